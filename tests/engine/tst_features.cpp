#include "testfiles.h"

#include "studio/balance.h"
#include "studio/featureedits.h"
#include "studio/featurefolder.h"
#include "studio/featuresettings.h"
#include "studio/sketchfindings.h"
#include "studio/sketchfolder.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace entente;
using namespace entente::test;

namespace {

/// The board of twenty places with two powers, each with three homes and units.
BoardSketch twentyPlaces()
{
    const auto drawing = readDrawing(readTestFile("resources/drawings/twenty.svg"));
    if (!drawing)
        qFatal("%s", drawing.error().text().c_str());
    const auto proposal = proposalOf(*drawing, {});
    if (!proposal)
        qFatal("%s", proposal.error().text().c_str());
    BoardSketch sketch = sketchOf(*proposal, "Twenty");
    const auto settle = [&sketch](const char *name, int power, const char *unit) {
        for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
            if (sketch.place(i).name != name)
                continue;
            setHome(sketch, i, power);
            setUnit(sketch, i, unit);
            return;
        }
        qFatal("no place %s", name);
    };
    settle("Arden", 0, "A");
    settle("Farrow", 0, "A");
    settle("Brack", 0, "F");
    settle("Saltash", 1, "A");
    settle("Northgate", 1, "F");
    settle("Rushmere", 1, "A");
    for (BoardSketch::Place &place : sketch.places) {
        if (place.name == "Jarrow" || place.name == "Isca" || place.name == "Hollin")
            place.centre = true;
    }
    return sketch;
}

std::string idOfFeature(Switch feature)
{
    for (const FeatureInfo &info : allFeatures()) {
        if (info.feature == feature)
            return info.id;
    }
    return "?";
}

std::string listed(const std::set<Switch> &features)
{
    std::string text;
    for (const Switch feature : features)
        text += (text.empty() ? "" : ", ") + idOfFeature(feature);
    return text;
}

std::shared_ptr<const Variant> variantWith(const BoardSketch &sketch)
{
    const auto made = variantOf(sketch);
    if (!made)
        qFatal("%s: %s", listed(sketch.features.on).c_str(), made.error().text().c_str());
    return made->variant;
}

} // namespace

/// What a variant may have beyond the board game, chosen by switches.
class FeaturesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyCombinationIsPlayedOrRefused();
    void refusals();
    void kinds();
    void figures();
    void marks();
    void keptAndTakenOver();
    void unitsFarFromHome();
    void missingMarksAreTold();
    void settings();
};

/// Whatever may be switched on together makes a variant that computers can play for two years.
void FeaturesTest::everyCombinationIsPlayedOrRefused()
{
    const BoardSketch plain = twentyPlaces();
    std::vector<std::set<Switch>> open{{}};
    int played = 0;
    while (!open.empty()) {
        const std::set<Switch> on = open.back();
        open.pop_back();
        BoardSketch sketch = plain;
        for (const Switch feature : on)
            setFeature(sketch, feature, true);
        for (BoardSketch::Place &place : sketch.places) {
            if (place.name == "Grim Sound")
                place.marks.insert(Mark::Box);
        }
        const auto variant = variantWith(sketch);
        QVERIFY2(featuresOf(*variant).on == on, listed(on).c_str());
        const Game game = gameOfComputers(variant, Level::Beginner, 2, 7);
        QVERIFY2(game.position().phase.year >= 1903 || game.winner().valid(), listed(on).c_str());
        ++played;
        for (const FeatureInfo &info : allFeatures()) { // each set once: in the order of the list
            if ((on.empty() || info.feature > *on.rbegin()) && !refusalOf(sketch.features, info.feature)) {
                open.push_back(on);
                open.back().insert(info.feature);
            }
        }
    }
    QVERIFY2(played > 60, qPrintable(QString::number(played)));
}

void FeaturesTest::refusals()
{
    const auto why = [](std::set<Switch> on, Switch feature) {
        FeatureChoice choice;
        choice.on = std::move(on);
        const auto refusal = refusalOf(choice, feature);
        return refusal ? refusal->text() : std::string();
    };
    QVERIFY(why({Switch::InSequence}, Switch::Squadrons).find("can't be combined") != std::string::npos);
    QCOMPARE(why({Switch::Tanks}, Switch::Squadrons), std::string());
    QCOMPARE(why({Switch::Walls}, Switch::Bombers), std::string());
    QVERIFY(why({Switch::InSequence}, Switch::Boxes).find("sequence") != std::string::npos);
    QVERIFY(why({Switch::Walls}, Switch::SupplyPoints).find("Supply points") != std::string::npos);
    QCOMPARE(why({Switch::Tanks}, Switch::Bombers), std::string());
    QCOMPARE(why({Switch::Walls}, Switch::Boxes), std::string());
    for (const FeatureInfo &info : allFeatures())
        QCOMPARE(why({}, info.feature), std::string());
}

