#include "board/powerstatuses.h"

#include "document/outlook.h"
#include "game/happenings.h"
#include "orders/supply.h"
#include "words/accountwords.h"
#include "words/hintwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/turnsummary.h"
#include "words/verdicts.h"

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

namespace {

/// The units of a power that have no order, as people call them.
QString unorderedNames(const GameDocument &document, PowerId power)
{
    const Position &position = document.game().position();
    QStringList names;
    for (const UnitRef &unit : document.unordered(power)) {
        KindId kind = unit.kind;
        for (const DislodgedUnit &dislodged : position.dislodged) {
            if (dislodged.unit.region == unit.region)
                kind = dislodged.unit.kind;
        }
        names += numbered(unitName(document.board(), kind, unit.region), unit.number);
    }
    return joinNames(names);
}

/// "A Vienna and F Trieste hold."
QString fateLine(const Fates &fates)
{
    QStringList parts;
    if (!fates.hold.isEmpty())
        parts += Statuses::tr("%1 hold.", "units", static_cast<int>(fates.hold.size())).arg(joinNames(fates.hold));
    if (!fates.disband.isEmpty())
        parts +=
            Statuses::tr("%1 disband.", "units", static_cast<int>(fates.disband.size())).arg(joinNames(fates.disband));
    return (parts + fates.otherwise).join(u' ');
}

/// An order as its row in the list names it.
QString rowName(const Board &board, const OrderResult &result, Stage stage)
{
    return plainText(orderRow(board, result.order, stage));
}

/// Orders by name, of many the first few and how many more.
QString joinOrders(const QStringList &names)
{
    constexpr int few = 6;
    if (names.size() <= few + 1)
        return joinNames(names);
    return joinNames(names.first(few)
                     + QStringList(Statuses::tr("%n more", "orders", static_cast<int>(names.size()) - few)));
}

/// The orders of a power (none: of all) that the list marks, by name: those that fail whatever the others do, then
/// those that fail as things stand. Why is said beside each.
QStringList markedLines(const GameDocument &document, const Hints &hints, PowerId power)
{
    const Stage stage = document.game().position().phase.stage;
    QStringList sure, quiet;
    for (const Hint &hint : hints.hints) {
        const OrderResult &result = hints.quiet.results[static_cast<std::size_t>(hint.result)];
        if ((!power.valid() || result.power == power) && result.given)
            (hint.certainty == Hint::Certainty::Sure ? sure : quiet) += rowName(document.board(), result, stage);
    }
    QStringList lines;
    if (!sure.isEmpty())
        lines += Statuses::tr("Will fail: %1.", "orders").arg(joinOrders(sure));
    if (!quiet.isEmpty())
        lines += (power.valid() && stage == Stage::Moves ? Statuses::tr("Will fail if nobody else moves: %1.", "orders")
                                                         : Statuses::tr("Will fail as things stand: %1.", "orders"))
                     .arg(joinOrders(quiet));
    return lines;
}

/// Does an order of the power's (none: of anybody's) fail whatever the others do?
bool anyIsSure(const Hints &hints, PowerId power)
{
    return std::any_of(hints.hints.begin(), hints.hints.end(), [&](const Hint &hint) {
        const OrderResult &result = hints.quiet.results[static_cast<std::size_t>(hint.result)];
        return (!power.valid() || result.power == power) && result.given && hint.certainty == Hint::Certainty::Sure;
    });
}

/// The first line, with the others below.
QString twoParts(const QStringList &lines)
{
    return lines.first() + u'\n' + lines.mid(1).join(u'\n');
}

/// What a power leaves undone in a winter by points: points that would still pay a unit, points that it owes,
/// builds that will not count, and units that the rules choose to go. Empty: nothing. Of a seat that asks only its own
/// orders are looked at.
QStringList openPoints(const GameDocument &document, PowerId power, PowerId seat)
{
    std::vector<GivenOrder> seen = document.game().orders();
    std::erase_if(seen, [seat](const GivenOrder &given) { return seat.valid() && given.power != seat; });
    const Board &board = document.board();
    const Position &position = document.game().position();
    const Hints hints = outlook(document, seat);
    // What will not count takes no points.
    for (const Hint &hint : hints.hints) {
        const OrderResult &result = hints.quiet.results[static_cast<std::size_t>(hint.result)];
        if (result.asked >= 0 && result.verdict.refusal != Refusal::OverBudget)
            std::erase(seen, hints.quiet.orders[static_cast<std::size_t>(result.asked)]);
    }
    const WinterAccount account = accountOf(board, position, seen, power);
    int cheapest = 0;
    for (const UnitKind &kind : board.kinds()) {
        if (kind.cost > 0 && (cheapest == 0 || kind.cost < cheapest))
            cheapest = kind.cost;
    }
    QStringList parts;
    if (account.open() < 0 && account.ledger.left() < 0)
        parts += Statuses::tr("%n supply points must still be saved by disbanding.", nullptr, -account.open());
    else if (account.ledger.left() >= 0 && account.open() >= cheapest)
        parts += Statuses::tr("%n supply points are unused.", nullptr, account.open());
    for (const Hint &hint : hints.hints) {
        const OrderResult &result = hints.quiet.results[static_cast<std::size_t>(hint.result)];
        if (result.power == power && result.given && result.verdict.refusal != Refusal::OverBudget)
            parts += Statuses::tr("%1: %2", "an order and why it will not count")
                         .arg(rowName(board, result, Stage::Adjustments),
                              verdictSentence(board, hints.quiet, hint.result, Tense::Ahead));
    }
    return parts + fatesOf(board, hints, power).otherwise;
}

bool isWinterByPoints(const GameDocument &document)
{
    return document.game().position().phase.stage == Stage::Adjustments && playsByPoints(document.board());
}

/// How many units have no order, and what befalls them.
QStringList missingLines(const GameDocument &document, const Fates &fates, int missing)
{
    if (document.game().position().phase.stage == Stage::Adjustments)
        return QStringList(Statuses::tr("%n order(s) are still open.", nullptr, missing)) + fates.otherwise;
    const int holding = static_cast<int>(fates.hold.size());
    const int disbanding = static_cast<int>(fates.disband.size());
    if (fates.count() == holding)
        return {Statuses::tr("%n unit(s) have no order and will hold.", nullptr, holding), joinNames(fates.hold)};
    if (fates.count() == disbanding)
        return {Statuses::tr("%n unit(s) have no order and will disband.", nullptr, disbanding),
                joinNames(fates.disband)};
    return {Statuses::tr("%n unit(s) have no order.", nullptr, fates.count()), fateLine(fates)};
}

} // namespace

