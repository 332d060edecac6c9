#include "orders/occupancy.h"

#include "base/fixedlist.h"

#include <algorithm>

namespace entente {

void Occupancy::open(const Board &board, const Position &position)
{
    for (std::array<UnitId, maxProvinces> &layer : m_unitAt)
        std::fill_n(layer.begin(), board.provinceCount(), UnitId());
    m_carriers = {};
    m_held = {};
    // What kind a unit is hangs on chance, and a processor guesses it wrong: so no question about it is asked of each.
    constexpr std::size_t kinds = 255;    // that an id can name
    FixedList<ProvinceSet, kinds> places; // by kind: the fields that such units hold
    for (int k = 0; k < board.kindCount(); ++k)
        places.push_back({});
    for (std::size_t i = 0; i < position.units.size(); ++i) {
        const Unit unit = position.units[i];
        const ProvinceId place = board.provinceOf(unit.region);
        UnitId &cell = m_unitAt[static_cast<std::size_t>(unit.layer)][static_cast<std::size_t>(place.index())];
        if (cell.valid())
            continue;
        cell = UnitId(static_cast<int>(i));
        if (unit.layer == Layer::Field)
            places[static_cast<std::size_t>(unit.kind.index())].insert(place);
    }
    for (int k = 0; k < board.kindCount(); ++k) {
        const UnitKind &kind = board.kind(KindId(k));
        const ProvinceSet &held = places[static_cast<std::size_t>(k)];
        m_held[static_cast<std::size_t>(kind.travel)] |= held;
        if (kind.convoys)
            m_carriers |= held & board.convoySpaces();
    }
}

} // namespace entente
