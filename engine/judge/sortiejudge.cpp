#include "judge/sortiejudge.h"

#include "judge/cycles.h"
#include "judge/sortierecord.h"
#include "orders/legality.h"
#include "orders/sorties.h"

#include <algorithm>

namespace entente::judge {

template <class Mask>
SortieJudge<Mask>::SortieJudge(const Board &board, const Rulebook &rules)
    : m_board(board), m_rules(rules), m_intake(board, rules)
{
    m_place.fill(nowhere);
    for (int r = 0; r < board.regionCount(); ++r)
        m_place[static_cast<std::size_t>(r)] = static_cast<Place>(board.provinceOf(RegionId(r)).index());
    c.occupant.fill(nobody);
    setSwitches(c, rules);
    c.raidsSpareTargets = rules.raidFailed == Rulebook::RaidFailed::NotByItsTarget;
}

template <class Mask>
void SortieJudge<Mask>::run(const Position &position, std::span<const GivenOrder> orders, Waters &waters,
                            MovesOutcome &out)
{
    m_position = &position;
    m_given = orders;
    m_waters = &waters;
    m_out = &out;

    begin();
    hear();
    groundMeetings();
    compileMoves();
    matchConvoys();
    chooseWays();
    matchSupports();
    launchRaids();

    Resolver<Mask, Paths> resolver(c, m_paths);
    settleContest(resolver, c, knotRule(m_rules));
    record(resolver);
}

template <class Mask>
void SortieJudge<Mask>::begin()
{
    const std::size_t count = m_position->units.size();
    const int places = m_board.provinceCount();
    std::fill_n(c.attackers.begin(), places, Mask(0));
    std::fill_n(c.occupant.begin(), places, nobody);
    std::fill_n(c.ofPower.begin(), m_board.powerCount(), Mask(0));
    std::fill_n(c.dest.begin(), count, nowhere);
    std::fill_n(c.backers.begin(), count, Mask(0));
    std::fill_n(c.carriers.begin(), count, Mask(0));
    c.movers = c.supporters = c.carrying = c.bySea = c.mayWalk = c.raiders = c.flyers = c.facing = c.exposed = 0;
    c.actors = static_cast<int>(count);
    m_ordered = m_flown = m_grounded = m_unmatched = m_carriage = m_distant = m_carried = 0;

    m_out->units.resize(count);
    m_out->endsIn.resize(count);
    m_out->sorties.clear();
    for (std::size_t u = 0; u < count; ++u) {
        const Unit &unit = m_position->units[u];
        const Place place = m_place[static_cast<std::size_t>(unit.region.index())];
        const Small strength = static_cast<Small>(m_board.kind(unit.kind).strength);
        c.power[u] = static_cast<Small>(unit.power.index());
        c.home[u] = place;
        c.occupant[place] = static_cast<Small>(u);
        c.ofPower[static_cast<std::size_t>(unit.power.index())] |= bit<Mask>(static_cast<int>(u));
        c.strength[u] = c.fullStrength[u] = strength;
    }
}

// --- hear --------------------------------------------------------------------------------------

template <class Mask>
void SortieJudge<Mask>::hear()
{
    m_intake.open(*m_position, m_given, *m_out);
    m_intake.read(*m_out, *this);
    for (int u = 0; u < c.actors; ++u) {
        if (!has(m_ordered, u))
            m_intake.order(u).action = Hold();
    }
}

template <class Mask>
void SortieJudge<Mask>::heed(int unit, const Order &order)
{
    m_ordered |= bit<Mask>(unit);
    if (is<Flight>(order))
        m_flown |= bit<Mask>(unit);
}

template <class Mask>
void SortieJudge<Mask>::unheed(int unit)
{
    m_ordered &= ~bit<Mask>(unit);
    m_flown &= ~bit<Mask>(unit);
}

/// Whether an order is legal as it is written, told by look-up; anything else is for the full legality to say.
template <class Mask>
bool SortieJudge<Mask>::knows(int unit, Order &order)
{
    if (is<Hold>(order))
        return true;
    const Unit &stands = m_position->units[static_cast<std::size_t>(unit)];
    const UnitKind &kind = kindOf(unit);
    if (const Flight *flight = std::get_if<Flight>(&order.action))
        return kind.flying == Flying::Sorties && isPlainFlight(unit, *flight);
    if (kind.flying != Flying::No)
        return false;
    if (Move *move = std::get_if<Move>(&order.action)) {
        if (move->hops.size() != 1 || move->way != Way::Unsaid)
            return false;
        const ProvinceId place = m_board.provinceOf(move->to());
        const RegionId arrival = m_board.onlyArrival(kind.travel, stands.region, place);
        if (!arrival.valid() || (move->to() != arrival && move->to() != m_board.mainRegion(place)))
            return false;
        move->hops.replaceBack(arrival);
        return m_rules.orders.coastOmitted == OrderRules::CoastOmitted::Completed;
    }
    const Support *support = std::get_if<Support>(&order.action);
    if (!support)
        return false;
    const int target = c.occupant[static_cast<std::size_t>(placeOf(support->of))];
    if (target == nobody || target == unit || support->layer != Layer::Field)
        return false;
    const Unit &backed = m_position->units[static_cast<std::size_t>(target)];
    const ProvinceId place = m_board.provinceOf(support->toHold() ? support->of : support->to);
    if (support->kind != backed.kind || !m_board.reach(kind.travel, stands.region).contains(place))
        return false;
    if (support->toHold())
        return true;
    const UnitKind &other = kindOf(target);
    return other.flying == Flying::No && place != m_board.provinceOf(support->of)
           && support->to == m_board.onlyArrival(other.travel, backed.region, place);
}

template <class Mask>
bool SortieJudge<Mask>::isPlainFlight(int unit, const Flight &flight)
{
    const ProvinceId base(c.home[unit]);
    const ProvinceId objective = flight.path.back();
    const ProvinceSet &near = m_board.reach(Travel::Air, m_board.mainRegion(base));
    if (flight.leg + 1 != flight.path.size() || objective == base)
        return false;
    if (flight.path.size() == 1) {
        if (!near.contains(objective))
            return false;
    } else if (flight.path.size() != 2 || near.contains(objective) || !near.contains(flight.path.front())
               || !m_board.reach(Travel::Air, m_board.mainRegion(flight.path.front())).contains(objective)) {
        return false;
    }
    if (flight.mission == Mission::Invade)
        return mayInvade(m_board, m_rules.orders, *m_position, PowerId(c.power[unit]), objective);
    const int below = c.occupant[static_cast<std::size_t>(objective.index())];
    const Backed &backed = flight.backed;
    if (flight.mission == Mission::Bomb)
        return !backed.kind.valid() || below == nobody
               || backed.kind == m_position->units[static_cast<std::size_t>(below)].kind;
    if (flight.mission != Mission::Cover || backed.hops.size() > 1)
        return false;
    const int target = c.occupant[static_cast<std::size_t>(placeOf(backed.of))];
    if (target == nobody || target == unit)
        return false;
    const Unit &other = m_position->units[static_cast<std::size_t>(target)];
    if (backed.kind != other.kind)
        return false;
    if (backed.hops.empty())
        return below == target;
    const UnitKind &kind = kindOf(target);
    return kind.flying == Flying::No && m_board.provinceOf(backed.hops.front()) == objective
           && objective.index() != c.home[target]
           && backed.hops.front() == m_board.onlyArrival(kind.travel, other.region, objective);
}

// --- ground ------------------------------------------------------------------------------------

/// LiMa 13, ruling L14: two flights meet where both pass, or where one passes and the other is bound for. One
/// objective for two is no meeting.
template <class Mask>
void SortieJudge<Mask>::groundMeetings()
{
    if (!(m_flown & (m_flown - 1)))
        return;
    const auto via = [&](int u) { return flightOf(u).path.size() == 2 ? flightOf(u).path.front().index() : -1; };
    const auto objective = [&](int u) { return static_cast<std::size_t>(flightOf(u).path.back().index()); };
    std::fill_n(m_over.begin(), m_board.provinceCount(), Mask(0));
    std::fill_n(m_bound.begin(), m_board.provinceCount(), Mask(0));
    each(m_flown, [&](int u) {
        if (via(u) >= 0)
            m_over[static_cast<std::size_t>(via(u))] |= bit<Mask>(u);
        m_bound[objective(u)] |= bit<Mask>(u);
    });
    each(m_flown, [&](int u) {
        Mask met = m_over[objective(u)];
        if (via(u) >= 0)
            met |= m_over[static_cast<std::size_t>(via(u))] | m_bound[static_cast<std::size_t>(via(u))];
        met &= ~bit<Mask>(u);
        if (m_rules.meetings == Rulebook::Meetings::ForeignFlights)
            met &= ~c.ofPower[c.power[u]];
        if (!met)
            return;
        m_grounded |= bit<Mask>(u);
        m_met[static_cast<std::size_t>(u)] = static_cast<Small>(lowest(met));
    });
}

// --- compile -----------------------------------------------------------------------------------

template <class Mask>
void SortieJudge<Mask>::compileMoves()
{
    const auto set = [&](int u, RegionId to, Way way) {
        const int place = placeOf(to);
        m_toRegion[static_cast<std::size_t>(u)] = to;
        m_way[static_cast<std::size_t>(u)] = way;
        c.dest[u] = static_cast<Place>(place);
        c.attackers[static_cast<std::size_t>(place)] |= bit<Mask>(u);
        c.movers |= bit<Mask>(u);
    };
    each(m_ordered & ~m_grounded, [&](int u) {
        const Order &order = m_intake.order(u);
        if (const Move *move = std::get_if<Move>(&order.action)) {
            set(u, move->to(), move->way);
            const Unit &unit = m_position->units[static_cast<std::size_t>(u)];
            if (!m_board.reach(kindOf(u).travel, unit.region).contains(m_board.provinceOf(move->to())))
                m_distant |= bit<Mask>(u);
        } else if (const Flight *flight = std::get_if<Flight>(&order.action);
                   flight && flight->mission == Mission::Invade) {
            set(u, m_board.mainRegion(flight->path.back()), Way::Unsaid);
            c.flyers |= bit<Mask>(u);
        }
    });
}

template <class Mask>
void SortieJudge<Mask>::matchConvoys()
{
    each(m_ordered, [&](int fleet) {
        const Convoy *convoy = std::get_if<Convoy>(&m_intake.order(fleet).action);
        if (!convoy)
            return;
        const int army = c.occupant[static_cast<std::size_t>(placeOf(convoy->army))];
        c.target[fleet] = static_cast<Small>(army);
        c.directed[fleet] = static_cast<Place>(placeOf(convoy->to));
        bool matches = has(c.movers, army) && c.dest[army] == c.directed[fleet];
        if (matches && m_way[static_cast<std::size_t>(army)] == Way::ByRoute) {
            const Move &move = *std::get_if<Move>(&m_intake.order(army).action);
            matches = std::find(move.waters.begin(), move.waters.end(), ProvinceId(c.home[fleet])) != move.waters.end();
        }
        (matches ? m_carriage : m_unmatched) |= bit<Mask>(fleet);
        if (matches) {
            c.carriers[army] |= bit<Mask>(fleet);
            m_carried |= bit<Mask>(army);
        }
    });
}

/// Who goes by sea: those who must, those who say so, and those whom the edition sends (DATC 4.A.3).
template <class Mask>
void SortieJudge<Mask>::chooseWays()
{
    each(c.movers & ~c.flyers,
         [&](int u) { chooseWay(m_rules, c, m_paths, u, has(m_distant, u), m_way[static_cast<std::size_t>(u)]); });
    // A squadron and an army that is carried do not change places (ruling L18).
    each(c.flyers, [&](int u) {
        if (const int v = c.occupant[c.dest[u]]; v != nobody && c.dest[v] == c.home[u])
            c.facing |= bit<Mask>(v) & c.bySea;
    });
}

template <class Mask>
void SortieJudge<Mask>::matchSupports()
{
    const auto back = [&](int s, RegionId of, RegionId to) {
        const int t = c.occupant[static_cast<std::size_t>(placeOf(of))];
        c.target[s] = static_cast<Small>(t);
        c.directed[s] = to.valid() ? static_cast<Place>(placeOf(to)) : nowhere;
        bool matches = c.directed[s] == c.dest[t]; // both nowhere: a hold support of a unit that stays
        if (matches && !to.valid() && has(m_grounded, t) && flightOf(t).mission == Mission::Invade)
            matches = false; // who tried to leave is not supported in staying (ruling L15)
        if (matches && to.valid() && to != m_toRegion[static_cast<std::size_t>(t)]) {
            switch (m_rules.orders.supportCoast) {
            case OrderRules::SupportCoast::MayBeOmitted:
                matches = to == m_board.mainRegion(ProvinceId(c.dest[t]));
                break;
            case OrderRules::SupportCoast::MustMatch: matches = false; break;
            case OrderRules::SupportCoast::Ignored: break;
            }
        }
        if (!matches) {
            m_unmatched |= bit<Mask>(s);
            return;
        }
        c.backers[t] |= bit<Mask>(s);
        c.fullStrength[t] = static_cast<Small>(c.fullStrength[t] + c.strength[s]);
        c.supporters |= bit<Mask>(s);
    };
    each(m_ordered & ~m_grounded, [&](int s) {
        const Order &order = m_intake.order(s);
        if (const Support *support = std::get_if<Support>(&order.action))
            back(s, support->of, support->to);
        else if (const Flight *flight = std::get_if<Flight>(&order.action);
                 flight && flight->mission == Mission::Cover) {
            if (m_rules.squadronCut == Rulebook::SquadronCut::ByAnyAttack)
                c.exposed |= bit<Mask>(s);
            back(s, flight->backed.of, flight->backed.hops.empty() ? RegionId() : flight->backed.hops.front());
        }
    });
}

/// Raids join the contest last: until here their squadrons stand, which is what supports of them ask.
template <class Mask>
void SortieJudge<Mask>::launchRaids()
{
    each(m_flown & ~m_grounded, [&](int u) {
        if (flightOf(u).mission != Mission::Bomb)
            return;
        const Place place = static_cast<Place>(flightOf(u).path.back().index());
        c.raiders |= bit<Mask>(u);
        c.bySea |= bit<Mask>(u);
        c.dest[u] = place;
        c.attackers[place] |= bit<Mask>(u);
    });
}

template class SortieJudge<Narrow>;
template class SortieJudge<Wide>;

} // namespace entente::judge
