#include "grafts.h"

#include "convoys.h"
#include "smallworlds.h"

#include <algorithm>

namespace entente::proof {

namespace {

using Act = World::Act;

/// Can all orders be followed on the ground as it is laid out?
bool isLegal(const World &world)
{
    for (int u = 0; u < world.units; ++u) {
        const int to = world.to[u];
        const int place = world.act[u] == Act::Support ? (world.moves(to) ? int(world.to[to]) : to) : to;
        if (world.act[u] == Act::Hold || world.act[u] == Act::Convoy || place == u)
            continue;
        const bool sails = world.moves(u) && world.isArmy(u) && world.atSea && has(world.apart | world.via, u);
        if ((!sails && !has(world.near[u], place)) || (sails && has(world.atSea, place)))
            return false;
    }
    return true;
}

} // namespace

Grafts::Grafts(std::uint64_t seed) : m_state(88172645463325252u ^ (seed * 0x9E3779B97F4A7C15u))
{
    for (int units = 2; units <= 4; ++units) {
        for (const bool convoys : {false, true}) {
            const SmallWorlds worlds(units, convoys);
            for (std::size_t i = 0; i < worlds.patterns(); ++i)
                worlds.visit(i, [&](const World &world, std::uint64_t) { m_worlds.push_back(world); });
        }
    }
}

int Grafts::below(int n)
{
    m_state ^= m_state << 13;
    m_state ^= m_state >> 7;
    m_state ^= m_state << 17;
    return static_cast<int>((m_state >> 11) % static_cast<std::uint64_t>(n));
}

bool Grafts::graft(const World &a, const World &b, World &both)
{
    both = World();
    both.units = a.units + b.units;
    int empties = both.units;
    // Where each place of either is in both: its units' first, then empty ones, new or the other's.
    std::array<std::array<int, 2 * mostUnits>, 2> at = {};
    Mask taken[2] = {0, 0};
    const World *parts[2] = {&a, &b};
    for (int part = 0; part < 2; ++part) {
        const World &world = *parts[part];
        for (int place = 0; place < world.places(); ++place) {
            int &here = at[static_cast<std::size_t>(part)][static_cast<std::size_t>(place)];
            if (place < world.units) {
                here = part ? a.units + place : place;
                continue;
            }
            const int others = part ? a.units : b.units;
            const int chosen = below(2) ? (part ? 0 : a.units) + below(others) : empties;
            const int reused = part && empties > both.units && below(2) ? both.units + below(empties - both.units) : -1;
            here = reused >= 0 ? reused : chosen;
            if (has(taken[part], here))
                here = empties;
            taken[part] |= Mask(1) << here;
            empties = std::max(empties, here + 1);
        }
    }
    if (empties > both.places())
        return false;
    int powers = 0;
    std::array<int, 2 * mostUnits> called;
    called.fill(-1);
    for (int part = 0; part < 2; ++part) {
        const World &world = *parts[part];
        const auto &place = at[static_cast<std::size_t>(part)];
        const auto placed = [&](Mask set, Mask others) {
            Mask result = others;
            for (int p = 0; p < world.places(); ++p) {
                const Mask bit = Mask(1) << place[static_cast<std::size_t>(p)];
                result = has(set, p) ? result | bit : result & ~bit;
            }
            return result;
        };
        for (int u = 0; u < world.units; ++u) {
            const int name = place[static_cast<std::size_t>(u)];
            int &power = called[static_cast<std::size_t>(part * mostUnits + world.power[u])];
            if (power < 0)
                power = part && powers && below(2) ? below(powers) : powers;
            powers = std::max(powers, power + 1);
            both.power[name] = static_cast<std::int8_t>(power);
            both.act[name] = world.act[u];
            both.to[name] = static_cast<std::int8_t>(place[static_cast<std::size_t>(world.to[u])]);
            both.touches[name] = placed(world.touches[u], ~Mask(0));
            for (const Mask route : world.routes[u])
                both.routes[name].push_back(placed(route, 0));
        }
        both.via |= placed(world.via, 0);
        both.apart |= placed(world.apart, 0);
        both.atSea |= placed(world.atSea, 0);
        both.stranded |= placed(world.stranded, 0);
    }
    noteNeedless(both);
    both.layOut();
    return isLegal(both);
}

World Grafts::next()
{
    const auto any = [&]() -> const World & { return m_worlds[static_cast<std::size_t>(below(int(m_worlds.size())))]; };
    World both;
    while (!graft(any(), any(), both)) {
    }
    return both;
}

} // namespace entente::proof
