#include "judge/laterphases.h"

#include "map/board.h"
#include "orders/cities.h"
#include "orders/retreatverb.h"
#include "orders/sorties.h"

#include <algorithm>

namespace entente::judge {

namespace {

/// Davis 7: a fleet may go back to where its dislodger, a fleet too, came from, along another coast than the one
/// on which it came.
bool crawls(const Board &board, const Position &position, const MovesOutcome &outcome, UnitId dislodger,
            const Unit &unit, RegionId to)
{
    const Unit &winner = position.units[static_cast<std::size_t>(dislodger.index())];
    if (board.kind(unit.kind).travel != Travel::Sea || board.kind(winner.kind).travel != Travel::Sea)
        return false;
    return outcome.endsIn[static_cast<std::size_t>(dislodger.index())] != unit.region || to != winner.region;
}

bool isCarried(const MovesOutcome &outcome, std::size_t unit)
{
    return !outcome.aboard.empty() && outcome.aboard[unit].valid();
}

UnitId cargoOf(const MovesOutcome &outcome, UnitId ship)
{
    const auto found = std::find(outcome.aboard.begin(), outcome.aboard.end(), ship);
    return found == outcome.aboard.end() ? UnitId() : UnitId(static_cast<int>(found - outcome.aboard.begin()));
}

/// City State 7a, 7h: behind the walls of a centre, if they were empty all season; fleets in ports only.
bool mayGoInside(const Board &board, const MovesOutcome &outcome, const Unit &unit)
{
    return mayStandInside(board, unit) && !outcome.besieged.contains(board.provinceOf(unit.region));
}

/// LiMa 4 and 11: around its base if it stood, around its objective if it flew, as far away as that was.
ProvinceSet squadronRefuges(const Board &board, const Rulebook &rules, const Position &position,
                            const MovesOutcome &outcome, UnitId squadron)
{
    const Unit &unit = position.units[static_cast<std::size_t>(squadron.index())];
    const ProvinceId base = board.provinceOf(unit.region);
    ProvinceSet refuges = airRefuges(board, base, base, 2);
    for (const MovesOutcome::Sortie &sortie : outcome.sorties) {
        if (sortie.unit == squadron)
            refuges = airRefuges(board, base, sortie.objective, sortie.distance);
    }
    if (!rules.orders.squadrons.sparesForeignCentres)
        return refuges;
    const ProvinceSet open = refuges;
    open.forEach([&](ProvinceId place) {
        if (isForeignCentre(board, position, unit.power, place))
            refuges.erase(place);
    });
    return refuges;
}

/// Provinces that a unit on the field keeps others from retreating to.
ProvinceSet occupiedAfter(const Board &board, const Position &position, const MovesOutcome &outcome)
{
    ProvinceSet occupied;
    for (std::size_t u = 0; u < outcome.units.size(); ++u) {
        const ProvinceId place = board.provinceOf(outcome.endsIn[u]);
        if (!outcome.units[u].dislodged && position.units[u].layer != Layer::Air && !isCarried(outcome, u)
            && !outcome.inside.contains(UnitId(static_cast<int>(u))) && !board.province(place).unlimited)
            occupied.insert(place);
    }
    return occupied;
}

/// Where a unit on the ground may go, and behind its walls.
void listRetreats(const Board &board, const Rulebook &rules, const Position &position, const MovesOutcome &outcome,
                  const ProvinceSet &closed, Adjudicator::Displaced &displaced)
{
    const auto u = static_cast<std::size_t>(displaced.unit.index());
    const UnitId dislodger = outcome.units[u].dislodger;
    Unit unit = position.units[u];
    unit.region = outcome.endsIn[u];
    const bool backByConvoy = rules.retreatToConvoyOrigin && outcome.convoyed.contains(dislodger);
    for (const RegionId region : board.neighbours(board.kind(unit.kind).travel, unit.region)) {
        const ProvinceId place = board.provinceOf(region);
        if (displaced.cargo.valid() && !board.isSea(place)) // an army aboard keeps its fleet at sea (Davis 6)
            continue;
        if (closed.contains(place) || !mayEnter(board, unit.power, place))
            continue;
        if (place == displaced.from && !backByConvoy
            && !(rules.orders.coastalCrawl && rules.crawl.retreat
                 && crawls(board, position, outcome, dislodger, unit, region)))
            continue;
        displaced.retreats.push_back(region);
    }
    if (rules.orders.walls && mayGoInside(board, outcome, unit))
        displaced.retreats.push_back(unit.region);
    std::sort(displaced.retreats.begin(), displaced.retreats.end());
}

} // namespace

std::vector<Adjudicator::Displaced> displacedUnits(const Board &board, const Rulebook &rules, const Position &position,
                                                   const MovesOutcome &outcome)
{
    std::vector<Adjudicator::Displaced> all;
    if (std::none_of(outcome.units.begin(), outcome.units.end(), [](const Verdict &v) { return v.dislodged; }))
        return all;
    const ProvinceSet closed = occupiedAfter(board, position, outcome) | outcome.contested;
    for (std::size_t u = 0; u < outcome.units.size(); ++u) {
        const Verdict &verdict = outcome.units[u];
        if (!verdict.dislodged)
            continue;
        const Unit &unit = position.units[u];
        const ProvinceId origin = outcome.struckFrom.empty()
                                      ? board.provinceOf(position.units[verdict.dislodger.index()].region)
                                      : outcome.struckFrom[u];
        Adjudicator::Displaced &displaced = all.emplace_back();
        displaced.unit = UnitId(static_cast<int>(u));
        displaced.from = origin;
        if (!board.power(unit.power).playable) // nobody leads its retreat
            continue;
        if (board.kind(unit.kind).flying == Flying::Sorties) {
            (squadronRefuges(board, rules, position, outcome, displaced.unit) - closed).forEach([&](ProvinceId place) {
                if (place != origin)
                    displaced.retreats.push_back(board.mainRegion(place));
            });
            continue;
        }
        displaced.cargo = cargoOf(outcome, displaced.unit);
        listRetreats(board, rules, position, outcome, closed, displaced);
    }
    return all;
}

namespace {

/// The unit that a retreat speaks to. Where several alike wait in one place, orders without a number are given out
/// in turn.
int dislodgedFor(const Board &board, const Position &position, const GivenOrder &given, const std::vector<int> &orderOf)
{
    const Order &order = given.order;
    if (!order.at.valid())
        return -1;
    const ProvinceId place = board.provinceOf(order.at);
    const int first = dislodgedIn(board, position, place, given.power, order.number);
    if (order.number > 0 || first < 0 || orderOf[static_cast<std::size_t>(first)] < 0)
        return first;
    for (int number = 2;; ++number) {
        const int next = dislodgedIn(board, position, place, given.power, number);
        if (next < 0)
            return first;
        if (orderOf[static_cast<std::size_t>(next)] < 0)
            return next;
    }
}

/// The place that such a refusal speaks of: of the unit, or where it was to go.
ProvinceId placeRefused(const Board &board, const Order &order, Refusal why)
{
    const Retreat *retreat = std::get_if<Retreat>(&order.action);
    const bool ofUnit = why == Refusal::NotDislodged || why == Refusal::NotYours || why == Refusal::WrongKind;
    const RegionId where = retreat && !ofUnit ? retreat->to : order.at;
    return where.valid() ? board.provinceOf(where) : ProvinceId();
}

/// Takes the orders of a phase of retreats in, and tells what becomes of each dislodged unit.
class Retreating {
public:
    Retreating(const Board &board, const Rulebook &rules, const Position &position, std::span<const GivenOrder> orders,
               RetreatsOutcome &out)
        : m_board(board), m_rules(rules), m_position(position), m_orders(orders), m_unitOf(orders.size(), -1),
          m_out(out)
    {
        const std::size_t count = position.dislodged.size();
        out.orders.assign(orders.size(), Verdict());
        out.units.assign(count, Verdict());
        out.orderOf.assign(count, -1);
        out.endsIn.assign(count, RegionId());
        out.completed.resize(orders.size());
        out.refusals.assign(orders.size(), Legality());
    }

