#pragma once

#include "world.h"

namespace entente::proof {

/// The chains of these fleets that join two shores, none of them longer than it need be.
std::vector<Mask> chainsOf(const std::array<Mask, mostUnits> &touches, const std::vector<int> &fleets, int from,
                           int to);

/// Notes which fleets are ordered to carry a neighbour's army though no chain on the board needs them.
void noteNeedless(World &world);

/// The same, but that this fleet holds. The army's chain may not be ordered whole then.
World withoutConvoy(World world, int fleet);

} // namespace entente::proof
