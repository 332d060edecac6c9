#include "map/mapview.h"
#include "script/usersimulation.h"
#include "tools/ordertool.h"
#include "board/boardpage.h"
#include "actions/coalescedupdate.h"
#include "actions/language.h"
#include "window/mainwindow.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// The page of the board: what is shown is told once, and is what it should be whenever somebody looks.
class TestBoardPage : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<MainWindow> m_window;

    BoardPage &board() { return m_window->board(); }

    RegionId place(const char *name) { return m_window->document().board().findRegion(name); }

    QPoint pointAt(const char *name) { return board().map().viewPointOf(place(name)); }

    /// How often the map and the list of orders are written anew while something is done.
    std::pair<int, int> refreshesOf(const std::function<void()> &act)
    {
        UserSimulation::settle();
        const QSignalSpy map(&board(), &BoardPage::mapShown);
        const QSignalSpy list(board().findChild<QListView *>(u"ordersList"_s)->model(),
                              &QAbstractItemModel::modelReset);
        act();
        UserSimulation::settle();
        return {static_cast<int>(map.size()), static_cast<int>(list.size())};
    }

private Q_SLOTS:
    void init()
    {
        setLanguage(*qApp, u"en"_s);
        m_window = std::make_unique<MainWindow>(m_folder.path());
        m_window->resize(1280, 800);
        m_window->show();
    }

    void cleanup() { m_window.reset(); }

    void oneOrderIsOneRefresh_data()
    {
        QTest::addColumn<int>("mode");
        QTest::newRow("hotseat") << static_cast<int>(Table::Mode::Hotseat);
        QTest::newRow("open table") << static_cast<int>(Table::Mode::Gm);
    }

    void oneOrderIsOneRefresh()
    {
        QFETCH(int, mode);
        QString why;
        QVERIFY(m_window->newGame(u"standard"_s, {}, static_cast<Table::Mode>(mode), {}, why));
        m_window->flow().take();
        UserSimulation::settle();
        UserSimulation user(*m_window);
        QWidget &sheet = *board().map().viewport();
        const std::pair once(1, 1);
        const auto orders = [&] { return m_window->document().game().orders().size(); };

        // A support, after which the order that it speaks of is offered
        user.click(sheet, pointAt("Bud"));
        user.key(u"s"_s);
        user.click(sheet, pointAt("Vie"));
        user.moveTo(sheet, pointAt("Gal"));
        QCOMPARE(refreshesOf([&] { user.click(sheet, pointAt("Gal")); }), once);
        QCOMPARE(orders(), std::size_t(1));
        // A move
        user.click(sheet, pointAt("Vie"));
        user.moveTo(sheet, pointAt("Tyr"));
        QCOMPARE(refreshesOf([&] { user.click(sheet, pointAt("Tyr")); }), once);
        QCOMPARE(orders(), std::size_t(2));
        // Typed
        auto *line = board().findChild<QLineEdit *>(u"orderLine"_s);
        line->setFocus();
        line->setText(u"tri - alb"_s);
        QCOMPARE(refreshesOf([&] { user.key(u"Return"_s); }), once);
        QCOMPARE(orders(), std::size_t(3));
        // Taken back, and given again
        QCOMPARE(refreshesOf([&] { m_window->undo(); }), once);
        QCOMPARE(refreshesOf([&] { m_window->redo(); }), once);
        QCOMPARE(orders(), std::size_t(3));
    }

    /// What is on the screen, as the page says it.
    void theTitleSaysWhatIsLookedAt()
    {
        m_window->findChild<QAction *>(u"autoReplay"_s)->setChecked(false);
        QString why;
        QVERIFY(m_window->newGame(u"standard"_s, {}, Table::Mode::Gm, {}, why));
        QVERIFY(m_window->windowTitle().endsWith(u"Spring 1901, moves"_s));
        m_window->adjudicate();
        QVERIFY(m_window->windowTitle().endsWith(u"Spring 1901, results"_s));
        m_window->next();
        QVERIFY(m_window->windowTitle().endsWith(u"Autumn 1901, moves"_s));
        m_window->document().viewTurn(0);
        QVERIFY(m_window->windowTitle().endsWith(u"Spring 1901, results"_s));
    }

    /// On Ctrl and a letter the program does what its menu says, also while an order is typed.
    void commandsComeBeforeTheLinesOwnKeys()
    {
        auto *line = board().findChild<QLineEdit *>(u"orderLine"_s);
        QVERIFY(line);
        const auto isTaken = [line](Qt::Key key) {
            QKeyEvent asked(QEvent::ShortcutOverride, key, Qt::ControlModifier);
            asked.ignore();
            QApplication::sendEvent(line, &asked);
            return asked.isAccepted();
        };
        QVERIFY(isTaken(Qt::Key_V));
        QVERIFY(!isTaken(Qt::Key_E));
        QVERIFY(!isTaken(Qt::Key_K));
    }

    /// Nobody who asks for the map finds it as it was before the last change.
    void whoeverLooksSeesTheLastChange()
    {
        QString why;
        QVERIFY(m_window->newGame(u"standard"_s, {}, Table::Mode::Gm, {}, why));
        UserSimulation::settle();
        QCOMPARE(board().map().state().orders.size(), std::size_t(0));
        board().tool().select({place("Vie")});
        board().tool().click({place("Gal")}, {});
        QCOMPARE(board().map().state().orders.size(), std::size_t(1));
        QVERIFY2(m_window->status().contains(u"Galicia"_s), qPrintable(m_window->status()));
        m_window->undo();
        QCOMPARE(board().map().state().orders.size(), std::size_t(0));
    }

    /// It shrank to the size of all other text until the next sentence came.
    void anotherThemeLeavesTheSentenceItsSize()
    {
        QString why;
        QVERIFY2(m_window->newGame(u"standard"_s, {}, Table::Mode::Gm, {}, why), qPrintable(why));
        UserSimulation::settle();
        const auto *sentence = board().findChild<QLabel *>(u"sentence"_s);
        const int size = sentence->font().pixelSize();
        QVERIFY(size > QApplication::font().pixelSize());
        for (const auto &theme : {u"themeDark"_s, u"themeLight"_s}) {
            m_window->findChild<QAction *>(theme)->trigger();
            UserSimulation::settle();
            QCOMPARE(sentence->font().pixelSize(), size);
        }
    }

    void whatIsDueIsDoneOnce()
    {
        int done = 0;
        CoalescedUpdate work([&done] { ++done; }, this);
        work.settle();
        QCOMPARE(done, 0); // nobody had asked
        work.ask();
        work.ask();
        QCOMPARE(done, 0);
        work.settle();
        QCOMPARE(done, 1);
        QCoreApplication::sendPostedEvents();
        QCOMPARE(done, 1);
        work.ask();
        QCoreApplication::sendPostedEvents();
        QCOMPARE(done, 2);
        work.ask();
        work.drop();
        QCoreApplication::sendPostedEvents();
        work.settle();
        QCOMPARE(done, 2);
    }
};

QTEST_MAIN(TestBoardPage)
#include "tst_boardpage.moc"
