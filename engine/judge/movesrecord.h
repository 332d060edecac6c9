#pragma once

#include "judge/evidencerecorder.h"
#include "judge/intake.h"
#include "judge/movesjudge.h"
#include "judge/verdictrecorder.h"

namespace entente::judge {

// The third stage of MovesJudge: everything is settled, and every unit and order is told what became of
// it and why. Included by movesjudge.cpp alone.

/// Writes a verdict for every unit that the plain pass left without one, then hands each order its unit's.
template <class Mask>
template <class R, class P>
void MovesJudge<Mask>::record(const R &r, const P &paths)
{
    MovesOutcome &out = *m_out;
    const VerdictRecorder<Mask, R, P> recorder(c, r, paths, out);
    const std::size_t count = static_cast<std::size_t>(c.actors);
    // Given, and nothing about the move that it backs can make it idle.
    const Mask plain = r.shut() ? Mask(0) : r.given & ~m_ownGround;
    recorder.helpers(plain, m_carriage, m_unmatched);
    recorder.moves(c.movers & ~m_plainPass.told(), m_toRegion.data());
    recorder.refusals(m_refused, m_refusal.data());
    recorder.sets();

    const Verdict *units = out.units.data();
    const int *orderOf = out.orderOf.data();
    Verdict *orders = out.orders.data();
    for (std::size_t u = 0; u < count; ++u) {
        if (orderOf[u] >= 0)
            orders[orderOf[u]] = units[u];
    }
    if (m_ordered) {
        const std::span<const GivenOrder> given = m_sheet->orders();
        for (std::size_t i = 0; i < given.size(); ++i) {
            const int u = c.occupant[static_cast<std::size_t>(placeOf(given[i].order.at))];
            if (u != nobody && c.power[u] == given[i].power.index())
                out.orders[i] = out.units[static_cast<std::size_t>(u)];
        }
    }
    if (out.listsEvidence)
        EvidenceRecorder<Mask, R, P>(c, r, recorder).record(out);
    if (out.listsIntents)
        listIntents();
}

/// What was heard order by order, and of orders repeated what was heard of the first.
template <class Mask>
void MovesJudge<Mask>::listIntents()
{
    const std::span<const GivenOrder> given = m_sheet->orders();
    for (std::size_t i = 0; m_ordered && i < given.size(); ++i) {
        const int u = c.occupant[static_cast<std::size_t>(placeOf(given[i].order.at))];
        if (u == nobody || c.power[u] != given[i].power.index() || given[i].order.layer != m_units[u].layer)
            continue;
        m_out->intents[i] = m_out->intents[static_cast<std::size_t>(m_out->orderOf[static_cast<std::size_t>(u)])];
        m_out->intents[i].unit = UnitId(u);
        if (has(m_contradicted, u))
            m_out->intents[i].order = given[i].order;
    }
    finishIntents(m_board, *m_position, *m_out);
}

} // namespace entente::judge
