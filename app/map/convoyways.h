#pragma once

#include "sheet/mapstate.h"

namespace entente::app {

/// The waters that the wave of a convoyed move passes, in sailing order: a shortest chain of neighbouring waters from
/// the army to its goal. It leads among the fleets whose convoy counted (before the reveal: that were ordered to carry
/// the army); where those make no chain, among all that were ordered to and could, so that the wave shows what was
/// broken. Empty where not even these make one.
std::vector<ProvinceId> convoyWay(const Board &board, const std::vector<MapOrder> &orders, const MapOrder &army,
                                  RegionId to);

} // namespace entente::app
