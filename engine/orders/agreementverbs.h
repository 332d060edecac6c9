#pragma once

#include "orders/verb.h"

namespace entente {

/// Leave for another power's unit to land (1939 III 44).
template <>
struct VerbModule<Permission> {
    static constexpr VerbUse use = {.moves = true, .ofUnit = false, .passesUnit = true};
    static std::string text(const OrderWriting &out, const Permission &permission);
    static std::optional<ParseError> read(OrderReader &reader, KindId fused);
    static Legality checkOwn(const PowerCheck &now, Permission &permission);
};

/// An agreement that units act in one step (Sequential 3). Of two parties, it names units of both; whether the other
/// has signed is for the judge to say.
template <>
struct VerbModule<Contract> {
    static constexpr VerbUse use = {.moves = true, .ofUnit = false};
    static std::string text(const OrderWriting &out, const Contract &contract);
    static std::optional<ParseError> read(OrderReader &reader, KindId fused);
    static Legality checkOwn(const PowerCheck &now, Contract &contract);
};

} // namespace entente
