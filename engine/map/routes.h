#pragma once

#include "map/board.h"

#include <optional>
#include <vector>

namespace entente {

/// Searches on the board's graph. All are pure; sets of provinces say where ships lie.

/// Can an army be carried from `from` to `to` over these waters (sea provinces with a fleet)?
bool convoyPossible(const Board &board, ProvinceId from, ProvinceId to, const ProvinceSet &fleets);

/// Every province that an army in `from` can be carried to over these waters, `from` excluded.
ProvinceSet convoyReach(const Board &board, ProvinceId from, const ProvinceSet &fleets);

/// A shortest chain of waters from `from` to `to`, or nothing.
std::optional<std::vector<ProvinceId>> convoyRoute(const Board &board, ProvinceId from, ProvinceId to,
                                                   const ProvinceSet &fleets);

/// The fleets without which no chain is left, or that lie on some chain in which none is
/// superfluous (1971: a convoy with several routes fails with any of them).
ProvinceSet fleetsOnSomeRoute(const Board &board, ProvinceId from, ProvinceId to, const ProvinceSet &fleets);

/// Is this one of them? It lies among `fleets`. Seen without a search but for long chains.
bool fleetOnSomeRoute(const Board &board, ProvinceId fleet, ProvinceId from, ProvinceId to, const ProvinceSet &fleets);

} // namespace entente
