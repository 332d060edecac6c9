#include "sheet/mapstate.h"

#include "orders/placesnamed.h"
#include "orders/voyages.h"

namespace entente::app {

std::vector<PowerId> tints(const Board &board, const Position &position)
{
    std::vector<PowerId> owner(static_cast<std::size_t>(board.provinceCount()));
    for (int i = 0; i < board.provinceCount(); ++i) {
        const Province &province = board.province(ProvinceId(i));
        if (province.terrain == Terrain::Sea || province.terrain == Terrain::Impassable)
            continue;
        const auto at = static_cast<std::size_t>(i);
        if (!province.centre)
            owner[at] = at < position.holder.size() ? position.holder[at] : province.territory;
        else if (at < position.owner.size())
            owner[at] = position.owner[at];
    }
    return owner;
}

void dropNotes(MapState &state)
{
    std::erase_if(state.arrows, [](const MapArrow &arrow) { return arrow.byHand; });
    state.rings.clear();
    std::erase_if(state.signs, [](const MapSign &sign) { return sign.kind == MapSign::Kind::Note; });
}

std::vector<RegionId> placesOf(const Board &board, const MapOrder &order)
{
    std::vector<RegionId> places{order.unit.region};
    forEachPlaceNamed(board, order.order, [&places](RegionId region) { places.push_back(region); });
    return places;
}

int slotOf(const Board &board, const Position &position, PowerId power, const UnitRef &station)
{
    if (!station.valid() || !board.province(board.provinceOf(station.region)).unlimited)
        return 0;
    int slot = 0;
    int found = 0;
    for (std::size_t i = 0; i < position.units.size(); ++i) {
        const Unit &unit = position.units[i];
        if (board.provinceOf(unit.region) != board.provinceOf(station.region) || unit.layer == Layer::Aboard)
            continue;
        const UnitRef there = unitRefOf(board, position, UnitId(static_cast<int>(i)));
        ++slot;
        const bool meant = unit.power == power && (!station.kind.valid() || unit.kind == station.kind)
                           && (station.number == 0 || there.number == station.number);
        if (meant && found == 0)
            found = slot;
    }
    return slot > 1 ? found : 0; // alone it stands where any unit would
}

std::vector<MapUnit> mapUnits(const Board &board, const Position &position)
{
    std::vector<MapUnit> units;
    units.reserve(position.units.size() + position.dislodged.size());
    std::vector<MapUnit> aboard; // drawn over their fleets
    for (std::size_t i = 0; i < position.units.size(); ++i) {
        const Unit &unit = position.units[i];
        if (const UnitId ship = shipOf(board, position, UnitId(static_cast<int>(i))); ship.valid()) {
            aboard.push_back(
                {.unit = unit, .slot = slotOf(board, position, unit.power, unitRefOf(board, position, ship))});
            continue;
        }
        const UnitRef station = unitRefOf(board, position, UnitId(static_cast<int>(i)));
        units.push_back({.unit = unit, .slot = slotOf(board, position, unit.power, station)});
    }
    units.insert(units.end(), aboard.begin(), aboard.end());
    for (const DislodgedUnit &dislodged : position.dislodged) {
        const Unit &unit = dislodged.unit;
        units.push_back({.unit = unit, .dislodged = true});
        if (dislodged.cargo.valid())
            units.push_back({.unit = {unit.power, dislodged.cargo, unit.region, Layer::Aboard}, .dislodged = true});
    }
    return units;
}

} // namespace entente::app
