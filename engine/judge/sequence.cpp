#include "judge/sequence.h"

#include "judge/waters.h"
#include "orders/legality.h"

#include <algorithm>

namespace entente::judge {

SequenceEngine::SequenceEngine(const Board &board, const Rulebook &rules, std::unique_ptr<MovesEngine> inner)
    : m_board(board), m_rules(rules), m_inner(std::move(inner)),
      m_intake(board, rules, [](const Board &, const GivenOrder &given) { return is<Contract>(given.order); })
{
}

void SequenceEngine::run(const Position &position, std::span<const GivenOrder> orders, Waters &waters,
                         MovesOutcome &out)
{
    m_position = &position;
    m_orders = orders;
    m_waters = &waters;
    m_out = &out;
    const std::size_t count = position.units.size();
    out.units.assign(count, Verdict());
    out.endsIn.clear();
    for (const Unit &unit : position.units)
        out.endsIn.push_back(unit.region);
    for (Verdict &verdict : out.units)
        verdict.reason = Reason::Holds;
    out.contested = out.besieged = ProvinceSet();
    out.supportsGiven = out.convoyed = out.inside = UnitSet();
    m_heard = m_gone = m_harassed = m_backers = UnitSet();
    m_backings.clear();
    out.evidence.assign(out.listsEvidence ? count : 0, Evidence());
    m_stepped.listsEvidence = out.listsEvidence;
    if (m_steps)
        m_steps->clear();

    m_intake.open(position, orders, out);
    readContracts();
    readOrders();
    if (position.schedule.empty()) {
        m_step.fill(0);
        playStep(0);
    } else {
        assignSteps();
        const int steps = static_cast<int>(position.schedule.size());
        for (int step = 0; step <= steps; ++step)
            playStep(step);
    }
    finish();
}

// --- who may do what, and when -----------------------------------------------------------------

/// A contract is in force if both parties have registered it in the same words (Sequential 3).
void SequenceEngine::readContracts()
{
    m_pacts.clear();
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        const auto *contract = std::get_if<Contract>(&m_orders[i].order.action);
        if (!contract)
            continue;
        Verdict &verdict = m_out->orders[i];
        verdict.reason = Reason::Illegal;
        Order order = m_orders[i].order;
        const PowerId power = m_orders[i].power;
        verdict.refusal = checkOrder(m_board, m_rules.orders, *m_position, power, order).refusal;
        if (verdict.refusal != Refusal::None)
            continue;
        const bool signedByBoth = std::any_of(m_orders.begin(), m_orders.end(), [&](const GivenOrder &other) {
            const auto *same = std::get_if<Contract>(&other.order.action);
            return same && other.power == contract->with && same->with == power && same->units == contract->units;
        });
        if (!signedByBoth) {
            verdict.refusal = Refusal::OneSignature;
            continue;
        }
        verdict.reason = Reason::Agreed;
        Pact pact{power, contract->with, {}};
        for (const RegionId region : contract->units) {
            if (const UnitId unit = m_intake.occupancy().unitAt(m_board.provinceOf(region)); unit.valid())
                pact.units.insert(unit);
        }
        m_pacts.push_back(pact);
    }
}

bool SequenceEngine::allied(int unit, int other) const
{
    const auto &units = m_position->units;
    if (units[static_cast<std::size_t>(unit)].power == units[static_cast<std::size_t>(other)].power)
        return true;
    return std::any_of(m_pacts.begin(), m_pacts.end(), [&](const Pact &pact) {
        return pact.units.contains(UnitId(unit)) && pact.units.contains(UnitId(other));
    });
}

/// Ruling Q7, the other reading: support to hold is everybody's to give.
bool SequenceEngine::needsNoContract(const Order &order) const
{
    const auto *support = std::get_if<Support>(&order.action);
    return m_rules.contractNeeded == Rulebook::ContractNeeded::ForMoves && support
           && (support->toHold() || support->arrived);
}

UnitId SequenceEngine::unitHelpedBy(const Order &order)
{
    RegionId of;
    if (const auto *support = std::get_if<Support>(&order.action))
        of = support->of;
    else if (const auto *convoy = std::get_if<Convoy>(&order.action))
        of = convoy->army;
    return of.valid() ? m_intake.occupancy().unitAt(m_board.provinceOf(of)) : UnitId();
}

