#pragma once

#include "orders/verb.h"

namespace entente {

/// Carry an army over the sea.
template <>
struct VerbModule<Convoy> {
    static constexpr VerbUse use = {.moves = true};
    static constexpr Meaning word = Meaning::Convoy;
    static std::string text(const OrderWriting &out, const Convoy &convoy);
    static std::optional<ParseError> read(OrderReader &reader, KindId fused);
    static Legality checkMoves(const MoveCheck &now, Convoy &convoy);
    static void list(MoveListing &listing);
};

} // namespace entente
