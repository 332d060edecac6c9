#include "panels/ledgerrows.h"

#include "judge/winterroom.h"
#include "orders/kindlimit.h"
#include "orders/supply.h"
#include "words/names.h"
#include "words/refusals.h"

#include <QCoreApplication>

#include <algorithm>
#include <span>
#include <vector>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

struct Ledgers {
    Q_DECLARE_TR_FUNCTIONS(Ledger)
};

Row figure(const QString &name, int points, bool counts = false)
{
    Row row;
    row.text = splitMarked(name);
    row.right = points < 0 ? u"\u2212%1"_s.arg(-points) : QString::number(points);
    row.counts = counts;
    return row;
}

Row sentence(const QString &text, bool quiet)
{
    Row row;
    row.text = splitMarked(text);
    row.struck = quiet;
    return row;
}

/// What stands against building in the home centre; empty if nothing does.
QString hindrance(const GameDocument &document, std::span<const GivenOrder> known, PowerId power, ProvinceId home)
{
    const Board &board = document.board();
    const Position &position = document.game().position();
    const std::vector<BuildChoice> choices =
        buildChoices(board, document.game().rules(), position, known, power, board.mainRegion(home));
    const bool open =
        std::any_of(choices.begin(), choices.end(), [](const BuildChoice &choice) { return choice.mayBeWritten(); });
    return open || choices.empty() ? QString() : refusalSentence({board, position, power, {}, {}}, choices.front().why);
}

/// How many of each limited kind there will be after the orders written so far, and how many the armies allow.
void addLimits(QList<Row> &rows, const GameDocument &document, std::span<const GivenOrder> known, PowerId power)
{
    const Board &board = document.board();
    KindTally tally(board, document.game().position(), power);
    for (const GivenOrder &given : known) {
        if (given.power == power && given.order.kind.valid() && (is<Build>(given.order) || is<Disband>(given.order)))
            tally.add(given.order.kind, is<Build>(given.order) ? 1 : -1);
    }
    for (int k = 0; k < board.kindCount(); ++k) {
        if (!board.kind(KindId(k)).limit.of.valid())
            continue;
        const KindCount count = tally.of(KindId(k));
        QString kind = kindName(board, KindId(k));
        kind.front() = kind.front().toUpper();
        const bool tooMany = count.after > count.allowed;
        rows += sentence(Ledgers::tr("%1: %2 of at most %3", "a kind of unit and two figures")
                             .arg(kind)
                             .arg(count.after)
                             .arg(count.allowed),
                         !tooMany);
        if (tooMany)
            rows.back().mark = Row::Mark::Warning;
    }
}

} // namespace

QList<Row> ledgerRows(const GameDocument &document, PowerId power, bool open)
{
    const Board &board = document.board();
    const Position &position = document.game().position();
    std::vector<GivenOrder> known = document.game().orders();
    if (!open)
        std::erase_if(known, [&](const GivenOrder &given) { return given.power != power; });
    const WinterAccount account = accountOf(board, position, known, power);
    const Ledger &ledger = account.ledger;

    QList<Row> rows;
    if (ledger.left() < 0) {
        rows += figure(Ledgers::tr("Still to be saved by disbanding"), -account.open(), true);
        rows += sentence(Ledgers::tr("Nothing can be built this winter."), true);
        return rows;
    }
    if (account.open() < 0)
        rows += sentence(Ledgers::tr("The last builds are alternates: they count if others give you points."), true);
    addLimits(rows, document, known, power);
    board.centres().forEach([&](ProvinceId home) {
        if (board.province(home).home != power)
            return;
        if (const QString why = hindrance(document, known, power, home); !why.isEmpty())
            rows += sentence(why, true);
    });
    return rows;
}

} // namespace entente::app
