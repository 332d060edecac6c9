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
/// Is the point within an odd number of the rings?
bool isWithin(ChartPoint point, const std::vector<std::vector<ChartPoint>> &rings);
/// Which way a coast lies: a step of one, y downwards.
ChartPoint wayToCoast(std::string_view coast);
ChartPoint coastBesideUnit(std::string_view coast);
/// Where a fleet stands that keeps to one coast, of which `shore` is a point: within the place, the whole unit if there
/// is room, and on the side of the shore where the place's unit stands.
ChartPoint fleetAtShore(ChartPoint unit, ChartPoint shore, const std::vector<std::vector<ChartPoint>> &outline,
                        double scale);
/// Where the coast's letters stand beside its fleet: away from the shore, above it or below it, as there is room within
/// the place. All in map units.
ChartPoint lettersBesideFleet(ChartPoint fleet, std::string_view coast,
                              const std::vector<std::vector<ChartPoint>> &outline);
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
