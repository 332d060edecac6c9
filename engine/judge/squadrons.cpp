#include "judge/squadrons.h"

#include "orders/sorties.h"

#include <algorithm>

namespace entente::judge {

namespace {

/// The one place that a flight passes over on its way, if it does.
ProvinceId viaOf(const Flight &flight)
{
    return flight.path.size() == 2 ? flight.path.front() : ProvinceId();
}

} // namespace

template <class Mask>
bool Squadrons<Mask>::knows(int unit, const Flight &flight) const
{
    const ProvinceId base = p.provinceOf(unit);
    const ProvinceId objective = flight.path.back();
    const ProvinceSet &near = p.board.reach(Travel::Air, p.board.mainRegion(base));
    if (flight.leg + 1 != flight.path.size() || objective == base)
        return false;
    if (flight.path.size() == 1) {
        if (!near.contains(objective))
            return false;
    } else if (flight.path.size() != 2 || near.contains(objective) || !near.contains(flight.path.front())
               || !p.board.reach(Travel::Air, p.board.mainRegion(flight.path.front())).contains(objective)) {
        return false;
    }
    const int below = p.occupantOf(objective);
    switch (flight.mission) {
    case Mission::Invade: return mayInvade(p.board, p.rules.orders, *p.position, PowerId(c.power[unit]), objective);
    case Mission::Bomb:
        return !flight.backed.kind.valid() || below == nobody || flight.backed.kind == p.units[below].kind;
    case Mission::Cover: return coverIsPlain(unit, flight, below);
    default: return false;
    }
}

template <class Mask>
bool Squadrons<Mask>::coverIsPlain(int unit, const Flight &flight, int below) const
{
    const Backed &backed = flight.backed;
    const int target = p.occupantOf(p.provinceOf(backed.of));
    if (backed.hops.size() > 1 || target == nobody || target == unit || backed.kind != p.units[target].kind)
        return false;
    if (backed.hops.empty())
        return below == target;
    const ProvinceId objective = flight.path.back();
    const UnitKind &kind = p.kindOf(target);
    return kind.flying == Flying::No && p.provinceOf(backed.hops.front()) == objective
           && objective.index() != c.home[target]
           && backed.hops.front() == p.board.onlyArrival(kind.travel, p.units[target].region, objective);
}

/// LiMa 13, ruling L14: two flights meet where both pass, or where one passes and the other is bound for. One
/// objective for two is no meeting.
template <class Mask>
void Squadrons<Mask>::groundMeetings()
{
    if (!(p.flown & (p.flown - 1)))
        return;
    std::fill_n(m_over.begin(), p.board.provinceCount(), Mask(0));
    std::fill_n(m_bound.begin(), p.board.provinceCount(), Mask(0));
    each(p.flown, [&](int u) {
        const Flight &flight = p.flightOf(u);
        if (const ProvinceId via = viaOf(flight); via.valid())
            m_over[static_cast<std::size_t>(via.index())] |= bit<Mask>(u);
        m_bound[static_cast<std::size_t>(flight.path.back().index())] |= bit<Mask>(u);
    });
    each(p.flown, [&](int u) {
        const Mask met = metBy(u);
        if (!met)
            return;
        p.grounded |= bit<Mask>(u);
        m_met[static_cast<std::size_t>(u)] = static_cast<Small>(lowest(met));
    });
}

template <class Mask>
Mask Squadrons<Mask>::metBy(int unit) const
{
    const Flight &flight = p.flightOf(unit);
    Mask met = m_over[static_cast<std::size_t>(flight.path.back().index())];
    if (const ProvinceId via = viaOf(flight); via.valid()) {
        const auto place = static_cast<std::size_t>(via.index());
        met |= m_over[place] | m_bound[place];
    }
    met &= ~bit<Mask>(unit);
    return p.rules.squadrons.meetings == SquadronRules::Meetings::ForeignFlights ? met & ~c.ofPower[c.power[unit]]
                                                                                 : met;
}

template <class Mask>
void Squadrons<Mask>::takeOff()
{
    groundMeetings();
    each(p.flown & ~p.grounded, [&](int u) {
        const Flight &flight = p.flightOf(u);
        if (flight.mission == Mission::Invade) {
            p.aim(u, p.board.mainRegion(flight.path.back()));
            c.flyers |= bit<Mask>(u);
        } else if (flight.mission == Mission::Cover) {
            p.backing |= bit<Mask>(u);
            if (p.rules.squadrons.cut == SquadronRules::Cut::ByAnyAttack)
                c.exposed |= bit<Mask>(u);
        }
    });
}

template <class Mask>
void Squadrons<Mask>::launchRaids()
{
    each(p.flown & ~p.grounded, [&](int u) {
        const Flight &flight = p.flightOf(u);
        if (flight.mission != Mission::Bomb)
            return;
        const Place place = static_cast<Place>(flight.path.back().index());
        c.raiders |= bit<Mask>(u);
        c.bySea |= bit<Mask>(u);
        c.dest[u] = place;
        c.attackers[place] |= bit<Mask>(u);
    });
}

/// A raid that was flown is a success whatever it hit (LiMa 6).
template <class Mask>
void Squadrons<Mask>::recordRaid(const Findings<Mask> &found, const Contest<Mask> &tables, int u)
{
    Verdict &verdict = p.verdict(u);
    if (has(found.pathOpen, u)) {
        verdict.reason = Reason::Bombs;
        const int below = c.occupant[c.dest[u]]; // as the season began
        verdict.other = below == nobody ? UnitId() : UnitId(below);
        return;
    }
    verdict.reason = Reason::RaidFailed;
    verdict.other = UnitId(lowest(strikersAt(found, tables, u)));
}

/// Of a raid that failed: who attacked its base, those that got there if any did.
template <class Mask>
Mask Squadrons<Mask>::strikersAt(const Findings<Mask> &found, const Contest<Mask> &tables, int raider) const
{
    const Mask hostile = tables.attackers[c.home[raider]] & ~c.ofPower[c.power[raider]];
    const Mask open = hostile & found.pathOpen;
    return open ? open : hostile;
}

template <class Mask>
void Squadrons<Mask>::recordEvidence(const Findings<Mask> &found, const Contest<Mask> &tables) const
{
    const auto blame = [&](int unit, Mask culprits) {
        each(culprits, [&](int by) { p.out->evidence[static_cast<std::size_t>(unit)].culprits.push_back(UnitId(by)); });
    };
    each(c.raiders & ~found.pathOpen, [&](int u) { blame(u, strikersAt(found, tables, u)); });
    each(p.grounded, [&](int u) { blame(u, metBy(u)); });
}

template <class Mask>
void Squadrons<Mask>::record(const Findings<Mask> &found, const Contest<Mask> &tables)
{
    each(c.raiders, [&](int u) { recordRaid(found, tables, u); });
    each(p.unmatched, [&](int u) {
        const int t = c.target[u];
        if (has(p.grounded, t) && p.flightOf(t).mission == Mission::Invade
            && c.directed[u] == p.flightOf(t).path.back().index())
            p.verdict(u).reason = Reason::SupportUseless;
    });
    each(p.grounded, [&](int u) {
        p.verdict(u).reason = Reason::FlightsMet;
        p.verdict(u).other = UnitId(m_met[static_cast<std::size_t>(u)]);
    });
    p.out->sorties.clear();
    each(p.flown & ~p.grounded, [&](int u) {
        const Flight &flight = p.flightOf(u);
        p.out->sorties.push_back({UnitId(u), flight.path.back(), flight.path.size()});
    });
}

template class Squadrons<Narrow>;
template class Squadrons<Wide>;
template class Squadrons<Vast>;

} // namespace entente::judge
