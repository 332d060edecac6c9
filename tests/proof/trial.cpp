#include "trial.h"

#include "boardparts.h"

#include "judge/bywidth.h"
#include "judge/featurejudge.h"
#include "judge/incremental.h"
#include "judge/laterphases.h"
#include "judge/waters.h"

#include <algorithm>

namespace entente::proof {

namespace {

using Act = World::Act;

const KindId army(0), fleet(1), tank(2);

std::shared_ptr<const Board> boardOf(const World &world, bool tanks)
{
    Board::Data data;
    const int places = world.places();
    for (int place = 0; place < places; ++place) {
        addPlace(data, has(world.atSea, place) ? Terrain::Sea : world.atSea ? Terrain::Coastal : Terrain::Inland);
        for (int other = 0; other < place; ++other) {
            Passage passage{RegionId(other), RegionId(place)};
            passage.sea = world.atSea && world.areBeside(other, place);
            passage.land = !has(world.atSea, place) && !has(world.atSea, other) && !world.isApart(other, place);
            if (passage.sea || passage.land)
                data.passages.push_back(passage);
        }
    }
    addPowers(data, world.units);
    addKinds(data);
    if (tanks) {
        UnitKind armour = kindNamed("T", "tank");
        armour.strength = 4;
        armour.hops = 2;
        data.kinds.push_back(armour);
    }
    return std::make_shared<const Board>(std::move(data));
}

} // namespace

Print printOf(const Rulebook &rules)
{
    Print print;
    print.paradox = rules.paradox == Rulebook::Paradox::Rules1971   ? Print::Paradox::Book1971
                    : rules.paradox == Rulebook::Paradox::Rules1982 ? Print::Paradox::Book1982
                                                                    : Print::Paradox::Szykman;
    print.neighbour = rules.adjacentConvoy == Rulebook::AdjacentConvoy::IfOpposed  ? Print::Neighbour::IfOpposed
                      : rules.adjacentConvoy == Rulebook::AdjacentConvoy::ByIntent ? Print::Neighbour::ByIntent
                                                                                   : Print::Neighbour::IfAsked;
    print.fromSea = rules.convoyAttacksFromSea;
    print.loserIsNothing = rules.headToHeadLoser == Rulebook::HeadToHeadLoser::HasNoEffect;
    print.needlessIgnored = rules.orders.illegalOrders == OrderRules::IllegalOrders::Ignored;
    print.anyBroken = rules.multiRoute == Rulebook::MultiRoute::AnyBrokenDisrupts;
    print.walksInstead = rules.viaFallback;
    print.backToOrigin = rules.retreatToConvoyOrigin;
    return print;
}

const char *nameOf(Asked asked)
{
    constexpr const char *names[waysToAsk] = {"plainly", "in full", "with features", "with tanks",
                                              "with a changed order"};
    return names[static_cast<int>(asked)];
}

struct Trial::Court {
    Court(const World &world, const Rulebook &rules)
        : board(boardOf(world, false)), armoured(boardOf(world, true)), plain(board, rules), featured(*board, rules),
          waters(*board), tanks(armoured, rules), changing(board, rules)
    {
    }

    std::shared_ptr<const Board> board, armoured;
    Adjudicator plain;
    judge::EngineOf<judge::FeatureJudge> featured;
    judge::Waters waters;
    Adjudicator tanks;
    IncrementalJudge changing;
    JudgedSeason season;
    MovesOutcome outcome;
};

Trial::Trial(const Rulebook &rules) : m_rules(rules) {}
Trial::~Trial() = default;

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
        std::unique_ptr<Court> &court = m_courts[m_key];
        if (!court)
            court = std::make_unique<Court>(world, m_rules);
        m_court = court.get();
        m_board = m_key;
    }

    const auto kindOf = [&](int u) { return has(world.tanks, u) ? tank : world.isArmy(u) ? army : fleet; };
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

