#include "projectpath.h"
#include "testfiles.h"

#include "io/playertalk.h"
#include "orders/notation.h"

#include <QTest>

#include <filesystem>

using namespace entente;
using namespace entente::test;

/// The words in which a program plays a seat: nothing is lost on the way, and no answer does harm.
class PlayerTalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lines();
    void viewsArrive_data();
    void viewsArrive();
    void nothingSecret();
    void tooLittle();
    void answers_data();
    void answers();
    void ordersAreThoseOfTheSeat();
    void cutsLines();
};

void PlayerTalkTest::lines()
{
    for (const char *text : {"entente 1", "option seed 7", "seat Great Powers", "past {}", "position {\"a\": 1}",
                             "go 10000", "stop", "quit", "frobnicate now"})
        QCOMPARE(HostLine::read(text).write(), std::string(text));
    QCOMPARE(HostLine::read("  go\t250 \r").number, std::int64_t(250));
    QCOMPARE(HostLine::read("go soon").number, std::int64_t(0));
    QVERIFY(HostLine::read("").word == HostLine::Word::Unknown);
    for (const char *text :
         {"name Strong", "option seed 1", "ready", "order A Vie - Gal", "done", "done 512", "# well"})
        QCOMPARE(PlayerLine::read(text).write(), std::string(text));
    QVERIFY(PlayerLine::read("").word == PlayerLine::Word::Remark);
    QVERIFY(PlayerLine::read("done soon").word == PlayerLine::Word::Unknown);
    QVERIFY(PlayerLine::read("orders A Vie H").word == PlayerLine::Word::Unknown);
}

void PlayerTalkTest::viewsArrive_data()
{
    QTest::addColumn<QString>("id");
    for (const auto &entry : std::filesystem::directory_iterator(projectPath("maps"))) {
        if (std::filesystem::exists(entry.path() / "variant.json"))
            QTest::newRow(entry.path().filename().c_str()) << QString::fromStdString(entry.path().filename().string());
    }
}

/// A program sees what the seat sees, and a player decides the same from it.
void PlayerTalkTest::viewsArrive()
{
    QFETCH(QString, id);
    Game game(variantNamed(id.toStdString()));
    const Board &board = game.board();
    SeatListener listener(mapsFinder());
    for (int phase = 0; phase < 25 && !game.isOver(); ++phase) {
        std::vector<GivenOrder> all;
        for (const PowerId power : powersToOrder(board, game.position())) {
            const SeatView view(game, power);
            for (const HostLine &line : linesOf(view)) {
                QCOMPARE(line.write().find('\n'), std::string::npos);
                listener.take(HostLine::read(line.write()));
            }
            const auto heard = listener.view();
            QVERIFY(heard);
            QCOMPARE(heard->seat(), power);
            Position seen = view.position();
            seen.contested.clear(); // a case names the retreats that are open instead
            QVERIFY2(heard->position() == seen, phaseText(seen.phase).c_str());
            QVERIFY(heard->settings() == view.settings());
            QCOMPARE(heard->history().size(), view.history().size());
            for (std::size_t i = 0; i < view.history().size(); ++i) {
                QVERIFY(heard->history()[i].before == view.history()[i].before);
                QCOMPARE(heard->history()[i].orders.size(), view.history()[i].orders.size());
            }
            const Decision decision = decide(view, Level::Steady, 5);
            QVERIFY(decide(*heard, Level::Steady, 5).orders == decision.orders);
            AnswerReader reader(view);
            for (const GivenOrder &given : decision.orders)
                reader.take(
                    PlayerLine{PlayerLine::Word::Order, {}, orderText(board, given.order, view.position().phase.stage)}
                        .write());
            reader.take("done 3");
            QVERIFY2(reader.fault().empty(), reader.fault().text().c_str());
            QVERIFY(reader.isDone() && reader.decision().adjudications == 3);
            QCOMPARE(reader.decision().orders.size(), decision.orders.size());
            for (std::size_t i = 0; i < decision.orders.size(); ++i) // of units that nothing tells apart, any
                QCOMPARE(orderText(board, reader.decision().orders[i].order, seen.phase.stage),
                         orderText(board, decision.orders[i].order, seen.phase.stage));
            all.insert(all.end(), decision.orders.begin(), decision.orders.end());
        }
        game.setOrders(std::move(all));
        game.adjudicate();
    }
}

/// Neither the order of acting nor what it is drawn from goes out.
void PlayerTalkTest::nothingSecret()
{
    const Game game(variantNamed("sequential"), {{"scheduleSeed", "77"}});
    for (const HostLine &line : linesOf(SeatView(game, PowerId(0))))
        QVERIFY2(line.write().find("chedule") == std::string::npos, line.write().c_str());
}

