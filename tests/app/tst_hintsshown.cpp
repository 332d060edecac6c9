#include "clirun.h"
#include "projectfile.h"

#include "document/gamedocument.h"
#include "document/variants.h"
#include "io/gamecase.h"
#include "orders/notation.h"
#include "panels/orderspanel.h"
#include "panels/rows.h"
#include "actions/language.h"
#include "document/outlook.h"
#include "tools/undone.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QListView>
#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What the window says of orders before they are sealed is what `entente hints` says of the same orders: of every case
/// of every variant, to the whole table and to each seat.
class TestHintsShown : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setLanguage(*qApp, u"en"_s); }
    void rows_data();
    void rows();
    void rowsBeginLikeSentences();
};

namespace {

/// Sorted; for which of several alike in a box an order is, its text does not say everywhere.
QStringList asTold(QStringList lines)
{
    static const QRegularExpression number(u" ?#[0-9]+"_s);
    lines.replaceInStrings(number, QString());
    lines.sort();
    return lines;
}

/// A game in which the orders of a case are written, as far as a window can: one for each unit that there is.
struct Desk {
    GameDocument document;
    QByteArray asked; ///< the same as a case

    Desk(const GameCase &gameCase, const QString &id, const VariantFinder &variants) : document(variants)
    {
        Game game(gameCase.variant, gameCase.settings);
        Position start = gameCase.position;
        start.schedule.clear(); // nobody at the table knows it
        game.setStart(start);
        for (const GivenOrder &given : gameCase.orders)
            game.setOrder(given);
        std::vector<GivenOrder> shown;
        for (const GivenOrder &given : game.orders()) {
            if (start.phase.stage == Stage::Adjustments || is<Permission>(given.order) || is<Contract>(given.order)
                || isOfUnit(game, start, given))
                shown.push_back(given);
        }
        game.setOrders(std::move(shown));
        asked = QByteArray::fromStdString(writeCase(id.toStdString(), game, start, game.orders()));
        document.openGame(std::move(game));
    }

    static bool isOfUnit(const Game &game, const Position &position, const GivenOrder &given)
    {
        const auto ordered = [&](PowerId power, const UnitRef &station) {
            return power == given.power && game.orderOf(power, station) == &given;
        };
        for (const DislodgedUnit &dislodged : position.dislodged) {
            if (ordered(dislodged.unit.power, {dislodged.unit.region}))
                return true;
        }
        for (std::size_t i = 0; i < position.units.size() && position.phase.stage == Stage::Moves; ++i) {
            if (ordered(position.units[i].power, unitRefOf(game.board(), position, UnitId(static_cast<int>(i)))))
                return true;
        }
        return false;
    }

    /// Its power and the order with what was left out of it, as answers tell it.
    QString textOf(GivenOrder given) const
    {
        const Game &game = document.game();
        checkOrder(game.board(), game.rules().orders, game.position(), given.power, given.order);
        return QString::fromStdString(game.board().power(given.power).name + ": "
                                      + orderText(game.board(), given.order, game.position().phase.stage));
    }

    /// What the list beside the map says of orders, and of units that have none.
    QStringList inList(PowerId seat)
    {
        OrdersPanel panel(document);
        panel.setVisibleTo(seat, !seat.valid());
        QStringList lines;
        for (const QListView *list : panel.findChildren<QListView *>()) {
            const auto *rows = qobject_cast<const RowModel *>(list->model());
            for (int i = 0; rows && i < rows->rowCount(); ++i) {
                const Row &row = rows->rows().at(i);
                if (row.mark != Row::Mark::Warning || (row.number < 0 && !row.power.valid()))
                    continue; // a limit that is broken is no order's
                const QString whose = row.number < 0
                                          ? u"unordered "_s + stationText(row)
                                          : textOf(document.game().orders()[static_cast<std::size_t>(row.number)]);
                lines += whose + u" | "_s + plainText(row.reason);
            }
        }
        return asTold(lines);
    }

