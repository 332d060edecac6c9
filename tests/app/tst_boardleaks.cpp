#include "effort.h"
#include "evening.h"

#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What one player did before the curtain fell, the next one learns nothing of, on boards with units and orders that
/// the standard game does not have. Two evenings are held against each other, as in the test of leaks.
class TestBoardLeaks : public QObject {
    Q_OBJECT

private:
    /// Boards with units that others don't have: tanks of two steps, wings over the sea, men behind walls.
    struct Row {
        const char *name;
        QString variant;
        QStringList seats;
        QStringList written;
        QString place;
    };
    static void addRows(const QList<Row> &rows)
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QStringList>("seats");
        QTest::addColumn<QStringList>("written");
        QTest::addColumn<QString>("place");
        for (qsizetype i = 0; i < rows.size(); ++i)
            if (test::isItsTurn(static_cast<int>(i), 3))
                QTest::newRow(rows[i].name) << rows[i].variant << rows[i].seats << rows[i].written << rows[i].place;
    }
    static QList<Row> boards()
    {
        return {
            {"tanks", u"western-front"_s, QStringList{u"France"_s, u"Germany"_s},
             QStringList{u"orders par - bur - lor, lyo - tou, bor - bis"_s,
                         u"orders par - bur, lyo s par - bur, bor h"_s},
             u"Par"_s},
            {"wings", u"pacific"_s, QStringList{u"Japan"_s, u"United States"_s},
             QStringList{u"orders tok - phs, kyu s tok - phs, for - scs"_s,
                         u"orders tok - soj, kyu - ecs, man - pek"_s},
             u"Tok"_s},
            {"walls", u"peloponnese"_s, QStringList{u"Corinth"_s, u"Athens"_s},
             QStringList{u"orders ((pot)) - pot, cth - sag, amb - epi"_s, u"orders ((pot)) h, cth - cri, leu - amb"_s},
             u"Cth"_s},
            {"squadrons", u"lima"_s, QStringList{u"Austria"_s, u"Germany"_s},
             QStringList{u"orders bud - ser, s vie s bud - ser via tri, tri - alb"_s,
                         u"orders s vie b mun via tyr, bud - gal, clu - rum"_s},
             u"Vie"_s},
            {"passes", u"city-state"_s, QStringList{u"Emperor"_s, u"Milan"_s},
             QStringList{u"orders ger - stg, ger - brn, ger - tar"_s, u"orders ger - gsb"_s}, u"Ger"_s},
            {"points", u"1939-iii"_s, QStringList{u"Germany"_s, u"France"_s},
             QStringList{u"orders build a mun, build a ber, build t ruh, transfer 2 to france;"
                         "choose transferReceiver Italy"_s,
                         u"orders build b ber, transfer 1 to russia"_s},
             u"Mun"_s},
            {"contracts", u"sequential"_s, QStringList{u"Austria"_s, u"Russia"_s},
             QStringList{u"orders vie - gal, bud s sev - rum;press \"Type an order\";"
                         "type Contract with Russia: A Bud, F Sev;key Return"_s,
                         u"orders vie - tyr, bud - ser"_s},
             u"Sev"_s},
            {"aboard", u"davis"_s, QStringList{u"England"_s, u"France"_s},
             QStringList{u"orders lon - eng, a lvp - wal, edi - nwg"_s, u"orders lon - nth"_s}, u"ENG"_s},
        };
    }

