#include "tabletest.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What a seal holds, who can open it again, and when nothing can be changed any more.
class TestSealing : public QObject, private TableTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aReopenedSeatMayStaySealed()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Turkey", "Austria"});
        flow.take();
        flow.seal();
        flow.take();
        flow.seal();
        QCOMPARE(flow.step(), Step::AllSealed);
        flow.reopen(power(document, "Turkey"));
        QVERIFY(document.table().isSealed(power(document, "Turkey")));
        flow.leaveSealed();
        QCOMPARE(flow.step(), Step::AllSealed);
    }

    /// Whatever lies on the stack is of whoever sits there now.
    void undoBelongsToTheSitting()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England", "France"});
        const PowerId austria = power(document, "Austria");
        const PowerId england = power(document, "England");
        const auto nothingLeft = [&] {
            return !document.canUndo() && !document.canRedo() && document.undoStack()->count() == 0;
        };
        QVERIFY(nothingLeft());
        flow.take();
        give(document, "Austria", "A Vie - Gal");
        give(document, "Austria", "A Bud - Ser");
        document.undo();
        QVERIFY(document.canUndo() && document.canRedo());
        // Without sealing, and back again.
        flow.handOver();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(flow.seat(), england);
        QVERIFY(nothingLeft());
        document.undo();
        document.redo();
        document.goToStep(1);
        QCOMPARE(document.ordersGiven(austria), 1);
        flow.take();
        QVERIFY(nothingLeft());
        give(document, "England", "F Lon - NTH");
        document.undo();
        QVERIFY(!document.canUndo() && document.canRedo());
        flow.seal();
        QVERIFY(nothingLeft());
        flow.handOver(austria);
        flow.take();
        QVERIFY(nothingLeft());
        document.redo();
        QCOMPARE(document.ordersGiven(austria), 1);
        QCOMPARE(document.ordersGiven(england), 0);
        flow.seal();
        flow.take();
        flow.seal();
        QVERIFY(nothingLeft());
        // A seat that is opened again begins anew as well.
        flow.reopen(austria);
        QVERIFY(nothingLeft());
        flow.take();
        QVERIFY(nothingLeft());
        document.undo();
        QCOMPARE(document.ordersGiven(austria), 1);
    }

    /// The unsaved game stays unsaved when its changes are forgotten.
    void whatIsForgottenIsStillUnsaved()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        flow.take();
        QVERIFY(!document.isModified());
        give(document, "Austria", "A Vie - Gal");
        flow.seal();
        QVERIFY(document.isModified());
    }

    void theRevealIsFinal()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"game.entente"_s);
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        flow.take();
        give(document, "Austria", "A Vie - Gal");
        flow.seal();
        flow.take();
        QVERIFY(!flow.can(Act::Reveal)); // never out of a seat
        QVERIFY(!flow.can(Act::RevealEarly));
        QVERIFY(!flow.can(Act::TakeBack));
        flow.reveal();
        flow.revealEarly();
        QCOMPARE(flow.step(), Step::Writing);
        flow.seal();
        flow.reveal();
        QCOMPARE(flow.step(), Step::Results);
        QVERIFY(!document.canUndo() && !document.canRedo());
        document.undo();
        document.goToStep(0);
        QCOMPARE(document.game().turnCount(), 1);
        QVERIFY(document.save(path).ok());
        GameDocument again(m_library.finder());
        TableFlow againFlow(again);
        QVERIFY(again.load(path).ok());
        QVERIFY(!again.canUndo());
        QCOMPARE(again.game().turnCount(), 1);
        // The table may write the season anew, from the results or from the curtain; the game remembers.
        QCOMPARE(againFlow.step(), Step::Results); // nobody has gone on from them
        QVERIFY(againFlow.can(Act::TakeBack));
        againFlow.next();
        againFlow.take();
        QVERIFY(!againFlow.can(Act::TakeBack));
        // Whoever comes next begins with the present.
        again.viewTurn(0);
        againFlow.handOver();
        QVERIFY(again.viewsPresent());
        againFlow.takeBackSeason();
        QCOMPARE(againFlow.step(), Step::Covered);
        QCOMPARE(again.game().turnCount(), 0);
        QVERIFY(flow.can(Act::TakeBack));
        flow.takeBackSeason();
        QCOMPARE(flow.step(), Step::Covered);
        QCOMPARE(document.game().turnCount(), 0);
        QVERIFY(document.game().orders().empty());
        QVERIFY(!document.canUndo() && !document.canRedo());
        const Phase first = document.game().position().phase;
        QCOMPARE(document.game().takenBack().at(first), 1);
        QVERIFY(document.save(path).ok());
        QVERIFY(again.load(path).ok());
        QCOMPARE(again.game().takenBack(), document.game().takenBack());
    }

    /// Who has not sealed gives no orders, not even those already written.
    void earlyReveal()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        flow.take();
        give(document, "Austria", "A Vie - Gal");
        flow.seal();
        flow.take();
        give(document, "England", "F Lon - NTH");
        flow.handOver();
        QCOMPARE(flow.step(), Step::Covered);
        QVERIFY(!flow.can(Act::Reveal));
        flow.reveal();
        QCOMPARE(flow.step(), Step::Covered);
        flow.revealEarly();
        QCOMPARE(flow.step(), Step::Results);
        const auto stands = [&](const char *region) {
            const auto &units = document.game().position().units;
            return std::any_of(units.begin(), units.end(),
                               [&](const Unit &unit) { return unit.region == document.board().findRegion(region); });
        };
        QVERIFY(stands("Gal"));
        QVERIFY(stands("Lon"));
        QVERIFY(!stands("NTH"));
    }

    /// It is counted until its player has sealed in a later phase, by when they have been told.
    void reopeningIsCounted()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"game.entente"_s);
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        const PowerId austria = power(document, "Austria");
        const auto times = [&] { return document.table().timesReopened(austria); };
        flow.take();
        flow.seal();
        flow.reopen(austria);
        flow.leaveSealed();
        QCOMPARE(times(), 0); // nobody has seen anything
        flow.reopen(austria);
        flow.take();
        QCOMPARE(times(), 1);
        flow.seal();
        QCOMPARE(times(), 1);
        flow.reopen(austria);
        flow.take();
        flow.handOver();
        flow.handOver(austria);
        flow.take(); // it was not sealed
        QCOMPARE(times(), 2);
        flow.seal();
        flow.take();
        flow.seal();
        flow.reveal();
        flow.next();
        QCOMPARE(flow.seat(), austria);
        QCOMPARE(times(), 2);
        QVERIFY(document.save(path).ok());
        GameDocument again(m_library.finder());
        QVERIFY(again.load(path).ok());
        QCOMPARE(again.table().timesReopened(austria), 2);
        flow.take();
        QCOMPARE(times(), 2);
        flow.seal();
        QCOMPARE(times(), 0);
    }

    /// Everybody has seen what they ordered: the season that is played again is another.
    void computersDrawAnewWhenASeasonIsTakenBack()
    {
        GameDocument document(m_library.finder());
        TableFlow flow(document);
        begin(document, Table::Mode::Hotseat, {"Austria", "England"});
        const PowerId england = power(document, "England");
        document.seatComputer(england, "steady", false);
        const std::int64_t first = document.computerOf(england)->seed;
        document.adjudicate();
        document.adjudicate();
        document.takeBackSeason();
        const std::int64_t second = document.computerOf(england)->seed;
        QVERIFY(second != first && second != 0);
        QCOMPARE(document.table().computerAt(england, 0)->seed, first); // what stands was drawn from the first
        document.takeBackSeason();
        QVERIFY(document.computerOf(england)->seed != first);
        QVERIFY(document.computerOf(england)->seed != second);
    }
};

QTEST_GUILESS_MAIN(TestSealing)
#include "tst_sealing.moc"
