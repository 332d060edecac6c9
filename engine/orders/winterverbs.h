#pragma once

#include "orders/verb.h"

namespace entente {

/// A new unit.
template <>
struct VerbModule<Build> {
    static constexpr VerbUse use = {.winters = true};
    static constexpr Meaning word = Meaning::Build;
    static std::string text(const OrderWriting &out, const Build &build);
    static std::optional<ParseError> read(OrderReader &reader, KindId fused);
    static Legality checkWinters(const WinterCheck &now, Order &order);
    static void listWinters(const WinterCheck &now, std::vector<Order> &out);
};

/// A build that is not used.
template <>
struct VerbModule<Waive> {
    static constexpr VerbUse use = {.winters = true, .ofUnit = false};
    static std::string text(const OrderWriting &out, const Waive &waive);
    static std::optional<ParseError> read(OrderReader &reader, KindId fused);
    static Legality checkWinters(const WinterCheck &now, Order &order);
    static void listWinters(const WinterCheck &now, std::vector<Order> &out);
};

/// Supply points for another power (1939 III 12).
template <>
struct VerbModule<Transfer> {
    static constexpr VerbUse use = {.winters = true, .ofUnit = false};
    static std::string text(const OrderWriting &out, const Transfer &transfer);
    static std::optional<ParseError> read(OrderReader &reader, KindId fused);
    static Legality checkWinters(const WinterCheck &now, Order &order);
    static void listWinters(const WinterCheck &now, std::vector<Order> &out);
};

} // namespace entente
