#include "paradoxes.h"

#include "smallworlds.h"
#include "trial.h"

#include <algorithm>
#include <cstdio>
#include <numeric>
#include <vector>

namespace entente::proof {

namespace {

using Act = World::Act;

Mask bitOf(int i)
{
    return Mask(1) << i;
}

/// Lets a unit stand: whoever counted on its order has none that can be followed.
World standing(World world, int unit)
{
    for (int u = 0; u < world.units; ++u) {
        std::erase_if(world.routes[u], [&](Mask route) { return has(route, unit); });
        if (u == unit || (world.act[u] == Act::Convoy && world.to[u] == unit)) {
            world.act[u] = Act::Hold;
            world.to[u] = static_cast<std::int8_t>(u);
        }
    }
    world.routes[unit].clear();
    for (Mask *set : {&world.via, &world.apart, &world.needless})
        *set &= ~bitOf(unit);
    return world;
}

/// Takes a unit off the board. Its place is the first of the empty ones.
World without(const World &world, int unit)
{
    World less;
    less.units = world.units - 1;
    const auto named = [&](int place) {
        return place == unit ? less.units : place < unit ? place : place < world.units ? place - 1 : place;
    };
    const auto allNamed = [&](Mask places) {
        Mask result = 0;
        for (int place = 0; place < world.places(); ++place)
            result |= Mask(has(places, place)) << named(place);
        return result;
    };
    const Mask there = bitOf(less.units) - 1;
    for (int u = 0; u < world.units; ++u) {
        if (u == unit)
            continue;
        const int name = named(u), to = world.to[u];
        const bool isLost = !world.moves(u) && to == unit;
        less.power[name] = world.power[u];
        less.act[name] = isLost ? Act::Hold : world.act[u];
        less.to[name] = static_cast<std::int8_t>(isLost ? name : named(to));
        less.near[name] = allNamed(world.near[u]);
        less.touches[name] = allNamed(world.touches[u]);
        for (const Mask route : world.routes[u]) {
            if (!has(route, unit))
                less.routes[name].push_back(allNamed(route));
        }
    }
    less.via = allNamed(world.via) & there;
    less.apart = allNamed(world.apart) & there;
    less.needless = allNamed(world.needless) & there;
    less.atSea = allNamed(world.atSea) & there;
    return less;
}

/// Is it a fleet of which nobody wants anything but that it carries?
bool onlyCarries(const World &world, int fleet)
{
    if (world.act[fleet] != Act::Convoy)
        return false;
    for (int u = 0; u < world.units; ++u) {
        if (u != fleet && world.act[u] != Act::Hold && world.to[u] == fleet)
            return false;
    }
    return true;
}

} // namespace

std::string kindOf(const World &world)
{
    // Each army keeps the fleets of its chains that somebody else has to do with; where there are none, one.
    Mask left = bitOf(world.units) - 1;
    for (int army = 0; army < world.units; ++army) {
        Mask carriers = 0, idle = 0;
        for (int f = 0; f < world.units; ++f) {
            carriers |= Mask(world.act[f] == Act::Convoy && world.to[f] == army) << f;
            idle |= Mask(has(carriers, f) && onlyCarries(world, f)) << f;
        }
        if (carriers && carriers == idle)
            idle &= idle - 1;
        left &= ~idle;
    }
    std::vector<int> units;
    for (int u = 0; u < world.units; ++u) {
        if (has(left, u))
            units.push_back(u);
    }
    std::string best;
    std::vector<int> order = units;
    do {
        std::array<int, 2 *mostUnits> name = {};
        name.fill(-1);
        int names = 0;
        for (const int u : order)
            name[static_cast<std::size_t>(u)] = names++;
        std::string text;
        for (const int u : order) {
            int &to = name[static_cast<std::size_t>(world.to[u])];
            if (to < 0)
                to = names++;
            constexpr const char *verbs[] = {" holds", " - ", " S ", " C "};
            text += text.empty() ? "" : ", ";
            text += static_cast<char>('a' + name[static_cast<std::size_t>(u)]);
            text += verbs[static_cast<int>(world.act[u])];
            if (world.act[u] != Act::Hold)
                text += static_cast<char>('a' + to);
            std::vector<std::string> routes;
            for (const Mask route : world.routes[u]) {
                std::string chain;
                for (const int f : order)
                    chain += has(route, f) ? std::string(1, static_cast<char>('a' + name[static_cast<std::size_t>(f)]))
                                           : std::string();
                routes.push_back(chain);
            }
            std::sort(routes.begin(), routes.end());
            for (const std::string &route : routes)
                text += routes.size() > 1 ? " [" + route + "]" : "";
        }
        if (best.empty() || text < best)
            best = text;
    } while (std::next_permutation(order.begin(), order.end()));
    return best;
}

bool isParadox(const World &world, const Print &print)
{
    Answers answers;
    readRules(world, print, answers);
    return answers.paradox;
}

bool isSmallest(const World &paradox, const Print &print)
{
    for (int u = 0; u < paradox.units; ++u) {
        if (isParadox(without(paradox, u), print) || isParadox(standing(paradox, u), print))
            return false;
    }
    return true;
}

std::map<std::string, ParadoxKind> smallestParadoxes(int units, const Print &print, std::size_t part, std::size_t parts)
{
    std::map<std::string, ParadoxKind> kinds;
    const SmallWorlds worlds(units, true);
    // The plainest to look at: armies that can only sail, and many powers.
    const auto plainness = [](const World &world) {
        return std::pair(std::popcount(world.apart),
                         *std::max_element(world.power.begin(), world.power.begin() + world.units));
    };
    for (std::size_t i = part; i < worlds.patterns(); i += parts) {
        worlds.visit(i, [&](const World &world, std::uint64_t) {
            if (!isParadox(world, print) || !isSmallest(world, print))
                return;
            ParadoxKind &kind = kinds[kindOf(world)];
            if (!kind.worlds++ || plainness(kind.first) < plainness(world)) {
                Answers answers;
                readRules(world, print, answers);
                kind.first = world;
                kind.answers = answers.count;
            }
        });
    }
    return kinds;
}

int listParadoxes(int most, const std::string &wanted)
{
    constexpr const char *editions[] = {"1971", "1982", "2000", "2023"};
    bool well = true;
    for (const char *edition : editions) {
        if (wanted != "all" && wanted != edition)
            continue;
        const Print print = printOf(rulebookOf(*editionNamed(edition)));
        std::map<std::string, int> known;
        for (int units = 2; units <= most; ++units) {
            for (const auto &[name, kind] : smallestParadoxes(units, print)) {
                const bool isNew = known.try_emplace(name, units).second;
                std::printf("edition=%s units=%d kind=\"%s\" answers=%d worlds=%d%s\n", edition, units, name.c_str(),
                            kind.answers, kind.worlds, isNew ? " new" : "");
                if (!isNew)
                    continue;
                std::printf("%s", Trial::tell(kind.first, {}, {}).c_str());
                for (const char *other : editions) {
                    const Rulebook rules = rulebookOf(*editionNamed(other));
                    Answers answers;
                    const Findings read = readRules(kind.first, printOf(rules), answers);
                    const Findings judged = Trial(rules).judge(kind.first);
                    std::printf("  %s: %s; in come", other, answers.paradox ? "its rule for loops" : "one answer");
                    for (int u = 0; u < units; ++u)
                        std::printf("%s", has(read.moved, u) ? (std::string(" P") + char('a' + u)).c_str() : "");
                    std::printf("; driven out");
                    for (int u = 0; u < units; ++u)
                        std::printf("%s", has(read.dislodged, u) ? (std::string(" P") + char('a' + u)).c_str() : "");
                    std::printf("%s\n", read == judged ? "" : "; THE JUDGE DIFFERS");
                    well = well && read == judged;
                }
                std::fflush(stdout);
            }
        }
        std::printf("edition=%s units=%d kinds=%zu\n", edition, most, known.size());
    }
    return well ? 0 : 1;
}

} // namespace entente::proof
