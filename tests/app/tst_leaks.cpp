#include "effort.h"
#include "evening.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPointer>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What one player did before the curtain fell, the next one learns nothing of: two evenings are held against each
/// other in which that player did different things, and at the next seat, at the curtain, after opening and saving
/// nothing differs, in no widget, list, action, file, and in nothing that undo would bring.
class TestLeaks : public QObject {
    Q_OBJECT

private:
    static Evening::Setting two()
    {
        Evening::Setting setting;
        setting.seats = QStringList{u"Austria"_s, u"England"_s};
        return setting;
    }

private Q_SLOTS:
    void initTestCase()
    {
        // The first game of a program sets type and colours up; all that are compared come after it.
        QVERIFY(!played(two(), {u"look warm"_s}).isEmpty());
    }

    /// Two evenings on which the same is done are the same; else nothing below would mean anything.
    void sameIsSame()
    {
        const QStringList lines = {u"look begin"_s,
                                   u"sit Austria"_s,
                                   u"orders vie - tyr, bud - ser, tri - alb"_s,
                                   u"look files written"_s,
                                   u"seal"_s,
                                   u"look files curtain"_s,
                                   u"sit England"_s,
                                   u"look files seat"_s,
                                   u"orders lon - nth"_s,
                                   u"seal"_s,
                                   u"look all"_s,
                                   u"reveal"_s,
                                   u"look files revealed"_s,
                                   u"next"_s,
                                   u"key b"_s,
                                   u"look the board of all"_s,
                                   u"key Right"_s,
                                   u"look news"_s};
        const Album one = played(two(), lines);
        const Album other = played(two(), lines);
        QVERIFY(areAlike(one, other));
    }

    /// And what is written is seen by who writes it: the order that was given, and what the line could still take back.
    void ordersAreSeenByWhoWritesThem()
    {
        const auto evening = [](const QString &order, const QString &begun) {
            return QStringList{
                u"sit Austria"_s,   u"orders "_s + order,   u"press \"Type an order\""_s, u"type \""_s + begun + u'"',
                u"key BackSpace"_s, u"look files written"_s};
        };
        const Album one = played(two(), evening(u"vie - tyr"_s, u"bud h"_s));
        const Album other = played(two(), evening(u"vie - boh"_s, u"bud s"_s));
        const QStringList leaks = differences(one, other);
        QVERIFY(leaks.join(u'\n').contains(u"orderLine.undo brings"_s));
        QVERIFY(leaks.join(u'\n').contains(u"map.state"_s));
        QVERIFY(leaks.size() > 10);
    }

    /// What has been revealed stands on the board of all, and only then.
    void theBoardOfAllTellsWhatWasRevealed()
    {
        const auto evening = [](const QString &orders) {
            return played(two(), {u"sit Austria"_s, orders, u"seal"_s, u"key b"_s, u"look sealed"_s, u"key Escape"_s,
                                  u"sit England"_s, u"seal"_s, u"key b"_s, u"look all sealed"_s, u"key Escape"_s,
                                  u"reveal"_s, u"next"_s, u"key b"_s, u"look revealed"_s});
        };
        const Album one = evening(u"orders vie - tyr"_s);
        const Album other = evening(u"orders vie - boh"_s);
        QCOMPARE(one.size(), 3);
        QCOMPARE(other.size(), 3);
        QVERIFY(areAlike(one.first(2), other.first(2)));
        QVERIFY(differences(one, other).join(u'\n').contains(u"publicNews"_s));
    }

