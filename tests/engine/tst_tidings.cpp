#include "testfiles.h"

#include "game/happenings.h"
#include "game/play.h"
#include "io/json.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;

/// What is told of sieges, passes and a power that falls, beside the verdicts on orders; and the forms in which the
/// orders of such games are written.
class TidingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersTellEvents();
    void tanksOnTheirWayArePutBackNowhere();
    void peril_data();
    void peril();
    void outSinceWhen();
    void forms_data();
    void forms();
    void legalKeysOnce();
    void refusedPositions_data();
    void refusedPositions();
};

namespace {

GameCase caseOf(const QByteArray &line)
{
    const auto cases = readCases(line.toStdString(), mapsFinder());
    if (cases.size() != 1 || !cases.front())
        qFatal("%s", cases.empty() ? "no case" : cases.front().error().fault.text().c_str());
    return *cases.front();
}

Turn play(const GameCase &gameCase)
{
    return playPhase(*gameCase.variant, gameCase.rules, gameCase.position, gameCase.orders);
}

} // namespace

void TidingsTest::answersTellEvents()
{
    const GameCase surrender = caseOf(
        R"~({"variant": "city-state", "phase": "S1301M", "units": {"Venice": ["A ((Aqu))"], "Emperor": ["DA Aqu"]},
        "settings": {"siege": {"Venice A ((Aqu))": 1}}, "orders": {"Emperor": ["DA Aqu H"]}})~");
    const Turn turn = play(surrender);
    const std::string answer =
        writeAnswer(surrender, turn, {{}, [](const Turn &, const Happening &) { return std::string("In a word."); }});
    const auto read = readJson(answer);
    QVERIFY(read.ok());
    const auto events = std::find(read->keys.begin(), read->keys.end(), "events");
    QVERIFY(events != read->keys.end());
    const std::string told = writeJson(read->items[static_cast<std::size_t>(events - read->keys.begin())]);
    QCOMPARE(
        QByteArray::fromStdString(told).replace("\": ", "\":").replace(", \"", ",\""),
        QByteArray(
            R"~([{"event":"surrendered","power":"Venice","unit":"A ((Aqu))","place":"Aqu","explanation":"In a word.","because":[],"rule":"City State 7g"}])~"));
    QVERIFY2(answer.find("starved") != std::string::npos, answer.c_str());
    // Where nothing happened the list is there and empty.
    const GameCase quiet =
        caseOf(R"~({"variant": "standard", "phase": "S1901M", "units": {"Austria": ["A Vie"]}, "orders": {}})~");
    const Turn quietTurn = play(quiet);
    QVERIFY(happeningsOf(*quiet.variant->board, quietTurn).empty());
    QVERIFY(writeAnswer(quiet, quietTurn, {}).find("\"events\"") != std::string::npos);
}

/// A tank that is stopped on its way ends elsewhere than it stood, as a unit that is put back out of a pass does.
void TidingsTest::tanksOnTheirWayArePutBackNowhere()
{
    const GameCase halted = caseOf(
        R"~({"variant": "1939-iii", "phase": "S1940M", "units": {"France": ["T Par"], "Britain": ["A Bel"]},
        "orders": {"France": ["T Par - Pic - Bel"], "Britain": ["A Bel H"]}})~");
    const Turn way = play(halted);
    const auto withdrawn = [](const Event &event) { return std::holds_alternative<event::Withdrawn>(event); };
    QVERIFY(std::any_of(way.events.begin(), way.events.end(), withdrawn));
    QVERIFY(happeningsOf(*halted.variant->board, way).empty());
    const GameCase pass = caseOf(
        R"~({"variant": "city-state", "phase": "S1300M", "units": {"Emperor": ["A STG"], "Milan": ["A Com"]},
        "orders": {"Emperor": ["A STG - Com"], "Milan": ["A Com H"]}})~");
    const std::vector<Happening> told = happeningsOf(*pass.variant->board, play(pass));
    QCOMPARE(told.size(), std::size_t(1));
    QCOMPARE(told.front().kind, Happening::Kind::PutBack);
}

void TidingsTest::peril_data()
{
    QTest::addColumn<QByteArray>("phase");
    QTest::addColumn<QByteArray>("units");
    QTest::addColumn<QByteArray>("told"); // the phase of the end, "!" where it can't be averted, "-": nothing
    QTest::newRow("long before") << QByteArray("S1301M") << QByteArray(R"("DA Ger")") << QByteArray("-");
    QTest::newRow("a year before, with two seasons")
        << QByteArray("F1301M") << QByteArray(R"("DA Ger")") << QByteArray("S1302M");
    QTest::newRow("on the board") << QByteArray("F1301M") << QByteArray(R"("DA Ver", "DA Ger")") << QByteArray("-");
    QTest::newRow("behind walls is on the board")
        << QByteArray("F1301M") << QByteArray(R"~("DA ((Ver))")~") << QByteArray("-");
    QTest::newRow("winter before, in a pass")
        << QByteArray("W1301A") << QByteArray(R"("DA STG")") << QByteArray("S1302M");
    QTest::newRow("winter before, in Germany")
        << QByteArray("W1301A") << QByteArray(R"("DA Ger")") << QByteArray("S1302M!");
    QTest::newRow("none left") << QByteArray("S1302M") << QByteArray(R"("A Ver")") << QByteArray("S1302M!");
}

void TidingsTest::peril()
{
    QFETCH(QByteArray, phase);
    QFETCH(QByteArray, units);
    QFETCH(QByteArray, told);
    const GameCase read = caseOf(R"({"variant": "city-state", "phase": ")" + phase + R"(", "units": {"Emperor": [)"
                                 + units + R"(]}, "orders": {}})");
    const auto found = perilOf(*read.variant, read.position, read.variant->board->findPower("Emperor"));
    const QByteArray text =
        found ? QByteArray::fromStdString(phaseText(found->end)) + (found->avertable ? "" : "!") : QByteArray("-");
    QCOMPARE(text, told);
    QVERIFY(!perilOf(*read.variant, read.position, read.variant->board->findPower("Milan")));
}

