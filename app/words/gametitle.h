#pragma once

#include "game/game.h"

#include <QString>

#include <map>

namespace entente::app {

/// The people's names, each once, in the order of their powers: "Anna, Ben". Empty: nobody is named.
QString playersText(const std::map<std::string, std::string> &players);
/// What a file of the game may be called, without an ending: "Standard Spring 1902 (Anna, Ben)"; `what` stands in the
/// place of the season. No sign in it troubles any file system.
QString proposedFileName(const Game &game, const QString &players, const QString &what = {});

/// The text without signs that trouble a file system, and not too long.
QString nameOfFile(QString text);

} // namespace entente::app
