#include "testfiles.h"

#include "exchange/formats.h"
#include "exchange/javaobjects.h"
#include "exchange/sameboard.h"
#include "io/packed.h"
#include "orders/notation.h"

#include <QTest>

#include <algorithm>
#include <filesystem>

using namespace entente;
using namespace entente::test;

/// Whole games that other programs recorded: their boards, every turn, and what their judges made of it.
class RecordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void jdipGameBringsItsBoard();
    void jdipGameOnAKnownBoard();
    void resultsAreCompared_data();
    void resultsAreCompared();
    void diplicityGame();
    void buildWithItsCoastBehind();
    void droidippyOfAnotherBoard();
    void yearsAsSeasons();
    void boardsAreCompared();
    void boardOfTheHundredYears();
    void unorderedUnitsOfAMail();
    void ordersOfOnePower();
    void lettersWithoutATurn();
    void objectsThatAreNoGame_data();
    void objectsThatAreNoGame();
    void deepObjects();
    void realGames_data();
    void realGames();
};

namespace {

std::string record(const std::string &name)
{
    return readTestFile("tests/cases/exchange/" + name);
}

std::shared_ptr<const Variant> called(std::string_view name)
{
    if (name == "godip:Hundred")
        return variantNamed("boards/hundred");
    for (const char *prefix : {"jdip:", "godip:", "njudge:"}) {
        if (name == std::string(prefix) + "Standard" || name == std::string(prefix) + "Classical")
            return standardVariant();
    }
    return variantNamed(name);
}

ForeignGame opened(const std::string &text, const VariantFinder &finder = called)
{
    const Importer *importer = importerFor(text);
    if (!importer)
        qFatal("Nobody reads %s", text.substr(0, 80).c_str());
    auto read = readForeign(*importer, text, finder);
    if (!read)
        qFatal("%s", read.error().text().c_str());
    return std::move(read).value();
}

std::string remarksOf(const ForeignGame &foreign)
{
    std::string all;
    for (const Wording &remark : foreign.remarks)
        all += remark.text() + '\n';
    return all;
}

QString unitsOf(const Board &board, const Position &position)
{
    std::string all;
    for (const Unit &unit : position.units)
        all += board.power(unit.power).name + ' ' + unitText(board, unit) + "; ";
    return QString::fromStdString(all);
}

std::string replaced(std::string text, const std::string &from, const std::string &to)
{
    const std::size_t at = text.find(from);
    if (at == std::string::npos)
        qFatal("\"%s\" is not in the file.", from.c_str());
    return text.replace(at, from.size(), to);
}

} // namespace

void RecordsTest::jdipGameBringsItsBoard()
{
    const ForeignGame foreign = opened(record("jdip-game.xml"));
    QVERIFY(foreign.board.has_value());
    const Board &board = foreign.game.board();
    QCOMPARE(foreign.game.variant().title, std::string("Two Islands"));
    QCOMPARE(board.provinceCount(), 7);
    QCOMPARE(board.centreCount(), 4);
    QCOMPARE(board.coastsOf(board.findProvince("South Shore")).size(), std::size_t(2));
    QVERIFY(board.adjacent(Travel::Sea, board.findRegion("str"), board.findRegion("sou/nc")));
    QVERIFY(!board.adjacent(Travel::Sea, board.findRegion("str"), board.findRegion("sou/sc")));
    QVERIFY(!board.adjacent(Travel::Land, board.findRegion("isl"), board.findRegion("sou")));
    QCOMPARE(board.province(board.findProvince("isl")).home, board.findPower("Eastern"));
    QCOMPARE(foreign.game.variant().victoryCentres, 4);
    QCOMPARE(foreign.game.turnCount(), 3);
    const std::vector<GivenOrder> &orders = foreign.game.turn(0).orders;
    QVERIFY(std::any_of(orders.begin(), orders.end(), [&](const GivenOrder &given) {
        return orderText(board, given.order, Stage::Moves) == "A Isl - Sou via convoy";
    }));
    QCOMPARE(unitsOf(board, foreign.game.turn(1).before),
             QString::fromLatin1("Westland A Cap; Westland F STR; Eastland A Isl; Eastland F GUL; "));
    QCOMPARE(phaseText(foreign.game.position().phase), std::string("S1851M"));
    QCOMPARE(unitsOf(board, foreign.game.position()),
             QString::fromLatin1("Westland A Nor; Westland A Sou; Westland F STR; Eastland A Isl; "));
    QVERIFY(foreign.remarks.empty());
    QCOMPARE(foreign.notes.size(), std::size_t(1)); // that the board is a chart
}

