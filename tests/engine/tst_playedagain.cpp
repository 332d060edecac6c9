#include "foreigngames.h"
#include "testfiles.h"

#include "exchange/formats.h"
#include "io/json.h"
#include "orders/notation.h"
#include "orders/parser.h"

#include <QTest>

#include <algorithm>

using namespace entente;
using namespace entente::test;

/// Games that other programs recorded, played again turn by turn, and games written for those programs.
class PlayedAgainTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void recordIsPlayedAgain();
    void recordThatOurRulesDoNotGive();
    void fewestSettings();
    void nowhereToGo();
    void phasesWithoutAChoice();
    void everyPhaseOfARecordIsATurn();
    void builtNowhere();
    void exportReadsBack();
    void exportForThePackage();
};

void PlayedAgainTest::recordIsPlayedAgain()
{
    const ForeignGame foreign = imported(corpus("diplomacy-game.json"));
    QCOMPARE(foreign.game.turnCount(), 1);
    QVERIFY(foreign.remarks.empty());
    QCOMPARE(outcomeOf(foreign.game.turn(0).results.front().verdict.reason), Outcome::Success);
}

void PlayedAgainTest::recordThatOurRulesDoNotGive()
{
    std::string text = corpus("diplomacy-game.json");
    const std::string from = "\"A GAL\"";
    const std::size_t at = text.find(from);
    QVERIFY(at != std::string::npos);
    text.replace(at, from.size(), "\"A BOH\"");
    const ForeignGame foreign = imported(text);
    QCOMPARE(foreign.game.turnCount(), 1); // what was recorded before stays
    QCOMPARE(phaseText(foreign.game.position().phase), std::string("F1901M"));
    QVERIFY(unitIn(foreign.game.board(), foreign.game.position(), foreign.game.board().findProvince("Boh")).valid());
    QCOMPARE(foreign.remarks.front().text(),
             std::string("F1901M stands as recorded, not as these rules have it: A Boh, A Gal."));
}

/// Rules are tried one by one before an edition, and no more are set than the record asks for.
void PlayedAgainTest::fewestSettings()
{
    const auto recordOf = [](const std::string &rest) {
        Game game = imported("{\"id\": \"a\", \"variant\": \"standard\", " + rest + "}").game;
        game.adjudicate();
        return imported(exportDiplomacyJson(game).bytes);
    };
    const std::string winter = R"("phase": "W1902A", "units": {"Austria": ["A Vie", "A Bud", "A Con", "A Ven"]},
        "centres": {"Austria": ["Vie", "Bud", "Bul"]}, "settings": )";
    const ForeignGame plain = recordOf(winter + "{}");
    QVERIFY(plain.game.settings().empty());
    QVERIFY(plain.notes.empty());
    const ForeignGame home = recordOf(winter + R"({"disorderDistance": "home-centres"})");
    QCOMPARE(home.game.settings(), (std::map<std::string, std::string>{{"disorderDistance", "home-centres"}}));
    QVERIFY(home.remarks.empty());
    QCOMPARE(home.notes.size(), std::size_t(1));
    QCOMPARE(home.notes.front().text(),
             std::string("The record agrees best with the setting disorderDistance = home-centres."));
    const ForeignGame byLand = recordOf(R"("phase": "S1902M", "units": {"England": ["A Nwy", "F SKA"],
        "France": ["F Den", "F NTH"]}, "orders": {"England": ["A Nwy - Swe", "F SKA C A Nwy - Swe"],
        "France": ["F Den - SKA", "F NTH S F Den - SKA"]}, "settings": {"adjacentConvoy": "via-only"})");
    QVERIFY(byLand.remarks.empty());
    QCOMPARE(byLand.game.settings().size(), std::size_t(1));
    QVERIFY(byLand.game.settings().count("adjacentConvoy"));
}

/// webDiplomacy disbands in a phase of its own whoever had nowhere to go; here he is gone at once, with the same
/// outcome.
void PlayedAgainTest::nowhereToGo()
{
    const auto unit = [](const char *type, int place, int country, const char *more = "") {
        return "{\"unitType\": \"" + std::string(type) + "\", \"terrID\": " + std::to_string(place)
               + ", \"countryID\": " + std::to_string(country) + more + "}";
    };
    const auto centres = [](int con) {
        return "\"centers\": [{\"terrID\": 20, \"countryID\": 7}, {\"terrID\": 24, \"countryID\": 7}, {\"terrID\": 23, "
               "\"countryID\": 3}, {\"terrID\": 22, \"countryID\": "
               + std::to_string(con) + "}]";
    };
    const std::string others = unit("Fleet", 69, 7) + ", " + unit("Army", 24, 7) + ", " + unit("Army", 23, 3);
    const std::string text =
        "{\"gameID\": 1, \"variantID\": 1, \"phases\": [{\"turn\": 1, \"phase\": \"Diplomacy\", " + centres(6)
        + ", \"units\": [" + others + ", " + unit("Army", 20, 7) + ", " + unit("Army", 22, 6)
        + "], \"orders\": ["
          "{\"countryID\": 7, \"terrID\": 20, \"unitType\": \"Army\", \"type\": \"Move\", \"toTerrID\": 22}, "
          "{\"countryID\": 7, \"terrID\": 69, \"unitType\": \"Fleet\", \"type\": \"Support move\", "
          "\"fromTerrID\": 20, \"toTerrID\": 22}]}, {\"turn\": 1, \"phase\": \"Retreats\", \"occupiedFrom\": "
          "{\"22\": 20}, "
        + centres(6) + ", \"units\": [" + others + ", " + unit("Army", 22, 7) + ", "
        + unit("Army", 22, 6, ", \"retreating\": \"Yes\"")
        + "], \"orders\": [{\"countryID\": 6, \"terrID\": 22, \"unitType\": \"Army\", \"type\": \"Disband\"}]}, "
          "{\"turn\": 2, \"phase\": \"Diplomacy\", "
        + centres(7) + ", \"units\": [" + others + ", " + unit("Army", 22, 7) + "], \"orders\": []}]}";
    const ForeignGame foreign = imported(text);
    QVERIFY2(foreign.remarks.empty(), foreign.remarks.empty() ? "" : foreign.remarks.front().text().c_str());
    QVERIFY(foreign.notes.empty());
    QCOMPARE(phaseText(foreign.game.position().phase), std::string("S1902M"));
    QCOMPARE(foreign.game.position().units.size(), std::size_t(4));
}

