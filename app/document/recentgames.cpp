#include "document/recentgames.h"

#include "document/preferences.h"

#include <QFileInfo>


namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
constexpr int kept = 8;
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
    preferences().setValue(u"recentGames"_s, QStringList(paths.mid(0, kept)));
}

void forgetRecentGame(const QString &path)
{
    QStringList paths = preferences().value(u"recentGames"_s).toStringList();
    paths.removeAll(QFileInfo(path).absoluteFilePath());
    preferences().setValue(u"recentGames"_s, paths);
}

} // namespace entente::app
