#pragma once

#include "base/bits.h"
#include "map/board.h"
#include "orders/position.h"

#include <array>

namespace entente {

/// A position turned the other way: who stands where. Made once for a position that many orders
/// are asked about; it holds no references.
class Occupancy {
public:
    Occupancy() = default; ///< to be opened
    Occupancy(const Board &board, const Position &position) { open(board, position); }
    /// Turns to another position.
    void open(const Board &board, const Position &position);

    /// The first unit in the province and layer, or no id.
    UnitId unitAt(ProvinceId province, Layer layer = Layer::Field) const
    {
        return m_unitAt[static_cast<std::size_t>(layer)][static_cast<std::size_t>(province.index())];
    }
    /// Sea provinces that hold a fleet which may convoy.
    const ProvinceSet &carriers() const { return m_carriers; }
    /// Provinces whose field is held by a unit that travels so.
    const ProvinceSet &held(Travel travel) const { return m_held[static_cast<std::size_t>(travel)]; }
    /// Provinces whose field is held by any unit.
    ProvinceSet held() const { return m_held[0] | m_held[1] | m_held[2] | m_held[3]; }

private:
    std::array<std::array<UnitId, maxProvinces>, layerCount> m_unitAt;
    ProvinceSet m_carriers;
    std::array<ProvinceSet, travelCount> m_held;
};

} // namespace entente
