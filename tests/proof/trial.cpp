#include "trial.h"

#include <algorithm>
#include <numeric>

namespace entente::proof {

namespace {

using Act = World::Act;

const KindId army(0), fleet(1);

std::shared_ptr<const Board> boardOf(const World &world)
{
    Board::Data data;
    const int places = world.places();
    for (int place = 0; place < places; ++place) {
        Province province;
        province.id = std::string("p") + static_cast<char>('a' + place);
        province.name = province.abbreviation = std::string("P") + static_cast<char>('a' + place);
        province.terrain = has(world.atSea, place) ? Terrain::Sea : world.atSea ? Terrain::Coastal : Terrain::Inland;
        data.provinces.push_back(province);
        data.regions.push_back({ProvinceId(place), ""});
        for (int other = 0; other < place; ++other) {
            Passage passage{RegionId(other), RegionId(place)};
            passage.sea = world.atSea && world.areBeside(other, place);
            passage.land = !has(world.atSea, place) && !has(world.atSea, other) && !world.isApart(other, place);
            if (passage.sea || passage.land)
                data.passages.push_back(passage);
        }
    }
    for (int power = 0; power < world.units; ++power) {
        Power named;
        named.id = std::string(1, static_cast<char>('a' + power));
        named.name = named.adjective = std::string(1, static_cast<char>('A' + power));
        data.powers.push_back(named);
    }
    UnitKind onFoot, afloat;
    onFoot.letter = "A";
    onFoot.name = "army";
    onFoot.isConvoyed = true;
    afloat.letter = "F";
    afloat.name = "fleet";
    afloat.travel = Travel::Sea;
    afloat.convoys = true;
    data.kinds = {onFoot, afloat};
    return std::make_shared<const Board>(std::move(data));
}

} // namespace

Print printOf(const Rulebook &rules)
{
    Print print;
    print.paradox = rules.paradox == Rulebook::Paradox::Rules1971   ? Print::Paradox::Book1971
                    : rules.paradox == Rulebook::Paradox::Rules1982 ? Print::Paradox::Book1982
                                                                    : Print::Paradox::Szykman;
    print.neighbour = rules.adjacentConvoy == Rulebook::AdjacentConvoy::IfOpposed ? Print::Neighbour::IfOpposed
                                                                                  : Print::Neighbour::ByIntent;
    print.needlessIgnored = rules.orders.illegalOrders == OrderRules::IllegalOrders::Ignored;
    print.anyBroken = rules.multiRoute == Rulebook::MultiRoute::AnyBrokenDisrupts;
    print.walksInstead = rules.viaFallback;
    print.backToOrigin = rules.retreatToConvoyOrigin;
    return print;
}

void Trial::setUp(const World &world)
{
    // One board serves all worlds that ask the same of it.
    m_key.assign(1, static_cast<char>(world.units));
    m_key += static_cast<char>(world.atSea);
    for (int place = 0; world.atSea && place < world.units; ++place) {
        for (int other = 0; other < world.places(); ++other) {
            m_key += static_cast<char>('0' + (world.areBeside(place, other) ? 1 : 0)
                                       + (world.isApart(place, other) ? 2 : 0));
        }
    }
    if (m_key != m_board) {
        std::unique_ptr<Adjudicator> &judge = m_judges[m_key];
        if (!judge)
            judge = std::make_unique<Adjudicator>(boardOf(world), m_rules);
        m_judge = judge.get();
        m_board = m_key;
    }

    const auto kindOf = [&](int u) { return world.isArmy(u) ? army : fleet; };
    std::iota(m_sorted.begin(), m_sorted.begin() + world.units, 0);
    m_position.units.clear();
    for (int u = 0; u < world.units; ++u)
        m_position.units.push_back({PowerId(world.power[u]), kindOf(u), RegionId(u)});
    std::sort(m_position.units.begin(), m_position.units.end());
    m_orders.clear();
    for (int i = 0; i < world.units; ++i) {
        const Unit &unit = m_position.units[static_cast<std::size_t>(i)];
        const int u = unit.region.index(), to = world.to[u];
        m_unitOf[u] = i;
        GivenOrder given;
        given.power = unit.power;
        given.order.kind = unit.kind;
        given.order.at = unit.region;
        switch (world.act[u]) {
        case Act::Hold: given.order.action = Hold(); break;
        case Act::Move: {
            Move move;
            move.hops.push_back(RegionId(to));
            move.way = has(world.via, u) ? Way::ByConvoy : Way::Unsaid;
            given.order.action = move;
            break;
        }
        case Act::Support: {
            Support support;
            support.of = RegionId(to);
            support.to = world.moves(to) ? RegionId(world.to[to]) : RegionId();
            given.order.action = support;
            break;
        }
        case Act::Convoy: given.order.action = Convoy{army, RegionId(to), RegionId(world.to[to])}; break;
        }
        m_orders.push_back(given);
    }
}

Findings Trial::judge(const World &world)
{
    setUp(world);
    const MovesOutcome &outcome = m_judge->moves(m_position, m_orders);
    Findings found;
    for (int u = 0; u < world.units; ++u) {
        const std::size_t i = static_cast<std::size_t>(m_unitOf[u]);
        if (outcome.endsIn[i] != RegionId(u))
            found.moved |= 1u << u;
        if (outcome.units[i].dislodged)
            found.dislodged |= 1u << u;
        if (outcome.supportsGiven.contains(UnitId(m_unitOf[u])))
            found.given |= 1u << u;
    }
    outcome.contested.forEach([&](ProvinceId province) { found.contested |= 1u << province.index(); });
    if (found.dislodged) {
        for (const Adjudicator::Displaced &one : m_judge->displaced(m_position)) {
            const int u = m_position.units[static_cast<std::size_t>(one.unit.index())].region.index();
            for (const RegionId retreat : one.retreats)
                found.retreats[u] |= 1u << retreat.index();
        }
    }
    return found;
}

std::string Trial::tell(const World &world, const Findings &read, const Findings &judged)
{
    const auto place = [](int p) { return std::string("P") + static_cast<char>('a' + p); };
    const auto sets = [&](const char *what, Mask a, Mask b) {
        std::string line;
        const auto list = [&](Mask set) {
            for (int i = 0; i < world.places(); ++i)
                line += has(set, i) ? " " + place(i) : "";
        };
        if (a == b)
            return line;
        line = std::string("  ") + what + ": the reading";
        list(a);
        line += "; the judge";
        list(b);
        return line + "\n";
    };
    std::string text;
    for (int u = 0; u < world.units; ++u) {
        const int to = world.to[u];
        text +=
            std::string(1, static_cast<char>('A' + world.power[u])) + ": " + (world.isArmy(u) ? "A " : "F ") + place(u);
        const std::string target = world.moves(u) || world.act[u] == Act::Hold ? "" : place(to);
        switch (world.act[u]) {
        case Act::Hold: text += " H"; break;
        case Act::Move:
            text += " - " + place(to)
                    + (has(world.via, u)     ? " via convoy"
                       : has(world.apart, u) ? " (by sea only)"
                                             : "");
            break;
        case Act::Support: text += " S " + target + (world.moves(to) ? " - " + place(world.to[to]) : ""); break;
        case Act::Convoy: text += " C " + target + " - " + place(world.to[to]); break;
        }
        for (const Mask route : world.routes[u]) {
            text += " [";
            for (int f = 0; f < world.units; ++f)
                text += has(route, f) ? " " + place(f) : "";
            text += " ]";
        }
        text += "\n";
    }
    text += sets("move", read.moved, judged.moved) + sets("supports given", read.given, judged.given)
            + sets("dislodged", read.dislodged, judged.dislodged)
            + sets("stand-offs", read.contested, judged.contested);
    for (int u = 0; u < world.units; ++u)
        text += sets(("retreats of " + place(u)).c_str(), read.retreats[u], judged.retreats[u]);
    return text;
}

} // namespace entente::proof
