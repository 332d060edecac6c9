#include "effort.h"
#include "evening.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// Whole evenings, held against each other: a season of seven with retreats and builds, with PINs and without; games
/// saved, opened and reopened; boards with strange orders. What one player ordered or only thought of changes nothing
/// for the others before the reveal, and what was only thought of nothing for good.
class TestSeasons : public QObject {
    Q_OBJECT

private:
    /// A season of seven, up to the next spring: with moves, retreats and builds.
    struct Sitting {
        const char *power;
        const char *orders;
    };
    static const QList<QList<Sitting>> &evening()
    {
        static const QList<QList<Sitting>> phases = {{{"Austria", "vie h, bud h, tri - alb"},
                                                      {"England", "lon - nth, edi - nwg, lvp - yor"},
                                                      {"France", "par h, mar - gas, bre - mid"},
                                                      {"Germany", "mun - bur, kie - den, ber - kie"},
                                                      {"Italy", "nap - ion, rom - nap, ven h"},
                                                      {"Russia", "war - gal, mos - ukr, sev - bla, stp - gob"},
                                                      {"Turkey", "con - bul, ank - con, smy h"}},
                                                     {{"Austria", "bud - gal, vie s bud - gal, alb h"},
                                                      {"England", "nwg - nwy, nth s nwg - nwy, yor h"},
                                                      {"France", "par - bur, gas s par - bur, mid - por"},
                                                      {"Germany", "bur h, den h, kie h"},
                                                      {"Italy", "ion - tun, nap h, ven h"},
                                                      {"Russia", "gal h, ukr - rum, bla s ukr - rum, gob - swe"},
                                                      {"Turkey", "bul h, con h, smy h"}},
                                                     {{"Germany", "bur - mun"}, {"Russia", "gal - war"}},
                                                     {{"England", "build f lon"},
                                                      {"France", "build a par"},
                                                      {"Germany", "build a ber"},
                                                      {"Italy", "build f rom"},
                                                      {"Russia", "build a mos, build f sev"},
                                                      {"Turkey", "build f ank"}}};
        return phases;
    }

    /// What somebody does who can't make up his mind, and looks round.
    static QStringList dithering()
    {
        return {u"press \"Type an order\""_s,
                u"type xx"_s,
                u"key Return"_s,
                u"wheel Mun 3"_s,
                u"press History"_s,
                u"press Results"_s,
                u"press Orders"_s,
                u"key Ctrl+Shift+C"_s,
                u"press mapLegend"_s,
                u"hover Gal"_s,
                u"key Home"_s,
                u"key End"_s,
                u"press Notes…"_s,
                u"press noteText"_s,
                u"type what now"_s,
                u"press Add"_s,
                u"key Escape"_s};
    }

    /// The lines of some phases. `who` sits down first in phase `at` and does `other` before the usual orders, or in
    /// their place.
    static QStringList lines(int phases, int at = -1, const QStringList &other = {}, bool instead = false)
    {
        QStringList lines;
        for (int phase = 0; phase < phases; ++phase) {
            bool first = true;
            for (const Sitting &sitting : evening()[phase]) {
                const QString power = QString::fromLatin1(sitting.power);
                const QString when = u"phase %1, %2"_s.arg(phase + 1).arg(power);
                const bool here = phase == at && first;
                lines += u"sit "_s + power;
                lines += u"look files "_s + when;
                if (here || at == everywhere)
                    lines += other;
                if (!here || !instead)
                    lines += u"orders "_s + QString::fromLatin1(sitting.orders);
                lines += {u"seal"_s, u"look files curtain after "_s + when};
                first = false;
            }
            if (phase != at)
                lines += {u"reveal"_s, u"look files revealed %1"_s.arg(phase + 1), u"next"_s,
                          u"look files next %1"_s.arg(phase + 1)};
        }
        return lines;
    }
    static constexpr int everywhere = -2;

