#pragma once

#include "orders/verb.h"

namespace entente {

/// Where a dislodged unit goes.
template <>
struct VerbModule<Retreat> {
    static constexpr VerbUse use = {.retreats = true};
    static constexpr Meaning word = Meaning::Retreat;
    static std::string text(const OrderWriting &out, const Retreat &retreat);
    static std::optional<ParseError> read(OrderReader &reader, KindId fused);
    static Legality checkRetreats(const RetreatCheck &now, Order &order);
    static void listRetreats(const DislodgedUnit &dislodged, std::vector<Order> &out);
};

} // namespace entente
