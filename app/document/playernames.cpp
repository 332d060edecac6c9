#include "document/playernames.h"

#include "document/preferences.h"

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {
constexpr int mostKnown = 40;
}

QStringList knownPlayers()
{
    return preferences().value(u"players"_s).toStringList();
}

QStringList lastPlayers()
{
    return preferences().value(u"lastPlayers"_s).toStringList();
}

void notePlayers(const Table &table)
{
    QStringList names;
    for (const PowerId power : table.seats) {
        const auto player = table.players.find(power);
        if (player != table.players.end() && !player->second.isEmpty() && !names.contains(player->second))
            names += player->second;
    }
    if (names.isEmpty())
        return;
    preferences().setValue(u"lastPlayers"_s, names);
    QStringList known = knownPlayers();
    for (const QString &name : names)
        known.removeAll(name);
    preferences().setValue(u"players"_s, QStringList((names + known).mid(0, mostKnown)));
}

} // namespace entente::app