void SequenceEngine::readOrders()
{
    m_intake.read(*m_out, *this);
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        if (Verdict &verdict = m_out->orders[i]; verdict.refusal == Refusal::NoUnit && !m_orders[i].order.at.valid())
            verdict.refusal = Refusal::WrongPhase; // an order of winter
    }
    m_intake.tellRefusals(*m_out);
}

void SequenceEngine::heed(int unit, const Order &order)
{
    const UnitId other = m_helped[static_cast<std::size_t>(unit)] = unitHelpedBy(order);
    if (other.valid() && !allied(unit, other.index()) && !needsNoContract(order))
        m_intake.refuse(unit, {Refusal::NoContract, m_board.provinceOf(order.at)});
    else
        m_heard.insert(UnitId(unit));
}

void SequenceEngine::unheed(int unit)
{
    m_heard.erase(UnitId(unit));
}

/// A unit acts when its power does; units under a contract act with the latest of its parties, and contracts that
/// share a unit are one (Q7, Q9).
void SequenceEngine::assignSteps()
{
    std::array<int, maxPowers> rank;
    rank.fill(static_cast<int>(m_position->schedule.size()));
    for (std::size_t i = 0; i < m_position->schedule.size(); ++i)
        rank[static_cast<std::size_t>(m_position->schedule[i].index())] = static_cast<int>(i);
    if (m_rules.contractDelays == Rulebook::ContractDelays::WholePower) {
        for (bool changed = true; changed;) {
            changed = false;
            for (const Pact &pact : m_pacts) {
                int &one = rank[static_cast<std::size_t>(pact.one.index())];
                int &two = rank[static_cast<std::size_t>(pact.two.index())];
                changed = changed || one != two;
                one = two = std::max(one, two);
            }
        }
    }
    for (std::size_t u = 0; u < m_position->units.size(); ++u)
        m_step[u] = rank[static_cast<std::size_t>(m_position->units[u].power.index())];
    for (bool changed = true; changed;) {
        changed = false;
        for (const Pact &pact : m_pacts) {
            int latest = std::max(rank[static_cast<std::size_t>(pact.one.index())],
                                  rank[static_cast<std::size_t>(pact.two.index())]);
            pact.units.forEach(
                [&](UnitId u) { latest = std::max(latest, m_step[static_cast<std::size_t>(u.index())]); });
            pact.units.forEach([&](UnitId u) {
                changed = changed || m_step[static_cast<std::size_t>(u.index())] != latest;
                m_step[static_cast<std::size_t>(u.index())] = latest;
            });
        }
    }
}

bool SequenceEngine::standsAllSeason(int unit) const
{
    return !m_heard.contains(UnitId(unit)) || !is<Move>(m_intake.order(unit));
}

// --- one step ----------------------------------------------------------------------------------

/// Help counts inside one step; a unit that stands all season may be helped to hold at any time (Q2, addenda).
bool SequenceEngine::actsTogether(int helper, int step) const
{
    const UnitId other = m_helped[static_cast<std::size_t>(helper)];
    if (!other.valid() || other.index() == helper || m_step[static_cast<std::size_t>(other.index())] == step)
        return true;
    const auto *support = std::get_if<Support>(&m_intake.order(helper).action);
    return support && support->toHold() && standsAllSeason(other.index());
}

