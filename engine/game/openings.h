#pragma once

#include "game/game.h"

#include <string>
#include <string_view>

namespace entente {

/// What the power ordered in the first season of moves, sorted: "A Bud - Ser, A Vie - Gal, F Tri - Alb". Empty:
/// nothing.
std::string openingOrders(const Game &game, PowerId power);
/// The variant's opening that such orders of the power are; of several the one that asks most. Null: they have no name.
/// It lives as long as the variant.
const Opening *openingNamed(const Variant &variant, std::string_view power, std::string_view orders);
/// The opening that the power played by that turn; null if it has no name, or the turn is not the first of a game in
/// which the power began as the variant has it. Of a game as a seat sees it under fog: null too for a power of whose
/// units and moves any is out of sight.
const Opening *openingPlayed(const Game &game, int turn, PowerId power);

} // namespace entente