    void otherOrders_data()
    {
        QTest::addColumn<QStringList>("austria");
        const QStringList done = {u"orders vie - tyr, bud - ser, tri - alb"_s};
        const std::pair<const char *, QStringList> rows[] = {
            {"others", QStringList{u"orders vie - gal, bud - rum, tri - ven"_s}},
            {"longer ones", QStringList{u"orders vie s bud, bud s vie, tri h"_s}},
            {"one", QStringList{u"orders vie - gal"_s}},
            {"none", QStringList{}},
            {"a refused text",
             QStringList{u"press \"Type an order\""_s, u"type tri s tyr - vie"_s, u"key Return"_s} + done},
            {"typed, undone, redone", QStringList{u"orders vie - gal, vie - boh, vie h"_s, u"key F6"_s, u"key Ctrl+Z"_s,
                                                  u"key Ctrl+Z"_s, u"key Ctrl+Z"_s, u"key Ctrl+Shift+Z"_s}
                                          + done + QStringList{u"orders bud - rum"_s, u"key F6"_s, u"key Ctrl+Z"_s}},
            {"a copy", done + QStringList{u"key Ctrl+Shift+C"_s}},
            {"zoom and place", QStringList{u"wheel Mun 4"_s, u"drag Mun Vie"_s} + done},
            {"a tab", done + QStringList{u"press History"_s}},
            {"the legend", done + QStringList{u"press mapLegend"_s}},
            {"half an order", done + QStringList{u"click Vie"_s, u"key s"_s}},
            {"half a text", done + QStringList{u"press \"Type an order\""_s, u"type mun"_s}},
            {"assumed orders", done + QStringList{u"key Ctrl+T"_s, u"click Lon"_s, u"click NTH"_s}},
            {"what if", done + QStringList{u"key F6"_s, u"key t"_s}},
            {"hovering", done + QStringList{u"hover Mun"_s}},
            {"a note",
             done
                 + QStringList{u"press Notes…"_s, u"press noteText"_s,
                               u"type never trust the tsar of all the russias"_s, u"press Add"_s, u"key Escape"_s}},
            {"half a note",
             done + QStringList{u"press Notes…"_s, u"press noteText"_s, u"type never"_s, u"key Escape"_s}},
            {"searched commands", done + QStringList{u"key Ctrl+Shift+P"_s, u"type rep"_s, u"key Escape"_s}},
            {"a rule looked at", done + QStringList{u"key F1"_s}},
            {"standings", done + QStringList{u"key Ctrl+G"_s}},
            {"orders hidden", done + QStringList{u"key F6"_s, u"key o"_s, u"key o"_s}},
            {"names of places", done + QStringList{u"key F6"_s, u"key l"_s}},
            {"folded panels", done + QStringList{u"key F9"_s}},
            {"another power looked at", QStringList{u"press \"Go to the map\""_s} + done + QStringList{u"click Mun"_s}},
            {"a mail", // it asks once
             QStringList{u"key Ctrl+M"_s, u"type a vie-boh"_s, u"key Escape"_s, u"key Escape"_s} + done},
            {"taken all back", done + QStringList{u"key Ctrl+Delete"_s} + done},
            {"a vote", done + QStringList{u"press \"Draw or concession…\""_s, u"key Escape"_s}},
        };
        int row = 0;
        for (const auto &[name, orders] : rows)
            if (test::isItsTurn(row++, 3))
                QTest::newRow(name) << orders;
    }

    void otherOrders()
    {
        QFETCH(QStringList, austria);
        static const QStringList usual = {u"orders vie - tyr, bud - ser, tri - alb"_s};
        const QStringList before = {u"sit Austria"_s};
        const QStringList after = {u"seal"_s,
                                   u"look files curtain"_s,
                                   u"key b"_s,
                                   u"look the board of all"_s,
                                   u"key o"_s,
                                   u"key Right"_s,
                                   u"look nearer"_s,
                                   u"key Escape"_s,
                                   u"look curtain again"_s,
                                   u"sit England"_s,
                                   u"look files England"_s,
                                   u"key Ctrl+Z"_s,
                                   u"look England undoes"_s,
                                   u"key Ctrl+T"_s,
                                   u"click Tri"_s,
                                   u"look guessing"_s,
                                   u"hover Vie"_s,
                                   u"look guessing at Vie"_s,
                                   u"key Tab"_s,
                                   u"look guessing on"_s,
                                   u"key Escape"_s,
                                   u"hover Tri"_s,
                                   u"key Delete"_s,
                                   u"look files nothing taken away"_s};
        static Album plain = played(two(), before + usual + after);
        QVERIFY(!plain.isEmpty());
        QStringList other = before + austria;
        const Album album = played(two(), other + after);
        QVERIFY(areAlike(plain, album));
    }

