#include "testfiles.h"

#include "exchange/boardchart.h"
#include "exchange/chartturn.h"
#include "exchange/drawnboard.h"
#include "exchange/formats.h"
#include "exchange/sameboard.h"
#include "exchange/svgshape.h"
#include "exchange/variantimporter.h"
#include "game/game.h"
#include "io/json.h"
#include "io/jsoncursor.h"
#include "io/xml.h"
#include "orders/parser.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

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
    void chartOfTheRest();
    void chartsAreTurned();
    void theyCanBePlayed();
    void rulesOfOtherProgramsAreTold_data();
    void rulesOfOtherProgramsAreTold();
    void faults_data();
    void faults();
    void damagedArchives();
    void xmlThatIsNotRead_data();
    void xmlThatIsNotRead();
    void curves_data();
    void curves();
    void plainEntities();
    void directivesOfNeighbours();
    void linesThatChangeOthers();
    void partOfAMap();
    void landThatConvoys();
    void centreThatNobodyReaches();
    void seedOfTheNjudge();
    void onTheDrawnMap();
    void mapOfADaideServer();
    void drawingByDefinition();
    void largeBoards();
};

namespace {

std::string corpus(const std::string &name)
{
    return readTestFile("tests/cases/exchange/" + name);
}

std::vector<ForeignVariant> imported(const std::string &bytes)
{
    const VariantImporter *importer = variantImporterFor(bytes);
    if (!importer)
        qFatal("Nobody reads %s", bytes.substr(0, 80).c_str());
    auto read = importer->read(bytes, {});
    if (!read)
        qFatal("%s", read.error().text().c_str());
    return std::move(read).value();
}

std::string faultOf(const std::string &bytes)
{
    const VariantImporter *importer = variantImporterFor(bytes);
    if (!importer)
        return "nobody";
    const auto read = importer->read(bytes, {});
    return read ? std::string() : read.error().text();
}

/// "boh-gal land" for every passage.
std::set<std::string> passagesOf(const Board &board)
{
    std::set<std::string> all;
    for (const Passage &passage : board.passages()) {
        const auto end = [&](RegionId region) {
            const std::string &coast = board.region(region).coast;
            return std::string(board.province(board.provinceOf(region)).id)
                .append(coast.empty() ? "" : "/")
                .append(coast);
        };
        std::string from = end(passage.from);
        std::string to = end(passage.to);
        if (to < from)
            std::swap(from, to);
        if (passage.land)
            all.insert(from + ' ' + to + " land");
        if (passage.sea)
            all.insert(from + ' ' + to + " sea");
    }
    return all;
}

/// "Austria A Vie, ..." sorted.
std::set<std::string> unitsOf(const Variant &variant)
{
    std::set<std::string> all;
    for (const Unit &unit : variant.start.units) {
        const Board &board = *variant.board;
        all.insert(board.power(unit.power).name + ' ' + board.kind(unit.kind).letter + ' '
                   + board.province(board.provinceOf(unit.region)).id + '/' + board.region(unit.region).coast);
    }
    return all;
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

void BoardsTest::chartOfTheRest()
{
    const ForeignVariant read = imported(corpus("njudge-known.map")).front();
    QVERIFY(std::count(
                read.remarks.begin(), read.remarks.end(),
                "The file brings no map that can be taken over; the board is drawn as a chart of fields and passages.")
            == 1);
    // North is up where names are known: Norway above Tunis, Portugal left of Syria.
    const auto whereIs = [&](const char *id) {
        const auto layout = readJson(read.files.at("layout.json"));
        Faults faults;
        const auto point = JsonCursor(*layout, "", faults).need("provinces")->need(id)->need("field")->items();
        return std::pair(point[0].number().value_or(0), point[1].number().value_or(0));
    };
    QVERIFY(whereIs("nwy").second < whereIs("tun").second);
    QVERIFY(whereIs("stp").second < whereIs("syr").second);
    QVERIFY(whereIs("por").first < whereIs("syr").first);
    QVERIFY(whereIs("lon").first < whereIs("mos").first);
    // The same board gives the same chart, and no two fields touch.
    QCOMPARE(imported(corpus("njudge-known.map")).front().files, read.files);
    const auto layout = readJson(read.files.at("layout.json"));
    Faults faults;
    const JsonCursor root(*layout, "", faults);
    std::vector<std::pair<double, double>> fields;
    for (const auto &[name, place] : root.need("provinces")->members()) {
        const auto point = place.need("field")->items();
        fields.emplace_back(point[0].number().value_or(0), point[1].number().value_or(0));
    }
    QCOMPARE(fields.size(), std::size_t(75));
    for (std::size_t i = 0; i < fields.size(); ++i) {
        for (std::size_t j = i + 1; j < fields.size(); ++j)
            QVERIFY(std::hypot(fields[i].first - fields[j].first, fields[i].second - fields[j].second) > 72);
    }
    QVERIFY(faults.empty());
}

/// A quarter changes height and width, four of them and two mirrorings nothing; what is left of another is right of it
/// in the mirror.
void BoardsTest::chartsAreTurned()
{
    const std::vector<ForeignVariant> variants = imported(corpus("njudge-halves.map"));
    const ForeignVariant &foreign = variants.front();
    const Board &board = *foreign.variant->board;
    const std::string &start = foreign.files.at("layout.json");
    QVERIFY(isChart(foreign.files.at("map.svg")));
    const auto fields = [&](const std::string &layout) {
        std::vector<ChartPoint> all;
        const auto root = readJson(layout);
        Faults faults;
        const auto places = JsonCursor(*root, "", faults).need("provinces");
        for (const Province &province : board.provinces()) {
            const auto pair = places->need(province.id)->need("field")->items();
            all.push_back({*pair[0].number(), *pair[1].number()});
        }
        return all;
    };
    const auto turned = [&](std::string layout, ChartTurn turn, int times) {
        for (int i = 0; i < times; ++i)
            layout = turnedChart(board, layout, turn)->layout;
        return fields(layout);
    };
    const std::vector<ChartPoint> before = fields(start);
    const std::vector<ChartPoint> quarter = turned(start, ChartTurn::Clockwise, 1);
    const std::vector<ChartPoint> mirrored = turned(start, ChartTurn::Mirrored, 1);
    constexpr double slack = 2; // map units: positions are written with one digit
    for (std::size_t i = 0; i < before.size(); ++i) {
        for (std::size_t k = 0; k < i; ++k) {
            QVERIFY(std::abs((before[i].x - before[k].x) - (quarter[i].y - quarter[k].y)) < slack);
            QVERIFY(std::abs((before[i].y - before[k].y) + (quarter[i].x - quarter[k].x)) < slack);
            QVERIFY(std::abs((before[i].x - before[k].x) + (mirrored[i].x - mirrored[k].x)) < slack);
        }
    }
    for (const auto &[turn, times] : {std::pair{ChartTurn::Clockwise, 4}, std::pair{ChartTurn::Mirrored, 2}}) {
        const std::vector<ChartPoint> after = turned(start, turn, times);
        for (std::size_t i = 0; i < before.size(); ++i)
            QVERIFY(std::hypot(after[i].x - before[i].x, after[i].y - before[i].y) < slack);
    }
    QVERIFY(!turnedChart(board, "{}", ChartTurn::Mirrored));
    QVERIFY(!isChart("<svg/>"));
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
    QVERIFY2(std::count(read.remarks.begin(), read.remarks.end(), remark.toStdString()) == 1, remark.constData());
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

void BoardsTest::xmlThatIsNotRead_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("fault");
    QTest::newRow("not closed") << QByteArray("<a>\n<b></a>") << QByteArray("line 2: It is not XML: mismatched tag.");
    QTest::newRow("nothing") << QByteArray("") << QByteArray("line 1: It is not XML: no element found.");
    const QByteArray entities("It declares entities that are nested, long or many, which are not read.");
    QTest::newRow("nested entities") << QByteArray("<!DOCTYPE a [<!ENTITY b \"c\"><!ENTITY d \"&b;&b;\">]><a>&d;</a>")
                                     << entities;
    QTest::newRow("long entity") << "<!DOCTYPE a [<!ENTITY b \"" + QByteArray("c").repeated(300) + "\">]><a>&b;</a>"
                                 << entities;
    QTest::newRow("many places") << "<!DOCTYPE a [<!ENTITY b \"c\">]><a>" + QByteArray("&b;").repeated(40000) + "</a>"
                                 << entities;
    QTest::newRow("outside") << QByteArray("<!DOCTYPE a [<!ENTITY b SYSTEM \"/etc/hosts\">]><a>&b;</a>")
                             << QByteArray("It refers to text outside of it, which is not fetched.");
    QTest::newRow("deep") << QByteArray("<a>").repeated(5000) << QByteArray("Its elements are nested too deeply.");
}

void BoardsTest::xmlThatIsNotRead()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, fault);
    const auto read = readXml(text.toStdString());
    QVERIFY(!read.ok());
    QCOMPARE(read.error().text(), fault.toStdString());
}

