#pragma once

#include "game/replytree.h"
#include "game/safest.h"

#include <vector>

namespace entente {

class Adjudicator;
class OptionTable;

/// What the units of one power and those of the others could be told in a season of moves. The searches for replies,
/// for safe plans and for puzzles ask here.

/// One order a unit, by unit, as the judge deals them out: a unit without one holds. Behind them stands what powers
/// order of their own (contracts, leave to land).
std::vector<GivenOrder> dealtOrders(const Board &board, Adjudicator &judge, const Position &position,
                                    const std::vector<GivenOrder> &orders);

/// Every legal order of the units of others, by unit, but the one that each has in `season` (of `dealtOrders`).
std::vector<ReplyTree::Option> optionsOfOthers(const Board &board, const OptionTable &table, const Position &position,
                                               const std::vector<GivenOrder> &season, PowerId power);

/// How many replies these are, with the one in which nobody takes an option.
double countOfReplies(const std::vector<ReplyTree::Option> &options);

/// Drops moves by convoys that only fleets of the power could make which make none in `season`: these armies stay.
void dropUncarried(std::vector<ReplyTree::Option> &options, const Board &board, const OrderRules &rules,
                   const Position &position, const std::vector<GivenOrder> &season, PowerId power);

/// The orders of a unit of the power's that could matter to what its units reach, but the one that it has in `season`.
/// Help for units of others is none: they need not do what is helped.
std::vector<Order> ownChoices(const Board &board, const OptionTable &table, const Position &position,
                              const std::vector<GivenOrder> &season, UnitId unit);

/// Of the choices of each unit all but the first: keeps those that go to a goal or to who could come there by one of
/// `options`, or that help at a goal.
void keepNearGoals(std::vector<std::vector<Order>> &choices, const Board &board, const Position &position,
                   const std::vector<ReplyTree::Option> &options, const std::vector<SafestPlans::Goal> &goals);

} // namespace entente
