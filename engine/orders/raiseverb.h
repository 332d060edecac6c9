#pragma once

#include "orders/verb.h"

namespace entente {

/// Drive a besieger away from the walls of another unit (City State 7f).
template <>
struct VerbModule<Raise> {
    static constexpr VerbUse use = {.moves = true};
    static std::string text(const OrderWriting &out, const Raise &raise);
    static std::optional<ParseError> read(OrderReader &reader, KindId fused);
    static Legality checkMoves(const MoveCheck &now, Raise &raise);
    static void list(MoveListing &listing);
};

/// May a unit there raise a siege? None does from a pass or a box (City State 8b).
bool raisesFrom(const Board &board, ProvinceId here);

} // namespace entente