void SequenceEngine::playStep(int step)
{
    UnitSet acting;
    m_heard.forEach([&](UnitId unit) {
        if (m_step[static_cast<std::size_t>(unit.index())] == step && !m_gone.contains(unit))
            acting.insert(unit);
    });
    if (acting.empty())
        return;
    const auto &units = m_position->units;
    m_now.phase = m_position->phase;
    m_now.owner = m_position->owner;
    m_now.units.clear();
    m_here.clear();
    m_stepOrders.clear();
    m_speaker.clear();
    for (std::size_t u = 0; u < units.size(); ++u) {
        const UnitId id(static_cast<int>(u));
        if (m_gone.contains(id))
            continue;
        Unit unit = units[u];
        unit.region = m_out->endsIn[u];
        m_now.units.push_back(unit);
        m_here.push_back(id);
        if (!acting.contains(id))
            continue;
        Order order = m_intake.order(static_cast<int>(u));
        const auto *support = std::get_if<Support>(&order.action);
        if (support && m_harassed.contains(id) && (support->toHold() || support->arrived)) {
            Verdict &verdict = m_out->units[u];
            verdict.reason = Reason::Cut;
            verdict.other = m_harasser[u];
            if (m_out->listsEvidence)
                m_out->evidence[u].culprits.push_back(m_harasser[u]);
            order.action = Hold();
            m_heard.erase(id);
        } else if ((support && support->arrived) || !actsTogether(id.index(), step)) {
            Verdict &verdict = m_out->units[u];
            verdict.reason = Reason::NoMatchingOrder;
            verdict.other = m_helped[u];
            order.action = Hold();
        }
        m_stepOrders.push_back({unit.power, order});
        m_speaker.push_back(id);
    }
    for (const Backing &backing : m_backings) {
        const Unit &by = units[static_cast<std::size_t>(backing.by.index())];
        const Unit &of = units[static_cast<std::size_t>(backing.of.index())];
        const RegionId at = m_out->endsIn[static_cast<std::size_t>(backing.by.index())];
        m_stepOrders.push_back({by.power,
                                {by.kind, at, Layer::Field,
                                 Support{of.kind, m_out->endsIn[static_cast<std::size_t>(backing.of.index())], {}}}});
        m_speaker.push_back(backing.by);
    }
    m_waters->reset();
    m_inner->run(m_now, m_stepOrders, *m_waters, m_stepped);
    takeOver(m_stepped, step);
    if (m_rules.earlyCut)
        noteHarassed();
    enforceBackings(step);
    if (!m_steps)
        return;
    PlayedStep played{{}, m_gone, m_out->endsIn};
    for (const UnitId speaker : m_speaker) {
        if (m_step[static_cast<std::size_t>(speaker.index())] == step)
            played.acted.insert(speaker);
    }
    m_steps->push_back(std::move(played));
}

/// Ruling Q5, the other reading: whom this step's attacks, even if they failed, keep from giving support later.
void SequenceEngine::noteHarassed()
{
    for (std::size_t i = 0; i < m_stepOrders.size(); ++i) {
        const auto *move = std::get_if<Move>(&m_stepOrders[i].order.action);
        if (!move)
            continue;
        const UnitId there = unitIn(m_board, m_now, m_board.provinceOf(move->to()));
        if (!there.valid() || m_now.units[static_cast<std::size_t>(there.index())].power == m_stepOrders[i].power)
            continue;
        const UnitId harassed = original(there);
        if (!m_harassed.contains(harassed))
            m_harasser[static_cast<std::size_t>(harassed.index())] = m_speaker[i];
        m_harassed.insert(harassed);
    }
}

UnitId SequenceEngine::original(UnitId current) const
{
    return current.valid() ? m_here[static_cast<std::size_t>(current.index())] : current;
}

void SequenceEngine::takeOver(const MovesOutcome &stepped, int step)
{
    for (std::size_t i = 0; i < m_here.size(); ++i) {
        const int u = m_here[i].index();
        m_out->endsIn[static_cast<std::size_t>(u)] = stepped.endsIn[i];
        const Verdict &said = stepped.units[i];
        if (m_step[static_cast<std::size_t>(u)] != step && !said.dislodged && !m_backers.contains(m_here[i]))
            continue; // it only stood by
        Verdict verdict = said;
        verdict.other = original(verdict.other);
        verdict.dislodger = original(verdict.dislodger);
        const Verdict before = m_out->units[static_cast<std::size_t>(u)];
        takeVerdict(u, verdict, step);
        if (verdict.dislodged)
            takeDislodged(u, verdict, step);
        if (m_out->listsEvidence)
            takeEvidence(u, before, stepped.evidence[i]);
    }
    stepped.convoyed.forEach([&](UnitId unit) { m_out->convoyed.insert(original(unit)); });
    stepped.supportsGiven.forEach([&](UnitId unit) {
        if (m_step[static_cast<std::size_t>(original(unit).index())] == step)
            m_out->supportsGiven.insert(original(unit));
    });
    m_out->contested |= stepped.contested;
}

/// What a step says of a unit: all of it where the unit acted; that a standing support was cut; nothing else.
void SequenceEngine::takeVerdict(int unit, Verdict verdict, int step)
{
    Verdict &known = m_out->units[static_cast<std::size_t>(unit)];
    const bool heard = m_heard.contains(UnitId(unit));
    const bool acts = m_step[static_cast<std::size_t>(unit)] == step && heard;
    if (acts && known.reason != Reason::NoMatchingOrder) {
        if (verdict.reason == Reason::Illegal) {
            // It was possible when it was written; what it needed is gone.
            const Order &order = m_intake.order(unit);
            verdict.reason = is<Move>(order) ? Reason::NoConvoy : Reason::NoMatchingOrder;
            verdict.byConvoy = is<Move>(order);
            verdict.other = m_helped[static_cast<std::size_t>(unit)]; // nobody, of a move
            verdict.refusal = Refusal::None;
        }
        known = verdict;
        return;
    }
    if (!m_backers.contains(UnitId(unit)))
        return;
    if (verdict.reason == Reason::Cut)
        verdict.reason = Reason::CutLater; // it stood from its own step until now
    if (verdict.reason == Reason::CutLater || verdict.reason == Reason::SupportDislodged)
        known = verdict;
}

