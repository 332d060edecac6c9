#include "sketches.h"

#include "io/variantreader.h"
#include "studio/boardrules.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// The general rules of a board that is being made: its edition, and what differs from that.
class BoardRulesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void editionsSettleEveryRule();
    void whatIsAsPrintedIsNotKept();
    void whatDoesNotFitIsLeftOut();
    void theyAreWrittenAndReadAgain();
    void besideFeatures();
};

namespace {

std::shared_ptr<const Variant> variantWith(const BoardSketch &sketch)
{
    const auto made = variantOf(sketch);
    if (!made)
        qFatal("%s", made.error().text().c_str());
    return made->variant;
}

} // namespace

void BoardRulesTest::editionsSettleEveryRule()
{
    QVERIFY(generalRules().size() > 10);
    for (const Edition edition : {Edition::Rules1971, Edition::Rules1982, Edition::Rules2000, Edition::Rules2023}) {
        BoardSketch sketch = settled();
        setEdition(sketch, edition);
        const auto variant = variantWith(sketch);
        QCOMPARE(variant->rules.edition, edition);
        for (const SettingInfo *rule : generalRules()) {
            QCOMPARE(settingValue(variant->rules, rule->name), printedRule(edition, rule->name));
            QCOMPARE(ruleOf(sketch, rule->name), printedRule(edition, rule->name));
        }
    }
}

void BoardRulesTest::whatIsAsPrintedIsNotKept()
{
    BoardSketch sketch = settled();
    setRule(sketch, "paradox", "1982");
    setRule(sketch, "mayWaive", "false");
    QCOMPARE(sketch.rules.size(), std::size_t(2));
    setRule(sketch, "mayWaive", "true");
    QCOMPARE(sketch.rules.size(), std::size_t(1));
    setEdition(sketch, Edition::Rules2000);
    QCOMPARE(ruleOf(sketch, "paradox"), std::string("1982")); // was chosen, and stays
    setEdition(sketch, Edition::Rules1982);
    QVERIFY(sketch.rules.empty());
}

void BoardRulesTest::whatDoesNotFitIsLeftOut()
{
    BoardSketch sketch = settled();
    setRule(sketch, "paradox", "none");
    setRule(sketch, "edition", "1971");
    setRule(sketch, "highOcean", "true");
    setRule(sketch, "nothing", "true");
    QVERIFY(sketch.rules.empty());
    QCOMPARE(sketch.edition, Edition::Rules2023);
    // Nor does it break a file of a later program.
    setRule(sketch, "paradox", "all-hold");
    std::string file = writeSketch(sketch);
    file.replace(file.find("all-hold"), 8, "whatever");
    const auto read = readSketch(file);
    QVERIFY(read.ok());
    QVERIFY(read->rules.empty());
}

void BoardRulesTest::theyAreWrittenAndReadAgain()
{
    BoardSketch sketch = settled();
    const BoardSketch plain = sketch;
    setEdition(sketch, Edition::Rules1971);
    setRule(sketch, "paradox", "all-hold");
    setRule(sketch, "mayWaive", "false");
    sketch.victoryCentres = 2;
    sketch.offersVictory = true;
    QVERIFY(*readSketch(writeSketch(sketch)) != plain);
    QCOMPARE(readSketch(writeSketch(sketch))->rules, sketch.rules);
    QCOMPARE(readSketch(writeSketch(sketch))->edition, sketch.edition);
    QVERIFY(readSketch(writeSketch(sketch))->offersVictory);
    const auto variant = variantWith(sketch);
    QCOMPARE(settingValue(variant->rules, "paradox"), std::string("all-hold"));
    QCOMPARE(settingValue(variant->rules, "mayWaive"), std::string("false"));
    QCOMPARE(variant->settings, std::vector<std::string>{"victoryCentres"});
    BoardSketch other = plain;
    takeOver(other, *variant);
    QCOMPARE(other.rules, sketch.rules);
    QCOMPARE(other.edition, sketch.edition);
    QVERIFY(other.offersVictory);
    takeOver(other, *variantWith(plain));
    QVERIFY(other.rules.empty());
    QVERIFY(!other.offersVictory);
}

/// They stand in one list with those that come with features.
void BoardRulesTest::besideFeatures()
{
    BoardSketch sketch = settled();
    sketch.features.on.insert(Switch::ArmiesAboard);
    setRule(sketch, "mayWaive", "false");
    sketch.offersVictory = true;
    const auto variant = variantWith(sketch);
    QVERIFY(variant->rules.orders.armyFleet);
    QCOMPARE(settingValue(variant->rules, "mayWaive"), std::string("false"));
    QCOMPARE(variant->settings.back(), std::string("victoryCentres"));
    QVERIFY(variant->settings.size() > 1);
}

QTEST_APPLESS_MAIN(BoardRulesTest)
#include "tst_boardrules.moc"
