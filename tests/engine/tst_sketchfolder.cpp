#include "sketches.h"
#include "testfiles.h"

#include "exchange/variantimporter.h"
#include "io/packed.h"
#include "io/variantreader.h"

#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;

/// The folder of a board that is being made: what is written, read again, changed by hand and sent to others.
class SketchFolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void folderIsPlayable();
    void workGoesOn();
    void handsInTheFolder();
    void paragraphsAreKept();
    void damagedWorkIsRefused();
    void packagesComeBack();
    void onlyAVariantsFilesArePacked();
    void bordersAreDrawnOnce();
    void closedWaterStaysWater();
    void ornamentsComeAlong();
    void onlyColoursOfOrnamentsAreWritten();
    void titlesAndIds();
};

void SketchFolderTest::folderIsPlayable()
{
    const auto made = variantOf(settled());
    QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
    const Variant &variant = *made->variant;
    QCOMPARE(variant.start.units.size(), std::size_t(2));
    QCOMPARE(variant.victoryCentres, 2);
    QVERIFY(made->drawn);
    for (const char *file : {"variant.json", "map.svg", "layout.json", "rules.md", "CREDITS"})
        QVERIFY2(made->files.count(file), file);
    QVERIFY(made->files.at("variant.json").find("\"tint\"") != std::string::npos);
    QVERIFY(readVariant(made->files.at("variant.json")).ok());
    QVERIFY(made->files.at("rules.md").find("First power") != std::string::npos);
}

void SketchFolderTest::workGoesOn()
{
    BoardSketch sketch = settled();
    sketch.passages[1].answer = Answer::No;
    sketch.place(2).name = "Ça & <là>";
    sketch.countsDown = true;
    sketch.era = "BC";
    const auto again = readSketch(writeSketch(sketch));
    QVERIFY2(again.ok(), again.ok() ? "" : again.error().text().c_str());
    QCOMPARE(writeSketch(*again), writeSketch(sketch));
    QCOMPARE(again->passages[1].answer, Answer::No);
    QCOMPARE(again->place(2).name, sketch.place(2).name);
}

/// Somebody changes variant.json with a text editor; the desk goes on from there.
void SketchFolderTest::handsInTheFolder()
{
    BoardSketch changed = settled();
    changed.place(placeCalled(changed, "cor")).name = "Corland";
    changed.powers[0].name = "Aldia";
    changed.firstYear = 431;
    changed.countsDown = true;
    changed.era = "BC";
    setHome(changed, placeCalled(changed, "cor"), 1);
    setGround(changed, placeCalled(changed, "des"), Ground::Impassable);
    for (BoardSketch::Passage &passage : changed.passages) {
        if (&passage == between(changed, "ald", "cor"))
            passage.answer = Answer::No;
    }
    const auto folder = variantOf(changed);
    QVERIFY(folder.ok());
    QCOMPARE(folder->variant->start.phase.year, 1);
    QCOMPARE(folder->variant->board->years(), changed.years());

    BoardSketch sketch = settled();
    takeOver(sketch, *folder->variant);
    QCOMPARE(sketch.firstYear, 431);
    QCOMPARE(sketch.years(), changed.years());
    QCOMPARE(sketch.place(placeCalled(sketch, "cor")).name, std::string("Corland"));
    QCOMPARE(sketch.place(placeCalled(sketch, "cor")).home, 1);
    QCOMPARE(sketch.place(placeCalled(sketch, "ald")).unit, std::string("F"));
    QCOMPARE(sketch.powers[0].name, std::string("Aldia"));
    QCOMPARE(sketch.place(placeCalled(sketch, "des")).ground, Ground::Impassable);
    QCOMPARE(between(sketch, "ald", "cor")->answer, Answer::No);
    const auto again = variantOf(sketch);
    QVERIFY(again.ok());
    QCOMPARE(again->variant->board->passages().size(), folder->variant->board->passages().size());
}

/// What is told of a feature cites its number on the page; what somebody numbered otherwise stays so.
void SketchFolderTest::paragraphsAreKept()
{
    BoardSketch sketch = settled();
    sketch.features.on = {Switch::Walls, Switch::Tanks};
    auto folder = variantOf(sketch);
    QVERIFY(folder.ok());
    const auto &page = folder->variant->board->ownRules().paragraphs;
    QCOMPARE(page.size(), std::size_t(3)); // walls bring ports
    QCOMPARE(page.at("walls"), page.at("ports"));
    for (const auto &[matter, number] : page)
        QVERIFY(folder->files.at("rules.md").find("\n**" + number + "** **") != std::string::npos);

    std::string file = folder->files.at("variant.json");
    const std::string tanks = "\"tanks\": \"" + page.at("tanks") + '"';
    QVERIFY(file.find(tanks) != std::string::npos);
    file.replace(file.find(tanks), tanks.size(), "\"tanks\": \"7\", \"halted\": \"7c\"");
    const auto changed = readVariant(file);
    QVERIFY(changed.ok());
    takeOver(sketch, **changed);
    const auto later = readSketch(writeSketch(sketch));
    QVERIFY(later.ok());
    const std::shared_ptr<const Variant> again = variantOf(*later)->variant;
    QCOMPARE(again->board->ownRules().paragraphs, (*changed)->board->ownRules().paragraphs);
}

