// Who has to do with whom in a season: whom a changed order can touch.

#include "judge/incremental.h"

#include "judge/featurejudge.h"
#include "orders/legality.h"
#include "orders/placesnamed.h"
#include "orders/sorties.h"

#include <algorithm>

namespace entente {

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
