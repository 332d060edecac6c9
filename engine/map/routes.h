#pragma once

#include "map/board.h"

#include <optional>
#include <vector>

namespace entente {

/// Searches over the waters on which ships lie, and over what is two steps away. All are pure; sets of provinces say
/// where ships lie. Which chain is the shortest, Boost finds on the board's graph. Whether there is one is asked
/// thousands of times a phase and answered on sets of provinces, as ConvoyWaters does.

/// Can an army be carried from `from` to `to` over these waters (sea provinces with a fleet)?
bool convoyPossible(const Board &board, ProvinceId from, ProvinceId to, const ProvinceSet &fleets);

/// Can an army in `from` be carried anywhere over these waters?
bool isCarriedFrom(const Board &board, ProvinceId from, const ProvinceSet &fleets);

/// The provinces through which two steps lead from `from` to `to`: one step from either, none of them its own place or
/// `to`.
ProvinceSet waysBetween(const Board &board, Travel travel, RegionId from, ProvinceId to);
/// Is there any? `to` is not its own place.
bool hasWayBetween(const Board &board, Travel travel, RegionId from, ProvinceId to);

/// A shortest chain of waters from `from` to `to`, or nothing.
std::optional<std::vector<ProvinceId>> convoyRoute(const Board &board, ProvinceId from, ProvinceId to,
                                                   const ProvinceSet &fleets);

/// The same where a fleet in `through` is a link of the chain: a shortest way to it, then a shortest one on. It does
/// not lie among `fleets`.
std::optional<std::vector<ProvinceId>> convoyRouteThrough(const Board &board, ProvinceId from, ProvinceId through,
                                                          ProvinceId to, ProvinceSet fleets);

/// The fleets without which no chain is left, or that lie on some chain in which none is
/// superfluous (1971: a convoy with several routes fails with any of them).
ProvinceSet fleetsOnSomeRoute(const Board &board, ProvinceId from, ProvinceId to, const ProvinceSet &fleets);

/// Is this one of them? It lies among `fleets`. Seen without a search but for long chains.
bool fleetOnSomeRoute(const Board &board, ProvinceId fleet, ProvinceId from, ProvinceId to, const ProvinceSet &fleets);

} // namespace entente