void PlayedAgainTest::phasesWithoutAChoice()
{
    std::string text = corpus("diplomacy-game.json");
    const ForeignGame whole = imported(text);
    JsonValue json = *readJson(text);
    const auto place =
        static_cast<std::size_t>(std::find(json.keys.begin(), json.keys.end(), "phases") - json.keys.begin());
    std::vector<JsonValue> &phases = json.items.at(place).items;
    QVERIFY(phases.size() > 1);
    JsonValue empty = phases[1];
    for (std::size_t i = 0; i < empty.keys.size(); ++i) {
        if (empty.keys[i] == "name")
            empty.items[i].text = "S1901R";
        if (empty.keys[i] == "orders")
            empty.items[i] = JsonValue::object();
    }
    phases.insert(phases.begin() + 1, empty);
    const ForeignGame again = imported(writeJson(json));
    QVERIFY(again.remarks.empty());
    QCOMPARE(again.game.digest(), whole.game.digest());
    QCOMPARE(again.game.orders().size(), whole.game.orders().size());
}

void PlayedAgainTest::everyPhaseOfARecordIsATurn()
{
    const ForeignGame foreign = imported(corpus("droidippy.txt"));
    QVERIFY(foreign.remarks.empty());
    QCOMPARE(foreign.game.turnCount(), 4);
    const Turn &retreats = foreign.game.turn(1);
    QCOMPARE(retreats.before.dislodged.size(), std::size_t(1));
    const Board &board = foreign.game.board();
    const std::vector<RegionId> &open = retreats.before.dislodged.front().retreats;
    QCOMPARE(open.size(), std::size_t(4)); // Piedmont, Tuscany, Rome, Apulia: not Trieste, where the attack came from
    QVERIFY(std::find(open.begin(), open.end(), board.findRegion("tri")) == open.end());
    QCOMPARE(foreign.game.turn(3).before.phase.stage, Stage::Adjustments);
}

void PlayedAgainTest::builtNowhere()
{
    std::string text = corpus("webdiplomacy-builds.json");
    const ForeignGame plain = imported(text);
    for (const std::string key : {"\"toTerrID\": 37", "\"toTerrID\": 38", "\"toTerrID\": 70"}) {
        for (std::size_t at = text.find(key); at != text.npos; at = text.find(key))
            text.replace(at, key.size(), "\"toTerrID\": 0");
    }
    QVERIFY(text.find("\"toTerrID\": 0") != text.npos);
    QCOMPARE(imported(text).game.orders(), plain.game.orders());
}

void PlayedAgainTest::exportReadsBack()
{
    for (const char *name : {"diplomacy-game.json", "diplomacy-retreats.json", "diplomacy-builds.json",
                             "webdiplomacy-game.json", "judge-fall.txt"}) {
        const ForeignGame foreign = imported(corpus(name));
        const std::string written = exportDiplomacyJson(foreign.game).bytes;
        const ForeignGame again = imported(written);
        QVERIFY2(again.remarks.empty(), again.remarks.empty() ? name : again.remarks.front().text().c_str());
        QCOMPARE(again.game.turnCount(), foreign.game.turnCount());
        QCOMPARE(again.game.position().units, foreign.game.position().units);
        QCOMPARE(again.game.position().owner, foreign.game.position().owner);
        QCOMPARE(again.game.orders().size(), foreign.game.orders().size());
        QCOMPARE(exportDiplomacyJson(again.game).bytes, written);
    }
}

/// What that package's own check asks: its names, its number of each position, VIA wherever an army sails, and no order
/// that it would not take.
void PlayedAgainTest::exportForThePackage()
{
    Game game(standardVariant());
    const Board &board = game.board();
    const auto give = [&](const char *power, const char *text) {
        const auto order = parseOrder(text, {&board, &game.position(), Stage::Moves});
        QVERIFY2(order.ok(), text);
        game.setOrder({board.findPower(power), order->order});
    };
    give("England", "F Lon - NTH");
    give("England", "F Edi - NWG");
    give("England", "A Lvp - Yor");
    give("Italy", "F Nap - ION");
    give("Austria", "A Vie - Nap"); // can't be given
    game.adjudicate();
    give("England", "A Yor - Nwy");
    give("England", "F NTH C A Yor - Nwy");
    give("Italy", "F ION - EMS");
    game.adjudicate();
    const std::string written = exportDiplomacyJson(game).bytes;
    const auto holds = [&](const char *text) { return written.find(text) != std::string::npos; };
    QVERIFY(holds("\"zobrist_hash\": \"1919110489198082658\"")); // the start
    QVERIFY(holds("\"A YOR - NWY VIA\""));
    QVERIFY(holds("\"F ION - EAS\""));
    QVERIFY(holds("\"F EAS\"") && !holds("EMS"));
    QVERIFY(!holds("A VIE - NAP"));
}

QTEST_GUILESS_MAIN(PlayedAgainTest)
#include "tst_playedagain.moc"
