#include "testfiles.h"

#include "exchange/sameboard.h"
#include "exchange/variantimporter.h"
#include "io/packed.h"
#include "studio/featureedits.h"
#include "studio/jdippackage.h"
#include "studio/sketchfolder.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

namespace {

/// The board of twenty places, with names that XML has to write in its own way.
BoardSketch playedBoard()
{
    const auto drawing = readDrawing(readTestFile("resources/drawings/twenty.svg"));
    if (!drawing)
        qFatal("%s", drawing.error().text().c_str());
    BoardSketch sketch = sketchOf(*proposalOf(*drawing, {}), "Twenty & more");
    sketch.powers[0].name = "Old Aldia";
    for (const auto &[index, power, unit] : {std::tuple(0, 0, "A"), {1, 0, "F"}, {3, 1, "F"}, {4, 1, "A"}}) {
        setHome(sketch, index, power);
        setUnit(sketch, index, unit);
    }
    sketch.place(7).centre = true;
    return sketch;
}

} // namespace

/// Packages for jDip.
class JdipPackageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comesBack();
    void coasts();
    void refusesMore();
    void startsAsTheFileSays();
};

/// What is packed and read again is the same board, drawn by the same outlines.
void JdipPackageTest::comesBack()
{
    const BoardSketch sketch = playedBoard();
    const auto variant = variantOf(sketch);
    const auto files = jdipPackageOf(sketch);
    QVERIFY(files.ok());
    const auto zip = zipped(*files);
    QVERIFY(zip.ok());
    QVERIFY(looksLikeJdipVariants(*zip));
    const auto read = readJdipVariants(*zip, {});
    if (!read)
        qFatal("%s", read.error().text().c_str());
    const ForeignVariant &again = read->front();
    QVERIFY(again.drawn);
    QCOMPARE(again.variant->title, std::string("Twenty & more"));
    QVERIFY(sameBoard(*variant->variant->board, *again.variant->board));
    QCOMPARE(again.variant->victoryCentres, variant->variant->victoryCentres);
    QVERIFY(again.variant->start.phase == variant->variant->start.phase);
    QCOMPARE(again.variant->start.units.size(), std::size_t(4));
    for (const Unit &unit : again.variant->start.units) {
        const Board &board = *again.variant->board;
        QCOMPARE(board.province(board.provinceOf(unit.region)).home, unit.power);
    }
}

/// A land between two seas: its coasts have ways, spots and something to click of their own.
void JdipPackageTest::coasts()
{
    BoardSketch sketch;
    sketch.id = sketch.title = "coasts";
    sketch.width = sketch.height = 300;
    addPower(sketch, "One");
    addPower(sketch, "Two");
    for (const auto &[name, top, ground] :
         {std::tuple("NSE", 0.0, Ground::Water), {"Mid", 100.0, Ground::Land}, {"SSE", 200.0, Ground::Water}}) {
        BoardSketch::Place &place = sketch.places.emplace_back();
        place.name = place.abbreviation = name;
        place.ground = ground;
        place.unitAt = {150, top + 50};
        place.outline = std::make_shared<const Rings>(Rings{{{0, top}, {300, top}, {300, top + 100}, {0, top + 100}}});
    }
    sketch.place(1).coasts = {"nc", "sc"};
    addPassage(sketch, 0, 1);
    sketch.passages.back().toCoasts = {"nc"};
    addPassage(sketch, 1, 2);
    sketch.passages.back().fromCoasts = {"sc"};
    setHome(sketch, 1, 0);
    setUnit(sketch, 1, "F", "sc");
    const auto files = jdipPackageOf(sketch);
    QVERIFY(files.ok());
    const auto has = [&](const char *file, const char *text) {
        return files->at(file).find(text) != std::string::npos;
    };
    QVERIFY(has("coasts_adjacency.xml", "<ADJACENCY type=\"nc\" refs=\"nse\"/>"));
    QVERIFY(has("coasts_adjacency.xml", "<ADJACENCY type=\"xc\" refs=\"mid-sc\"/>"));
    QVERIFY(has("coasts.svg", "<circle id=\"mid-nc\""));
    QVERIFY(has("coasts.svg", "<jdipNS:PROVINCE name=\"mid-sc\">"));
    QVERIFY(has("variants.xml", "unit=\"fleet\" unitcoast=\"sc\""));
}

void JdipPackageTest::refusesMore()
{
    BoardSketch sketch = playedBoard();
    setFeature(sketch, Switch::BuildAnywhere, true);
    const auto anywhere = jdipPackageOf(sketch);
    QVERIFY(anywhere.ok());
    QVERIFY(anywhere->at("variants.xml").find("VALUE_BUILDS_ANY_OWNED") != std::string::npos);
    setFeature(sketch, Switch::Tanks, true);
    const auto more = jdipPackageOf(sketch);
    QVERIFY(!more.ok());
    QVERIFY(more.error().text().find("plain board") != std::string::npos);
}

