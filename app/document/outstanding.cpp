// What is still to be written in this phase, and by whom.
#include "document/gamedocument.h"

#include "orders/cities.h"
#include "orders/options.h"
#include "orders/supply.h"

#include <algorithm>

namespace entente::app {

int GameDocument::ordersExpected(PowerId power) const
{
    return entente::ordersExpected(board(), game().position(), power);
}

int GameDocument::ordersGiven(PowerId power) const
{
    const std::vector<GivenOrder> &orders = game().orders();
    return static_cast<int>(std::count_if(orders.begin(), orders.end(), [power](const GivenOrder &given) {
        // Of units and builds; a leave to land, a contract or a gift is nobody's order.
        return given.power == power && !is<Permission>(given.order) && !is<Contract>(given.order)
               && !is<Transfer>(given.order);
    }));
}

RegionId GameDocument::leavingFleet(PowerId power) const
{
    const Position &position = game().position();
    if (position.phase.stage != Stage::Adjustments || fleetsForfeit(board(), position, power) == 0)
        return {};
    for (const GivenOrder &given : game().orders()) {
        const bool removes = given.power == power && is<Disband>(given.order) && given.order.kind.valid();
        if (removes && board().kind(given.order.kind).travel == Travel::Sea)
            return given.order.at;
    }
    return {};
}

Refusal GameDocument::roomRefusal(const GivenOrder &given) const
{
    if (game().replacedBy(given))
        return Refusal::None;
    const Position &position = game().position();
    if (position.phase.stage == Stage::Adjustments && !playsByPoints(board())) {
        // A fleet that goes for want of a port is no removal among those that are due, and builds may be due beside it.
        const int due = adjustmentsDue(board(), position, given.power);
        const bool removes = is<Disband>(given.order);
        const int most = removes ? fleetsForfeit(board(), position, given.power) + std::max(0, -due) : std::max(0, due);
        const std::vector<GivenOrder> &orders = game().orders();
        const auto same = std::count_if(orders.begin(), orders.end(), [&](const GivenOrder &other) {
            return other.power == given.power && is<Disband>(other.order) == removes;
        });
        if (same >= most)
            return removes ? Refusal::NoRemovalDue : Refusal::NoBuildLeft;
    }
    return noRoomFor(given.power, is<Waive>(given.order) ? UnitRef() : unitRefOf(given.order));
}

Refusal GameDocument::roomRefusal(PowerId power, const UnitRef &at) const
{
    return at.valid() && game().orderOf(power, at) ? Refusal::None : noRoomFor(power, at);
}

Refusal GameDocument::noRoomFor(PowerId power, const UnitRef &at) const
{
    const Position &position = game().position();
    if (position.phase.stage != Stage::Adjustments || playsByPoints(board()))
        return Refusal::None;
    const int left = ordersExpected(power) - ordersGiven(power);
    const bool builds = adjustmentsDue(board(), position, power) > 0;
    if (left <= 0)
        return builds ? Refusal::NoBuildLeft : Refusal::NoRemovalDue;
    // The last place in the list is kept for the fleet that goes for want of a port.
    const UnitId there = at.valid() ? unitIn(board(), position, board().provinceOf(at.region), at.layer) : UnitId();
    const bool fleet =
        there.valid()
        && board().kind(position.units[static_cast<std::size_t>(there.index())].kind).travel == Travel::Sea;
    return left == 1 && !fleet && fleetsForfeit(board(), position, power) > 0 && !leavingFleet(power).valid()
               ? Refusal::FleetFirst
               : Refusal::None;
}

Legality GameDocument::legality(const GivenOrder &given) const
{
    Order order = given.order;
    return checkOrder(board(), game().rules().orders, game().position(), given.power, order);
}

std::vector<UnitRef> GameDocument::unordered(PowerId power) const
{
    std::vector<UnitRef> stations;
    const Position &position = game().position();
    const auto consider = [&](const Unit &unit, const UnitRef &station) {
        if (unit.power == power && !game().orderOf(power, station))
            stations.push_back(station);
    };
    if (position.phase.stage == Stage::Moves) {
        for (std::size_t i = 0; i < position.units.size(); ++i)
            consider(position.units[i], unitRefOf(board(), position, UnitId(static_cast<int>(i))));
    } else if (position.phase.stage == Stage::Retreats) {
        for (const DislodgedUnit &dislodged : position.dislodged)
            consider(dislodged.unit, {dislodged.unit.region});
    }
    return stations;
}

std::vector<PowerId> GameDocument::toOrder() const
{
    const std::vector<PowerId> all = powersToOrder(board(), game().position());
    std::vector<PowerId> seated;
    for (PowerId power : table().mode == Table::Mode::Hotseat ? table().sittings() : table().seats) {
        if (std::find(all.begin(), all.end(), power) != all.end())
            seated.push_back(power);
    }
    return seated;
}

std::vector<PowerId> GameDocument::missing() const
{
    std::vector<PowerId> powers = toOrder();
    std::erase_if(powers, [this](PowerId power) { return ordersGiven(power) >= ordersExpected(power); });
    return powers;
}

} // namespace entente::app
