#pragma once

#include "orders/orderrules.h"
#include "orders/order.h"

#include <vector>

namespace entente {

class Board;

/// Who writes, and what is known to them.
struct OrdersWriter {
    PowerId power;
    bool everyone = false;         ///< writes for all powers
    std::vector<GivenOrder> known; ///< orders that are given already and may be seen

    bool mayOrder(PowerId other) const { return everyone || other == power; }
};

/// What a convoy still lacks: an order for each fleet of a shortest chain that carries the army and, if `given` is a
/// fleet's, one for the army. Only units of the writer's are ordered, and none that has an order already; fleets of
/// others may be links of the chain where there is no other. Empty for any other order, and where no chain is left.
std::vector<GivenOrder> escortOrders(const Board &board, const OrderRules &rules, const Position &position,
                                     const GivenOrder &given, const OrdersWriter &writer);

} // namespace entente
