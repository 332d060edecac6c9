#pragma once

#include <QList>
#include <QStringList>

namespace entente::app {

/// The last two dozen files opened or saved, newest first; files that are gone are left out.
QStringList recentGames();
/// Puts it first, whether it was on the list or not.
void noteRecentGame(const QString &path);
/// Takes it off the list; the file stays.
void forgetRecentGame(const QString &path);

/// A game that can be gone on with: a copy that was kept while it was played, or a file that the person named.
struct KeptGame {
    QString path;
    bool recovered = false; ///< a copy
    bool crashed = false;   ///< its writer ended without saying good-bye
};

/// Has the copy the later state of the game that was saved as this file? The times of the two say so; but a clock may
/// have been set back, so a copy that holds more is the later one in any case.
bool isLaterThan(const QString &copy, const QString &file);

/// All of them, newest first; a copy that has the later state of a game before its file.
QList<KeptGame> keptGames(const QString &recoveryFolder);

} // namespace entente::app
