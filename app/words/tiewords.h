#pragma once

#include "game/game.h"

#include <QString>

namespace entente::app {

/// "Austria and Turkey have enough supply centres to win, and as many to spare: nobody has won yet." Empty where that
/// is not so in the position.
QString tieSentence(const Game &game, const Position &position);

} // namespace entente::app
