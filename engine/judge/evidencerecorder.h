#pragma once

#include "judge/evidence.h"
#include "judge/verdictrecorder.h"

#include <algorithm>

namespace entente::judge {

/// Writes down what the verdicts of a settled contest rest on: each strength comes from the recorder of verdicts, who
/// gave it from the tables. Asked only where somebody will read it, so it is slow and plain.
template <class Mask, class R, class Paths>
class EvidenceRecorder {
public:
    using Recorder = VerdictRecorder<Mask, R, Paths>;
    using Tables = typename R::Tables;
    using Meeting = typename Recorder::Meeting;
    using Side = Evidence::Side;
    using Part = Evidence::Part;
    using Kind = Side::Kind;
    using Why = Part::Why;

    EvidenceRecorder(const Tables &tables, const R &resolver, const Recorder &recorder)
        : c(tables), r(resolver), m_recorder(recorder)
    {
    }

    /// Of everybody: a mover, somebody who stands, a helper.
    void record(MovesOutcome &out) const
    {
        out.evidence.assign(static_cast<std::size_t>(c.actors), Evidence());
        for (int u = 0; u < c.actors; ++u) {
            Evidence &evidence = out.evidence[static_cast<std::size_t>(u)];
            if (has(c.movers, u))
                addMove(u, evidence);
            else
                addStand(u, evidence);
            addCulprits(u, evidence);
            if (const Verdict &verdict = out.units[static_cast<std::size_t>(u)]; verdict.dislodged)
                evidence.sides.push_back(attackOf(verdict.dislodger.index()));
        }
    }

    /// What a move had and met; nothing where it found no way.
    void addMove(int u, Evidence &evidence) const
    {
        if (has(r.shut(), u))
            return;
        evidence.sides.push_back(attackOf(u));
        if (const Meeting met = m_recorder.meet(u); met.against > 0)
            evidence.sides.push_back(sideMet(u, met));
    }
    /// What somebody who was attacked held with.
    void addStand(int u, Evidence &evidence) const
    {
        if (c.occupant[c.home[u]] == u && c.attackers[c.home[u]])
            evidence.sides.push_back(holdOf(u, r.strengthOf(u)));
    }
    /// Who cut a support, or halved it, or drove the supporter out; the fleets that a move by sea lost.
    void addCulprits(int u, Evidence &evidence) const
    {
        if (has(c.supporters, u))
            evidence.byHalves = r.isHalved(u);
        if (has(c.supporters, u) && r.worth(u) < c.strength[u]) {
            const Mask cutting = m_recorder.cuttersThatCame(u);
            each(cutting ? cutting : c.attackers[c.home[u]] & r.moved,
                 [&](int by) { evidence.culprits.push_back(UnitId(by)); });
        }
        if (has(r.shut(), u))
            each(m_recorder.lostFleets(u), [&](int fleet) { evidence.culprits.push_back(UnitId(fleet)); });
    }

    Side attackOf(int u) const
    {
        const Meeting met = m_recorder.meet(u);
        Side side = actionOf(u, Kind::Attack, c.dest[u]);
        side.total = met.strength;
        if (met.spared != nobody) {
            for (std::size_t i = 1; i < side.parts.size(); ++i) {
                if (c.power[side.parts[i].unit.index()] == c.power[met.spared] && side.parts[i].halves > 0)
                    exclude(side.parts[i]);
            }
        }
        return side;
    }
    /// The greatest that a move met.
    Side sideMet(int u, const Meeting &met) const
    {
        if (met.rival)
            return barOf(met.culprit, met.against);
        if (!met.head)
            return holdOf(met.culprit, met.against);
        Side side = actionOf(met.culprit, Kind::Defend, c.dest[u]);
        side.total = met.against;
        if constexpr (!R::fixed) { // T11: with its full strength at least
            const int own = side.parts.front().halves;
            const int stands = r.standing(met.culprit) - (sum(side) - own) - c.airSupport[met.culprit];
            if (stands > own)
                side.parts.front() = standing(met.culprit, stands);
        }
        return side;
    }
    /// Whoever is bound for the same place; a raid bars alone, whatever supports its base.
    Side barOf(int rival, int total) const
    {
        Side side;
        if (c.raiders && has(c.raiders, rival))
            side.parts = {{UnitId(rival), c.strength[rival], Why::Self, {}}};
        else
            side = actionOf(rival, Kind::Prevent, c.dest[rival]);
        side.kind = Kind::Prevent;
        side.place = ProvinceId(c.dest[rival]);
        side.total = total;
        return side;
    }
    /// Whoever stays. One whose move failed stands without supports: they were for its move.
    Side holdOf(int holder, int total) const
    {
        Side side;
        if (has(c.movers, holder))
            side.parts = {standing(holder, r.bareStrength(holder))};
        else
            side = actionOf(holder, Kind::Hold, c.home[holder]);
        side.kind = Kind::Hold;
        side.place = ProvinceId(c.home[holder]);
        side.total = total;
        return side;
    }

private:
    static void exclude(Part &part) { part = {part.unit, 0, Why::Excluded, {}}; }
    static std::vector<UnitId> listed(Mask units)
    {
        std::vector<UnitId> ids;
        each(units, [&](int u) { ids.push_back(UnitId(u)); });
        return ids;
    }

    /// A unit in its own action, without help: a mover on its way, or whoever stands.
    Part acting(int u) const
    {
        const int halves = r.ownStrength(u, r.sails(u));
        if (!has(c.movers, u))
            return standing(u, halves);
        const Why why = halves >= c.strength[u] ? Why::Self : r.isMarch(u) ? Why::March : Why::Crossing;
        return {UnitId(u), halves, why, {}};
    }
    /// A unit where it stands, with the reason if it counts for less there.
    Part standing(int u, int halves) const
    {
        if (halves >= c.strength[u])
            return {UnitId(u), halves, Why::Self, {}};
        return {UnitId(u), halves, r.whyLess(u, halves), listed(r.weakening(u))};
    }
    static int sum(const Side &side)
    {
        int total = 0;
        for (const Part &part : side.parts)
            total += part.halves;
        return total;
    }

    /// A unit with all who were ordered to support what it does.
    Side actionOf(int u, Kind kind, Place place) const
    {
        Side side{kind, ProvinceId(place), 0, {}};
        side.parts.push_back(acting(u));
        each(c.backers[u], [&](int s) { side.parts.push_back(support(s)); });
        return side;
    }

    Part support(int s) const
    {
        const int worth = r.worth(s);
        if (worth == c.strength[s])
            return {UnitId(s), worth, Why::Support, {}};
        const Mask winner = c.attackers[c.home[s]] & r.moved;
        Mask by = m_recorder.cuttersThatCame(s);
        if (worth == 0)
            by &= ~winner;
        const Why why = worth > 0 ? Why::HalfSupport : !by && winner ? Why::DislodgedSupport : Why::CutSupport;
        if (!by)
            by = winner;
        return {UnitId(s), worth, why, listed(by)};
    }

    const Tables &c;
    const R &r;
    const Recorder &m_recorder;
};

} // namespace entente::judge