void BoardsTest::curves_data()
{
    QTest::addColumn<QByteArray>("d");
    QTest::addColumn<double>("area"); ///< of the first ring
    QTest::newRow("square") << QByteArray("M0 0h10v10h-10z") << 100.0;
    QTest::newRow("numbers run together") << QByteArray("m0,0l10-0 0,10-10.0.0Z") << 100.0;
    QTest::newRow("exponents") << QByteArray("M0 0L1e1 0L10 1.0E+1L0 100e-1Z") << 100.0;
    QTest::newRow("half circle") << QByteArray("M0 0A10 10 0 0 1 20 0Z") << 157.08;
    QTest::newRow("flags run together") << QByteArray("M0 0A10 10 0 0120 0Z") << 157.08;
    QTest::newRow("smooth curves") << QByteArray("M0 0C0 10 10 10 10 0S20-10 20 0z") << 0.0;
    QTest::newRow("parabola") << QByteArray("M0 0Q10 20 20 0z") << 133.33;
}

void BoardsTest::curves()
{
    QFETCH(QByteArray, d);
    QFETCH(double, area);
    const auto rings = ringsOfPath(d.toStdString());
    QVERIFY(rings.has_value());
    QCOMPARE(rings->size(), std::size_t(1));
    const auto &ring = rings->front();
    double twice = 0;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const ChartPoint &a = ring[i];
        const ChartPoint &b = ring[(i + 1) % ring.size()];
        twice += a.x * b.y - b.x * a.y;
    }
    QVERIFY2(std::abs(std::abs(twice) / 2 - area) <= 0.03 * 160, QByteArray::number(twice / 2).constData());
}

