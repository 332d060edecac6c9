#include "orders/tours.h"

#include "orders/phaselegality.h"
#include "orders/position.h"

#include <algorithm>
#include <tuple>

namespace entente {

namespace {

std::size_t slot(ProvinceId space)
{
    return static_cast<std::size_t>(space.index());
}

} // namespace

bool fliesTours(const Board &board)
{
    const auto kinds = board.kinds();
    return std::any_of(kinds.begin(), kinds.end(), [](const UnitKind &kind) { return kind.flying == Flying::Tours; });
}

int tourCost(const Board &board, const Flight &flight)
{
    int cost = 0;
    for (const ProvinceId space : flight.path)
        cost += legCost(board, space);
    return cost;
}

int tourRange(const Board &board, KindId kind, const Phase &phase)
{
    int range = 0;
    for (const UnitKind::Range &from : board.kind(kind).ranges) {
        if (std::tuple(phase.year, static_cast<int>(phase.season)) >= std::tuple(from.year, from.season))
            range = from.halves;
    }
    return range;
}

Runway runwayAt(const Board &board, const Position &position, std::span<const GivenOrder> known, const Unit &bomber,
                ProvinceId place)
{
    if (board.isSea(place) || slot(place) >= position.holder.size())
        return Runway::Sea;
    const ProvinceId base = board.provinceOf(bomber.region);
    const PowerId holder = position.holder[slot(place)];
    const bool leave = std::any_of(known.begin(), known.end(), [&](const GivenOrder &given) {
        const auto *permission = std::get_if<Permission>(&given.order.action);
        return permission && given.power == holder && permission->guest == bomber.power
               && board.provinceOf(permission->from) == base && board.provinceOf(permission->at) == place;
    });
    if (holder != bomber.power && !leave)
        return holder.valid() ? Runway::NoLeave : Runway::Neutral;
    const auto flightOf = [&](const Unit &unit) {
        const auto found = std::find_if(known.begin(), known.end(), [&](const GivenOrder &given) {
            return given.power == unit.power && given.order.layer == Layer::Air && given.order.at.valid()
                   && given.order.at == unit.region;
        });
        return found == known.end() ? nullptr : std::get_if<Flight>(&found->order.action);
    };
    const bool taken = std::any_of(position.units.begin(), position.units.end(), [&](const Unit &other) {
        if (other.layer != Layer::Air || other == bomber)
            return false;
        const Flight *const flight = flightOf(other);
        return (flight ? flight->path.back() : board.provinceOf(other.region)) == place;
    });
    return taken ? Runway::Taken : holder == bomber.power ? Runway::Own : Runway::ByLeave;
}

Legality checkTour(const Board &board, const Position &position, const Unit &bomber, const Flight &flight)
{
    const ProvinceId base = board.provinceOf(bomber.region);
    const bool named = flight.mission == Mission::None || flight.mission == Mission::Support
                       || flight.mission == Mission::Cut || flight.mission == Mission::Raid;
    if (!named)
        return refused(Refusal::WrongMission, base);
    if (flight.path.front() == base) // missions are carried out by flying there (1939 III 38, 39)
        return refused(Refusal::ToItself, base);
    ProvinceId before = base;
    for (const ProvinceId space : flight.path) {
        if (!board.isSea(space) && !board.ground().contains(space))
            return refused(Refusal::NoOverflight, space);
        if (!board.reach(Travel::Air, board.mainRegion(before)).contains(space))
            return refused(Refusal::PathBroken, space);
        before = space;
    }
    if (board.isSea(before))
        return refused(Refusal::CannotStand, before);
    const int cost = tourCost(board, flight);
    const int range = tourRange(board, bomber.kind, position.phase);
    if (cost > range) {
        Legality legality = refused(Refusal::OverRange, before);
        legality.asked = cost;
        legality.allowed = range;
        return legality;
    }
    if (flight.mission == Mission::Raid) {
        if (!board.centres().contains(flight.over()))
            return refused(Refusal::NoCentreToRaid, flight.over());
        if (before != base)
            return refused(Refusal::RaidReturns, base);
    }
    return {};
}

} // namespace entente
