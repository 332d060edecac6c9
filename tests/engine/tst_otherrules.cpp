#include "testvariants.h"
#include "testfiles.h"

#include "io/gamefile.h"
#include "io/variantreader.h"
#include "orders/parser.h"

#include <QTest>

using namespace entente;
using namespace Qt::StringLiterals;
using namespace entente::test;

/// A saved game of a variant that somebody has changed since: it opens with its board as it was, says so in one
/// sentence, and loses nothing.
class OtherRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opens_data();
    void opens();
    void aFinishedGameStaysFinished();
};

namespace {

/// Two seasons of the standard game, and orders for the next.
SavedGame playedGame()
{
    SavedGame saved;
    saved.game = Game(variantNamed("standard"));
    const auto order = [&](const char *power, const char *text) {
        const Board &board = saved.game.board();
        const auto parsed = parseOrder(text, {&board, &saved.game.position(), Stage::Moves});
        saved.game.setOrder({board.findPower(power), parsed->order});
    };
    order("Germany", "A Mun - Ruh");
    order("France", "A Mar - Spa");
    order("France", "F Bre - MAO");
    saved.game.adjudicate();
    order("Germany", "A Ruh - Hol");
    order("France", "F MAO - Por");
    saved.game.adjudicate();
    return saved;
}

} // namespace

void OtherRulesTest::opens_data()
{
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<bool>("otherwise");
    QTest::newRow("the same") << QString() << QString() << false;
    QTest::newRow("fewer centres to win")
        << QStringLiteral("\"victoryCentres\": 18") << QStringLiteral("\"victoryCentres\": 5") << true;
    QTest::newRow("a passage less") << QStringLiteral("[\"mun\", \"ruh\"], ") << QString() << true;
    QTest::newRow("nothing is owned anew") << QStringLiteral(", \"ownership\", \"victory\"") << QString() << true;
}

void OtherRulesTest::opens()
{
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(bool, otherwise);
    const SavedGame saved = playedGame();
    QString text = QString::fromStdString(readTestFile("maps/standard/variant.json"));
    QVERIFY(text.contains(from));
    const auto other = readVariant(from.isEmpty() ? text.toStdString() : text.replace(from, to).toStdString());
    QVERIFY(other.ok());
    const VariantFinder finder = [&](std::string_view) { return *other; };
    const auto read = readGame(writeGame(saved), finder);
    QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
    QCOMPARE(read->remarks.size(), std::size_t(otherwise ? 1 : 0));
    if (otherwise)
        QVERIFY2(read->remarks.front().text().find("have changed since this game was played") != std::string::npos,
                 read->remarks.front().text().c_str());
    QCOMPARE(read->game.turnCount(), saved.game.turnCount());
    QVERIFY(read->game.position() == saved.game.position());
    QVERIFY(read->game.orders() == saved.game.orders());
    QVERIFY(!read->game.isOver());
    SavedGame on;
    on.game = read->game;
    on.game.adjudicate();
    const auto again = readGame(writeGame(on), finder);
    QVERIFY2(again.ok(), again ? "" : again.error().text().c_str());
    QVERIFY(again->game.position() == on.game.position());
}

/// Somebody had won. A rule that lets the last turn come out otherwise takes nothing of that away.
void OtherRulesTest::aFinishedGameStaysFinished()
{
    SavedGame saved = playedGame();
    const Board &board = saved.game.board();
    const PowerId germany = board.findPower("Germany");
    Position rich = saved.game.position();
    rich.phase = {Season::Autumn, 1902, Stage::Moves};
    rich.units = {{germany, board.findKind("A"), board.findRegion("Bur"), Layer::Field},
                  {board.findPower("France"), board.findKind("A"), board.findRegion("Gas"), Layer::Field}};
    int own = 0;
    for (int p = 0; p < board.provinceCount(); ++p) {
        if (board.province(ProvinceId(p)).centre)
            rich.owner[static_cast<std::size_t>(p)] = own++ < 19 ? germany : board.findPower("France");
    }
    saved.game.setPosition(rich);
    saved.game.adjudicate();
    QVERIFY(saved.game.winner() == germany);
    QString text = QString::fromStdString(readTestFile("maps/standard/variant.json"));
    const auto other =
        readVariant(text.replace(u"\"victoryCentres\": 18"_s, u"\"victoryCentres\": 30"_s).toStdString());
    QVERIFY(other.ok());
    const VariantFinder finder = [&](std::string_view) { return *other; };
    std::string file = writeGame(saved);
    for (int time = 0; time < 2; ++time) { // from its own file, and from the one that is written then
        const auto read = readGame(file, finder);
        QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
        QCOMPARE(read->remarks.empty(), time == 1);
        QVERIFY(read->game.isOver());
        QVERIFY(read->game.agreed()->kind == Ending::Kind::Victory);
        QVERIFY(read->game.agreed()->powers == std::vector{germany});
        QVERIFY(read->game.position() == saved.game.position());
        SavedGame again;
        again.game = read->game;
        file = writeGame(again);
        QVERIFY(file.find("\"format\": 8") != std::string::npos);
    }
}

QTEST_APPLESS_MAIN(OtherRulesTest)
#include "tst_otherrules.moc"