void BoardsTest::plainEntities()
{
    const auto read =
        readXml("<!DOCTYPE a [<!ENTITY % more \"| b\"><!ENTITY red \"fill:red\">]><a style=\"&red;\">&red;</a>");
    QVERIFY(read.ok());
    QCOMPARE(read->attribute("style"), std::string_view("fill:red"));
    QCOMPARE(read->text, std::string("fill:red"));
}

namespace {

/// Files in memory that lie beside one another.
Surroundings beside(const std::string &name, std::map<std::string, std::string> files)
{
    return {name, [files](const std::string &wanted) {
                const auto found = files.find(wanted);
                return found == files.end() ? std::nullopt : std::optional(found->second);
            }};
}

const std::string shore =
    "COAST ALP ABUTS BET SEA\nCOAST BET ABUTS ALP GAM SEA\nLAND GAM ABUTS bet\nWATER SEA ABUTS ALP BET\n";
const std::string sides = "REDS (RED:R) ALP\nBLUES (BLUE:B) BET\nUNOWNED GAM\n";

std::string waysOf(const Board &board)
{
    std::vector<std::string> all;
    for (const Passage &passage : board.passages())
        all.push_back(board.regionText(passage.from) + "-" + board.regionText(passage.to) + (passage.land ? "l" : "")
                      + (passage.sea ? "s" : ""));
    std::sort(all.begin(), all.end());
    std::string text;
    for (const std::string &each : all)
        text += (text.empty() ? "" : " ") + each;
    return text;
}

ForeignVariant directives(const std::string &text, const Surroundings &around)
{
    auto read = readJudgeDirectives(text, around);
    if (!read)
        qFatal("%s", read.error().text().c_str());
    return read->front();
}

} // namespace

