#include "foreigngames.h"
#include "testfiles.h"

#include "exchange/formats.h"
#include "game/play.h"
#include "io/json.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;

/// Files of other kinds than saved games: which are known, what is brought over, what is said if it can't be.
class ExchangeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unknownText();
    void aCase();
    void brokenCase();
    void foreignFiles_data();
    void foreignFiles();
    void retreatsThatTheFileTells_data();
    void retreatsThatTheFileTells();
    void judgesMailsTellTheirGame();
    void judgesMarksAreCompared();
    void expectationsOfCasesAreCompared();
    void positionsAfterwardsAreCompared();
    void faultsSayWhere_data();
    void faultsSayWhere();
};

void ExchangeTest::unknownText()
{
    for (const char *text : {"", "   ", "Dear all,", "[]", "{}",
                             "{\"format\": 1, \"variant\": \"standard\", \"units\": {}, \"turns\": []}"})
        QVERIFY2(!importerFor(text), text);
}

void ExchangeTest::aCase()
{
    const std::string text =
        R"({"id": "c", "variant": "standard", "phase": "F1902M", "settings": {"edition": "1971"}, "units": {"Austria": ["A Vie"], "Russia": ["A War", "F StP/nc"]}, "orders": {"Russia": ["A War - Gal"]}})";
    const Importer *importer = importerFor(text);
    QVERIFY(importer);
    const auto read = importer->read(text + '\n' + text, find);
    QVERIFY(read.ok());
    const Game &game = read->game;
    QCOMPARE(phaseText(game.position().phase), std::string("F1902M"));
    QCOMPARE(game.position().units.size(), std::size_t(3));
    QCOMPARE(game.orders().size(), std::size_t(1));
    QCOMPARE(game.settings().at("edition"), std::string("1971"));
    QVERIFY(read->remarks.empty());
    QCOMPARE(read->name, std::string("c"));
    QCOMPARE(read->further.size(), std::size_t(1));
    QCOMPARE(read->further.front().game.digest(), game.digest());
    const auto broken =
        importer->read(text + "\n{\"id\": \"d\", \"variant\": \"standard\", \"phase\": \"soon\", \"units\": {}}", find);
    QVERIFY(broken.ok());
    QVERIFY(broken->further.empty());
    QVERIFY(broken->remarks.front().text().starts_with("The case d can't be read: "));
}

void ExchangeTest::brokenCase()
{
    const std::string text = R"({"variant": "standard", "phase": "S1901M", "units": {"Austria": ["A Vei"]}})";
    const auto read = importerFor(text)->read(text, find);
    QVERIFY(!read.ok());
    QCOMPARE(read.error().where, std::string("units.Austria[0]"));
}

