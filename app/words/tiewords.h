#pragma once

#include "game/game.h"

#include <QString>

namespace entente::app {

/// "Austria and Turkey have reached their goals, none by more than another: nobody has won yet." Empty where that
/// is not so in the position.
QString tieSentence(const Game &game, const Position &position);

} // namespace entente::app
