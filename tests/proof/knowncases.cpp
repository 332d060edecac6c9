// The reading itself on trial, before it judges the judge: the DATC and the worked cases of Standard. And that each
// kind of small paradox has its case there.
#include "expected.h"
#include "paradoxes.h"
#include "trial.h"

#include "engine/testfiles.h"

#include "game/play.h"
#include "io/datc.h"
#include "orders/legality.h"

#include <algorithm>
#include <cstdio>
#include <set>

using namespace entente;
using namespace entente::proof;
using namespace entente::test;

namespace {

using Act = World::Act;

/// A season on a real board as the reading sees it.
class SeenSeason {
public:
    SeenSeason(const Board &board, const OrderRules &rules, const Position &position,
               std::span<const GivenOrder> orders)
        : m_board(board), m_position(position)
    {
        world.units = static_cast<int>(position.units.size());
        for (const Unit &unit : position.units)
            placeOf(board.provinceOf(unit.region));
        m_actions.resize(position.units.size(), Hold());
        std::vector<bool> ordered(position.units.size());
        for (GivenOrder given : orders) {
            const UnitId unit = unitIn(board, position, board.provinceOf(given.order.at));
            if (!unit || !checkOrder(board, rules, position, given.power, given.order).ok())
                continue;
            const std::size_t u = static_cast<std::size_t>(unit.index());
            fits = fits && !ordered[u];
            ordered[u] = true;
            m_actions[u] = given.order.action;
        }
        for (int u = 0; u < world.units && fits; ++u) {
            world.power[u] = static_cast<std::int8_t>(position.units[static_cast<std::size_t>(u)].power.index());
            translate(u);
        }
        for (int u = 0; u < world.units && fits; ++u)
            findRoutes(u);
        fits = fits && m_places.size() <= 32;
    }

    bool fits = true; ///< the reading can take it
    World world;

    using Standing = proof::Standing;
    Standing standing(const Findings &found) const
    {
        Standing all;
        for (int u = 0; u < world.units; ++u) {
            const Unit &unit = m_position.units[static_cast<std::size_t>(u)];
            if (!has(found.dislodged, u))
                all.emplace_back(unit.power, unit.kind,
                                 m_places[static_cast<std::size_t>(has(found.moved, u) ? world.to[u] : u)]);
        }
        std::sort(all.begin(), all.end());
        return all;
    }

private:
    int placeOf(ProvinceId province)
    {
        const auto at = std::find(m_places.begin(), m_places.end(), province);
        const auto place = at - m_places.begin();
        if (at == m_places.end())
            m_places.push_back(province);
        return static_cast<int>(place);
    }
    int unitAt(RegionId region) const { return unitIn(m_board, m_position, m_board.provinceOf(region)).index(); }
    const Move *moveOf(int u) const { return std::get_if<Move>(&m_actions[static_cast<std::size_t>(u)]); }
    bool bindsFor(int u, RegionId to) const
    {
        if (!moveOf(u) || m_board.provinceOf(moveOf(u)->to()) != m_board.provinceOf(to))
            return false; // a coast that a support names must be the right one (DATC 4.B.4)
        return moveOf(u)->to() == to || m_board.mainRegion(m_board.provinceOf(to)) == to;
    }

    void translate(int u)
    {
        const Unit &unit = m_position.units[static_cast<std::size_t>(u)];
        const Action &action = m_actions[static_cast<std::size_t>(u)];
        if (const Move *move = moveOf(u)) {
            const ProvinceId to = m_board.provinceOf(move->to());
            world.act[u] = Act::Move;
            world.to[u] = static_cast<std::int8_t>(placeOf(to));
            world.via |= Mask(move->way != Way::Unsaid) << u;
            fits = fits && move->way != Way::ByRoute;
            world.apart |= Mask(!m_board.reach(m_board.kind(unit.kind).travel, unit.region).contains(to)) << u;
        } else if (const Support *support = std::get_if<Support>(&action)) {
            const int of = unitAt(support->of);
            if (support->toHold() ? !moveOf(of) : bindsFor(of, support->to))
                help(u, Act::Support, of);
        } else if (const Convoy *convoy = std::get_if<Convoy>(&action)) {
            const int of = unitAt(convoy->army);
            if (bindsFor(of, convoy->to))
                help(u, Act::Convoy, of);
        }
    }
    void help(int u, Act act, int of)
    {
        world.act[u] = act;
        world.to[u] = static_cast<std::int8_t>(of);
    }

