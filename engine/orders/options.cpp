#include "orders/options.h"

#include "map/board.h"
#include "orders/cities.h"
#include "orders/marches.h"
#include "orders/movelisting.h"
#include "orders/sorties.h"
#include "orders/supply.h"
#include "orders/verbs.h"

#include <algorithm>
#include <climits>

namespace entente {

ListingGround::ListingGround(const Board &board, const OrderRules &rules, const Position &position)
    : occupancy(board, position), waters(board, occupancy.carriers())
{
    const auto place = [&](UnitId id) {
        return board.provinceOf(position.units[static_cast<std::size_t>(id.index())].region);
    };
    for (const Unit &unit : position.units) {
        const UnitId id = byPlace.emplace_back(static_cast<int>(byPlace.size()));
        const bool boxed = board.province(board.provinceOf(unit.region)).unlimited;
        numbers.push_back(static_cast<std::uint8_t>(boxed ? numberOf(board, position, id) : 0));
    }
    std::stable_sort(byPlace.begin(), byPlace.end(), [&](UnitId a, UnitId b) { return place(a) < place(b); });
    gatherGoals(board, rules, position);
    gatherComers(board, position);
}

void ListingGround::gatherGoals(const Board &board, const OrderRules &rules, const Position &position)
{
    const Voyages voyages{board, rules, position, occupancy};
    goals.reserve(position.units.size());
    for (const Unit &unit : position.units) {
        const UnitKind &kind = board.kind(unit.kind);
        if (kind.flying == Flying::Sorties) {
            goals.push_back(invasionsOf(board, rules, position, unit));
            continue;
        }
        ProvinceSet &all = goals.emplace_back(board.reach(kind.travel, unit.region));
        if (rules.armyFleet && kind.embarks)
            all |= voyages.goals(unit);
        else if (kind.isConvoyed)
            all |= waters.destinations(board.provinceOf(unit.region));
    }
}

void ListingGround::gatherComers(const Board &board, const Position &position)
{
    const auto kinds = board.kinds();
    const bool covers =
        std::any_of(kinds.begin(), kinds.end(), [](const UnitKind &kind) { return kind.flying == Flying::Sorties; });
    std::vector<std::pair<ProvinceId, Comer>> all;
    for (const UnitId id : byPlace) {
        const Unit &unit = position.units[static_cast<std::size_t>(id.index())];
        if (unit.layer != Layer::Field && unit.layer != Layer::Aboard)
            continue;
        const UnitKind &kind = board.kind(unit.kind);
        const ProvinceSet &steps = goals[static_cast<std::size_t>(id.index())];
        steps.forEach([&](ProvinceId to) {
            const RegionId only = board.onlyArrival(kind.travel, unit.region, to);
            if (!only.valid() && board.reach(kind.travel, unit.region).contains(to)) {
                for (const RegionId coast : board.neighbours(kind.travel, unit.region)) {
                    if (board.provinceOf(coast) == to)
                        all.push_back({to, {id, coast}});
                }
                return;
            }
            all.push_back({to, {id, only.valid() ? only : board.mainRegion(to)}});
        });
        if (!covers || kind.hops < 2)
            continue;
        (board.ground() - steps).forEach([&](ProvinceId to) {
            if (marchesTo(board, unit, to))
                all.push_back({to, {id, board.mainRegion(to), true}});
        });
    }
    m_rows.assign(static_cast<std::size_t>(board.provinceCount()) + 2, 0);
    for (const auto &[to, comer] : all)
        ++m_rows[static_cast<std::size_t>(to.index()) + 2];
    for (std::size_t p = 2; p < m_rows.size(); ++p)
        m_rows[p] += m_rows[p - 1];
    m_comers.resize(all.size());
    for (const auto &[to, comer] : all)
        m_comers[m_rows[static_cast<std::size_t>(to.index()) + 1]++] = comer;
}

OptionTable::OptionTable(const Board &board, const OrderRules &rules, const Position &position)
    : m_board(board), m_rules(rules), m_position(position), m_ground(board, m_rules, position)
{
}

void OptionTable::ordersOf(UnitId id, std::vector<Order> &out) const
{
    const Unit &unit = m_position.units[static_cast<std::size_t>(id.index())];
    const MoveCheck now{m_board,         m_rules, m_position, m_ground.occupancy, unit, m_board.kind(unit.kind),
                        &m_ground.waters};
    MoveListing listing(now, m_ground, id, out);
    if (!listing.mayBeOrdered()) {
        listing.add(Hold());
        return;
    }
    forEachVerb([&]<class Module>() {
        if constexpr (Module::use.moves && Module::use.ofUnit)
            Module::list(listing);
    });
}

void legalOrders(const Board &board, const OrderRules &rules, const Position &position, UnitId unit,
                 std::vector<Order> &out)
{
    OptionTable(board, rules, position).ordersOf(unit, out);
}

void legalRetreats(const Board &, const Position &position, int dislodgedIndex, std::vector<Order> &out)
{
    const DislodgedUnit &dislodged = position.dislodged[static_cast<std::size_t>(dislodgedIndex)];
    forEachVerb([&]<class Module>() {
        if constexpr (Module::use.retreats)
            Module::listRetreats(dislodged, out);
    });
}

void legalAdjustments(const Board &board, const OrderRules &rules, const Position &position, PowerId power,
                      std::vector<Order> &out)
{
    if (isOut(board, position, power))
        return;
    const WinterCheck now = winterCheck(board, rules, position, power);
    forEachVerb([&]<class Module>() {
        if constexpr (Module::use.winters)
            Module::listWinters(now, out);
    });
}

int adjustmentsDue(const Board &board, const Position &position, PowerId power)
{
    if (!board.power(power).playable)
        return 0;
    if (playsByPoints(board)) {
        // Told in units, for counters: how many of the cheapest the points pay, or how many of the dearest must go.
        const int left = ownPoints(board, position, power) - upkeepOf(board, position, power);
        int cheapest = INT_MAX, dearest = 1;
        for (const UnitKind &kind : board.kinds()) {
            cheapest = std::min(cheapest, std::max(1, kind.cost));
            dearest = std::max(dearest, kind.cost);
        }
        return left >= 0 ? left / cheapest : -((-left + dearest - 1) / dearest);
    }
    return unitsFed(board, position, power) - unitsToFeed(board, position, power)
           + fleetsForfeit(board, position, power);
}

} // namespace entente
