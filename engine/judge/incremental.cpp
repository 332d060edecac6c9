#include "judge/incremental.h"

#include "judge/featurejudge.h"
#include "judge/movesengine.h"
#include "orders/legality.h"
#include "orders/placesnamed.h"
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

// Who has to do with whom in a season: whom a changed order can touch.

/// Every order is for a unit, and no unit has two.
bool IncrementalJudge::isPlain(const JudgedSeason &season) const
{
    if (m_remembers)
        return false;
    const std::vector<int> &orderOf = season.m_outcome.orderOf;
    const auto reached = std::count_if(orderOf.begin(), orderOf.end(), [](int order) { return order >= 0; });
    return static_cast<std::size_t>(reached) == season.m_orders.size();
}

/// Does the order of a squadron leave to the judge what it flies over?
bool IncrementalJudge::leavesWayOpen(const Unit &unit, const Order &order) const
{
    if (board().kind(unit.kind).flying != Flying::Sorties || is<Hold>(order))
        return false;
    const auto *flight = std::get_if<Flight>(&order.action);
    return !flight
           || (flight->path.size() == 1
               && !board().flights().between(board().provinceOf(unit.region), flight->path.back()).empty());
}

auto IncrementalJudge::footprintOf(const JudgedSeason &season, const Unit &unit, const Order &order) const -> Footprint
{
    if (leavesWayOpen(unit, order)) {
        Order whole = order;
        if (checkOrder(board(), rules().orders, season.m_position, unit.power, whole).ok())
            return printOf(season, unit, whole);
    }
    return printOf(season, unit, order);
}

auto IncrementalJudge::printOf(const JudgedSeason &season, const Unit &unit, const Order &order) const -> Footprint
{
    const Board &board = this->board();
    Footprint print;
    const ProvinceId home = board.provinceOf(unit.region);
    const auto isFar = [&](const Unit &goer, RegionId to) {
        return to.valid() && !board.reach(board.kind(goer.kind).travel, goer.region).contains(board.provinceOf(to));
    };
    const auto goesFar = [&](RegionId from, RegionId to) {
        const UnitId other = from.valid() ? season.m_stands[slot(board.provinceOf(from))] : UnitId();
        return other.valid() && isFar(season.m_position.units[slot(other)], to);
    };
    print.places.insert(home);
    // Whoever does not get out of a pass is put elsewhere, and may stand in the way there.
    if (const ProvinceId back = board.province(home).sentTo; back.valid())
        print.places.insert(back);
    forEachPlaceNamed(board, order, [&](RegionId region) { print.places.insert(board.provinceOf(region)); });
    if (const auto *move = std::get_if<Move>(&order.action))
        print.asksForFleets = move->way != Way::Unsaid || (move->hops.size() == 1 && isFar(unit, move->to()));
    else if (const auto *support = std::get_if<Support>(&order.action))
        print.asksForFleets = goesFar(support->of, support->to);
    else if (const auto *flight = std::get_if<Flight>(&order.action))
        print.asksForFleets = !flight->backed.hops.empty() && goesFar(flight->backed.of, flight->backed.hops.back());
    else
        print.asksForFleets = is<Convoy>(order);
    return print;
}

/// Who stands where, whose each order is, and what it touches.
void IncrementalJudge::readUnits(JudgedSeason &season) const
{
    season.m_whole = !isPlain(season);
    if (season.m_whole)
        return;
    static const Order holds{{}, {}, Layer::Field, Hold()};
    const std::vector<Unit> &units = season.m_position.units;
    season.m_stands.fill(UnitId());
    season.m_unitOf.resize(season.m_orders.size());
    for (std::size_t u = units.size(); u-- > 0;) { // of several in a box the first
        if (units[u].layer == Layer::Field)
            season.m_stands[slot(board().provinceOf(units[u].region))] = UnitId(static_cast<int>(u));
    }
    season.m_prints.clear();
    for (std::size_t u = 0; u < units.size(); ++u) {
        const int given = season.m_outcome.orderOf[u];
        if (given >= 0)
            season.m_unitOf[static_cast<std::size_t>(given)] = UnitId(static_cast<int>(u));
        season.m_prints.push_back(
            footprintOf(season, units[u], given >= 0 ? season.m_orders[static_cast<std::size_t>(given)].order : holds));
    }
}

