#include "convoys.h"

#include <algorithm>

namespace entente::proof {

using Act = World::Act;

std::vector<Mask> chainsOf(const std::array<Mask, mostUnits> &touches, const std::vector<int> &fleets, int from, int to)
{
    // From short chains to long ones: a longer one counts if it does without every shorter one.
    std::vector<Mask> chains, routes;
    for (Mask some = 1; some < 1u << fleets.size(); ++some) {
        Mask members = 0, reached = 0, landing = 0;
        for (std::size_t i = 0; i < fleets.size(); ++i) {
            if (has(some, static_cast<int>(i))) {
                members |= 1u << fleets[i];
                reached |= Mask(has(touches[fleets[i]], from)) << fleets[i];
                landing |= Mask(has(touches[fleets[i]], to)) << fleets[i];
            }
        }
        for (Mask before = 0; before != reached;) {
            before = reached;
            for (const int f : fleets)
                reached |= has(before, f) ? touches[f] & members : 0;
        }
        if (reached & landing)
            chains.push_back(members);
    }
    for (const Mask chain : chains) {
        if (std::none_of(chains.begin(), chains.end(),
                         [&](Mask other) { return other != chain && (other & chain) == other; }))
            routes.push_back(chain);
    }
    std::sort(routes.begin(), routes.end());
    return routes;
}

void noteNeedless(World &world)
{
    // Fleets that do not carry it may be links of its chain as well: what is needless hangs on who is there.
    std::vector<int> fleets;
    for (int f = 0; f < world.units; ++f) {
        if (has(world.atSea, f))
            fleets.push_back(f);
    }
    world.needless = 0;
    for (const int f : fleets) {
        if (world.act[f] != Act::Convoy)
            continue;
        const int carried = world.to[f];
        bool needed = has(world.apart, carried);
        for (const Mask chain : chainsOf(world.touches, fleets, carried, world.to[carried]))
            needed = needed || has(chain, f);
        world.needless |= Mask(!needed) << f;
    }
}

World withoutConvoy(World world, int fleet)
{
    const int army = world.to[fleet];
    world.act[fleet] = Act::Hold;
    world.to[fleet] = static_cast<std::int8_t>(fleet);
    std::erase_if(world.routes[army], [&](Mask route) { return has(route, fleet); });
    world.stranded |= Mask(world.routes[army].empty()) << army;
    noteNeedless(world);
    world.layOut();
    return world;
}

} // namespace entente::proof
