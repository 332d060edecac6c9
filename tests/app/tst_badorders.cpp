#include "projectfile.h"

#include "document/variants.h"
#include "game/play.h"
#include "io/gamecase.h"
#include "orders/notation.h"
#include "words/verdicts.h"

#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What people get wrong with sieges, tanks, bombers and points: each is answered by one sentence that says what and
/// where, with the figures where there are any. A row is a case and the sentence under its first order of the power
/// named.
class TestBadOrders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sentences_data();
    void sentences();

private:
    VariantLibrary m_library{QStringList{projectFile("maps")}};
};

void TestBadOrders::sentences_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("rest"); ///< of the case
    QTest::addColumn<QString>("order");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *variant, const char *rest, const char *order,
                        const char *sentence) {
        QTest::newRow(name) << QString::fromUtf8(variant) << QString::fromUtf8(rest) << QString::fromUtf8(order)
                            << QString::fromUtf8(sentence);
    };

    // City State
    row("a third unit behind the walls", "city-state",
        R"~("phase": "S1301R", "units": {"Milan": ["A ((Lod))"], "Mantua": ["A Lod"]},
           "dislodged": {"Genoa": [{"unit": "A Lod", "from": "Pav", "retreats": ["Mil"]}]}, "orders": {"Genoa": ["A Lod R ((Lod))"]})~",
        "A Lod R ((Lod))", "Another unit is behind the walls of Lodi already.");
    row("a fleet behind the walls of no port", "city-state",
        R"~("phase": "S1301R", "units": {"Mantua": ["A Fer"]},
           "dislodged": {"Venice": [{"unit": "F Fer", "from": "Pad", "retreats": ["GOV"]}]}, "orders": {"Venice": ["F Fer R ((Fer))"]})~",
        "F Fer R ((Fer))", "A fleet goes behind the walls of a port only; Ferrara is none.");
    row("another's unit into a pass", "city-state",
        R"~("phase": "S1301M", "units": {"Milan": ["A Com"]}, "orders": {"Milan": ["A Com - STG"]})~", "A Com - STG",
        "Only units of the Emperor may enter St Gotthard Pass.");
    row("a double army that splits its actions", "city-state",
        R"~("phase": "S1301M", "units": {"Emperor": ["DA Com"]}, "orders": {"Emperor": ["DA Com - Mil", "DA Com - Ber"]})~",
        "DA Com - Mil", "A double army acts as one; it can't carry out two orders.");
    row("raising a siege where none is", "city-state",
        R"~("phase": "S1301M", "units": {"Milan": ["A Mil"], "Mantua": ["A Lod"]}, "orders": {"Milan": ["A Mil R A ((Lod))"]})~",
        "A Mil R A ((Lod))", "Nobody is besieged in Lodi.");

    // 1939 III
    row("a path too long by half a point", "1939-iii",
        R"~("phase": "S1939M", "units": {"Italy": ["B Ven"]}, "orders": {"Italy": ["B Ven - ADR - ION - AEG - Con"]})~",
        "B Ven - ADR - ION - AEG - Con", "The flight to Constantinople costs 5.5; 5 can be flown this season.");
    row("a path through Switzerland", "1939-iii",
        R"~("phase": "S1939M", "units": {"Italy": ["B Ven"]}, "orders": {"Italy": ["B Ven - Aus - Mun - Swi - Mar"]})~",
        "B Ven - Aus - Mun - Swi - Mar", "Nobody may fly over Switzerland.");
    row("a path with a gap", "1939-iii",
        R"~("phase": "S1939M", "units": {"Italy": ["B Ven"]}, "orders": {"Italy": ["B Ven - Hun - Aus"]})~",
        "B Ven - Hun - Aus", "The flight breaks at Hungary: it does not border the place before it.");
    row("a support that quotes another order", "1939-iii",
        R"~("phase": "S1939M", "units": {"Italy": ["B Ven", "A Aus"]}, "orders": {"Italy": ["B Ven - Aus - Cze [S A Aus - Cze] - Aus - Ven", "A Aus - Hun"]})~",
        "B Ven - Aus - Cze [S A Aus - Cze] - Aus - Ven",
        "Helped nobody: A Austria was not ordered to Czechoslovakia. It came home to Venice.");
    row("a support of a move that somebody else wrote", "1939-iii",
        R"~("phase": "S1939M", "units": {"Britain": ["A Alb"], "Anarchy": ["A Roa"]}, "orders": {"Britain": ["A Alb S A Roa - Ser"], "Anarchy": ["A Roa - Ser"]})~",
        "A Alb S A Roa - Ser", "A Roumania was not ordered to Serbia.");
    row("a landing on a bomber", "1939-iii",
        R"~("phase": "S1939M", "units": {"Italy": ["B Ven", "B Rom"]}, "orders": {"Italy": ["B Ven - Tus - Rom"]})~",
        "B Ven - Tus - Rom",
        "Rome was not free to land in: B Rome of Italy was bound for it too or stood there. It came down in Tuscany.");
    row("a transfer of more than a fifth", "1939-iii",
        R"~("phase": "W1939A", "units": {"Italy": ["A Ven"]}, "centres": {"Italy": ["Ven", "Rom", "Nap", "Tri"]}, "orders": {"Italy": ["Transfer 3 to France"]})~",
        "Transfer 3 to France", "You give away 3 supply points; the most is 2, a fifth of your own.");
    row("a build over the ratio", "1939-iii",
        R"~("phase": "W1939A", "units": {"Italy": ["A Ven", "T Rom"]}, "centres": {"Italy": ["Ven", "Rom", "Nap", "Tri"]}, "orders": {"Italy": ["Build T Nap"]})~",
        "Build T Nap", "Tank number 2 needs 4 armies; there were fewer.");
    row("a build over the budget", "1939-iii",
        R"~("phase": "W1939A", "units": {"Italy": ["A Ven", "A Apu"]}, "centres": {"Italy": ["Ven", "Rom"]}, "orders": {"Italy": ["Build B Rom"]})~",
        "Build B Rom", "A new bomber costs 3 supply points; 2 were left.");
    row("a raid on an occupied centre", "1939-iii",
        R"~("phase": "S1939M", "units": {"Italy": ["B Ven"], "France": ["A Mar"]}, "orders": {"Italy": ["B Ven - Pie - Mar [R] - Pie - Ven"]})~",
        "B Ven - Pie - Mar [R] - Pie - Ven", "No raid on Marseilles: A Marseilles is there. It stayed in Venice.");
    row("a raid on a centre that somebody has entered", "1939-iii",
        R"~("phase": "S1939M", "units": {"Italy": ["B Ven"], "France": ["A Gas"]}, "orders": {"Italy": ["B Ven - Pie - Mar [R] - Pie - Ven"], "France": ["A Gas - Mar"]})~",
        "B Ven - Pie - Mar [R] - Pie - Ven", "No raid on Marseilles: A Gascony has come there. It stayed in Venice.");
    row("a tank that fought its way", "1939-iii",
        R"~("phase": "S1939M", "units": {"Germany": ["T Ber", "T Cze"], "Russia": ["A Pol"]}, "orders": {"Germany": ["T Ber - Pol - Blt", "T Cze S T Ber - Pol"]})~",
        "T Ber - Pol - Blt",
        "Dislodged A Poland, 3 against 1 in Poland, then unopposed in Baltic States. "
        "T Berlin counts 1 on a double move.");
    row("a tank that was let in", "1939-iii",
        R"~("phase": "S1939M", "units": {"Germany": ["T Mun"], "France": ["A Bur"]}, "orders": {"Germany": ["T Mun - Bur - Par"], "France": ["A Bur - Par"]})~",
        "T Mun - Bur - Par", "Came in only because A Burgundy made room, so it could not go on.");
    row("a tank behind its own side", "1939-iii",
        R"~("phase": "S1939M", "units": {"Germany": ["T Mun", "A Par"]}, "orders": {"Germany": ["T Mun - Bur - Par", "A Par H"]})~",
        "T Mun - Bur - Par", "A unit of its own power was in the way: A Paris did not leave; stopped on the way.");

    // Davis
    row("a support from the box of what is not there", "davis",
        R"~("phase": "F1902M", "units": {"England": ["F HIO"], "France": ["F Por"]}, "orders": {"England": ["F HIO S F Por - MAO"]})~",
        "F HIO S F Por - MAO", "From High Ocean Box only a move out of it can be supported.");
    row("a yard without its centre", "davis",
        R"~("phase": "W1902A", "units": {"Russia": ["A Mos"]}, "centres": {"Russia": ["Mos", "War"], "Germany": ["StP"]}, "orders": {"Russia": ["Build F Arc"]})~",
        "Build F Arc", "St. Petersburg is not yours; without it nothing is built in Archangel.");
    row("a centre whose yard has built", "davis",
        R"~("phase": "W1902A", "units": {"Russia": ["A Mos"]}, "centres": {"Russia": ["Mos", "War", "StP", "Sev"]}, "settings": {"yardBuild": "instead"},
           "orders": {"Russia": ["Build F Arc", "Build A StP"]})~",
        "Build A StP", "F Archangel was built instead.");
    row("a crossing of two seas", "davis",
        R"~("phase": "F1902M", "units": {"England": ["A Lon", "F NTH", "F SKA"]}, "settings": {"armyFleet": true}, "orders": {"England": ["A Lon - Swe"]})~",
        "A Lon - Swe", "Sweden lies across more than one sea: the army must board a fleet and sail with it.");
    row("carriers in sailing order", "davis",
        R"~("phase": "F1902M", "units": {"England": ["A Lvp", "F NAO", "F HIO", "F SAO"]},
           "orders": {"England": ["A Lvp - Mor via convoy", "F NAO C A Lvp - Mor", "F HIO C A Lvp - Mor", "F SAO C A Lvp - Mor"]})~",
        "A Lvp - Mor via convoy",
        "Arrived, convoyed by F North Atlantic Ocean, F High Ocean Box and F South Atlantic.");

    // Sequential
    row("a unit that did not get there", "sequential",
        R"~("phase": "S1902M", "units": {"Austria": ["A Vie", "A Bud"], "Russia": ["A War"]}, "settings": {"schedule": ["Russia", "Austria"]},
           "orders": {"Austria": ["A Vie - Gal", "A Bud S A (Vie in Gal)"], "Russia": ["A War - Gal"]})~",
        "A Bud S A (Vie in Gal)", "A Vienna did not get to Galicia.");
    row("a season in which all act at once", "sequential",
        R"~("phase": "S1902M", "units": {"Austria": ["A Vie", "A Bud"]}, "settings": {"schedule": "simultaneous"}, "orders": {"Austria": ["A Vie - Gal", "A Bud S A (Vie in Gal)"]})~",
        "A Bud S A (Vie in Gal)",
        "All powers acted at once this season, so A Vienna could not be supported where its move brought it.");
    row("a support that came in another step", "sequential",
        R"~("phase": "S1902M", "units": {"Austria": ["A Vie", "A Bud"], "Russia": ["A Ukr"]}, "orders": {"Austria": ["A Vie - Gal", "A Bud S A Vie - Gal"]},
           "settings": {"schedule": ["Austria", "Russia"], "contracts": [{"powers": ["Austria", "Russia"], "units": ["A Bud", "A Ukr"]}]})~",
        "A Bud S A Vie - Gal", "A Vienna acted in another step of the season, so its support did not meet it.");
    row("a support that was cut later", "sequential",
        R"~("phase": "S1902M", "units": {"Austria": ["A Vie", "A Bud"], "Russia": ["A Gal"], "Turkey": ["A Rum"]}, "settings": {"schedule": ["Austria", "Russia", "Turkey"]},
           "orders": {"Austria": ["A Bud S A Vie", "A Vie H"], "Russia": ["A Gal - Vie"], "Turkey": ["A Rum - Bud"]})~",
        "A Bud S A Vie", "Supported A Vienna until A Rumania cut it.");
}

void TestBadOrders::sentences()
{
    QFETCH(QString, variant);
    QFETCH(QString, rest);
    QFETCH(QString, order);
    QFETCH(QString, sentence);
    const QByteArray text = u"{\"variant\": \"%1\", %2}"_s.arg(variant, rest).toUtf8();
    const std::vector<CaseOrError> cases = readCases(text.toStdString(), m_library.finder());
    QVERIFY2(cases.front().ok(), cases.front() ? "" : cases.front().error().fault.text().c_str());
    const GameCase &asked = *cases.front();
    const Turn turn = playPhase(*asked.variant, asked.rules, asked.position, asked.orders);
    QStringList said;
    for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
        const QString found = QString::fromStdString(
            orderText(*asked.variant->board, turn.results[static_cast<std::size_t>(i)].order, turn.before.phase.stage));
        const QString words = verdictSentence(*asked.variant->board, turn, i);
        if (found == order) {
            QCOMPARE(words, sentence);
            return;
        }
        said += found + u": "_s + words;
    }
    QFAIL(qPrintable(u"no such order among: "_s + said.join(u" | "_s)));
}

QTEST_MAIN(TestBadOrders)
#include "tst_badorders.moc"