void FeaturesTest::kinds()
{
    BoardSketch sketch = twentyPlaces();
    QCOMPARE(variantWith(sketch)->board->kindCount(), 2);
    setFeature(sketch, Switch::Tanks, true);
    setFeature(sketch, Switch::Bombers, true);
    setUnit(sketch, 0, "T");
    const auto variant = variantWith(sketch);
    QCOMPARE(variant->board->kindCount(), 4);
    const auto tanks = std::count_if(variant->start.units.begin(), variant->start.units.end(),
                                     [&](const Unit &unit) { return variant->board->kind(unit.kind).letter == "T"; });
    QCOMPARE(tanks, 1);
    QCOMPARE(variant->start.units.size(), std::size_t(6));
    setFeature(sketch, Switch::Tanks, false); // without tanks it is an army again
    QCOMPARE(sketch.place(0).unit, std::string("A"));
    QCOMPARE(variantWith(sketch)->board->kindCount(), 3);
}

void FeaturesTest::figures()
{
    BoardSketch sketch = twentyPlaces();
    setFeature(sketch, Switch::Tanks, true);
    setFeature(sketch, Switch::Bombers, true);
    setFeature(sketch, Switch::SupplyPoints, true);
    sketch.features.costs = {4, 5, 6, 7, 8, 9};
    sketch.features.centrePoints = 3;
    sketch.features.armiesPerTank = 4;
    sketch.features.bomberRange = 6;
    sketch.place(0).points = 9;
    const auto variant = variantWith(sketch);
    const Board &board = *variant->board;
    QCOMPARE(board.kind(KindId(0)).cost, 4);
    QCOMPARE(board.kind(KindId(2)).cost, 6);
    QCOMPARE(board.kind(KindId(2)).limit.each, 4);
    QCOMPARE(board.kind(KindId(3)).ranges.front().halves, 12);
    QCOMPARE(board.province(ProvinceId(0)).points, 9);
    for (int i = 1; i < board.provinceCount(); ++i)
        QCOMPARE(board.province(ProvinceId(i)).points, board.province(ProvinceId(i)).centre ? 3 : 0);
}

void FeaturesTest::marks()
{
    BoardSketch sketch = twentyPlaces();
    setFeature(sketch, Switch::Squadrons, true);
    for (const Province &province : variantWith(sketch)->board->provinces())
        QCOMPARE(province.airBase, province.home.valid()); // proposed at every home
    setMark(sketch, 0, Mark::AirBase, false);
    QVERIFY(!variantWith(sketch)->board->province(ProvinceId(0)).airBase);
    setFeature(sketch, Switch::Squadrons, false);
    setFeature(sketch, Switch::Walls, true);
    for (const Province &province : variantWith(sketch)->board->provinces()) {
        QVERIFY(!province.airBase);
        QVERIFY(!province.port || province.centre);
    }
    setMark(sketch, 0, Mark::Edge, true); // Arden is land
    QVERIFY(!sketch.place(0).marks.count(Mark::Edge));
}

/// studio.json keeps everything; what somebody changes in variant.json counts.
void FeaturesTest::keptAndTakenOver()
{
    BoardSketch sketch = twentyPlaces();
    setFeature(sketch, Switch::Tanks, true);
    setFeature(sketch, Switch::SupplyPoints, true);
    setFeature(sketch, Switch::Summer, true);
    setUnit(sketch, 0, "T");
    sketch.place(0).points = 5;
    sketch.features.costs[0] = 4;
    const auto again = readSketch(writeSketch(sketch));
    QVERIFY(again.ok());
    QVERIFY(again->features == sketch.features);
    QCOMPARE(again->place(0).points, 5);
    QCOMPARE(again->place(0).unit, std::string("T"));
    BoardSketch other = twentyPlaces();
    takeOver(other, *variantWith(sketch));
    QVERIFY(other.features.on == sketch.features.on);
    QCOMPARE(other.features.costs[0], 4);
    QCOMPARE(other.place(0).points, 5);
    QCOMPARE(other.place(0).unit, std::string("T"));
}

