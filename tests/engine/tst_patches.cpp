#include "studio/cracks.h"
#include "studio/proposal.h"
#include "studio/tracing.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

using namespace entente;

namespace {

constexpr PixelColour land{230, 217, 180};
constexpr PixelColour otherLand{200, 220, 170};
constexpr PixelColour water{159, 195, 220};
constexpr PixelColour ink{40, 30, 20};

/// Pixels that a test paints.
struct Canvas {
    int width;
    int height;
    std::vector<std::uint8_t> bytes;

    Canvas(int wide, int high, PixelColour ground)
        : width(wide), height(high), bytes(3 * static_cast<std::size_t>(wide) * static_cast<std::size_t>(high))
    {
        paint([](int, int) { return true; }, ground);
    }
    template <class Where>
    void paint(const Where &where, PixelColour colour)
    {
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                if (!where(x, y))
                    continue;
                const std::size_t at = 3 * static_cast<std::size_t>(y * width + x);
                bytes[at] = static_cast<std::uint8_t>(colour.red);
                bytes[at + 1] = static_cast<std::uint8_t>(colour.green);
                bytes[at + 2] = static_cast<std::uint8_t>(colour.blue);
            }
        }
    }
    Picture picture() const { return {width, height, bytes}; }
};

bool isInDisc(int x, int y, int middleX, int middleY, int radius)
{
    return std::hypot(x - middleX, y - middleY) <= radius;
}

/// Two lands above a sea with an island in it, each in its colour.
Canvas colouredMap()
{
    Canvas canvas(300, 240, land);
    canvas.paint([](int x, int) { return x >= 150; }, otherLand);
    canvas.paint([](int x, int y) { return y >= 110 + static_cast<int>(12 * std::sin(x / 25.0)); }, water);
    canvas.paint([](int x, int y) { return isInDisc(x, y, 200, 185, 25); }, land);
    return canvas;
}

/// Six fields of one colour with lines between them that are three pixels wide, and letters in one of them.
Canvas linedMap()
{
    Canvas canvas(320, 220, {255, 255, 255});
    const auto isLine = [](int x, int y) {
        return std::abs(x - 105) < 2 || std::abs(x - 215) < 2 || std::abs(y - 110) < 2;
    };
    canvas.paint(isLine, ink);
    canvas.paint([](int x, int y) { return y > 40 && y < 60 && x > 30 && x < 80 && x % 10 < 3; }, ink);
    return canvas;
}

Patches foundIn(const Canvas &canvas, const PatchRules &rules)
{
    auto found = patchesOf(canvas.picture(), rules);
    if (!found)
        qFatal("%s", found.error().text().c_str());
    return std::move(found).value();
}

/// By the numbers that meet, lesser first: the points of what they have in common.
using Commons = std::map<std::pair<int, int>, std::vector<std::vector<ChartPoint>>>;

Commons commonsOf(const std::vector<TracedArc> &arcs)
{
    Commons commons;
    for (const TracedArc &arc : arcs)
        commons[std::minmax(arc.left, arc.right)].push_back(arc.points);
    return commons;
}

double areaOf(const Rings &rings)
{
    double twice = 0;
    for (const auto &ring : rings) {
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const ChartPoint &next = ring[(i + 1) % ring.size()];
            twice += ring[i].x * next.y - next.x * ring[i].y;
        }
    }
    return std::abs(twice) / 2;
}

} // namespace

/// A picture's patches, and the shapes that they become.
class PatchesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void byColour();
    void byLines();
    void linesAreChosenWhereColoursPartNothing();
    void noiseIsNoPatch();
    void bordersAreTracedOnce();
    void bordersAreSmooth();
    void shapesCoverThePicture();
    void merged();
    void leftOut();
    void flooded();
    void corners();
    void becomesABoard();
    void refused();
    void stopped();
};

void PatchesTest::byColour()
{
    const Patches patches = foundIn(colouredMap(), {PatchesBy::Colour, 18});
    QCOMPARE(patches.all.size(), std::size_t(4));
    const PatchSketch sketch = sketchOf(patches);
    const int sea = sketch.patchAt(20, 230);
    QVERIFY(sea >= 0);
    QCOMPARE(sketch.patchAt(290, 230), sea);
    QVERIFY(sketch.patchAt(200, 185) != sea);
    QVERIFY(sketch.patchAt(20, 20) != sketch.patchAt(290, 20));
    QCOMPARE(patches.all[static_cast<std::size_t>(sea)].colour.blue, water.blue);
}

void PatchesTest::byLines()
{
    const Patches patches = foundIn(linedMap(), {PatchesBy::Lines, 18});
    QCOMPARE(patches.all.size(), std::size_t(6));
    const PatchSketch sketch = sketchOf(patches);
    // Lines and letters belong to what lies beside and around them.
    for (int x = 0; x < 320; ++x)
        QVERIFY(sketch.patchAt(x, 110) >= 0);
    QCOMPARE(sketch.patchAt(41, 50), sketch.patchAt(20, 20));
    std::set<int> all;
    for (const int x : {50, 160, 270})
        all.insert({sketch.patchAt(x, 20), sketch.patchAt(x, 200)});
    QCOMPARE(all.size(), std::size_t(6));
}

