#pragma once

#include "reading.h"

namespace entente::proof {

/// A reading of what 1939 III 19 to 22 say of tanks that move by single provinces; all else is as in 1971. Without
/// convoys and double moves. Where the paragraphs are silent: rulings T1 to T6 and T11. They have no answer, or several
/// that differ in more than a circle, where tanks that support each other's attackers are attacked (`paradox`): half of
/// a tank's support outlives an attack, and ends if the attack wins. Such a loop fails as a whole by the ruling T17,
/// which speaks of second hops; what it finds then is one of the answers, or none, and no measure for the judge.
Findings readTanks(const World &world, Answers &answers);

} // namespace entente::proof
