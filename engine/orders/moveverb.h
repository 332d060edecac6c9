#pragma once

#include "orders/verb.h"

namespace entente {

/// Go: a step, a march of several hops, a way over the fleets of a convoy, or a voyage aboard one.
template <>
struct VerbModule<Move> {
    static constexpr VerbUse use = {.moves = true};
    static constexpr Meaning word = Meaning::Move;
    static std::string text(const OrderWriting &out, const Move &move);
    static std::optional<ParseError> read(OrderReader &reader, KindId fused);
    static Legality checkMoves(const MoveCheck &now, Move &move);
    static void list(MoveListing &listing);
};

/// Could the fleets that lie at sea now carry this unit anywhere? An order that says "via" and can't be carried by
/// anybody is no order (DATC 4.A.3, 6.D.32), wherever it leads.
Legality mayGoByConvoy(const MoveCheck &now);

/// A move of several hops: each a step by land, none back to the start (1939 III 23, T20).
Legality checkMarch(const MoveCheck &now, Move &move);

} // namespace entente
