#pragma once

#include "judge/movesphase.h"

namespace entente::judge {

/// Is the order of an army or fleet on the field, a hold, a move of one step or a support, legal beyond doubt? Told by
/// look-up, and completed; of any other the full legality has to be asked.
template <class Mask>
bool isPlainOrder(const MovesPhase<Mask> &phase, int unit, Order &order);

} // namespace entente::judge
