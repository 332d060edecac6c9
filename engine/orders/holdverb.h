#pragma once

#include "orders/verb.h"

namespace entente {

/// Stay, which is what a unit without an order does too.
template <>
struct VerbModule<Hold> {
    static constexpr VerbUse use = {.moves = true, .inAir = true};
    static constexpr Meaning word = Meaning::Hold;
    static std::string text(const OrderWriting &out, const Hold &hold);
    static std::optional<ParseError> read(OrderReader &reader, KindId fused);
    static Legality checkMoves(const MoveCheck &now, Hold &hold);
    static void list(MoveListing &listing);
};

} // namespace entente
