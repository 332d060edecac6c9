#pragma once

#include "orders/position.h"

#include <vector>

namespace entente {

class Board;

/// What supply is where cities have ports, trade by sea, or serve a power that needs two of them for a unit. All of
/// it is told from the board's data: on other boards a centre is a centre and feeds one unit.

/// Are fleets built at ports alone (City State 5)?
bool hasPorts(const Board &board);
/// May the power build this kind of unit here, as far as the board alone tells? A port serves whoever owns it; armies
/// are built at home, by a power without a home at any centre (C5, C22).
bool isSiteFor(const Board &board, PowerId power, KindId kind, ProvinceId site);
/// The same for any kind at all.
bool isSiteFor(const Board &board, PowerId power, ProvinceId site);

/// Are there walls here that such a unit may stand behind? Fleets go behind those of ports only (City State 7h).
bool mayStandInside(const Board &board, const Unit &unit);

/// So many seasons of moves that count, and whoever is behind walls surrenders (City State 7g).
inline constexpr int siegeSeasons = 2;

/// Does a double centre count two for its home power now (City State 4, C1-C4)? It owns it, and seas that are vacant or
/// hold its own fleets join it to the edge of the board.
bool countsDouble(const Board &board, const Position &position, ProvinceId centre);

/// The way that a chain takes or would take: over the fewest seas that others hold, of these the shortest.
struct TradeRoute {
    std::vector<ProvinceId> seas; ///< from the centre to the edge of the board
    ProvinceId brokenAt;          ///< the first of them that another power's fleet holds; none: the chain is whole
};
TradeRoute tradeRouteOf(const Board &board, const Position &position, ProvinceId centre);

/// Units that the power's centres feed.
int unitsFed(const Board &board, const Position &position, PowerId power);
/// Units of the power that must be fed: all but those of a kind that returns (C22).
int unitsToFeed(const Board &board, const Position &position, PowerId power);
/// How many fleets the power loses before anything else, for want of a port: none or one (City State 5, C6).
int fleetsForfeit(const Board &board, const Position &position, PowerId power);

/// Is the power out of the game at the end of a season (City State 8f, C24)? From a certain year on it must have a unit
/// of its mainstay on the board, boxes and passes not counted.
bool isOut(const Board &board, const Position &position, PowerId power);
/// The loss that is made good this winter, or -1: the oldest, one of this year's autumn excepted (8e, C23).
int lossMadeGood(const Position &position);

} // namespace entente