void BoardsTest::directivesOfNeighbours()
{
    const Surroundings around =
        beside("late.map", {{"shore.map", shore + sides}, {"loop.map", "USE late.map\nUSE loop.map\n"}});
    const ForeignVariant whole =
        directives("MAP shore\nUSE loop.map\nNOTIFY someone\nMYSTERY some thing\nBEGIN SPRING 1820 MOVEMENT\n"
                   "DROP GAM\nCOAST DEL ABUTS ALP\nAMEND ALP ABUTS DEL -SEA\nREDS\nA ALP\nBLUES\nF BET\n",
                   around);
    const Board &board = *whole.variant->board;
    QCOMPARE(board.provinceCount(), 4);
    QVERIFY(!board.findProvince("GAM").valid());
    QCOMPARE(board.powerCount(), 2);
    QCOMPARE(waysOf(board), std::string("Alp-Betls Alp-Dells Bet-SEAs"));
    QCOMPARE(whole.variant->id, std::string("dpjudge-late"));
    for (const char *told : {"The directive NOTIFY is not taken over.", "The directive Mystery is not taken over."})
        QVERIFY2(std::count(whole.remarks.begin(), whole.remarks.end(), std::string(told)) == 1, told);
    const auto missing = readJudgeDirectives("USE ../../secret\nBEGIN SPRING 1820 MOVEMENT\n", around);
    QCOMPARE(missing.error().text(),
             std::string("The map builds on the file ../../secret, which does not lie beside it."));
}

/// Later lines rename places and powers, take powers out of the game, and tell what is owned apart from homes.
void BoardsTest::linesThatChangeOthers()
{
    const ForeignVariant read = imported(corpus("dpjudge-renamed.map")).front();
    const Board &board = *read.variant->board;
    const Position &start = read.variant->start;
    QCOMPARE(phaseText(start.phase), std::string("S1650M"));
    QCOMPARE(unitsOf(*read.variant),
             (std::set<std::string>{"Blues And Greens F baa/sc", "Minors A mar/", "Rougés A old/"}));
    QCOMPARE(board.powerCount(), 3);
    QVERIFY(!board.power(board.findPower("Minors")).playable);
    QVERIFY(!board.power(board.findPower("Rougés")).buildsAnywhere);
    QCOMPARE(board.power(board.findPower("Rougés")).adjective, std::string("Rouge"));

    const auto province = [&](const char *name) { return board.findProvince(name); };
    QCOMPARE(board.province(province("baa")).name, std::string("Barrá"));
    QVERIFY(province("bar") == province("baa"));      // the old name is one of its aliases
    QVERIFY(!board.province(province("hil")).centre); // a place to build at, no centre
    QVERIFY(board.province(province("hil")).terrain == Terrain::Inland);
    QVERIFY(board.province(province("mar")).terrain == Terrain::Inland); // shut at first; its way has stayed
    QVERIFY(waysOf(board).find("Hil-Marl") != std::string::npos);
    QCOMPARE(board.centreCount(), 4); // that of a power which is not played is none
    const auto owner = [&](const char *name) {
        const PowerId power = start.owner[province(name).index()];
        return power.valid() ? board.power(power).name : std::string();
    };
    QCOMPARE(owner("old"), std::string("Rougés"));
    QCOMPARE(owner("baa"), std::string("Blues And Greens"));
    QCOMPARE(owner("nor"), std::string()); // a home, but not owned
    QCOMPARE(board.power(board.province(province("nor")).home).name, std::string("Rougés"));
    const auto rocks = imported(corpus("dpjudge-straits.map")).front().variant;
    QVERIFY(rocks->board->province(rocks->board->findProvince("roc")).convoys); // a port
    for (const char *told :
         {"HIL is no centre, so nothing is built there here.", "The mark in \"~BAR\" is not taken over.",
          "The directive PAYOLA is not taken over.", "What the map says for a single season is not taken over."})
        QVERIFY2(std::count(read.remarks.begin(), read.remarks.end(), std::string(told)) == 1, told);
}

void BoardsTest::partOfAMap()
{
    const Surroundings around = beside(
        "isle.geography",
        {{"isle.map", "USE isle.geography\nUSE isle.politics\n"}, {"isle.geography", shore}, {"isle.politics", sides}});
    const ForeignVariant whole = directives(shore, around);
    QCOMPARE(waysOf(*whole.variant->board), std::string("Alp-Betls Alp-SEAs Bet-Gaml Bet-SEAs"));
    QVERIFY(std::count(whole.remarks.begin(), whole.remarks.end(),
                       std::string("The file is a part of isle.map, which is opened."))
            == 1);
    QVERIFY(variantImporterOfName("isle.politics"));
    QVERIFY(!variantImporterOfName("isle.txt"));
}

