#pragma once

#include "judge/sortiejudge.h"
#include "judge/verdictrecorder.h"

namespace entente::judge {

// The last stage of SortieJudge: everything is settled, and every unit and order is told what became of it and
// why. Included by sortiejudge.cpp alone.

/// A raid that was flown is a success whatever it hit (LiMa 6).
template <class Mask>
template <class R>
void SortieJudge<Mask>::judgeRaid(const R &r, int u, Verdict &verdict) const
{
    if (has(r.pathOpen, u)) {
        verdict.reason = Reason::Bombs;
        const int below = c.occupant[c.dest[u]];
        verdict.other = below == nobody ? UnitId() : UnitId(below);
        return;
    }
    verdict.reason = Reason::RaidFailed;
    const Mask hostile = c.attackers[c.home[u]] & ~c.ofPower[c.power[u]];
    const Mask open = hostile & r.pathOpen;
    verdict.other = UnitId(lowest(open ? open : hostile));
}

template <class Mask>
template <class R>
void SortieJudge<Mask>::record(const R &r)
{
    MovesOutcome &out = *m_out;
    const std::size_t count = static_cast<std::size_t>(c.actors);
    Verdict held;
    held.reason = Reason::Holds;
    std::fill_n(out.units.begin(), count, held);
    for (std::size_t u = 0; u < count; ++u)
        out.endsIn[u] = m_position->units[u].region;
    out.contested = ProvinceSet();
    const auto at = [&](int u) -> Verdict & { return out.units[static_cast<std::size_t>(u)]; };

    const VerdictRecorder recorder(c, r, m_paths, out);
    recorder.helpers(0, m_carriage, m_unmatched);
    each(c.raiders, [&](int u) { judgeRaid(r, u, at(u)); });
    each(m_unmatched, [&](int u) {
        const int t = c.target[u];
        if (has(m_grounded, t) && flightOf(t).mission == Mission::Invade
            && c.directed[u] == flightOf(t).path.back().index())
            at(u).reason = Reason::SupportUseless;
    });
    each(m_grounded, [&](int u) {
        at(u).reason = Reason::FlightsMet;
        at(u).other = UnitId(m_met[static_cast<std::size_t>(u)]);
    });

    recorder.moves(c.movers, m_toRegion.data());
    m_intake.tellRefusals(out);
    recorder.sets();
    each(m_flown & ~m_grounded, [&](int u) {
        const Flight &flight = flightOf(u);
        out.sorties.push_back({UnitId(u), flight.path.back(), flight.path.size()});
    });

    m_intake.answer(out);
}

} // namespace entente::judge