void ExchangeTest::foreignFiles_data()
{
    QTest::addColumn<QByteArray>("phase");
    QTest::addColumn<int>("units");
    QTest::addColumn<int>("dislodged");
    QTest::addColumn<QByteArray>("orders");
    const auto row = [](const char *file, const char *phase, int units, int dislodged, const char *orders) {
        QTest::newRow(file) << QByteArray(phase) << units << dislodged << QByteArray(orders);
    };
    row("diplomacy-game.json", "F1901M", 22, 0,
        "Austria A Gal - Rum; England F NTH C A Yor - Nwy; England A Yor - Nwy via convoy; Russia F GOB - Swe");
    row("diplomacy-retreats.json", "F1902R", 3, 1, "Turkey A Rum R Sev");
    row("diplomacy-builds.json", "W1901A", 7, 0, "England Build F Edi; Italy Remove A Apu");
    row("webdiplomacy-game.json", "F1901M", 22, 0,
        "England F NTH C A Yor - Nwy; France F Bre - MAO; Russia F GOB - Swe");
    row("webdiplomacy-retreats.json", "F1902R", 3, 1, "Turkey A Ser R Gre");
    row("webdiplomacy-builds.json", "W1901A", 6, 0, "Germany Build A Ber; Germany Build F Kie; Italy Remove A Tyr");
    row("godip-movement.json", "S1901M", 22, 0,
        "Austria A Bud S A Vie - Gal; Austria F Tri H; Austria A Vie - Gal; Italy A Ven S A Rom; Russia F StP/sc - "
        "GOB");
    row("godip-retreat.json", "F1902R", 4, 1, "Turkey A Ser R Rum");
    row("godip-adjustment.json", "W1901A", 3, 0, "England Build F Edi");
    row("case-movement.txt", "S1901M", 4, 0,
        "England F NTH C A Lon - Hol; England A Lon - Hol; Germany F HEL - NTH; Germany F SKA S F HEL - NTH");
    row("case-retreat.txt", "F1903R", 2, 1, "Turkey A Ser R Gre");
    row("case-adjustment.txt", "W1902A", 2, 0, "Italy Build F Nap; Italy Build A Rom");
    row("droidippy.txt", "S1902M", 7, 0, "Austria A Vie - Tri; Italy F Nap S A Rom; Italy A Rom H");
    row("datc-moves.json", "S1901M", 5, 0,
        "England F NTH H; France F Bel S F ENG - NTH; France F ENG - NTH; Germany F HEL - NTH; Germany F Hol S F HEL - "
        "NTH");
    row("datc-retreats.json", "S1901R", 3, 1, "Austria F Tri R Alb");
    row("datc-builds.json", "W1901A", 2, 0, "Russia Build F StP/nc; Russia Build A Mos");
    row("case-results.txt", "F1903R", 4, 1, "Turkey A Ser R Bul");
    row("judge-spring.txt", "S1901M", 6, 0,
        "Austria A Bud - Ser; Austria F Tri - Alb; Austria A Vie - Gal; Russia A War - Gal; Russia F StP/sc - GOB; "
        "Turkey A Smy H");
    row("judge-fall.txt", "F1903M", 4, 0,
        "England A Lon - Nwy via NTH; England F NTH C A Lon - Nwy; France A Bur S A Mun - Ruh; Germany A Mun - Ruh");
    row("judge-year.txt", "W1901A", 8, 0,
        "Austria Build A Vie; Russia Build F StP/nc; Russia Waive; Turkey Build A Con");
    row("judge-status.txt", "S1905M", 4, 0, "");
    row("judge-waiting.txt", "S1905M", 3, 0, "England A Yor - Lon");
    row("judge-dpjudge.txt", "S1903M", 6, 0,
        "Austria F Tri - ADR; Austria A Vie - Gal; Italy F Apu - ADR; Italy A Ven - Tri; Russia F StP/sc - GOB; Russia "
        "A War - Gal");
    row("judge-void.txt", "F1905M", 4, 0,
        "Italy A Ven S A Rom - Tus; Italy A Rom H; France A Tus - Rom; France F TYS S A Tus - Rom");
}

void ExchangeTest::foreignFiles()
{
    QFETCH(QByteArray, phase);
    QFETCH(int, units);
    QFETCH(int, dislodged);
    QFETCH(QByteArray, orders);
    const ForeignGame foreign = imported(corpus(QTest::currentDataTag()));
    const Position &position = foreign.game.position();
    QCOMPARE(phaseText(position.phase), phase.toStdString());
    QCOMPARE(static_cast<int>(position.units.size()), units);
    QCOMPARE(static_cast<int>(position.dislodged.size()), dislodged);
    auto given = QByteArray::fromStdString(ordersOf(foreign.game)).split(';');
    auto expected = orders.split(';');
    for (auto *list : {&given, &expected}) {
        for (QByteArray &text : *list)
            text = text.trimmed();
        std::sort(list->begin(), list->end());
    }
    QCOMPARE(given, expected);
}

void ExchangeTest::retreatsThatTheFileTells_data()
{
    QTest::addColumn<QByteArray>("open");
    QTest::addColumn<bool>("guessed");
    const auto row = [](const char *file, const char *open, bool guessed) {
        QTest::newRow(file) << QByteArray(open) << guessed;
    };
    // The attack came from Trieste, and Albania was contested.
    row("case-results.txt", "Bul Rum", false);
    row("webdiplomacy-retreats-played.json", "Bul Rum", false);
    row("webdiplomacy-retreats-told.json", "Bul Rum", false);
    // Nothing is said of the moves before.
    row("case-retreat.txt", "Alb Bud Gre Rum Tri", true);
    row("webdiplomacy-retreats.json", "Alb Bud Gre Rum Tri", true);
    row("godip-retreat.json", "Rum Tri", false);
    row("diplomacy-retreats.json", "Sev Ukr", false);
}

