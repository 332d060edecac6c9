#include "judge/tankpasses.h"

namespace entente::judge {

// What the verdicts of TankPasses rest on. A side of the first hops is read off the first pass, all others off the pass
// that counts in the end, as the verdicts are (tankrecord.cpp).

template <class Mask, class Paths>
void TankPasses<Mask, Paths>::recordEvidence()
{
    const Recorder earlyVerdicts = early(), lateVerdicts = late();
    const Witness first(m_first, *m_early, earlyVerdicts), second(lastTables(), last(), lateVerdicts);
    p.out->evidence.assign(static_cast<std::size_t>(m_first.actors), Evidence());
    for (int u = 0; u < m_first.actors; ++u) {
        Evidence &evidence = p.out->evidence[static_cast<std::size_t>(u)];
        addEvidence(u, first, second, evidence);
        addLosses(u, first, second, evidence);
    }
}

/// What a unit did and met.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::addEvidence(int u, const Witness &early, const Witness &late, Evidence &evidence)
{
    if (has(m_undone & m_entered, u)) {
        evidence.culprits.push_back(p.verdict(u).other);
        return;
    }
    bool ofFirst = has(m_ousted | lastTables().pinned, u);
    if (has(m_first.marchers, u)) {
        ofFirst = !has(m_entered, u) || has(m_fought, u);
        const bool dropped = has(m_dropped, u);
        const bool ousts = m_victim[static_cast<std::size_t>(u)] != nobody;
        if (!ofFirst && (has(m_contested, u) || (!dropped && ousts)))
            addRoute(u, early, evidence);
        if (!ofFirst && dropped) {
            evidence.culprits.push_back(p.verdict(u).other);
            return;
        }
    }
    const Witness &witness = ofFirst ? early : late;
    const std::size_t known = evidence.sides.size();
    if (has(m_first.movers, u))
        witness.addMove(u, evidence);
    else
        witness.addStand(u, evidence);
    addFromAir(evidence, known, ofFirst ? m_first : lastTables());
}

/// How a tank that went on won its way: see `routeWon`.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::addRoute(int tank, const Witness &early, Evidence &evidence)
{
    const R &first = *m_early;
    const RouteWon won = routeWon(tank);
    evidence.sides.push_back(early.attackOf(tank));
    const int victim = m_victim[static_cast<std::size_t>(tank)];
    int most = 0;
    Evidence::Side met;
    if (victim != nobody && has(first.moved, victim)) { // it was bound to leave, and stayed after all
        most = first.standing(victim);
        met = {Evidence::Side::Kind::Hold, ProvinceId(m_first.dest[tank]), most, {{UnitId(victim), most, {}, {}}}};
    } else if (victim != nobody) {
        most = first.resistance(tank).most;
        met = early.sideMet(tank, {0, most, victim, victim, first.headToHead(tank), true, false, false});
    }
    each(first.rivals(tank), [&](int rival) {
        const int barred = first.prevent(rival).most;
        if (barred <= most)
            return;
        most = barred;
        met = early.barOf(rival, barred);
    });
    if (won.against > 0)
        evidence.sides.push_back(std::move(met));
    addFromAir(evidence, 0, m_first);
}

/// Who ended or halved its support, which fleets its convoy lost, and who drove it out.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::addLosses(int u, const Witness &early, const Witness &late, Evidence &evidence)
{
    const bool helpsFirst =
        has(m_first.supporters, u) && has(m_first.marchers, m_first.target[u]) && !has(p.onwardHelp, u);
    const bool ofFirst = has(m_first.supporters, u) ? helpsFirst : has(m_first.marchers | lastTables().pinned, u);
    (ofFirst ? early : late).addCulprits(u, evidence);
    if (has(m_first.supporters, u))
        m_bombers.eachCutter(u, [&](int bomber) { evidence.culprits.push_back(UnitId(bomber)); });
    const Verdict &verdict = p.verdict(u);
    if (!verdict.dislodged)
        return;
    const int by = verdict.dislodger.index();
    const ProvinceId hit = p.provinceOf(p.out->endsIn[static_cast<std::size_t>(u)]);
    const bool onTheWay = has(m_entered, by) && m_first.dest[by] == hit.index();
    evidence.sides.push_back((onTheWay ? early : late).attackOf(by));
    addFromAir(evidence, evidence.sides.size() - 1, onTheWay ? m_first : lastTables());
}

/// Bombers are numbers in the tables: names them, in these sides and those after them.
template <class Mask, class Paths>
void TankPasses<Mask, Paths>::addFromAir(Evidence &evidence, std::size_t from, const TankTables<Mask> &tables) const
{
    using Why = Evidence::Part::Why;
    for (std::size_t i = from; i < evidence.sides.size(); ++i) {
        Evidence::Side &side = evidence.sides[i];
        for (Evidence::Part &part : side.parts) {
            if (part.why != Why::CutSupport && part.why != Why::HalfSupport)
                continue;
            const int supporter = part.unit.index();
            m_bombers.eachCutter(supporter, [&](int bomber) { part.by.push_back(UnitId(bomber)); });
            if (!has(m_ousted, supporter))
                continue;
            part.why = Why::DislodgedSupport;
            each(m_entered, [&](int tank) {
                if (m_victim[static_cast<std::size_t>(tank)] == supporter)
                    part.by = {UnitId(tank)};
            });
        }
        const int u = side.fighter().index();
        const bool stopped = has(m_entered & ~m_undone, u) && !has(tables.movers, u); // what was lent was for its way
        if (has(tables.raiders, u) || stopped || (side.kind == Evidence::Side::Kind::Hold && has(tables.movers, u)))
            continue; // it stands without help
        const bool onward = has(m_goesOn & tables.inRoute, u);
        m_bombers.eachLent(u, onward, [&](int bomber, int halves) {
            side.parts.push_back({UnitId(bomber), halves, Why::AirSupport, {}});
        });
        // Nobody helps to drive out a unit of its own.
        int sum = 0;
        for (const Evidence::Part &part : side.parts)
            sum += part.halves;
        const Small holder = tables.dest[u] == nowhere ? nobody : tables.occupant[tables.dest[u]];
        for (Evidence::Part &part : side.parts) {
            if (side.kind == Evidence::Side::Kind::Attack && sum > side.total && part.why == Why::AirSupport
                && holder != nobody && tables.power[holder] == tables.power[part.unit.index()])
                part = {part.unit, 0, Why::Excluded, {}};
        }
    }
}

template void TankPasses<Narrow, ConvoyPaths<Narrow>>::recordEvidence();
template void TankPasses<Wide, ConvoyPaths<Wide>>::recordEvidence();
template void TankPasses<Narrow, SpecialPaths<Narrow>>::recordEvidence();
template void TankPasses<Wide, SpecialPaths<Wide>>::recordEvidence();

} // namespace entente::judge
