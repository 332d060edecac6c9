#include "testfiles.h"

#include "exchange/chartspots.h"
#include "io/json.h"
#include "studio/anchors.h"
#include "studio/coastedits.h"
#include "studio/featureedits.h"
#include "studio/sketchfolder.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace entente;
using namespace entente::test;

namespace {

BoardSketch drawnBoard()
{
    const auto drawing = readDrawing(readTestFile("resources/drawings/twenty.svg"));
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
    const JsonValue &at = anchor == Anchor::Unit        ? memberOf(own, "field")
                          : anchor == Anchor::Centre    ? memberOf(own, "centre")
                          : anchor == Anchor::Dislodged ? memberOf(own, "dislodged")
                          : anchor == Anchor::Air       ? memberOf(own, "air")
                          : anchor == Anchor::Walls     ? memberOf(own, "walls")
                          : anchor == Anchor::Harbour   ? memberOf(own, "port")
                          : anchor == Anchor::EastCoast ? memberOf(memberOf(memberOf(own, "coasts"), "ec"), "field")
                          : anchor == Anchor::WestCoast ? memberOf(memberOf(memberOf(own, "coasts"), "wc"), "field")
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
    void furtherUnits();
    void centresStandInside();
    void wallsStandClear();
    void boxesHaveRoomForMany();
    void portsHaveASign();
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

/// Single coasts and second layers.
void AnchorsTest::furtherUnits()
{
    BoardSketch sketch = drawnBoard();
    QVERIFY(!hasAnchor(sketch, 0, Anchor::Air) && !hasAnchor(sketch, 0, Anchor::Walls));
    QVERIFY(!hasAnchor(sketch, 0, Anchor::WestCoast));
    sketch.features.on = {Switch::Squadrons, Switch::Walls};
    QVERIFY(hasAnchor(sketch, 0, Anchor::Air) && hasAnchor(sketch, 0, Anchor::Walls));
    QVERIFY(hasAnchor(sketch, 1, Anchor::Air) && !hasAnchor(sketch, 1, Anchor::Walls)); // it is no centre
    sketch.features.on = {Switch::Squadrons};
    setMark(sketch, 0, Mark::AirBase, true);
    moveAnchor(sketch, 0, Anchor::Dislodged, {50, 60});
    moveAnchor(sketch, 0, Anchor::Air, {70, 80});
    QVERIFY(isNear(laidOut(sketch, 0, Anchor::Dislodged), {50, 60}));
    QVERIFY(isNear(laidOut(sketch, 0, Anchor::Air), {70, 80}));
    sketch.features.on.clear();
    // Brack lies at Calder Sea and at Grim Sound.
    sketch.place(1).coasts = {"ec", "wc"};
    for (BoardSketch::Passage &passage : sketch.passages) {
        if (passage.from == 1 && passage.fleet)
            passage.fromCoasts = {passage.to == 2 ? "ec" : "wc"};
        if (passage.to == 1 && passage.fleet)
            passage.toCoasts = {passage.from == 2 ? "ec" : "wc"};
    }
    QVERIFY(hasAnchor(sketch, 1, Anchor::EastCoast) && !hasAnchor(sketch, 1, Anchor::NorthCoast));
    QVERIFY(isNear(anchorOf(sketch, 1, Anchor::EastCoast), laidOut(sketch, 1, Anchor::EastCoast)));
    // A fleet stands ashore, no farther from the water that it came from than it is wide.
    for (const auto &[anchor, coast] : {std::pair{Anchor::EastCoast, "ec"}, std::pair{Anchor::WestCoast, "wc"}}) {
        const auto shore = std::find_if(sketch.passages.begin(), sketch.passages.end(), [&](const auto &passage) {
            return (passage.from == 1 || passage.to == 1) && passage.fleet
                   && sketch.place(passage.from + passage.to - 1).ground == Ground::Water
                   && coastsReached(passage, 1) == std::vector<std::string>{coast};
        });
        QVERIFY(shore != sketch.passages.end());
        const ChartPoint fleet = anchorOf(sketch, 1, anchor);
        QVERIFY(isWithin(fleet, *sketch.place(1).outline));
        QVERIFY(std::hypot(fleet.x - shore->at.x, fleet.y - shore->at.y) < 16 * 0.625);
    }
    moveAnchor(sketch, 1, Anchor::WestCoast, {300, 200});
    QVERIFY(isNear(laidOut(sketch, 1, Anchor::WestCoast), {300, 200}));
    QVERIFY(isNear(anchorOf(sketch, 1, Anchor::EastCoast), laidOut(sketch, 1, Anchor::EastCoast)));
    const auto again = readSketch(writeSketch(sketch));
    QVERIFY(again.ok() && again->place(1).spots == sketch.place(1).spots);
}

/// A place without room where the sign usually stands has it on another side.
void AnchorsTest::centresStandInside()
{
    BoardSketch sketch = drawnBoard();
    const ChartPoint unit = sketch.place(0).unitAt;
    QVERIFY(isNear(anchorOf(sketch, 0, Anchor::Centre), {unit.x - 30 * 0.625, unit.y - 20 * 0.625}));
    // Land to the right of the unit: there, as far from it.
    sketch.place(0).outline = std::make_shared<const Rings>(Rings{{{unit.x - 10, unit.y - 30},
                                                                   {unit.x + 60, unit.y - 30},
                                                                   {unit.x + 60, unit.y + 30},
                                                                   {unit.x - 10, unit.y + 30}}});
    QVERIFY(isNear(anchorOf(sketch, 0, Anchor::Centre), {unit.x + 30 * 0.625, unit.y + 18 * 0.625}));
    sketch.place(0).outline = std::make_shared<const Rings>(Rings{
        {{unit.x - 30, unit.y - 5}, {unit.x + 5, unit.y - 5}, {unit.x + 5, unit.y + 30}, {unit.x - 30, unit.y + 30}}});
    const ChartPoint centre = anchorOf(sketch, 0, Anchor::Centre);
    QVERIFY(centre.x > unit.x - 30 && centre.x < unit.x + 5 && centre.y > unit.y - 5 && centre.y < unit.y + 30);
    QVERIFY(isNear(centre, laidOut(sketch, 0, Anchor::Centre)));
}

/// Whoever is behind the walls covers neither the one before them nor anything else of the place.
void AnchorsTest::wallsStandClear()
{
    BoardSketch sketch = drawnBoard();
    for (BoardSketch::Place &place : sketch.places)
        place.centre = place.ground == Ground::Land;
    const double unit = 40 * sketch.width / 1600;
    for (const std::set<Switch> &features : {std::set{Switch::Walls}, {Switch::Walls, Switch::Squadrons}}) {
        sketch.features.on = features;
        for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
            if (!hasAnchor(sketch, i, Anchor::Walls))
                continue;
            const ChartPoint walls = anchorOf(sketch, i, Anchor::Walls);
            const auto apart = [&](Anchor other) {
                const ChartPoint at = anchorOf(sketch, i, other);
                return std::hypot(at.x - walls.x, at.y - walls.y);
            };
            const char *name = sketch.place(i).name.c_str();
            QVERIFY2(apart(Anchor::Unit) >= unit, name);
            QVERIFY2(apart(Anchor::Centre) >= unit / 2, name);
            if (hasAnchor(sketch, i, Anchor::Air))
                QVERIFY2(apart(Anchor::Air) >= unit / 2, name);
        }
    }
    sketch.features.on = {Switch::Walls};
    for (const Mark mark : {Mark::Port})
        setMark(sketch, 1, mark, true);
    QVERIFY(isNear(anchorOf(sketch, 0, Anchor::Walls), laidOut(sketch, 0, Anchor::Walls)));
    // Land to the left of the unit alone: there.
    const ChartPoint at = sketch.place(0).unitAt;
    sketch.place(0).outline = std::make_shared<const Rings>(
        Rings{{{at.x - 90, at.y - 15}, {at.x + 15, at.y - 15}, {at.x + 15, at.y + 15}, {at.x - 90, at.y + 15}}});
    QVERIFY(anchorOf(sketch, 0, Anchor::Walls).x < at.x - 20);
    moveAnchor(sketch, 0, Anchor::Walls, {60, 70});
    QVERIFY(isNear(laidOut(sketch, 0, Anchor::Walls), {60, 70}));
}

/// In a box each unit has a place of its own.
void AnchorsTest::boxesHaveRoomForMany()
{
    BoardSketch sketch = drawnBoard();
    setFeature(sketch, Switch::Boxes, true);
    const int sea = 2;
    QVERIFY(slotsOf(sketch, sea).empty());
    setMark(sketch, sea, Mark::Box, true);
    const std::vector<ChartPoint> slots = slotsOf(sketch, sea);
    QVERIFY(slots.size() > 3);
    QVERIFY(isNear(slots.front(), sketch.place(sea).unitAt));
    for (std::size_t i = 0; i < slots.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j)
            QVERIFY(std::hypot(slots[i].x - slots[j].x, slots[i].y - slots[j].y) >= 40 * sketch.width / 1600);
    }
    const auto layout = readJson(variantOf(sketch)->files.at("layout.json"));
    const std::string id = variantOf(sketch)->variant->board->province(ProvinceId(sea)).id;
    QCOMPARE(memberOf(memberOf(memberOf(*layout, "provinces"), id), "slots").items.size(), slots.size());
}

