#include "flow/curtain.h"
#include "look/handrest.h"
#include "panels/orderline.h"
#include "board/boardpage.h"
#include "actions/language.h"
#include "window/mainwindow.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// One after another at the same keyboard: nothing of a person stays at the board, and hands that are still busy do not
/// run through the curtain.
class TestSittings : public QObject {
    Q_OBJECT

private:
    struct Table {
        QTemporaryDir folder;
        qint64 now = 0;
        MainWindow window{folder.path()};

        explicit Table(const QStringList &seats = {u"Austria"_s, u"England"_s, u"France"_s})
        {
            window.resize(1280, 800);
            HandRest::countBy([this] { return now; });
            window.show();
            QString why;
            if (!window.newGame(u"standard"_s, {}, app::Table::Mode::Hotseat, seats, why))
                qFatal("%s", qPrintable(why));
            window.activateWindow();
            if (!QTest::qWaitForWindowActive(&window))
                qFatal("The window has no keyboard.");
            settle();
        }

        ~Table() { HandRest::countBy({}); }

        void settle()
        {
            now += 1000;
            QTest::qWait(0);
        }
        template <typename Widget>
        Widget *find(const QString &name) const
        {
            return window.findChild<Widget *>(name);
        }
        void take()
        {
            settle();
            window.flow().take();
            settle();
        }
        PowerId power(const char *name) { return window.document().board().findPower(name); }
        bool isSealed(const char *name) { return window.document().table().isSealed(power(name)); }
        /// To whatever has the keyboard; held down, it repeats.
        static void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier, bool held = false)
        {
            QWidget *to = QApplication::focusWidget() ? QApplication::focusWidget() : QApplication::activeWindow();
            if (!held) {
                QTest::keyClick(to, key, modifiers);
                return;
            }
            QKeyEvent event(QEvent::KeyPress, key, modifiers, QString(), true);
            QApplication::sendEvent(to, &event);
        }
    };