void ExchangeTest::retreatsThatTheFileTells()
{
    QFETCH(QByteArray, open);
    QFETCH(bool, guessed);
    const ForeignGame foreign = imported(corpus(QTest::currentDataTag()));
    QCOMPARE(foreign.game.position().dislodged.size(), std::size_t(1));
    std::string places;
    for (const RegionId region : foreign.game.position().dislodged.front().retreats)
        places.append(foreign.game.board().regionText(region)).append(" ");
    QCOMPARE(places, open.toStdString() + ' ');
    const auto said =
        std::count(foreign.remarks.begin(), foreign.remarks.end(),
                   "The file does not say what closes a space to retreats; every free neighbour is open.");
    QCOMPARE(said, guessed ? 1 : 0);
}

void ExchangeTest::judgesMailsTellTheirGame()
{
    const ForeignGame foreign = imported(corpus("judge-year.txt"));
    const Game &game = foreign.game;
    const Board &board = game.board();
    // Retreats and ownership were told: the winter stands on them.
    QCOMPARE(board.power(game.position().owner[static_cast<std::size_t>(board.findProvince("Ser").index())]).name,
             std::string("Russia"));
    QCOMPARE(
        board
            .power(
                game.position()
                    .units[static_cast<std::size_t>(unitIn(board, game.position(), board.findProvince("Ser")).index())]
                    .power)
            .name,
        std::string("Russia"));
    QVERIFY2(foreign.remarks.empty(), foreign.remarks.empty() ? "" : foreign.remarks.front().text().c_str());
    const ForeignGame status = imported(corpus("judge-status.txt"));
    QVERIFY(status.remarks.empty());
    QVERIFY(!status.game.position().owner[static_cast<std::size_t>(board.findProvince("Par").index())].valid());
    QCOMPARE(board.regionText(status.game.position().units.back().region), std::string("StP/sc"));
    const ForeignGame waiting = imported(corpus("judge-waiting.txt"));
    QVERIFY2(waiting.remarks.empty(), waiting.remarks.empty() ? "" : waiting.remarks.front().text().c_str());
}

void ExchangeTest::judgesMarksAreCompared()
{
    std::string text = corpus("judge-dpjudge.txt");
    const auto differs = [](const ForeignGame &foreign) {
        std::vector<std::string> all;
        for (const Wording &remark : foreign.remarks)
            all.push_back(remark.text());
        all.pop_back(); // tells of the centres
        return all;
    };
    QVERIFY(differs(imported(text)).empty());
    const std::string mark = "A VIE - GAL. (bounce)";
    text.replace(text.find(mark), mark.size(), "A VIE - GAL.");
    QCOMPARE(differs(imported(text)),
             std::vector<std::string>{"S1903M, A Vie - Gal: by the mail it succeeds, by these rules it fails."});
    const std::string move = "A VEN - TRI. (bounce)";
    text.replace(text.find(move), move.size(), "A VEN - TRI.");
    QCOMPARE(differs(imported(text)).size(), std::size_t(2));
    const std::string heading = "Movement results for Spring of 1903:";
    text.replace(text.find(heading), heading.size(), "Retreat orders for Spring of 1903:");
    const auto refused = importerFor(text)->read(text, find);
    QVERIFY(!refused.ok());
    QCOMPARE(refused.error().text(), std::string("S1903R: The text begins with retreats or builds, which do not say "
                                                 "who stands where; put the results of the moves before them."));
}

namespace {

/// What comes otherwise than the case expects, a line each.
std::string differencesOf(const ForeignGame &foreign)
{
    const GameCase expecting = caseOf(foreign);
    const Turn turn = playPhase(*expecting.variant, expecting.rules, expecting.position, expecting.orders);
    std::string all;
    for (const std::string &line : compareWithExpectation(expecting, turn))
        all += line + '\n';
    return all;
}

} // namespace

