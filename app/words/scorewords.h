#pragma once

#include "game/scores.h"

#include <QString>

namespace entente::app {

/// A score of a tournament's system, with as few decimals as tell it, at most two: for files.
QString scoreFigure(double score);
/// The same to be read, in the player's language.
QString scoreRead(double score);

/// What a system is worth: "On the standard board all scores together are always 100. A win gives 100, ..."
QString scoreFactsText(const ScoreSystem &system);

} // namespace entente::app
