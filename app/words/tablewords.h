#pragma once

#include "game/game.h"
#include "io/gamefile.h"

#include <QStringList>

#include <vector>

namespace entente::app {

/// A phase as the table speaks of it: "Spring 1901" for its moves, else "Spring 1901, retreats".
QString seasonOf(const Board &board, const Phase &phase);
/// What the table plays under: "Fog: each seat sees what its units and centres border." Empty without fog.
QString fogSentence(Rulebook::Fog fog);
/// What the table did beside playing, as everybody may know it: seasons that were taken back, sealed orders that gave
/// way to a computer. A sentence each. `only`: no more than what is about this phase.
QStringList tableSentences(const Game &game, const std::vector<TableSetup::GaveWay> &gaveWay,
                           const Phase *only = nullptr);

} // namespace entente::app
