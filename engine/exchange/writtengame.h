#pragma once

#include "base/wording.h"
#include "game/game.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// What all writers of games for other programs ask of a game.

/// What the program calls the variant, whose names begin with `prefix` among `Variant::elsewhere`; the first that says
/// more than the prefix. Empty: it is not known there.
std::string variantThere(const Variant &variant, std::string_view prefix);

/// The order with what it leaves unsaid, as the rules complete it. One that can't be followed is told its unit at
/// least.
Order saidInFull(const Game &game, const Position &position, const GivenOrder &given);

/// A move of the orders' phase that takes a convoy: it says so, or no step leads there.
bool goesOverWater(const Board &board, const Order &order);

/// Can the order be followed? `result`: what the judge said of it, null where he has not; then it is judged by itself.
bool canBeFollowed(const Game &game, const Position &position, const GivenOrder &given, const OrderResult *result);
/// Says that an order that can't be followed is not written.
Wording leftOut(const Board &board, const Phase &phase, const Order &order);

/// Says that the form does not hold by which waters a move goes.
Wording watersLeftOut(const Board &board, const Phase &phase, const Order &order);

/// What the judge said of the order, by its place among the turn's; null where it said nothing.
const OrderResult *resultOfOrder(const Turn &turn, std::size_t order);

/// Did it do what it was to do? A support or a convoy that nobody broke succeeds, whatever it was good for.
bool succeeded(const OrderResult &result);

/// Units that the turn drove out: those that may retreat, and those that had nowhere to go. Sorted.
std::vector<Unit> drivenOut(const Turn &turn);
/// Of these, those that had nowhere to go.
std::vector<Unit> trapped(const Turn &turn);

/// A unit that a program lists in a phase.
struct ListedUnit {
    Unit unit;
    bool dislodged;
};
/// Those that stand, those that must retreat, and last whoever is `gone` here and still to disband there.
std::vector<ListedUnit> listedUnits(const Position &position, const std::vector<Unit> &gone);

} // namespace entente
