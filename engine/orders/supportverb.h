#pragma once

#include "orders/verb.h"

namespace entente {

/// Help another unit to hold, or to get where it goes.
template <>
struct VerbModule<Support> {
    static constexpr VerbUse use = {.moves = true};
    static constexpr Meaning word = Meaning::Support;
    static std::string text(const OrderWriting &out, const Support &support);
    static std::optional<ParseError> read(OrderReader &reader, KindId fused);
    static Legality checkMoves(const MoveCheck &now, Support &support);
    static void list(MoveListing &listing);
};

/// The same where the supporter reaches other places than by a step.
Legality checkSupport(const MoveCheck &now, Support &support, const ProvinceSet &reach);
/// The supported unit must be able to go there: by a step, or carried by fleets that lie on the
/// board, the supporter excepted (it cannot do both; DATC 6.D.31).
Legality checkSupportedMove(const MoveCheck &now, const Unit &backed, Support &support, ProvinceId place);

} // namespace entente
