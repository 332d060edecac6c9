#include "testfiles.h"

#include "exchange/variantimporter.h"
#include "io/packed.h"
#include "io/variantreader.h"
#include "studio/balance.h"
#include "studio/sketchfindings.h"
#include "studio/sketchfolder.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace entente;
using namespace entente::test;

namespace {

/// Two lands over a sea, a land that lies inland behind them, and a grey one.
BoardSketch begun()
{
    const auto drawing =
        readDrawing("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 300 300\">" + std::string(R"(
        <path id="ald" d="M0,100 H100 V200 H0 Z" fill="#e8d8b0"/>
        <path id="bor" d="M100,100 H200 V200 H100 Z" fill="#e8d8b0"/>
        <path id="cor" d="M0,0 H200 V100 H100 H0 Z" fill="#e8d8b0"/>
        <path id="des" d="M200,0 H300 V200 H200 Z" fill="#e8d8b0"/>
        <path id="wet" d="M0,200 H100 H200 H300 V300 H0 Z" fill="#a0c0e0"/></svg>)"));
    if (!drawing)
        qFatal("%s", drawing.error().text().c_str());
    const auto proposal = proposalOf(*drawing, {});
    if (!proposal)
        qFatal("%s", proposal.error().text().c_str());
    return sketchOf(*proposal, "Old Lands");
}

int placeCalled(const BoardSketch &sketch, const std::string &brief)
{
    for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
        if (QString::fromStdString(sketch.place(i).abbreviation).toLower().toStdString() == brief)
            return i;
    }
    qFatal("no place %s", brief.c_str());
}

const BoardSketch::Passage *between(const BoardSketch &sketch, const std::string &one, const std::string &other)
{
    const int a = placeCalled(sketch, one);
    const int b = placeCalled(sketch, other);
    const auto found = std::find_if(sketch.passages.begin(), sketch.passages.end(),
                                    [&](const BoardSketch::Passage &each) { return each.joins(a, b); });
    return found == sketch.passages.end() ? nullptr : &*found;
}

/// Two powers with a home and a unit each.
BoardSketch settled()
{
    BoardSketch sketch = begun();
    setHome(sketch, placeCalled(sketch, "ald"), 0);
    setUnit(sketch, placeCalled(sketch, "ald"), "F");
    setHome(sketch, placeCalled(sketch, "bor"), 1);
    setUnit(sketch, placeCalled(sketch, "bor"), "A");
    return sketch;
}

bool isFound(const BoardSketch &sketch, const std::string &words, bool stops)
{
    const std::vector<SketchFinding> all = findingsOf(sketch);
    return std::any_of(all.begin(), all.end(), [&](const SketchFinding &each) {
        return each.stops == stops && each.sentence.text().find(words) != std::string::npos;
    });
}

} // namespace

/// A board while somebody works on it.
class BoardSketchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void givenInTurn();
    void titlesAndIds();
    void groundDecidesWhoPasses();
    void closedPlacesOpen();
    void closedPlacesNeedNoName();
    void answersCount();
    void powersComeAndGo();
    void findingsAreTold();
    void folderIsPlayable();
    void workGoesOn();
    void handsInTheFolder();
    void damagedWorkIsRefused();
    void packagesComeBack();
    void onlyAVariantsFilesArePacked();
    void bordersAreDrawnOnce();
    void gamesAreCounted();
};

void BoardSketchTest::groundDecidesWhoPasses()
{
    BoardSketch sketch = begun();
    QVERIFY(between(sketch, "ald", "bor")->army && between(sketch, "ald", "bor")->fleet);
    QVERIFY(between(sketch, "ald", "cor")->army && !between(sketch, "ald", "cor")->fleet);
    QVERIFY(sketch.isCoastal(placeCalled(sketch, "ald")));
    QVERIFY(!sketch.isCoastal(placeCalled(sketch, "cor")));

    setGround(sketch, placeCalled(sketch, "cor"), Ground::Water);
    QVERIFY(!between(sketch, "ald", "cor")->army && between(sketch, "ald", "cor")->fleet);
    setGround(sketch, placeCalled(sketch, "cor"), Ground::Land);
    QVERIFY(between(sketch, "ald", "cor")->army);

    // A sea that becomes land takes the way along its coast with it, but for a doubt where another water is.
    setGround(sketch, placeCalled(sketch, "wet"), Ground::Land);
    QVERIFY(between(sketch, "ald", "wet")->army && !between(sketch, "ald", "wet")->fleet);
    setUnit(sketch, placeCalled(sketch, "ald"), "A");
    setGround(sketch, placeCalled(sketch, "ald"), Ground::Water);
    QCOMPARE(sketch.place(placeCalled(sketch, "ald")).unit, std::string());
    QCOMPARE(groundAfter(groundAfter(groundAfter(Ground::Land))), Ground::Land);
}

