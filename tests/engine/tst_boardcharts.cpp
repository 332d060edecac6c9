#include "importedboards.h"

#include "exchange/chartturn.h"
#include "game/game.h"
#include "io/json.h"
#include "io/jsoncursor.h"
#include "orders/parser.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace entente;
using namespace entente::test;

/// Boards without a drawing: the chart that stands for one, and as large as boards can be.
class BoardChartsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chartOfTheRest();
    void chartsAreTurned();
    void largeBoards();
};

void BoardChartsTest::chartOfTheRest()
{
    const ForeignVariant read = imported(corpus("njudge-known.map")).front();
    QVERIFY(std::count(
                read.notes.begin(), read.notes.end(),
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
void BoardChartsTest::chartsAreTurned()
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

/// As many provinces and powers as there is room for: a ring of land round a ring of seas. What is far off in the lists
/// works like what comes first.
void BoardChartsTest::largeBoards()
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

QTEST_GUILESS_MAIN(BoardChartsTest)
#include "tst_boardcharts.moc"