void RecordsTest::jdipGameOnAKnownBoard()
{
    const ForeignGame first = opened(record("jdip-game.xml"));
    const std::shared_ptr<const Variant> own = first.board->variant;
    const ForeignGame again = opened(record("jdip-game.xml"), [&](std::string_view name) {
        return name == "jdip:Two Islands" || name == own->id ? own : called(name);
    });
    QVERIFY(!again.board.has_value());
    QCOMPARE(remarksOf(again), std::string());
    QCOMPARE(again.game.turnCount(), first.game.turnCount());
}

void RecordsTest::resultsAreCompared_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<QString>("remark");
    // The first of the moves: F Nor - STR.
    QTest::newRow("jDip") << "jdip-game.xml"
                          << "value='SUCCESS'/>"
                          << "value='FAILURE'/>"
                          << "S1850M, F Nor - STR: it fails in the record and succeeds by these rules.";
    QTest::newRow("Diplicity") << "diplicity-game.json"
                               << R"(["mun", "Move", "tyr"], "expected_resolution": "ErrBounce")"
                               << R"(["mun", "Move", "tyr"], "expected_resolution": "OK")"
                               << "S1901M, A Mun - Tyr: it succeeds in the record and fails by these rules.";
    QTest::newRow("a support") << "diplicity-game.json"
                               << R"(["tri", "Support", "ven", "tyr"], "expected_resolution": "OK")"
                               << R"(["tri", "Support", "ven", "tyr"], "expected_resolution": "ErrSupportBroken")"
                               << "S1902M, A Tri S A Ven - Tyr: it fails in the record and succeeds by these rules.";
}

void RecordsTest::resultsAreCompared()
{
    QFETCH(QString, file);
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(QString, remark);
    const std::string whole = record(file.toStdString());
    QVERIFY(remarksOf(opened(whole)).find("in the record") == std::string::npos);
    const ForeignGame foreign = opened(replaced(whole, from.toStdString(), to.toStdString()));
    QVERIFY2(remarksOf(foreign).find(remark.toStdString()) != std::string::npos, remarksOf(foreign).c_str());
}

void RecordsTest::diplicityGame()
{
    const ForeignGame foreign = opened(record("diplicity-game.json"));
    QCOMPARE(remarksOf(foreign), std::string());
    QCOMPARE(foreign.game.turnCount(), 5); // nobody retreated in 1901
    const Board &board = foreign.game.board();
    QCOMPARE(
        unitsOf(board, foreign.game.turn(0).before),
        QString::fromLatin1("Germany A Ber; Germany A Mun; Germany F Kie; Italy A Rom; Italy A Ven; Italy F Nap; "));
    QCOMPARE(foreign.game.turn(4).before.dislodged.size(), std::size_t(1));
    QCOMPARE(phaseText(foreign.game.position().phase), std::string("F1902M"));
    QVERIFY(unitsOf(board, foreign.game.position()).contains(QLatin1String("Italy F Bul/sc")));
    QCOMPARE(foreign.game.orders().size(), std::size_t(1));
}

/// ["stp", "Build", "Fleet", "stp/nc"]: the coast stands behind, and the fleet is built there.
void RecordsTest::buildWithItsCoastBehind()
{
    const ForeignGame foreign = opened(record("diplicity-build.json"));
    QCOMPARE(remarksOf(foreign), std::string());
    QVERIFY(unitsOf(foreign.game.board(), foreign.game.turn(2).before).contains(QLatin1String("Russia F StP/nc")));
}

