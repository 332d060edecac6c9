#include "effort.h"
#include "evening.h"
#include "walker.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <limits>
#include <set>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Seven players, and whoever comes after the first ones presses whatever there is to press. What the first ones have
/// sealed must make no difference to anything that is seen on the way, until the reveal.
class TestWalk : public QObject {
    Q_OBJECT

private:
    static constexpr int stepsOfSeason = 250;
    static constexpr int usualSteps = 2000; ///< in all, of a thorough check; ENTENTE_WALK_STEPS asks for another number
    static constexpr int rows = 4;
    static constexpr int closely = 8; ///< every so many steps everything is looked at, else what is shown

    struct Kept {
        QStringList did;
        QList<Seen> seen;
        QString ended;
    };

    /// Is there anything left to keep secret from whoever sits there now?
    static QString ended(MainWindow &window, const std::set<PowerId> &sealed)
    {
        TableFlow &flow = window.flow();
        if (!window.isVisible() || !window.document().hasGame())
            return u"the table was left"_s;
        if (window.document().game().turnCount() > 0)
            return u"it was revealed"_s;
        if (flow.step() == Step::Writing && sealed.count(flow.seat()) > 0)
            return u"somebody sat down in a seat without a PIN"_s;
        return {};
    }

    static Kept walked(unsigned seed, bool otherOrders)
    {
        static const QStringList powers = {u"Austria"_s, u"England"_s, u"France"_s};
        static const QStringList orders[] = {
            {u"orders vie - tyr, bud - ser, tri - alb"_s, u"orders lon - nth, edi - nwg"_s, u"orders par - bur"_s},
            {u"orders vie h, bud - rum"_s, u"key F6"_s, u"orders mar s par - bur, par h, bre - mid"_s}};
        Evening::Setting setting;
        if (seed % 4 == 0)
            setting.pins = {{u"Austria"_s, u"abcd"_s}};
        Evening evening(setting);
        Kept kept;
        std::set<PowerId> sealed;
        const int first = 1 + static_cast<int>(seed % powers.size());
        for (int i = 0; i < first; ++i) {
            const Complaint complaint = evening.play({u"sit "_s + powers[i], orders[otherOrders][i], u"seal"_s});
            if (!complaint.isEmpty())
                qFatal("%s", qPrintable(complaint));
            sealed.insert(evening.window().document().board().findPower(powers[i].toStdString()));
        }
        Walker walker(evening, seed);
        for (int i = 0; i < stepsOfSeason; ++i) {
            kept.seen += i % closely == 0 ? everythingSeen(evening.window()) : glance(evening.window());
            evening.endWhatTakesTime(); // reading the undo of a field has set its button fading
            kept.did += walker.step();
            evening.rest();
            kept.ended = ended(evening.window(), sealed);
            if (!kept.ended.isEmpty())
                break;
        }
        return kept;
    }

private Q_SLOTS:
    void initTestCase()
    {
        // How fast the machine is must not matter: letters typed in a list never begin a new word, and a list that
        // has just dropped down takes the next click.
        QApplication::setKeyboardInputInterval(std::numeric_limits<int>::max());
        QApplication::setDoubleClickInterval(0);
        Evening warm({});
    }

    void nothingIsLearnt_data()
    {
        QTest::addColumn<unsigned>("seed");
        if (qEnvironmentVariableIsSet("ENTENTE_WALK_SEASON")) { // one season again, as a failure names it
            QTest::newRow("named") << qEnvironmentVariable("ENTENTE_WALK_SEASON").toUInt();
            return;
        }
        for (unsigned row = 1; row <= rows; ++row)
            QTest::addRow("walk %u", row) << row * 1000;
    }

    void nothingIsLearnt()
    {
        QFETCH(unsigned, seed);
        bool asked = false;
        const int wanted = qEnvironmentVariableIntValue("ENTENTE_WALK_STEPS", &asked);
        const int stepsOfRow = (asked ? wanted : test::trials(usualSteps)) / rows;
        int steps = 0;
        for (; steps < stepsOfRow; ++seed) {
            const Kept one = walked(seed, false);
            const Kept other = walked(seed, true);
            steps += static_cast<int>(one.did.size());
            for (qsizetype i = 0; i < std::min(one.seen.size(), other.seen.size()); ++i) {
                const QStringList leaks = differences(one.seen[i], other.seen[i]);
                for (const QString &leak : leaks.mid(0, 20))
                    qWarning("%s", qPrintable(leak));
                const QString after =
                    one.did.mid(std::max<qsizetype>(0, i - 8), std::min<qsizetype>(i, 8)).join(u", "_s);
                QVERIFY2(leaks.isEmpty(), qPrintable(u"Season %1, step %2, after %3"_s.arg(seed).arg(i).arg(after)));
            }
            QCOMPARE(other.did, one.did);
            QCOMPARE(other.ended, one.ended);
        }
        qInfo("%d steps", steps);
    }
};

QTEST_MAIN(TestWalk)
#include "tst_walk.moc"