    static Evening::Setting seven(bool pins)
    {
        Evening::Setting setting;
        if (pins)
            setting.pins = {{u"Austria"_s, u"1234"_s}, {u"Germany"_s, u"abcd"_s}};
        return setting;
    }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(!played(seven(false), {u"look warm"_s}).isEmpty()); // sets type and colours up
    }

    void season_data()
    {
        QTest::addColumn<bool>("pins");
        QTest::addColumn<int>("phase");
        QTest::addColumn<QStringList>("other");
        static const QStringList others[] = {
            {u"orders vie - gal, bud - rum, tri - ven"_s}, {}, {u"orders bur d"_s}, {u"orders waive"_s}};
        static const char *const names[] = {"spring", "autumn", "retreats", "winter"};
        for (const bool pins : {false, true}) {
            for (int phase = 0; phase < 4; ++phase) {
                if (test::isItsTurn(phase + (pins ? 1 : 0), 2))
                    QTest::addRow("%s, %s", names[phase], pins ? "with PINs" : "without PINs")
                        << pins << phase << others[phase];
            }
        }
    }

    void season()
    {
        QFETCH(bool, pins);
        QFETCH(int, phase);
        QFETCH(QStringList, other);
        const Album one = played(seven(pins), lines(phase + 1, phase));
        const Album two = played(seven(pins), lines(phase + 1, phase, other, true));
        QVERIFY(areAlike(one, two));
    }

    /// Whoever ended with the same orders has left the same behind: before the reveal and for good.
    void drafts_data()
    {
        QTest::addColumn<bool>("pins");
        if (test::isThorough())
            QTest::newRow("without PINs") << false;
        QTest::newRow("with PINs") << true;
    }

    void drafts()
    {
        QFETCH(bool, pins);
        const int phases = static_cast<int>(evening().size());
        const Album one = played(seven(pins), lines(phases));
        const Album two = played(seven(pins), lines(phases, everywhere, dithering()));
        QVERIFY(areAlike(one, two));
    }

    /// Saved, opened, reopened and sealed again.
    void files_data()
    {
        QTest::addColumn<bool>("pins");
        if (test::isThorough())
            QTest::newRow("without PINs") << false;
        QTest::newRow("with PINs") << true;
    }

    void files()
    {
        QFETCH(bool, pins);
        const auto saved = [&](const QString &orders) {
            return played(seven(pins),
                          {u"sit Austria"_s, orders, u"seal"_s, u"save one"_s, u"look files saved"_s, u"sit England"_s,
                           u"orders lon - nth"_s, u"save two"_s, u"look files saved in a seat"_s, u"open one"_s,
                           u"look files opened"_s, u"open two"_s, u"look files opened again"_s, u"sit England"_s,
                           u"look files England"_s, u"seal"_s, u"look files France"_s, u"press seat-austria"_s,
                           u"look asked to reopen"_s});
        };
        const Album one = saved(u"orders vie - tyr, bud - ser, tri - alb"_s);
        const Album two = saved(u"orders vie - gal"_s);
        QVERIFY(areAlike(one, two));
    }

    void strangeBoards_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::newRow("1939") << u"1939-iii"_s << u"britain"_s << u"france"_s;
        QTest::newRow("one after another") << u"sequential"_s << u"austria"_s << u"england"_s;
        QTest::newRow("cities") << u"city-state"_s << QString() << QString();
    }

    void strangeBoards()
    {
        QFETCH(QString, variant);
        QFETCH(QString, first);
        QFETCH(QString, second);
        Evening::Setting setting;
        setting.variant = variant;
        if (variant == "sequential"_L1)
            setting.settings.emplace("scheduleSeed", "7");
        if (first.isEmpty()) {
            Evening evening(setting);
            const GameDocument &document = evening.window().document();
            first = QString::fromStdString(document.board().power(document.table().seats.at(0)).id);
            second = QString::fromStdString(document.board().power(document.table().seats.at(1)).id);
        }
        const auto evening = [&](const QStringList &orders) {
            return played(setting,
                          QStringList{u"sit "_s + first} + orders
                              + QStringList{u"seal"_s, u"look files curtain"_s, u"sit "_s + second,
                                            u"look files second"_s, u"legal 2"_s, u"seal"_s, u"look files third"_s});
        };
        const Album one = evening({u"legal 1"_s});
        const Album two = evening({});
        QVERIFY(areAlike(one, two));
    }
};

QTEST_MAIN(TestSeasons)
#include "tst_seasons.moc"