    QString stationText(const Row &row) const
    {
        const Unit unit{row.power, row.unitKind, row.region, row.layer};
        return QString::fromStdString(document.board().power(row.power).name + ": " + unitText(document.board(), unit));
    }
};

/// The sentence of the window that an entry of the command's answer amounts to.
QString sentenceOf(const QJsonObject &entry, Stage stage)
{
    const QString said = entry["explanation"_L1].toString();
    if (entry["reason"_L1].toString() == u"over-budget"_s)
        return u"An alternate: it counts if the points suffice"_s;
    if (entry["hint"_L1].toString() == u"sure"_s)
        return u"Will fail: "_s + said;
    return (stage == Stage::Moves ? u"If nobody else moves: "_s : u"As things stand: "_s) + said;
}

/// A hint is of a phase that is still to come. What happened before it may be told: a raid of the same year, and that a
/// unit "was not dislodged" or "has held" a place.
bool tellsOfThePast(const QString &hint)
{
    static const QRegularExpression past(
        u"\\b(were|had|did|stood|met|came|would|acted|gave|flew|failed|turned|arrived)\\b"
        "|\\bwas (?!raided|not dislodged|ordered before)"_s);
    return past.match(hint).hasMatch();
}

bool failsUnordered(const QJsonObject &entry)
{
    return entry["verdict"_L1].toString() != u"success"_s || entry["dislodged"_L1].toBool();
}

QStringList inAnswer(const QJsonObject &answer, const Desk &desk)
{
    const Stage stage = desk.document.game().position().phase.stage;
    QStringList powers;
    for (const PowerId power : desk.document.toOrder())
        powers += QString::fromStdString(desk.document.board().power(power).name);
    const auto isAtTable = [&powers](const QJsonValue &entry) { return powers.contains(entry["power"_L1].toString()); };
    QStringList lines;
    for (const QJsonValue &entry : answer["hints"_L1].toArray()) {
        if (isAtTable(entry))
            lines += entry["power"_L1].toString() + u": "_s + entry["order"_L1].toString() + u" | "_s
                     + sentenceOf(entry.toObject(), stage);
    }
    for (const QJsonValue &entry : answer["unordered"_L1].toArray()) {
        if (isAtTable(entry) && stage == Stage::Moves && failsUnordered(entry.toObject()))
            lines += u"unordered "_s + entry["power"_L1].toString() + u": "_s + entry["unit"_L1].toString() + u" | "_s
                     + sentenceOf(entry.toObject(), stage);
    }
    return asTold(lines);
}

} // namespace

void TestHintsShown::rows_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : QDir(projectFile("maps")).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!QDir(projectFile("maps/") + id + u"/cases"_s).isEmpty())
            QTest::newRow(qPrintable(id)) << id;
    }
}

void TestHintsShown::rows()
{
    QFETCH(QString, id);
    const VariantLibrary library{QStringList{projectFile("maps")}};
    std::vector<std::unique_ptr<Desk>> desks;
    const QDir cases(projectFile("maps/") + id + u"/cases"_s);
    for (const QString &name : cases.entryList({u"*.json*"_s})) {
        QFile file(cases.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        for (const CaseOrError &read : readCases(file.readAll().toStdString(), library.finder())) {
            if (read.ok())
                desks.push_back(std::make_unique<Desk>(*read, QString::number(desks.size()), library.finder()));
        }
    }
    QVERIFY(!desks.empty());

    const Board &board = desks.front()->document.board();
    std::vector<PowerId> seats{PowerId()};
    for (int p = 0; p < board.powerCount(); ++p) {
        if (board.power(PowerId(p)).playable)
            seats.push_back(PowerId(p));
    }
    int compared = 0;
    for (const PowerId seat : seats) {
        QByteArray asked;
        for (const auto &desk : desks)
            asked += desk->asked + '\n';
        QStringList words{u"hints"_s};
        if (seat.valid())
            words += {u"--power"_s, QString::fromStdString(board.power(seat).name)};
        const CliAnswer answer = runCli(words, asked, {u"ENTENTE_MAPS="_s + projectFile("maps")});
        QVERIFY2(answer.status == 0, answer.err.constData());
        for (std::size_t i = 0; i < desks.size(); ++i) {
            Desk &desk = *desks[i];
            const QJsonObject told = answer.line(static_cast<int>(i));
            const QStringList shown = desk.inList(seat), wanted = inAnswer(told, desk);
            QVERIFY2(shown == wanted, qPrintable(shown.join(u'\n') + u"\n--\n"_s + wanted.join(u'\n') + u'\n'
                                                 + QString::fromUtf8(desk.asked)));
            compared += static_cast<int>(shown.size());
            for (const QString &line : shown)
                QVERIFY2(!tellsOfThePast(line.section(u" | "_s, 1)), qPrintable(line));
            if (!seat.valid())
                continue;
            // The sheet before sealing tells what befalls units without an order.
            const QString sheet = missingOrders(desk.document, seat, outlook(desk.document, seat));
            for (const QJsonValue &entry : told["unordered"_L1].toArray()) {
                if (failsUnordered(entry.toObject()) && entry["reason"_L1].toString() != u"no-order"_s)
                    QVERIFY2(sheet.contains(entry["explanation"_L1].toString()),
                             qPrintable(sheet + u"\n--\n"_s + entry["explanation"_L1].toString()));
            }
        }
    }
    QVERIFY(compared > 0);
}

/// Also where a place's name does not: "The Taldt has no order".
void TestHintsShown::rowsBeginLikeSentences()
{
    const VariantLibrary library{QStringList{projectFile("maps")}};
    const auto read =
        readCases(R"({"variant": "nikjon", "phase": "S1M", "units": {"Donke": ["F TAL"]}})", library.finder());
    QVERIFY(read.size() == 1 && read.front().ok());
    Desk desk(*read.front(), u"0"_s, library.finder());
    OrdersPanel panel(desk.document);
    panel.setVisibleTo({}, true);
    const QListView *list = panel.findChild<QListView *>();
    const auto *rows = qobject_cast<const RowModel *>(list->model());
    QVERIFY(rows);
    int begun = 0;
    for (const Row &row : rows->rows()) {
        begun += row.struck;
        QVERIFY2(plainText(row.text).at(0).isUpper(), qPrintable(plainText(row.text)));
    }
    QCOMPARE(begun, 1);
}

QTEST_MAIN(TestHintsShown)
#include "tst_hintsshown.moc"
