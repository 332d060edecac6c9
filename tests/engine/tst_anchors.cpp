#include "testfiles.h"

#include "io/json.h"
#include "studio/anchors.h"
#include "studio/sketchfolder.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace entente;
using namespace entente::test;

namespace {

BoardSketch drawnBoard()
{
    const auto drawing = readDrawing(readTestFile("tests/drawings/twenty.svg"));
    if (!drawing)
        qFatal("%s", drawing.error().text().c_str());
    BoardSketch sketch = sketchOf(*proposalOf(*drawing, {}), "Twenty");
    setHome(sketch, 0, 0);
    setUnit(sketch, 0, "A");
    setHome(sketch, 3, 1);
    setUnit(sketch, 3, "A");
    return sketch;
}

const JsonValue &memberOf(const JsonValue &object, const std::string &key)
{
    const auto found = std::find(object.keys.begin(), object.keys.end(), key);
    if (found == object.keys.end())
        qFatal("no %s", key.c_str());
    return object.items[static_cast<std::size_t>(found - object.keys.begin())];
}

/// Of a place in layout.json, as a point of the drawing.
ChartPoint laidOut(const BoardSketch &sketch, int place, Anchor anchor)
{
    const auto made = variantOf(sketch);
    if (!made)
        qFatal("%s", made.error().text().c_str());
    const auto layout = readJson(made->files.at("layout.json"));
    const JsonValue &own =
        memberOf(memberOf(*layout, "provinces"), made->variant->board->province(ProvinceId(place)).id);
    const JsonValue &at = anchor == Anchor::Unit     ? memberOf(own, "field")
                          : anchor == Anchor::Centre ? memberOf(own, "centre")
                                                     : memberOf(memberOf(own, "label"), "at");
    const auto number = [](const JsonValue &value) {
        return value.kind == JsonValue::Kind::Integer ? static_cast<double>(value.integer) : value.real;
    };
    const double scale = sketch.width / 1600;
    return {number(at.items[0]) * scale, number(at.items[1]) * scale};
}

bool isNear(ChartPoint one, ChartPoint other)
{
    return std::hypot(one.x - other.x, one.y - other.y) < 0.2;
}

} // namespace

/// Where units, centres and names stand, and that a person may move them.
class AnchorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void proposed();
    void moved();
    void kept();
};

/// What the studio shows is what the map will be.
void AnchorsTest::proposed()
{
    const BoardSketch sketch = drawnBoard();
    for (const Anchor anchor : {Anchor::Unit, Anchor::Centre, Anchor::Name})
        QVERIFY(isNear(anchorOf(sketch, 0, anchor), laidOut(sketch, 0, anchor)));
}

void AnchorsTest::moved()
{
    BoardSketch sketch = drawnBoard();
    const ChartPoint name = anchorOf(sketch, 0, Anchor::Name);
    moveAnchor(sketch, 0, Anchor::Centre, {60, 70});
    QVERIFY(isNear(laidOut(sketch, 0, Anchor::Centre), {60, 70}));
    QVERIFY(isNear(laidOut(sketch, 0, Anchor::Name), name));
    // What nobody moved goes with the unit.
    const ChartPoint unit = sketch.place(0).unitAt;
    moveAnchor(sketch, 0, Anchor::Unit, {unit.x + 15, unit.y + 10});
    QVERIFY(isNear(laidOut(sketch, 0, Anchor::Unit), {unit.x + 15, unit.y + 10}));
    QVERIFY(isNear(laidOut(sketch, 0, Anchor::Name), {name.x + 15, name.y + 10}));
    QVERIFY(isNear(laidOut(sketch, 0, Anchor::Centre), {60, 70}));
    moveAnchor(sketch, 0, Anchor::Name, {-50, 1e9}); // no farther than the drawing goes
    QVERIFY(isNear(anchorOf(sketch, 0, Anchor::Name), {0, sketch.height}));
}

void AnchorsTest::kept()
{
    BoardSketch sketch = drawnBoard();
    moveAnchor(sketch, 0, Anchor::Centre, {60, 70});
    moveAnchor(sketch, 0, Anchor::Name, {80, 90});
    const auto again = readSketch(writeSketch(sketch));
    QVERIFY(again.ok());
    QVERIFY(isNear(anchorOf(*again, 0, Anchor::Centre), {60, 70}));
    QVERIFY(isNear(anchorOf(*again, 0, Anchor::Name), {80, 90}));
    QVERIFY(!again->place(1).nameAt);
}

QTEST_APPLESS_MAIN(AnchorsTest)
#include "tst_anchors.moc"