namespace {

const std::string straits =
    "Alpha, R alp\nBeta, Bw bet\nGamma, xw gam\nDeep, w dee\nHills, l hil\n-1\nalp-mv: bet\nbet-mv: alp gam hil\n"
    "gam-mv: bet\nhil-mv: bet\nalp-xc: bet dee\nbet-xc: alp gam dee\ngam-xc: bet dee\ndee-xc: alp bet gam\n-1\n"
    "Center order for reports:\n  alp bet gam\n#End\n-1\n";

} // namespace

void BoardsTest::landThatConvoys()
{
    const auto read = readNjudgeMap(straits, {});
    QVERIFY(read.ok());
    const Board &board = *read->front().variant->board;
    QVERIFY(board.province(board.findProvince("gam")).terrain != Terrain::Sea);
    QCOMPARE(waysOf(board), std::string("Alp-Betls Alp-DEEs Bet-DEEs Bet-Gamls Bet-Hill Gam-DEEs"));
    const auto &remarks = read->front().remarks;
    QVERIFY(board.province(board.findProvince("gam")).convoys && !board.province(board.findProvince("alp")).convoys);
    QVERIFY(
        std::count(remarks.begin(), remarks.end(), std::string("The options at the end of the map are not taken over."))
        == 0);
    // A railway is no space, and a colon may be missing.
    std::string colonial = straits;
    colonial.insert(0, "Trans Hills Railway, r THR\n");
    colonial.replace(colonial.find("gam-xc:"), 7, "gam-xc ");
    const auto railway = readNjudgeMap(colonial, {});
    QVERIFY(railway.ok());
    QCOMPARE(railway->front().variant->board->provinceCount(), board.provinceCount());
    QCOMPARE(waysOf(*railway->front().variant->board), waysOf(board));
    QVERIFY(std::count(railway->front().remarks.begin(), railway->front().remarks.end(),
                       std::string("Trans Hills Railway has a rule of its own there (\"r\"), which is not taken over."))
            == 1);
    std::string renaissance = straits;
    for (const char *town : {"Town, x1P tow\n", "Fort, N1f for\n", "Port, P0f. por\n", "City, x2P cit\n"})
        renaissance.insert(0, town);
    QCOMPARE(readNjudgeMap(renaissance, {}).error().text(),
             std::string("It is a board of Machiavelli, a game of other rules, which is not played here."));
}

/// A centre without a way is a place that is shut; games on such a board are written for the package all the same.
void BoardsTest::centreThatNobodyReaches()
{
    const auto read = readNjudgeMap("Nowhere, x now\n" + straits, {});
    QVERIFY(read.ok());
    const Board &board = *read->front().variant->board;
    QVERIFY(board.province(board.findProvince("now")).terrain == Terrain::Impassable);
    QVERIFY(exportDiplomacyJson(Game(read->front().variant)).find("zobrist_hash") != std::string::npos);
}

