#include "board/powerstatuses.h"

#include "game/happenings.h"
#include "orders/supply.h"
#include "words/accountwords.h"
#include "words/names.h"
#include "words/turnsummary.h"

#include <QCoreApplication>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Statuses {
    Q_DECLARE_TR_FUNCTIONS(Statuses)
};

PowerStatus statusAfter(const Board &board, const Turn &turn, PowerId power)
{
    PowerStatus status;
    status.text = tallyText(board, turn, power);
    for (const DislodgedUnit &dislodged : turn.after.dislodged) {
        if (dislodged.unit.power == power)
            status = {Statuses::tr("must retreat"), PowerStatus::Mark::Failure};
    }
    return status;
}

PowerStatus statusNow(const GameDocument &document, const TableFlow &flow, PowerId power)
{
    const bool own = flow.step() == Step::Open || (flow.step() == Step::Writing && power == flow.seat());
    if (own && document.game().position().phase.stage == Stage::Adjustments && playsByPoints(document.board())) {
        std::vector<GivenOrder> seen = document.game().orders();
        std::erase_if(seen, [&](const GivenOrder &given) { return flow.step() != Step::Open && given.power != power; });
        return {accountText(accountOf(document.board(), document.game().position(), seen, power)),
                flow.step() == Step::Writing ? PowerStatus::Mark::Writes : PowerStatus::Mark::None};
    }
    if (own)
        return {Statuses::tr("%1 of %2 ordered").arg(document.ordersGiven(power)).arg(document.ordersExpected(power)),
                flow.step() == Step::Writing ? PowerStatus::Mark::Writes : PowerStatus::Mark::None};
    if (document.table().isSealed(power))
        return {Statuses::tr("sealed", "orders"), PowerStatus::Mark::Done};
    if (document.computerOf(power))
        return {Statuses::tr("thinking…"), PowerStatus::Mark::None};
    if (flow.isAway(power))
        return {Statuses::tr("on a phone", "a player who writes there"), PowerStatus::Mark::None};
    return {Statuses::tr("waiting", "a player who has not written yet"), PowerStatus::Mark::None};
}

/// "out since Spring 1302", for a power that was in the game and is not any more.
QString outText(const GameDocument &document, PowerId power, int turn)
{
    if (document.isFogged()) // whoever is not seen is there all the same
        return {};
    const Game &game = document.game();
    const Position &shown = turn >= 0 ? document.turn(turn).after : game.position();
    const bool out = std::find(shown.out.begin(), shown.out.end(), power) != shown.out.end();
    const std::vector<PowerId> left = survivors(document.board(), shown);
    if (!out && (!document.board().power(power).playable || std::find(left.begin(), left.end(), power) != left.end()))
        return {};
    const std::optional<Phase> since = outSince(game, power, turn >= 0 ? turn + 1 : game.turnCount());
    if (since)
        return Statuses::tr("out since %1").arg(seasonAndYear(document.board(), *since));
    return out ? Statuses::tr("out of the game") : QString();
}

} // namespace

std::map<PowerId, PowerStatus> powerStatuses(const GameDocument &document, const TableFlow &flow, int turn)
{
    std::map<PowerId, PowerStatus> statuses;
    const std::vector<PowerId> ordering = document.toOrder();
    for (int i = 0; i < document.board().powerCount(); ++i) {
        const PowerId power(i);
        if (const QString out = outText(document, power, turn); !out.isEmpty())
            statuses[power] = {out, PowerStatus::Mark::Failure};
        else if (turn >= 0)
            statuses[power] = statusAfter(document.board(), document.turn(turn), power);
        else if (const std::vector<PowerId> &seats = document.table().seats;
                 document.board().power(power).playable && std::find(seats.begin(), seats.end(), power) == seats.end())
            statuses[power].text = Statuses::tr("not played");
        else if (std::find(ordering.begin(), ordering.end(), power) == ordering.end())
            statuses[power].text = Statuses::tr("nothing to do");
        else
            statuses[power] = statusNow(document, flow, power);
    }
    return statuses;
}

} // namespace entente::app
