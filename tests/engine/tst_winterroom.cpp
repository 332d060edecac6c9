#include "testvariants.h"

#include "io/gamecase.h"
#include "judge/winterroom.h"
#include "orders/notation.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// Whether a power's list of a winter has room for its last order, as the judge has it.
class WinterRoomTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lastOrder_data();
    void lastOrder();
    void places();
};

namespace {

GameCase winter(const QByteArray &asked)
{
    const auto cases = readCases(asked.toStdString(), anyFinder());
    if (cases.size() != 1 || !cases.front())
        qFatal("no case: %s", asked.constData());
    return *cases.front();
}

const char *const portless =
    R"({"variant":"city-state","phase":"W1300A","units":{"Milan":["A Mil","A Pav","F LIG"]},"centres":{"Milan":["Mil","Pav","Com"]},"orders":{"Milan":[%1]}})";
const char *const builds =
    R"({"variant":"standard","phase":"W1901A","units":{"Austria":["A Ser","A Rum"]},"centres":{"Austria":["Vie","Bud","Tri"]},"orders":{"Austria":[%1]}})";
const char *const gifts =
    R"({"variant":"1939-iii","phase":"W1939A","units":{"Britain":["F NTH"]},"orders":{"Britain":[%1]}})";

} // namespace

void WinterRoomTest::lastOrder_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("orders");
    QTest::addColumn<QByteArray>("refused"); // empty: there is room
    QTest::newRow("an army before the fleet without a port")
        << portless << R"("Remove A Mil")" << QByteArray("fleet-first");
    QTest::newRow("that fleet") << portless << R"("Remove F LIG")" << QByteArray();
    QTest::newRow("an army beside it") << portless << R"("Remove F LIG","Remove A Mil")"
                                       << QByteArray("no-removal-due");
    QTest::newRow("the build that is due") << builds << R"("Build A Vie")" << QByteArray();
    QTest::newRow("one more") << builds << R"("Build A Vie","Build A Bud")" << QByteArray("no-build-left");
    QTest::newRow("a build where one is waived") << builds << R"("Waive","Build A Bud")" << QByteArray("no-build-left");
    QTest::newRow("a gift") << gifts << R"("Transfer 1 to France")" << QByteArray();
    QTest::newRow("two that come to more than a fifth")
        << gifts << R"("Transfer 1 to France","Transfer 2 to Italy")" << QByteArray("over-transfer");
}

void WinterRoomTest::lastOrder()
{
    QFETCH(QString, game);
    QFETCH(QString, orders);
    QFETCH(QByteArray, refused);
    const GameCase there = winter(game.arg(orders).toUtf8());
    const Legality why =
        winterRoom(*there.variant->board, there.rules, there.position, there.orders, there.orders.size() - 1);
    QCOMPARE(why.ok() ? QByteArray() : QByteArray(refusalWord(why.refusal)), refused);
    if (why.refusal == Refusal::OverTransfer)
        QVERIFY(why.asked > why.allowed);
}

/// Of a place it is asked before the order is known; where nothing can be ordered, others say why.
void WinterRoomTest::places()
{
    const GameCase there = winter(QString::fromLatin1(builds).arg(QStringLiteral(R"("Build A Vie")")).toUtf8());
    const Board &board = *there.variant->board;
    const PowerId power = there.orders.front().power;
    const auto room = [&](const char *place, std::span<const GivenOrder> orders) {
        return winterRoomAt(board, there.rules, there.position, orders, power, board.findProvince(place)).refusal;
    };
    QCOMPARE(room("Bud", {}), Refusal::None);
    QCOMPARE(room("Bud", there.orders), Refusal::NoBuildLeft);
    QCOMPARE(room("Mun", there.orders), Refusal::None);
}

QTEST_GUILESS_MAIN(WinterRoomTest)
#include "tst_winterroom.moc"