void BoardsTest::seedOfTheNjudge()
{
    const auto read = readNjudgeMap(
        straits, beside("map.two_straits", {{"seed.two_straits", "F1850M\nR: A Alpha\nB: F Beta\nnonsense\n-1\n"}}));
    QVERIFY(read.ok());
    const Variant &variant = *read->front().variant;
    QCOMPARE(variant.title, std::string("Two Straits"));
    QCOMPARE(phaseText(variant.start.phase), std::string("F1850M"));
    QCOMPARE(static_cast<int>(variant.start.units.size()), 2);
    const auto &remarks = read->front().remarks;
    QVERIFY(std::count(remarks.begin(), remarks.end(), std::string("seed.two_straits, line 4 is not taken over."))
            == 1);
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

/// The known board as a DAIDE server tells it, with names and units in files beside it.
void BoardsTest::mapOfADaideServer()
{
    const std::string map = corpus("daide-known.mdf");
    const auto read = readDaideMap(map, beside("daide-known.mdf", {{"daide-known.nam", corpus("daide-known.nam")},
                                                                   {"daide-known.now", corpus("daide-known.now")}}));
    QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
    const Variant &variant = *read->front().variant;
    QVERIFY(sameBoard(*variant.board, *standardVariant()->board));
    QCOMPARE(variant.start.units.size(), std::size_t(22));
    QCOMPARE(phaseText(variant.start.phase), std::string("S1901M"));
    QCOMPARE(variant.board->power(PowerId(0)).adjective, std::string("Austrian"));
    QCOMPARE(variant.board->province(variant.board->findProvince("ech")).name, std::string("English Channel"));

    const std::shared_ptr<const Variant> alone = imported(map).front().variant;
    QVERIFY(passagesOf(*alone->board) == passagesOf(*variant.board));
    QCOMPARE(phaseText(alone->start.phase), std::string("W1900A"));
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

/// As many provinces and powers as there is room for: a ring of land round a ring of seas. What is far off in the lists
/// works like what comes first.
void BoardsTest::largeBoards()
{
    constexpr int seas = maxProvinces / 2;
    constexpr int powers = 40;
    const auto draft = [](int count) {
        BoardDraft board;
        board.id = "rings";
        board.title = "Rings";
        for (int p = 0; p < powers; ++p)
            board.powers.push_back({std::string("Power ").append(std::to_string(p + 1)), {}, {}, true, false});
        const auto name = [](const char *kind, int i) { return std::string(kind).append(std::to_string(i)); };
        for (int i = 0; i < count; ++i) {
            const bool sea = i % 2 == 1;
            BoardDraft::Space space;
            space.brief = name(sea ? "s" : "l", i / 2);
            space.name = std::string(sea ? "Sea " : "Land ").append(std::to_string(i / 2));
            space.water = sea;
            space.centre = !sea && i / 2 < powers;
            space.home = space.centre ? std::string("Power ").append(std::to_string(i / 2 + 1)) : std::string();
            board.spaces.push_back(space);
            if (space.centre)
                board.units.push_back({space.home, "A", space.brief});
        }
        board.units.push_back({"Power 40", "F", name("s", seas - 1)});
        for (int i = 0; i < seas; ++i) {
            board.addWay(false, name("l", i), name("l", (i + 1) % seas), "");
            board.addWay(true, name("s", i), name("s", (i + 1) % seas), "");
            board.addWay(true, name("s", i), name("l", i), "");
            board.addWay(true, name("s", i), name("l", (i + 1) % seas), "");
        }
        return board;
    };
    const auto made = draft(2 * seas).variant();
    QVERIFY2(made.ok(), made ? "" : made.error().text().c_str());
    Game game(made->variant);
    const Board &board = game.board();
    QCOMPARE(board.provinceCount(), 2 * seas);
    QCOMPARE(board.powerCount(), powers);
    const auto give = [&](const char *power, const std::string &text) {
        const auto order = parseOrder(text, {&board, &game.position(), Stage::Moves});
        QVERIFY2(order.ok(), text.c_str());
        game.setOrder({board.findPower(power), order->order});
    };
    // The last sea carries the first army to the last land.
    const std::string last = std::to_string(seas - 1);
    give("Power 1", "A l0 - l" + last + " via convoy");
    give("Power 40", "F s" + last + " C A l0 - l" + last);
    give("Power 2", "A l1 - l0");
    game.adjudicate();
    const Position &after = game.position();
    const auto holds = [&](const char *place, const char *power) {
        const UnitId unit = unitIn(board, after, board.findProvince(place));
        return unit.valid() && after.units[static_cast<std::size_t>(unit.index())].power == board.findPower(power);
    };
    QVERIFY(holds(("Land " + last).c_str(), "Power 1"));
    QVERIFY(holds("Land 0", "Power 2"));
    QVERIFY(!draft(2 * seas + 1).variant().ok());

    // Everybody beside everybody.
    BoardDraft crowd = draft(2 * seas);
    for (int i = 0; i < 120; ++i) {
        for (int k = 0; k < i; ++k)
            crowd.addWay(false, "l" + std::to_string(i), "l" + std::to_string(k), "");
    }
    const auto crowded = crowd.variant();
    QVERIFY(!crowded.ok());
    QCOMPARE(crowded.error().message.text(), std::string("There are more than 6000 passages."));
}

QTEST_GUILESS_MAIN(BoardsTest)
#include "tst_imports.moc"
