#include "tabletest.h"

#include "document/tablerecord.h"
#include "flow/thinker.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Seats that the computer plays: nobody is called for them, and they play the same game again.
class TestComputerSeats : public QObject, private TableTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void computersAreNotCalled()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        Thinker thinker(document, flow);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        document.seatComputer(power(document, "Austria"), "steady", false);
        QCOMPARE(flow.step(), Step::Covered);
        flow.handOver(power(document, "Austria"));
        QCOMPARE(flow.seat(), power(document, "Turkey"));
        QVERIFY(!flow.takeSeat(power(document, "Austria")));
        flow.take();
        thinker.finish();
        // Whoever writes can still undo: nothing is put on the table meanwhile.
        give(document, "Turkey", "A Con - Bul");
        QVERIFY(document.canUndo());
        QVERIFY(!document.table().isSealed(power(document, "Austria")));
        flow.seal();
        QVERIFY(document.table().isSealed(power(document, "Austria")));
        QCOMPARE(document.ordersGiven(power(document, "Austria")), 3);
        QCOMPARE(flow.seat(), power(document, "Italy"));
        flow.take();
        flow.seal();
        QCOMPARE(flow.step(), Step::AllSealed);
        QVERIFY(flow.can(Act::Reveal));
        // A person who takes the seat finds it empty.
        document.seatPerson(power(document, "Austria"));
        QCOMPARE(document.ordersGiven(power(document, "Austria")), 0);
        QCOMPARE(flow.seat(), power(document, "Austria"));
    }

    void nobodyIsCalledForAComputersRetreatAlone()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        Thinker thinker(document, flow);
        begin(document, Table::Mode::Hotseat, {"Austria", "Germany", "Russia"});
        flow.take();
        give(document, "Germany", "A Mun - Tyr");
        give(document, "Russia", "A War - Gal");
        flow.sealAll();
        flow.reveal();
        flow.next();
        flow.take();
        give(document, "Germany", "A Tyr S A Gal - Vie");
        give(document, "Russia", "A Gal - Vie");
        flow.sealAll();
        flow.reveal();
        QCOMPARE(document.game().position().phase.stage, Stage::Retreats);
        document.seatComputer(power(document, "Austria"), "steady", false);
        flow.next();
        thinker.finish();
        QCOMPARE(flow.step(), Step::Results);
        QCOMPARE(document.game().turnCount(), 3);
        // Taken back it waits at the curtain, where the moves can be taken back too.
        flow.takeBackSeason();
        thinker.finish();
        QCOMPARE(flow.step(), Step::AllSealed);
        QVERIFY(flow.can(Act::TakeBack));
    }

    /// Orders that a person has sealed do not vanish in silence: the player is told, and so is the table for good.
    void sealedOrdersThatGaveWayAreTold()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"gaveway.entente"_s);
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Italy"});
        const PowerId turkey = power(document, "Turkey");
        flow.take();
        give(document, "Turkey", "A Con - Bul");
        flow.seal();
        QVERIFY(tableRecord(document).isEmpty());
        document.seatComputer(turkey, "steady", true);
        QVERIFY(document.table().gaveWayUntold(turkey));
        QCOMPARE(tableRecord(document).size(), 1);
        // Nor does it help to give the seat back at once; an order that was not sealed is no news.
        document.seatPerson(turkey);
        document.seatComputer(turkey, "steady", true);
        QCOMPARE(tableRecord(document).size(), 1);
        document.seatPerson(turkey);
        QVERIFY(document.save(path).ok());
        QVERIFY(document.load(path).ok());
        QVERIFY(document.table().gaveWayUntold(power(document, "Turkey")));
        // Who seals in the next phase has read it; the table remembers.
        flow.sealAll();
        QVERIFY(document.table().gaveWayUntold(turkey));
        flow.reveal();
        flow.next();
        flow.sealAll();
        QVERIFY(!document.table().gaveWayUntold(turkey));
        QCOMPARE(tableRecord(document).size(), 1);
    }

    void whatIsThoughtTooLateIsDropped()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        Thinker thinker(document, flow);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        document.seatComputer(power(document, "Austria"), "strong", false);
        thinker.stop();
        QVERIFY(!thinker.isThinking());
        flow.take();
        flow.seal();
        flow.take();
        flow.seal();
        QCOMPARE(flow.step(), Step::AllSealed);
        QVERIFY(!flow.can(Act::Reveal));
        flow.revealEarly();
        QCOMPARE(document.game().turnCount(), 1);
        QVERIFY(thinker.isThinking()); // the next phase
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        thinker.finish();
        QVERIFY(document.game().orders().empty());
    }

    void whoPlaysAloneIsNotCalled()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        Thinker thinker(document, flow);
        const std::shared_ptr<const Variant> variant = m_library.find(u"standard"_s);
        Table table = Table::standard(*variant->board);
        for (const PowerId seat : table.seats) {
            if (variant->board->power(seat).id != "france")
                table.computers[seat] = {{"steady", 0, 0, -1}};
        }
        document.newGame(variant, {}, table);
        QVERIFY(flow.isAlone());
        for (int phase = 0; phase < 6; ++phase) {
            QCOMPARE(flow.step(), Step::Writing);
            flow.seal();
            thinker.finish();
            // Phases in which France has nothing to write come and go by themselves.
            while (flow.step() == Step::Results) {
                flow.next();
                thinker.finish();
            }
        }
        QVERIFY(document.game().turnCount() >= 6);
    }

    void computersOrderTheSameAgain()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"computers.entente"_s);
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        Thinker thinker(document, flow);
        const std::shared_ptr<const Variant> variant = m_library.find(u"standard"_s);
        Table table = Table::standard(*variant->board);
        for (const PowerId seat : table.seats)
            table.computers[seat] = {{seat.index() % 2 ? "steady" : "beginner", 0, 0, -1}};
        document.newGame(variant, {}, table);
        QCOMPARE(flow.step(), Step::Watched);
        for (int phase = 0; phase < 7; ++phase) {
            thinker.finish();
            flow.reveal();
        }
        QVERIFY(document.save(path).ok());
        // The seeds are in no file in the clear, and come back from it.
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        for (const auto &[seat, tenures] : document.table().computers)
            QVERIFY(!bytes.contains(QByteArray::number(qlonglong(tenures.front().seed))));
        GameDocument opened(m_library.finder());
        QVERIFY(opened.load(path).ok());
        QCOMPARE(opened.table().computers.size(), document.table().computers.size());
        for (int turn = 0; turn < opened.game().turnCount(); ++turn) {
            const Game then = opened.game().upTo(turn);
            for (const PowerId seat : powersToOrder(then.board(), then.position())) {
                const TableSetup::Tenure &computer = *opened.table().computerAt(seat, turn);
                QCOMPARE(computer.seed, document.table().computerAt(seat, turn)->seed);
                const auto seed = seedNow(then, static_cast<std::uint64_t>(computer.seed));
                const Decision again = decide(SeatView(then, seat), *levelNamed(computer.player), seed);
                std::vector<GivenOrder> given = opened.game().turn(turn).orders;
                std::erase_if(given, [&](const GivenOrder &order) { return order.power != seat; });
                QVERIFY(given == again.orders);
            }
        }
        // Whoever has the file alone goes on with other seeds.
        QDir(SecretStore::standardFolder()).removeRecursively();
        GameDocument elsewhere(m_library.finder());
        QVERIFY(elsewhere.load(path).ok());
        const PowerId france = power(elsewhere, "France");
        QVERIFY(elsewhere.computerOf(france));
        QVERIFY(elsewhere.computerOf(france)->seed > 0);
        QVERIFY(elsewhere.computerOf(france)->seed != document.computerOf(france)->seed);
    }
};

QTEST_GUILESS_MAIN(TestComputerSeats)
#include "tst_computerseats.moc"
