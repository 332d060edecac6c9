#include "importedboards.h"

#include "exchange/boardchart.h"
#include "exchange/drawnboard.h"
#include "exchange/formats.h"
#include "exchange/sameboard.h"
#include "game/game.h"
#include "io/json.h"
#include "io/jsoncursor.h"
#include "io/xml.h"
#include "orders/parser.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

using namespace entente;
using namespace entente::test;

/// Boards that other programs describe: what becomes a variant's folder, what is told to be left out, what is refused.
class BoardsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void files_data();
    void files();
    void knownBoard_data();
    void knownBoard();
    void everyVariantOfAPackage();
    void drawnMapIsTaken();
    void theyCanBePlayed();
    void rulesOfOtherProgramsAreTold_data();
    void rulesOfOtherProgramsAreTold();
    void faults_data();
    void faults();
    void damagedArchives();
    void onTheDrawnMap();
    void drawingByDefinition();
};

namespace {

std::string faultOf(const std::string &bytes)
{
    const VariantImporter *importer = variantImporterFor(bytes);
    if (!importer)
        return "nobody";
    const auto read = importer->read(bytes, {});
    return read ? std::string() : read.error().text();
}

/// The smallest package that can be read, with one piece changed.
std::string isles(std::string_view from, std::string_view to)
{
    std::string map = corpus("dpjudge-isles.map");
    const std::size_t at = map.find(from);
    if (at == std::string::npos)
        qFatal("The map has changed.");
    map.replace(at, from.size(), to);
    return map;
}

} // namespace

void BoardsTest::files_data()
{
    QTest::addColumn<QByteArray>("phase");
    QTest::addColumn<int>("provinces");
    QTest::addColumn<int>("centres");
    QTest::addColumn<QByteArray>("units");
    QTest::addColumn<int>("toWin");
    const auto row = [](const char *file, const char *phase, int provinces, int centres, const char *units, int toWin) {
        QTest::newRow(file) << QByteArray(phase) << provinces << centres << QByteArray(units) << toWin;
    };
    row("jdip-isles.zip", "F1700M", 7, 3, "Blues F bar/sc; Reds A nor/", 3);
    row("jdip-package.zip", "F1700M", 7, 3, "Blues F bar/sc; Reds A nor/", 3);
    row("dpjudge-isles.map", "F1700M", 7, 3, "Blues F bar/sc; Reds A nor/", 3);
    row("dpjudge-straits.map", "W1500A", 6, 3, "", 2);
    row("njudge-isles.map", "W1900A", 7, 3, "", 2);
    row("njudge-halves.map", "W1900A", 4, 3, "", 2);
}

void BoardsTest::files()
{
    QFETCH(QByteArray, phase);
    QFETCH(int, provinces);
    QFETCH(int, centres);
    QFETCH(QByteArray, units);
    QFETCH(int, toWin);
    const ForeignVariant first = imported(corpus(QTest::currentDataTag())).front();
    const Variant &variant = *first.variant;
    QCOMPARE(phaseText(variant.start.phase), phase.toStdString());
    QCOMPARE(variant.board->provinceCount(), provinces);
    QCOMPARE(variant.board->centreCount(), centres);
    QCOMPARE(variant.victoryCentres, toWin);
    QByteArrayList given;
    for (const std::string &unit : unitsOf(variant))
        given.push_back(QByteArray::fromStdString(unit));
    QCOMPARE(given.join("; "), units);
    // The folder holds what was read, and nothing else is needed to read it again.
    const auto again = readVariant(first.files.at("variant.json"));
    QVERIFY(again.ok());
    QCOMPARE((*again)->id, variant.id);
    QVERIFY(first.files.count("map.svg") && first.files.count("layout.json") && first.files.count("CREDITS"));
    QVERIFY(readXml(first.files.at("map.svg")).ok());
    QVERIFY(readJson(first.files.at("layout.json")).ok());
}

void BoardsTest::knownBoard_data()
{
    QTest::addColumn<bool>("withUnits");
    QTest::newRow("jdip-known.zip") << true;
    QTest::newRow("dpjudge-known.map") << true;
    QTest::newRow("njudge-known.map") << false;
}

