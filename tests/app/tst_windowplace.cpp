#include "look/sheet.h"
#include "window/mainwindow.h"
#include "start/picturepool.h"
#include "start/startcards.h"
#include "window/window.h"

#include <QAction>
#include <QApplication>
#include <QScreen>
#include <QSemaphore>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QThreadPool>
#include <QWidget>

using namespace entente::app;
using namespace Qt::StringLiterals;

/// Where the window stands when it opens, and that it takes everything with it.
class TestWindowPlace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aWindowOfALargerScreenFitsThisOne()
    {
        QWidget window;
        const QRect screen = window.screen()->availableGeometry();
        QWidget before;
        before.setGeometry(QRect(screen.topLeft() + QPoint(300, 200), 2 * screen.size()));
        placeWindow(window, before.saveGeometry());
        QVERIFY(window.width() <= roomOnScreen(window).width());
        QVERIFY(window.height() <= roomOnScreen(window).height());
        QVERIFY(screen.contains(window.frameGeometry()));
    }

    void oneThatFitsStandsWhereItStood()
    {
        QWidget window;
        QWidget before;
        const QRect there(window.screen()->availableGeometry().topLeft() + QPoint(40, 60), QSize(300, 200));
        before.setGeometry(there);
        placeWindow(window, before.saveGeometry());
        QCOMPARE(window.size(), there.size());
        QCOMPARE(window.frameGeometry().topLeft(), before.frameGeometry().topLeft());
    }

    /// The frame that it gets when it is shown counts neither when it is kept nor when it is placed.
    void itDoesNotWanderFromStartToStart()
    {
        QRect stood;
        QByteArray kept;
        for (int start = 0; start < 3; ++start) {
            QWidget window;
            if (start == 0)
                window.setGeometry(
                    QRect(window.screen()->availableGeometry().topLeft() + QPoint(40, 60), QSize(300, 200)));
            else
                placeWindow(window, kept);
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            QVERIFY(window.frameGeometry() != window.geometry()); // there is a frame
            if (start > 0)
                QCOMPARE(window.geometry(), stood);
            stood = window.geometry();
            kept = window.saveGeometry();
        }
    }

    void theFirstIsNoLargerThanTheScreen()
    {
        QWidget window;
        window.resize(2 * window.screen()->availableSize());
        placeWindow(window, {});
        QCOMPARE(window.size(), roomOnScreen(window));
        QVERIFY(window.isMaximized()); // what the frame leaves of it only the desktop knows
    }

    void theFirstIsNotMaximizedOnALargeScreen()
    {
        QWidget window;
        window.resize(300, 200);
        placeWindow(window, {});
        QCOMPARE(window.size(), QSize(300, 200));
        QVERIFY(!window.isMaximized());
    }

    /// It would want typefaces of an application that is gone.
    void nothingIsPaintedAfterTheWindowIsClosed()
    {
        const QTemporaryDir folder;
        {
            MainWindow window(folder.path());
            window.show();
            window.findChild<QAction *>(u"preferences"_s)->trigger();
            QApplication::processEvents();
        }
        QCOMPARE(picturePool().activeThreadCount(), 0);
    }

    void theFirstScreenShowsEachMap()
    {
        const QTemporaryDir folder;
        MainWindow window(folder.path());
        window.show();
        QTRY_VERIFY_WITH_TIMEOUT(pictures(window) > 5 && pictures(window) == window.findChildren<MapCard *>().size(),
                                 60000);
    }

    /// Whoever goes on at once does not wait until a dozen maps are painted that nobody sees.
    void whoGoesOnToABoardWaitsForNoPicture()
    {
        const QTemporaryDir folder;
        QSemaphore held;
        picturePool().setMaxThreadCount(1);
        picturePool().start([&held] { held.acquire(); });
        MainWindow window(folder.path());
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTest::qWait(300); // the pictures are asked for
        QString why;
        QVERIFY2(window.newGame(u"standard"_s, {}, Table::Mode::Gm, {}, why), qPrintable(why));
        held.release();
        picturePool().waitForDone();
        QApplication::processEvents();
        QVERIFY(window.findChildren<MapCard *>().size() > 5);
        QCOMPARE(pictures(window), 0);
        picturePool().setMaxThreadCount(QThread::idealThreadCount());
    }

private:
    /// How many cards have one: without it the upper part is of one colour.
    static int pictures(const QWidget &window)
    {
        int count = 0;
        for (MapCard *card : window.findChildren<MapCard *>()) {
            const QImage image = card->grab().toImage();
            QSet<QRgb> seen;
            for (int x = 20; x < image.width() - 20; ++x)
                seen.insert(image.pixel(x, 60));
            count += seen.size() > 3;
        }
        return count;
    }
};

QTEST_MAIN(TestWindowPlace)
#include "tst_windowplace.moc"
