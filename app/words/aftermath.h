#pragma once

#include "game/told.h"
#include "words/tense.h"

#include <QString>

namespace entente::app {

/// The sentence on what the season makes of a unit beside its verdict. Usually empty.
QString aftermathSentence(const Board &board, const Aftermath &told, Tense tense);

} // namespace entente::app
