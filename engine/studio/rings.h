#pragma once

#include "studio/drawing.h"

#include <span>

namespace entente {

/// What rings enclose, in square units; what goes round the other way is taken off.
double areaOf(std::span<const std::vector<ChartPoint>> rings);
inline double areaOf(const std::vector<ChartPoint> &ring)
{
    return areaOf(std::span(&ring, 1));
}
/// Does a point lie within an odd number of the rings?
bool holds(const Rings &rings, ChartPoint point);
/// Do (nearly) all points of a ring lie within the others? Of long ones some are tried.
bool isWithin(const Rings &rings, const std::vector<ChartPoint> &ring);

} // namespace entente
