#pragma once

#include "map/mapsheet.h"

#include <vector>

namespace entente::app {

/// Which province covers which small square of the sheet: for questions that are asked a thousand
/// times and may be a unit or two out, such as whether a name fits.
class ProvinceMask {
public:
    explicit ProvinceMask(const MapSheet &sheet);

    /// The province there, or none.
    ProvinceId at(QPointF point) const
    {
        const int x = static_cast<int>(point.x() / cell);
        const int y = static_cast<int>(point.y() / cell);
        if (point.x() < 0 || point.y() < 0 || x >= m_width || y >= m_height)
            return ProvinceId();
        return m_cells[static_cast<std::size_t>(y * m_width + x)];
    }

private:
    static constexpr qreal cell = 2;

    int m_width = 0;
    int m_height = 0;
    std::vector<ProvinceId> m_cells;
};

} // namespace entente::app
