#include "nearend.h"
#include "projectfile.h"

#include "desks/consentdesk.h"
#include "desks/enddesk.h"
#include "desks/notesdesk.h"
#include "document/preferences.h"
#include "document/recentgames.h"
#include "document/recovery.h"
#include "document/tablerecord.h"
#include "look/pineye.h"
#include "look/theme.h"
#include "orders/parser.h"
#include "players/player.h"
#include "board/boardfilms.h"
#include "start/newgamedesk.h"
#include "board/topbar.h"

#include <QDateTime>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace entente;
using namespace entente::app;
using namespace windowtest;
using namespace Qt::StringLiterals;

/// What friends at one machine run into in an evening: small things, each of which went wrong once.
class TestTableHabits : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_home;

private Q_SLOTS:
    /// A PIN that somebody has read need not be typed twice; what was read is hidden again as the keyboard goes on.
    void aPinCanBeLookedAt()
    {
        const VariantLibrary library(QStringList{projectFile("maps")});
        NewGameDesk desk(library, u"standard"_s, Table::Mode::Hotseat);
        desk.show();
        QVERIFY(QTest::qWaitForWindowActive(&desk));
        auto *pin = desk.findChild<QLineEdit *>(u"pin-england"_s);
        auto *again = desk.findChild<QLineEdit *>(u"again-england"_s);
        auto *eye = desk.findChild<PinEye *>(u"eye-pin-england"_s);
        auto *begin = desk.findChild<QPushButton *>(u"beginGame"_s);
        QVERIFY(eye && !eye->isVisible() && !again->isVisible());
        QVERIFY(eye->accessibleName().contains(u"PIN of England"_s));
        pin->setFocus();
        QTest::keyClicks(pin, u"abcd"_s);
        QVERIFY(eye->isVisible() && again->isVisible());
        QVERIFY(!begin->isEnabled());
        QTest::keyClicks(again, u"abce"_s);
        QVERIFY(!begin->isEnabled());
        again->setText(u"abcd"_s);
        QVERIFY(begin->isEnabled());
        again->clear();
        QVERIFY(!begin->isEnabled());
        QCOMPARE(pin->echoMode(), QLineEdit::Password);
        // Who goes on by Tab types it once more; half of it is said to differ as the keyboard leaves.
        const auto *says = desk.findChild<QLabel *>(u"newGameSays"_s);
        QTest::keyClick(pin, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), again);
        QTest::keyClicks(again, u"abc"_s);
        QVERIFY2(!says->text().contains(u"differ"_s), qPrintable(says->text()));
        QTest::keyClick(again, Qt::Key_Tab);
        QVERIFY2(says->text().contains(u"differ"_s), qPrintable(says->text()));
        again->setFocus();
        QTest::keyClicks(again, u"d"_s);
        QVERIFY(begin->isEnabled());
        again->clear();
        QTest::keyClick(again, Qt::Key_Return);
        QVERIFY2(!says->text().contains(u"differ"_s) && says->styleSheet().isEmpty(), qPrintable(says->text()));
        QTest::keyClick(again, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), eye);
        QTest::keyClicks(eye, u"xy"_s);
        QCOMPARE(pin->text(), u"abcd"_s);
        QTest::keyClick(eye, Qt::Key_Space);
        QCOMPARE(pin->echoMode(), QLineEdit::Normal);
        QVERIFY(begin->isEnabled() && !again->isVisible());
        desk.findChild<QLineEdit *>(u"player-france"_s)->setFocus();
        QTRY_COMPARE(pin->echoMode(), QLineEdit::Password);
        QVERIFY(begin->isEnabled()); // it was read
        pin->setFocus();
        QTest::keyClicks(pin, u"e"_s); // another one was not
        QVERIFY(!begin->isEnabled());
    }

    /// Whoever leaves the question by whatever way has not answered it, and nothing looks as if it still stood there.
    void aQuestionGoesWithItsWords()
    {
        const auto window = begun(m_home.path(), Table::Mode::Hotseat, {u"Austria"_s, u"England"_s});
        const QString seals = primary(*window)->text();
        const auto asked = [&] { return primary(*window)->text() != seals; };
        trigger(*window, "seal");
        QVERIFY(asked());
        auto *line = window->board().findChild<QLineEdit *>(u"orderLine"_s);
        line->setFocus();
        QTest::keyClick(line, Qt::Key_Escape);
        QApplication::processEvents();
        QVERIFY(!asked());
        trigger(*window, "seal");
        QVERIFY(asked());
        click(*window, "ADR"); // nobody is there
        QVERIFY(!asked());
        trigger(*window, "seal");
        QVERIFY(asked());
        const QString question = window->board().status();
        line->setFocus();
        QTest::keyClicks(line, u"A V"_s);
        QApplication::processEvents();
        QVERIFY(window->board().status() != question);
        QVERIFY(!asked());
    }

    void aNoteThatIsChosenAndWrittenOnIsOne()
    {
        const auto window = begun(m_home.path(), Table::Mode::Gm);
        GameDocument &document = window->document();
        Note note;
        note.phase = document.game().position().phase;
        note.text = "trust Ben";
        document.addNote(note);
        auto *desk = new NotesDesk(document, PowerId(), window.get());
        desk->show();
        desk->findChild<QListWidget *>(u"notesList"_s)->setCurrentRow(0);
        desk->findChild<QPlainTextEdit *>(u"noteText"_s)->setPlainText(u"never trust Ben"_s);
        desk->close();
        const Notes notes = document.notesFor(PowerId());
        QCOMPARE(notes.size(), std::size_t(1));
        QCOMPARE(notes.front().text, std::string("never trust Ben"));
    }

    void aCopyOpenedByHandIsListedOnce()
    {
        QTemporaryDir copies;
        preferences().remove(u"recentGames"_s);
        {
            const auto window = begun(copies.path(), Table::Mode::Gm);
            give(*window, "Austria", "A Vie - Gal");
            window->close();
        }
        const QList<KeptGame> before = keptGames(copies.path());
        QCOMPARE(before.size(), 1);
        noteRecentGame(before.first().path);
        QCOMPARE(keptGames(copies.path()).size(), 1);
        QVERIFY(keptGames(copies.path()).first().recovered);
    }

    /// After a clock was set back the copy is older by its time, and has the game as it was left all the same.
    void theCopyThatHoldsMoreGoesFirst()
    {
        QTemporaryDir copies, games;
        preferences().remove(u"recentGames"_s);
        const QString file = games.filePath(u"evening.entente"_s);
        {
            const auto window = begun(copies.path(), Table::Mode::Gm);
            QVERIFY(window->document().save(file));
            noteRecentGame(file);
            give(*window, "Austria", "A Vie - Gal");
            window->close();
        }
        const QList<LeftGame> left = Recovery::leftGames(copies.path());
        QCOMPARE(left.size(), 1);
        const QString copy = left.first().path;
        const auto setTime = [](const QString &path, const QDateTime &time) {
            QFile opened(path);
            return opened.open(QIODevice::ReadWrite) && opened.setFileTime(time, QFileDevice::FileModificationTime);
        };
        const VariantLibrary library(QStringList{projectFile("maps")});
        GameDocument document(library.finder());
        const QDateTime now = QDateTime::currentDateTime();
        for (const bool setBack : {false, true}) {
            QVERIFY(setTime(file, now));
            QVERIFY(setTime(copy, setBack ? now.addDays(-1) : now.addSecs(60)));
            QCOMPARE(keptGames(copies.path()).first().path, copy);
            QVERIFY(document.restore(copy));
            QCOMPARE(document.path(), setBack ? QString() : file); // a file that seems newer is asked about
        }
        // A file that holds as much, and was written later, was saved somewhere else.
        QVERIFY(QFile::remove(file) && QFile::copy(copy, file));
        QVERIFY(setTime(file, now));
        QCOMPARE(keptGames(copies.path()).first().path, file);
        QVERIFY(document.restore(copy));
        QVERIFY(document.path().isEmpty());
    }

    /// The end is told when the reveal that decided it has been seen, or skipped; until then nothing speaks of it.
    void theWinnerIsToldAfterTheReveal()
    {
        for (const Qt::Key key : {Qt::Key_S, Qt::Key_Space}) {
            const auto window = opened(m_home.path());
            beginNearTheEnd(*window);
            QApplication::processEvents();
            QCOMPARE(window->flow().step(), Step::AllSealed);
            window->flow().reveal();
            QTest::qWait(50);
            QCOMPARE(window->flow().step(), Step::Over);
            QVERIFY(window->board().films().show());
            QVERIFY(!window->findChild<EndDesk *>());
            QCOMPARE(primary(*window)->text(), u"Next phase"_s);
            QVERIFY(!window->board().status().contains(u"won"_s));
            for (int guard = 0; guard < 9 && window->board().films().show(); ++guard)
                QTest::keyClick(window->board().map().viewport(), key);
            if (key == Qt::Key_Space) { // the moves
                QVERIFY(window->board().films().isActive());
                QVERIFY(!window->findChild<EndDesk *>());
            }
            QTRY_VERIFY(window->findChild<EndDesk *>());
            QVERIFY(window->findChild<EndDesk *>()->windowTitle().contains(u"won"_s));
            QTest::qWait(50);
            QCOMPARE(window->findChildren<EndDesk *>().size(), 1);
        }
    }

    /// The button of the deciding season promises nothing that is not there, and ends no game unseen.
    void theButtonPassesOverTheDecidingReveal()
    {
        const auto window = opened(m_home.path());
        beginNearTheEnd(*window);
        window->flow().reveal();
        QTest::qWait(50);
        QVERIFY(window->board().films().show());
        const QSignalSpy leaves(&window->board(), &BoardPage::newGameWanted);
        QTest::mouseClick(primary(*window), Qt::LeftButton);
        QTest::mouseClick(primary(*window), Qt::LeftButton); // a double click
        QVERIFY(!window->board().films().show());
        QCOMPARE(leaves.size(), 0);
        QTRY_VERIFY(window->findChild<EndDesk *>());
        QVERIFY(window->document().hasGame());
    }

    /// If all agree the game goes on, and what was won stays said.
    void theTableMayPlayOn()
    {
        const auto window = opened(m_home.path());
        beginNearTheEnd(*window);
        window->flow().reveal();
        QTest::qWait(50);
        primary(*window)->click(); // past the show
        QTRY_VERIFY(window->findChild<EndDesk *>());
        auto *on = window->findChild<EndDesk *>()->findChild<QPushButton *>(u"playOn"_s);
        QVERIFY(on && on->isVisible());
        on->click();
        auto *consent = window->findChild<QDialog *>(u"consentDesk"_s);
        QVERIFY(consent && consent->isVisible());
        QCOMPARE(window->flow().step(), Step::Over);
        consent->findChild<QPushButton *>(u"agree"_s)->click();
        QApplication::processEvents();
        const GameDocument &document = window->document();
        QCOMPARE(window->flow().step(), Step::Covered);
        QVERIFY(!document.game().isOver());
        QCOMPARE(document.game().position().phase.stage, Stage::Adjustments);
        QVERIFY(tableRecord(document).join(u' ').contains(u"Austria has won, and the game went on"_s));
        QVERIFY(!document.canUndo());
        // It is saved and opened as it is, and ends again by a vote.
        const QString file = m_home.filePath(u"on.entente"_s);
        QVERIFY(window->document().save(file).ok());
        QVERIFY(window->document().load(file).ok());
        QVERIFY(!document.game().isOver() && document.game().turn(0).playedOn);
        QCOMPARE(window->flow().step(), Step::Covered);
        for (const PowerId power : document.table().seats)
            window->document().setVote(power, {document.table().seats.front()});
        window->flow().sealAll();
        window->flow().reveal();
        QVERIFY(document.game().isOver() && document.game().agreed());
    }

    /// What computers draw their lots from stands in the file of a game that is over, for everybody to read.
    void playingOnDrawsTheComputersLotsAnew()
    {
        const auto window = opened(m_home.path());
        beginNearTheEnd(*window);
        GameDocument &document = window->document();
        const PowerId russia = document.board().findPower("Russia");
        document.seatComputer(russia, levelWord(Level::Beginner), false);
        QTRY_COMPARE_WITH_TIMEOUT(window->flow().step(), Step::Over, 20000);
        const std::int64_t before = document.computerOf(russia)->seed;
        QVERIFY(before != 0);
        document.playOn();
        QVERIFY(document.computerOf(russia)->seed != 0 && document.computerOf(russia)->seed != before);
    }

    /// At an open table nobody is asked, and undo brings the end back.
    void anOpenTablePlaysOnAndBack()
    {
        const auto window = opened(m_home.path());
        window->findChild<QAction *>(u"autoReplay"_s)->setChecked(false);
        beginNearTheEnd(*window, Table::Mode::Gm);
        window->flow().reveal();
        QTRY_VERIFY(window->findChild<EndDesk *>());
        window->findChild<EndDesk *>()->findChild<QPushButton *>(u"playOn"_s)->click();
        QApplication::processEvents();
        QVERIFY(!window->document().game().isOver());
        QCOMPARE(window->flow().step(), Step::Open);
        window->document().undo();
        QVERIFY(window->document().game().isOver());
        QCOMPARE(window->flow().step(), Step::Over);
        window->document().redo();
        QVERIFY(!window->document().game().isOver());
    }

    /// A crash amid the reveal: who opens the game again sees it again, and not the next season's curtain.
    void aRevealThatWasCutShortIsShownAgain()
    {
        const QString copy = m_home.filePath(u"copy.entente"_s);
        {
            const auto window = opened(m_home.path());
            beginNearTheEnd(*window, Table::Mode::Hotseat, 9);
            window->flow().reveal();
            QCOMPARE(window->flow().step(), Step::Results);
            QVERIFY(window->document().saveCopy(copy).ok());
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // pages that were left
        }
        const auto window = opened(m_home.path());
        QVERIFY(window->document().restore(copy).ok());
        QTest::qWait(50);
        QCOMPARE(window->flow().step(), Step::Results);
        QVERIFY(window->board().films().show());
        QTest::keyClick(window->board().map().viewport(), Qt::Key_S);
        window->flow().next();
        QCOMPARE(window->flow().step(), Step::Covered);
        QVERIFY(window->document().saveCopy(copy).ok());
        QVERIFY(window->document().restore(copy).ok());
        QCOMPARE(window->flow().step(), Step::Covered); // it has been seen
    }

    /// A desktop turns dark in the evening by itself: Enter must not mean another button than before.
    void theRingStaysWhereItWasWhenTheThemeChanges()
    {
        const auto window = begun(m_home.path(), Table::Mode::Hotseat, {u"Austria"_s, u"England"_s});
        const auto words = [] { return ConsentDesk::Words{u"Sure?"_s, {u"This can't be undone."_s}, u"Do it"_s}; };
        ConsentDesk desk(window->document(), words, {}, window.get());
        desk.show();
        QVERIFY(QTest::qWaitForWindowActive(&desk));
        const QWidget *ringed = desk.focusWidget();
        QVERIFY(ringed && ringed->objectName() != "agree"_L1);
        for (const bool dark : {true, false}) {
            applyTheme(*qApp, dark);
            QApplication::processEvents();
            QCOMPARE(desk.focusWidget(), ringed);
        }
    }

    /// Whoever carries the file away is to see that it is behind the game.
    void aNamedFileThatFallsBehindIsMarked()
    {
        const auto window = begun(m_home.path(), Table::Mode::Hotseat, {u"Austria"_s, u"England"_s});
        const QString file = m_home.filePath(u"evening.entente"_s);
        QVERIFY(window->document().save(file).ok());
        QApplication::processEvents();
        QVERIFY(window->windowTitle().contains(u"evening"_s));
        const QString saved = window->windowTitle();
        QVERIFY(!saved.contains(u'*'));
        window->flow().sealAll();
        window->flow().reveal();
        QApplication::processEvents();
        QVERIFY2(window->windowTitle().contains(u'*') || window->isWindowModified(), qPrintable(window->windowTitle()));
        QVERIFY(window->document().save(file).ok());
        QApplication::processEvents();
        QVERIFY(!window->windowTitle().contains(u'*') && !window->isWindowModified());
    }
};

QTEST_MAIN(TestTableHabits)
#include "tst_tablehabits.moc"
