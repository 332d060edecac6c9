#include "judge/sequence.h"

#include "judge/waters.h"
#include "orders/legality.h"
#include "orders/sorties.h"

#include <algorithm>

namespace entente::judge {

namespace {

bool leavesTraces(const Board &board, const Rulebook &rules)
{
    const FeatureSet features = featuresOf(board, rules);
    return features.has(Feature::Tanks) || features.has(Feature::Bombers);
}

} // namespace

SequenceEngine::SequenceEngine(const Board &board, const Rulebook &rules, std::unique_ptr<MovesEngine> inner)
    : m_board(board), m_rules(rules), m_remembers(leavesTraces(board, rules)), m_inner(std::move(inner)),
      m_intake(board, rules, reachesNoUnit)
{
}

/// Contracts are settled here. Permissions to land are for the inner judge.
bool SequenceEngine::reachesNoUnit(const Board &, const GivenOrder &given)
{
    return is<Contract>(given.order) || is<Permission>(given.order);
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
    out.struckFrom.clear();
    out.routes.clear();
    out.airborne.clear();
    out.leaves.clear();
    m_heard = m_gone = m_harassed = m_backers = UnitSet();
    m_backings.clear();
    out.evidence.assign(out.listsEvidence ? count : 0, Evidence());
    m_stepped.listsEvidence = out.listsEvidence;
    m_soFar.open(count);
    if (m_steps)
        m_steps->clear();

    m_intake.open(position, orders, out);
    m_passedOn.clear();
    for (std::size_t i = 0; i < orders.size(); ++i) {
        if (is<Permission>(orders[i].order))
            m_passedOn.push_back(i);
    }
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
    if (!m_passedOn.empty())
        answerPassedOn();
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
            for (const Layer layer : {Layer::Field, Layer::Air}) {
                const UnitId unit = m_intake.occupancy().unitAt(m_board.provinceOf(region), layer);
                const PowerId owner =
                    unit.valid() ? m_position->units[static_cast<std::size_t>(unit.index())].power : PowerId();
                if (owner == pact.one || owner == pact.two)
                    pact.units.insert(unit);
            }
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
bool SequenceEngine::needsNoContract(const Help &help) const
{
    return m_rules.sequence.contractNeeded == SequenceRules::ContractNeeded::ForMoves && help.support
           && (help.toHold || help.arrived);
}

SequenceEngine::Help SequenceEngine::helpBy(const Order &order)
{
    Help help;
    RegionId of;
    if (const std::optional<Support> support = supportGivenBy(order)) {
        of = support->of;
        help.support = true;
        help.toHold = support->toHold();
        help.arrived = support->arrived;
        help.at = support->to;
    } else if (const auto *convoy = std::get_if<Convoy>(&order.action)) {
        of = convoy->army;
    }
    if (of.valid())
        help.of = m_intake.occupancy().unitAt(m_board.provinceOf(of));
    return help;
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

void SequenceEngine::accept(int unit, const Order &order)
{
    const Help &help = m_help[static_cast<std::size_t>(unit)] = helpBy(order);
    if (help.of.valid() && !allied(unit, help.of.index()) && !needsNoContract(help))
        m_intake.refuse(unit, {Refusal::NoContract, m_board.provinceOf(order.at)});
    else
        m_heard.insert(UnitId(unit));
}

void SequenceEngine::revoke(int unit)
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
    if (m_rules.sequence.contractDelays == SequenceRules::ContractDelays::WholePower) {
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

void SequenceEngine::finish()
{
    for (Airborne &flight : m_out->airborne) // in another step as well as in its own (1939 III 40a)
        flight.disturbed = flight.disturbed || m_soFar.wanted.contains(flight.path[flight.leg]);
    std::sort(m_out->airborne.begin(), m_out->airborne.end());
    // A space where units met is open again if somebody came to stand there.
    for (std::size_t u = 0; u < m_position->units.size(); ++u) {
        if (!m_gone.contains(UnitId(static_cast<int>(u))) && m_position->units[u].layer == Layer::Field)
            m_out->contested.erase(m_board.provinceOf(m_out->endsIn[u]));
    }
    m_intake.answer(*m_out);
}

// One step of a season that is played power by power.

/// Help counts inside one step; a unit that stands all season may be helped to hold at any time (Q2, addenda).
bool SequenceEngine::actsTogether(int helper, int step) const
{
    const Help &help = m_help[static_cast<std::size_t>(helper)];
    if (!help.of.valid() || help.of.index() == helper || m_step[static_cast<std::size_t>(help.of.index())] == step)
        return true;
    return help.support && help.toHold && standsAllSeason(help.of.index());
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
    setUpStep(acting, step);
    runInner();
    takeOver(m_stepped, step);
    if (m_rules.sequence.earlyCut)
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

/// The board of the step: who is left, where they are by now, what those who act were ordered, and the supports to hold
/// that stand from steps before.
void SequenceEngine::setUpStep(const UnitSet &acting, int step)
{
    m_now.phase = m_position->phase;
    m_now.owner = m_position->owner;
    m_now.holder = m_position->holder;
    m_now.out = m_position->out;
    m_now.units.clear();
    m_here.clear();
    m_stepOrders.clear();
    m_speaker.clear();
    const auto &units = m_position->units;
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
        m_stepOrders.push_back({unit.power, orderInStep(u, step)});
        m_speaker.push_back(id);
    }
    for (const Backing &backing : m_backings) {
        if (isFromAir(backing)) // it has flown, and what it lent stays lent (bringSoFar)
            continue;
        const Unit &by = units[static_cast<std::size_t>(backing.by.index())];
        const Unit &of = units[static_cast<std::size_t>(backing.of.index())];
        const RegionId at = m_out->endsIn[static_cast<std::size_t>(backing.by.index())];
        m_stepOrders.push_back({by.power,
                                {by.kind, at, Layer::Field,
                                 Support{of.kind, m_out->endsIn[static_cast<std::size_t>(backing.of.index())], {}}}});
        m_speaker.push_back(backing.by);
    }
    for (const std::size_t i : m_passedOn)
        m_stepOrders.push_back(m_orders[i]);
}

/// What a unit does in its step: what it was told, unless that was cut before or helps nobody by now.
Order SequenceEngine::orderInStep(std::size_t u, int step)
{
    const UnitId id(static_cast<int>(u));
    Order order = m_intake.order(id.index());
    Verdict &verdict = m_out->units[u];
    const auto *support = std::get_if<Support>(&order.action);
    if (support && m_harassed.contains(id) && (support->toHold() || support->arrived)) {
        verdict.reason = Reason::Cut;
        verdict.other = m_harasser[u];
        if (m_out->listsEvidence)
            m_out->evidence[u].culprits.push_back(m_harasser[u]);
        order.action = Hold();
        m_heard.erase(id);
    } else if ((support && support->arrived) || !actsTogether(id.index(), step)) {
        verdict.reason = Reason::NoMatchingOrder;
        verdict.other = m_help[u].of;
        order.action = Hold();
    }
    return order;
}

void SequenceEngine::runInner()
{
    m_waters->reset();
    if (m_remembers)
        bringSoFar();
    m_inner->run(m_now, m_stepOrders, *m_waters, m_stepped);
}

/// What the inner judge has to know of the steps before, by its own ids.
void SequenceEngine::bringSoFar()
{
    m_soFarHere.open(m_here.size());
    for (std::size_t i = 0; i < m_here.size(); ++i) {
        const auto u = static_cast<std::size_t>(m_here[i].index());
        const UnitId here(static_cast<int>(i));
        if (m_soFar.weakened.contains(m_here[i]))
            m_soFarHere.weakened.insert(here);
        if (m_soFar.halted.contains(m_here[i]))
            m_soFarHere.halted.insert(here);
        m_soFarHere.cuts[i] = m_soFar.cuts[u];
        for (const Backing &backing : m_backings) {
            if (backing.of == m_here[i] && isFromAir(backing))
                m_soFarHere.lent[i] = static_cast<std::uint8_t>(m_soFarHere.lent[i] + strengthOf(backing.by));
        }
    }
    m_stepped.soFar = &m_soFarHere;
}

void SequenceEngine::takeSoFar()
{
    m_soFar.wanted |= m_soFarHere.wanted;
    for (std::size_t i = 0; i < m_here.size(); ++i) {
        const UnitId here(static_cast<int>(i));
        if (m_soFarHere.weakened.contains(here))
            m_soFar.weakened.insert(m_here[i]);
        if (m_soFarHere.halted.contains(here))
            m_soFar.halted.insert(m_here[i]);
        m_soFar.cuts[static_cast<std::size_t>(m_here[i].index())] = m_soFarHere.cuts[i];
    }
}

bool SequenceEngine::isFromAir(const Backing &backing) const
{
    return is<Flight>(m_intake.order(backing.by.index()));
}

int SequenceEngine::strengthOf(UnitId unit) const
{
    return m_board.kind(m_position->units[static_cast<std::size_t>(unit.index())].kind).strength;
}

/// What the inner judge says of orders that reach no unit, on the board as it is in the end.
void SequenceEngine::answerPassedOn()
{
    setUpStep({}, -1);
    runInner();
    const std::size_t first = m_stepOrders.size() - m_passedOn.size();
    for (std::size_t i = 0; i < m_passedOn.size(); ++i)
        m_out->orders[m_passedOn[i]] = m_stepped.orders[first + i];
    m_out->leaves = m_stepped.leaves;
}

/// Ruling Q5, the other reading: whom this step's attacks, even if they failed, keep from giving support later.
void SequenceEngine::noteHarassed()
{
    for (std::size_t i = 0; i < m_speaker.size(); ++i) {
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
    if (m_remembers)
        takeSoFar();
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
    takeOverFlights(stepped);
}

/// What only tanks and bombers leave behind: from where they struck, what they fought on their way, who is in the air.
void SequenceEngine::takeOverFlights(const MovesOutcome &stepped)
{
    for (auto [unit, route] : stepped.routes) {
        route.other = original(route.other);
        m_out->routes.emplace_back(original(unit), route);
    }
    m_out->airborne.insert(m_out->airborne.end(), stepped.airborne.begin(), stepped.airborne.end());
    if (stepped.struckFrom.empty())
        return;
    m_out->struckFrom.resize(m_position->units.size());
    for (std::size_t i = 0; i < m_here.size(); ++i) {
        if (stepped.units[i].dislodged)
            m_out->struckFrom[static_cast<std::size_t>(m_here[i].index())] = stepped.struckFrom[i];
    }
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
            verdict.other = m_help[static_cast<std::size_t>(unit)].of; // nobody, of a move
            verdict.refusal = Refusal::None;
        }
        known = verdict;
        return;
    }
    if (!m_backers.contains(UnitId(unit)))
        return;
    if (verdict.reason == Reason::Cut)
        verdict.reason = Reason::CutLater; // it stood from its own step until now
    if (verdict.reason == Reason::CutLater || verdict.reason == Reason::SupportDislodged) {
        known = verdict;
    } else if (verdict.reason == Reason::Supports && m_soFar.cuts[static_cast<std::size_t>(unit)] > 0) {
        // Half of a tank's is left.
        known.strength = verdict.strength;
        known.against = verdict.against;
    }
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
            for (UnitId &by : part.by)
                by = original(by);
        }
        addSoFar(side);
    }
    for (UnitId &culprit : told.culprits)
        culprit = original(culprit);
    const bool drivenOut = now.dislodged && !before.dislodged && now.reason == before.reason
                           && now.strength == before.strength && now.against == before.against;
    // A tank that was let in and went no further met nobody.
    if (drivenOut && (!known.sides.empty() || now.reason == Reason::Halted))
        known.sides.push_back(told.sides.back());
    else
        known = std::move(told);
}

/// What steps before did to those who fight and those who help: the inner judge has only their sums (bringSoFar).
void SequenceEngine::addSoFar(Evidence::Side &side) const
{
    using Why = Evidence::Part::Why;
    for (Evidence::Part &part : side.parts) {
        const bool lost = part.why == Why::HalfSupport || part.why == Why::CutSupport;
        const auto &cutters = m_out->evidence[static_cast<std::size_t>(part.unit.index())].culprits;
        if (lost && part.by.empty())
            part.by = cutters;
    }
    if (side.kind != Evidence::Side::Kind::Hold)
        return;
    const UnitId holder = side.fighter();
    for (const Backing &backing : m_backings) {
        if (backing.of == holder && isFromAir(backing))
            side.parts.push_back({backing.by, strengthOf(backing.by), Why::AirSupport, {}});
    }
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
        const Help &help = m_help[u];
        const UnitId of = help.of;
        if (!help.support || !of.valid() || m_gone.contains(of))
            continue;
        Verdict &verdict = m_out->units[u];
        if (help.arrived) {
            const auto o = static_cast<std::size_t>(of.index());
            const bool there =
                m_step[o] == step && m_heard.contains(of) && m_out->endsIn[o] != m_position->units[o].region
                && m_board.provinceOf(m_out->endsIn[o]) == m_board.provinceOf(help.at) && !m_position->schedule.empty();
            if (!there)
                continue;
            // Whoever attacked the supporter in this very step cut what was not yet in force: nothing (Q5).
            verdict = Verdict();
            verdict.reason = Reason::Supports;
            verdict.other = of;
        } else if (!help.toHold || (verdict.reason != Reason::Supports && verdict.reason != Reason::Flies)) {
            continue;
        }
        m_backings.push_back({by, of});
    }
    m_backers = UnitSet();
    for (const Backing &backing : m_backings)
        m_backers.insert(backing.by);
}

} // namespace entente::judge