void SketchFolderTest::damagedWorkIsRefused()
{
    const std::string whole = writeSketch(settled());
    QVERIFY(!readSketch("").ok());
    QVERIFY(!readSketch("{}").ok());
    for (const std::size_t part : {whole.size() / 3, whole.size() / 2, whole.size() - 4})
        QVERIFY(!readSketch(whole.substr(0, part)).ok());
    std::string wrong = whole;
    wrong.replace(wrong.find("\"from\": 0"), 9, "\"from\": 99");
    QVERIFY(!readSketch(wrong).ok());
}

/// What is published is opened elsewhere.
void SketchFolderTest::packagesComeBack()
{
    const auto made = variantOf(settled());
    QVERIFY(made.ok());
    std::map<std::string, std::string> files;
    for (const auto &[name, content] : made->files)
        files["old-lands/" + name] = content;
    const auto packed = zipped(files);
    QVERIFY(packed.ok());
    QCOMPARE(*zipped(files), *packed);
    QVERIFY(looksLikeVariantPackage(*packed));
    QVERIFY(variantImporterFor(*packed)->read == readVariantPackage);
    const auto read = readVariantPackage(*packed, {});
    QVERIFY2(read.ok(), read.ok() ? "" : read.error().text().c_str());
    QCOMPARE(read->size(), std::size_t(1));
    QCOMPARE(read->front().files, made->files);
    QCOMPARE(read->front().variant->title, made->variant->title);
    QVERIFY(!readVariantPackage(packed->substr(0, packed->size() / 2), {}).ok());
}

void SketchFolderTest::onlyAVariantsFilesArePacked()
{
    const auto made = variantOf(settled());
    QVERIFY(made.ok());
    std::map<std::string, std::string> files = made->files;
    files["../../evil.md"] = "outside";
    files["program.sh"] = "no file of a variant";
    files["deep/rules.md"] = "of another folder";
    const auto packed = zipped(files);
    QVERIFY(packed.ok());
    const auto read = readVariantPackage(*packed, {});
    QVERIFY(read.ok());
    QCOMPARE(read->front().files, made->files);

    files.erase("map.svg");
    QVERIFY(!readVariantPackage(*zipped(files), {}).ok());
    QVERIFY(!looksLikeVariantPackage(*zipped({{"game.json", "{}"}})));
}

/// Two places have one line between them, which is told from a shore; the edge of the sheet is no border.
void SketchFolderTest::bordersAreDrawnOnce()
{
    const auto made = variantOf(settled());
    QVERIFY(made.ok());
    const std::string &svg = made->files.at("map.svg");
    const auto count = [&](const std::string &id) {
        return QString::fromStdString(svg).count(QString::fromStdString("id=\"" + id + '-'));
    };
    QCOMPARE(count("edge-ald-bor"), 1);
    QCOMPARE(count("edge-ald-wet"), 1);
    QCOMPARE(count("edge-ald-cor"), 1);
    QCOMPARE(count("rim-ald"), 0);
    const std::size_t coast = svg.find("id=\"coast\"");
    QVERIFY(svg.find("id=\"edge-ald-wet-") > coast);
    QVERIFY(svg.find("id=\"edge-ald-bor-") < coast);
}

/// Names of every alphabet make ids, and a title is found without reading the whole.
/// A sea that is closed is drawn among the seas; closed land among the lands.
void SketchFolderTest::closedWaterStaysWater()
{
    BoardSketch sketch = settled();
    setGround(sketch, placeCalled(sketch, "wet"), Ground::Impassable);
    setGround(sketch, placeCalled(sketch, "des"), Ground::Impassable);
    setUnit(sketch, placeCalled(sketch, "ald"), "A");
    const auto made = variantOf(sketch);
    QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
    const std::string &map = made->files.at("map.svg");
    const std::string &layout = made->files.at("layout.json");
    const std::size_t lands = map.find("id=\"lands\"");
    QVERIFY(map.find("id=\"wet\"") < lands);
    QVERIFY(map.find("id=\"des\"") > lands);
    QVERIFY(layout.find("\"ground\": \"water\"") != std::string::npos);
    QCOMPARE(layout.find("\"ground\": \"water\""), layout.rfind("\"ground\": \"water\""));
}