/// And centres that count twice a ring.
void AnchorsTest::portsHaveASign()
{
    BoardSketch sketch = drawnBoard();
    const int brack = 1; // it lies at the sea
    setHome(sketch, brack, 0);
    setFeature(sketch, Switch::Walls, true);
    setMark(sketch, brack, Mark::Doubled, true);
    QVERIFY(hasAnchor(sketch, brack, Anchor::Harbour) && !hasAnchor(sketch, 2, Anchor::Harbour));
    const ChartPoint unit = sketch.place(brack).unitAt;
    QVERIFY(anchorOf(sketch, brack, Anchor::Harbour).y < unit.y);
    QVERIFY(isNear(anchorOf(sketch, brack, Anchor::Harbour), laidOut(sketch, brack, Anchor::Harbour)));
    moveAnchor(sketch, brack, Anchor::Harbour, {60, 70});
    QVERIFY(isNear(laidOut(sketch, brack, Anchor::Harbour), {60, 70}));
    const auto ringed = [&sketch] {
        const std::string layout = variantOf(sketch)->files.at("layout.json");
        return layout.find("\"double\": true") != std::string::npos;
    };
    QVERIFY(ringed());
    moveAnchor(sketch, brack, Anchor::Centre, {unit.x + 20, unit.y}); // to the side where the harbour would be
    sketch.place(brack).spots.clear();
    QVERIFY(anchorOf(sketch, brack, Anchor::Harbour).x < unit.x);
    setFeature(sketch, Switch::Walls, false);
    QVERIFY(!hasAnchor(sketch, brack, Anchor::Harbour) && !ringed());
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