/// A winter belongs to its year, a home without an owner is nobody's, and a sea that is told as land is told.
void JdipPackageTest::startsAsTheFileSays()
{
    const std::string begin = "<VARIANT name=\"Own\" default=\"true\" version=\"1.0\"><DESCRIPTION>own</DESCRIPTION>"
                              "<MAP adjacencyURI=\"ways.xml\"></MAP><POWER name=\"Red\" active=\"true\"/>"
                              "<POWER name=\"Blue\" active=\"true\"/><STARTINGTIME turn=\"Fall, 1900, Adjustment\"/>"
                              "<SUPPLYCENTER province=\"aaa\" homepower=\"red\" owner=\"red\"/>"
                              "<SUPPLYCENTER province=\"ccc\" homepower=\"red\"/>"
                              "<SUPPLYCENTER province=\"bbb\" homepower=\"blue\" owner=\"blue\"/></VARIANT>";
    const auto province = [](const std::string &brief, const std::string &land, const std::string &sea) {
        const auto way = [](const char *type, const std::string &to) {
            return to.empty() ? to : std::string("<ADJACENCY type=\"") + type + "\" refs=\"" + to + "\"/>";
        };
        return "<PROVINCE shortname=\"" + brief + "\" fullname=\"Land " + brief + "\">" + way("mv", land)
               + way("xc", sea) + "</PROVINCE>";
    };
    const auto zip =
        zipped({{"variants.xml", "<VARIANTS>" + begin + "</VARIANTS>"},
                {"ways.xml", "<PROVINCES>" + province("aaa", "ccc", "ccc sea") + province("bbb", "ccc", "ccc sea")
                                 + province("ccc", "aaa bbb", "aaa bbb sea") + province("sea", "aaa bbb ccc", "")
                                 + "</PROVINCES>"}});
    QVERIFY(zip.ok());
    const auto read = readJdipVariants(*zip, {});
    QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
    const ForeignVariant &own = read->front();
    QCOMPARE(phaseText(own.variant->start.phase), std::string("W1900A"));
    const Board &board = *own.variant->board;
    const ProvinceId unowned = board.findProvince("ccc");
    QVERIFY(board.province(unowned).home.valid());
    QVERIFY(!own.variant->start.owner[static_cast<std::size_t>(unowned.index())].valid());
    QCOMPARE(board.province(board.findProvince("sea")).terrain, Terrain::Sea);
    QVERIFY(!board.adjacent(Travel::Land, board.findRegion("aaa"), board.findRegion("sea")));
    QVERIFY(board.adjacent(Travel::Sea, board.findRegion("aaa"), board.findRegion("sea")));
    const auto told = [](const ForeignVariant &variant, const char *sentence) {
        return std::count(variant.remarks.begin(), variant.remarks.end(), std::string(sentence)) == 1;
    };
    QVERIFY(told(own, "Land sea is a sea here: fleets alone go there, although its own ways are marked as those of "
                      "armies."));
    // Where another place sends armies there as well, it is a coast; a way that is told from one side leads both ways.
    const auto mixed = zipped(
        {{"variants.xml", "<VARIANTS>" + begin + "</VARIANTS>"},
         {"ways.xml", "<PROVINCES>" + province("aaa", "ccc sea", "sea") + province("bbb", "ccc", "ccc sea")
                          + province("ccc", "aaa", "bbb sea") + province("sea", "aaa bbb ccc", "") + "</PROVINCES>"}});
    const auto again = readJdipVariants(*mixed, {});
    QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
    QVERIFY(again->front().variant->board->province(again->front().variant->board->findProvince("sea")).terrain
            != Terrain::Sea);
    QVERIFY(told(again->front(), "Fleets go to Land sea, whose own ways are for armies alone. It is a coast here, "
                                 "which both enter."));
    const auto oneWay = zipped(
        {{"variants.xml", "<VARIANTS>" + begin + "</VARIANTS>"},
         {"ways.xml", "<PROVINCES>" + province("aaa", "ccc", "sea") + province("bbb", "ccc", "sea")
                          + province("ccc", "bbb", "sea") + province("sea", "", "aaa bbb ccc") + "</PROVINCES>"}});
    const auto led = readJdipVariants(*oneWay, {});
    QVERIFY2(led.ok(), led.ok() ? "" : led.error().text().c_str());
    const Board &both = *led->front().variant->board;
    QVERIFY(both.adjacent(Travel::Land, both.findRegion("ccc"), both.findRegion("aaa")));
    QVERIFY(
        told(led->front(), "From Land aaa to Land ccc the file has a way, and none back. Here it leads both ways."));
}

QTEST_APPLESS_MAIN(JdipPackageTest)
#include "tst_jdippackage.moc"
