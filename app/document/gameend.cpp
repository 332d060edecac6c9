#include "document/gameend.h"

#include "game/ballot.h"
#include "words/names.h"

#include <QCoreApplication>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct GameEnd {
    Q_DECLARE_TR_FUNCTIONS(GameEnd)
};

QDateTime hourOf(const Table &table)
{
    return QDateTime::fromString(table.clock.endsAt, Qt::ISODate);
}

} // namespace

QString nextHour(const QTime &hour, const QDateTime &now)
{
    QDateTime next(now.date(), hour);
    if (next <= now)
        next = next.addDays(1);
    return next.toString(Qt::ISODate);
}

void endAtHour(Game &game, const Table &table, const QDateTime &now)
{
    const QDateTime hour = hourOf(table);
    if (!hour.isValid() || now < hour || game.isOver() || game.turnCount() == 0)
        return;
    const Turn &played = game.turn(game.turnCount() - 1);
    const Phase season{played.before.phase.season, played.before.phase.year, Stage::Retreats};
    if (played.countsCentres && played.before.phase <= season && played.after.phase > season)
        game.end({Ending::Kind::LastSeason, survivors(game.board(), game.position())});
}

QString whoWinsWithOther(const Game &game)
{
    QStringList goals;
    for (const Rulebook::OwnGoal &goal : game.rules().ownGoals) {
        const PowerId power = game.board().findPower(goal.power);
        if (!power.valid() || goal.centres == game.rules().victoryCentres)
            continue;
        const QString name = powerName(game.board(), power);
        goals += (goals.isEmpty() ? GameEnd::tr("%1 wins with %2", "a power, how many centres")
                                  : GameEnd::tr("%1 with %2", "a further power wins, how many centres"))
                     .arg(name)
                     .arg(goal.centres);
    }
    return goals.join(u", "_s);
}

QString whenItEnds(const Game &game, const Table &table)
{
    if (game.isOver())
        return {};
    const std::optional<Phase> &last = game.rules().lastSeason;
    const QString season = last && game.position().phase <= *last ? seasonAndYear(game.board(), *last) : QString();
    const QDateTime moment = hourOf(table);
    const QString hour = moment.isValid() ? moment.time().toString(u"HH:mm"_s) : QString();
    if (!season.isEmpty() && !hour.isEmpty())
        return GameEnd::tr("ends after %1 or with the first count after %2", "a game, a season and an hour")
            .arg(season, hour);
    return !season.isEmpty() ? GameEnd::tr("ends after %1", "a game").arg(season)
           : !hour.isEmpty() ? GameEnd::tr("ends with the first count after %1").arg(hour)
                             : QString();
}

} // namespace entente::app