void PlayerTalkTest::tooLittle()
{
    SeatListener listener(mapsFinder());
    QVERIFY(!listener.view());
    listener.take(HostLine::read("seat Austria"));
    QVERIFY(!listener.view());
    listener.take(HostLine::read("position {\"variant\": \"nowhere\"}"));
    listener.take(HostLine::read("past [[["));
    listener.take(HostLine::read("position"));
    QVERIFY(!listener.view());
    const std::vector<HostLine> lines = linesOf(SeatView(Game(standardVariant()), PowerId(0)));
    listener.take(lines.back());
    QVERIFY(listener.view());
    listener.take(HostLine::read("seat Atlantis"));
    listener.take(lines.back());
    QVERIFY(!listener.view());
}

void PlayerTalkTest::answers_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<int>("orders");
    QTest::addColumn<bool>("wrong");
    QTest::newRow("an order") << QByteArray("order A Vie - Gal") << 1 << false;
    QTest::newRow("with its power") << QByteArray("order Austria: A Vie - Gal") << 1 << false;
    QTest::newRow("a remark") << QByteArray("# I wonder") << 0 << false;
    QTest::newRow("another's unit") << QByteArray("order A Mun - Bur") << 0 << true;
    QTest::newRow("for another") << QByteArray("order Germany: A Mun - Bur") << 0 << true;
    QTest::newRow("too far") << QByteArray("order A Vie - Par") << 0 << true;
    QTest::newRow("no order") << QByteArray("order me a coffee") << 0 << true;
    QTest::newRow("nothing") << QByteArray("order") << 0 << true;
    QTest::newRow("of another phase") << QByteArray("order Build A Vie") << 0 << true;
    QTest::newRow("many waived") << QByteArray("order Waive 2000000000") << 0 << true;
    QTest::newRow("rubbish") << QByteArray("\x01\xff\x80 %1 %2", 9) << 0 << true;
    QTest::newRow("long rubbish") << QByteArray(100000, 'x') << 0 << true;
    QTest::newRow("out of place") << QByteArray("ready") << 0 << true;
}

void PlayerTalkTest::answers()
{
    QFETCH(QByteArray, line);
    QFETCH(int, orders);
    QFETCH(bool, wrong);
    AnswerReader reader(SeatView(Game(standardVariant()), standardVariant()->board->findPower("Austria")));
    reader.take(line.toStdString());
    QVERIFY(!reader.isDone());
    QCOMPARE(static_cast<int>(reader.decision().orders.size()), orders);
    QCOMPARE(!reader.fault().empty(), wrong);
    QVERIFY(reader.fault().text().size() < 200);
    reader.take("done");
    reader.take("order A Bud - Ser"); // too late
    QVERIFY(reader.isDone());
    QCOMPARE(static_cast<int>(reader.decision().orders.size()), orders);
}

/// The first fault is told; what is right beside it still counts.
void PlayerTalkTest::ordersAreThoseOfTheSeat()
{
    AnswerReader reader(SeatView(Game(standardVariant()), standardVariant()->board->findPower("Austria")));
    for (const char *line : {"order A Vie - Par", "order A Bud - Ser", "order F Tri - nowhere", "done"})
        reader.take(line);
    QCOMPARE(reader.decision().orders.size(), std::size_t(1));
    QCOMPARE(reader.fault().text(),
             std::string("It wrote \"A Vie - Par\", which is no order that Austria can give now."));
    for (int i = 0; i < 10000; ++i)
        reader.take("order A Bud - Ser");
    AnswerReader patient(SeatView(Game(standardVariant()), standardVariant()->board->findPower("Austria")));
    for (int i = 0; i < 10000; ++i)
        patient.take("order A Bud - Ser");
    QVERIFY(patient.decision().orders.size() <= 4 * maxUnits);
}

void PlayerTalkTest::cutsLines()
{
    LineCutter cutter;
    cutter.add("one\ntw");
    QCOMPARE(cutter.next(), std::optional<std::string>("one"));
    QVERIFY(!cutter.next());
    cutter.add("o\n\n");
    QCOMPARE(cutter.next(), std::optional<std::string>("two"));
    QCOMPARE(cutter.next(), std::optional<std::string>(""));
    for (int i = 0; i < 17; ++i)
        cutter.add(std::string(1 << 16, 'x'));
    QVERIFY(cutter.isFlooded() && !cutter.next());
    cutter.begin();
    QVERIFY(!cutter.isFlooded());
}

QTEST_APPLESS_MAIN(PlayerTalkTest)
#include "tst_playertalk.moc"
