#include "testfiles.h"

#include "io/gamefile.h"

#include "orders/parser.h"

#include <QTest>

using namespace entente;
using namespace entente::test;

/// What the readers say about bytes that are not what they should be, and that what is written reads back.
class IoTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void variantReadsWhole();
    void variantFaults_data();
    void variantFaults();
    void variantFaultsAllAtOnce();
    void caseFaults_data();
    void caseFaults();
    void caseLines();
    void caseWithoutOrders();
    void caseRoundTrip();
    void legalAnswer();
    void gameRoundTrip();
    void gameFaults_data();
    void gameFaults();
    void gameCutAnywhere();
};

namespace {

/// The text with the first `from` replaced; fails loudly if it is not there.
std::string changed(std::string text, const std::string &from, const std::string &to)
{
    const std::size_t at = text.find(from);
    if (at == std::string::npos)
        qFatal("The text to be changed does not hold %s", from.c_str());
    return text.replace(at, from.size(), to);
}

std::string variantText()
{
    return readTestFile("maps/standard/variant.json");
}

const std::string goodCase = R"({"id": "c1", "variant": "standard", "phase": "S1901M",
    "units": {"Austria": ["A Vie", "F Tri"], "Russia": ["F StP/sc"]},
    "orders": {"Austria": ["A Vie - Gal", "F Tri - ADR"]}})";

/// A game of a few phases with a dislodged unit, builds and orders half given.
Game playedGame()
{
    Game game(standardVariant(), {{"edition", "1971"}, {"viaFallback", "false"}});
    const auto order = [&](const char *power, const char *text) {
        const PowerId id = game.board().findPower(power);
        const auto parsed = parseOrder(text, {&game.board(), &game.position(), game.position().phase.stage});
        if (!parsed)
            qFatal("%s", describe(parsed.error()).text().c_str());
        game.setOrder({id, parsed->order});
    };
    order("Austria", "A Vie - Gal");
    order("Germany", "A Mun - Ruh");
    order("Germany", "A Ber - Mun");
    order("Germany", "F Kie - Hol");
    order("France", "A Par - Bur");
    order("France", "F Bre - MAO");
    game.adjudicate();
    order("Germany", "A Ruh - Bur");
    order("Germany", "A Mun S A Ruh - Bur");
    order("France", "F MAO - Spa/nc");
    order("France", "A Mar - Spa");
    game.adjudicate();
    order("France", "A Bur R Par");
    return game;
}

SavedGame savedGame()
{
    SavedGame saved;
    saved.game = playedGame();
    saved.table.mode = "hotseat";
    saved.table.seats = {"austria", "russia"};
    saved.table.players = {{"austria", "Zoë \"Z\""}};
    saved.table.sealed = {"austria"};
    saved.table.viewer = "russia";
    return saved;
}

} // namespace

void IoTest::variantReadsWhole()
{
    const auto read = readVariant(variantText());
    QVERIFY2(read.ok(), read ? "" : read.error().front().text().c_str());
    const Variant &variant = **read;
    QCOMPARE(variant.board->provinceCount(), 76);
    QCOMPARE(variant.board->centreCount(), 34);
    QCOMPARE(variant.board->powerCount(), 7);
    QCOMPARE(variant.start.units.size(), std::size_t(22));
    QCOMPARE(variant.victoryCentres, 18);
    QCOMPARE(variant.seasons.size(), std::size_t(3));
    QCOMPARE(centreCountOf(variant.start, variant.board->findPower("Russia")), 4);
    const ProvinceId vienna = variant.board->findProvince("Vie");
    QCOMPARE(variant.board->province(vienna).names, (Translations{{"de", "Wien"}}));
    QCOMPARE(variant.board->findProvince("Wien"), vienna);
    QCOMPARE(variant.board->findPower("T\u00fcrkei"), variant.board->findPower("Turkey"));
}

