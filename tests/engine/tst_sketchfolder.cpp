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
    void damagedWorkIsRefused();
    void packagesComeBack();
    void onlyAVariantsFilesArePacked();
    void bordersAreDrawnOnce();
    void closedWaterStaysWater();
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

/// Two places have one line between them, which is told from a shore.
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
    QVERIFY(count("rim-ald") >= 1);
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
