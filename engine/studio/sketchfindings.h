#pragma once

#include "base/wording.h"
#include "studio/boardsketch.h"

#include <vector>

namespace entente {

/// Something about a board at work that a person should know, beside what it is about.
struct SketchFinding {
    Wording sentence;
    int place = -1;       ///< in BoardSketch::places; -1: none
    int passage = -1;     ///< in BoardSketch::passages; -1: none
    bool stops = false;   ///< nobody can play it before this is mended
    double certainty = 1; ///< of what is doubtful: 0 to 1
};

/// What keeps the board from being played first, then what should be looked at, worst first: names that clash or are
/// missing, places that nobody reaches, powers without homes, doubts that are open.
std::vector<SketchFinding> findingsOf(const BoardSketch &sketch);

} // namespace entente
