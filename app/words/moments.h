#pragma once

#include "words/newswords.h"

#include <vector>

namespace entente::app {

/// Something of a game that people will remember.
struct Moment {
    int turn = 0; ///< an index into the turns
    News news;
};

/// The weightiest things that happened, at most one a turn, in the order in which they came; the victory itself is
/// none, and neither is what every turn brings.
QList<Moment> momentsOf(const Board &board, const std::vector<const Turn *> &turns, int most);

} // namespace entente::app