Findings Trial::judge(const World &world, Asked asked)
{
    if (asked == Asked::Plainly || world.tanks)
        setUp(world);
    Court &court = *m_court;
    switch (asked) {
    case Asked::Plainly:
        m_last = &court.plain.moves(m_position, m_orders);
        return findings(world, *court.board, *m_last);
    case Asked::InFull: return findings(world, *court.board, court.plain.movesInFull(m_position, m_orders));
    case Asked::Featured:
        court.waters.reset();
        court.featured.run(m_position, m_orders, court.waters, court.outcome);
        return findings(world, *court.board, court.outcome);
    case Asked::Armoured: return findings(world, *court.armoured, court.tanks.moves(m_position, m_orders));
    case Asked::Changed: break;
    }
    // Each unit in turn had held before.
    const std::size_t changed = m_turn++ % m_orders.size();
    const Order order = m_orders[changed].order;
    std::vector<GivenOrder> before = m_orders;
    before[changed].order.action = Hold();
    court.changing.open(court.season, m_position, before);
    const OrderChange change{changed, &order};
    return findings(world, *court.board, court.changing.with(court.season, std::span(&change, 1)));
}

Findings Trial::findings(const World &world, const Board &board, const MovesOutcome &outcome) const
{
    Findings found;
    for (int u = 0; u < world.units; ++u) {
        const std::size_t i = static_cast<std::size_t>(m_unitOf[u]);
        found.moved |= Mask(outcome.endsIn[i] != RegionId(u)) << u;
        found.dislodged |= Mask(outcome.units[i].dislodged) << u;
        found.given |= Mask(outcome.supportsGiven.contains(UnitId(m_unitOf[u]))) << u;
    }
    outcome.contested.forEach([&](ProvinceId province) { found.contested |= 1u << province.index(); });
    if (found.dislodged) {
        for (const Adjudicator::Displaced &one : judge::displacedUnits(board, m_rules, m_position, outcome)) {
            const int u = m_position.units[static_cast<std::size_t>(one.unit.index())].region.index();
            for (const RegionId retreat : one.retreats)
                found.retreats[u] |= 1u << retreat.index();
        }
    }
    return found;
}

bool Trial::namesCauses(const World &world, const Findings &found) const
{
    for (int u = 0; u < world.units; ++u) {
        const Verdict &verdict = m_last->units[static_cast<std::size_t>(m_unitOf[u])];
        const int v = verdict.other.valid()
                          ? m_position.units[static_cast<std::size_t>(verdict.other.index())].region.index()
                          : -1;
        const bool attacks = v >= 0 && world.moves(v) && world.to[v] == u && world.power[v] != world.power[u];
        const int to = world.to[u], helped = world.act[u] == Act::Support ? to : u;
        const int points = world.moves(helped) ? int(world.to[helped]) : helped;
        bool can = true;
        switch (verdict.reason) {
        case Reason::Cut:
            can =
                attacks && (v != points || has(found.moved, v) || m_rules.convoyAttacksFromSea) && !has(found.given, u);
            break;
        case Reason::SupportDislodged:
        case Reason::Dislodged: can = attacks && has(found.moved, v) && has(found.dislodged, u); break;
        case Reason::Bounced:
            can = v >= 0 && v != u && verdict.strength <= verdict.against
                  && ((world.moves(v) && world.to[v] == to) || (v == to && !has(found.moved, v)));
            break;
        case Reason::LostHeadToHead:
            can = v >= 0 && v == to && world.moves(v) && world.to[v] == u && verdict.strength <= verdict.against;
            break;
        case Reason::OwnUnit:
            can = v >= 0 && v == to && world.power[v] == world.power[u] && !has(found.moved, v);
            break;
        case Reason::ConvoyBroken: can = v >= 0 && has(found.dislodged, v) && world.to[v] == u; break;
        case Reason::Moves:
        case Reason::MovesByConvoy:
            can = has(found.moved, u)
                  && (v < 0 ? to >= world.units || !has(found.dislodged, to) : v == to && has(found.dislodged, v));
            break;
        default: break;
        }
        if (!can)
            return false;
    }
    return true;
}