/// The province that stands for the component so far.
ProvinceId IncrementalJudge::rootOf(ProvinceId province)
{
    while (m_root[slot(province)] != province)
        province = m_root[slot(province)] = m_root[slot(m_root[slot(province)])];
    return province;
}

void IncrementalJudge::findCircles(JudgedSeason &season)
{
    if (season.m_whole)
        return;
    for (int p = 0; p < board().provinceCount(); ++p)
        m_root[static_cast<std::size_t>(p)] = ProvinceId(p);
    const std::vector<Unit> &units = season.m_position.units;
    bool asked = false;
    for (std::size_t u = 0; u < units.size(); ++u) {
        const Footprint &print = season.m_prints[u];
        asked = asked || print.asksForFleets;
        const ProvinceId root = rootOf(board().provinceOf(units[u].region));
        print.places.forEach([&](ProvinceId place) { m_root[slot(rootOf(place))] = root; });
    }
    ProvinceId fleets; // where fleets sail first and armies later, all of them are one component
    for (std::size_t u = 0; u < units.size() && m_inSequence && asked; ++u) {
        const Footprint &print = season.m_prints[u];
        if (!print.asksForFleets && !print.places.intersects(board().convoySpaces()))
            continue;
        const ProvinceId root = rootOf(board().provinceOf(units[u].region));
        if (fleets.valid())
            m_root[slot(root)] = rootOf(fleets);
        fleets = root;
    }
    std::fill_n(season.m_componentOf.begin(), board().provinceCount(), std::uint8_t(0));
    season.m_components.assign(1, Component());
    for (std::size_t u = 0; u < units.size(); ++u) {
        const Footprint &print = season.m_prints[u];
        std::uint8_t &named = season.m_componentOf[slot(rootOf(board().provinceOf(units[u].region)))];
        if (named == 0) {
            named = static_cast<std::uint8_t>(season.m_components.size());
            season.m_components.emplace_back();
        }
        Component &component = season.m_components[named];
        component.members.insert(UnitId(static_cast<int>(u)));
        component.ground |= print.places;
        component.asksForFleets = component.asksForFleets || print.asksForFleets;
    }
    for (std::size_t c = 1; c < season.m_components.size(); ++c) {
        season.m_components[c].ground.forEach(
            [&](ProvinceId place) { season.m_componentOf[slot(place)] = static_cast<std::uint8_t>(c); });
    }
}

/// Are both orders for one unit, whatever the position?
bool IncrementalJudge::isForTheSame(const Order &one, const Order &other) const
{
    if (!one.at.valid() || !other.at.valid() || one.layer != other.layer || one.number != other.number)
        return false;
    const ProvinceId place = board().provinceOf(one.at);
    return board().provinceOf(other.at) == place && (!board().province(place).unlimited || one.kind == other.kind);
}

/// Notes who is touched by the changes; false if that may be anybody, or nearly everybody.
bool IncrementalJudge::gather(const JudgedSeason &season, std::span<const OrderChange> changes)
{
    m_touched = UnitSet();
    m_ground = ProvinceSet();
    m_asksForFleets = false;
    const auto addCircleOf = [&](ProvinceId place) {
        const Component &component = season.m_components[season.m_componentOf[slot(place)]];
        m_ground.insert(place);
        m_ground |= component.ground;
        m_touched |= component.members;
        m_asksForFleets = m_asksForFleets || component.asksForFleets;
    };
    for (const OrderChange &change : changes) {
        const Order &before = season.m_orders[change.index].order;
        const Unit &unit = season.m_position.units[slot(season.m_unitOf[change.index])];
        if (!isForTheSame(before, *change.order))
            return false;
        const Footprint print = footprintOf(season, unit, *change.order);
        m_asksForFleets = m_asksForFleets || print.asksForFleets;
        print.places.forEach(addCircleOf);
        if (m_inSequence && print.asksForFleets)
            board().convoySpaces().forEach(addCircleOf);
    }
    return m_touched.size() * m_worthwhile <= static_cast<int>(season.m_position.units.size()) * 100;
}

} // namespace entente
