#pragma once

#include "game/later.h"

#include <QString>

namespace entente::app {

/// What became of an order that waited for its phase and does not fit it any more.
QString misfitSentence(const Board &board, const Misfit &misfit);

} // namespace entente::app
