#pragma once

#include "map/board.h"

#include <string>

namespace entente::proof {

// What all boards of small worlds have in common.

inline std::string placeName(int place)
{
    return std::string("P") + static_cast<char>('a' + place);
}

/// Adds the next place, which is the region of its number.
inline Province &addPlace(Board::Data &data, Terrain terrain)
{
    const int place = static_cast<int>(data.provinces.size());
    Province &province = data.provinces.emplace_back();
    province.name = province.abbreviation = placeName(place);
    province.id = "p" + province.name.substr(1);
    province.terrain = terrain;
    data.regions.push_back({ProvinceId(place), ""});
    return province;
}

inline void addPowers(Board::Data &data, int count)
{
    for (int power = 0; power < count; ++power) {
        Power named;
        named.id = std::string(1, static_cast<char>('a' + power));
        named.name = named.adjective = std::string(1, static_cast<char>('A' + power));
        data.powers.push_back(named);
    }
}

inline UnitKind kindNamed(const char *letter, const char *name)
{
    UnitKind kind;
    kind.letter = letter;
    kind.name = name;
    return kind;
}

/// Armies and fleets, the first two kinds of each board.
inline void addKinds(Board::Data &data)
{
    data.kinds = {kindNamed("A", "army"), kindNamed("F", "fleet")};
    data.kinds.front().isConvoyed = true;
    data.kinds.back().travel = Travel::Sea;
    data.kinds.back().convoys = true;
}

} // namespace entente::proof