    void judge()
    {
        for (std::size_t i = 0; i < m_orders.size(); ++i)
            readOrder(i);
        clash();
        for (std::size_t i = 0; i < m_orders.size(); ++i)
            answer(i);
    }

private:
    static void refuse(Verdict &verdict, Refusal why)
    {
        verdict.reason = Reason::Illegal;
        verdict.refusal = why;
    }

    void readOrder(std::size_t index)
    {
        const GivenOrder &given = m_orders[index];
        Order &order = m_out.completed[index] = given.order;
        const int d = dislodgedFor(m_board, m_position, given, m_out.orderOf);
        if (d < 0) {
            refuse(m_out.orders[index], Refusal::NotDislodged);
            return;
        }
        if (m_position.dislodged[static_cast<std::size_t>(d)].unit.power != given.power) {
            refuse(m_out.orders[index], Refusal::NotYours);
            return;
        }
        const auto unit = static_cast<std::size_t>(d);
        m_unitOf[index] = d;
        if (const int first = m_out.orderOf[unit]; first < 0) {
            m_out.orderOf[unit] = static_cast<int>(index);
            take(unit, order);
        } else if (m_orders[static_cast<std::size_t>(first)].order != given.order) {
            m_out.endsIn[unit] = RegionId();
            refuse(m_out.units[unit], Refusal::OrderedTwice);
        }
    }