void BoardSketchTest::closedPlacesOpen()
{
    BoardSketch sketch = begun();
    const int des = placeCalled(sketch, "des");
    setHome(sketch, des, 0);
    setGround(sketch, des, Ground::Impassable);
    QVERIFY(!sketch.place(des).centre && sketch.place(des).home == -1);
    QVERIFY(!sketch.isOpen(*between(sketch, "bor", "des")));
    setGround(sketch, des, Ground::Land);
    QVERIFY(sketch.isOpen(*between(sketch, "bor", "des")));
}

/// A number that stands in for a name is neither doubtful nor written on the map where nobody goes.
void BoardSketchTest::closedPlacesNeedNoName()
{
    BoardSketch sketch = settled();
    const int des = placeCalled(sketch, "des");
    sketch.place(des).name = "Place 4";
    sketch.place(des).named = false;
    const auto isWritten = [&sketch] {
        return variantOf(sketch)->files.at("layout.json").find("Place 4") != std::string::npos;
    };
    QCOMPARE(sketch.place(des).ground, Ground::Land);
    QVERIFY(isFound(sketch, "not named by the drawing", false) && isWritten());
    setGround(sketch, des, Ground::Impassable);
    QVERIFY(!isFound(sketch, "not named by the drawing", false) && !isWritten());
    sketch.place(des).named = true;
    QVERIFY(isWritten());
}

void BoardSketchTest::answersCount()
{
    BoardSketch sketch = settled();
    for (BoardSketch::Passage &passage : sketch.passages) {
        if (&passage == between(sketch, "cor", "bor"))
            passage.answer = Answer::No;
    }
    auto made = variantOf(sketch);
    QVERIFY2(made.ok(), made.ok() ? "" : made.error().text().c_str());
    const Board &board = *made->variant->board;
    const auto region = [&](const char *name) { return board.findRegion(name); };
    QVERIFY(!board.adjacent(Travel::Land, region("cor"), region("bor")));
    QVERIFY(board.adjacent(Travel::Land, region("cor"), region("ald")));

    QCOMPARE(addPassage(sketch, 1, 1), -1);
    addPassage(sketch, placeCalled(sketch, "cor"), placeCalled(sketch, "wet"));
    QVERIFY(between(sketch, "cor", "wet")->fleet && !between(sketch, "cor", "wet")->army);
    made = variantOf(sketch);
    QVERIFY(made.ok());
    QVERIFY(made->variant->board->adjacent(Travel::Sea, made->variant->board->findRegion("cor"),
                                           made->variant->board->findRegion("wet")));
}

void BoardSketchTest::powersComeAndGo()
{
    BoardSketch sketch = settled();
    QCOMPARE(addPower(sketch, "Third"), 2);
    QVERIFY(sketch.powers[0].colour != sketch.powers[2].colour);
    setHome(sketch, placeCalled(sketch, "cor"), 2);
    removePower(sketch, 0);
    QCOMPARE(sketch.place(placeCalled(sketch, "ald")).home, -1);
    QCOMPARE(sketch.place(placeCalled(sketch, "ald")).unit, std::string());
    QCOMPARE(sketch.place(placeCalled(sketch, "bor")).home, 0);
    QCOMPARE(sketch.place(placeCalled(sketch, "cor")).home, 1);
}

