#include "tabletest.h"

#include "flow/tableclock.h"

#include <QStandardPaths>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// The table's steps, without a widget.
class TestFlow : public QObject, private TableTest {
    Q_OBJECT

private:
    /// Ada writes for Turkey and Austria, Ben for Italy, in this order.
    void seatAdaAndBen(GameDocument &document)
    {
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        document.setPlayer(power(document, "Turkey"), u"Ada"_s);
        document.setPlayer(power(document, "Austria"), u"Ada"_s);
        document.setPlayer(power(document, "Italy"), u"Ben"_s);
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void everyStepHasAWayOn()
    {
        // Without rows that lead out of a step a game would be stuck in it.
        for (const Step step : {Step::Covered, Step::Writing, Step::AllSealed, Step::Away, Step::Open, Step::Results}) {
            bool out = false;
            for (const Transition &row : transitions())
                out = out || (row.from == step && row.to != step);
            QVERIFY(out);
        }
        TableFacts facts;
        QCOMPARE(stepAfter(Step::Covered, Act::Seal, facts), Step::Covered);
        QVERIFY(!isOpen(Step::Covered, Act::Seal, facts));
        QVERIFY(isOpen(Step::Covered, Act::Take, facts));
        facts.over = true;
        QCOMPARE(stepAfter(Step::AllSealed, Act::Reveal, facts), Step::Over);
    }

    /// Whoever hears of a change asks who sits where; between two games there is no answer.
    void nothingIsToldBetweenTwoGames_data()
    {
        QTest::addColumn<bool>("another");
        QTest::newRow("to the first screen") << false;
        QTest::newRow("to another game") << true;
    }

    void nothingIsToldBetweenTwoGames()
    {
        QFETCH(bool, another);
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria"});
        flow.take();
        give(document, "Turkey", "A Con - Bul");
        QList<Change::Kind> told;
        connect(&document, &GameDocument::changed, this, [&](const Change &change) { told += change.kind; });
        if (another)
            begin(document, Table::Mode::Hotseat, {"Italy"});
        else
            document.close();
        QCOMPARE(told, QList<Change::Kind>{Change::Kind::Loaded});
    }

    void roundTheTable()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        QCOMPARE(flow.step(), Step::None);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        QCOMPARE(flow.step(), Step::Covered); // the first player too sits down behind the curtain
        QCOMPARE(flow.seat(), power(document, "Turkey"));
        flow.take();
        QCOMPARE(flow.step(), Step::Writing);
        flow.seal();
        QCOMPARE(flow.step(), Step::Covered);
        QVERIFY(flow.isCovered());
        QCOMPARE(flow.seat(), power(document, "Austria"));
        flow.take();
        QCOMPARE(flow.step(), Step::Writing);
        flow.seal();
        flow.take();
        flow.seal();
        QCOMPARE(flow.step(), Step::AllSealed);
        // changed my mind
        flow.reopen(power(document, "Austria"));
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), power(document, "Austria"));
        flow.take();
        give(document, "Austria", "A Vie - Gal");
        flow.seal();
        QCOMPARE(flow.step(), Step::AllSealed);
        flow.reveal();
        QCOMPARE(flow.step(), Step::Results);
        QCOMPARE(document.game().turnCount(), 1);
        QVERIFY(!flow.can(Act::Reopen));
        flow.reopen(power(document, "Austria"));
        QCOMPARE(flow.step(), Step::Results);
        flow.next();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), power(document, "Turkey"));
    }

    void onePersonWithTwoPowersStaysAtTheKeyboard()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        seatAdaAndBen(document);
        flow.take();
        flow.seal();
        QCOMPARE(flow.step(), Step::Writing);
        QCOMPARE(flow.seat(), power(document, "Austria"));
        flow.seal();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), power(document, "Italy"));
    }

    void onePersonTurnsFromPowerToPower()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        document.setPlayer(power(document, "Turkey"), u"Ada"_s);
        document.setPlayer(power(document, "Italy"), u"Ada"_s);
        flow.take();
        QCOMPARE(flow.hand(), (std::vector{power(document, "Turkey"), power(document, "Italy")}));
        QVERIFY(flow.isAtHand(power(document, "Italy")));
        QVERIFY(!flow.isAtHand(power(document, "Austria")));
        flow.turnTo(power(document, "Italy"));
        QCOMPARE(flow.step(), Step::Writing);
        QCOMPARE(flow.seat(), power(document, "Italy"));
        flow.turnTo(power(document, "Austria")); // somebody else's
        QCOMPARE(flow.seat(), power(document, "Italy"));
        flow.seal();
        QCOMPARE(flow.seat(), power(document, "Turkey"));
        flow.turnTo(power(document, "Italy")); // it is open again, and its player knows
        QVERIFY(!document.table().isSealed(power(document, "Italy")));
        QCOMPARE(document.table().timesReopened(power(document, "Italy")), 0);
        flow.seal();
        flow.seal();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), power(document, "Austria"));
        QVERIFY(flow.hand().empty());
        flow.handOver(
            power(document, "Turkey")); // another sitting: whoever it is opens sealed orders, and that is told
        flow.take();
        flow.turnTo(power(document, "Italy"));
        QCOMPARE(document.table().timesReopened(power(document, "Italy")), 1);
    }

    /// Whoever gets up has had all the own powers at hand: it is somebody else's turn.
    void handingOverGoesToSomebodyElse()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        seatAdaAndBen(document);
        flow.take();
        flow.handOver();
        QCOMPARE(flow.seat(), power(document, "Italy"));
        flow.take();
        flow.seal();
        QCOMPARE(flow.seat(), power(document, "Turkey"));
        flow.take();
        flow.handOver(); // nobody else is waited for
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), power(document, "Austria"));
    }

    void clocks()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        TableClock clock(document, flow);
        QStringList rung;
        connect(&clock, &TableClock::ended, this,
                [&](TableClock::Kind kind) { rung += kind == TableClock::Kind::Talk ? u"talk"_s : u"seat"_s; });
        const std::shared_ptr<const Variant> variant = m_library.find(u"standard"_s);
        Table table = Table::standard(*variant->board);
        table.seats = {variant->board->findPower("Turkey"), variant->board->findPower("Austria")};
        table.clock = {60, 30, true};
        document.newGame(variant, {}, table);
        // First they talk; who takes the seat ends it.
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(clock.kind(), TableClock::Kind::Talk);
        QCOMPARE(clock.text(), u"1:00"_s);
        clock.advance(61000);
        QCOMPARE(clock.text(), u"+0:01"_s);
        QCOMPARE(rung, QStringList{u"talk"_s});
        QCOMPARE(flow.step(), Step::Covered);
        flow.take();
        QCOMPARE(clock.kind(), TableClock::Kind::Seat);
        clock.advance(10500);
        QCOMPARE(clock.text(), u"0:20"_s);
        clock.setStopped(true);
        clock.advance(60000);
        QCOMPARE(clock.text(), u"0:20"_s);
        clock.setStopped(false);
        // Time at the keyboard is kept for each seat and phase.
        flow.handOver(power(document, "Austria"));
        QCOMPARE(clock.kind(), TableClock::Kind::None);
        flow.take();
        QCOMPARE(clock.text(), u"0:30"_s);
        flow.handOver(power(document, "Turkey"));
        flow.take();
        QCOMPARE(clock.text(), u"0:20"_s);
        give(document, "Turkey", "A Con - Bul");
        clock.advance(20000);
        QVERIFY(document.table().isSealed(power(document, "Turkey")));
        QCOMPARE(rung, (QStringList{u"talk"_s, u"seat"_s}));
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(document.ordersGiven(power(document, "Turkey")), 1);
        flow.take();
        flow.seal();
        flow.reveal();
        QCOMPARE(clock.kind(), TableClock::Kind::None);
        flow.next();
        QCOMPARE(clock.text(), u"1:00"_s); // another phase of moves
    }

    /// Whoever plays several powers sits once, wherever they stand in the list.
    void sittingsGoByPerson()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England", "Italy", "Russia", "Turkey"});
        const auto plays = [&](const char *who, const char *name) {
            document.setPlayer(power(document, name), QString::fromLatin1(who));
        };
        plays("Ada", "Austria");
        plays("Ben", "England");
        plays("Ada", "Italy");
        plays("Ben", "Russia");
        QStringList order;
        int curtains = 0;
        while (flow.step() != Step::AllSealed) {
            curtains += flow.step() == Step::Covered;
            flow.take();
            order += QString::fromStdString(document.board().power(flow.seat()).id);
            flow.seal();
        }
        QCOMPARE(order, (QStringList{u"austria"_s, u"italy"_s, u"england"_s, u"russia"_s, u"turkey"_s}));
        QCOMPARE(curtains, 3);
    }

    void openTable()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Gm);
        QCOMPARE(flow.step(), Step::Open);
        give(document, "Austria", "A Vie - Gal");
        flow.reveal();
        QCOMPARE(flow.step(), Step::Results);
        flow.next();
        QCOMPARE(flow.step(), Step::Open);
        QCOMPARE(flow.seat(), PowerId());
        document.undo();
        QCOMPARE(flow.step(), Step::Open);
        QCOMPARE(document.game().turnCount(), 0);
    }

    void whoHasNothingToDoIsSkipped()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Gm);
        give(document, "Russia", "A War - Gal");
        flow.reveal();
        flow.next();
        give(document, "Russia", "A Gal - Vie");
        give(document, "Austria", "A Vie - Boh");
        give(document, "Germany", "A Mun - Tyr");
        flow.reveal();
        flow.next();
        // Winter: only those whose centres and units differ.
        QCOMPARE(document.game().position().phase.stage, Stage::Adjustments);
        const std::vector<PowerId> waited = flow.waitedFor();
        QCOMPARE(waited.size(), std::size_t(2));
        QVERIFY(std::find(waited.begin(), waited.end(), power(document, "Austria")) != waited.end());
        QVERIFY(std::find(waited.begin(), waited.end(), power(document, "Russia")) != waited.end());
    }
};

QTEST_GUILESS_MAIN(TestFlow)
#include "tst_flow.moc"
