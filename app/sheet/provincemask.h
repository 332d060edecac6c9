#pragma once

#include "sheet/mapsheet.h"

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
    friend class MaskCount;
    static constexpr qreal cell = 2; ///< sheet units

    int m_width = 0;
    int m_height = 0;
    std::vector<ProvinceId> m_cells;
};

/// Counts beforehand how many squares left of and above each are covered by some of the provinces: whether a box lies
/// wholly on them is then asked with four looks, however large it is.
class MaskCount {
public:
    MaskCount(const ProvinceMask &mask, const ProvinceSet &counted);

    /// Whether one of them covers the square of a point; in sheet units.
    bool contains(QPointF point) const { return containsAll({point, point}); }
    /// Whether they cover every square that a box touches; in sheet units. What reaches over the sheet they don't.
    bool contains(const QRectF &box) const { return containsAll({box.topLeft(), box.bottomRight()}); }

private:
    struct Corners {
        QPointF first, last;
    };
    bool containsAll(const Corners &corners) const;

    int m_width;
    int m_height;
    std::vector<int> m_sums; ///< a row and a column more than there are squares: those before the first
};

} // namespace entente::app