private Q_SLOTS:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        setLanguage(*qApp, u"en"_s);
    }

    /// A file named on the command line is open before the window has the keyboard. Enter takes the seat that is
    /// called; it must not open the sealed orders of the first one.
    void aGameThatIsOpenedBeginsAtTheButton()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"evening.entente"_s);
        {
            Table table;
            table.window.flow().take();
            table.window.flow().seal();
            QVERIFY(table.window.saveFile(path));
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the page that was left
        }
        MainWindow window(folder.path());
        window.show();
        QVERIFY(window.openFile(path));
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTRY_VERIFY(QApplication::focusWidget());
        QCOMPARE(QApplication::focusWidget()->objectName(), u"takeSeat"_s);
    }

    void theFirstSeatHasACurtain()
    {
        Table table;
        QVERIFY(table.window.flow().isCovered());
        QVERIFY(table.window.curtain().isVisible());
    }

    /// Whoever gets up takes the whole page along.
    void thePageIsMadeAnew()
    {
        Table table;
        table.take();
        const QPointer<BoardPage> page = &table.window.board();
        const QPointer<QLineEdit> line = table.find<QLineEdit>(u"orderLine"_s);
        const qreal whole = page->map().zoom();
        page->map().setZoom(whole * 3, QPoint(100, 100));
        line->setFocus();
        QTest::keyClicks(line, u"tri s tyr - vie"_s);
        table.window.flow().handOver();
        table.settle();
        QVERIFY(!page);
        QVERIFY(!line);
        table.take();
        QCOMPARE(table.window.board().map().zoom(), whole);
        auto *next = table.find<QLineEdit>(u"orderLine"_s);
        QVERIFY(next->text().isEmpty());
        QVERIFY(!next->isUndoAvailable() && !next->isRedoAvailable());
        QCOMPARE(table.window.findChildren<BoardPage *>().size(), 1);
    }

    void sheetsGoWithTheirReader()
    {
        Table table;
        table.take();
        for (const char *action :
             {"notes", "readMail", "rules", "standings", "vote", "ownPin", "commands", "contract"}) {
            auto *opens = table.find<QAction>(QString::fromLatin1(action));
            if (opens->isEnabled())
                opens->trigger();
            table.settle();
        }
        const auto sheets = [] {
            int open = 0;
            for (const QWidget *top : QApplication::topLevelWidgets())
                open += top->isVisible() && qobject_cast<const QDialog *>(top);
            return open;
        };
        QVERIFY(sheets() > 4);
        table.window.flow().handOver();
        table.settle();
        QCOMPARE(sheets(), 0);
        QCOMPARE(table.window.findChildren<QDialog *>().size(), 0);
    }

    void theClipboardIsWiped()
    {
        Table table;
        QApplication::clipboard()->setText(u"from elsewhere"_s);
        table.take();
        table.window.flow().handOver();
        QCOMPARE(QApplication::clipboard()->text(), u"from elsewhere"_s);
        table.take();
        auto *line = table.find<QLineEdit>(u"orderLine"_s);
        line->setText(u"lon - nth"_s);
        line->selectAll();
        line->copy();
        QCOMPARE(QApplication::clipboard()->text(), u"lon - nth"_s);
        table.window.flow().handOver();
        QVERIFY(QApplication::clipboard()->text().isEmpty());
    }

    void nobodyRunsThroughTheCurtain()
    {
        Table table;
        table.take();
        QTest::keyClick(&table.window, Qt::Key_Return, Qt::ControlModifier); // says what is missing
        table.settle();
        QTest::keyClick(&table.window, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(table.isSealed("Austria"));
        QTest::qWait(0);
        auto *take = table.find<QPushButton>(u"takeSeat"_s);
        // At once: neither mouse nor keys.
        Table::key(Qt::Key_Return);
        Table::key(Qt::Key_Space);
        QTest::mouseClick(take, Qt::LeftButton);
        Table::key(Qt::Key_N, Qt::ControlModifier);
        QVERIFY(table.window.flow().isCovered() && table.window.document().hasGame());
        // Later neither what is held down nor what seals.
        table.settle();
        Table::key(Qt::Key_Return, Qt::ControlModifier);
        Table::key(Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        Table::key(Qt::Key_Return, Qt::NoModifier, true);
        QVERIFY(table.window.flow().isCovered());
        table.settle();
        Table::key(Qt::Key_Return);
        QVERIFY(!table.window.flow().isCovered());
        QCOMPARE(table.window.flow().seat(), table.power("England"));
    }

    /// Where a key that is held down comes as many presses (X under load), or a button is clicked twice.
    void nobodyRunsThroughTheQuestion()
    {
        Table table;
        table.take();
        auto *primary = table.find<QPushButton>(u"primary"_s);
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(&table.window, Qt::Key_Return, Qt::ControlModifier);
            table.now += 30;
        }
        QVERIFY(!table.window.flow().isCovered() && !table.isSealed("Austria"));
        // Held for seconds, and one repeat in many comes as a press.
        for (int i = 0; i < 100; ++i) {
            table.now += 40;
            Table::key(Qt::Key_Return, Qt::ControlModifier, true);
        }
        QTest::keyClick(&table.window, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!table.isSealed("Austria"));
        for (int i = 0; i < 4; ++i)
            QTest::mouseClick(primary, Qt::LeftButton);
        QVERIFY(!table.window.flow().isCovered());
        QVERIFY(primary->text().contains(u"anyway"_s));
        Q_EMIT table.window.flow().changed(); // as when a computer seals meanwhile
        QVERIFY(primary->text().contains(u"anyway"_s));
        table.settle();
        QTest::mouseClick(primary, Qt::LeftButton);
        QVERIFY(table.isSealed("Austria"));
    }

    void whatIsHeldDownDoesItOnce()
    {
        Table table;
        for (const char *name : {"seal", "adjudicate", "next", "handOver"})
            QVERIFY2(!table.find<QAction>(QString::fromLatin1(name))->autoRepeat(), name);
        table.take();
        auto *primary = table.find<QPushButton>(u"primary"_s);
        primary->setFocus();
        for (int i = 0; i < 5; ++i)
            Table::key(Qt::Key_Return, Qt::NoModifier, true);
        QVERIFY(!table.window.flow().isCovered());
    }

    void noKeyRevealsASecret()
    {
        Table table;
        table.take();
        QVERIFY(!table.find<QAction>(u"adjudicate"_s)->isEnabled());
        QTest::keyClick(&table.window, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(table.window.document().game().turnCount(), 0);
        table.window.flow().handOver();
        table.settle();
        QTest::keyClick(&table.window, Qt::Key_Return, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(table.window.document().game().turnCount(), 0);
        QVERIFY(!table.find<QAction>(u"undo"_s)->isEnabled());
        QVERIFY(!table.find<QAction>(u"redo"_s)->isEnabled());
    }

    /// The PINs there are of those who have not sealed.
    void anEarlyRevealAsksForPins()
    {
        Table table;
        table.take();
        QVERIFY(table.window.document().setPin(table.power("England"), u"abcd"_s));
        table.window.flow().seal();
        table.settle();
        QTest::mouseClick(table.find<QPushButton>(u"revealEarly"_s), Qt::LeftButton);
        auto *desk = table.find<QDialog>(u"consentDesk"_s);
        QVERIFY(desk);
        QVERIFY(desk->findChild<QLabel *>(u"consentText"_s)
                    ->text()
                    .contains(QRegularExpression(u"England: .*F Edinburgh"_s)));
        auto *pin = desk->findChild<QLineEdit *>(u"pin-england"_s);
        QVERIFY(pin);
        auto *agree = desk->findChild<QPushButton *>(u"agree"_s);
        pin->setText(u"dcba"_s);
        QTest::mouseClick(agree, Qt::LeftButton);
        QCOMPARE(table.window.document().game().turnCount(), 0);
        pin->setText(u"abcd"_s);
        QTest::mouseClick(agree, Qt::LeftButton);
        QCOMPARE(table.window.document().game().turnCount(), 1);
        QVERIFY(!table.window.document().canUndo());
    }

    /// The curtain falls in the middle of a word: whoever wrote it reads there why.
    void theClockSealsAndSaysSo()
    {
        Table table({u"Austria"_s, u"England"_s});
        table.window.document().setClock({0, 30, true});
        table.take();
        table.window.clock().advance(30000);
        table.settle();
        QVERIFY(table.isSealed("Austria"));
        QVERIFY(table.window.flow().isCovered());
        QVERIFY2(table.window.status().contains(u"Time is up: the orders are sealed"_s),
                 qPrintable(table.window.status()));
        table.take();
        QVERIFY2(!table.window.status().contains(u"Time is up"_s), qPrintable(table.window.status()));
    }

    void sealedUnderAPinComesBackSealed()
    {
        Table table({u"Austria"_s, u"England"_s});
        const QString path = table.folder.filePath(u"game.entente"_s);
        table.take();
        QVERIFY(table.window.document().setPin(table.power("Austria"), u"abcd"_s));
        table.window.flow().seal();
        table.take();
        table.window.flow().seal();
        QVERIFY(table.window.saveFile(path));
        QVERIFY(table.window.openFile(path));
        table.settle();
        QVERIFY(table.window.flow().waitsForPin());
        QVERIFY(table.find<QLabel>(u"curtainTitle"_s)->text().contains(u"sealed under its PIN"_s));
        QVERIFY(table.find<QLabel>(u"pinLabel"_s)->isVisible());
        table.find<QLineEdit>(u"pin"_s)->setText(u"abcd"_s);
        QTest::mouseClick(table.find<QPushButton>(u"takeSeat"_s), Qt::LeftButton);
        QCOMPARE(table.window.flow().step(), Step::AllSealed);
        QVERIFY(table.isSealed("Austria"));
    }
};

QTEST_MAIN(TestSittings)
#include "tst_sittings.moc"
