#include "tabletest.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// PINs of the seats, at the table and between the powers of one person.
class TestSeatPins : public QObject, private TableTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aPinHoldsBetweenTwoPowersOfOneName()
    {
        // Whoever sits down at Ada's seat without a PIN has not shown to be Ada.
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        document.setPlayer(power(document, "Turkey"), u"Ada"_s);
        document.setPlayer(power(document, "Austria"), u"Ada"_s);
        QVERIFY(document.setPin(power(document, "Austria"), u"1234"_s));
        flow.take();
        QVERIFY(!flow.isAtHand(power(document, "Austria")));
        flow.turnTo(power(document, "Austria"));
        QCOMPARE(flow.step(), Step::Covered);
        QVERIFY(flow.takeSeat(power(document, "Turkey")));
        flow.seal();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), power(document, "Austria"));
        QVERIFY(!flow.take(u"4321"_s));
        QVERIFY(flow.take(u"1234"_s));
        QVERIFY(flow.isAtHand(power(document, "Turkey")));
        flow.handOver(power(document, "Italy"));
        QVERIFY(!flow.isAtHand(power(document, "Austria")));
        flow.handOver(power(document, "Turkey"));
        flow.take();
        QVERIFY(!flow.isAtHand(power(document, "Austria"))); // known from before, to whoever sat here then
    }

    void onePinForAllPowersOfOnePerson()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria", "Italy"});
        for (const char *name : {"Turkey", "Austria"}) {
            document.setPlayer(power(document, name), u"Ada"_s);
            QVERIFY(document.setPin(power(document, name), u"1234"_s));
        }
        QVERIFY(flow.take(u"1234"_s));
        QVERIFY(flow.isAtHand(power(document, "Austria")));
        flow.seal();
        QCOMPARE(flow.step(), Step::Writing);
        QCOMPARE(flow.seat(), power(document, "Austria"));
    }

    void aPinGuardsTheSeat()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"game.entente"_s);
        {
            GameDocument document(m_library.finder());
            TableFlow flow(document);
            begin(document, Table::Mode::Hotseat, {"Turkey", "Austria"});
            flow.take();
            QVERIFY(document.setPin(power(document, "Turkey"), u"pasha"_s));
            give(document, "Turkey", "A Con - Bul");
            flow.seal();
            flow.take();
            flow.seal();
            QCOMPARE(flow.step(), Step::AllSealed);
            flow.reopen(power(document, "Turkey"));
            QVERIFY(!flow.take(u"vizier"_s));
            QCOMPARE(flow.step(), Step::Covered);
            QVERIFY(document.table().isSealed(power(document, "Turkey")));
            flow.leaveSealed();
            QVERIFY(document.save(path).ok());
        }
        // Opened anew the orders wait for their PIN, and nothing can be revealed without them.
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        QVERIFY(document.load(path).ok());
        QVERIFY(document.remark().isEmpty());
        QCOMPARE(document.ordersGiven(power(document, "Turkey")), 0);
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), power(document, "Turkey"));
        QVERIFY(flow.waitsForPin());
        QVERIFY(!flow.can(Act::Reveal));
        QVERIFY(!flow.can(Act::RevealEarly));
        // Saved again without the PIN, they are still there.
        QVERIFY(document.save(path).ok());
        QVERIFY(!flow.take(u"vizier"_s));
        QVERIFY(flow.take(u"pasha"_s));
        // The PIN gives them back, and they are sealed as they were.
        QCOMPARE(document.ordersGiven(power(document, "Turkey")), 1);
        QCOMPARE(document.table().timesReopened(power(document, "Turkey")), 0);
        QCOMPARE(flow.step(), Step::AllSealed);
        QVERIFY(flow.can(Act::Reveal));
        GameDocument third(m_library.finder());
        TableFlow thirdFlow(third);
        QVERIFY(third.load(path).ok());
        QVERIFY(thirdFlow.take(u"pasha"_s));
        QCOMPARE(third.ordersGiven(power(third, "Turkey")), 1);
    }

    /// Whoever owns the seat learns of every wrong PIN, once.
    void wrongPinsAreToldToTheirOwner()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria"});
        QVERIFY(document.setPin(power(document, "Turkey"), u"pasha"_s));
        QString told;
        connect(&flow, &TableFlow::remarked, this, [&](const QString &sentence) { told = sentence; });
        QVERIFY(!flow.take(u"vizier"_s));
        QVERIFY(!flow.take(u"sultan"_s));
        QVERIFY(told.isEmpty());
        QVERIFY(flow.take(u"pasha"_s));
        QVERIFY2(told.startsWith(u'2'), qPrintable(told));
        told.clear();
        flow.handOver(power(document, "Turkey"));
        QVERIFY(flow.take(u"pasha"_s));
        QVERIFY(told.isEmpty());
    }

    /// A forgotten PIN ends no evening: the seat goes on without what was locked there, and that is told.
    void aSeatGoesOnWithoutItsPin()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"game.entente"_s);
        GameDocument document(m_library.finder());
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria"});
        const PowerId turkey = power(document, "Turkey");
        QVERIFY(document.setPin(turkey, u"pasha"_s));
        give(document, "Turkey", "A Con - Bul");
        document.addNote({std::nullopt, ProvinceId(), ProvinceId(), turkey, "trust nobody"});
        document.setSealed(turkey, true);
        QVERIFY(document.save(path).ok());
        QVERIFY(document.load(path).ok());
        document.forceSeat(turkey);
        QVERIFY(document.isSeatOpen(turkey) && !document.table().isSealed(turkey));
        QCOMPARE(document.ordersGiven(turkey), 0);
        QVERIFY(document.lockedSeats().empty() && document.table().gaveWayUntold(turkey));
        QVERIFY(document.save(path).ok());
        QVERIFY(document.load(path).ok());
        QCOMPARE(document.remark(), QString());
        QVERIFY(document.notesFor(turkey).empty());
    }
};

QTEST_GUILESS_MAIN(TestSeatPins)
#include "tst_seatpins.moc"
