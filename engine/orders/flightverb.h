#pragma once

#include "orders/verb.h"

namespace entente {

/// Fly: a sortie (LiMa 3 to 9), or a path written leg by leg (1939 III 33 to 41).
template <>
struct VerbModule<Flight> {
    static constexpr VerbUse use = {.moves = true, .inAir = true};
    static std::string text(const OrderWriting &out, const Flight &flight);
    static std::optional<ParseError> read(OrderReader &reader, KindId fused);
    static Legality checkMoves(const MoveCheck &now, Flight &flight);
    static void list(MoveListing &listing);
};

} // namespace entente
