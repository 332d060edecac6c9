#pragma once

#include "exchange/boarddraft.h"

#include <string_view>
#include <vector>

namespace entente {

/// How wide a drawing that is taken over becomes, in map units, and what stands beside a unit there.
inline constexpr double drawnWidth = 1600;
inline constexpr ChartPoint centreBesideUnit{-30, -20};
inline constexpr ChartPoint nameBesideUnit{0, 24};

/// Where further units stand if nobody says: above it in the air, aside when it was driven out, and at a coast.
inline constexpr ChartPoint airAboveUnit{0, -16};
inline constexpr ChartPoint dislodgedBesideUnit{20, 8};
/// Which way a coast lies: a step of one, y downwards.
ChartPoint wayToCoast(std::string_view coast);
ChartPoint coastBesideUnit(std::string_view coast);
/// Where the sign of a supply centre stands beside the unit: within the place, if there is room; else as always.
/// Outlines and places in units of the drawing, of which `scale` are one map unit.
ChartPoint centreBeside(ChartPoint unit, const std::vector<std::vector<ChartPoint>> &outline, double scale);
/// Where a unit behind the walls of a place stands, beside the one that besieges it and covering nothing of it: within
/// the place if there is room, and off what is `taken`.
ChartPoint wallsBeside(ChartPoint unit, const std::vector<std::vector<ChartPoint>> &outline, double scale,
                       const std::vector<ChartPoint> &taken);
/// Where many units stand that meet nobody: the first at the unit's own spot, the others in rows about it, within the
/// place.
std::vector<ChartPoint> standsWithin(ChartPoint unit, const std::vector<std::vector<ChartPoint>> &outline,
                                     double scale);

} // namespace entente
