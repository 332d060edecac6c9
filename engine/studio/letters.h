#pragma once

#include "studio/drawing.h"

namespace entente {

/// Names that are bent or spaced out are often set letter by letter, each a text of its own. Joins letters that follow
/// one another closely to the words that a reader sees, in the middle of where they stand.
void joinLetters(std::vector<DrawnText> &texts);

} // namespace entente
