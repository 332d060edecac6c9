#include "panels/orderrows.h"

#include "document/gamedocument.h"
#include "document/wordgiven.h"
#include "judge/winterroom.h"
#include "orders/cities.h"
#include "orders/kindlimit.h"
#include "orders/options.h"
#include "orders/supply.h"
#include "panels/rows.h"
#include "words/accountwords.h"
#include "words/hintwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/refusals.h"

#include <QCoreApplication>
#include <QList>

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

/// What a winter in which units cost supply points asks of a power, as rows: what must yet be saved, the limits of its
/// kinds, and what keeps it from building in its home centres. The figures themselves stand in the LedgerTable. With
/// `open` the transfers that others ordered are counted as well; before they are revealed only the power's own are
/// known.
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

} // namespace

OrderRows::OrderRows(const GameDocument &document, PowerId seat, bool everyone, PowerId only)
    : m_document(document), m_board(document.board()), m_game(document.game()), m_seat(seat), m_everyone(everyone),
      m_hints(outlook(document, everyone ? PowerId() : seat))
{
    for (const PowerId power : document.toOrder()) {
        if (everyone ? !only.valid() || power == only : power == seat)
            addPower(power);
    }
}

void OrderRows::addPower(PowerId power)
{
    addHead(power);
    switch (m_game.position().phase.stage) {
    case Stage::Moves: return addMoves(power);
    case Stage::Retreats: return addRetreats(power);
    case Stage::Adjustments: return addWinter(power);
    }
}

void OrderRows::addHead(PowerId power)
{
    const bool byPoints = m_game.position().phase.stage == Stage::Adjustments && playsByPoints(m_board);
    Row head;
    head.kind = Row::Kind::Head;
    head.power = power;
    head.text = splitMarked(powerName(m_board, power));
    head.right = byPoints ? accountText(accountOf(m_board, m_game.position(), seen(power), power))
                          : tr("%1 of %2").arg(m_document.ordersGiven(power)).arg(m_document.ordersExpected(power));
    m_rows.append(head);
}

void OrderRows::addWinter(PowerId power)
{
    const bool byPoints = playsByPoints(m_board);
    if (byPoints)
        m_rows += ledgerRows(m_document, power, m_everyone);
    for (const GivenOrder &given : m_game.orders()) {
        if (given.power == power)
            m_rows.append(ordered(given));
    }
    const int left = byPoints ? 0 : m_document.ordersExpected(power) - m_document.ordersGiven(power);
    if (left <= 0)
        return;
    const bool removes = adjustmentsDue(m_board, m_game.position(), power) < 0;
    // For want of a port a fleet goes, whatever is built (City State 5).
    const bool fleet =
        !removes && fleetsForfeit(m_board, m_game.position(), power) > 0 && !m_document.leavingFleet(power).valid();
    if (fleet)
        addOpen(power, u"cross"_s, tr("1 fleet still to remove (no port)"));
    if (removes)
        addOpen(power, u"cross"_s, tr("%n unit(s) still to remove", nullptr, left));
    else if (left > static_cast<int>(fleet))
        addOpen(power, u"plus"_s, tr("%n build(s) still to choose", nullptr, left - static_cast<int>(fleet)));
}

void OrderRows::addOpen(PowerId power, const QString &icon, const QString &text)
{
    Row open;
    open.power = power;
    open.struck = true;
    open.icon = icon;
    open.text = splitMarked(text);
    m_rows.append(open);
}

void OrderRows::addRetreats(PowerId power)
{
    for (const DislodgedUnit &dislodged : m_game.position().dislodged)
        addUnit(power, dislodged.unit, {dislodged.unit.region});
}

void OrderRows::addMoves(PowerId power)
{
    const std::vector<Unit> &units = m_game.position().units;
    for (std::size_t i = 0; i < units.size(); ++i)
        addUnit(power, units[i], unitRefOf(m_board, m_game.position(), UnitId(static_cast<int>(i))));
    for (const GivenOrder &given : m_game.orders()) {
        if (given.power == power && (is<Permission>(given.order) || is<Contract>(given.order)))
            m_rows.append(ordered(given));
    }
}

