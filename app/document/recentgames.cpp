#include "document/recentgames.h"

#include "document/preferences.h"
#include "document/recovery.h"

#include <QFileInfo>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
constexpr int mostKept = 24; // whoever leads games by post has many
}

QStringList recentGames()
{
    QStringList found;
    const QStringList paths = preferences().value(u"recentGames"_s).toStringList();
    for (const QString &path : paths) {
        if (QFileInfo::exists(path))
            found += path;
    }
    return found;
}

void noteRecentGame(const QString &path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList paths = preferences().value(u"recentGames"_s).toStringList();
    paths.removeAll(absolute);
    paths.prepend(absolute);
    preferences().setValue(u"recentGames"_s, QStringList(paths.mid(0, mostKept)));
}

void forgetRecentGame(const QString &path)
{
    QStringList paths = preferences().value(u"recentGames"_s).toStringList();
    paths.removeAll(QFileInfo(path).absoluteFilePath());
    preferences().setValue(u"recentGames"_s, paths);
}

QList<KeptGame> keptGames(const QString &recoveryFolder)
{
    QList<KeptGame> games;
    for (const LeftGame &game : Recovery::leftGames(recoveryFolder))
        games.append({game.path, true, game.crashed});
    const QString copies = QFileInfo(recoveryFolder).canonicalFilePath();
    for (const QString &path : recentGames()) {
        if (QFileInfo(path).canonicalPath() != copies) // a copy opened by hand is on the list as what it is
            games.append({path, false, false});
    }
    std::stable_sort(games.begin(), games.end(), [](const KeptGame &a, const KeptGame &b) {
        return QFileInfo(a.path).lastModified() > QFileInfo(b.path).lastModified();
    });
    return games;
}

} // namespace entente::app