    /// Whoever gets up without sealing leaves as little behind, and nobody takes their orders back for them.
    void gotUpWithoutSealing_data()
    {
        QTest::addColumn<QStringList>("austria");
        QTest::newRow("others") << QStringList{u"orders vie - gal, bud - rum, tri - ven"_s};
        QTest::newRow("one") << QStringList{u"orders vie - gal"_s};
        QTest::newRow("none") << QStringList{};
        QTest::newRow("one taken back") << QStringList{u"orders vie - gal, bud - rum"_s, u"key F6"_s, u"key Ctrl+Z"_s};
    }

    void gotUpWithoutSealing()
    {
        QFETCH(QStringList, austria);
        const auto evening = [](const QStringList &orders) {
            return played(two(), QStringList{u"sit Austria"_s} + orders
                                     + QStringList{u"key Ctrl+H"_s, u"look files curtain"_s, u"key Ctrl+Z"_s,
                                                   u"key Ctrl+Shift+Z"_s, u"look curtain undoes"_s, u"sit England"_s,
                                                   u"look files England"_s, u"key Ctrl+Shift+Z"_s, u"key Ctrl+Z"_s,
                                                   u"look England undoes"_s});
        };
        static const Album plain = evening({u"orders vie - tyr, bud - ser, tri - alb"_s});
        QVERIFY(!plain.isEmpty());
        const Album other = evening(austria);
        QVERIFY(areAlike(plain, other));
    }

    /// No key and no command, in the next seat or at its curtain, undoes what was sealed, opens it, or reveals it.
    void nothingReachesOverAHandover()
    {
        Evening evening({});
        const Complaint sealed =
            evening.play({u"sit Austria"_s, u"orders vie - tyr, bud - ser, tri - alb"_s, u"seal"_s});
        QVERIFY2(sealed.isEmpty(), qPrintable(sealed));
        GameDocument &document = evening.window().document();
        const PowerId austria = document.board().findPower("Austria");
        const auto stands = [&] {
            return document.hasGame() && document.game().turnCount() == 0 && document.table().isSealed(austria)
                   && document.ordersGiven(austria) == 3;
        };
        static const QStringList keys = {
            u"Ctrl+Shift+Return"_s, u"Ctrl+Return"_s, u"Ctrl+Z"_s,      u"Ctrl+Z"_s, u"Ctrl+Z"_s,
            u"Ctrl+Shift+Z"_s,      u"Ctrl+Y"_s,      u"Ctrl+Delete"_s, u"n"_s,      u"Home"_s,
            u"Alt+Left"_s,          u"Delete"_s,      u"Escape"_s,      u"F5"_s};
        for (const bool seated : {false, true}) {
            if (seated)
                QVERIFY(evening.play({u"sit England"_s, u"orders lon - nth"_s}).isEmpty());
            for (const QString &key : keys) {
                evening.user().key(key);
                evening.rest();
                QVERIFY2(stands(), qPrintable(key));
            }
            // What one of them opens may go, and take entries of its own with it.
            const auto all = evening.window().findChildren<QAction *>();
            for (const QPointer<QAction> &action : QList<QPointer<QAction>>(all.begin(), all.end())) {
                if (!action)
                    continue;
                const QString name = action->objectName();
                if (!action->isEnabled() || action->menu() || name == "quit"_L1 || name == "home"_L1
                    || name == "againstComputer"_L1 || name == "puzzles"_L1 || // another game begins
                    name == "cases"_L1 || name == "labels"_L1 || name.startsWith("language-"_L1)
                    || name.startsWith("map"_L1) || name.startsWith("theme"_L1)
                    || name.startsWith("units"_L1)) // only looks
                    continue;
                action->trigger();
                evening.rest();
                if (QWidget *sheet = QApplication::activeModalWidget())
                    sheet->close();
                evening.rest();
                QVERIFY2(stands(), qPrintable(name));
            }
        }
    }

