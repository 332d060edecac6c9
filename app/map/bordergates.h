#pragma once

#include "map/mapsheet.h"

#include <optional>
#include <vector>

namespace entente::app {

/// Knows where one leaves a province for its neighbour: a line that would cross a third place on its way is led
/// through their common border instead.
class BorderGates {
public:
    explicit BorderGates(const MapSheet &sheet)
        : m_sheet(sheet)
    {
    }

    /// The point of the common border of `a` and `b` through which a way from a point in `a` to a point in `b` is led.
    /// None where the straight way keeps to the two, or where no gate would mend it.
    std::optional<QPointF> neededGate(ProvinceId a, ProvinceId b, QPointF from, QPointF to) const;

private:
    /// Where such a way strays least; of several as good points the nearest to the border's middle.
    std::optional<QPointF> gate(ProvinceId a, ProvinceId b, QPointF from, QPointF to) const;
    std::vector<QPointF> commonBorder(ProvinceId a, ProvinceId b) const;
    /// How much of a straight line lies in neither of the two.
    qreal strayed(QPointF from, QPointF to, ProvinceId a, ProvinceId b) const;

    const MapSheet &m_sheet;
};

} // namespace entente::app
