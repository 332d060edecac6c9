#pragma once

#include "app/evening.h"

#include <random>

namespace entente::app {

/// What an evening is: everything else is drawn from its seed.
struct Plan {
    unsigned seed = 0;
    QString variant;
    int acts = 0;
    /// In that phase the first seat does other things in the twin of this evening: they are nobody's business until the
    /// reveal, and nothing else may differ. Negative: there is no twin.
    int secretPhase = -1;
};

/// Draws what is done next, as a line (`Hands`). What is drawn hangs on the seed, the number of the act and what is
/// open at the table; whoever leaves lines out plays the others as they stand.
///
/// "secret X | Y": whoever writes does X, in the twin Y.
QString drawnAct(const Plan &plan, int number, Evening &evening);

} // namespace entente::app
