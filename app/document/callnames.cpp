#include "document/callnames.h"

#include "words/forms.h"
#include "words/names.h"
#include "words/tablewords.h"

#include <QCoreApplication>

namespace entente::app {

namespace {

struct CallNames {
    Q_DECLARE_TR_FUNCTIONS(CallNames)
};

QString playerOf(const GameDocument &document, PowerId power)
{
    if (document.computerOf(power))
        return {};
    const auto &players = document.table().players;
    const auto player = players.find(power);
    return player == players.end() ? QString() : player->second.trimmed();
}

} // namespace

QString turnCall(const GameDocument &document, PowerId power)
{
    const QString name = powerName(document.board(), power);
    const QString player = playerOf(document, power);
    return player.isEmpty() ? CallNames::tr("%1, it's your turn").arg(name)
                            : CallNames::tr("%1, it's your turn (%2)", "a player and the power").arg(player, name);
}

QString powerWithPlayer(const GameDocument &document, PowerId power)
{
    const QString name = powerName(document.board(), power);
    const QString player = playerOf(document, power);
    return player.isEmpty() ? name : CallNames::tr("%1 (%2)", "a power and its player").arg(name, player);
}

QString playerHasWon(const GameDocument &document, PowerId power)
{
    const QString player = playerOf(document, power);
    return player.isEmpty() ? hasWon(document.board(), power) : CallNames::tr("%1 has won", "a person").arg(player);
}

QString powerHasWon(const GameDocument &document, PowerId power)
{
    return hasWon(document.board(), power, playerOf(document, power));
}

QString meanwhileText(const GameDocument &document, PowerId power)
{
    const Table &table = document.table();
    QStringList lines;
    if (const int times = table.timesReopened(power); times > 0)
        lines += CallNames::tr("Your orders of %1 were reopened %n time(s) after they had been sealed.", nullptr, times)
                     .arg(seasonOf(document.board(), reopenedIn(document, power)));
    if (const Phase *phase = table.gaveWayUntold(power))
        lines += CallNames::tr("The orders you had sealed for %1 were thrown away: a computer took your seat.")
                     .arg(seasonOf(document.board(), *phase));
    return lines.join(u'\n');
}

Phase reopenedIn(const GameDocument &document, PowerId power)
{
    const Game &game = document.game();
    const auto seat = document.table().reopened.find(power);
    const bool earlier = seat != document.table().reopened.end() && seat->second.turn < game.turnCount();
    return earlier ? game.turn(seat->second.turn).before.phase : game.position().phase;
}

} // namespace entente::app
