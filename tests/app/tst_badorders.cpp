#include "document/variants.h"
#include "game/play.h"
#include "io/gamecase.h"
#include "orders/notation.h"
#include "words/verdicts.h"

#include <QTest>

using namespace entente;
using namespace entente::app;
using namespace Qt::StringLiterals;

/// What people get wrong with sieges, tanks, bombers and points: each is answered by one sentence that says what and where, with
/// the figures where there are any. A row is a case and the sentence under its first order of the power named.
class TestBadOrders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sentences_data();
    void sentences();

private:
    VariantLibrary m_library{QStringList{QStringLiteral(ENTENTE_MAPS_DIR)}};
};

void TestBadOrders::sentences_data()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<QString>("rest"); ///< of the case
    QTest::addColumn<QString>("order");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const char *variant, const char *rest, const char *order, const char *sentence) {
        QTest::newRow(name) << QString::fromUtf8(variant) << QString::fromUtf8(rest) << QString::fromUtf8(order) << QString::fromUtf8(sentence);
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
        R"~("phase": "S1301M", "units": {"Milan": ["A Com"]}, "orders": {"Milan": ["A Com - STG"]})~",
        "A Com - STG", "Only units of Emperor may enter St Gotthard Pass.");
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
        "B Ven - Aus - Cze [S A Aus - Cze] - Aus - Ven", "Helped nobody: A Austria was not ordered to Czechoslovakia. It came home to Venice.");
    row("a landing on a bomber", "1939-iii",
        R"~("phase": "S1939M", "units": {"Italy": ["B Ven", "B Rom"]}, "orders": {"Italy": ["B Ven - Tus - Rom"]})~",
        "B Ven - Tus - Rom", "Rome was no free place to land: B Rome of Italy was bound for it too or rested there. It came down in Tuscany.");
    row("a transfer of more than a fifth", "1939-iii",
        R"~("phase": "W1939A", "units": {"Italy": ["A Ven"]}, "centres": {"Italy": ["Ven", "Rom", "Nap", "Tri"]}, "orders": {"Italy": ["Transfer 3 to France"]})~",
        "Transfer 3 to France", "3 supply points are given away; at most 2, a fifth of the own, may be.");
    row("a build over the ratio", "1939-iii",
        R"~("phase": "W1939A", "units": {"Italy": ["A Ven", "T Rom"]}, "centres": {"Italy": ["Ven", "Rom", "Nap", "Tri"]}, "orders": {"Italy": ["Build T Nap"]})~",
        "Build T Nap", "Tank number 2 needs 4 armies; there will be fewer.");
    row("a build over the budget", "1939-iii",
        R"~("phase": "W1939A", "units": {"Italy": ["A Ven", "A Apu"]}, "centres": {"Italy": ["Ven", "Rom"]}, "orders": {"Italy": ["Build B Rom"]})~",
        "Build B Rom", "A new bomber costs 3 supply points; 2 are left.");
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
        const QString found = QString::fromStdString(orderText(*asked.variant->board, turn.results[static_cast<std::size_t>(i)].order, turn.before.phase.stage));
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
