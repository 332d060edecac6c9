// What is still to be written in this phase, and by whom.
#include "document/gamedocument.h"

#include "judge/winterroom.h"

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
    return entente::leavingFleet(board(), game().rules(), game().position(), game().orders(), power);
}

Legality GameDocument::roomRefusal(const GivenOrder &given) const
{
    if (game().position().phase.stage != Stage::Adjustments)
        return {};
    std::vector<GivenOrder> orders = game().orders();
    const GivenOrder *const before = game().replacedBy(given);
    const std::size_t index = before ? static_cast<std::size_t>(before - game().orders().data()) : orders.size();
    if (before)
        orders[index] = given;
    else
        orders.push_back(given);
    return winterRoom(board(), game().rules(), game().position(), orders, index);
}

Legality GameDocument::roomRefusal(PowerId power, const UnitRef &at) const
{
    if (game().position().phase.stage != Stage::Adjustments || !at.valid() || game().orderOf(power, at))
        return {};
    return winterRoomAt(board(), game().rules(), game().position(), game().orders(), power,
                        board().provinceOf(at.region));
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
