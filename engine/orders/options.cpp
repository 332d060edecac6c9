#include "orders/options.h"

#include "map/board.h"
#include "orders/cities.h"
#include "orders/movelisting.h"
#include "orders/sorties.h"
#include "orders/supply.h"
#include "orders/verbs.h"

#include <algorithm>
#include <climits>

namespace entente {

OptionTable::OptionTable(const Board &board, const OrderRules &rules, const Position &position)
    : m_board(board), m_rules(rules), m_position(position)
{
    m_ground.occupancy.open(board, position);
    m_ground.waters.open(board, m_ground.occupancy.carriers());
    const Voyages voyages{board, m_rules, position, m_ground.occupancy};
    for (const Unit &unit : position.units) {
        const UnitKind &kind = board.kind(unit.kind);
        m_ground.byPlace.emplace_back(static_cast<int>(m_ground.byPlace.size()));
        if (kind.flying == Flying::Sorties) {
            m_ground.goals.push_back(invasionsOf(board, m_rules, position, unit));
            continue;
        }
        ProvinceSet &goals = m_ground.goals.emplace_back(board.reach(kind.travel, unit.region));
        if (m_rules.armyFleet && kind.embarks)
            goals |= voyages.goals(unit);
        else if (kind.isConvoyed)
            goals |= m_ground.waters.destinations(board.provinceOf(unit.region));
    }
    const auto place = [&](UnitId id) {
        return board.provinceOf(position.units[static_cast<std::size_t>(id.index())].region);
    };
    std::stable_sort(m_ground.byPlace.begin(), m_ground.byPlace.end(),
                     [&](UnitId a, UnitId b) { return place(a) < place(b); });
}

void OptionTable::ordersOf(UnitId id, std::vector<Order> &out) const
{
    const Unit &unit = m_position.units[static_cast<std::size_t>(id.index())];
    MoveListing listing({m_board, m_rules, m_position, m_ground.occupancy, unit}, m_ground, id, out);
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