/// On paper with a strong grain there are no colours, but there are lines.
void PatchesTest::linesAreChosenWhereColoursPartNothing()
{
    Canvas canvas = linedMap();
    std::uint32_t chance = 1;
    for (std::size_t at = 0; at < canvas.bytes.size(); at += 3) {
        chance = chance * 1664525U + 1013904223U;
        const int grain = static_cast<int>(chance >> 24) * 70 / 256;
        for (std::size_t part = at; part < at + 3; ++part)
            canvas.bytes[part] = static_cast<std::uint8_t>(std::max(0, canvas.bytes[part] - grain));
    }
    const auto found = patchesOf(canvas.picture());
    QVERIFY(found.ok());
    const PatchSketch sketch = sketchOf(*found);
    QCOMPARE(sketch.patches().size(), std::size_t(6));
    QVERIFY(sketch.patchAt(50, 20) >= 0);
    QVERIFY(sketch.patchAt(50, 20) != sketch.patchAt(160, 20));
}

void PatchesTest::noiseIsNoPatch()
{
    Canvas canvas = colouredMap();
    std::uint32_t chance = 1;
    for (std::uint8_t &byte : canvas.bytes) {
        chance = chance * 1664525U + 1013904223U;
        const int noisy = static_cast<int>(byte) + static_cast<int>(chance >> 28) - 8;
        byte = static_cast<std::uint8_t>(std::clamp(noisy, 0, 255));
    }
    QCOMPARE(foundIn(canvas, {PatchesBy::Colour, 24}).all.size(), std::size_t(4));
}

void PatchesTest::bordersAreTracedOnce()
{
    const Patches patches = foundIn(colouredMap(), {PatchesBy::Colour, 18});
    const PatchSketch sketch = sketchOf(patches);
    const Commons commons = commonsOf(tracedArcs(patches.cells));
    const int west = sketch.patchAt(20, 20), east = sketch.patchAt(290, 20);
    const int sea = sketch.patchAt(20, 230), island = sketch.patchAt(200, 185);
    QCOMPARE(commons.at(std::minmax(west, east)).size(), std::size_t(1));
    QCOMPARE(commons.at(std::minmax(west, sea)).size(), std::size_t(1));
    const auto around = commons.at(std::minmax(sea, island));
    QCOMPARE(around.size(), std::size_t(1));
    QVERIFY(around.front().front() == around.front().back());
    // Neighbours have the points of their border in common, to the last digit.
    const auto drawing = drawingOf(sketch);
    QVERIFY(drawing.ok());
    QCOMPARE(drawing->shapes.size(), std::size_t(4));
    std::map<std::pair<double, double>, int> points;
    for (const DrawnShape &shape : drawing->shapes) {
        for (const auto &ring : shape.rings) {
            for (const ChartPoint &point : ring)
                ++points[{point.x, point.y}];
        }
    }
    for (const auto &[point, count] : points) {
        const bool onEdge = point.first == 0 || point.second == 0 || point.first == 300 || point.second == 240;
        QVERIFY2(count >= 2 || onEdge, qPrintable(QStringLiteral("%1, %2").arg(point.first).arg(point.second)));
    }
}

/// The border of an island that is a disc runs along its circle, not along the stairs of pixels.
void PatchesTest::bordersAreSmooth()
{
    const Patches patches = foundIn(colouredMap(), {PatchesBy::Colour, 18});
    const PatchSketch sketch = sketchOf(patches);
    const Commons commons = commonsOf(tracedArcs(patches.cells));
    const auto &coast = commons.at(std::minmax(sketch.patchAt(20, 230), sketch.patchAt(200, 185))).front();
    QVERIFY(coast.size() > 12);
    QVERIFY(coast.size() < 100); // of some 200 steps
    for (std::size_t i = 0; i + 1 < coast.size(); ++i) {
        const double radius = std::hypot(coast[i].x - 200.5, coast[i].y - 185.5);
        QVERIFY2(std::abs(radius - 25.3) < 1, qPrintable(QString::number(radius)));
    }
}

void PatchesTest::shapesCoverThePicture()
{
    for (const Canvas &canvas : {colouredMap(), linedMap()}) {
        const auto found = patchesOf(canvas.picture());
        QVERIFY(found.ok());
        const auto drawing = drawingOf(sketchOf(*found));
        QVERIFY(drawing.ok());
        double area = 0;
        for (const DrawnShape &shape : drawing->shapes)
            area += areaOf(shape.rings);
        QVERIFY2(std::abs(area / (canvas.width * canvas.height) - 1) < 0.002, qPrintable(QString::number(area)));
    }
}

