#include "look/sheet.h"
#include "window/window.h"

#include <QScreen>
#include <QTest>
#include <QWidget>

using namespace entente::app;

/// Where the window stands when it opens.
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

    void theFirstIsNoLargerThanTheScreen()
    {
        QWidget window;
        window.resize(2 * window.screen()->availableSize());
        placeWindow(window, {});
        QCOMPARE(window.size(), roomOnScreen(window));
    }
};

QTEST_MAIN(TestWindowPlace)
#include "tst_windowplace.moc"
