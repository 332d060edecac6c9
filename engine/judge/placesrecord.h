#pragma once

#include "judge/placesjudge.h"
#include "judge/verdictrecorder.h"

#include "map/routes.h"

namespace entente::judge {

// The last stage of PlacesJudge: verdicts, who was driven out, which spaces are closed, and what becomes of
// passes and walls when the moves are done. Included by placesjudge.cpp alone.

template <class Mask>
template <class R>
void PlacesJudge<Mask>::record(const R &r)
{
    MovesOutcome &out = *m_out;
    out.contested = ProvinceSet();
    const Paths paths = waysOver();
    const VerdictRecorder recorder(c, r, paths, out);
    recorder.helpers(0, m_carriage & ~m_unmatched, m_unmatched);
    recorder.moves(c.movers, m_to.data());
    recorder.sets();
    if (m_rules.orders.armyFleet)
        recordVoyages(r);
    m_intake.tellRefusals(out);
    if (m_passes)
        clearPasses();
    if (m_rules.orders.walls) {
        for (int u = 0; u < c.actors; ++u) {
            if (besieged(u) && !has(r.moved, u))
                out.inside.insert(UnitId(u));
        }
        takeEmptyFields();
    }
    m_intake.answer(out);
}

/// Whoever began the season in a pass and is still there is put where the pass comes from (City State 8b).
template <class Mask>
void PlacesJudge<Mask>::clearPasses()
{
    for (int u = 0; u < c.actors; ++u) {
        const ProvinceId back = m_board.province(provinceOf(u)).sentTo;
        Verdict &verdict = m_out->units[static_cast<std::size_t>(u)];
        RegionId &end = m_out->endsIn[static_cast<std::size_t>(u)];
        if (!back.valid() || end != m_units[u].region || verdict.dislodged)
            continue;
        end = m_board.mainRegion(back);
        if (verdict.reason == Reason::Holds)
            verdict.reason = Reason::LeftPass;
    }
}

/// A unit behind walls takes a field that nobody holds any more (City State 7e).
template <class Mask>
void PlacesJudge<Mask>::takeEmptyFields()
{
    ProvinceSet held;
    for (int u = 0; u < c.actors; ++u) {
        if (!m_out->units[static_cast<std::size_t>(u)].dislodged && !m_out->inside.contains(UnitId(u)))
            held.insert(m_board.provinceOf(m_out->endsIn[static_cast<std::size_t>(u)]));
    }
    m_out->inside.forEach([&](UnitId u) {
        if (!held.contains(provinceOf(u.index()))) {
            m_out->inside.erase(u);
            m_out->contested.erase(provinceOf(u.index()));
        }
    });
}

} // namespace entente::judge
