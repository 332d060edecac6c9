#include "smallworlds.h"

#include "convoys.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace entente::proof {

namespace {

using Act = World::Act;

/// What a unit is told, in the order in which units are written down.
enum Verb : std::uint8_t { Holds, Goes, GoesOut, Supports, Convoys, GoesVia, GoesOutVia, Sails, SailsOut };

bool isMove(std::uint8_t verb)
{
    return verb != Holds && verb != Supports && verb != Convoys;
}
bool goesOut(std::uint8_t verb)
{
    return verb == GoesOut || verb == GoesOutVia || verb == SailsOut;
}

std::uint64_t factorial(int n)
{
    return n < 2 ? 1 : static_cast<std::uint64_t>(n) * factorial(n - 1);
}

/// Ways to divide things into groups that have no names: each as the group of every thing, a new one being the next.
void eachDivision(int things, const std::function<void(const std::array<std::int8_t, mostUnits> &)> &each)
{
    std::array<std::int8_t, mostUnits> group = {};
    std::function<void(int, int)> go = [&](int i, int groups) {
        if (i == things)
            return each(group);
        for (int g = 0; g <= groups; ++g) {
            group[i] = static_cast<std::int8_t>(g);
            go(i + 1, std::max(groups, g + 1));
        }
    };
    go(0, 0);
}

} // namespace

SmallWorlds::SmallWorlds(int units, bool convoys) : m_units(units), m_convoys(convoys)
{
    extend(0, 0);
}

/// Units are written down by verb, so that of all their names those are left that keep verbs in order.
void SmallWorlds::extend(int unit, int empty)
{
    if (unit == m_units)
        return take();
    const int first = unit ? m_now[unit - 1].verb : int(Holds);
    for (int verb = first; verb <= (m_convoys ? SailsOut : Supports); ++verb) {
        const auto told = [&](int to) {
            m_now[unit] = {static_cast<std::uint8_t>(verb), static_cast<std::uint8_t>(to)};
            extend(unit + 1, goesOut(m_now[unit].verb) ? std::max(empty, to - m_units + 1) : empty);
        };
        if (verb == Holds) {
            told(unit);
        } else if (goesOut(static_cast<std::uint8_t>(verb))) {
            for (int to = 0; to <= empty; ++to)
                told(m_units + to);
        } else {
            for (int to = 0; to < m_units; ++to) {
                if (to != unit)
                    told(to);
            }
        }
    }
}

/// Keeps what is first among all its names.
void SmallWorlds::take()
{
    if (!isLegal())
        return;
    if (eachRenaming(m_now, [&](const Renaming &names) { return renamed(m_now, names) >= m_now; }))
        m_patterns.push_back(m_now);
}

bool SmallWorlds::isLegal() const
{
    if (!m_convoys)
        return true;
    Mask fleets = 0, armies = 0;
    for (int u = 0; u < m_units; ++u) {
        if (m_now[u].verb == Convoys) {
            fleets |= 1u << u;
            armies |= 1u << m_now[u].to;
        }
    }
    if (!fleets)
        return false;
    for (int u = 0; u < m_units; ++u) {
        const Told &told = m_now[u];
        if (has(armies, u) ? !isMove(told.verb) : told.verb > Convoys)
            return false; // an army that is carried moves; whoever says so has a fleet
        if (!has(armies, u) || goesOut(told.verb))
            continue;
        if (has(fleets, told.to))
            return false; // armies land on the shore
        const bool back = m_now[told.to].to == u && has(armies, told.to);
        if (back && (told.verb == Sails) != (m_now[told.to].verb == Sails))
            return false; // both can walk or neither
    }
    return true;
}