void TidingsTest::outSinceWhen()
{
    const GameCase read = caseOf(
        R"~({"variant": "city-state", "phase": "S1302M", "units": {"Emperor": ["DA Ger", "A Ver"], "Milan": ["A Mil"]},
        "centres": {"Milan": ["Mil"], "Emperor": ["Ver"]}, "orders": {}})~");
    Game game(read.variant);
    game.setStart(read.position);
    const PowerId emperor = game.board().findPower("Emperor");
    game.adjudicate();
    game.adjudicate();
    QVERIFY(!outSince(game, emperor, 0));
    const auto since = outSince(game, emperor, game.turnCount());
    QVERIFY(since);
    QCOMPARE(phaseText(*since), std::string("S1302M"));
    QVERIFY(!outSince(game, game.board().findPower("Milan"), game.turnCount()));
}

void TidingsTest::forms_data()
{
    QTest::addColumn<QByteArray>("variant");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("house");
    const auto row = [](const char *variant, const char *text, const char *house) {
        QTest::newRow(text) << QByteArray(variant) << QByteArray(text) << QByteArray(house);
    };
    row("city-state", "mil r lod", "A Mil R A ((Lod))");
    row("city-state", "A Mil R A ((Lod))", "A Mil R A ((Lod))");
    row("city-state", "A(Mil)RA(Lod)", "A Mil R A ((Lod))");
    row("city-state", "A Milano raises the siege of Lodi", "A Mil R A ((Lod))");
    row("city-state", "A Pav S A Mil R A ((Lod))", "A Pav S A Mil - Lod");
    row("city-state", "A(Pav)SA(Mil)RA(Lod)", "A Pav S A Mil - Lod");
    row("city-state", "A Pav supports A Mil raises the siege of Lodi", "A Pav S A Mil - Lod");
    row("city-state", "A Lodi waits behind its walls", "A ((Lod)) H");
    row("city-state", "A Lodi behind the walls holds", "A ((Lod)) H");
    row("city-state", "A Lodi attacks from behind its walls", "A ((Lod)) - Lod");
    row("nikjon", "F Fil - the Taldt", "F Fil - TAL");
    row("nikjon", "F Filia - Taldt", "F Fil - TAL");
    row("nikjon", "F the Taldt H", "F TAL H");
    row("lima", "S Vie - Ser by way of Bud", "S Vie - Ser via Bud");
}

void TidingsTest::forms()
{
    QFETCH(QByteArray, variant);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, house);
    const QByteArray units = variant == "city-state"
                                 ? R"~({"Milan": ["A ((Lod))", "A Mil", "A Pav"], "Mantua": ["A Lod"]})~"
                             : variant == "lima" ? R"({"Italy": ["S Vie"]})"
                                                 : R"({"Arcadia": ["F Fil", "F TAL"]})";
    const GameCase read = caseOf(R"({"variant": ")" + variant + R"(", "phase": ")"
                                 + (variant == "nikjon" ? "S1M"
                                    : variant == "lima" ? "S1901M"
                                                        : "S1301M")
                                 + R"(", "units": )" + units + R"(, "orders": {}})");
    const Board &board = *read.variant->board;
    const auto order = parseOrder(text.toStdString(), {&board, &read.position, Stage::Moves});
    QVERIFY2(order.ok(), order ? "" : describe(order.error()).text().c_str());
    QCOMPARE(QByteArray::fromStdString(orderText(board, order->order)), house);
}

void TidingsTest::legalKeysOnce()
{
    const GameCase read = caseOf(
        R"~({"variant": "city-state", "phase": "S1301M", "units": {"Emperor": ["DA Ger", "DA Ger", "A Trn"]}, "orders": {}})~");
    const auto value = readJson(writeLegal(read));
    QVERIFY(value.ok());
    const JsonValue &own = value->items.at(1).items.at(0);
    QCOMPARE(own.keys.size(), std::size_t(2));
    for (const JsonValue &orders : own.items) {
        std::vector<std::string> texts;
        for (const JsonValue &text : orders.items)
            texts.push_back(text.text);
        std::sort(texts.begin(), texts.end());
        QVERIFY(std::adjacent_find(texts.begin(), texts.end()) == texts.end());
    }
}

void TidingsTest::refusedPositions_data()
{
    QTest::addColumn<QByteArray>("units");
    QTest::newRow("a stranger in a pass") << QByteArray(R"({"Milan": ["A STG"]})");
    QTest::newRow("a stranger in Germany") << QByteArray(R"({"Milan": ["A Ger"]})");
    QTest::newRow("another power's double army") << QByteArray(R"({"Milan": ["DA Mil"]})");
    QTest::newRow("four of them") << QByteArray(R"({"Emperor": ["DA Ger", "DA Ger", "DA Ver", "DA Tre"]})");
}

void TidingsTest::refusedPositions()
{
    QFETCH(QByteArray, units);
    const auto cases = readCases(
        (R"({"variant": "city-state", "phase": "S1301M", "units": )" + units + R"(, "orders": {}})").toStdString(),
        mapsFinder());
    QCOMPARE(cases.size(), std::size_t(1));
    QVERIFY(!cases.front());
    QCOMPARE(QByteArray::fromStdString(cases.front().error().fault.where.text()), QByteArray("units"));
}

QTEST_APPLESS_MAIN(TidingsTest)
#include "tst_tidings.moc"
