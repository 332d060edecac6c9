#include "courtboard.h"
#include "court.h"

#include "judge/landings.h"
#include "judge/laterphases.h"

#include <algorithm>

namespace entente::proof {

namespace {

KindId idOf(Kind kind)
{
    return KindId(static_cast<int>(kind));
}

Layer layerOf(const Piece &piece)
{
    return piece.kind == Kind::Bomber ? Layer::Air
           : piece.inside             ? Layer::Walls
           : piece.aboard             ? Layer::Aboard
                                      : Layer::Field;
}

/// Davis 6.
Move voyage(const Scene &scene, int u)
{
    const Piece &piece = scene.piece[u];
    Move move;
    move.hops.push_back(RegionId(piece.verb == Verb::Board ? scene.piece[piece.to].stand : piece.to));
    if (piece.verb == Verb::Ferried) {
        move.way = Way::ByConvoy;
    } else if (piece.verb == Verb::Sail) {
        move.way = Way::ByRoute;
        move.waters.push_back(ProvinceId(scene.piece[piece.next].stand));
        move.waters.push_back(ProvinceId(piece.over));
    } else if (piece.next != nothing) {
        move.way = Way::ByRoute;
        move.waters.push_back(ProvinceId(piece.next));
    }
    return move;
}

} // namespace

struct Court::Bench {
    Bench(std::shared_ptr<const Board> laidOut, const Rulebook &rules) : board(std::move(laidOut)), judge(board, rules)
    {
    }
    std::shared_ptr<const Board> board;
    Adjudicator judge;
};

Court::Court(const SpecialRule &rule) : m_rule(rule), m_rules(rulebookOf(Edition::Rules1971))
{
    if (rule.setRules)
        rule.setRules(m_rules);
}

Court::~Court() = default;

Court::Bench &Court::benchOf(const Scene &scene)
{
    std::string key = {static_cast<char>(scene.units), static_cast<char>(scene.places)};
    for (int a = 0; a < scene.places; ++a) {
        if (m_rule.ground != SpecialRule::Ground::Coasts)
            key += static_cast<char>(scene.mark[static_cast<std::size_t>(a)]);
        for (int b = 0; b < a; ++b) {
            if (!scene.nextByAir(a, b))
                key += {static_cast<char>(a), static_cast<char>(b)};
        }
    }
    std::unique_ptr<Bench> &bench = m_benches[key];
    if (!bench)
        bench = std::make_unique<Bench>(boardOf(m_rule, scene), m_rules);
    return *bench;
}

/// Which of its power's units in the box it is, from 1; 0 elsewhere.
int Court::numberOf(const Scene &scene, int u)
{
    int number = 0;
    for (int v = 0; v <= u && scene.piece[u].stand == nothing; ++v)
        number += scene.piece[v].stand == nothing && scene.piece[v].power == scene.piece[u].power ? 1 : 0;
    return number;
}

RegionId Court::regionOf(const Scene &scene, int place, bool otherCoast) const
{
    if (place == nothing) // the box lies after all places
        return RegionId(scene.places);
    return RegionId(place != splitPlace(m_rule, scene) ? place : scene.places + (otherCoast ? 1 : 0));
}

/// The second coast counts as a place after all others.
int Court::placeOf(const Scene &scene, RegionId region) const
{
    const int split = splitPlace(m_rule, scene);
    return split == nothing || region.index() < scene.places ? region.index()
           : region.index() == scene.places                  ? split
                                                             : scene.places;
}

Order Court::orderOf(const Scene &scene, int u) const
{
    const Piece &piece = scene.piece[u];
    Order order;
    order.kind = idOf(piece.kind);
    order.at = regionOf(scene, piece.stand);
    order.layer = layerOf(piece);
    order.number = static_cast<std::uint8_t>(numberOf(scene, u));
    const auto region = [&](int place) { return place == nothing ? RegionId() : regionOf(scene, place); };
    const auto quoted = [&](int of) {
        Backed backed{idOf(scene.piece[of].kind), RegionId(scene.piece[of].stand), {}};
        if (scene.goal(of) != nothing)
            backed.hops.push_back(RegionId(scene.goal(of)));
        return backed;
    };
    const auto fly = [&](Mission mission, int first, int second, int leg) {
        Flight flight;
        if (piece.over != nothing) {
            flight.path.push_back(ProvinceId(piece.over));
            ++leg;
        }
        for (const int place : {first, second}) {
            if (place != nothing && (flight.path.empty() || flight.path.back() != ProvinceId(place)))
                flight.path.push_back(ProvinceId(place));
        }
        flight.mission = mission;
        flight.leg = static_cast<std::uint8_t>(leg);
        return flight;
    };
    const auto sortie = [&](Mission mission, int objective) {
        Flight flight = fly(mission, piece.next, objective, piece.next == nothing ? 0 : 1);
        return flight;
    };
    switch (piece.verb) {
    case Verb::Hold: order.action = Hold(); break;
    case Verb::Move:
    case Verb::Round:
    case Verb::March: {
        Move move;
        move.hops.push_back(regionOf(scene, piece.to, piece.verb == Verb::Round));
        if (piece.next != nothing)
            move.hops.push_back(RegionId(piece.next));
        order.action = move;
        break;
    }
    case Verb::Support:
    case Verb::SupportOnward:
    case Verb::AgreedSupport:
    case Verb::AgreedBacking:
    case Verb::Backing: {
        const Piece &helped = scene.piece[piece.to];
        Support support;
        support.of = regionOf(scene, helped.stand);
        support.kind = idOf(helped.kind);
        support.number = static_cast<std::uint8_t>(numberOf(scene, piece.to));
        support.layer = layerOf(helped);
        const int fight = scene.fight(piece.to);
        support.to = piece.verb == Verb::SupportOnward ? region(helped.next)
                     : fight != helped.stand           ? regionOf(scene, fight, helped.verb == Verb::Round)
                                                       : RegionId();
        support.arrived = piece.verb == Verb::Backing || piece.verb == Verb::AgreedBacking;
        order.action = support;
        break;
    }
    case Verb::Sortie: {
        Move move;
        move.hops.push_back(RegionId(piece.stand));
        order.action = move;
        break;
    }
    case Verb::Raise: {
        const Piece &inside = scene.piece[piece.to];
        order.action = Raise{idOf(inside.kind), RegionId(inside.stand)};
        break;
    }
    case Verb::Fly: order.action = fly(Mission::None, piece.to, piece.next, 0); break;
    case Verb::Lend: {
        Flight flight = fly(Mission::Support, scene.fight(piece.to), piece.next, 0);
        flight.backed = quoted(piece.to);
        order.action = flight;
        break;
    }
    case Verb::Cut: order.action = fly(Mission::Cut, scene.piece[piece.to].stand, piece.next, 0); break;
    case Verb::Raid: order.action = fly(Mission::Raid, piece.to, piece.stand, 0); break;
    case Verb::Cover: {
        Flight flight = sortie(Mission::Cover, scene.fight(piece.to));
        flight.backed = quoted(piece.to);
        order.action = flight;
        break;
    }
    case Verb::Enter: {
        Move move;
        move.hops.push_back(RegionId(scene.places));
        order.action = move;
        break;
    }
    case Verb::Board:
    case Verb::Sail:
    case Verb::Land:
    case Verb::Ferried: order.action = voyage(scene, u); break;
    case Verb::Carry: {
        const Piece &army = scene.piece[piece.to];
        order.action = Convoy{idOf(army.kind), RegionId(army.stand), RegionId(army.to)};
        break;
    }
    case Verb::Bomb: order.action = sortie(Mission::Bomb, piece.to); break;
    case Verb::Invade: order.action = sortie(Mission::Invade, piece.to); break;
    }
    return order;
}

void Court::setUp(const Scene &scene, const Board &board)
{
    m_position = {};
    m_position.phase = {Season::Spring, 1901, Stage::Moves};
    m_position.owner.assign(static_cast<std::size_t>(board.provinceCount()), PowerId());
    std::vector<std::pair<Unit, int>> sorted;
    for (int u = 0; u < scene.units; ++u) {
        const Piece &piece = scene.piece[u];
        const Layer layer = layerOf(piece);
        sorted.emplace_back(Unit{PowerId(piece.power), idOf(piece.kind), regionOf(scene, piece.stand), layer}, u);
    }
    std::sort(sorted.begin(), sorted.end());
    m_orders.clear();
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const auto &[unit, u] = sorted[i];
        m_unitOf[static_cast<std::size_t>(u)] = static_cast<int>(i);
        m_position.units.push_back(unit);
        m_orders.push_back({unit.power, orderOf(scene, u)});
    }
    if (m_rules.policies.turns == Policies::Turns::InSequence) {
        for (int power = 0; power < scene.units; ++power)
            m_position.schedule.push_back(PowerId(power));
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            if (piece.verb != Verb::AgreedSupport && piece.verb != Verb::AgreedBacking)
                continue;
            const Piece &other = scene.piece[piece.to];
            for (const auto &[giver, with] : {std::pair(piece, other), std::pair(other, piece)}) {
                Contract contract;
                contract.with = PowerId(with.power);
                contract.units.push_back(RegionId(std::min(piece.stand, other.stand)));
                contract.units.push_back(RegionId(std::max(piece.stand, other.stand)));
                GivenOrder given;
                given.power = PowerId(giver.power);
                given.order.action = contract;
                m_orders.push_back(given);
            }
        }
    }
    if (m_rules.policies.landIsHeld) {
        m_position.holder = m_position.owner;
        // Whose land it is; beyond the powers of the units, that of one that gives leave to all who come.
        int powers = 0;
        for (int u = 0; u < scene.units; ++u)
            powers = std::max(powers, scene.piece[u].power + 1);
        for (int place = 0; place < scene.places; ++place) {
            const int mark = scene.mark[place];
            if (mark == 0)
                continue;
            m_position.holder[static_cast<std::size_t>(place)] = PowerId(mark - 1);
            for (int u = 0; mark > powers && u < scene.units; ++u) {
                if (scene.piece[u].kind != Kind::Bomber)
                    continue;
                GivenOrder given;
                given.power = PowerId(mark - 1);
                given.order.action = Permission{PowerId(scene.piece[u].power), KindId(), RegionId(scene.piece[u].stand),
                                                RegionId(place)};
                m_orders.push_back(given);
            }
        }
    }
}