SmallWorlds::Pattern SmallWorlds::renamed(const Pattern &pattern, const Renaming &names) const
{
    Pattern result = {};
    for (int u = 0; u < m_units; ++u) {
        const Told &told = pattern[u];
        result[names[u]] = {told.verb, told.to < m_units ? names[told.to] : told.to};
    }
    std::array<std::uint8_t, mostUnits> out = {};
    int empty = 0;
    for (int u = 0; u < m_units; ++u) {
        if (goesOut(result[u].verb)) {
            std::uint8_t &name = out[result[u].to - m_units];
            if (!name)
                name = static_cast<std::uint8_t>(m_units + ++empty);
            result[u].to = static_cast<std::uint8_t>(name - 1);
        }
    }
    return result;
}

/// Every renaming of units that leaves verbs in order, until `each` says no.
template <class Each>
bool SmallWorlds::eachRenaming(const Pattern &pattern, Each &&each) const
{
    Renaming names = {};
    const auto go = [&](auto &&self, int place, Mask used) -> bool {
        if (place == m_units)
            return each(names);
        for (int u = 0; u < m_units; ++u) {
            if (has(used, u) || pattern[u].verb != pattern[place].verb)
                continue;
            names[u] = static_cast<std::uint8_t>(place);
            if (!self(self, place + 1, used | 1u << u))
                return false;
        }
        return true;
    };
    return go(go, 0, 0);
}

World SmallWorlds::worldOf(const Pattern &pattern) const
{
    World world;
    world.units = m_units;
    for (int u = 0; u < m_units; ++u) {
        const Told &told = pattern[u];
        world.act[u] = isMove(told.verb)       ? Act::Move
                       : told.verb == Supports ? Act::Support
                       : told.verb == Convoys  ? Act::Convoy
                                               : Act::Hold;
        world.to[u] = static_cast<std::int8_t>(told.to);
        world.via |= Mask(told.verb == GoesVia || told.verb == GoesOutVia) << u;
        world.apart |= Mask(told.verb == Sails || told.verb == SailsOut) << u;
        world.touches[u] = ~Mask(0);
        world.atSea |= Mask(told.verb == Convoys) << u;
    }
    return world;
}

/// Every choice of which fleets lie at the army's shore, at the shore that it is bound for, and beside each other, once
/// for each set of routes that comes of it. A unit on that shore that attacks a fleet, or backs it or such an attack,
/// lies beside it.
std::vector<SmallWorlds::Waters> SmallWorlds::watersOf(const World &world, int army) const
{
    std::vector<int> fleets;
    for (int f = 0; f < m_units; ++f) {
        if (world.act[f] == Act::Convoy && world.to[f] == army)
            fleets.push_back(f);
    }
    const int count = static_cast<int>(fleets.size()), shore = world.to[army];
    const auto isBeside = [&](int f) {
        if (shore >= m_units)
            return false;
        const int helped = world.to[shore];
        return world.act[shore] == Act::Move
                   ? helped == f
                   : world.act[shore] == Act::Support && (world.moves(helped) ? world.to[helped] : helped) == f;
    };
    std::map<std::vector<Mask>, Waters> found;
    for (Mask bits = 0; bits < 1u << (2 * count + count * (count - 1) / 2); ++bits) {
        Waters waters{{}, world.touches};
        int next = 0;
        bool fits = true;
        for (const int f : fleets) {
            Mask &touches = waters.touches[f];
            for (const int place : {army, shore}) {
                if (!has(bits, next++))
                    touches &= ~(1u << place);
            }
            fits = fits && (!isBeside(f) || has(touches, shore));
        }
        for (int i = 0; i < count; ++i) {
            for (int j = 0; j < i; ++j) {
                if (!has(bits, next++)) {
                    waters.touches[fleets[i]] &= ~(1u << fleets[j]);
                    waters.touches[fleets[j]] &= ~(1u << fleets[i]);
                }
            }
        }
        if (!fits)
            continue;
        waters.routes = chainsOf(waters.touches, fleets, army, shore);
        // A fleet that no way leads over has no order that can be followed, and is one that holds.
        Mask useful = 0;
        const std::function<void(int, Mask)> sail = [&](int f, Mask over) {
            over |= 1u << f;
            if (has(waters.touches[f], shore))
                useful |= over;
            for (const int on : fleets) {
                if (!has(over, on) && has(waters.touches[f], on))
                    sail(on, over);
            }
        };
        for (const int f : fleets) {
            if (has(waters.touches[f], army))
                sail(f, 0);
        }
        if (std::popcount(useful) == count)
            found.emplace(waters.routes, waters);
    }
    std::vector<Waters> result;
    for (auto &[routes, waters] : found)
        result.push_back(waters);
    return result;
}

