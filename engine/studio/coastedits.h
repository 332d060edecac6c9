#pragma once

#include "studio/boardsketch.h"

#include <string>
#include <vector>

namespace entente {

/// Gives a place these coasts (nc, sc, ec, wc), or none where fewer than two are named. Fleets come to the coast that
/// lies towards them, unless a person has said otherwise and that coast is still there.
void setCoasts(BoardSketch &sketch, int place, const std::vector<std::string> &coasts);

/// A land to which no fleet comes from a water is a coast all the same, or none.
void setShore(BoardSketch &sketch, int place, bool coast);

/// Fleets of the passage come to these coasts of `place`, which is one of its ends.
void setCoastsReached(BoardSketch &sketch, int passage, int place, const std::vector<std::string> &coasts);

/// The coasts of `place`, one of its ends, to which fleets of the passage come; none where it has no coasts.
const std::vector<std::string> &coastsReached(const BoardSketch::Passage &passage, int place);

/// Where fleets of the passage come to none of an end's coasts they come to the one that lies towards it.
void reachSomeCoast(const BoardSketch &sketch, BoardSketch::Passage &passage);

} // namespace entente
