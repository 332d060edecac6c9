#include "orders/occupancy.h"

namespace entente {

Occupancy::Occupancy(const Board &board, const Position &position)
{
    for (std::size_t i = 0; i < position.units.size(); ++i) {
        const Unit &unit = position.units[i];
        const ProvinceId place = board.provinceOf(unit.region);
        UnitId &cell = m_unitAt[static_cast<std::size_t>(unit.layer)][static_cast<std::size_t>(place.index())];
        if (cell.valid())
            continue;
        cell = UnitId(static_cast<int>(i));
        if (unit.layer != Layer::Field)
            continue;
        const UnitKind &kind = board.kind(unit.kind);
        m_held[static_cast<std::size_t>(kind.travel)].insert(place);
        if (kind.convoys && board.isSea(place))
            m_carriers.insert(place);
        if (kind.isConvoyed)
            m_passengers.insert(place);
    }
}

} // namespace entente
