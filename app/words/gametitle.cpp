#include "words/gametitle.h"

#include "words/names.h"

#include <QStringList>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

QString playersText(const std::map<std::string, std::string> &players)
{
    QStringList names;
    for (const auto &[power, name] : players) {
        const QString player = fromUtf8(name).trimmed();
        if (!player.isEmpty() && !names.contains(player))
            names += player;
    }
    return names.join(u", "_s);
}

QString proposedFileName(const Game &game, const QString &players, const QString &what)
{
    QString name = fromUtf8(game.variant().title) + u' '
                   + (what.isEmpty() ? seasonAndYear(game.board(), game.position().phase) : what);
    if (!players.isEmpty())
        name += u" ("_s + players + u')';
    return nameOfFile(std::move(name));
}

QString nameOfFile(QString name)
{
    const auto troubles = [](QChar c) { return c.unicode() < 32 || u"/\\:*?\"<>|"_s.contains(c); };
    std::replace_if(name.begin(), name.end(), troubles, QChar(u'-'));
    return name.left(120).trimmed();
}

} // namespace entente::app
