#pragma once

#include "orders/verb.h"

namespace entente {

/// Give a unit up: one that must retreat, or in a winter one that its power cannot keep.
template <>
struct VerbModule<Disband> {
    static constexpr VerbUse use = {.retreats = true, .winters = true};
    static constexpr Meaning word = Meaning::Disband;
    static std::string text(const OrderWriting &out, const Disband &disband);
    static std::optional<ParseError> read(OrderReader &reader, KindId fused);
    static Legality checkRetreats(const RetreatCheck &now, Order &order);
    static void listRetreats(const DislodgedUnit &dislodged, std::vector<Order> &out);
    static Legality checkWinters(const WinterCheck &now, Order &order);
    static void listWinters(const WinterCheck &now, std::vector<Order> &out);
};

} // namespace entente
