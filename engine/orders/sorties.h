#pragma once

#include "base/bits.h"
#include "orders/legality.h"
#include "orders/order.h"

#include <optional>
#include <span>

namespace entente {

class Board;
class Occupancy;
struct OrderRules;

/// Flights from a base to an objective at most two spaces away (LiMa 3 to 9). Distances are counted on the air
/// passages, in which impassable land has no part (LiMa 9).

/// Provinces within one space of the base. What is within two, the map knows (FlightTable).
const ProvinceSet &airNeighbours(const Board &board, ProvinceId base);

/// May squadrons of this power invade the place, near or far (LiMa 7)? They may where it is land without a centre, a
/// centre that is its own or its home, a neutral one that nobody owns, or one in which an army or fleet of its own has
/// ended a season or stands now.
bool mayInvade(const Board &board, const OrderRules &rules, const Position &position, PowerId power, ProvinceId place);
/// Where this squadron may invade within its range.
ProvinceSet invasionsOf(const Board &board, const OrderRules &rules, const Position &position, const Unit &squadron);

/// Where a squadron driven out of its base can go, whoever stands there: land within `radius` of `centre`, neither of
/// the two included (LiMa 4, 11).
ProvinceSet airRefuges(const Board &board, ProvinceId base, ProvinceId centre, int radius);

/// Is it a centre that another power owns?
bool isForeignCentre(const Board &board, const Position &position, PowerId power, ProvinceId place);

/// Does a rule of this board ask where armies and fleets have been (LiMa 7c)? Then Position::footholds has a set for
/// each power.
bool keepsFootholds(const Board &board);

/// Is there an airfield where the power may build this kind (LiMa 12)? True for kinds that need none.
bool hasAirfield(const Board &board, KindId kind, ProvinceId site);

/// Path and purpose of a squadron's flight; fills in the way where only one leads there (LiMa 5). What it supports is
/// not looked at.
Legality checkSortie(const Board &board, const OrderRules &rules, const Position &position, const Unit &squadron,
                     Flight &flight);

/// What an order does, on foot or by air: where it means to go and stay, none if it stays; the support that it gives,
/// if it gives one.
RegionId destinationOf(const Board &board, const Order &order);
std::optional<Support> supportGivenBy(const Order &order);

/// Which of the units in a place a flight covers: an army aboard is told from its fleet by its kind, and only its
/// landing is covered.
Layer coveredLayer(const Board &board, const Position &position, const Occupancy &occupancy, const Backed &backed);

/// A move or support that was written for a squadron as if for an army is an invasion or a cover.
void makeFlight(const Board &board, Order &order);

} // namespace entente