void PatchesTest::merged()
{
    PatchSketch sketch = sketchOf(foundIn(linedMap(), {PatchesBy::Lines, 18}));
    const PatchSketch before = sketch;
    const int one = sketch.patchAt(50, 20), other = sketch.patchAt(160, 20), third = sketch.patchAt(270, 20);
    mergePatches(sketch, one, other);
    mergePatches(sketch, third, one);
    QVERIFY(!(sketch == before));
    QCOMPARE(sketch.patchAt(160, 20), third);
    QCOMPARE(sketch.patches().size(), std::size_t(4));
    QCOMPARE(sketch.cellsOf(third), before.cellsOf(one) + before.cellsOf(other) + before.cellsOf(third));
    QCOMPARE(drawingOf(sketch)->shapes.size(), std::size_t(4));
}

void PatchesTest::leftOut()
{
    PatchSketch sketch = sketchOf(foundIn(linedMap(), {PatchesBy::Lines, 18}));
    setLeftOut(sketch, sketch.patchAt(50, 20), true);
    QCOMPARE(drawingOf(sketch)->shapes.size(), std::size_t(5));
    setLeftOut(sketch, sketch.patchAt(50, 20), false);
    QCOMPARE(drawingOf(sketch)->shapes.size(), std::size_t(6));
}

/// A click parts what was found as one: two shades that are nearer to each other than the likeness.
void PatchesTest::flooded()
{
    Canvas canvas = colouredMap();
    canvas.paint([](int x, int y) { return x < 60 && y < 60; }, {222, 209, 172});
    PatchSketch sketch = sketchOf(foundIn(canvas, {PatchesBy::Colour, 18}));
    QCOMPARE(sketch.patchAt(20, 20), sketch.patchAt(100, 20));
    const int made = floodPatch(sketch, canvas.picture(), 20, 20, 4);
    QVERIFY(made >= 0);
    QCOMPARE(sketch.patchAt(20, 20), made);
    QVERIFY(sketch.patchAt(100, 20) != made);
    QCOMPARE(sketch.cellsOf(made), 3600);
    // What is left of a merged area, once one of its parts is an area again, has the colour of what is left.
    PatchSketch mixed = sketchOf(foundIn(canvas, {PatchesBy::Colour, 18}));
    const int west = mixed.patchAt(100, 20), sea = mixed.patchAt(20, 230);
    mergePatches(mixed, west, sea);
    QVERIFY(floodPatch(mixed, canvas.picture(), 100, 20, 18) >= 0);
    QCOMPARE(mixed.colourOf(mixed.patchAt(20, 230)).blue, water.blue);
    canvas.paint([](int x, int y) { return x == 100 && y == 30; }, ink);
    QCOMPARE(floodPatch(sketch, canvas.picture(), 100, 30, 4), -1);
}

void PatchesTest::corners()
{
    Grid grid(2, 2, 2);
    grid.at(0, 0) = grid.at(1, 1) = 0;
    grid.at(1, 0) = grid.at(0, 1) = 1;
    joinCorners(grid);
    QVERIFY(grid.at(1, 0) == 0 || grid.at(0, 0) == 1);
    Grid four(2, 2, 2);
    for (int i = 0; i < 4; ++i)
        four.at(i % 2, i / 2) = static_cast<std::int16_t>(i);
    QCOMPARE(cracksOf(four).size(), std::size_t(12)); // a cross, and twice four sides
}

void PatchesTest::becomesABoard()
{
    const auto drawing = drawingOf(sketchOf(foundIn(colouredMap(), {PatchesBy::Colour, 18})));
    QVERIFY(drawing.ok());
    const auto proposal = proposalOf(*drawing, {});
    QVERIFY(proposal.ok());
    QCOMPARE(proposal->places.size(), std::size_t(4));
    int seas = 0;
    for (const ProposedPlace &place : proposal->places)
        seas += place.ground == Ground::Water;
    QCOMPARE(seas, 1);
    QCOMPARE(proposal->passages.size(), std::size_t(4));
}

void PatchesTest::refused()
{
    const auto why = [](const Canvas &canvas) {
        const auto found = patchesOf(canvas.picture());
        return found ? std::string() : found.error().text();
    };
    QVERIFY(why(Canvas(300, 300, land)).find("no areas") != std::string::npos);
    QVERIFY(why(Canvas(20, 300, land)).find("too small") != std::string::npos);
    Canvas many(1000, 1000, land);
    many.paint([](int x, int y) { return x % 30 < 15 && y % 30 < 15; }, water);
    QVERIFY(why(many).find("more than 600 areas") != std::string::npos);
}

/// Whoever stops it early gets no result, and the work ends there.
void PatchesTest::stopped()
{
    const Canvas canvas = colouredMap();
    int asked = 0;
    const Watch stop = [&asked](double) { return ++asked < 3; };
    const auto found = patchesOf(canvas.picture(), {}, stop);
    QVERIFY(!found.ok());
    QCOMPARE(asked, 3);
    const auto drawing = drawingOf(sketchOf(foundIn(canvas, {})), [](double) { return false; });
    QVERIFY(!drawing.ok());
    double last = -1;
    const Watch grows = [&last](double share) {
        const bool more = share >= last && share <= 1;
        last = share;
        return more;
    };
    QVERIFY(patchesOf(canvas.picture(), grows).ok());
}

QTEST_APPLESS_MAIN(PatchesTest)
#include "tst_patches.moc"
