#pragma once

#include "game/turn.h"
#include "rules/variant.h"

#include <functional>
#include <optional>
#include <vector>

namespace entente {

/// Plays a season of moves whose order of acting is lost: some order, if there is one, in which these orders lead to
/// `after`. What it finds tells no more of the true one than the board does. Without a secret order in the rules, and
/// in other phases, there is nothing to look for.
///
/// All at once is tried first, then the powers that have orders in every order there is, of which seven have 5040.
/// `asTaken` makes of a turn what the game takes it for (Game::inThisGame); that is what must lead to `after`, and what
/// is given back.
std::optional<Turn> playTowards(const Variant &variant, const Rulebook &rules, const Position &before,
                                const std::vector<GivenOrder> &orders, const Position &after,
                                const std::function<Turn(Turn)> &asTaken);

} // namespace entente
