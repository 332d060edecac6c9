#pragma once

#include "map/board.h"
#include "map/flights.h"
#include "orders/legality.h"
#include "orders/order.h"

#include <array>
#include <optional>
#include <span>

namespace entente {

/// Flights along a path that is written leg by leg (1939 III 33 to 41). Ranges and costs are in half points; what
/// a leg costs and how far a bomber gets is for the map to say (FlightTable).

/// Are there such flights on this board?
bool fliesTours(const Board &board);
int tourCost(const Board &board, const Flight &flight);
/// How far the kind flies in this season.
int tourRange(const Board &board, KindId kind, const Phase &phase);

/// Where a bomber may come down, as far as the orders that are known tell (1939 III 36, 42, 44).
enum class Runway {
    Sea,     ///< nobody lands there
    Neutral, ///< nobody's land, where nobody can give leave
    NoLeave, ///< another's land, and leave is not known
    Own,
    ByLeave, ///< its owner has given leave
    Taken,   ///< another bomber rests there, or is known to land there
};
Runway runwayAt(const Board &board, const Position &position, std::span<const GivenOrder> known, const Unit &bomber,
                ProvinceId place);

/// Path, range and mission of a bomber's flight (1939 III 33, 37 to 41). Whether what it supports was ordered, and
/// where it may land after all, is for the judge.
Legality checkTour(const Board &board, const Position &position, const Unit &bomber, const Flight &flight);

} // namespace entente
