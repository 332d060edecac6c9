#include "orders/setup.h"

#include "map/board.h"
#include "orders/cities.h"
#include "orders/legality.h"
#include "orders/sorties.h"
#include "orders/voyages.h"

#include <algorithm>

namespace entente {

namespace {

/// Sieges are of units that still stand behind their walls; armies aboard need their fleet.
void dropStaleSieges(const Board &board, Position &position)
{
    for (std::size_t i = position.units.size(); i-- > 0;) {
        if (position.units[i].layer == Layer::Aboard && !shipOf(board, position, UnitId(static_cast<int>(i))).valid())
            position.units.erase(position.units.begin() + static_cast<std::ptrdiff_t>(i));
    }
    std::erase_if(position.sieges, [&](const Siege &siege) {
        return std::find(position.units.begin(), position.units.end(), siege.unit) == position.units.end();
    });
}

/// Is there a fleet of its own power for one army more, or for this one in place of another?
bool hasShip(const Board &board, const Position &position, const Unit &army)
{
    return board.kind(army.kind).embarks
           && std::any_of(position.units.begin(), position.units.end(), [&](const Unit &unit) {
                  return unit.power == army.power && unit.layer == Layer::Field && board.kind(unit.kind).convoys
                         && unit.region == army.region && board.isSea(board.provinceOf(unit.region));
              });
}

} // namespace

SetupFault putUnit(const Board &board, Position &position, const Unit &unit)
{
    const ProvinceId province = board.provinceOf(unit.region);
    const bool aboard = unit.layer == Layer::Aboard;
    if (aboard && !hasShip(board, position, unit))
        return SetupFault::CannotStand;
    if ((!aboard && !board.canStand(board.kind(unit.kind).travel, unit.region))
        || !mayEnter(board, unit.power, province))
        return SetupFault::CannotStand;
    if (board.kind(unit.kind).returnsTo.valid() && board.power(unit.power).mainstay != unit.kind)
        return SetupFault::CannotStand; // a kind that returns is one power's alone (City State 8a)
    if (unit.layer == Layer::Walls && !mayStandInside(board, unit))
        return SetupFault::NoWalls;
    const UnitId there = unitIn(board, position, province, unit.layer);
    const bool replaces = there.valid() && !board.province(province).unlimited;
    if (!replaces && static_cast<int>(position.units.size()) >= maxUnits)
        return SetupFault::Full;
    if (replaces)
        position.units.erase(position.units.begin() + there.index());
    position.units.push_back(unit);
    position.sort();
    dropStaleSieges(board, position);
    (void)strikeClosedRetreats(board, position); // whoever waits can't go where it stands now
    return SetupFault::None;
}

SetupFault takeUnit(const Board &board, Position &position, const UnitRef &at)
{
    const ProvinceId province = board.provinceOf(at.region);
    if (const UnitId there = unitIn(board, position, province, at.layer); there.valid()) {
        position.units.erase(position.units.begin() + there.index());
        dropStaleSieges(board, position);
        return SetupFault::None;
    }
    const int waiting = dislodgedIn(board, position, province);
    if (waiting < 0)
        return SetupFault::NothingThere;
    position.dislodged.erase(position.dislodged.begin() + waiting);
    return SetupFault::None;
}

SetupFault driveOut(const Board &board, Position &position, const UnitRef &at, ProvinceId from)
{
    if (position.phase.stage != Stage::Retreats)
        return SetupFault::NotNow;
    const ProvinceId province = board.provinceOf(at.region);
    const UnitId there = unitIn(board, position, province, at.layer);
    if (!there.valid() || at.layer == Layer::Walls || dislodgedIn(board, position, province) >= 0)
        return SetupFault::NothingThere;
    DislodgedUnit dislodged{position.units[static_cast<std::size_t>(there.index())], from, {}};
    if (const UnitId cargo = cargoOf(board, position, there); cargo.valid())
        dislodged.cargo = position.units[static_cast<std::size_t>(cargo.index())].kind;
    Position without = position;
    without.units.erase(without.units.begin() + there.index());
    dropStaleSieges(board, without);
    dislodged.retreats = freeNeighbours(board, without, dislodged);
    without.dislodged.push_back(std::move(dislodged));
    without.sort();
    position = std::move(without);
    return SetupFault::None;
}

SetupFault giveProvince(const Board &board, Position &position, ProvinceId province, PowerId power)
{
    const auto at = static_cast<std::size_t>(province.index());
    const bool land = !position.holder.empty() && !board.isSea(province);
    if (!board.province(province).centre && !land)
        return SetupFault::NoCentre;
    if (board.province(province).centre)
        position.owner[at] = power;
    if (land)
        position.holder[at] = power;
    return SetupFault::None;
}

void setPhase(Position &position, const Phase &phase)
{
    position.phase = phase;
    if (phase.stage != Stage::Retreats) {
        position.dislodged.clear();
        position.contested.clear();
    }
}

std::vector<RegionId> freeNeighbours(const Board &board, const Position &position, const DislodgedUnit &dislodged)
{
    std::vector<RegionId> result;
    if (board.kind(dislodged.unit.kind).flying == Flying::Sorties) {
        const ProvinceId base = board.provinceOf(dislodged.unit.region);
        airRefuges(board, base, base, 2).forEach([&](ProvinceId place) {
            if (place != dislodged.from && !unitIn(board, position, place).valid())
                result.push_back(board.mainRegion(place));
        });
        return result;
    }
    for (const RegionId region : board.neighbours(board.kind(dislodged.unit.kind).travel, dislodged.unit.region)) {
        const ProvinceId province = board.provinceOf(region);
        if (dislodged.cargo.valid() && !board.isSea(province)) // with an army aboard to a sea (Davis 6)
            continue;
        if (province != dislodged.from && !unitIn(board, position, province).valid())
            result.push_back(region);
    }
    std::sort(result.begin(), result.end());
    return result;
}

bool mayRetreatTo(const Board &board, const Position &position, const DislodgedUnit &dislodged, RegionId to)
{
    const Unit &unit = dislodged.unit;
    const UnitKind &kind = board.kind(unit.kind);
    const ProvinceId place = board.provinceOf(to);
    if (to == unit.region)
        return mayStandInside(board, unit) && !unitIn(board, position, place, Layer::Walls).valid();
    if (!mayEnter(board, unit.power, place) || (dislodged.cargo.valid() && !board.isSea(place)))
        return false;
    // How far a squadron had flown, nobody can tell any more (LiMa 11).
    const bool reaches =
        kind.flying == Flying::Sorties ? board.canStand(kind.travel, to) : board.adjacent(kind.travel, unit.region, to);
    const auto &contested = position.contested;
    const bool standOff = std::find(contested.begin(), contested.end(), place) != contested.end();
    return reaches && !standOff && (board.province(place).unlimited || !unitIn(board, position, place).valid());
}

std::vector<StruckRetreat> strikeClosedRetreats(const Board &board, Position &position)
{
    std::vector<StruckRetreat> struck;
    for (DislodgedUnit &dislodged : position.dislodged) {
        std::erase_if(dislodged.retreats, [&](RegionId to) {
            const bool closed = !mayRetreatTo(board, position, dislodged, to);
            if (closed)
                struck.push_back({dislodged.unit, to});
            return closed;
        });
    }
    return struck;
}

} // namespace entente