Fates Court::judge(const Scene &scene)
{
    Bench &bench = benchOf(scene);
    setUp(scene, *bench.board);
    const MovesOutcome &outcome = bench.judge.moves(m_position, m_orders);
    Fates found;
    for (int u = 0; u < scene.units; ++u) {
        const std::size_t i = static_cast<std::size_t>(m_unitOf[static_cast<std::size_t>(u)]);
        const Verdict &verdict = outcome.units[i];
        found.at[static_cast<std::size_t>(u)] =
            verdict.dislodged ? nothing : static_cast<std::int8_t>(placeOf(scene, outcome.endsIn[i]));
        found.dislodged |= Mask(verdict.dislodged) << u;
        found.given |= Mask(outcome.supportsGiven.contains(UnitId(static_cast<int>(i)))) << u;
        const bool aboard = !outcome.aboard.empty() && outcome.aboard[i].valid();
        found.inside |= Mask(aboard || outcome.inside.contains(UnitId(static_cast<int>(i)))) << u;
        if (aboard && outcome.units[static_cast<std::size_t>(outcome.aboard[i].index())].dislodged)
            found.at[static_cast<std::size_t>(u)] = nothing;
    }
    outcome.contested.forEach([&](ProvinceId place) { found.contested |= 1u << place.index(); });
    if (found.dislodged) {
        for (const Adjudicator::Displaced &one : judge::displacedUnits(*bench.board, m_rules, m_position, outcome)) {
            for (int u = 0; u < scene.units; ++u) {
                for (const RegionId retreat : one.retreats) {
                    if (m_unitOf[static_cast<std::size_t>(u)] == one.unit.index())
                        found.retreats[static_cast<std::size_t>(u)] |= 1u << placeOf(scene, retreat);
                }
            }
        }
    }
    landBombers(scene, bench, outcome, found);
    return found;
}