/// Games of other boards are written alike, and nothing in them says which; a place that is none here does.
void RecordsTest::droidippyOfAnotherBoard()
{
    const std::string text = "PHASE 1901 Spring Movement\nPOSITIONS\nUSSR: army mos\nUSSR: army vladivostok\nORDERS\n"
                             "vladivostok move mos\n";
    const Importer *importer = importerFor(text);
    QVERIFY(importer);
    const auto read = readForeign(*importer, text, called);
    QVERIFY(!read.ok());
    QVERIFY2(read.error().text().find("there is no \"vladivostok\" on that of Standard.") != std::string::npos,
             read.error().text().c_str());
}

void RecordsTest::yearsAsSeasons()
{
    std::string text = record("diplicity-game.json");
    const std::vector<std::pair<std::string, std::string>> years{
        {R"("Spring", "year": 1901)", R"("Year", "year": 1405)"},
        {R"("Fall", "year": 1901)", R"("Year", "year": 1410)"},
        {R"("Spring", "year": 1902)", R"("Year", "year": 1415)"},
        {R"("Fall", "year": 1902)", R"("Year", "year": 1420)"}};
    for (const auto &[from, to] : years) {
        while (text.find(from) != std::string::npos)
            text = replaced(text, from, to);
    }
    const ForeignGame foreign = opened(text);
    QCOMPARE(foreign.game.turnCount(), 5);
    QCOMPARE(phaseText(foreign.game.position().phase), std::string("F1406M"));
    QCOMPARE(remarksOf(foreign), std::string("The file's years are told as seasons here: its year 1405 is S1405M.\n"));
}

void RecordsTest::boardsAreCompared()
{
    const Board &standard = *standardVariant()->board;
    QVERIFY(sameBoard(standard, standard));
    QVERIFY(sameBoard(standard, *variantNamed("sequential")->board));
    QVERIFY(!sameBoard(standard, *variantNamed("davis")->board));
    QVERIFY(!sameBoard(standard, *variantNamed("boards/hundred")->board));
    std::string text = readTestFile("maps/standard/variant.json");
    const auto oneLess = readVariant(replaced(text, "[\"boh\", \"gal\"], ", ""));
    QVERIFY(oneLess.ok());
    QVERIFY(!sameBoard(standard, *(*oneLess)->board));
    QVERIFY(!sameBoard(*(*oneLess)->board, standard));
}

/// The figures of Andy Schwarz's board: 41 spaces, 17 centres, nine of them win.
void RecordsTest::boardOfTheHundredYears()
{
    const auto variant = variantNamed("boards/hundred");
    QVERIFY(variant);
    const Board &board = *variant->board;
    QCOMPARE(board.provinceCount(), 41);
    QCOMPARE(board.centreCount(), 17);
    QCOMPARE(variant->victoryCentres, 9);
    QCOMPARE(variant->start.units.size(), std::size_t(14));
    QVERIFY(!variant->listed);
    QVERIFY(board.adjacent(Travel::Land, board.findRegion("lon"), board.findRegion("cal"))); // over the strait
    QVERIFY(board.adjacent(Travel::Sea, board.findRegion("lon"), board.findRegion("cal")));
}

void RecordsTest::unorderedUnitsOfAMail()
{
    const ForeignGame foreign = opened(record("judge-unordered.txt"));
    QCOMPARE(foreign.game.turnCount(), 1);
    QCOMPARE(unitsOf(foreign.game.board(), foreign.game.position()),
             QString::fromLatin1("Italy A Apu; Italy A Ven; Italy F ION; Turkey A Bul; "));
    QCOMPARE(foreign.game.orders().size(), std::size_t(2));
    QCOMPARE(remarksOf(foreign), std::string());
}

void RecordsTest::ordersOfOnePower()
{
    const ForeignGame foreign = opened(record("judge-own-orders.txt"));
    QCOMPARE(foreign.game.position().units, standardVariant()->start.units);
    QCOMPARE(foreign.game.orders().size(), std::size_t(1));
    QCOMPARE(remarksOf(foreign),
             std::string("The mail names some of the units only; the others stand as at the start of the game.\n"));
}