/// What is drawn for the eye alone is no place. It lies on the water, or on the land under its borders, as it was
/// drawn, and stays when the work goes on.
void SketchFolderTest::ornamentsComeAlong()
{
    std::string wave = "M0,250";
    for (int x = 1; x <= 240; ++x)
        wave += " L" + std::to_string(x) + ',' + std::to_string(250 + x % 2);
    const std::string svg = R"svg(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">
        <g id="lands"><path id="ald" d="M0,100 H100 V200 H0 Z"/><path id="bor" d="M100,100 H300 V200 H100 Z"/></g>
        <g id="seas"><path id="wet" d="M0,200 H100 H300 V300 H0 Z"/></g>
        <g id="x"><title>Land ornaments</title><path transform="translate(10,20)" stroke="#8a7a63" fill="#f7f0df"
            d="M0,100 L10,90 L20,100 Z"/></g>
        <g id="sea-ornaments" fill="none" stroke="#54778c" stroke-width="0.5"><path stroke-opacity="0.4" d=")svg"
                            + wave + "\"/></g></svg>";
    const auto drawing = readDrawing(svg);
    QVERIFY2(drawing.ok(), drawing.ok() ? "" : drawing.error().text().c_str());
    const auto proposal = proposalOf(*drawing, {});
    QVERIFY(proposal.ok());
    QCOMPARE(proposal->places.size(), std::size_t(3));
    BoardSketch sketch = sketchOf(*proposal, "Old Lands");
    setHome(sketch, placeCalled(sketch, "ald"), 0);
    setUnit(sketch, placeCalled(sketch, "ald"), "F");
    setHome(sketch, placeCalled(sketch, "bor"), 1);
    setUnit(sketch, placeCalled(sketch, "bor"), "A");
    const auto again = readSketch(writeSketch(sketch));
    QVERIFY(again.ok());
    QVERIFY(*again->ornaments == *sketch.ornaments);
    const auto made = variantOf(*again);
    QVERIFY(made.ok());
    const std::string &map = made->files.at("map.svg");
    const std::size_t offing = map.find("<g id=\"offing\"");
    const std::size_t lands = map.find("<g id=\"lands\"");
    const std::size_t terrain = map.find("<g id=\"terrain\"");
    const std::size_t borders = map.find("<g id=\"borders\"");
    QVERIFY(offing < lands && lands < terrain && terrain < borders && borders != std::string::npos);
    const std::string waves = map.substr(offing, map.find("</g>", offing) - offing);
    QCOMPARE(std::count(waves.begin(), waves.end(), '\n'), 4); // three strokes of a hundred points at most
    QVERIFY(waves.find("stroke=\"#54778c\"") != std::string::npos);
    QVERIFY(waves.find("stroke-opacity=\"0.4\"") != std::string::npos);
    // The sheet is 1600 wide and the drawing 300: (10, 120) lies at 53.3, 640.
    const std::string hill = map.substr(terrain, map.find("</g>", terrain) - terrain);
    QVERIFY2(hill.find("M53.3,640") != std::string::npos, hill.c_str());
    QVERIFY(hill.find("fill=\"#f7f0df\"") != std::string::npos);
}

/// What a drawing calls a colour stands in the new map.svg: it can't put anything else there.
void SketchFolderTest::onlyColoursOfOrnamentsAreWritten()
{
    const std::string svg = R"svg(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300">
        <g id="lands"><path id="ald" d="M0,100 H100 V200 H0 Z"/><path id="bor" d="M100,100 H300 V200 H100 Z"/></g>
        <g id="land-ornaments"><path stroke="brown" fill="none" d="M0,100 L10,90"/>
            <path stroke="#8&quot;&gt;&lt;a/" fill="none" d="M0,100 L10,90"/></g></svg>)svg";
    const auto drawing = readDrawing(svg);
    QVERIFY(drawing.ok());
    QCOMPARE(drawing->ornaments.size(), std::size_t(1));
    QCOMPARE(drawing->ornaments.front().stroke, std::string("#a52a2a"));
}

void SketchFolderTest::titlesAndIds()
{
    QCOMPARE(idOf("Österreich-Ungarn (2)"), std::string("osterreich-ungarn-2"));
    QVERIFY(!idOf("مصر").empty() && idOf("مصر") != idOf("مصب"));
    QVERIFY(idOf(" - ").empty());
    BoardSketch sketch = settled();
    sketch.powers[0].name = "مصر";
    sketch.title = "A \"small\" <b>war</b> \\ مصر";
    QVERIFY(variantOf(sketch).ok());
    QVERIFY(!isFound(sketch, "no name", true));
    const std::string written = writeSketch(sketch);
    QCOMPARE(titleOfSketch(written.substr(0, 200)), sketch.title);
    QVERIFY(titleOfSketch(written.substr(0, written.find("war"))).empty());
}

QTEST_APPLESS_MAIN(SketchFolderTest)
#include "tst_sketchfolder.moc"
