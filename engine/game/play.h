#pragma once

#include "game/turn.h"
#include "judge/adjudicator.h"
#include "rules/variant.h"

namespace entente {

/// Plays one phase: adjudicates the orders, applies the steps of the season that follow it, and
/// goes on to the next phase that somebody needs. Pure: nothing is printed or kept.
///
/// `rules` are the variant's with the game's settings applied.
Turn playPhase(const Variant &variant, const Rulebook &rules, const Position &before, std::vector<GivenOrder> orders);
/// The same with a judge that is kept between calls (it must have been made for this board and rules); `because` of the
/// results stays empty: `findCauses` looks for it (game/causes.h).
Turn playPhase(Adjudicator &judge, const Variant &variant, const Position &before, std::vector<GivenOrder> orders);

/// Powers that have something to order in this phase.
std::vector<PowerId> powersToOrder(const Board &board, const Position &position);
/// How many orders the power may give in this phase (units, retreats, builds or removals).
int ordersExpected(const Board &board, const Position &position, PowerId power);
/// What the power might have built in a winter that was played, and neither built nor waived: units, or supply points
/// where units cost those. 0 in any other phase, and for a power that had to disband.
int leftUnbuilt(const Board &board, const Turn &turn, PowerId power);

} // namespace entente