void OrderRows::addUnit(PowerId power, const Unit &unit, const UnitRef &station)
{
    if (unit.power != power)
        return;
    const GivenOrder *given = m_game.orderOf(power, station);
    Row row = given ? ordered(*given) : unordered(power, unit, station.number);
    row.unitKind = unit.kind;
    row.kindName = unit.kind.valid() ? kindName(m_board, unit.kind) : QString();
    row.region = station.region;
    row.layer = station.layer;
    row.inBox = station.number;
    m_rows.append(row);
}

Row OrderRows::unordered(PowerId power, const Unit &unit, int number) const
{
    Row row;
    row.power = power;
    row.struck = true;
    const QString sentence = m_game.position().phase.stage == Stage::Retreats ? tr("%1 must retreat or disband")
                                                                              : tr("%1 has no order", "a unit");
    const auto text = [&](const QString &place) {
        QString begun = place;
        begun[0] = begun.at(0).toUpper(); // a sentence begins: "The Taldt has no order"
        const QString name = marked(numbered(begun, number), Piece::Role::Strong);
        if (isLaden(unit))
            return sentence.arg(tr("%1, with its army aboard,", "a dislodged fleet").arg(name));
        switch (unit.layer) {
        case Layer::Aboard:
            return sentence.arg(tr("%1, aboard,", "a place, in: North Sea, aboard, has no order").arg(name));
        case Layer::Walls:
            return sentence.arg(
                tr("%1, behind the walls,", "a place, in: Lodi, behind the walls, has no order").arg(name));
        default: return sentence.arg(name);
        }
    };
    row.text = splitMarked(text(regionName(m_board, unit.region)));
    row.shortText = splitMarked(text(fromUtf8(m_board.regionText(unit.region))));
    // That a dislodged unit disbands is said already.
    if (const Hint *hint = m_hints.ofUnordered(unit, number); hint && m_game.position().dislodged.empty())
        say(row, *hint);
    return row;
}

/// A dislodged fleet that has an army in its hold.
bool OrderRows::isLaden(const Unit &unit) const
{
    const std::vector<DislodgedUnit> &dislodged = m_game.position().dislodged;
    return std::any_of(dislodged.begin(), dislodged.end(),
                       [&](const DislodgedUnit &one) { return one.unit == unit && one.cargo.valid(); });
}

Row OrderRows::ordered(const GivenOrder &given) const
{
    const Stage stage = m_game.position().phase.stage;
    Row row;
    row.power = given.power;
    row.unitKind = given.order.kind;
    row.kindName = row.unitKind.valid() ? kindName(m_board, row.unitKind) : QString();
    row.region = given.order.at;
    row.layer = given.order.layer;
    row.inBox = given.order.number;
    row.icon = is<Transfer>(given.order)     ? u"forward"_s
               : is<Permission>(given.order) ? u"down"_s
               : is<Contract>(given.order)   ? u"seal"_s
                                             : QString();
    row.number = static_cast<int>(&given - m_game.orders().data());
    row.text = orderRow(m_board, given.order, stage);
    row.shortText = orderRow(m_board, given.order, stage, true);
    remark(row);
    return row;
}

void OrderRows::remark(Row &row) const
{
    if (const Hint *hint = m_hints.ofOrder(static_cast<std::size_t>(row.number)))
        say(row, *hint);
    const GivenOrder &given = m_game.orders()[static_cast<std::size_t>(row.number)];
    const QString broken = m_everyone || given.power == m_seat ? wordBrokenBy(m_document, given) : QString();
    if (!broken.isEmpty() && row.reason.isEmpty()) {
        row.mark = Row::Mark::Warning;
        row.reason = splitMarked(broken);
    }
}

void OrderRows::say(Row &row, const Hint &hint) const
{
    const Verdict &verdict = m_hints.quiet.results[static_cast<std::size_t>(hint.result)].verdict;
    row.mark = Row::Mark::Warning;
    row.reason = splitMarked(asFarAsSeen(m_document, hintSentence(m_board, m_hints, hint)));
    // In a winter an order that does not count is struck through; points may yet suffice for one that is too dear.
    row.crossed = m_game.position().phase.stage == Stage::Adjustments && verdict.refusal != Refusal::OverBudget;
    if (verdict.refusal == Refusal::NoContract)
        row.action = tr("Contract…");
}

std::vector<GivenOrder> OrderRows::seen(PowerId power) const
{
    std::vector<GivenOrder> seen = m_game.orders();
    std::erase_if(seen, [&](const GivenOrder &given) { return !m_everyone && given.power != power; });
    return seen;
}

} // namespace entente::app