/// The board that everybody knows, as each of the programs writes it down, is the board that everybody knows.
void BoardsTest::knownBoard()
{
    QFETCH(bool, withUnits);
    const ForeignVariant read = imported(corpus(QTest::currentDataTag())).front();
    const Variant &ours = *standardVariant();
    const Board &board = *read.variant->board;
    QVERIFY(passagesOf(board) == passagesOf(*ours.board));
    QCOMPARE(board.centreCount(), ours.board->centreCount());
    for (int i = 0; i < ours.board->provinceCount(); ++i) {
        const Province &own = ours.board->province(ProvinceId(i));
        if (own.terrain == Terrain::Impassable)
            continue;
        const ProvinceId other = board.findProvince(own.id);
        QVERIFY2(other.valid(), own.id.c_str());
        QCOMPARE(board.province(other).terrain, own.terrain);
        QCOMPARE(board.province(other).centre, own.centre);
        QCOMPARE(board.province(other).home.valid(), own.home.valid());
        if (own.home.valid())
            QCOMPARE(board.power(board.province(other).home).name, ours.board->power(own.home).name);
    }
    if (withUnits) {
        QVERIFY(unitsOf(*read.variant) == unitsOf(ours));
        QCOMPARE(read.variant->victoryCentres, 18);
    }
}

void BoardsTest::everyVariantOfAPackage()
{
    const std::vector<ForeignVariant> all = imported(corpus("jdip-package.zip"));
    QCOMPARE(all.size(), std::size_t(2));
    QCOMPARE(all[0].variant->title, std::string("Late Isles")); // the one that is chosen by itself
    QCOMPARE(all[1].variant->title, std::string("Winged Isles"));
    QCOMPARE(all[0].remarks.back().text(), std::string("The variant \"Lost Isles\" in the same file can't be read."));
    const Board &board = *all[1].variant->board;
    QVERIFY(board.power(board.findPower("Reds")).buildsAnywhere);
    QVERIFY(!board.power(board.findPower("Wilds")).playable);
    QCOMPARE(all[1].variant->elsewhere, std::vector<std::string>{"jdip:Winged Isles"});
    QVERIFY(unitsOf(*all[1].variant).count("Blues W old/"));
    QVERIFY(!all[0].variant->board->findKind("wing").valid());
}

void BoardsTest::drawnMapIsTaken()
{
    const ForeignVariant read = imported(corpus("jdip-isles.zip")).front();
    QVERIFY(read.remarks.empty());
    const auto svg = readXml(read.files.at("map.svg"));
    QVERIFY(svg.ok());
    QCOMPARE(std::string(svg->attribute("viewBox")), std::string("0 0 1600 1600"));
    std::map<std::string, std::string> shapes;
    svg->forEach([&](const XmlElement &element) {
        if (element.name == "path")
            shapes.emplace(element.attribute("id"), element.attribute("d"));
    });
    // Four times as large, relative steps and moved groups followed.
    QCOMPARE(shapes.at("nor"), std::string("M600,80 L1000,80 L1000,280 L600,280z"));
    QVERIFY(shapes.at("hil").starts_with("M640,980 L1040,980"));
    const auto layout = readJson(read.files.at("layout.json"));
    QVERIFY(layout.ok());
    Faults faults;
    const JsonCursor root(*layout, "", faults);
    const auto field = root.need("provinces")->need("nor")->need("field")->items();
    QCOMPARE(field[0].number().value_or(0), 800.0);
    QCOMPARE(field[1].number().value_or(0), 162.0);
}

