#pragma once

#include <QString>

namespace entente::app {

class GameDocument;

/// Where a file that is made of the game would go, and what it would be called: beside the game, under its name; of a
/// game that was never saved in the folder used last, under what it is and who plays. `ending`: "html"; `what`: said
/// after the name ("Spring 1902, results"), may be empty.
QString proposedPath(const GameDocument &document, const QString &ending, const QString &what = {});
/// Remembers the folder for games that have no file yet.
void noteFolderOf(const QString &path);

} // namespace entente::app
