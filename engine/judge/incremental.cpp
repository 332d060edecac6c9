#include "judge/incremental.h"

#include "judge/featurejudge.h"
#include "judge/movesengine.h"
#include "orders/legality.h"
#include "orders/sorties.h"

#include <algorithm>

namespace entente {

namespace {

// A part is lifted off the board and put back, which costs more than it saves where it is nearly the whole; and sooner
// where all is plain field, whose judge needs little more than that itself. Measured, in per cent.
constexpr int worthwhileOnPlainField = 300, worthwhileElsewhere = 133;

/// Of a list with an entry for some units, ascending by unit: `part`'s entries take the place of those of its units.
template <class Entry, class UnitIn, class Original>
void mergeByUnit(std::vector<Entry> &all, const std::vector<Entry> &part, const UnitSet &touched, UnitIn unitIn,
                 Original original)
{
    std::erase_if(all, [&](Entry &entry) { return touched.contains(unitIn(entry)); });
    for (Entry entry : part) {
        unitIn(entry) = original(unitIn(entry));
        if (touched.contains(unitIn(entry)))
            all.push_back(entry);
    }
    std::sort(all.begin(), all.end(), [&](Entry a, Entry b) { return unitIn(a) < unitIn(b); });
}

} // namespace

IncrementalJudge::IncrementalJudge(std::shared_ptr<const Board> board, const Rulebook &rules)
    : m_whole(board, rules), m_parts(board, rules), m_inSequence(rules.policies.turns == Policies::Turns::InSequence),
      m_hasFeatures(judge::needsFeatures(*board, rules)), m_remembers(m_inSequence && m_hasFeatures),
      m_worthwhile(judge::makeMovesEngine(*board, rules) ? worthwhileElsewhere : worthwhileOnPlainField)
{
}

void IncrementalJudge::open(JudgedSeason &season, const Position &position, std::vector<GivenOrder> orders)
{
    season.m_position = position;
    season.m_part = position;
    season.m_orders = std::move(orders);
    season.m_tried = season.m_orders;
    season.m_outcome = m_whole.moves(season.m_position, season.m_orders);
    season.m_changed = season.m_outcome;
    season.m_differing = UnitSet();
    m_judged = static_cast<int>(position.units.size());
    readUnits(season);
    findCircles(season);
}

const MovesOutcome &IncrementalJudge::with(JudgedSeason &season, std::span<const OrderChange> changes)
{
    if (season.m_whole || !gather(season, changes))
        return judgeWhole(season, changes);
    lift(season, changes);
    const MovesOutcome &part = m_parts.moves(season.m_part, m_orders);
    m_judged = static_cast<int>(season.m_part.units.size());
    restore(season);
    takeOver(season, part);
    return season.m_changed;
}

void IncrementalJudge::keep(JudgedSeason &season, std::span<const OrderChange> changes)
{
    const MovesOutcome &outcome = with(season, changes);
    season.m_outcome = outcome;
    season.m_changed = season.m_outcome;
    season.m_differing = UnitSet();
    const bool known = !season.m_whole; // who the orders are for, and what they touch
    for (const OrderChange &change : changes) {
        const Order &before = season.m_orders[change.index].order;
        season.m_whole = season.m_whole || !isForTheSame(before, *change.order);
        season.m_orders[change.index].order = season.m_tried[change.index].order = *change.order;
        if (known && !season.m_whole) {
            const std::size_t unit = slot(season.m_unitOf[change.index]);
            season.m_prints[unit] = footprintOf(season, season.m_position.units[unit], *change.order);
        }
    }
    if (season.m_whole)
        readUnits(season);
    findCircles(season);
}

/// Lifts those who are touched off the board, with their orders.
void IncrementalJudge::lift(JudgedSeason &season, std::span<const OrderChange> changes)
{
    const std::vector<Unit> &units = season.m_position.units;
    UnitSet present = m_touched;
    if (m_asksForFleets) {
        for (std::size_t u = 0; u < units.size(); ++u) {
            if (board().isConvoySpace(board().provinceOf(units[u].region)))
                present.insert(UnitId(static_cast<int>(u)));
        }
    }
    season.m_part.units.clear();
    m_orders.clear();
    m_indices.clear();
    present.forEach([&](UnitId unit) {
        m_unitOf[season.m_part.units.size()] = unit;
        season.m_part.units.push_back(units[slot(unit)]);
        const int given = m_touched.contains(unit) ? season.m_outcome.orderOf[slot(unit)] : -1;
        if (given < 0)
            return;
        m_orders.push_back(season.m_orders[static_cast<std::size_t>(given)]);
        m_indices.push_back(static_cast<std::size_t>(given));
        for (const OrderChange &change : changes) {
            if (change.index == m_indices.back())
                m_orders.back().order = *change.order;
        }
    });
}

const MovesOutcome &IncrementalJudge::judgeWhole(JudgedSeason &season, std::span<const OrderChange> changes)
{
    for (const OrderChange &change : changes)
        season.m_tried[change.index].order = *change.order;
    m_judged = static_cast<int>(season.m_position.units.size());
    const MovesOutcome &outcome = m_whole.moves(season.m_position, season.m_tried);
    for (const OrderChange &change : changes)
        season.m_tried[change.index].order = season.m_orders[change.index].order;
    return outcome;
}

/// Forgets the last changes.
void IncrementalJudge::restore(JudgedSeason &season) const
{
    const MovesOutcome &from = season.m_outcome;
    MovesOutcome &to = season.m_changed;
    season.m_differing.forEach([&](UnitId unit) {
        const std::size_t u = slot(unit);
        to.units[u] = from.units[u];
        to.endsIn[u] = from.endsIn[u];
        to.orderOf[u] = from.orderOf[u];
        if (from.orderOf[u] >= 0)
            to.orders[static_cast<std::size_t>(from.orderOf[u])] = from.units[u];
        if (!from.struckFrom.empty())
            to.struckFrom[u] = from.struckFrom[u];
        if (!from.aboard.empty())
            to.aboard[u] = from.aboard[u];
    });
    to.sorties = from.sorties;
    to.routes = from.routes;
    to.airborne = from.airborne;
}

/// Puts what became of the part in its place.
void IncrementalJudge::takeOver(JudgedSeason &season, const MovesOutcome &part) const
{
    season.m_differing = m_touched;
    takeVerdicts(season, part);
    takePlaces(season, part);
    takeFlights(season, part);
}

void IncrementalJudge::takeVerdicts(JudgedSeason &season, const MovesOutcome &part) const
{
    MovesOutcome &to = season.m_changed;
    const auto count = season.m_part.units.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (!m_touched.contains(m_unitOf[i]))
            continue;
        const std::size_t u = slot(m_unitOf[i]);
        Verdict verdict = part.units[i];
        verdict.other = original(verdict.other);
        verdict.dislodger = original(verdict.dislodger);
        to.units[u] = verdict;
        to.endsIn[u] = part.endsIn[i];
        to.orderOf[u] =
            part.orderOf[i] >= 0 ? static_cast<int>(m_indices[static_cast<std::size_t>(part.orderOf[i])]) : -1;
        if (!part.struckFrom.empty())
            to.struckFrom[u] = part.struckFrom[i];
        if (!part.aboard.empty())
            to.aboard[u] = original(part.aboard[i]);
    }
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        Verdict verdict = part.orders[i];
        verdict.other = original(verdict.other);
        verdict.dislodger = original(verdict.dislodger);
        to.orders[m_indices[i]] = verdict;
    }
}