void BoardsTest::theyCanBePlayed()
{
    for (const char *name : {"jdip-known.zip", "dpjudge-known.map"}) {
        const ForeignVariant read = imported(corpus(name)).front();
        Game game(read.variant);
        const auto give = [&](const char *power, const char *text) {
            const auto order = parseOrder(text, {&game.board(), &game.position(), game.position().phase.stage});
            QVERIFY2(order.ok(), text);
            game.setOrder({game.board().findPower(power), order->order});
        };
        give("Austria", "A Vie - Gal");
        give("Russia", "F StP/sc - GOB");
        give("Turkey", "F Ank - BLA");
        game.adjudicate();
        QCOMPARE(phaseText(game.position().phase), std::string("F1901M"));
        QVERIFY(unitIn(game.board(), game.position(), game.board().findProvince("gob")).valid());
        QVERIFY(unitIn(game.board(), game.position(), game.board().findProvince("gal")).valid());
    }
    // Where units begin is not said there: they are built.
    Game game(imported(corpus("njudge-halves.map")).front().variant);
    const auto build = parseOrder("Build F Bet", {&game.board(), &game.position(), Stage::Adjustments});
    QVERIFY(build.ok());
    game.setOrder({game.board().findPower("Power B"), build->order});
    game.adjudicate();
    QCOMPARE(phaseText(game.position().phase), std::string("S1901M"));
    QCOMPARE(game.position().units.size(), std::size_t(1));
}

void BoardsTest::rulesOfOtherProgramsAreTold_data()
{
    QTest::addColumn<QByteArray>("remark");
    const auto row = [](const char *name, const char *file, const char *remark) {
        QTest::newRow(std::string(file).append(" ").append(name).c_str()) << QByteArray(remark);
    };
    row("borders", "jdip-package.zip", "The special borders of North Isle are not taken over.");
    row("ambiguous", "dpjudge-isles.map", "The rule NO_CHECK is not taken over.");
    row("victory", "dpjudge-isles.map", "That the centres needed to win change from year to year is not taken over.");
    row("start", "dpjudge-straits.map",
        "The file does not say where units begin; the game begins with builds at home, in W1500A.");
    row("high sea", "njudge-isles.map", "South Water has a rule of its own there (\"h\"), which is not taken over.");
    row("railway", "njudge-isles.map", "The options at the end of the map are not taken over.");
    row("halves", "njudge-halves.map", "Units pass everywhere with their whole strength here, not by halves.");
}

void BoardsTest::rulesOfOtherProgramsAreTold()
{
    QFETCH(QByteArray, remark);
    const std::string tag = QTest::currentDataTag();
    const ForeignVariant read = imported(corpus(tag.substr(0, tag.find(' ')))).front();
    std::vector<Wording> said = read.remarks;
    said.insert(said.end(), read.notes.begin(), read.notes.end());
    QVERIFY2(std::count(said.begin(), said.end(), remark.toStdString()) == 1, remark.constData());
}

void BoardsTest::faults_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("fault");
    const auto row = [](const char *name, const std::string &bytes, const char *fault) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << QByteArray(fault);
    };
    row("uses another file", "USE standard.map\nBEGIN SPRING 1901 MOVEMENT\n",
        "The map builds on the file standard.map, which does not lie beside it.");
    row("no such space", isles("ABUTS bar HIL WAT SOU", "ABUTS bar HIL WAT SUO"),
        "line 22: \"SUO\" has no terrain of its own.");
    row("unit nowhere", isles("F BAR/SC", "F RAB"), "The unit F RAB of Blues stands nowhere on this board.");
    row("centre nowhere", isles("UNOWNED BAR", "UNOWNED RAB"), "The centre \"RAB\" is not a space on this board.");
    row("unit of nobody", isles("__REDS (RED:R) NOR\n", ""),
        "line 4: The unit A NOR belongs to no power: none is named above it.");
    row("njudge space", "Alpha A alp\n-1\nalp-mv: bet\nalp-xc: bet\nbet-mv: alp\n-1\n",
        "line 1: \"Alpha A alp\" is not a space: a name, a comma, a type and an abbreviation.");
    row("njudge way", "Alpha, A alp\n-1\nalp-mv: bet\nalp-xc: bet\nbet-mv: alp\n-1\n",
        "line 3: \"bet\" is not a space on this board.");
    row("brackets", "MDF (AUS) (((AUS BUD)) ()) ((BUD (AMY VIE))", "Its brackets do not match.");
    row("deep brackets", "MDF (((((((((((", "Its brackets do not match.");
    row("half a map", "MDF (AUS) (((AUS BUD)) ())",
        "It is no whole map: powers, spaces, and passages, each in brackets.");
    row("daide space", "MDF (AUS) (((AUS BUD)) ()) ((BUD (AMY VIE)))",
        "the passages of BUD: \"VIE\" is not a space on this board.");
    row("daide unit", "MDF (AUS) (((AUS BUD)) (VIE)) ((BUD (WNG VIE)))",
        "the passages of BUD: There are armies (AMY) and fleets (FLT), no \"WNG\".");
    row("no variant", "PK\x05\x06", "The zip archive is damaged or cut off.");
}

