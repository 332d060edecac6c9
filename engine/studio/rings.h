#pragma once

#include "studio/drawing.h"

namespace entente {

/// What a ring encloses, in square units.
double areaOf(const std::vector<ChartPoint> &ring);
/// Does a point lie within an odd number of the rings?
bool holds(const Rings &rings, ChartPoint point);
/// Do (nearly) all points of a ring lie within the others? Of long ones some are tried.
bool isWithin(const Rings &rings, const std::vector<ChartPoint> &ring);

} // namespace entente
