#include "map/mapstate.h"

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
            owner[at] = province.territory;
        else if (at < position.owner.size())
            owner[at] = position.owner[at];
    }
    return owner;
}

std::vector<MapUnit> mapUnits(const Position &position)
{
    std::vector<MapUnit> units;
    units.reserve(position.units.size() + position.dislodged.size());
    for (const Unit &unit : position.units)
        units.push_back({.unit = unit});
    for (const DislodgedUnit &dislodged : position.dislodged)
        units.push_back({.unit = dislodged.unit, .dislodged = true});
    return units;
}

} // namespace entente::app
