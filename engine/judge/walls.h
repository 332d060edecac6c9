#pragma once

#include "judge/findings.h"
#include "judge/movesphase.h"

namespace entente::judge {

/// What becomes of walls and passes when the moves are done. Units behind walls stand apart; their attacks on the
/// besieger are moves like others.

/// Before any order is heard: whose walls are in use.
template <class Mask>
void noteWalls(MovesPhase<Mask> &phase);

/// Whoever began the season in a pass and is still there is put where the pass comes from (City State 8b).
template <class Mask>
void clearPasses(MovesPhase<Mask> &phase);

/// Who is behind walls still, and who has the field again, won or left empty by everybody else (City State 7e).
template <class Mask>
void recordWalls(MovesPhase<Mask> &phase, const Findings<Mask> &found);

} // namespace entente::judge