void IncrementalJudge::takePlaces(JudgedSeason &season, const MovesOutcome &part) const
{
    const MovesOutcome &from = season.m_outcome;
    MovesOutcome &to = season.m_changed;
    const auto units = [&](const UnitSet &before, const UnitSet &now) {
        UnitSet all = before - m_touched;
        now.forEach([&](UnitId unit) {
            if (m_touched.contains(original(unit)))
                all.insert(original(unit));
        });
        return all;
    };
    to.supportsGiven = units(from.supportsGiven, part.supportsGiven);
    to.convoyed = units(from.convoyed, part.convoyed);
    to.inside = units(from.inside, part.inside);
    to.contested = (from.contested - m_ground) | (part.contested & m_ground);
    to.besieged = (from.besieged - m_ground) | (part.besieged & m_ground);
}

void IncrementalJudge::takeFlights(JudgedSeason &season, const MovesOutcome &part) const
{
    MovesOutcome &to = season.m_changed;
    if (!to.airborne.empty() || !part.airborne.empty()) {
        const auto &all = season.m_position.units;
        std::erase_if(to.airborne, [&](const Airborne &flight) {
            return m_touched.contains(
                UnitId(static_cast<int>(std::lower_bound(all.begin(), all.end(), flight.unit) - all.begin())));
        });
        to.airborne.insert(to.airborne.end(), part.airborne.begin(), part.airborne.end());
        std::sort(to.airborne.begin(), to.airborne.end());
    }
    const auto mapped = [&](UnitId unit) { return original(unit); };
    if (!to.sorties.empty() || !part.sorties.empty())
        mergeByUnit(
            to.sorties, part.sorties, m_touched, [](MovesOutcome::Sortie &sortie) -> UnitId & { return sortie.unit; },
            mapped);
    if (!to.routes.empty() || !part.routes.empty()) {
        std::vector<std::pair<UnitId, RouteWon>> won = part.routes;
        for (auto &[unit, route] : won)
            route.other = original(route.other);
        mergeByUnit(
            to.routes, won, m_touched, [](auto &entry) -> UnitId & { return entry.first; }, mapped);
    }
}

} // namespace entente
