#include "panels/ledgerrows.h"

#include "orders/supply.h"
#include "words/names.h"
#include "words/refusals.h"

#include <QCoreApplication>

#include <algorithm>

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
QString hindrance(const GameDocument &document, PowerId power, ProvinceId home)
{
    const Board &board = document.board();
    const Position &position = document.game().position();
    Legality first;
    for (int k = 0; k < board.kindCount(); ++k) {
        Order order{KindId(k), board.mainRegion(home), layerOf(board, KindId(k)), Build()};
        const Legality why = checkOrder(board, document.game().rules().orders, position, power, order);
        const bool taken = unitIn(board, position, home, order.layer).valid();
        if ((why.ok() && !taken) || why.refusal == Refusal::CoastUnclear)
            return {};
        if (first.ok())
            first = why.ok() ? Legality{Refusal::Occupied, home} : why;
    }
    return refusalSentence({board, position, power, {}, {}}, first);
}

/// How many of each limited kind there will be after the orders written so far, and how many the armies allow.
void addLimits(QList<Row> &rows, const GameDocument &document, PowerId power)
{
    const Board &board = document.board();
    const auto countAfter = [&](KindId kind) {
        int count = countOf(document.game().position(), power, kind);
        for (const GivenOrder &given : document.game().orders()) {
            if (given.power == power && given.order.kind == kind)
                count += is<Build>(given.order) ? 1 : is<Disband>(given.order) ? -1 : 0;
        }
        return count;
    };
    for (int k = 0; k < board.kindCount(); ++k) {
        const UnitKind::Limit &limit = board.kind(KindId(k)).limit;
        if (!limit.of.valid())
            continue;
        const int allowed = countAfter(limit.of) / limit.each + limit.more;
        QString kind = kindName(board, KindId(k));
        kind.front() = kind.front().toUpper();
        rows += sentence(Ledgers::tr("%1: %2 of at most %3", "a kind of unit and two figures")
                             .arg(kind)
                             .arg(countAfter(KindId(k)))
                             .arg(allowed),
                         true);
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
    addLimits(rows, document, power);
    board.centres().forEach([&](ProvinceId home) {
        if (board.province(home).home != power || document.game().orderOf(power, {board.mainRegion(home)}))
            return;
        if (const QString why = hindrance(document, power, home); !why.isEmpty())
            rows += sentence(why, true);
    });
    return rows;
}

} // namespace entente::app