void SequenceEngine::takeDislodged(int unit, const Verdict &verdict, int step)
{
    Verdict &known = m_out->units[static_cast<std::size_t>(unit)];
    m_gone.insert(UnitId(unit));
    known.dislodged = true;
    known.dislodger = verdict.dislodger;
    const bool waited = m_heard.contains(UnitId(unit)) && m_step[static_cast<std::size_t>(unit)] > step;
    if (waited && !is<Hold>(m_intake.order(unit))) {
        known.reason = Reason::Overtaken;
        known.other = verdict.dislodger;
    } else if (known.reason == Reason::Holds) {
        known = verdict;
    }
}

/// Follows what became of the unit's verdict: a step that only drove it out adds its attack to what is known already.
void SequenceEngine::takeEvidence(int unit, const Verdict &before, Evidence told)
{
    const Verdict &now = m_out->units[static_cast<std::size_t>(unit)];
    Evidence &known = m_out->evidence[static_cast<std::size_t>(unit)];
    if (now == before)
        return;
    for (Evidence::Side &side : told.sides) {
        for (Evidence::Part &part : side.parts) {
            part.unit = original(part.unit);
            part.by = original(part.by);
        }
    }
    for (UnitId &culprit : told.culprits)
        culprit = original(culprit);
    const bool drivenOut = now.dislodged && !before.dislodged && now.reason == before.reason
                           && now.strength == before.strength && now.against == before.against;
    if (drivenOut && !known.sides.empty())
        known.sides.push_back(told.sides.back());
    else
        known = std::move(told);
}

/// Supports to hold hold from the end of the step in which they were given, until they are cut or one of the two
/// units is gone (Q3 to Q5).
void SequenceEngine::enforceBackings(int step)
{
    std::erase_if(m_backings, [&](const Backing &b) {
        const Reason reason = m_out->units[static_cast<std::size_t>(b.by.index())].reason;
        return m_gone.contains(b.by) || m_gone.contains(b.of) || reason == Reason::Cut || reason == Reason::CutLater
               || reason == Reason::SupportDislodged;
    });
    for (std::size_t u = 0; u < m_position->units.size(); ++u) {
        const UnitId by(static_cast<int>(u));
        if (m_step[u] != step || !m_heard.contains(by) || m_gone.contains(by))
            continue;
        const auto *support = std::get_if<Support>(&m_intake.order(static_cast<int>(u)).action);
        const UnitId of = m_helped[u];
        if (!support || !of.valid() || m_gone.contains(of))
            continue;
        Verdict &verdict = m_out->units[u];
        if (support->arrived) {
            const auto o = static_cast<std::size_t>(of.index());
            const bool there = m_step[o] == step && m_heard.contains(of)
                               && m_out->endsIn[o] != m_position->units[o].region
                               && m_board.provinceOf(m_out->endsIn[o]) == m_board.provinceOf(support->to)
                               && !m_position->schedule.empty();
            if (!there)
                continue;
            // Whoever attacked the supporter in this very step cut what was not yet in force: nothing (Q5).
            verdict = Verdict();
            verdict.reason = Reason::Supports;
            verdict.other = of;
        } else if (!support->toHold() || verdict.reason != Reason::Supports) {
            continue;
        }
        m_backings.push_back({by, of});
    }
    m_backers = UnitSet();
    for (const Backing &backing : m_backings)
        m_backers.insert(backing.by);
}

// -----------------------------------------------------------------------------------------------

void SequenceEngine::finish()
{
    // A space where units met is open again if somebody came to stand there.
    for (std::size_t u = 0; u < m_position->units.size(); ++u) {
        if (!m_gone.contains(UnitId(static_cast<int>(u))))
            m_out->contested.erase(m_board.provinceOf(m_out->endsIn[u]));
    }
    m_intake.answer(*m_out);
}

} // namespace entente::judge
