#pragma once

#include "players/player.h"

#include <QString>

#include <string>

namespace entente::app {

/// The levels that people can choose, weakest first.
inline constexpr Level everyLevel[] = {Level::Beginner, Level::Steady, Level::Strong, Level::Expert};

/// "steady", as it stands among words.
QString levelName(Level level);
/// "computer (steady)", "program (Mastermind)": whoever plays a seat, by the word that a saved game knows.
QString computerName(const std::string &player);

} // namespace entente::app