void IoTest::variantFaults_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("fault");
    const auto row = [](const char *name, const char *from, const char *to, const char *fault) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(fault);
    };
    row("newer format", "\"format\": 1", "\"format\": 7",
        "format: Written for a newer Entente (format 7); this one reads up to 1.");
    row("unknown key", "\"designer\"", "\"desiner\"", "desiner: This key is not known; the nearest is \"designer\".");
    row("missing key", "\"title\": \"Standard\",", "", "The key \"title\" is missing.");
    row("wrong kind", "\"victoryCentres\": 18", "\"victoryCentres\": \"18\"",
        "victoryCentres: This should be a whole number, not text.");
    row("out of range", "\"victoryCentres\": 18", "\"victoryCentres\": 0",
        "victoryCentres: This should be from 1 to 380, not 0.");
    row("edition", "\"edition\": \"2023\"", "\"edition\": \"2024\"", "edition: There is no edition \"2024\".");
    row("season", "\"season\": \"autumn\"", "\"season\": \"fall\"",
        "calendar[1]: A season is spring, summer, autumn or winter, not \"fall\".");
    row("step", "[\"moves\", \"retreats\"]", "[\"moves\", \"retreat\"]",
        "calendar[0].steps[1]: There is no step \"retreat\".");
    row("terrain", "\"terrain\": \"inland\"", "\"terrain\": \"desert\"",
        "provinces[6].terrain: \"desert\" is not one of \"inland\", \"coastal\", \"sea\" and \"impassable\".");
    row("two of one id", "{\"id\": \"ank\"", "{\"id\": \"alb\"", "provinces[1]: There is another province \"alb\".");
    row("home of nobody", "\"home\": \"turkey\"", "\"home\": \"turkei\"",
        "provinces[1].home: There is no power \"turkei\"; the nearest is \"turkey\".");
    row("passage to nowhere", "[\"alb\", \"gre\"]", "[\"alb\", \"grx\"]",
        "passages.land[0]: There is no province \"grx\"; the nearest is \"gre\".");
    row("passage to itself", "[\"alb\", \"gre\"]", "[\"alb\", \"alb\"]",
        "passages.land[0]: A passage leads from one province to another.");
    row("passage twice", "[\"alb\", \"ser\"]", "[\"gre\", \"alb\"]", "passages.land[1]: This passage is given twice.");
    row("land passage into the sea", "[\"alb\", \"gre\"]", "[\"alb\", \"adr\"]",
        "passages.land[0]: No land passage leads into Adriatic Sea, which is sea.");
    row("sea passage inland", "[\"adr\", \"alb\"]", "[\"adr\", \"vie\"]",
        "passages.sea[0]: No sea passage leads to Vienna, which is inland.");
    row("coast left out", "\"bul/sc\"]", "\"bul\"]", "passages.sea[5]: A sea passage to Bulgaria names its coast.");
    row("colour", "#bd2715", "red", "powers[0].colours.light.unit: \"red\" is not a colour like \"#31307e\".");
    row("unit in the wrong place", "\"A Vie\"", "\"F Vie\"",
        "start.units.austria[0]: Here stands no fleet: Vienna is no place for it.");
    row("unit without a coast", "\"F StP/sc\"", "\"F StP\"",
        "start.units.russia[3]: The coast on which this fleet stands is not named: write StP/nc or StP/sc.");
    row("units in one place", "\"A Bud\"", "\"A Vie\"",
        "start.units.austria[1]: There is another unit in Vienna already.");
}

void IoTest::variantFaults()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, fault);
    const auto read = readVariant(changed(variantText(), from.toStdString(), to.toStdString()));
    QVERIFY(!read.ok());
    QStringList found;
    for (const Fault &one : read.error())
        found << QString::fromStdString(one.text());
    QVERIFY2(found.contains(QString::fromUtf8(fault)), qPrintable(found.join(QLatin1Char('\n'))));
}

void IoTest::variantFaultsAllAtOnce()
{
    std::string text = changed(variantText(), "\"victoryCentres\": 18", "\"victoryCentres\": true");
    text = changed(text, "[\"alb\", \"gre\"]", "[\"alb\"]");
    text = changed(text, "\"season\": \"winter\"", "\"season\": \"snow\"");
    const auto read = readVariant(text);
    QVERIFY(!read.ok());
    QCOMPARE(read.error().size(), std::size_t(3));
}

