#pragma once

#include "map/board.h"
#include "orders/legality.h"
#include "orders/orderrules.h"

#include <array>

namespace entente::judge {

/// Tells by look-up that an order is legal beyond doubt: a hold, a move of one step, or a support, of an army or fleet
/// on the field. Of any other the full legality has to be asked (orders/legality.h).
class PlainOrders {
public:
    PlainOrders(const Board &board, const OrderRules &rules);

    /// Opens a phase; the position must outlive it.
    void open(const Position &position);
    /// Who stands on the field of a province, or no id; in a box, one of those who do.
    UnitId onField(ProvinceId place) const { return m_field[static_cast<std::size_t>(place.index())]; }
    /// Is the order, which names its unit well, legal beyond doubt? If so it is completed.
    bool knows(const Unit &unit, Order &order) const;

private:
    bool maySail(const UnitKind &kind) const;
    bool knowsMove(const Unit &unit, Move &move) const;
    bool knowsSupport(const Unit &unit, const Support &support) const;

    const Board &m_board;
    const OrderRules &m_rules;
    const Position *m_position = nullptr;
    std::array<UnitId, maxProvinces> m_field;
};

} // namespace entente::judge