/// A unit begins wherever its power likes, and one of another power behind the walls there.
void FeaturesTest::unitsFarFromHome()
{
    BoardSketch sketch = twentyPlaces();
    setFeature(sketch, Switch::Walls, true);
    const auto isFree = [](const BoardSketch::Place &place) {
        return place.home < 0 && place.unit.empty() && place.ground == Ground::Land;
    };
    const auto free = std::find_if(sketch.places.begin(), sketch.places.end(), isFree);
    QVERIFY(free != sketch.places.end());
    const int place = static_cast<int>(free - sketch.places.begin());
    setCentre(sketch, place, true);
    setUnit(sketch, place, "A");
    setUnitOf(sketch, place, 1);
    setWalled(sketch, place, "A", 0);
    const auto variant = variantWith(sketch);
    const ProvinceId province(place);
    const auto begins = [&](Layer layer, PowerId power) {
        return std::any_of(variant->start.units.begin(), variant->start.units.end(), [&](const Unit &unit) {
            return variant->board->provinceOf(unit.region) == province && unit.layer == layer && unit.power == power;
        });
    };
    QVERIFY(begins(Layer::Field, PowerId(1)) && begins(Layer::Walls, PowerId(0)));
    QVERIFY(!variant->start.owner[province.index()].valid());

    const auto again = readSketch(writeSketch(sketch));
    QVERIFY(again.ok());
    BoardSketch other = twentyPlaces();
    takeOver(other, *variant);
    for (const BoardSketch *each : std::array<const BoardSketch *, 2>{&*again, &other}) {
        QCOMPARE(each->ownerOfUnit(place), 1);
        QVERIFY(each->isWalled(place));
        QCOMPARE(each->place(place).walledOf, 0);
    }

    setHome(other, place, 1); // what stood there as a guest is at home now
    QCOMPARE(other.place(place).unitOf, -1);
    QCOMPARE(other.ownerOfUnit(place), 1);
    removePower(other, 0);
    QVERIFY(!other.isWalled(place));
    QCOMPARE(other.ownerOfUnit(place), 0);
    setCentre(sketch, place, false); // walls are a centre's, the field is not
    QVERIFY(!sketch.isWalled(place));
    QCOMPARE(sketch.ownerOfUnit(place), 1);
    setGround(sketch, place, Ground::Impassable);
    QCOMPARE(sketch.ownerOfUnit(place), -1);
}

void FeaturesTest::missingMarksAreTold()
{
    BoardSketch sketch = twentyPlaces();
    const auto isTold = [&sketch](const char *words, bool stops) {
        const auto findings = findingsOf(sketch);
        return std::any_of(findings.begin(), findings.end(), [&](const SketchFinding &finding) {
            return finding.stops == stops && finding.sentence.text().find(words) != std::string::npos;
        });
    };
    setFeature(sketch, Switch::Boxes, true);
    QVERIFY(isTold("no place is one", false));
    sketch.place(0).marks = {Mark::Box};
    QVERIFY(!isTold("no place is one", false));
    setFeature(sketch, Switch::Walls, true);
    QVERIFY(!isTold("port", true));
    for (BoardSketch::Place &place : sketch.places)
        place.marks.erase(Mark::Port);
    QVERIFY(isTold("port", true));
}

/// What is usual on the board and what each game may choose stand in variant.json, and come back from it.
void FeaturesTest::settings()
{
    BoardSketch sketch = twentyPlaces();
    setFeature(sketch, Switch::Tanks, true);
    const BoardSketch plain = sketch;
    setSetting(sketch, "failedTank", "weakened");
    setSetting(sketch, "convoyedTanks", "true");
    offerSetting(sketch, "beatenTank", false);
    const auto made = variantOf(sketch);
    QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
    const Variant &variant = *made->variant;
    QCOMPARE(settingValue(variant.rules, "failedTank"), std::string("weakened"));
    QCOMPARE(settingValue(variant.rules, "convoyedTanks"), std::string("true"));
    QCOMPARE(variant.settings, (std::vector<std::string>{"convoyedTanks", "failedTank"}));
    BoardSketch other = plain;
    takeOver(other, variant);
    QVERIFY(other.features == sketch.features);
    QVERIFY(readSketch(writeSketch(sketch))->features == sketch.features);

    // Of a feature that is off they are kept, and count for nothing.
    setFeature(sketch, Switch::Tanks, false);
    QVERIFY(variantOf(sketch)->variant->settings.empty());
    const auto found = findingsOf(sketch);
    QVERIFY(std::any_of(found.begin(), found.end(), [](const SketchFinding &each) {
        return each.sentence.text().find("a feature that is off") != std::string::npos;
    }));
    setFeature(sketch, Switch::Tanks, true);
    setSetting(sketch, "failedTank", "stands");
    setSetting(sketch, "convoyedTanks", "false");
    offerSetting(sketch, "beatenTank", true);
    QVERIFY(sketch.features == plain.features);
    // What becomes of double armies is asked only where some city raises them.
    setFeature(sketch, Switch::Tanks, false);
    setFeature(sketch, Switch::Walls, true);
    const auto offered = [&sketch] {
        const auto raised = variantOf(sketch);
        const auto &names = raised->variant->settings;
        return std::find(names.begin(), names.end(), "doubleStarves") != names.end();
    };
    const auto home = std::find_if(sketch.places.begin(), sketch.places.end(), [&](const BoardSketch::Place &each) {
        return each.home >= 0 && sketch.isCoastal(static_cast<int>(&each - sketch.places.data()));
    });
    QVERIFY(home != sketch.places.end());
    home->marks.insert(Mark::Port);
    QVERIFY(!offered());
    home->marks.insert(Mark::Doubled);
    QVERIFY(offered());
    setSetting(sketch, "doubleStarves", "false");
    QCOMPARE(settingValue(variantOf(sketch)->variant->rules, "doubleStarves"), std::string("false"));
    for (const FeatureInfo &info : allFeatures()) {
        for (const std::string &name : settingsOf(info.feature))
            QVERIFY2(!settingValue(Rulebook(), name).empty(), name.c_str());
    }
}

QTEST_APPLESS_MAIN(FeaturesTest)
#include "tst_features.moc"
