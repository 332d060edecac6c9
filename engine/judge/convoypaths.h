#pragma once

#include "judge/contest.h"
#include "map/board.h"
#include "map/routes.h"
#include "orders/order.h"
#include "rules/rulebook.h"

namespace entente::judge {

/// What judges ask of the map about convoys. `homes` tells where each actor stands.
template <class Mask>
struct ConvoyPaths {
    static constexpr bool plain = true; ///< no boxes, passes or walls: see Resolver
    static constexpr bool afoot = false;
    const Contest<Mask> &field;
    const Board &board;
    const Place *homes;

    ProvinceId home(int actor) const { return ProvinceId(homes[actor]); }
    ProvinceId goal(int actor) const { return ProvinceId(field.dest[static_cast<std::size_t>(actor)]); }

    ProvinceSet seas(Mask fleets) const
    {
        ProvinceSet set;
        each(fleets, [&](int f) { set.insert(home(f)); });
        return set;
    }

    /// Do these fleets join the actor's coast to the one it is bound for? Most convoys are of one fleet.
    bool joined(int actor, Mask fleets) const
    {
        if (!fleets)
            return false;
        if (!(fleets & (fleets - 1))) {
            const ProvinceId sea = home(lowest(fleets));
            return board.waters(home(actor)).contains(sea) && board.waters(goal(actor)).contains(sea);
        }
        return convoyPossible(board, home(actor), goal(actor), seas(fleets));
    }

    /// The fleets without which the route named or possible would be another (1971 XII.3: every one must stand). Of
    /// several fleets in one box any will do, and none of them is ever lost.
    Mask essential(int actor) const
    {
        const Mask carriers = field.carriers[static_cast<std::size_t>(actor)];
        const ProvinceSet on = fleetsOnSomeRoute(board, home(actor), goal(actor), seas(carriers));
        Mask fleets = 0;
        each(carriers, [&](int f) {
            if (on.contains(home(f)))
                fleets |= bit<Mask>(f);
        });
        return fleets;
    }

    /// Does the fleet lie on a chain of those that were ordered to carry its army? They join its way.
    bool carries(int fleet) const
    {
        const int army = field.target[static_cast<std::size_t>(fleet)];
        const Mask fleets = field.carriers[static_cast<std::size_t>(army)];
        const Mask others = fleets & ~bit<Mask>(fleet);
        if (!others)
            return true;
        const ProvinceId sea = home(fleet), from = home(army), to = goal(army);
        const bool starts = board.waters(from).contains(sea), ends = board.waters(to).contains(sea);
        if (starts && ends)
            return true;
        if (!(others & (others - 1))) { // a chain of two, one at either end and neither at both
            const ProvinceId other = home(lowest(others));
            return (starts || ends) && board.waters(sea).contains(other)
                   && board.waters(starts ? to : from).contains(other)
                   && !board.waters(starts ? from : to).contains(other);
        }
        return fleetsOnSomeRoute(board, from, to, seas(fleets)).contains(sea);
    }
};

/// The same where there are boxes, passes, walls, ways along other coasts or armies aboard fleets.
template <class Mask>
struct SpecialPaths : ConvoyPaths<Mask> {
    static constexpr bool plain = false;
};

/// Notes how a mover goes: by sea if it must (`distant`), if it says so, or if the edition sends it (DATC 4.A.3).
template <class Mask, class Paths>
void chooseWay(const Rulebook &rules, Contest<Mask> &field, const Paths &paths, int actor, bool distant, Way way)
{
    const auto u = static_cast<std::size_t>(actor);
    const auto fleets = field.carriers[u];
    bool sea = distant;
    bool walks = false;
    if (!sea && way != Way::Unsaid) {
        sea = true;
        walks = rules.viaFallback;
    } else if (!sea && fleets) {
        switch (rules.adjacentConvoy) {
        case Rulebook::AdjacentConvoy::IfOpposed: {
            const int v = field.occupant[field.dest[u]];
            sea = walks =
                v != nobody && field.dest[v] == field.home[u] && has(field.movers, v) && paths.joined(actor, fleets);
            break;
        }
        case Rulebook::AdjacentConvoy::ByIntent:
            sea = (fleets & field.ofPower[field.power[u]]) && paths.joined(actor, fleets);
            break;
        case Rulebook::AdjacentConvoy::OnlyIfAsked: break;
        }
    }
    if (!sea || (walks && !paths.joined(actor, fleets)))
        return;
    const auto self = bit<Mask>(actor);
    field.bySea |= self;
    field.carrying |= fleets;
    if (walks)
        field.mayWalk |= self;
}

template <class Mask>
void setSwitches(Contest<Mask> &field, const Rulebook &rules)
{
    field.convoyAttacksFromSea = rules.convoyAttacksFromSea;
    field.loserHasNoEffect = rules.headToHeadLoser == Rulebook::HeadToHeadLoser::HasNoEffect;
    field.anyBrokenDisrupts = rules.multiRoute == Rulebook::MultiRoute::AnyBrokenDisrupts;
    field.sparesAttackOnConvoy =
        rules.paradox == Rulebook::Paradox::Rules1971 || rules.paradox == Rulebook::Paradox::Rules1982;
    field.sparesActionAtConvoy = rules.paradox == Rulebook::Paradox::Rules1982;
}

} // namespace entente::judge