    /// Chains of fleets that carry it, from short ones to long ones.
    void findRoutes(int army)
    {
        std::vector<int> fleets;
        for (int f = 0; f < world.units; ++f) {
            if (world.act[f] == Act::Convoy && world.to[f] == army)
                fleets.push_back(f);
        }
        if (fleets.empty())
            return;
        std::vector<Mask> chains;
        const auto sea = [&](int f) { return m_places[static_cast<std::size_t>(f)]; };
        const ProvinceSet from = m_board.waters(sea(army)), to = m_board.waters(m_board.provinceOf(moveOf(army)->to()));
        for (Mask some = 1; some < 1u << fleets.size(); ++some) {
            Mask members = 0, reached = 0, landing = 0;
            for (std::size_t i = 0; i < fleets.size(); ++i) {
                const int f = fleets[i];
                members |= Mask(has(some, static_cast<int>(i))) << f;
                reached |= Mask(has(some, static_cast<int>(i)) && from.contains(sea(f))) << f;
                landing |= Mask(has(some, static_cast<int>(i)) && to.contains(sea(f))) << f;
            }
            for (Mask before = 0; before != reached;) {
                before = reached;
                for (const int f : fleets) {
                    for (const int g : fleets) {
                        if (has(before, f) && has(members, g)
                            && m_board.reach(Travel::Sea, m_board.mainRegion(sea(f))).contains(sea(g)))
                            reached |= 1u << g;
                    }
                }
            }
            if (reached & landing)
                chains.push_back(members);
        }
        for (const Mask chain : chains) {
            if (std::none_of(chains.begin(), chains.end(),
                             [&](Mask other) { return other != chain && (other & chain) == other; }))
                world.routes[army].push_back(chain);
        }
    }

    const Board &m_board;
    const Position &m_position;
    std::vector<ProvinceId> m_places;
    std::vector<Action> m_actions;
};

struct Count {
    int cases = 0, equal = 0, leftOut = 0;

    void check(const std::string &id, const Board &board, const Rulebook &rules, const Position &position,
               std::span<const GivenOrder> orders, SeenSeason::Standing expected)
    {
        if (position.units.size() > mostUnits) {
            ++leftOut;
            return;
        }
        const SeenSeason season(board, rules.orders, position, orders);
        if (!season.fits) {
            ++leftOut;
            return;
        }
        ++cases;
        Answers answers;
        const Findings read = readRules(season.world, printOf(rules), answers);
        std::sort(expected.begin(), expected.end());
        if (season.standing(read) == expected)
            ++equal;
        else
            std::printf("%s: the reading has other units\n%s", id.c_str(),
                        Trial::tell(season.world, read, read).c_str());
    }
};

/// Each case is one of the smallest, and there is one of each kind.
bool areSmallestParadoxes(const std::string &file)
{
    const Print print = printOf(rulebookOf(Edition::Rules2023));
    bool well = true;
    std::set<std::string> kinds;
    for (const CaseOrError &item : readCases(readTestFile(file), mapsFinder())) {
        if (!item)
            return false;
        const SeenSeason season(*item->variant->board, item->rules.orders, item->position, item->orders);
        if (!season.fits || !isParadox(season.world, print) || !isSmallest(season.world, print)) {
            std::printf("%s: no paradox, or one that could be smaller\n", item->id.c_str());
            well = false;
        }
        kinds.insert(kindOf(season.world));
    }
    for (const Edition edition : {Edition::Rules1971, Edition::Rules1982, Edition::Rules2000, Edition::Rules2023}) {
        for (int units = 2; units <= 5; ++units) {
            for (const auto &[kind, found] : smallestParadoxes(units, printOf(rulebookOf(edition)))) {
                well = well && kinds.contains(kind);
                if (!kinds.contains(kind))
                    std::printf("no case of the paradox %s\n", kind.c_str());
            }
        }
    }
    return well && kinds.size() == 4;
}

} // namespace

int main()
{
    const std::shared_ptr<const Variant> standard = standardVariant();
    const Board &board = *standard->board;
    Count count;
    bool misjudged = false;
    Faults faults;
    for (const DatcCase &one : readDatc(readTestFile("maps/standard/cases/datc.json"), *standard, faults)) {
        for (const DatcStep &step : one.steps) {
            if (step.position.phase.stage != Stage::Moves || step.follows)
                continue;
            SeenSeason::Standing expected;
            for (const Unit &unit : step.units)
                expected.emplace_back(unit.power, unit.kind, board.provinceOf(unit.region));
            count.check(one.id, board, rulebookOf(Edition::Rules2023), step.position, step.orders, expected);
        }
    }
    for (const char *file : {"worked", "examples", "paradoxes"}) {
        const std::string text = readTestFile(std::string("maps/standard/cases/") + file + ".jsonl");
        for (const CaseOrError &item : readCases(text, mapsFinder())) {
            if (!item || item->position.phase.stage != Stage::Moves
                || item->rules.paradox == Rulebook::Paradox::AllHold) {
                ++count.leftOut;
                continue;
            }
            // The judge is held against the same cases: those of more units than small worlds have find a fault or two.
            const Turn turn = playPhase(*item->variant, item->rules, item->position, item->orders);
            for (const std::string &difference : compareWithExpectation(*item, turn)) {
                std::printf("%s: the judge: %s\n", item->id.c_str(), difference.c_str());
                misjudged = true;
            }
            SeenSeason::Standing expected;
            const bool found = readStanding(*item, expected);
            if (found)
                count.check(item->id, board, item->rules, item->position, item->orders, expected);
            else
                ++count.leftOut;
        }
    }
    std::printf("%d of %d equal, %d left out\n", count.equal, count.cases, count.leftOut);
    const bool paradoxes = areSmallestParadoxes("maps/standard/cases/paradoxes.jsonl");
    return faults.empty() && paradoxes && !misjudged && count.equal == count.cases && count.cases > 100 ? 0 : 1;
}