QString missingOrders(const GameDocument &document, PowerId power)
{
    if (isWinterByPoints(document)) {
        const QStringList open = openPoints(document, power, power);
        return open.isEmpty() ? QString() : twoParts(open);
    }
    const int missing = document.ordersExpected(power) - document.ordersGiven(power);
    const Hints hints = outlook(document, power);
    if (missing <= 0 && !anyIsSure(hints, power))
        return {};
    QStringList lines = markedLines(document, hints, power);
    if (missing > 0)
        lines = missingLines(document, fatesOf(document.board(), hints, power), missing) + lines;
    return twoParts(lines);
}

QString sealAnyway(const GameDocument &document, PowerId power)
{
    const Fates fates = fatesOf(document.board(), outlook(document, power), power);
    const int holding = static_cast<int>(fates.hold.size());
    const int disbanding = static_cast<int>(fates.disband.size());
    if (holding > 0 && fates.count() == holding)
        return Statuses::tr("Seal anyway: %n unit(s) hold", nullptr, holding);
    if (disbanding > 0 && fates.count() == disbanding)
        return Statuses::tr("Seal anyway: %n unit(s) disband", nullptr, disbanding);
    return Statuses::tr("Seal anyway");
}

QStringList withoutOrders(const GameDocument &document, const std::vector<PowerId> &powers)
{
    QStringList lines;
    for (const PowerId power : powers) {
        const QString name = powerName(document.board(), power);
        if (document.game().position().phase.stage == Stage::Adjustments) {
            lines += Statuses::tr("%1: builds nothing; if units must go, the rules choose them.").arg(name);
            continue;
        }
        // Every unit is named, whether an order is written for it or not: that is still a secret.
        const Fates fates = fatesOf(document.board(), outlookWithoutOrders(document, power), power);
        if (fates.count() > 0)
            lines += Statuses::tr("%1: %2", "a power and what befalls its units").arg(name, fateLine(fates));
    }
    return lines;
}

QString missingOrdersOfAll(const GameDocument &document)
{
    const bool winter = document.game().position().phase.stage == Stage::Adjustments;
    QStringList parts;
    QStringList none; // powers none of whose units has an order
    QStringList points;
    for (const PowerId power : document.toOrder()) {
        const QString name = powerName(document.board(), power);
        if (isWinterByPoints(document)) {
            if (const QStringList open = openPoints(document, power, PowerId()); !open.isEmpty())
                points += Statuses::tr("%1: %2", "a power and what it leaves undone").arg(name, open.join(u' '));
            continue;
        }
        const int missing = document.ordersExpected(power) - document.ordersGiven(power);
        if (missing <= 0)
            continue;
        if (winter)
            parts += Statuses::tr("%1 (%2)", "a power and how many orders it lacks").arg(name).arg(missing);
        else if (document.ordersGiven(power) == 0)
            none += name;
        else
            parts += Statuses::tr("%1 (%2)", "a power and its units without orders")
                         .arg(name, unorderedNames(document, power));
    }
    if (!none.isEmpty())
        parts += Statuses::tr("all of %1", "powers whose units have no orders").arg(joinNames(none));
    if (!points.isEmpty())
        return Statuses::tr("Points are left over or owed.") + u'\n' + points.join(u'\n');
    const Hints hints = isWinterByPoints(document) ? Hints() : outlook(document);
    if (parts.isEmpty() && !anyIsSure(hints, PowerId()))
        return {};
    QStringList lines = markedLines(document, hints, PowerId());
    if (!parts.isEmpty()) {
        QString whose = joinNames(parts);
        whose.front() = whose.front().toUpper();
        lines = QStringList{Statuses::tr("Orders are missing."), whose} + lines;
    }
    return twoParts(lines);
}

} // namespace entente::app