void IoTest::caseFaults_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("fault");
    const auto row = [](const char *name, const char *from, const char *to, const char *fault) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(fault);
    };
    row("good", "c1", "c1", "");
    row("notes are read over", "\"id\"", "\"why\": 1, \"kind\": [], \"rule\": \"\", \"name\": \"\", \"id\"", "");
    row("judge's names", "\"Russia\": [\"F StP/sc\"]", "\"RUSSIA\": [\"F STP/SC\"]", "");
    row("army on a coast", "\"F StP/sc\"", "\"A StP/sc\"", "");
    row("unknown key", "\"phase\"", "\"fase\"", "fase: This key is not known; the nearest is \"phase\".");
    row("key twice", "\"phase\"", "\"phase\": \"F1901M\", \"phase\"", "phase: This key is given twice.");
    row("no such variant", "\"standard\"", "\"nowhere\"", "variant: There is no variant \"nowhere\".");
    row("phase", "S1901M", "Q1901M",
        "phase: \"Q1901M\" is not a phase like \"S1901M\": season S, U, F or W, year, and M, R or A.");
    row("no such phase", "S1901M", "U1901M", "phase: This variant's year has no phase \"U1901M\".");
    row("power", "\"Russia\": [\"F", "\"Rusia\": [\"F",
        "units.Rusia: There is no power \"Rusia\"; the powers are Austria, England, France, Germany, Italy, Russia and "
        "Turkey.");
    row("two units in one place", "\"F Tri\"", "\"A Vie\"",
        "units.Austria[1]: There is another unit in Vienna already.");
    row("fleet inland", "\"A Vie\", \"F Tri\"", "\"F Vie\", \"F Tri\"",
        "units.Austria[0]: Here stands no fleet: Vienna is no place for it.");
    row("list expected", "[\"F StP/sc\"]", "\"F StP/sc\"", "units.Russia: This should be a list, not text.");
    row("centre", "\"orders\"", "\"centres\": {\"Austria\": [\"Gal\"]}, \"orders\"",
        "centres.Austria[0]: Galicia has no supply centre.");
    row("centre of two", "\"orders\"", "\"centres\": {\"Austria\": [\"Vie\"], \"Russia\": [\"Vie\"]}, \"orders\"",
        "centres.Russia[0]: Vienna is in the list of Austria too.");
    row("setting", "\"orders\"", "\"settings\": {\"edition\": \"1066\"}, \"orders\"",
        "settings.edition: This setting should be \"1971\", \"1982\", \"2000\" or \"2023\".");
    row("flag", "\"orders\"", "\"settings\": {\"viaFallback\": 3}, \"orders\"",
        "settings.viaFallback: This setting should be true or false.");
    row("dislodged in moves", "\"orders\"",
        "\"dislodged\": {\"Russia\": [{\"unit\": \"A Ser\", \"from\": \"Bul\"}]}, \"orders\"",
        "dislodged: Units are dislodged in retreat phases only.");
    row("order for another power", "\"A Vie - Gal\"", "\"Russia: A Vie - Gal\"",
        "orders.Austria[0]: This order names Russia but stands in the list of Austria.");
}

void IoTest::caseFaults()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, fault);
    const auto cases = readCases(changed(goodCase, from.toStdString(), to.toStdString()), mapsFinder());
    QCOMPARE(cases.size(), std::size_t(1));
    QCOMPARE(cases.front() ? QByteArray() : QByteArray::fromStdString(cases.front().error().fault.text()), fault);
    if (!cases.front())
        QCOMPARE(QByteArray::fromStdString(cases.front().error().id), QByteArray("c1"));
}

void IoTest::caseLines()
{
    std::string line = goodCase;
    line.erase(std::remove(line.begin(), line.end(), '\n'), line.end());
    const auto count = [](const std::string &text) { return readCases(text, mapsFinder()).size(); };
    QCOMPARE(count(goodCase), std::size_t(1));
    QCOMPARE(count(line), std::size_t(1));
    QCOMPARE(count(line + '\n' + line + "\r\n\n" + line + '\n'), std::size_t(3));

    // A line that is not JSON spoils itself alone, and the first is no exception.
    for (const std::string &text : {line + "\nrubbish\n" + line, line.substr(0, 40) + '\n' + line + '\n' + line}) {
        const auto cases = readCases(text, mapsFinder());
        QCOMPARE(cases.size(), std::size_t(3));
        QCOMPARE(std::count_if(cases.begin(), cases.end(), [](const CaseOrError &one) { return one.ok(); }),
                 std::ptrdiff_t(2));
    }
    const auto cases = readCases(line + "\n{\"id\": 7}\n[]", mapsFinder());
    QCOMPARE(cases.size(), std::size_t(3));
    QCOMPARE(cases[1].error().id, std::string("7"));
    QCOMPARE(cases[1].error().fault.text(), std::string("The key \"variant\" is missing."));
    QCOMPARE(cases[2].error().fault.text(), std::string("line 3: A case is a JSON object."));
    QCOMPARE(writeError(cases[1].error()),
             std::string(R"({"id": "7", "error": {"where": "", "message": "The key \"variant\" is missing."}})"));

    // An object laid out over lines and cut off is one faulty case, not many.
    QCOMPARE(count("{\"id\": \"c1\",\n \"units\":\n {\"Austria\": [\"A Vie\"]}"), std::size_t(1));
}

void IoTest::caseWithoutOrders()
{
    const std::string text = changed(goodCase, "A Vie - Gal", "A Vie frobs");
    QVERIFY(!readCases(text, mapsFinder()).front().ok());
    const auto cases = readCases(text, mapsFinder(), CaseOrders::Ignored);
    QVERIFY(cases.front().ok());
    QVERIFY(cases.front()->orders.empty());
}

