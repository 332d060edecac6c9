#include "judge/armourjudge.h"

#include "judge/landings.h"

#include <algorithm>

namespace entente::judge {

// Bombers (1939 III 37 to 44): what they lend and cut while the ground is settled, and which of them turn back.

/// Notes what each flight does to the orders below it.
template <class Mask>
void ArmourJudge<Mask>::sendBombers()
{
    TankTables<Mask> &f = m_first;
    const auto count = static_cast<std::size_t>(f.actors);
    std::fill_n(f.airSupport.begin(), count, Small(0));
    std::fill_n(f.airSupportOnward.begin(), count, Small(0));
    std::fill_n(f.airCuts.begin(), count, Small(0));
    for (Sent &sent : m_sent) {
        sent.useless = false;
        if (sent.aborted)
            continue;
        if (sent.flight.mission == Mission::Support)
            sent.useless = !lend(sent);
        else if (sent.flight.mission == Mission::Cut)
            sent.aborted = !cutFromAir(sent);
    }
}

/// 38, ruling B3: the order quoted must be the one that was given. Support of a double move helps the hop that is made
/// below.
template <class Mask>
bool ArmourJudge<Mask>::lend(Sent &sent)
{
    TankTables<Mask> &f = m_first;
    const Backed &backed = sent.flight.backed;
    const auto place = [&](RegionId region) { return m_board.provinceOf(region).index(); };
    const int v = f.occupant[static_cast<std::size_t>(place(backed.of))];
    if (v == nobody)
        return false;
    sent.other = v;
    const int over = sent.flight.over().index();
    const Small strength = f.strength[static_cast<std::size_t>(sent.unit)];
    const auto index = static_cast<std::size_t>(v);
    if (backed.hops.empty()) {
        if (f.dest[index] != nowhere)
            return false;
        f.airSupport[index] = static_cast<Small>(f.airSupport[index] + strength);
        return true;
    }
    const int last = place(backed.hops.back());
    const bool whole = backed.hops.size() == 2;
    if (whole && !(has(f.marchers, v) && f.dest[index] == place(backed.hops.front()) && f.onward[index] == last))
        return false;
    const bool onward = has(f.marchers, v) && f.onward[index] == over;
    if (!onward && f.dest[index] != over)
        return false;
    if (!whole && over != last)
        return false;
    // Nobody helps to drive out a unit of its own that stays.
    const int holder = f.occupant[static_cast<std::size_t>(over)];
    if (holder != nobody && holder != v && f.power[holder] == f.power[sent.unit] && !has(f.movers, holder))
        return true;
    Small &lent = (onward ? f.airSupportOnward : f.airSupport)[index];
    lent = static_cast<Small>(lent + strength);
    return true;
}

/// 39, rulings B5 and B6: there must be a support of another power's to cut.
template <class Mask>
bool ArmourJudge<Mask>::cutFromAir(Sent &sent)
{
    TankTables<Mask> &f = m_first;
    const int v = f.occupant[static_cast<std::size_t>(sent.flight.over().index())];
    if (v == nobody || !has(f.supporters, v) || f.power[v] == f.power[sent.unit])
        return false;
    sent.other = v;
    ++f.airCuts[v];
    return true;
}

/// What happened, as far as the landings will ask: who is in the air, and whether a centre to be raided was fought for.
template <class Mask>
void ArmourJudge<Mask>::listAirborne(std::vector<Airborne> &all) const
{
    ProvinceSet wanted;
    each(m_first.movers, [&](int u) { wanted.insert(ProvinceId(m_first.dest[u])); });
    each(m_first.movers & m_first.marchers & m_goesOn & m_entered & ~m_dropped & ~m_undone,
         [&](int u) { wanted.insert(ProvinceId(m_first.onward[u])); });
    all.clear();
    for (const Sent &sent : m_sent) {
        const Flight &flight = sent.flight;
        all.push_back({m_position->units[static_cast<std::size_t>(sent.unit)], flight.path, flight.mission, flight.leg,
                       sent.aborted, wanted.contains(flight.over())});
    }
}

/// Missions that find nowhere to land are aborted and have no effect (43b, ruling B12), judged by who owns the land
/// after the moves. Says whether there is a new one, and whether the ground must be settled without it.
template <class Mask>
auto ArmourJudge<Mask>::abortFlights() -> Flights
{
    const auto fruitless = [](const Sent &sent) {
        return !sent.aborted && sent.flight.mission != Mission::Raid && sent.flight.mission != Mission::None;
    };
    if (m_position->holder.empty() || std::none_of(m_sent.begin(), m_sent.end(), fruitless))
        return Flights::Settled;
    listAirborne(m_airborne);
    m_holder = m_position->holder;
    m_bombers.clear();
    m_flyers.clear();
    LandingField field;
    for (std::size_t u = 0; u < m_position->units.size(); ++u) {
        if (m_out->units[u].dislodged)
            continue;
        const Unit &unit = m_position->units[u];
        const ProvinceId place = m_board.provinceOf(m_out->endsIn[u]);
        if (unit.layer == Layer::Air) {
            m_bombers.push_back(unit);
            m_flyers.push_back(static_cast<int>(u));
        } else {
            field.held.insert(place);
        }
        if (m_board.kind(unit.kind).captures && m_board.power(unit.power).playable && !m_board.isSea(place))
            m_holder[static_cast<std::size_t>(place.index())] = unit.power;
    }
    ownCentresSinceAutumn(m_board, m_rules, *m_position, m_holder);
    field.bombers = m_bombers;
    field.airborne = m_airborne;
    field.leaves = m_out->leaves;
    field.holder = m_holder;
    Flights result = Flights::Settled;
    const std::vector<Landing> landings = settleLandings(m_board, field);
    for (std::size_t i = 0; i < landings.size(); ++i) {
        if (!landings[i].aborted)
            continue;
        for (Sent &sent : m_sent) {
            if (sent.unit != m_flyers[i] || !fruitless(sent))
                continue;
            sent.aborted = true;
            const bool helped = sent.flight.mission == Mission::Support || sent.flight.mission == Mission::Cut;
            result = helped ? Flights::GroundChanged : std::max(result, Flights::Changed);
        }
    }
    return result;
}

template <class Mask>
void ArmourJudge<Mask>::recordBombers()
{
    listAirborne(m_out->airborne);
    for (const Sent &sent : m_sent) {
        Verdict verdict;
        verdict.reason = sent.aborted ? Reason::Aborted : sent.useless ? Reason::NoMatchingOrder : Reason::Flies;
        if (sent.other >= 0)
            verdict.other = UnitId(sent.other);
        m_out->units[static_cast<std::size_t>(sent.unit)] = verdict;
    }
}

template void ArmourJudge<Narrow>::sendBombers();
template void ArmourJudge<Wide>::sendBombers();
template auto ArmourJudge<Narrow>::abortFlights() -> Flights;
template auto ArmourJudge<Wide>::abortFlights() -> Flights;
template void ArmourJudge<Narrow>::recordBombers();
template void ArmourJudge<Wide>::recordBombers();

} // namespace entente::judge