private Q_SLOTS:
    void initTestCase()
    {
        // The first game of a program sets type and colours up; all that are compared come after it.
        QVERIFY(!played({}, {u"look warm"_s}).isEmpty());
    }

    /// What was written before the curtain fell.
    void otherBoards_data() { addRows(boards()); }

    void otherBoards()
    {
        QFETCH(QString, variant);
        QFETCH(QStringList, seats);
        QFETCH(QStringList, written);
        QFETCH(QString, place);
        Evening::Setting setting;
        setting.variant = variant;
        setting.seats = seats;
        if (variant == u"davis"_s)
            setting.settings = {{"armyFleet", "true"}};
        const auto evening = [&](const QString &orders) {
            return played(setting, QStringList{u"sit "_s + seats[0]} + orders.split(u';')
                                       + QStringList{u"seal"_s,
                                                     u"look files curtain"_s,
                                                     u"key F1"_s,
                                                     u"look the rules"_s,
                                                     u"press closeRules"_s,
                                                     u"key b"_s,
                                                     u"look the board of all"_s,
                                                     u"key Escape"_s,
                                                     u"sit "_s + seats[1],
                                                     u"look files seat"_s,
                                                     u"hover "_s + place,
                                                     u"look at the place"_s,
                                                     u"click "_s + place,
                                                     u"look clicked"_s,
                                                     u"key Escape"_s,
                                                     u"key Ctrl+Z"_s,
                                                     u"key Ctrl+Y"_s,
                                                     u"look undone"_s,
                                                     u"press mapLegend"_s,
                                                     u"look legend"_s,
                                                     u"press mapLegend"_s,
                                                     u"key Ctrl+Shift+P"_s,
                                                     u"type tak"_s,
                                                     u"look commands"_s,
                                                     u"key Escape"_s,
                                                     u"press History"_s,
                                                     u"look history"_s,
                                                     u"key Ctrl+Shift+C"_s,
                                                     u"look copied"_s});
        };
        const Album one = evening(written[0]);
        QVERIFY(!one.isEmpty());
        QVERIFY(areAlike(one, evening(written[1])));
        // and the orders are some: their writer sees them
        const auto writing = [&](const QString &orders) {
            return played(setting,
                          QStringList{u"sit "_s + seats[0]} + orders.split(u';') + QStringList{u"look written"_s});
        };
        QVERIFY(!differences(writing(written[0]), writing(written[1])).isEmpty());
    }

    /// While one sits at the window another writes elsewhere: nothing at the window hangs on what, nor on whether.
    void writtenElsewhere_data()
    {
        addRows(boards()
                + QList<Row>{{"standard", u"standard"_s, {u"Austria"_s, u"England"_s}, {}, u"Vie"_s},
                             {"gates", u"nikjon"_s, {u"Dioria"_s, u"Styre"_s}, {}, u"Dir"_s},
                             {"fleet in Rome", u"fleet-rome"_s, {u"Italy"_s, u"France"_s}, {}, u"Rom"_s}});
    }

    void writtenElsewhere()
    {
        QFETCH(QString, variant);
        QFETCH(QStringList, seats);
        QFETCH(QString, place);
        Evening::Setting setting;
        setting.variant = variant;
        setting.seats = seats;
        if (variant == u"davis"_s)
            setting.settings = {{"armyFleet", "true"}};
        const QString own = u"away "_s + seats[0] + u' ';
        const QString theirs = u"away "_s + seats[1] + u' ';
        const auto evening = [&](const QString &first, const QString &second) {
            return played(setting, {theirs + first,
                                    u"look files called"_s,
                                    u"sit "_s + seats[0],
                                    u"legal 1"_s,
                                    u"press mapLegend"_s,
                                    u"press mapLegend"_s,
                                    u"hover "_s + place,
                                    u"look at the place"_s,
                                    u"click "_s + place,
                                    u"look begun"_s,
                                    theirs + second,
                                    u"look files while it is written"_s,
                                    u"key Escape"_s,
                                    u"key Ctrl+Z"_s,
                                    u"look undone"_s,
                                    theirs + u"sealed"_s,
                                    u"look files sealed"_s,
                                    u"key Ctrl+Y"_s,
                                    u"look redone"_s,
                                    own + u"1"_s,
                                    u"look files all away"_s,
                                    u"key Escape"_s,
                                    u"look who still writes"_s,
                                    own + u"sealed"_s,
                                    u"look files all sealed"_s});
        };
        const Album one = evening(u"1"_s, u"2"_s);
        QVERIFY(!one.isEmpty());
        QVERIFY(areAlike(one, evening(u"3"_s, u"1"_s)));
        QVERIFY(areAlike(one, evening(u"0"_s, u"0"_s)));
    }
};

QTEST_MAIN(TestBoardLeaks)
#include "tst_boardleaks.moc"
