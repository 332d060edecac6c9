#include "actions/chooser.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace entente::app;
using namespace Qt::StringLiterals;

/// A chooser by itself: built anew by every offer, inside its room, its keys alive wherever the focus is.
class TestChooser : public QObject {
    Q_OBJECT

private:
    struct Desk {
        QWidget window;
        QPushButton elsewhere{&window};
        QLineEdit line{&window};
        Chooser chooser{&window};
        QString taken;

        Desk()
        {
            window.resize(600, 400);
            elsewhere.move(0, 370);
            line.move(200, 370);
            window.show();
            window.activateWindow();
            QVERIFY2(QTest::qWaitForWindowActive(&window), "the window does not become active");
            elsewhere.setFocus();
        }

        void offer(const QStringList &names, QPoint at = {300, 200}, int closed = -1, const QList<QPoint> &clear = {})
        {
            QList<Chooser::Choice> choices;
            for (int i = 0; i < names.size(); ++i) {
                Chooser::Choice choice{names[i], names[i], [this, name = names[i]] { taken = name; }};
                choice.letter = names[i].front().toUpper();
                choice.open = i != closed;
                choices.append(choice);
            }
            chooser.offer(u"Build what?"_s, choices, at, window.rect().adjusted(8, 8, -8, -80), clear);
        }
    };

private Q_SLOTS:
    void everyOfferIsWholeAtOnce()
    {
        Desk desk;
        desk.offer({u"army"_s, u"fleet"_s});
        const QSize first = desk.chooser.size();
        QVERIFY(desk.chooser.findChild<QPushButton *>(u"army"_s)->isVisible());
        desk.offer({u"army"_s, u"fleet"_s}, {100, 100}); // before anything was laid out in between
        QCOMPARE(desk.chooser.size(), first);
        desk.offer({u"north"_s, u"south"_s, u"east"_s});
        QVERIFY(desk.chooser.height() > first.height());
        for (const auto *button : desk.chooser.findChildren<QPushButton *>())
            QVERIFY(button->isHidden() || desk.chooser.rect().contains(button->geometry()));
    }

    void liesInItsRoom()
    {
        Desk desk;
        for (const QPoint at : {QPoint(0, 0), QPoint(599, 0), QPoint(0, 399), QPoint(599, 399), QPoint(2000, -500)}) {
            desk.offer({u"army"_s, u"fleet"_s}, at);
            QVERIFY(desk.window.rect().adjusted(8, 8, -8, -80).contains(desk.chooser.geometry()));
        }
    }

    void coversNothingThatIsClickedNext()
    {
        Desk desk;
        const QPoint at(300, 160);
        const QList<QPoint> clear{{360, 160}, {300, 230}, {240, 160}};
        desk.offer({u"army"_s, u"fleet"_s}, at, -1, clear);
        for (const QPoint point : clear)
            QVERIFY(!desk.chooser.geometry().contains(point));
        QVERIFY(!desk.chooser.geometry().contains(at));
    }

    void keysWorkWhereverTheFocusIs_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("taken");
        QTest::newRow("digit") << int(Qt::Key_2) << u"fleet"_s;
        QTest::newRow("letter") << int(Qt::Key_F) << u"fleet"_s;
        QTest::newRow("other letter") << int(Qt::Key_A) << u"army"_s;
        QTest::newRow("Enter") << int(Qt::Key_Return) << u"army"_s;
        QTest::newRow("no such choice") << int(Qt::Key_7) << QString();
    }
    void keysWorkWhereverTheFocusIs()
    {
        QFETCH(int, key);
        QFETCH(QString, taken);
        Desk desk;
        desk.offer({u"army"_s, u"fleet"_s});
        QTest::keyClick(QApplication::focusWidget(), static_cast<Qt::Key>(key));
        QCOMPARE(desk.taken, taken);
        QVERIFY(desk.elsewhere.hasFocus());
    }

    void arrowsPassOverWhatCannotBeTaken()
    {
        Desk desk;
        desk.offer({u"army"_s, u"fleet"_s, u"tank"_s}, {300, 200}, 1);
        QTest::keyClick(&desk.elsewhere, Qt::Key_Down);
        QTest::keyClick(&desk.elsewhere, Qt::Key_Return);
        QCOMPARE(desk.taken, u"tank"_s);
        desk.taken.clear();
        QTest::keyClick(&desk.elsewhere, Qt::Key_2);
        QVERIFY(desk.taken.isEmpty());
        QTest::keyClick(&desk.elsewhere, Qt::Key_Up);
        QTest::keyClick(&desk.elsewhere, Qt::Key_Return);
        QCOMPARE(desk.taken, u"army"_s);
    }

    void leavesByEscapeBackspaceAndTyping()
    {
        Desk desk;
        QSignalSpy left(&desk.chooser, &Chooser::dismissed);
        QSignalSpy back(&desk.chooser, &Chooser::steppedBack);
        desk.offer({u"army"_s, u"fleet"_s});
        QTest::keyClick(&desk.elsewhere, Qt::Key_Backspace);
        QCOMPARE(back.count(), 1);
        QTest::keyClick(&desk.elsewhere, Qt::Key_Escape);
        QCOMPARE(left.count(), 1);
        desk.line.setFocus();
        QCOMPARE(left.count(), 2);
        QTest::keyClicks(&desk.line, u"a2"_s);
        QCOMPARE(desk.line.text(), u"a2"_s);
        QVERIFY(desk.taken.isEmpty());
    }

    void saysNothingWhenNothingIsAsked()
    {
        Desk desk;
        desk.offer({u"army"_s, u"fleet"_s});
        desk.chooser.withdraw();
        QVERIFY(!desk.chooser.isVisible());
        QTest::keyClick(&desk.elsewhere, Qt::Key_1);
        QVERIFY(desk.taken.isEmpty());
    }
};

QTEST_MAIN(TestChooser)
#include "tst_chooser.moc"
