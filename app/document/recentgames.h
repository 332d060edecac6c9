#pragma once

#include <QStringList>

namespace entente::app {

/// Files opened or saved lately, newest first; files that are gone are left out.
QStringList recentGames();
void noteRecentGame(const QString &path);
/// Takes it off the list; the file stays.
void forgetRecentGame(const QString &path);

} // namespace entente::app
