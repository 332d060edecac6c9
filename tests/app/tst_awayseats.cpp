#include "tabletest.h"

#include "flow/tableclock.h"
#include "orders/options.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

#include <map>
#include <random>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Seats that are written away from the window, while others are written at it.
class TestAwaySeats : public QObject, private TableTest {
    Q_OBJECT

private:
    static GivenOrder order(const GameDocument &document, const char *name, const char *text)
    {
        const Position &position = document.game().position();
        return {power(document, name), parseOrder(text, {&document.board(), &position, position.phase.stage})->order};
    }
    static bool sendAway(TableFlow &flow, PowerId seat, const PinTrial &trial = {})
    {
        QString remark;
        return flow.sendAway(seat, trial, remark);
    }

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    /// A command at a hotseat table puts back what its own power had written, and no more.
    void undoTakesNobodyElsesOrdersBack()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England", "France"});
        const PowerId austria = power(document, "Austria");
        const PowerId england = power(document, "England");
        QVERIFY(sendAway(flow, england));
        flow.take();
        QCOMPARE(flow.seat(), austria);
        give(document, "Austria", "A Vie - Gal");
        const std::vector<GivenOrder> theirs{order(document, "England", "F Lon - NTH")};
        document.writeAway(england, theirs);
        give(document, "Austria", "A Bud - Ser");
        document.undo();
        QCOMPARE(document.ordersOf(england), theirs);
        document.undo();
        QCOMPARE(document.ordersGiven(austria), 0);
        QCOMPARE(document.ordersOf(england), theirs);
        QVERIFY(flow.sealAway(england));
        document.redo();
        document.redo();
        QCOMPARE(document.ordersGiven(austria), 2);
        QCOMPARE(document.ordersOf(england), theirs);
        QVERIFY(document.table().isSealed(england));
        document.undo();
        QVERIFY(document.table().isSealed(england));
        QCOMPARE(flow.step(), Step::Writing);
    }

    /// Whoever plays two powers may change orders of both at once.
    void undoOfOneStepForTwoPowers()
    {
        GameDocument document(m_library.finder());
        begin(document, Table::Mode::Hotseat, {"Austria", "England", "France"});
        const std::vector<GivenOrder> own{order(document, "Austria", "A Vie - Gal"),
                                          order(document, "France", "A Par - Bur")};
        document.rewriteOrders(PowerId(), own, [] { return u"both"_s; });
        const std::vector<GivenOrder> theirs{order(document, "England", "F Lon - NTH")};
        document.writeAway(power(document, "England"), theirs);
        document.undo();
        QCOMPARE(document.game().orders(), theirs);
        document.redo();
        QCOMPARE(document.game().orders().size(), std::size_t(3));
    }

    /// Nothing at the window can tell what was written, since nothing there hears of it.
    void writingAwayTellsTheWindowNothing()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        const PowerId england = power(document, "England");
        QVERIFY(sendAway(flow, england));
        flow.take();
        give(document, "Austria", "A Vie - Gal");
        QVERIFY(document.isModified());
        int heard = 0;
        connect(&document, &GameDocument::changed, this, [&] { ++heard; });
        connect(&document, &GameDocument::undoChanged, this, [&] { ++heard; });
        connect(&flow, &TableFlow::changed, this, [&] { ++heard; });
        connect(&flow, &TableFlow::awayChanged, this, [&] { ++heard; });
        QSignalSpy copies(&document, &GameDocument::wroteAway);
        document.writeAway(england, {order(document, "England", "F Lon - NTH")});
        QCOMPARE(heard, 0);
        QCOMPARE(copies.count(), 1); // the copy that is kept of the game
        QVERIFY(document.canUndo());
    }

    /// The seal is known, as everybody's is; whoever looks at what is past goes on looking, and keeps the undo.
    void aSealAwayDisturbsNobody()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        flow.sealAll();
        flow.reveal();
        flow.next();
        const PowerId england = power(document, "England");
        QVERIFY(sendAway(flow, england));
        flow.take();
        give(document, "Austria", "A Vie - Gal");
        document.viewTurn(0);
        QVERIFY(flow.sealAway(england));
        QVERIFY(!flow.sealAway(england));
        QCOMPARE(document.viewedTurn(), 0);
        QVERIFY(document.canUndo());
        QVERIFY(document.table().isSealed(england));
        QVERIFY(flow.reopenAway(england, true));
        QVERIFY(!document.table().isSealed(england));
        QCOMPARE(document.table().timesReopened(england), 0); // its own player knows
    }

    void theCurtainPassesThemOver()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England", "France"});
        const PowerId austria = power(document, "Austria");
        const PowerId england = power(document, "England");
        const PowerId france = power(document, "France");
        QVERIFY(sendAway(flow, austria));
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), england); // it was called, and is no more
        flow.take();
        QVERIFY(!flow.isAtHand(austria));
        QSignalSpy left(&flow, &TableFlow::seatLeft);
        QVERIFY(sendAway(flow, england)); // from under the one who sat there
        QCOMPARE(left.count(), 1);
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), france);
        flow.take();
        flow.seal();
        QCOMPARE(flow.step(), Step::Away);
        QVERIFY(flow.isCovered());
        QVERIFY(!flow.seat().valid());
        QVERIFY(flow.sealAway(austria));
        QCOMPARE(flow.step(), Step::Away);
        QCOMPARE(flow.waitedFor(), std::vector<PowerId>{england});
        QVERIFY(flow.sealAway(england));
        QCOMPARE(flow.step(), Step::AllSealed);
        QVERIFY(flow.reopenAway(england, true));
        QCOMPARE(flow.step(), Step::Away);
        QVERIFY(flow.sealAway(england));
        flow.reveal();
        QCOMPARE(flow.step(), Step::Results);
        QVERIFY(!flow.sealAway(austria)); // the table still looks at the results
        flow.next();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), france);
        QVERIFY(sendAway(flow, france));
        QCOMPARE(flow.step(), Step::Away);
    }

    /// A phone that is gone: the seat goes on at the keyboard with what was written.
    void aSeatComesBackWithItsDraft()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        const PowerId austria = power(document, "Austria");
        const PowerId england = power(document, "England");
        QVERIFY(document.setPin(england, u"1234"_s));
        QVERIFY(!sendAway(flow, england, tryPin(document.pinLock(england), u"4321"_s)));
        QVERIFY(sendAway(flow, england, tryPin(document.pinLock(england), u"1234"_s)));
        QVERIFY(sendAway(flow, austria));
        QCOMPARE(flow.step(), Step::Away);
        document.writeAway(england, {order(document, "England", "F Lon - NTH")});
        flow.handOver(england);
        QCOMPARE(flow.step(), Step::Covered);
        flow.leaveSealed(); // on the phone after all
        QCOMPARE(flow.step(), Step::Away);
        flow.handOver(england);
        QVERIFY(!flow.take(u"4321"_s));
        QVERIFY(flow.isAway(england));
        QVERIFY(flow.take(u"1234"_s));
        QVERIFY(!flow.isAway(england));
        QCOMPARE(flow.step(), Step::Writing);
        QCOMPARE(document.ordersGiven(england), 1);
        flow.callBack(austria);
        flow.seal();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), austria);
    }

    /// Whose sealed orders were opened at the window is told, as between two at the keyboard.
    void openingThemHereIsTold()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        const PowerId england = power(document, "England");
        QVERIFY(sendAway(flow, england));
        QVERIFY(flow.sealAway(england));
        flow.reopen(england);
        QVERIFY(flow.take());
        QVERIFY(!flow.isAway(england));
        QCOMPARE(document.table().timesReopened(england), 1);
    }

    void whoHasNotSealedAwayGivesNoOrders()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        const PowerId austria = power(document, "Austria");
        const PowerId england = power(document, "England");
        QVERIFY(sendAway(flow, austria) && sendAway(flow, england));
        document.writeAway(austria, {order(document, "Austria", "A Vie - Gal")});
        document.writeAway(england, {order(document, "England", "F Lon - NTH")});
        QVERIFY(flow.sealAway(austria));
        QVERIFY(flow.can(Act::RevealEarly));
        flow.revealEarly();
        QCOMPARE(flow.step(), Step::Results);
        const Turn &turn = document.turn(0);
        const auto moved = [&](PowerId power) {
            return std::any_of(turn.results.begin(), turn.results.end(), [&](const OrderResult &result) {
                return result.power == power && is<Move>(result.order);
            });
        };
        QVERIFY(moved(austria));
        QVERIFY(!moved(england));
    }

    void aComputerTakesASeatThatIsAway()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        const PowerId england = power(document, "England");
        QVERIFY(sendAway(flow, england));
        document.seatComputer(england, "steady", true);
        QVERIFY(!flow.isAway(england));
        QVERIFY(!sendAway(flow, england));
    }

    /// Whatever people do at the window and away from it, in whatever order: the table stands where it can go on, and
    /// nobody's orders change but by their own writing.
    void anyOrderOfActs_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 12; ++seed)
            QTest::addRow("%d", seed) << seed;
    }

    void anyOrderOfActs()
    {
        QFETCH(int, seed);
        std::mt19937 chance(static_cast<unsigned>(seed));
        const auto upTo = [&](int most) { return std::uniform_int_distribution<int>(0, most - 1)(chance); };
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England", "France", "Turkey"});
        const std::vector<PowerId> seats = document.table().seats;
        std::map<PowerId, std::vector<GivenOrder>> written;
        int turns = 0;
        int reveals = 0;
        int awaySteps = 0;
        QString remark;
        for (int step = 0; step < 800 && !document.game().isOver(); ++step) {
            const PowerId power = seats[static_cast<std::size_t>(upTo(4))];
            const auto legal = [&](PowerId who) {
                std::vector<GivenOrder> orders;
                const Position &position = document.game().position();
                for (std::size_t i = 0; i < position.units.size() && position.phase.stage == Stage::Moves; ++i) {
                    std::vector<Order> all;
                    if (position.units[i].power == who)
                        legalOrders(document.board(), document.game().rules().orders, position,
                                    UnitId(static_cast<int>(i)), all);
                    if (!all.empty())
                        orders.push_back({who, all[static_cast<std::size_t>(upTo(static_cast<int>(all.size())))]});
                }
                return orders;
            };
            bool own = false; // the writing of whoever sits at the window
            switch (upTo(20)) {
            case 0: flow.sendAway(power, {}, remark); break;
            case 1:
                if (upTo(3) == 0)
                    flow.callBack(power);
                break;
            case 2: flow.takeSeat(power); break;
            case 3: flow.handOver(power); break;
            case 4: flow.take(); break;
            case 5:
            case 14:
            case 15: flow.seal(); break;
            case 6:
            case 16:
            case 17:
            case 18: flow.sealAway(power); break;
            case 7: flow.reopenAway(power, upTo(2) == 0); break;
            case 8: flow.reopen(power); break;
            case 9: flow.leaveSealed(); break;
            case 10:
                flow.reveal();
                flow.next();
                break;
            case 11:
                if (upTo(4) == 0)
                    upTo(2) == 0 ? flow.revealEarly() : flow.takeBackSeason();
                break;
            case 12:
                if (flow.isAway(power) && !document.table().isSealed(power) && document.ordersExpected(power) > 0) {
                    written[power] = legal(power);
                    document.writeAway(power, written[power]);
                }
                break;
            default:
                own = true;
                if (flow.step() != Step::Writing)
                    break;
                if (upTo(3) == 0)
                    upTo(2) == 0 ? document.undo() : document.redo();
                else
                    for (const GivenOrder &one : legal(flow.seat()))
                        document.setOrder(one.power, one.order);
                written[flow.seat()] = document.ordersOf(flow.seat());
                break;
            }
            if (document.game().turnCount() != turns || (!own && document.game().orders().empty())) {
                reveals += document.game().turnCount() > turns;
                turns = document.game().turnCount();
                written.clear();
                for (const PowerId one : seats)
                    written[one] = document.ordersOf(one);
            }
            for (const PowerId one : seats)
                QCOMPARE(document.ordersOf(one), written[one]);
            const std::vector<PowerId> waited = flow.waitedFor();
            const bool here = std::any_of(waited.begin(), waited.end(), [&](PowerId one) { return !flow.isAway(one); });
            switch (flow.step()) {
            case Step::Writing:
                QVERIFY(flow.seat().valid() && !flow.isAway(flow.seat()) && !document.table().isSealed(flow.seat()));
                break;
            case Step::Covered: QVERIFY(flow.seat().valid()); break;
            case Step::Away:
                ++awaySteps;
                QVERIFY(!waited.empty() && !here && !flow.seat().valid());
                break;
            case Step::AllSealed: QVERIFY(waited.empty() && flow.can(Act::Reveal)); break;
            case Step::Results: QVERIFY(flow.can(Act::Next)); break;
            default: QVERIFY(flow.step() == Step::Over);
            }
        }
        QVERIFY(reveals > 2);
        QVERIFY(awaySteps > 0);
    }

    void oneClockEach()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        TableClock clock(document, flow);
        const std::shared_ptr<const Variant> variant = m_library.find(u"standard"_s);
        Table table = Table::standard(*variant->board);
        table.clock = {60, 30, true};
        document.newGame(variant, {}, table);
        const PowerId austria = power(document, "Austria");
        const PowerId england = power(document, "England");
        QVERIFY(sendAway(flow, austria));
        QVERIFY(sendAway(flow, england));
        QCOMPARE(clock.kind(), TableClock::Kind::Talk);
        clock.advance(60000);
        QCOMPARE(clock.leftAway(austria).value_or(0), 30000); // it counts once talking is over
        clock.advance(20000);
        QVERIFY(flow.sealAway(austria));
        QVERIFY(!clock.leftAway(austria));
        QCOMPARE(clock.leftAway(england).value_or(0), 10000);
        clock.advance(10000);
        QVERIFY(document.table().isSealed(england));
        QCOMPARE(flow.step(), Step::Covered);
        QVERIFY(!flow.isAway(flow.seat()));
    }
};

QTEST_GUILESS_MAIN(TestAwaySeats)
#include "tst_awayseats.moc"
