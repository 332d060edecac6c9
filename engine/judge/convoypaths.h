#pragma once

#include "judge/contest.h"
#include "map/board.h"
#include "map/routes.h"

namespace entente::judge {

/// What the resolver asks of the map about convoys: do these fleets join the army's coast to the one it is bound for?
template <class Mask>
struct ConvoyPaths {
    static constexpr bool afoot = false;
    static constexpr bool plain = true; ///< no boxes, passes or walls: see Resolver
    const Contest<Mask> &c;
    const Board &board;

    ProvinceSet seas(Mask fleets) const
    {
        ProvinceSet set;
        each(fleets, [&](int f) { set.insert(ProvinceId(c.home[f])); });
        return set;
    }

    bool joined(int actor, Mask fleets) const
    {
        return fleets && convoyPossible(board, ProvinceId(c.home[actor]), ProvinceId(c.dest[actor]), seas(fleets));
    }

    /// The fleets without which the route named or possible would be another (1971 XII.3: every one must stand).
    Mask essential(int actor) const
    {
        const ProvinceSet on = fleetsOnSomeRoute(board, ProvinceId(c.home[actor]), ProvinceId(c.dest[actor]), seas(c.carriers[actor]));
        Mask fleets = 0;
        each(c.carriers[actor], [&](int f) {
            if (on.contains(ProvinceId(c.home[f])))
                fleets |= bit<Mask>(f);
        });
        return fleets;
    }
};

} // namespace entente::judge
