#pragma once

#include "studio/boardsketch.h"

#include <vector>

namespace entente {

/// How far a centre is from where a power begins.
struct CentreWay {
    int place = 0; ///< in BoardSketch::places
    int moves = 0; ///< of an army, or of a fleet, whichever of the two comes there first; at least 1
};

/// By power: the centres that are nobody's home and that its units, or units in its homes where it has none, can come
/// to without a convoy, the nearest first.
std::vector<std::vector<CentreWay>> waysToNeutralCentres(const BoardSketch &sketch);

/// May the power win in its first autumn, if nobody is in its way: has it as many units as centres that it lacks, and
/// lie as many neutral ones within two moves?
bool mayWinInFirstYear(const BoardSketch &sketch, int power);

} // namespace entente
