#include "sketches.h"

#include "studio/coastedits.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

namespace {

using Coasts = std::vector<std::string>;

/// A land with a sea above it and one below; fleets pass to both.
BoardSketch landBetweenSeas()
{
    BoardSketch sketch;
    sketch.width = sketch.height = 300;
    for (const double top : {100.0, 0.0, 200.0}) {
        BoardSketch::Place &place = sketch.places.emplace_back();
        place.ground = top == 100 ? Ground::Land : Ground::Water;
        place.unitAt = {150, top + 50};
    }
    sketch.passages.push_back({0, 1, false, true, {}, {}, 1, Answer::Open, {150, 100}});
    sketch.passages.push_back({2, 0, false, true, {}, {}, 1, Answer::Open, {150, 200}});
    return sketch;
}

} // namespace

/// Coasts that a person gives to a place.
class CoastEditsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void given();
    void taken();
    void corrected();
    void atClosedWater();
    void whereNobodySails();
};

void CoastEditsTest::given()
{
    BoardSketch sketch = landBetweenSeas();
    setCoasts(sketch, 0, {"nc"}); // one is none
    QVERIFY(sketch.place(0).coasts.empty());
    setUnit(sketch, 0, "F");
    setCoasts(sketch, 0, {"nc", "sc"});
    QCOMPARE(sketch.place(0).coasts, (Coasts{"nc", "sc"}));
    QCOMPARE(sketch.place(0).unitCoast, std::string("nc"));
    QCOMPARE(coastsReached(sketch.passages[0], 0), Coasts{"nc"});
    QCOMPARE(coastsReached(sketch.passages[1], 0), Coasts{"sc"});
    QVERIFY(coastsReached(sketch.passages[1], 2).empty());
}

void CoastEditsTest::taken()
{
    BoardSketch sketch = landBetweenSeas();
    setCoasts(sketch, 0, {"nc", "sc"});
    sketch.place(0).spots["sc"] = {1, 1};
    setCoasts(sketch, 0, {});
    QVERIFY(sketch.place(0).coasts.empty() && sketch.place(0).unitCoast.empty() && sketch.place(0).spots.empty());
    QVERIFY(coastsReached(sketch.passages[0], 0).empty() && coastsReached(sketch.passages[1], 0).empty());
}

/// What a person has said of a passage stays as long as that coast does.
void CoastEditsTest::corrected()
{
    BoardSketch sketch = landBetweenSeas();
    setCoasts(sketch, 0, {"nc", "sc"});
    setCoastsReached(sketch, 1, 0, {"nc"});
    setCoasts(sketch, 0, {"nc", "ec"});
    QCOMPARE(coastsReached(sketch.passages[1], 0), Coasts{"nc"});
    setCoasts(sketch, 0, {"sc", "ec"});
    QCOMPARE(coastsReached(sketch.passages[1], 0), Coasts{"sc"});
}

/// A sea that is closed leaves the lands on it coasts, as the drawing has them; closed land doesn't.
void CoastEditsTest::atClosedWater()
{
    BoardSketch sketch = begun();
    const int ald = placeCalled(sketch, "ald");
    const int wet = placeCalled(sketch, "wet");
    addPassage(sketch, ald, placeCalled(sketch, "bor"));
    for (BoardSketch::Passage &each : sketch.passages)
        each.fleet = each.joins(ald, wet) || each.joins(wet, placeCalled(sketch, "bor"));
    setGround(sketch, wet, Ground::Impassable);
    QVERIFY(sketch.isCoastal(ald) && !sketch.isSailed(ald));
    QVERIFY(!sketch.isCoastal(placeCalled(sketch, "cor")));
    setHome(sketch, ald, 0);
    setHome(sketch, placeCalled(sketch, "bor"), 1);
    const auto terrain = [](const BoardSketch &of, const char *name) {
        const auto made = variantOf(of);
        if (!made)
            qFatal("%s", made.error().text().c_str());
        const Board &board = *made->variant->board;
        return board.province(board.findProvince(name)).terrain;
    };
    QCOMPARE(terrain(sketch, "ald"), Terrain::Coastal);
    QCOMPARE(terrain(sketch, "cor"), Terrain::Inland);

    const auto again = readSketch(writeSketch(sketch));
    QVERIFY(again.ok());
    QVERIFY(*again->place(ald).outline == *sketch.place(ald).outline && again->isCoastal(ald));
    setGround(sketch, wet, Ground::Land);
    setGround(sketch, wet, Ground::Impassable);
    QVERIFY(!sketch.isCoastal(ald));
}

/// What the drawing leaves blank may be water: it is asked, and what is said, here or in variant.json, stays.
void CoastEditsTest::whereNobodySails()
{
    BoardSketch sketch = settled();
    const int cor = placeCalled(sketch, "cor");
    sketch.place(cor).blank = true;
    QVERIFY(isFound(sketch, "leaves something blank", false));
    setShore(sketch, cor, true);
    QVERIFY(sketch.isCoastal(cor) && !isFound(sketch, "leaves something blank", false));
    const auto made = variantOf(sketch);
    QVERIFY(made.ok());
    BoardSketch other = settled();
    takeOver(other, *made->variant);
    QVERIFY(other.isCoastal(cor));
    setShore(sketch, cor, false);
    QVERIFY(!sketch.isCoastal(cor) && !isFound(sketch, "leaves something blank", false));
    takeOver(other, *variantOf(sketch)->variant);
    QVERIFY(!other.isCoastal(cor));
}

QTEST_APPLESS_MAIN(CoastEditsTest)
#include "tst_coastedits.moc"