bool Trial::namesWhoMatters(const World &world)
{
    setUp(world);
    const Position all = m_position;
    const std::vector<GivenOrder> orders = m_orders;
    // Each unit does as it is told, stands, or is gone: a number in threes. By that and by unit, all that is told of it
    // but for who is named.
    std::vector<std::size_t> place(all.units.size() + 1, 1);
    for (std::size_t i = 0; i < all.units.size(); ++i)
        place[i + 1] = 3 * place[i];
    const auto stateOf = [&](std::size_t number, std::size_t i) { return number / place[i] % 3; };
    using Told = std::array<int, 4>;
    std::vector<std::vector<Told>> told(place.back(), std::vector<Told>(all.units.size()));
    std::vector<int> named(all.units.size(), -1);
    for (std::size_t number = 0; number < told.size(); ++number) {
        m_position.units.clear();
        m_orders.clear();
        std::vector<std::size_t> there;
        for (std::size_t i = 0; i < all.units.size(); ++i) {
            if (stateOf(number, i) == 2)
                continue;
            there.push_back(i);
            m_position.units.push_back(all.units[i]);
            m_orders.push_back(orders[i]);
            if (stateOf(number, i) == 1)
                m_orders.back().order.action = Hold();
        }
        const MovesOutcome &outcome = m_court->plain.moves(m_position, m_orders);
        for (std::size_t i = 0; i < there.size(); ++i) {
            const Verdict &verdict = outcome.units[i];
            told[number][there[i]] = {int(verdict.reason), verdict.strength, verdict.against, verdict.dislodged};
            if (number == 0 && verdict.other.valid())
                named[i] = verdict.other.index();
        }
    }
    m_position = all;
    m_orders = orders;
    for (std::size_t u = 0; u < all.units.size(); ++u) {
        bool matters = named[u] < 0;
        const std::size_t one = static_cast<std::size_t>(std::max(named[u], 0));
        for (std::size_t number = 0; number < told.size() && !matters; ++number)
            matters = stateOf(number, u) == 0 && stateOf(number, one) == 0 && told[number][u] == told[0][u]
                      && told[number + 2 * place[one]][u] != told[0][u];
        if (!matters)
            return false;
    }
    return true;
}

std::string Trial::tell(const World &world, const Findings &read, const Findings &judged)
{
    const auto sets = [&](const char *what, Mask a, Mask b) {
        std::string line;
        const auto list = [&](Mask set) {
            for (int i = 0; i < world.places(); ++i)
                line += has(set, i) ? " " + placeName(i) : "";
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
        text += std::string(1, static_cast<char>('A' + world.power[u])) + ": "
                + (has(world.tanks, u) ? "T "
                   : world.isArmy(u)   ? "A "
                                       : "F ")
                + placeName(u);
        const std::string target = world.moves(u) || world.act[u] == Act::Hold ? "" : placeName(to);
        switch (world.act[u]) {
        case Act::Hold: text += " H"; break;
        case Act::Move:
            text += " - " + placeName(to)
                    + (has(world.via, u)     ? " via convoy"
                       : has(world.apart, u) ? " (by sea only)"
                                             : "");
            break;
        case Act::Support: text += " S " + target + (world.moves(to) ? " - " + placeName(world.to[to]) : ""); break;
        case Act::Convoy: text += " C " + target + " - " + placeName(world.to[to]); break;
        }
        for (const Mask route : world.routes[u]) {
            text += " [";
            for (int f = 0; f < world.units; ++f)
                text += has(route, f) ? " " + placeName(f) : "";
            text += " ]";
        }
        text += "\n";
    }
    text += sets("move", read.moved, judged.moved) + sets("supports given", read.given, judged.given)
            + sets("dislodged", read.dislodged, judged.dislodged)
            + sets("stand-offs", read.contested, judged.contested);
    for (int u = 0; u < world.units; ++u)
        text += sets(("retreats of " + placeName(u)).c_str(), read.retreats[u], judged.retreats[u]);
    return text;
}

} // namespace entente::proof