/// What jDip's texts say of the position afterwards.
void ExchangeTest::positionsAfterwardsAreCompared()
{
    const std::string begin = "VARIANT_ALL Standard\nCASE one\nPRESTATE_SETPHASE Spring 1901, Movement\nPRESTATE\n"
                              "Austria: A vie\nAustria: A bud\nRussia: A gal\nRussia: A sil\nRussia: A boh\n"
                              "Russia: A ukr\nRussia: A rum\n"
                              "ORDERS\nAustria: A vie-gal\nAustria: A bud s A vie-gal\n";
    const std::string rest = "Austria: A bud\nRussia: A sil\nRussia: A boh\nRussia: A ukr\nRussia: A rum\n";
    const auto differences = [&](const std::string &end) { return differencesOf(imported(begin + end + "END\n")); };
    const std::string gone = "POSTSTATE_DISLODGED\nRussia: A gal\n";
    QCOMPARE(differences("POSTSTATE\nAustria: A gal\n" + rest + gone), std::string());
    QCOMPARE(differences("POSTSTATE\nAustria: A vie\n" + rest + gone),
             std::string("expect.units.Austria: expected A Bud and A Vie, found A Bud and A Gal\n"));
    QVERIFY(differences("POSTSTATE\nAustria: A gal\n" + rest).find("not expected") != std::string::npos);
    QVERIFY(differences("POSTSTATE_SAME\n").find("expected A Bud and A Vie, found A Bud and A Gal")
            != std::string::npos);
    QCOMPARE(differences(""), std::string("expect: The case says nothing about what to expect.\n"));
    // Nowhere to go: dislodged all the same.
    const std::string shut = begin + "POSTSTATE\nAustria: A gal\n" + rest;
    std::string boxed = shut + "Russia: A war\nRussia: A vie\n" + gone + "END\n";
    boxed.insert(boxed.find("ORDERS"), "Russia: A war\n");
    boxed.insert(boxed.find("POSTSTATE"), "Russia: A boh-vie\n");
    boxed.erase(boxed.rfind("Russia: A boh\n"), 14);
    QCOMPARE(differencesOf(imported(boxed)), std::string());
}

void ExchangeTest::expectationsOfCasesAreCompared()
{
    std::string text = corpus("datc-moves.json");
    QVERIFY(imported(text).remarks.empty());
    QCOMPARE(imported(text).further.size(), std::size_t(1));
    QCOMPARE(differencesOf(imported(text)), std::string());
    const std::string told = "\"FRA: F eng -> nth\": \"Fails\"";
    text.replace(text.find(told), told.size(), "\"FRA: F eng -> nth\": \"Succeeds\"");
    QCOMPARE(differencesOf(imported(text)),
             std::string("expect.verdicts.F ENG - NTH: expected success, found failure (bounced)\n"));
    QVERIFY(imported(corpus("datc-retreats.json")).remarks.empty());
    QCOMPARE(differencesOf(imported(corpus("datc-retreats.json"))), std::string());
    QCOMPARE(imported(corpus("datc-retreats.json")).game.settings().at("edition"), std::string("1982"));
}

void ExchangeTest::faultsSayWhere_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("fault");
    QTest::newRow("map") << QByteArray(R"({"map": "moon", "phases": [], "state": 0})")
                         << QByteArray("map: There is no variant for the map \"moon\".");
    QTest::newRow("phase") << QByteArray(R"({"map": "standard", "phases": [{"name": "X1", "state": {}}]})")
                           << QByteArray("phases[0]: \"X1\" is not a phase.");
    QTest::newRow("no phases") << QByteArray(R"({"map": "standard", "phases": [], "state": 0})")
                               << QByteArray("phases: The game has no phases.");
    QTest::newRow("webDiplomacy")
        << QByteArray(R"({"gameID": 1, "variantID": 15, "terrID": 1, "centers": []})")
        << QByteArray("variantID: Only the classic map of webDiplomacy is known, not its variant 15.");
    QTest::newRow("case text") << QByteArray("VARIANT_ALL Moon\nCASE a\nPRESTATE\nEND")
                               << QByteArray("VARIANT_ALL: There is no variant \"Moon\".");
    QTest::newRow("case phase") << QByteArray("CASE a\nPRESTATE_SETPHASE Someday\nPRESTATE\nEND")
                                << QByteArray("line 2: \"Someday\" is not a phase.");
    QTest::newRow("jDip save") << QByteArray("<?xml version=\"1.0\"?>\n<jsx major=\"1\"></jsx>")
                               << QByteArray("There are no objects in it.");
    QTest::newRow("mail") << QByteArray("Movement results for spring of 1901.\n\nNobody moved.")
                          << QByteArray("The mail names no units.");
}

void ExchangeTest::faultsSayWhere()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, fault);
    const Importer *importer = importerFor(text.toStdString());
    QVERIFY(importer);
    const auto read = importer->read(text.toStdString(), find);
    QVERIFY(!read.ok());
    QCOMPARE(read.error().text(), fault.toStdString());
}

QTEST_GUILESS_MAIN(ExchangeTest)
#include "tst_exchange.moc"
