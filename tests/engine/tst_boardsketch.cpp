#include "sketches.h"

#include "studio/centreways.h"

#include "studio/balance.h"

#include <QTest>

#include <cmath>

using namespace entente;
using namespace entente::test;

/// A board while somebody works on it.
class BoardSketchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void centresFarAndNear();
    void abbreviationsOfNewNames();
    void groundDecidesWhoPasses();
    void closedPlacesOpen();
    void closedPlacesNeedNoName();
    void answersCount();
    void powersComeAndGo();
    void findingsAreTold();
    void gamesAreCounted();
    void givenInTurn();
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
    for (BoardSketch::Place &place : sketch.places)
        place.named = true; // ids are no names
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

/// Who names "Place 1" need not shorten it as well; what a person or the drawing has shortened stays.
void BoardSketchTest::abbreviationsOfNewNames()
{
    BoardSketch sketch = begun();
    const int bor = placeCalled(sketch, "bor"), wet = placeCalled(sketch, "wet");
    for (const auto &[place, number] : {std::pair(bor, "1"), std::pair(wet, "2")}) {
        sketch.place(place).named = false;
        sketch.place(place).name = std::string("Place ") + number;
        sketch.place(place).abbreviation = std::string("P") + number;
    }
    setName(sketch, bor, "Aldersund"); // "ald" is taken
    QCOMPARE(sketch.place(bor).abbreviation, std::string("Ale"));
    setName(sketch, wet, "Wide Sea");
    QCOMPARE(sketch.place(wet).abbreviation, std::string("WID"));
    QVERIFY(sketch.place(wet).named);
    setName(sketch, wet, "Narrow Sea");
    QCOMPARE(sketch.place(wet).abbreviation, std::string("WID"));
}

/// A power that has all it needs beside its units wins before the others have moved twice.
void BoardSketchTest::centresFarAndNear()
{
    BoardSketch sketch = settled();
    setCentre(sketch, placeCalled(sketch, "cor"), true);
    setCentre(sketch, placeCalled(sketch, "des"), true);
    const auto ways = waysToNeutralCentres(sketch);
    QCOMPARE(ways.size(), std::size_t(2));
    QCOMPARE(ways[1].size(), std::size_t(2)); // the army in bor
    QCOMPARE(ways[1][0].moves, 1);
    QCOMPARE(ways[1][1].moves, 1);
    QCOMPARE(ways[0].size(), std::size_t(1)); // ald's fleet comes to des alone, by the sea
    QCOMPARE(ways[0][0].place, placeCalled(sketch, "des"));
    QCOMPARE(ways[0][0].moves, 2);
    QVERIFY(!isFound(sketch, "first year", false)); // three of four win
    sketch.victoryCentres = 2;
    QVERIFY(isFound(sketch, "may win in the first year: 2 centres", false));
}

QTEST_APPLESS_MAIN(BoardSketchTest)
#include "tst_boardsketch.moc"