void RecordsTest::lettersWithoutATurn()
{
    const ForeignGame foreign = opened(record("judge-letters.txt"));
    QCOMPARE(foreign.game.turnCount(), 0);
    QCOMPARE(foreign.game.position(), standardVariant()->start);
    const std::string press = "From: anna@example.org\nTo: judge@example.org\n\nsignon fgame "
                              "secret\nbroadcast\nHello.\nendbroadcast\nsignoff\n";
    const Importer *importer = importerFor(press);
    QVERIFY(importer);
    const auto read = readForeign(*importer, press, called);
    QVERIFY(!read.ok());
    QVERIFY(read.error().text().find("tell of no units and no results") != std::string::npos);
}

void RecordsTest::objectsThatAreNoGame_data()
{
    QTest::addColumn<QByteArray>("inside");
    QTest::addColumn<QByteArray>("fault");
    QTest::newRow("nothing") << QByteArray("") << QByteArray("There are no objects in it.");
    QTest::newRow("another") << QByteArray("<object id='i0' class='java.util.TreeMap'/>")
                             << QByteArray("Its objects are not a game of jDip.");
    QTest::newRow("reference") << QByteArray(
        "<object id='i0' class='dip.world.World'><reference field='map' idref='i7'/></object>")
                               << QByteArray("line 1: It refers to \"i7\", which was not written before.");
    QTest::newRow("itself") << QByteArray(
        "<object id='i0' class='dip.world.World'><reference field='map' idref='i0'/>"
        "<reference field='turnStates' idref='i0'/><reference field='m' idref='i0'/></object>")
                            << QByteArray("The game has no phases.");
    QTest::newRow("cut off") << QByteArray("<object id='i0' class='dip.world.World'>")
                             << QByteArray("line 1: It is not XML: mismatched tag.");
}

void RecordsTest::objectsThatAreNoGame()
{
    QFETCH(QByteArray, inside);
    QFETCH(QByteArray, fault);
    const std::string text = "<jsx major='1'>" + inside.toStdString() + "</jsx>";
    const Importer *importer = importerFor(text);
    QVERIFY(importer);
    const auto read = readForeign(*importer, text, called);
    QVERIFY(!read.ok());
    QCOMPARE(read.error().text(), fault.toStdString());
    const std::string declared = "<!DOCTYPE jsx [<!ENTITY e 'x'>]>" + text;
    QVERIFY(JavaObjects::read(declared).error().text().find("It declares entities") != std::string::npos);
}

/// Objects nest as deep as the graph goes: nothing here may call itself for each.
void RecordsTest::deepObjects()
{
    std::string text = "<jsx>";
    constexpr int depth = 100'000;
    for (int i = 0; i < depth; ++i)
        text += "<object field='next' class='a.Link'>";
    for (int i = 0; i < depth; ++i)
        text += "</object>";
    const auto objects = JavaObjects::read(text + "</jsx>");
    QVERIFY(objects.ok());
    int links = 0;
    for (JavaValue link = objects->root(); !link.isNull(); link = link.field("next"))
        ++links;
    QCOMPARE(links, depth);
}

void RecordsTest::realGames_data()
{
    QTest::addColumn<QString>("path");
    const std::filesystem::path folder = qgetenv("ENTENTE_RECORDED_GAMES").toStdString();
    if (folder.empty()) {
        QTest::newRow("none") << QString();
        return;
    }
    for (const auto &entry : std::filesystem::directory_iterator(folder))
        QTest::newRow(entry.path().filename().c_str()) << QString::fromStdString(entry.path().string());
}

void RecordsTest::realGames()
{
    QFETCH(QString, path);
    if (path.isEmpty())
        QSKIP("ENTENTE_RECORDED_GAMES names a folder of files that other programs wrote.");
    std::ifstream file(path.toStdString(), std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(file), {});
    if (looksLikeGzip(text))
        text = gunzip(text).value();
    const ForeignGame foreign = opened(text);
    QVERIFY(foreign.game.turnCount() > 0);
    for (const Wording &remark : foreign.remarks) {
        const bool differs = remark.text().find("stands as recorded") != std::string::npos;
        QVERIFY2(!differs, remark.text().c_str());
    }
}

QTEST_GUILESS_MAIN(RecordsTest)
#include "tst_records.moc"
