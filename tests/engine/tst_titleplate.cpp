#include "io/json.h"
#include "io/loosejson.h"
#include "studio/boardsketch.h"
#include "studio/sketchfolder.h"
#include "studio/titleplate.h"

#include <QTest>

using namespace entente;

namespace {

/// A land along the left edge, an island in the right lower corner, and a sea between them.
BoardSketch islands(int across)
{
    BoardSketch sketch;
    sketch.title = "Islands";
    sketch.designer = "A. N. Author";
    sketch.width = across;
    sketch.height = 600;
    const double right = across;
    const auto place = [&](const std::string &name, Ground ground, ChartPoint unit, Rings outline) {
        BoardSketch::Place &made = sketch.places.emplace_back();
        made.name = name;
        made.ground = ground;
        made.unitAt = unit;
        made.outline = std::make_shared<const Rings>(std::move(outline));
    };
    place("Ald", Ground::Land, {50, 300}, {{{0, 0}, {100, 0}, {100, 600}, {0, 600}}});
    place("Isl", Ground::Land, {right - 75, 525},
          {{{right - 150, 450}, {right, 450}, {right, 600}, {right - 150, 600}}});
    place("WET", Ground::Water, {300, 100},
          {{{100, 0}, {right, 0}, {right, 450}, {right - 150, 450}, {right - 150, 600}, {100, 600}}});
    return sketch;
}

struct Box {
    double left = 0, top = 0, right = 0, bottom = 0;
};

Box boxOf(const JsonValue &plate)
{
    const LooseJson read(plate);
    std::vector<double> numbers;
    for (const char *pair : {"at", "size"}) {
        for (const LooseJson number : read[pair].items())
            numbers.push_back(number.number());
    }
    return {numbers.at(0), numbers.at(1), numbers.at(0) + numbers.at(2), numbers.at(1) + numbers.at(3)};
}

} // namespace

/// Where the plate of a board that was made on the desk stands.
class TitlePlateTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void standsOnOpenWater();
    void givesWayToAUnit();
    void liesOnTheSheet();
    void needsRoom();
    void namesWhatIsShown();
};

void TitlePlateTest::standsOnOpenWater()
{
    const auto plate = titlePlateOf(islands(800));
    QVERIFY(plate);
    const Box box = boxOf(*plate);
    QVERIFY(box.left > 100 && box.right < 800 && box.top > 0 && box.bottom < 600);
    QVERIFY(box.right < 650 || box.bottom < 450);
    const auto again = titlePlateOf(islands(800));
    QCOMPARE(QByteArray::fromStdString(writeJson(*again)), QByteArray::fromStdString(writeJson(*plate)));
}

void TitlePlateTest::givesWayToAUnit()
{
    BoardSketch sketch = islands(800);
    const Box before = boxOf(*titlePlateOf(sketch));
    sketch.places[2].unitAt = {(before.left + before.right) / 2, (before.top + before.bottom) / 2};
    const auto plate = titlePlateOf(sketch);
    QVERIFY(plate);
    const Box box = boxOf(*plate);
    const ChartPoint unit = sketch.places[2].unitAt;
    QVERIFY(unit.x < box.left || unit.x > box.right || unit.y < box.top || unit.y > box.bottom);
}

/// A drawing of half the size has its plate where one in the units of the sheet has it.
void TitlePlateTest::liesOnTheSheet()
{
    BoardSketch small = islands(800);
    BoardSketch large = small;
    large.width *= 2;
    large.height *= 2;
    for (BoardSketch::Place &place : large.places) {
        place.unitAt = {2 * place.unitAt.x, 2 * place.unitAt.y};
        auto outline = std::make_shared<Rings>(*place.outline);
        for (auto &ring : *outline) {
            for (ChartPoint &point : ring)
                point = {2 * point.x, 2 * point.y};
        }
        place.outline = outline;
    }
    QCOMPARE(large.width, 1600.);
    const auto plate = titlePlateOnSheet(small);
    QVERIFY(plate);
    const Box box = boxOf(*plate);
    QVERIFY(box.left > 200 && box.right < 1600 && box.bottom < 1200 && (box.right < 1300 || box.bottom < 900));
    QCOMPARE(QByteArray::fromStdString(writeJson(*plate)), QByteArray::fromStdString(writeJson(*titlePlateOf(large))));
}

void TitlePlateTest::needsRoom()
{
    QVERIFY(!titlePlateOf(islands(280)));
    BoardSketch dry = islands(800);
    dry.places[2].ground = Ground::Land;
    QVERIFY(!titlePlateOf(dry));
}

void TitlePlateTest::namesWhatIsShown()
{
    BoardSketch sketch = islands(800);
    const auto entries = [&] {
        QStringList words;
        const auto plate = titlePlateOf(sketch);
        for (const LooseJson entry : LooseJson(*plate)["entries"].items())
            words += QString::fromStdString(std::string(entry.text()));
        return words.join(QChar(u' '));
    };
    QCOMPARE(entries(), QStringLiteral("sea"));
    sketch.places[0].centre = true;
    sketch.places[0].home = 0;
    sketch.places[0].unit = std::string(1, 'W');
    sketch.places[1].ground = Ground::Impassable;
    QCOMPARE(entries(), QStringLiteral("unit-W home sea inert"));
    sketch.places[0].home = -1;
    QCOMPARE(entries(), QStringLiteral("unit-W neutral sea inert"));
    sketch.features.on = {Switch::Boxes};
    sketch.places[0].marks = {Mark::Port, Mark::Doubled, Mark::Box}; // inland, and without walls
    QCOMPARE(entries(), QStringLiteral("unit-W neutral sea inert"));
    sketch.places[0].home = 0;
    sketch.features.on = {Switch::Walls};
    addPassage(sketch, 0, 2);
    QCOMPARE(entries(), QStringLiteral("unit-W home double port sea inert"));
}

QTEST_APPLESS_MAIN(TitlePlateTest)
#include "tst_titleplate.moc"
