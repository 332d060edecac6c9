#include "orders/sorties.h"

#include "map/board.h"
#include "map/flights.h"
#include "orders/occupancy.h"
#include "orders/orderrules.h"
#include "orders/position.h"

#include <algorithm>

namespace entente {

const ProvinceSet &airNeighbours(const Board &board, ProvinceId base)
{
    return board.reach(Travel::Air, board.mainRegion(base));
}

namespace {

/// May the power's squadrons invade? Only a centre of others leaves that to who is there, and is asked for: `stands()`
/// says whether an army or fleet of the power's own is, `foreign()` whether a unit of another power's is.
template <class Stands, class Foreign>
bool isOpen(const Board &board, const OrderRules &rules, const Position &position, PowerId power, ProvinceId place,
            Stands &&stands, Foreign &&foreign)
{
    if (!board.ground().contains(place))
        return false;
    const auto index = static_cast<std::size_t>(power.index());
    if (index < position.footholds.size() && position.footholds[index].contains(place))
        return true;
    const Province &land = board.province(place);
    const PowerId owner = position.owner[static_cast<std::size_t>(place.index())];
    if (!land.centre || owner == power || land.home == power)
        return true;
    if (owner.valid() || land.home.valid())
        return stands();
    return !(rules.squadrons.occupiedIsConquered && foreign());
}

bool standsOnGround(const Board &board, const Unit &unit)
{
    return board.kind(unit.kind).travel != Travel::Air;
}

} // namespace

bool mayInvade(const Board &board, const OrderRules &rules, const Position &position, PowerId power, ProvinceId place)
{
    const auto somebody = [&](auto &&like) {
        return std::any_of(position.units.begin(), position.units.end(),
                           [&](const Unit &unit) { return board.provinceOf(unit.region) == place && like(unit); });
    };
    return isOpen(
        board, rules, position, power, place,
        [&] { return somebody([&](const Unit &u) { return u.power == power && standsOnGround(board, u); }); },
        [&] { return somebody([&](const Unit &u) { return u.power != power; }); });
}

ProvinceSet invasionsOf(const Board &board, const OrderRules &rules, const Position &position, const Unit &squadron)
{
    ProvinceSet own, foreign;
    for (const Unit &unit : position.units) {
        if (unit.power != squadron.power)
            foreign.insert(board.provinceOf(unit.region));
        else if (standsOnGround(board, unit))
            own.insert(board.provinceOf(unit.region));
    }
    ProvinceSet goals;
    board.flights().withinTwo(board.provinceOf(squadron.region)).forEach([&](ProvinceId place) {
        if (isOpen(
                board, rules, position, squadron.power, place, [&] { return own.contains(place); },
                [&] { return foreign.contains(place); }))
            goals.insert(place);
    });
    return goals;
}

ProvinceSet airRefuges(const Board &board, ProvinceId base, ProvinceId centre, int radius)
{
    ProvinceSet refuges =
        (radius == 1 ? airNeighbours(board, centre) : board.flights().withinTwo(centre)) - board.seas();
    refuges.erase(base);
    refuges.erase(centre);
    return refuges;
}

bool isForeignCentre(const Board &board, const Position &position, PowerId power, ProvinceId place)
{
    const PowerId owner = position.owner[static_cast<std::size_t>(place.index())];
    return board.province(place).centre && owner.valid() && owner != power;
}

bool keepsFootholds(const Board &board)
{
    const auto kinds = board.kinds();
    return std::any_of(kinds.begin(), kinds.end(), [](const UnitKind &kind) { return kind.flying == Flying::Sorties; });
}

bool hasAirfield(const Board &board, KindId kind, ProvinceId site)
{
    return board.kind(kind).flying != Flying::Sorties || board.province(site).airBase;
}

Legality checkSortie(const Board &board, const OrderRules &rules, const Position &position, const Unit &squadron,
                     Flight &flight)
{
    const ProvinceId base = board.provinceOf(squadron.region);
    const ProvinceId objective = flight.path.back();
    const auto refused = [](Refusal refusal, ProvinceId where) {
        Legality legality;
        legality.refusal = refusal;
        legality.where = where;
        return legality;
    };
    if (flight.mission != Mission::Cover && flight.mission != Mission::Bomb && flight.mission != Mission::Invade)
        return refused(Refusal::WrongMission, base);
    if (objective == base)
        return refused(Refusal::ToItself, base);
    for (const ProvinceId place : flight.path) {
        if (board.province(place).terrain == Terrain::Impassable)
            return refused(Refusal::NoOverflight, place);
    }
    if (flight.mission == Mission::Invade && board.isSea(objective))
        return refused(Refusal::CannotStand, objective);
    const ProvinceSet &near = airNeighbours(board, base);
    const ProvinceSet &ways = board.flights().between(base, objective);
    if (!near.contains(objective) && ways.empty())
        return refused(Refusal::BeyondRange, objective);
    if (flight.path.size() > 2)
        return refused(Refusal::BeyondRange, flight.path[2]);
    if (flight.path.size() == 2) {
        const ProvinceId via = flight.path.front();
        if (near.contains(objective))
            return refused(Refusal::FliesDirect, objective);
        if (!ways.contains(via))
            return refused(Refusal::PathBroken, via);
    } else if (ways.size() > 1 || (rules.squadrons.alwaysItinerary && !ways.empty())) {
        return refused(Refusal::ItineraryUnclear, objective);
    } else if (!ways.empty()) {
        flight.path = {};
        ways.forEach([&](ProvinceId via) { flight.path.push_back(via); });
        flight.path.push_back(objective);
    }
    flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
    if (flight.mission == Mission::Invade && !mayInvade(board, rules, position, squadron.power, objective))
        return refused(Refusal::InvasionClosed, objective);
    return {};
}

RegionId destinationOf(const Board &board, const Order &order)
{
    if (const Move *move = std::get_if<Move>(&order.action))
        return move->to();
    const Flight *flight = std::get_if<Flight>(&order.action);
    return flight && flight->mission == Mission::Invade ? board.mainRegion(flight->path.back()) : RegionId();
}

std::optional<Support> supportGivenBy(const Order &order)
{
    if (const Support *support = std::get_if<Support>(&order.action))
        return *support;
    const Flight *flight = std::get_if<Flight>(&order.action);
    if (!flight || (flight->mission != Mission::Cover && flight->mission != Mission::Support))
        return std::nullopt;
    const Backed &backed = flight->backed;
    return Support{backed.kind, backed.of, backed.hops.empty() ? RegionId() : backed.hops.back()};
}

Layer coveredLayer(const Board &board, const Position &position, const Occupancy &occupancy, const Backed &backed)
{
    if (backed.hops.empty() || !backed.kind.valid())
        return Layer::Field;
    const ProvinceId place = board.provinceOf(backed.of);
    const auto isKind = [&](UnitId unit) {
        return unit.valid() && position.units[static_cast<std::size_t>(unit.index())].kind == backed.kind;
    };
    const bool aboard = isKind(occupancy.unitAt(place, Layer::Aboard));
    return aboard && !isKind(occupancy.unitAt(place)) ? Layer::Aboard : Layer::Field;
}

void makeFlight(const Board &board, Order &order)
{
    Flight flight;
    if (const Move *move = std::get_if<Move>(&order.action)) {
        flight.mission = Mission::Invade;
        for (const ProvinceId place : move->waters)
            flight.path.push_back(place);
        for (const RegionId hop : move->hops) {
            if (!flight.path.full())
                flight.path.push_back(board.provinceOf(hop));
        }
    } else if (const Support *support = std::get_if<Support>(&order.action)) {
        flight.mission = Mission::Cover;
        flight.backed = {support->kind, support->of, {}};
        if (!support->toHold())
            flight.backed.hops.push_back(support->to);
        flight.path.push_back(board.provinceOf(support->toHold() ? support->of : support->to));
    } else {
        return;
    }
    flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
    order.action = flight;
}

} // namespace entente
