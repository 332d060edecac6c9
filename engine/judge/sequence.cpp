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

} // namespace entente::judge
