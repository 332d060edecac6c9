#pragma once

#include "players/advice.h"

#include <QString>

namespace entente::app {

/// Why an order is recommended, in one sentence: "Defends Budapest: without it Rumania and Serbia could enter
/// together."
QString motiveSentence(const Board &board, const Motive &motive);

} // namespace entente::app