/// Nobody retreats: whoever was driven out is disbanded. Land falls to whoever stands there, then bombers land.
void Court::landBombers(const Scene &scene, const Bench &bench, const MovesOutcome &outcome, Fates &found) const
{
    if (m_position.holder.empty())
        return;
    Position after = m_position;
    after.units.clear();
    for (int u = 0; u < scene.units; ++u) {
        Unit unit = m_position.units[static_cast<std::size_t>(m_unitOf[static_cast<std::size_t>(u)])];
        if (has(found.dislodged, u))
            continue;
        if (unit.layer == Layer::Field) {
            unit.region = RegionId(found.at[static_cast<std::size_t>(u)]);
            after.holder[static_cast<std::size_t>(unit.region.index())] = unit.power;
        }
        after.units.push_back(unit);
    }
    after.sort();
    after.airborne = outcome.airborne;
    after.leaves = outcome.leaves;
    for (const judge::Landing &landing : judge::settleLandings(*bench.board, m_rules, m_position, after)) {
        for (int u = 0; u < scene.units; ++u) {
            const Piece &piece = scene.piece[u];
            if (piece.kind != Kind::Bomber || RegionId(piece.stand) != landing.unit.region)
                continue;
            found.at[static_cast<std::size_t>(u)] =
                landing.at.valid() ? static_cast<std::int8_t>(landing.at.index()) : nothing;
            found.acted |= Mask(landing.flew && !landing.aborted && piece.verb != Verb::Fly) << u;
            found.raided |= landing.raided ? 1u << piece.to : 0;
        }
    }
}

} // namespace entente::proof
