#include "orders/sorties.h"

#include "map/board.h"
#include "orders/orderrules.h"
#include "orders/position.h"

#include <algorithm>
#include <array>

namespace entente {

ProvinceSet airNeighbours(const Board &board, ProvinceId base)
{
    return board.reach(Travel::Air, board.mainRegion(base));
}

ProvinceSet airRange(const Board &board, ProvinceId base)
{
    const ProvinceSet near = airNeighbours(board, base);
    ProvinceSet all = near;
    near.forEach([&](ProvinceId via) { all |= airNeighbours(board, via); });
    all.erase(base);
    return all;
}

ProvinceSet waysTo(const Board &board, ProvinceId base, ProvinceId objective)
{
    const ProvinceSet near = airNeighbours(board, base);
    return near.contains(objective) ? ProvinceSet() : near & airNeighbours(board, objective);
}

void invasionGrounds(const Board &board, const OrderRules &rules, const Position &position, std::span<ProvinceSet> byPower)
{
    for (std::size_t power = 0; power < byPower.size(); ++power)
        byPower[power] = power < position.footholds.size() ? position.footholds[power] : ProvinceSet();
    const auto add = [&](PowerId power, ProvinceId place) {
        if (power.valid())
            byPower[static_cast<std::size_t>(power.index())].insert(place);
    };
    ProvinceSet open = board.ground() - board.centres();
    (board.ground() & board.centres()).forEach([&](ProvinceId centre) {
        const PowerId owner = position.owner[static_cast<std::size_t>(centre.index())];
        const PowerId home = board.province(centre).home;
        add(owner, centre);
        add(home, centre);
        if (!owner.valid() && !home.valid())
            open.insert(centre);
    });
    for (const Unit &unit : position.units) {
        const ProvinceId place = board.provinceOf(unit.region);
        if (!board.isSea(place) && board.kind(unit.kind).travel != Travel::Air)
            add(unit.power, place);
    }
    for (ProvinceSet &grounds : byPower)
        grounds |= open;
    if (!rules.occupiedIsConquered)
        return;
    for (const Unit &unit : position.units) {
        const ProvinceId place = board.provinceOf(unit.region);
        if (!board.province(place).centre || position.owner[static_cast<std::size_t>(place.index())].valid() || board.province(place).home.valid())
            continue;
        for (std::size_t power = 0; power < byPower.size(); ++power) {
            const bool held = power < position.footholds.size() && position.footholds[power].contains(place);
            if (static_cast<int>(power) != unit.power.index() && !held)
                byPower[power].erase(place);
        }
    }
}

ProvinceSet invasionGrounds(const Board &board, const OrderRules &rules, const Position &position, PowerId power)
{
    std::array<ProvinceSet, maxPowers> grounds;
    invasionGrounds(board, rules, position, std::span(grounds).first(static_cast<std::size_t>(board.powerCount())));
    return grounds[static_cast<std::size_t>(power.index())];
}

ProvinceSet invasionsOf(const Board &board, const OrderRules &rules, const Position &position, const Unit &squadron)
{
    return airRange(board, board.provinceOf(squadron.region)) & invasionGrounds(board, rules, position, squadron.power);
}

ProvinceSet airRefuges(const Board &board, ProvinceId base, ProvinceId centre, int radius)
{
    ProvinceSet refuges = (radius == 1 ? airNeighbours(board, centre) : airRange(board, centre)) - board.seas();
    refuges.erase(base);
    refuges.erase(centre);
    return refuges;
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

Legality checkSortie(const Board &board, const OrderRules &rules, const Position &position, const Unit &squadron, Flight &flight)
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
    const ProvinceSet near = airNeighbours(board, base);
    const ProvinceSet ways = waysTo(board, base, objective);
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
    } else if (ways.size() > 1 || (rules.alwaysItinerary && !ways.empty())) {
        return refused(Refusal::ItineraryUnclear, objective);
    } else if (!ways.empty()) {
        flight.path = {};
        ways.forEach([&](ProvinceId via) { flight.path.push_back(via); });
        flight.path.push_back(objective);
    }
    flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
    if (flight.mission == Mission::Invade && !invasionGrounds(board, rules, position, squadron.power).contains(objective))
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