void SmallWorlds::visit(std::size_t index, const Visit &visit) const
{
    const Pattern &pattern = m_patterns[index];
    std::vector<Renaming> symmetries;
    eachRenaming(pattern, [&](const Renaming &names) {
        if (renamed(pattern, names) == pattern)
            symmetries.push_back(names);
        return true;
    });

    /// Is what was chosen first among what the symmetries make of it? And how many of them leave it as it is?
    using Choice = std::pair<std::array<std::vector<Mask>, mostUnits>, std::array<std::int8_t, mostUnits>>;
    const auto image = [&](const World &world, const Renaming &names) {
        Choice made;
        std::array<std::int8_t, mostUnits> power = {};
        for (int u = 0; u < m_units; ++u) {
            power[names[u]] = world.power[u];
            for (const Mask route : world.routes[u]) {
                Mask renamedRoute = 0;
                for (int f = 0; f < m_units; ++f)
                    renamedRoute |= Mask(has(route, f)) << names[f];
                made.first[names[u]].push_back(renamedRoute);
            }
            std::sort(made.first[names[u]].begin(), made.first[names[u]].end());
        }
        std::array<std::int8_t, mostUnits> called = {};
        std::int8_t powers = 0;
        for (int u = 0; u < m_units; ++u) {
            std::int8_t &name = called[power[u]];
            if (!name)
                name = ++powers;
            made.second[u] = static_cast<std::int8_t>(name - 1);
        }
        return made;
    };
    const auto divide = [&](World &world) {
        eachDivision(m_units, [&](const std::array<std::int8_t, mostUnits> &power) {
            world.power = power;
            std::uint64_t same = 1;
            if (symmetries.size() > 1) {
                const Choice own{world.routes, power};
                same = 0;
                for (const Renaming &names : symmetries) {
                    const Choice other = image(world, names);
                    if (other < own)
                        return;
                    same += other == own ? 1 : 0;
                }
            }
            visit(world, factorial(m_units) / same);
        });
    };

    World world = worldOf(pattern);
    std::function<void(int)> flood = [&](int army) {
        if (army == m_units) {
            noteNeedless(world);
            world.layOut();
            return divide(world);
        }
        bool carried = false;
        for (int f = 0; f < m_units; ++f)
            carried = carried || (world.act[f] == Act::Convoy && world.to[f] == army);
        if (!carried)
            return flood(army + 1);
        const std::array<Mask, mostUnits> before = world.touches;
        for (const Waters &waters : watersOf(world, army)) {
            world.routes[army] = waters.routes;
            world.touches = waters.touches;
            flood(army + 1);
            world.touches = before;
        }
        world.routes[army].clear();
    };
    flood(0);
}

std::uint64_t SmallWorlds::counted(int units)
{
    std::vector<std::uint64_t> bell = {1};
    const auto choose = [](int n, int k) { return factorial(n) / factorial(k) / factorial(n - k); };
    for (int n = 0; n < units; ++n) {
        std::uint64_t sum = 0;
        for (int k = 0; k <= n; ++k)
            sum += choose(n, k) * bell[k];
        bell.push_back(sum);
    }
    std::uint64_t orders = 0;
    for (int out = 0; out <= units; ++out) {
        std::uint64_t others = 1;
        for (int i = out; i < units; ++i)
            others *= static_cast<std::uint64_t>(2 * units - 1);
        orders += choose(units, out) * bell[out] * others;
    }
    return orders * bell[units];
}

} // namespace entente::proof
