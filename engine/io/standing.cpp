#include "io/standing.h"

#include "io/positionjson.h"
#include "io/positionreader.h"
#include "orders/cities.h"

namespace entente {

Result<Unit, Wording> standingUnit(const Board &board, PowerId power, const ParsedUnit &written)
{
    Unit unit{power, written.kind, written.region, written.layer};
    const Travel travel = board.kind(unit.kind).travel;
    const ProvinceId province = board.provinceOf(unit.region);
    if (travel != Travel::Sea)
        unit.region = board.mainRegion(province);
    const std::string &name = board.province(province).name;
    const std::string &kind = board.kind(unit.kind).name;
    if (unit.layer == Layer::Walls && !mayStandInside(board, unit))
        return worded("Faults", "No %1 stands behind walls in %2.").with(kind, name);
    if (board.canStand(travel, unit.region) || unit.layer == Layer::Aboard)
        return unit;
    if (travel == Travel::Sea && board.hasCoasts(province) && unit.region == board.mainRegion(province)) {
        std::vector<std::string> coasts;
        for (const RegionId coast : board.coastsOf(province))
            coasts.push_back(board.regionText(coast));
        return worded("Faults", "The coast on which this %1 stands is not named: write %2.").with(kind, oneOf(coasts));
    }
    return board.isSea(province) ? worded("Faults", "Here stands no %1: %2 is sea.").with(kind, name)
                                 : worded("Faults", "Here stands no %1: %2 is no place for it.").with(kind, name);
}

RegionId standingPlace(const Board &board, const Unit &unit, RegionId region)
{
    const Travel travel = board.kind(unit.kind).travel;
    const ProvinceId province = board.provinceOf(region);
    if (travel != Travel::Sea)
        region = board.mainRegion(province);
    else if (!board.canStand(travel, region))
        region = board.onlyArrival(travel, unit.region, province);
    return region.valid() && board.canStand(travel, region) ? region : RegionId();
}

std::optional<Fault> barOfPosition(const Variant &variant, const Position &position)
{
    const JsonValue written = positionJson(*variant.board, position);
    Faults faults;
    Position again = readPosition(JsonCursor(written, "", faults), *variant.board, variant.seasons);
    if (!faults.empty())
        return faults.front();
    again.schedule = position.schedule;
    if (again != position)
        return Fault{"", worded("Faults", "No such position comes about in this game.")};
    return std::nullopt;
}

} // namespace entente