    /// What is allowed is the table's: nobody changes it from a seat, for the next or to see what they do.
    void theTablesRulesAreNoSeats()
    {
        Evening evening(two());
        const QAction *lenient = evening.window().findChild<QAction *>(u"lenient"_s);
        QVERIFY(lenient);
        QVERIFY(evening.play({u"sit Austria"_s, u"orders vie - tyr"_s}).isEmpty());
        QVERIFY(!lenient->isEnabled());
        QVERIFY(evening.play({u"seal"_s}).isEmpty());
        QVERIFY(!lenient->isEnabled());
        QVERIFY(evening.play({u"sit England"_s, u"orders lon - nth"_s, u"seal"_s, u"reveal"_s}).isEmpty());
        QVERIFY(lenient->isEnabled());
        QVERIFY(evening.play({u"press lenient"_s, u"next"_s, u"sit Austria"_s}).isEmpty());
        QVERIFY(evening.window().document().table().lenient);
        QVERIFY(lenient->isChecked() && !lenient->isEnabled());
    }

    /// What all have seen can't be unseen: nothing leads back before a reveal, neither at once nor in the next phase.
    void theRevealIsFinal()
    {
        Evening evening(two());
        const Complaint revealed = evening.play({u"sit Austria"_s, u"orders vie - tyr"_s, u"seal"_s, u"sit England"_s,
                                                 u"orders lon - nth"_s, u"seal"_s, u"reveal"_s});
        QVERIFY2(revealed.isEmpty(), qPrintable(revealed));
        GameDocument &document = evening.window().document();
        const auto turnBack = [&] {
            for (const char *key : {"Ctrl+Z", "Ctrl+Z", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+Y"}) {
                evening.user().key(QString::fromLatin1(key));
                evening.rest();
            }
            for (const char *name : {"undo", "undo", "redo"}) {
                evening.window().findChild<QAction *>(QString::fromLatin1(name))->trigger();
                evening.rest();
            }
            document.undo();
            document.goToStep(0);
            evening.rest();
        };
        turnBack();
        QCOMPARE(document.game().turnCount(), 1);
        QVERIFY(!document.canUndo() && !document.canRedo());
        QVERIFY(evening.play({u"next"_s, u"sit Austria"_s, u"orders bud - ser"_s}).isEmpty());
        turnBack();
        QCOMPARE(document.game().turnCount(), 1);
        QCOMPARE(evening.window().flow().seat(), document.board().findPower("Austria"));
        QCOMPARE(document.ordersGiven(evening.window().flow().seat()), 0);
    }

    /// The key that seals, pressed twice or held, stops at the curtain.
    void theCurtainCantBeRunThrough()
    {
        Evening evening({});
        QVERIFY(evening.play({u"sit Austria"_s, u"orders vie - tyr, bud - ser, tri - alb"_s}).isEmpty());
        for (int i = 0; i < 3; ++i) {
            evening.user().key(u"Ctrl+Return"_s);
            UserSimulation::settle(); // no time goes by
        }
        const MainWindow &window = evening.window();
        QCOMPARE(evening.window().document().table().sealed.size(), std::size_t(1));
        QVERIFY(evening.window().flow().isCovered());
        for (int i = 0; i < 40; ++i) {
            evening.user().key(u"Ctrl+Return"_s);
            evening.rest();
        }
        QCOMPARE(evening.window().document().table().sealed.size(), std::size_t(1));
        QVERIFY(evening.window().flow().isCovered());
        for (const int key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) { // held down
            QWidget *focus = QApplication::focusWidget() ? QApplication::focusWidget() : &evening.window();
            QKeyEvent held(QEvent::KeyPress, key, Qt::NoModifier, QString(), true);
            QApplication::sendEvent(focus, &held);
            QKeyEvent let(QEvent::KeyRelease, key, Qt::NoModifier);
            QApplication::sendEvent(focus, &let);
            evening.rest();
            QVERIFY2(evening.window().flow().isCovered(), qPrintable(QString::number(key)));
        }
        for (const QAction *action : window.findChildren<QAction *>()) {
            if (const QString name = action->objectName();
                name == "seal"_L1 || name == "adjudicate"_L1 || name == "next"_L1)
                QVERIFY2(!action->autoRepeat(), qPrintable(name));
        }
    }
};

QTEST_MAIN(TestLeaks)
#include "tst_leaks.moc"