void BoardsTest::faults()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, fault);
    QCOMPARE(faultOf(bytes.toStdString()), fault.toStdString());
}

void BoardsTest::damagedArchives()
{
    const std::string whole = corpus("jdip-isles.zip");
    QVERIFY(faultOf(whole).empty());
    // Wherever it is cut off, one sentence says so.
    for (std::size_t size = 4; size < whole.size(); size += 97)
        QCOMPARE(faultOf(whole.substr(0, size)), std::string("The zip archive is damaged or cut off."));
    // Whatever byte is wrong, nothing worse than a sentence happens.
    for (std::size_t at = 4; at < whole.size(); at += 13) {
        std::string broken = whole;
        broken[at] = static_cast<char>(~broken[at]);
        if (const VariantImporter *importer = variantImporterFor(broken)) {
            const auto read = importer->read(broken, {});
            QVERIFY(read.ok() || !read.error().message.text().empty());
        }
    }
}

/// A board that is known gets the map that was drawn for it; what else the file says stays.
void BoardsTest::onTheDrawnMap()
{
    const Variant &ours = *standardVariant();
    const std::string file = readTestFile("maps/standard/variant.json");
    const auto whole = onDrawnMap(imported(corpus("dpjudge-known.map")).front(), ours, file);
    QVERIFY(whole && whole->known);

    const ForeignVariant chart = imported(corpus("njudge-known.map")).front();
    QVERIFY(!chart.drawn);
    const auto builds = onDrawnMap(chart, ours, file);
    QVERIFY(builds && !builds->known);
    const Variant &variant = *builds->variant.variant;
    QCOMPARE(variant.map, std::string("standard"));
    QCOMPARE(variant.id, chart.variant->id);
    QCOMPARE(phaseText(variant.start.phase), std::string("W1900A"));
    QVERIFY(variant.start.units.empty());
    QCOMPARE(variant.board->provinceCount(), ours.board->provinceCount());
    QVERIFY(std::find(builds->variant.remarks.begin(), builds->variant.remarks.end(), chartRemark())
            == builds->variant.remarks.end());

    // Another start: units where the file says, on our places, and homes as it says.
    const auto other =
        readDaideMap(corpus("daide-known.mdf"),
                     beside("daide-known.mdf", {{"daide-known.now", "NOW (FAL 1905) (RUS FLT (STP SCS)) (ENG FLT ECH)"},
                                                {"daide-known.nam", corpus("daide-known.nam")}}));
    QVERIFY(other.ok());
    const auto later = onDrawnMap(other->front(), ours, file);
    QVERIFY(later && !later->known);
    QCOMPARE(unitsOf(*later->variant.variant), (std::set<std::string>{"England F eng/", "Russia F stp/sc"}));

    QVERIFY(!onDrawnMap(imported(corpus("njudge-isles.map")).front(), ours, file));
}

/// The package's map is a definition beside its variants, its drawing declares entities, and shapes lie in moved
/// groups.
void BoardsTest::drawingByDefinition()
{
    const ForeignVariant read = imported(corpus("jdip-defined.zip")).front();
    QCOMPARE(waysOf(*read.variant->board), std::string("Alp-Betls Alp-DEEs Bet-DEEs"));
    const auto told = [&](const char *text) {
        return std::count(read.remarks.begin(), read.remarks.end(), std::string(text)) == 1;
    };
    QVERIFY(told("Faraway has no shape in the drawing; a small field stands for it."));
    QCOMPARE(static_cast<int>(read.remarks.size()), 1);
    // 10..40 moved by 100 in a drawing 400 wide, which ours draws 1600 wide.
    QVERIFY(read.files.at("map.svg").find("M440,40 L560,40 L560,160 L440,160") != std::string::npos);
    QVERIFY(read.variant->board->findPower("Kingdom of Reds").valid());
}

QTEST_GUILESS_MAIN(BoardsTest)
#include "tst_imports.moc"