void IoTest::caseRoundTrip()
{
    const Game game = playedGame();
    const Position &position = game.position();
    QCOMPARE(position.phase.stage, Stage::Retreats);
    const std::string text = writeCase("r", game, position, game.orders());
    const auto cases = readCases(text, mapsFinder());
    QVERIFY2(cases.front().ok(), cases.front() ? "" : cases.front().error().fault.text().c_str());
    const GameCase &read = *cases.front();
    QCOMPARE(read.settings, game.settings());
    QVERIFY(read.rules == game.rules());
    QVERIFY(read.orders == game.orders());
    QVERIFY(read.position.units == position.units);
    QVERIFY(read.position.dislodged == position.dislodged);
    QVERIFY(read.position.owner == position.owner);
}

void IoTest::legalAnswer()
{
    const auto cases = readCases(
        R"({"id": "l", "variant": "standard", "phase": "S1901M", "units": {"France": ["F Bre"]}})", mapsFinder());
    QVERIFY(cases.front().ok());
    QCOMPARE(
        QString::fromStdString(writeLegal(*cases.front())),
        QStringLiteral(
            R"({"id": "l", "legal": {"France": {"F Bre": ["F Bre H", "F Bre - Gas", "F Bre - Pic", "F Bre - ENG", "F Bre - MAO"]}}})"));
}

void IoTest::gameRoundTrip()
{
    const SavedGame saved = savedGame();
    QCOMPARE(saved.game.turnCount(), 2);
    QCOMPARE(saved.game.position().dislodged.size(), std::size_t(1));
    const std::string bytes = writeGame(saved);
    const auto read = readGame(bytes, mapsFinder());
    QVERIFY2(read.ok(), read ? "" : read.error().text().c_str());
    QCOMPARE(read->game.digest(), saved.game.digest());
    QVERIFY(read->game.position() == saved.game.position());
    QVERIFY(read->game.orders() == saved.game.orders());
    QVERIFY(read->table == saved.table);
    QCOMPARE(QByteArray::fromStdString(writeGame(*read)), QByteArray::fromStdString(bytes));
}

void IoTest::gameFaults_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::addColumn<QByteArray>("fault");
    const auto row = [](const char *name, const char *from, const char *to, const char *fault) {
        QTest::newRow(name) << QByteArray(from) << QByteArray(to) << QByteArray(fault);
    };
    row("newer", "\"format\": 1", "\"format\": 13", "Written by a newer Entente (format 13); this one reads up to 12.");
    row("foreign", "\"program\": \"Entente\"", "\"program\": \"jDip\"", "This is not a saved game of Entente.");
    row("variant not there", "\"variant\": \"standard\"", "\"variant\": \"loeb9\"",
        "variant: The game is of the variant \"loeb9\", which is not installed.");
    row("another order", "\"A Mun - Ruh\"", "\"A Mun - Bur\"",
        "turns[0]: The saved game is damaged: the orders of S1901M do not lead to the position that it holds.");
    row("another order that changes nothing", "\"F MAO - Spa/nc\"", "\"F MAO - Spa/sc\"",
        "turns[1]: The saved game is damaged: the orders of F1901M are not those that were saved.");
    row("another unit", "\"A Gal\"", "\"A Boh\"",
        "turns[0]: The saved game is damaged: the orders of S1901M do not lead to the position that it holds.");
    row("phase left out", "\"phase\": \"F1901M\", \"orders\"", "\"phase\": \"F1902M\", \"orders\"",
        "turns[1]: The saved game is damaged: phase F1901M should follow, not F1902M.");
    row("misspelt key", "\"start\"", "\"starts\"", "starts: This key is not known; the nearest is \"start\".");
    row("not JSON any more", "\"turns\": [", "\"turns\": [#",
        "line 14, column 12: The saved game is damaged here. This is not JSON: \"#\" is not expected here.");
}

void IoTest::gameFaults()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    QFETCH(QByteArray, fault);
    const auto read = readGame(changed(writeGame(savedGame()), from.toStdString(), to.toStdString()), mapsFinder());
    QVERIFY(!read.ok());
    QCOMPARE(QByteArray::fromStdString(read.error().text()), fault);
}

void IoTest::gameCutAnywhere()
{
    QCOMPARE(readGame("", mapsFinder()).error().text(), std::string("The file is empty."));
    QCOMPARE(readGame("GIF89a", mapsFinder()).error().text(), std::string("This is not a saved game of Entente."));
    QCOMPARE(readGame("{}", mapsFinder()).error().text(), std::string("This is not a saved game of Entente."));
    const std::string whole = writeGame(savedGame());
    for (std::size_t length = 1; length + 1 < whole.size(); length += 7) {
        const auto read = readGame(std::string_view(whole).substr(0, length), mapsFinder());
        QVERIFY(!read.ok());
        if (length > 30)
            QVERIFY2(read.error().message == "The file breaks off here: the rest of the saved game is missing.",
                     read.error().text().c_str());
    }
}

QTEST_APPLESS_MAIN(IoTest)
#include "tst_io.moc"
