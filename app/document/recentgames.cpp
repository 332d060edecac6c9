#include "document/recentgames.h"

#include "document/preferences.h"
#include "document/recovery.h"
#include "document/wholefile.h"
#include "io/gamefile.h"
#include "words/names.h"

#include <QFileInfo>

#include <algorithm>
#include <optional>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
constexpr int mostKept = 24; // whoever leads games by post has many

bool isOlder(const QString &path, const QString &other)
{
    return QFileInfo(path).lastModified() < QFileInfo(other).lastModified();
}

std::optional<GameSize> sizeOf(const QString &path)
{
    const auto bytes = readWhole(path);
    return bytes ? gameSizeOf(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())))
                 : std::nullopt;
}

/// Copies go before the files that they have the later state of.
void putCopiesFirst(QList<KeptGame> &games)
{
    for (qsizetype i = 1; i < games.size(); ++i) {
        const auto isFile = [](const KeptGame &game) { return !game.recovered; };
        if (!games[i].recovered || std::none_of(games.begin(), games.begin() + i, isFile))
            continue;
        const std::optional<GameSize> copy = sizeOf(games[i].path);
        const auto file = std::find_if(games.begin(), games.begin() + i, [&](const KeptGame &game) {
            return isFile(game) && copy && QFileInfo(game.path) == QFileInfo(fromUtf8(copy->savedAs));
        });
        if (file != games.begin() + i && isLaterThan(games[i].path, file->path))
            std::rotate(file, games.begin() + i, games.begin() + i + 1);
    }
}
} // namespace

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

bool isLaterThan(const QString &copy, const QString &file)
{
    if (!QFileInfo::exists(file) || !isOlder(copy, file))
        return true;
    const std::optional<GameSize> kept = sizeOf(copy), saved = sizeOf(file);
    return kept && saved && kept->isMoreThan(*saved);
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
    std::stable_sort(games.begin(), games.end(),
                     [](const KeptGame &a, const KeptGame &b) { return isOlder(b.path, a.path); });
    putCopiesFirst(games);
    return games;
}

} // namespace entente::app
