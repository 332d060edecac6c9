#include "tools/undone.h"

#include "document/outlook.h"
#include "orders/supply.h"
#include "words/accountwords.h"
#include "words/forms.h"
#include "words/hintwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/verdicts.h"

#include <QCoreApplication>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Undone {
    Q_DECLARE_TR_FUNCTIONS(Statuses)
};

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
        parts += Undone::tr("%1 hold.", "units", static_cast<int>(fates.hold.size())).arg(joinNames(fates.hold));
    if (!fates.disband.isEmpty())
        parts +=
            Undone::tr("%1 disband.", "units", static_cast<int>(fates.disband.size())).arg(joinNames(fates.disband));
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
                     + QStringList(Undone::tr("%n more", "orders", static_cast<int>(names.size()) - few)));
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
        lines += asFarAsSeen(document, Undone::tr("Will fail: %1.", "orders").arg(joinOrders(sure)));
    if (!quiet.isEmpty())
        lines += (power.valid() && stage == Stage::Moves ? Undone::tr("Will fail if nobody else moves: %1.", "orders")
                                                         : Undone::tr("Will fail as things stand: %1.", "orders"))
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
QStringList openPoints(const GameDocument &document, PowerId power, PowerId seat, const Hints &hints)
{
    std::vector<GivenOrder> seen = document.game().orders();
    std::erase_if(seen, [seat](const GivenOrder &given) { return seat.valid() && given.power != seat; });
    const Board &board = document.board();
    const Position &position = document.game().position();
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
        parts += Undone::tr("%n supply points must still be saved by disbanding.", nullptr, -account.open());
    else if (account.ledger.left() >= 0 && account.open() >= cheapest)
        parts += Undone::tr("%n supply points are unused.", nullptr, account.open());
    for (const Hint &hint : hints.hints) {
        const OrderResult &result = hints.quiet.results[static_cast<std::size_t>(hint.result)];
        if (result.power == power && result.given && result.verdict.refusal != Refusal::OverBudget)
            parts += Undone::tr("%1: %2", "an order and why it will not count")
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
        return QStringList(Undone::tr("%n order(s) are still open.", nullptr, missing)) + fates.otherwise;
    const int holding = static_cast<int>(fates.hold.size());
    const int disbanding = static_cast<int>(fates.disband.size());
    if (fates.count() == holding)
        return {Undone::tr("%n unit(s) have no order and will hold.", nullptr, holding), joinNames(fates.hold)};
    if (fates.count() == disbanding)
        return {Undone::tr("%n unit(s) have no order and will disband.", nullptr, disbanding),
                joinNames(fates.disband)};
    return {Undone::tr("%n unit(s) have no order.", nullptr, fates.count()), fateLine(fates)};
}

} // namespace

QString missingOrders(const GameDocument &document, PowerId power, const Hints &hints)
{
    if (isWinterByPoints(document)) {
        const QStringList open = openPoints(document, power, power, hints);
        return open.isEmpty() ? QString() : twoParts(open);
    }
    const int missing = document.ordersExpected(power) - document.ordersGiven(power);
    if (missing <= 0 && !anyIsSure(hints, power))
        return {};
    QStringList lines = markedLines(document, hints, power);
    if (missing > 0)
        lines = missingLines(document, fatesOf(document.board(), hints, power), missing) + lines;
    return twoParts(lines);
}

QString sealAnyway(const GameDocument &document, PowerId power, const Hints &hints)
{
    const Fates fates = fatesOf(document.board(), hints, power);
    const int holding = static_cast<int>(fates.hold.size());
    const int disbanding = static_cast<int>(fates.disband.size());
    if (holding > 0 && fates.count() == holding)
        return Undone::tr("Seal anyway: %n unit(s) hold", nullptr, holding);
    if (disbanding > 0 && fates.count() == disbanding)
        return Undone::tr("Seal anyway: %n unit(s) disband", nullptr, disbanding);
    return Undone::tr("Seal anyway");
}

QStringList withoutOrders(const GameDocument &document, const std::vector<PowerId> &powers)
{
    QStringList lines;
    for (const PowerId power : powers) {
        const QString name = powerName(document.board(), power);
        if (document.game().position().phase.stage == Stage::Adjustments) {
            lines += Undone::tr("%1: builds nothing; if units must go, the rules choose them.").arg(name);
            continue;
        }
        if (document.isFogged()) { // what it has is not for all to know
            lines += Undone::tr("%1: gives no orders.").arg(name);
            continue;
        }
        // Every unit is named, whether an order is written for it or not: that is still a secret.
        const Fates fates = fatesOf(document.board(), outlookWithoutOrders(document, power), power);
        if (fates.count() > 0)
            lines += Undone::tr("%1: %2", "a power and what befalls its units").arg(name, fateLine(fates));
    }
    return lines;
}

QString missingOrdersOfAll(const GameDocument &document)
{
    const Hints hints = outlook(document);
    const bool winter = document.game().position().phase.stage == Stage::Adjustments;
    QStringList parts;
    QStringList none; // powers none of whose units has an order
    QStringList points;
    for (const PowerId power : document.toOrder()) {
        const QString name = powerName(document.board(), power);
        if (isWinterByPoints(document)) {
            if (const QStringList open = openPoints(document, power, PowerId(), hints); !open.isEmpty())
                points += Undone::tr("%1: %2", "a power and what it leaves undone").arg(name, open.join(u' '));
            continue;
        }
        const int missing = document.ordersExpected(power) - document.ordersGiven(power);
        if (missing <= 0)
            continue;
        if (winter)
            parts += Undone::tr("%1 (%2)", "a power and how many orders it lacks").arg(name).arg(missing);
        else if (document.ordersGiven(power) == 0)
            none += name;
        else
            parts += Undone::tr("%1 (%2)", "a power and its units without orders")
                         .arg(name, unorderedNames(document, power));
    }
    if (!none.isEmpty())
        parts += Undone::tr("all of %1", "powers whose units have no orders").arg(joinNames(none));
    if (!points.isEmpty())
        return Undone::tr("Points are left over or owed.") + u'\n' + points.join(u'\n');
    if (parts.isEmpty() && (isWinterByPoints(document) || !anyIsSure(hints, PowerId())))
        return {};
    QStringList lines = markedLines(document, hints, PowerId());
    if (!parts.isEmpty()) {
        QString whose = joinNames(parts);
        whose.front() = whose.front().toUpper();
        lines = QStringList{Undone::tr("Orders are missing."), whose} + lines;
    }
    return twoParts(lines);
}

} // namespace entente::app