void BoardSketchTest::findingsAreTold()
{
    QVERIFY(isFound(begun(), "First power has no home centre", true));
    QVERIFY(!isFound(settled(), "has no home centre", true));

    BoardSketch sketch = settled();
    sketch.place(0).abbreviation = sketch.place(1).abbreviation;
    QVERIFY(isFound(sketch, "have the same abbreviation", true));
    sketch = settled();
    sketch.place(0).name = sketch.place(1).name;
    QVERIFY(isFound(sketch, "Two places are called", true));
    sketch = settled();
    sketch.place(0).name.clear();
    QVERIFY(isFound(sketch, "A place has no name", true));
    sketch = settled();
    for (BoardSketch::Passage &passage : sketch.passages) {
        if (passage.from == placeCalled(sketch, "des") || passage.to == placeCalled(sketch, "des"))
            passage.answer = Answer::No;
    }
    QVERIFY(isFound(sketch, "Nobody can reach", true));
    sketch = settled();
    setUnit(sketch, placeCalled(sketch, "bor"), "F");
    setGround(sketch, placeCalled(sketch, "wet"), Ground::Land);
    QVERIFY(isFound(sketch, "which has no coast", true));
    sketch = settled();
    sketch.victoryCentres = 3;
    QVERIFY(isFound(sketch, "Nobody can win", true));
    sketch = settled();
    sketch.powers[1].name = sketch.powers[0].name;
    QVERIFY(isFound(sketch, "Two powers are called", true));
    sketch = settled();
    sketch.passages[0].certainty = 0.5;
    QVERIFY(isFound(sketch, "may or may not meet", false));
    sketch.passages[0].answer = Answer::Yes;
    QVERIFY(!isFound(sketch, "may or may not meet", false));
}

void BoardSketchTest::folderIsPlayable()
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

void BoardSketchTest::workGoesOn()
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
void BoardSketchTest::handsInTheFolder()
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

void BoardSketchTest::damagedWorkIsRefused()
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
void BoardSketchTest::packagesComeBack()
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

void BoardSketchTest::onlyAVariantsFilesArePacked()
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
void BoardSketchTest::bordersAreDrawnOnce()
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

void BoardSketchTest::gamesAreCounted()
{
    const auto made = variantOf(settled());
    QVERIFY(made.ok());
    Balance balance(made->variant);
    QCOMPARE(balance.report().games, 0);
    for (std::uint64_t seed = 1; seed <= 4; ++seed)
        balance.add(gameOfComputers(made->variant, Level::Beginner, 3, seed));
    const BalanceReport report = balance.report();
    QCOMPARE(report.games, 4);
    QCOMPARE(report.rows.size(), std::size_t(2));
    double shares = 0;
    for (const BalanceReport::Row &row : report.rows) {
        shares += row.share.value;
        QVERIFY(row.share.low <= row.share.value && row.share.value <= row.share.high);
        QVERIFY(row.solos.low <= row.solos.value && row.solos.value <= row.solos.high);
        QVERIFY(row.solos.high > 0); // four games prove nothing
    }
    QVERIFY(std::abs(shares - 1) < 1e-9);
    QVERIFY(report.years.value >= 1 && report.years.value <= 3);
    QVERIFY(report.neverTaken.empty());
    QCOMPARE(gameOfComputers(made->variant, Level::Beginner, 3, 7).position().units,
             gameOfComputers(made->variant, Level::Beginner, 3, 7).position().units);
    StopSign stop = true;
    QCOMPARE(gameOfComputers(made->variant, Level::Beginner, 3, 7, &stop).turnCount(), 0);
}

/// What a power's places become one after the other, by the mouse alone.
void BoardSketchTest::givenInTurn()
{
    BoardSketch sketch = begun();
    const int coast = placeCalled(sketch, "ald");
    const int inland = placeCalled(sketch, "cor");
    const auto now = [&](int place) {
        const BoardSketch::Place &at = sketch.place(place);
        return std::to_string(at.home) + at.unit + (at.centre ? "*" : "");
    };
    for (const char *wanted : {"1A*", "1F*", "-1", "1A*"}) {
        giveInTurn(sketch, coast, 1);
        QCOMPARE(now(coast), std::string(wanted));
    }
    giveInTurn(sketch, coast, 0); // another power takes it
    QCOMPARE(now(coast), std::string("0A*"));
    for (const char *wanted : {"1A*", "-1"}) {
        giveInTurn(sketch, inland, 1);
        QCOMPARE(now(inland), std::string(wanted));
    }
    for (const char *wanted : {"-1*", "-1", "-1*"}) {
        giveInTurn(sketch, coast, -1);
        QCOMPARE(now(coast), std::string(wanted));
    }
    setGround(sketch, inland, Ground::Impassable);
    giveInTurn(sketch, inland, 1);
    QCOMPARE(now(inland), std::string("-1"));
}

/// Names of every alphabet make ids, and a title is found without reading the whole.
void BoardSketchTest::titlesAndIds()
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

QTEST_APPLESS_MAIN(BoardSketchTest)
#include "tst_boardsketch.moc"