    void take(std::size_t unit, Order &order)
    {
        const DislodgedUnit &dislodged = m_position.dislodged[unit];
        Verdict &verdict = m_out.units[unit];
        const Retreat *retreat = std::get_if<Retreat>(&order.action);
        order.at = dislodged.unit.region;
        if (order.kind.valid() && order.kind != dislodged.unit.kind) {
            refuse(verdict, Refusal::WrongKind);
            return;
        }
        if (!retreat && !is<Disband>(order)) {
            refuse(verdict, Refusal::WrongPhase);
            return;
        }
        order.kind = dislodged.unit.kind;
        if (!retreat) {
            verdict.reason = Reason::Disbands;
            return;
        }
        const Legality why =
            VerbModule<Retreat>::checkRetreats({m_board, m_rules.orders, m_position, dislodged}, order);
        if (!why.ok()) {
            refuse(verdict, why.refusal);
            return;
        }
        m_out.endsIn[unit] = std::get<Retreat>(order.action).to;
        verdict.reason = Reason::Retreats;
    }

    /// Units that make for the same province destroy each other (1971 XIII).
    void clash()
    {
        const std::vector<RegionId> wanted = m_out.endsIn;
        const auto meet = [&](RegionId one, RegionId two) {
            return one.valid() && two.valid() && m_board.provinceOf(one) == m_board.provinceOf(two)
                   && !m_board.province(m_board.provinceOf(one)).unlimited;
        };
        for (std::size_t d = 0; d < wanted.size(); ++d) {
            if (m_out.units[d].reason == Reason::Pending)
                m_out.units[d].reason = Reason::NoOrder;
            for (std::size_t other = 0; other < wanted.size(); ++other) {
                if (other == d || !meet(wanted[d], wanted[other]))
                    continue;
                m_out.units[d].reason = Reason::RetreatClash;
                m_out.units[d].other = UnitId(static_cast<int>(other));
                m_out.endsIn[d] = RegionId();
                break;
            }
        }
    }

    void answer(std::size_t index)
    {
        Verdict &verdict = m_out.orders[index];
        if (const int unit = m_unitOf[index]; unit >= 0)
            verdict = m_out.units[static_cast<std::size_t>(unit)];
        if (verdict.reason == Reason::Illegal)
            m_out.refusals[index] = {verdict.refusal, placeRefused(m_board, m_orders[index].order, verdict.refusal)};
    }

    const Board &m_board;
    const Rulebook &m_rules;
    const Position &m_position;
    const std::span<const GivenOrder> m_orders;
    std::vector<int> m_unitOf; ///< per order: whom it is for; -1: nobody
    RetreatsOutcome &m_out;
};

} // namespace

void judgeRetreats(const Board &board, const Rulebook &rules, const Position &position,
                   std::span<const GivenOrder> orders, RetreatsOutcome &out)
{
    Retreating(board, rules, position, orders, out).judge();
}

} // namespace entente::judge
