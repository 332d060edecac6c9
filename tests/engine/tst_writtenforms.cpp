#include "testfiles.h"

#include "exchange/exporter.h"
#include "io/json.h"
#include "io/packed.h"
#include "io/xml.h"
#include "orders/parser.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace entente;
using namespace entente::test;

namespace {

/// Two years in which everything happens: moves by sea, supports, a fleet on one of two coasts, a retreat, one that
/// disbands, one that has nowhere to go, builds, a build that is waived, a removal.
Game eventfulGame()
{
    Game game(standardVariant());
    const Board &board = game.board();
    Position start = game.position();
    start.phase.season = Season::Autumn;
    start.units.clear();
    const auto put = [&](const char *power, const char *kind, const char *place) {
        start.units.push_back({board.findPower(power), board.findKind(kind), board.findRegion(place)});
    };
    put("England", "F", "NTH");
    put("England", "A", "Lon");
    put("England", "F", "Bre");
    put("England", "F", "MAO");
    put("England", "F", "ENG");
    put("France", "F", "Spa/nc");
    put("France", "A", "Pic");
    put("Germany", "A", "Mun");
    put("Germany", "A", "Bur");
    put("Russia", "A", "War");
    put("Russia", "A", "Gal");
    put("Russia", "A", "Boh");
    put("Austria", "A", "Vie");
    put("Russia", "A", "Sev");
    put("Russia", "A", "Syr");
    put("Turkey", "A", "Arm");
    put("Turkey", "A", "Ank");
    put("Turkey", "A", "Smy");
    put("Austria", "A", "Tyr");
    put("Italy", "A", "Tri");
    put("Italy", "A", "Ven");
    start.sort();
    game.setStart(start);
    const auto give = [&](const char *power, const std::string &text) {
        const auto order = parseOrder(text, {&board, &game.position(), game.position().phase.stage});
        if (!order.ok())
            qFatal("%s", text.c_str());
        game.setOrder({board.findPower(power), order->order});
    };
    give("England", "A Lon - Bel");
    give("England", "F NTH C A Lon - Bel");
    give("England", "F MAO S F Bre");
    give("England", "F ENG H");
    give("France", "F Spa/nc - Por");
    give("France", "A Pic - Bre");
    give("Russia", "A Gal - Vie");
    give("Russia", "A Boh S A Gal - Vie");
    give("Austria", "A Vie H");
    give("Austria", "A Tyr - Ven");
    give("Italy", "A Ven S A Tri");
    give("Germany", "A Mun - Bur");
    give("Russia", "A Sev - Arm");
    give("Russia", "A Syr S A Sev - Arm");
    game.adjudicate();
    if (game.position().dislodged.empty())
        qFatal("nobody retreats");
    give("Austria", "A Vie D");
    game.adjudicate();
    for (int i = 0; i < 6 && !game.isOver(); ++i) {
        if (game.position().phase.stage == Stage::Adjustments) {
            give("Germany", "Build F Kie");
            give("Italy", "Build F Nap");
            give("Italy", "Waive");
        }
        game.adjudicate();
    }
    return game;
}

std::string written(const char *name, const Game &game)
{
    const auto made = writeForeign(*exporterNamed(name), game);
    if (!made)
        qFatal("%s", made.error().text().c_str());
    return looksLikeGzip(made->bytes) ? *gunzip(made->bytes) : made->bytes;
}

/// What an object may and must hold.
using Rule = std::vector<std::pair<const char *, JsonValue::Kind>>;

const JsonValue *member(const JsonValue &object, std::string_view key)
{
    const auto found = std::find(object.keys.begin(), object.keys.end(), key);
    return found == object.keys.end() ? nullptr : &object.items[static_cast<std::size_t>(found - object.keys.begin())];
}

/// Empty if the object has just these members, `optional` ones or not.
std::string faultOf(const JsonValue &object, const Rule &required, const Rule &optional = {})
{
    for (const auto &[key, kind] : required) {
        const JsonValue *value = member(object, key);
        if (!value || value->kind != kind)
            return std::string(key) + (value ? " is of another kind" : " is missing");
    }
    for (std::size_t i = 0; i < object.keys.size(); ++i) {
        const auto is = [&](const auto &each) {
            return each.first == object.keys[i] && each.second == object.items[i].kind;
        };
        if (std::none_of(required.begin(), required.end(), is) && std::none_of(optional.begin(), optional.end(), is))
            return object.keys[i] + " is not known";
    }
    return {};
}

bool isAmong(const JsonValue &value, std::initializer_list<std::string_view> allowed)
{
    return std::find(allowed.begin(), allowed.end(), value.text) != allowed.end();
}

constexpr auto integer = JsonValue::Kind::Integer;
constexpr auto text = JsonValue::Kind::Text;
constexpr auto list = JsonValue::Kind::List;
constexpr auto object = JsonValue::Kind::Object;
constexpr auto flag = JsonValue::Kind::Flag;

#define REQUIRE_RULE(value, ...)                                                                                       \
    do {                                                                                                               \
        const std::string fault = faultOf(value, __VA_ARGS__);                                                         \
        QVERIFY2(fault.empty(), fault.c_str());                                                                        \
    } while (false)

} // namespace

/// What is written for other programs keeps to their forms: members and classes, their kinds, the values that are
/// allowed. These rules were written down from their files and sources, not from our writers.
class WrittenFormsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_game = eventfulGame(); }
    void webDiplomacy();
    void diplicity();
    void jdip();

private:
    Game m_game;
};

void WrittenFormsTest::webDiplomacy()
{
    const JsonValue root = *readJson(written("webdiplomacy", m_game));
    REQUIRE_RULE(root,
                 {{"gameID", integer},
                  {"countryID", integer},
                  {"variantID", integer},
                  {"turn", integer},
                  {"phase", text},
                  {"gameOver", text},
                  {"phases", list}},
                 {{"standoffs", list}, {"occupiedFrom", object}});
    QVERIFY(isAmong(*member(root, "phase"), {"Finished", "Pre-game", "Diplomacy", "Retreats", "Builds"}));
    QVERIFY(isAmong(*member(root, "gameOver"), {"No", "Won", "Drawn"}));
    std::set<std::string> types;
    std::int64_t lastTurn = 0;
    for (const JsonValue &phase : member(root, "phases")->items) {
        REQUIRE_RULE(phase, {{"turn", integer}, {"phase", text}, {"units", list}, {"centers", list}, {"orders", list}});
        QVERIFY(member(phase, "turn")->integer >= lastTurn);
        lastTurn = member(phase, "turn")->integer;
        const std::string stage = member(phase, "phase")->text;
        QVERIFY(stage == "Diplomacy" || stage == "Retreats" || (stage == "Builds" && lastTurn % 2 == 1));
        std::set<std::pair<std::int64_t, std::string>> retreating;
        std::set<std::int64_t> standing;
        for (const JsonValue &unit : member(phase, "units")->items) {
            REQUIRE_RULE(unit, {{"unitType", text}, {"terrID", integer}, {"countryID", integer}, {"retreating", text}});
            QVERIFY(isAmong(*member(unit, "unitType"), {"Army", "Fleet"}));
            QVERIFY(isAmong(*member(unit, "retreating"), {"Yes", "No"}));
            const std::int64_t place = member(unit, "terrID")->integer;
            const std::int64_t country = member(unit, "countryID")->integer;
            QVERIFY(place >= 1 && place <= 81 && country >= 1 && country <= 7);
            if (member(unit, "retreating")->text == "Yes")
                retreating.insert({place, "of " + std::to_string(country)});
            else
                QVERIFY(standing.insert(place).second);
        }
        QVERIFY(retreating.empty() == (stage != "Retreats"));
        for (const JsonValue &centre : member(phase, "centers")->items) {
            REQUIRE_RULE(centre, {{"terrID", integer}, {"countryID", integer}});
            QVERIFY(member(centre, "countryID")->integer <= 7);
        }
        for (const JsonValue &order : member(phase, "orders")->items) {
            REQUIRE_RULE(order,
                         {{"turn", integer},
                          {"phase", text},
                          {"countryID", integer},
                          {"terrID", integer},
                          {"unitType", text},
                          {"type", text},
                          {"toTerrID", integer},
                          {"fromTerrID", integer},
                          {"viaConvoy", text}},
                         {{"success", text}, {"dislodged", text}});
            const std::string type = member(order, "type")->text;
            types.insert(type);
            QCOMPARE(member(order, "phase")->text, stage);
            QCOMPARE(member(order, "turn")->integer, lastTurn);
            // Which phase each order is of, and which places it needs.
            const bool needsTo = type != "Hold" && type != "Disband" && type != "Destroy" && type != "Wait";
            QCOMPARE(member(order, "toTerrID")->integer > 0, needsTo);
            QCOMPARE(member(order, "fromTerrID")->integer > 0, type == "Support move" || type == "Convoy");
            const bool retreats = type == "Retreat" || type == "Disband";
            const bool builds = type == "Build Army" || type == "Build Fleet" || type == "Wait" || type == "Destroy";
            QCOMPARE(stage, std::string(retreats ? "Retreats" : builds ? "Builds" : "Diplomacy"));
            QVERIFY(isAmong(*member(order, "viaConvoy"), {"Yes", "No"}));
        }
        // Whoever retreats has an order in a phase that was judged.
        for (const JsonValue &order : member(phase, "orders")->items)
            retreating.erase(
                {member(order, "terrID")->integer, "of " + std::to_string(member(order, "countryID")->integer)});
    }
    for (const char *type :
         {"Hold", "Move", "Support hold", "Support move", "Convoy", "Disband", "Build Fleet", "Wait"})
        QVERIFY2(types.count(type) == 1, type);
}

void WrittenFormsTest::diplicity()
{
    const JsonValue root = *readJson(written("diplicity", m_game));
    REQUIRE_RULE(root, {{"schema_version", integer}, {"variant", text}, {"phases", list}}, {{"outcome", object}});
    QCOMPARE(member(root, "variant")->text, std::string("Classical"));
    std::int64_t ordinal = 0;
    std::string before;
    std::set<std::string> verbs;
    const std::vector<JsonValue> &phases = member(root, "phases")->items;
    for (const JsonValue &phase : phases) {
        const bool last = &phase == &phases.back();
        REQUIRE_RULE(phase,
                     {{"ordinal", integer},
                      {"season", text},
                      {"year", integer},
                      {"type", text},
                      {"resolution_trigger", text},
                      {"non_confirming_nations", list},
                      {"orders", list}},
                     {{"expected_state_after", object}});
        QCOMPARE(member(phase, "ordinal")->integer, ++ordinal);
        QVERIFY(isAmong(*member(phase, "season"), {"Spring", "Fall"}));
        QVERIFY(isAmong(*member(phase, "resolution_trigger"), {"consensus", "deadline", "auto"}));
        // Movement, retreat, in autumn adjustment, and again.
        const std::string name = member(phase, "season")->text + ' ' + member(phase, "type")->text;
        if (before == "Spring Movement" || before == "Fall Movement")
            QCOMPARE(name, before.substr(0, before.find(' ')) + " Retreat");
        else if (before == "Spring Retreat")
            QCOMPARE(name, std::string("Fall Movement"));
        else if (before == "Fall Retreat")
            QCOMPARE(name, std::string("Fall Adjustment"));
        else if (before == "Fall Adjustment")
            QCOMPARE(name, std::string("Spring Movement"));
        before = name;
        for (const JsonValue &order : member(phase, "orders")->items) {
            QVERIFY(member(order, "nation")->kind == text);
            const std::vector<JsonValue> &words = member(order, "selected")->items;
            QVERIFY(words.size() >= 2 && words.size() <= 4);
            const std::string verb = words[1].text;
            verbs.insert(verb);
            QVERIFY(isAmong(words[1], {"Hold", "Move", "MoveViaConvoy", "Support", "Convoy", "Build", "Disband"}));
            QVERIFY((verb != "Hold" && verb != "Disband") || words.size() == 2);
            QVERIFY(verb != "Convoy" || words.size() == 4);
            QVERIFY(verb != "Build" || isAmong(words[2], {"Army", "Fleet"}));
            const JsonValue *resolution = member(order, "expected_resolution");
            QVERIFY(resolution && (resolution->kind == text || last));
            QVERIFY(resolution->text.empty() || resolution->text == "OK" || resolution->text.starts_with("Err"));
        }
        const JsonValue *after = member(phase, "expected_state_after");
        QCOMPARE(after == nullptr, last);
        if (!after)
            continue;
        REQUIRE_RULE(*after, {{"units", list}, {"supply_centers", object}});
        for (const JsonValue &unit : member(*after, "units")->items) {
            REQUIRE_RULE(unit, {{"nation", text}, {"type", text}, {"province", text}, {"dislodged", flag}});
            QVERIFY(isAmong(*member(unit, "type"), {"Army", "Fleet"}));
            const std::string place = member(unit, "province")->text;
            QVERIFY(std::none_of(place.begin(), place.end(), [](char c) { return c >= 'A' && c <= 'Z'; }));
            QVERIFY(!member(unit, "dislodged")->flag || member(phase, "type")->text == "Movement");
        }
    }
    for (const char *verb : {"Hold", "Move", "Support", "Convoy", "Build", "Disband"})
        QVERIFY2(verbs.count(verb) == 1, verb);
}

/// The fields of each class in the order in which that program writes them, from its saved games; its own numbers go
/// up, what is referred to was written before, and arrays and maps hold what they say.
void WrittenFormsTest::jdip()
{
    const std::map<std::string, std::string> fields{
        {"dip.world.World", "turnStates nonTurnData map"},
        {"dip.world.Phase", "seasonType yearType phaseType"},
        {"dip.world.Phase$SeasonType", "position"},
        {"dip.world.Phase$YearType", "year"},
        {"dip.world.Phase$PhaseType", "constName position"},
        {"dip.world.TurnState", "phase resultList orderMap isSCOwnerChanged position isEnded isResolved"},
        {"dip.order.result.Result", "power message"},
        {"dip.order.result.OrderResult", "resultType order"},
        {"dip.order.result.DislodgedResult", "retreatLocations dislodger atkStrength defStrength"},
        {"dip.order.result.OrderResult$ResultType", "key ordering"},
        {"dip.world.Power", "names isActive adjective"},
        {"dip.order.Order", "power src srcUnitType"},
        {"dip.order.Hold", ""},
        {"dip.order.Build", ""},
        {"dip.order.Remove", ""},
        {"dip.order.Waive", ""},
        {"dip.order.Disband", ""},
        {"dip.order.Move", "dest convoyRoutes _isViaConvoy _isConvoyIntent _isAdjWithPossibleConvoy "
                           "_fmtIsAdjWithConvoy _hasLandRoute"},
        {"dip.order.Retreat", "evalResult"},
        {"dip.order.Support", "supSrc supDest supUnitType narrowingOrder supPower"},
        {"dip.order.Convoy", "convoySrc convoyDest convoyPower convoyUnitType"},
        {"dip.process.Tristate", ""},
        {"dip.world.Location", "province coast"},
        {"dip.world.Province", "fullName shortNames index isConvoyableCoast adjacency supplyCenter borders"},
        {"dip.world.Province$Adjacency", "adjLoc"},
        {"dip.world.Coast", "name abbreviation index"},
        {"dip.world.Unit$Type", "internalName"},
        {"dip.world.Unit", "type owner coast"},
        {"dip.world.Position", "powerMap provArray map"},
        {"dip.world.Position$ProvinceData", "unit dislodgedUnit SCOwner SCHomePower lastOccupier this$0"},
        {"dip.world.Map", "powers provinces"},
        {"dip.world.VictoryConditions", "numSCForVictory maxYearsNoSCChange maxGameTimeYears initialYear"},
        {"dip.world.metadata.PlayerMetadata", "name email uri notes"},
        {"dip.world.metadata.GameMetadata",
         "comment gameName moderator moderatorEmail moderatorURI judgeName gameURI notes id"},
        {"dip.world.World$VariantInfo", "variantName mapName symbolsName variantVersion symbolsVersion ruleOptions"},
        {"dip.world.RuleOptions", "optionMap"},
        {"java.util.Collections$SynchronizedMap", "m mutex"},
        {"java.util.Collections$SynchronizedSortedMap", "sm"},
        {"java.util.AbstractMap", ""},
        {"java.util.HashMap", "threshold loadFactor"},
        {"java.util.TreeMap", "comparator"},
    };
    struct Open {
        std::string name, own, className; ///< the element, its field in the class around it, its class
        std::string fields;               ///< of a class: those seen
        int items = 0;                    ///< without a field
        int length = -1;                  ///< that it says it has
        std::vector<int> numbers;         ///< of a map: the counts before its entries
    };
    std::vector<Open> open;
    std::vector<std::string> faults;
    std::set<std::string> ids, classes;
    int next = 0;
    const auto opened = [&](const XmlTag &tag) -> Wording {
        Open item{std::string(tag.name),
                  std::string(tag.attribute("field")),
                  std::string(tag.attribute("class")),
                  {},
                  0,
                  -1,
                  {}};
        if (const std::string id(tag.attribute("id")); !id.empty()) {
            if (id != 'i' + std::to_string(next++) || !ids.insert(id).second)
                faults.push_back("number " + id);
        }
        if (tag.name == "reference" && !ids.count(std::string(tag.attribute("idref"))))
            faults.push_back("refers to " + std::string(tag.attribute("idref")));
        if (tag.name == "array")
            item.length = std::stoi(std::string(tag.attribute("length")));
        const bool value = tag.name != "jsx" && tag.name != "declaredClass" && tag.name != "default";
        if (value && !open.empty()) {
            Open &around = open.back();
            if (around.name == "default")
                open[open.size() - 2].fields += (open[open.size() - 2].fields.empty() ? "" : " ") + item.own;
            else if (around.name == "declaredClass" && tag.name == "primitive")
                around.numbers.push_back(std::stoi(std::string(tag.attribute("value"))));
            else
                ++around.items;
            if ((around.name == "default") == item.own.empty())
                faults.push_back("field of " + item.name);
        }
        if (tag.name == "object")
            classes.insert(item.className);
        open.push_back(std::move(item));
        return {};
    };
    const auto closed = [&] {
        const Open item = open.back();
        open.pop_back();
        if (item.name == "declaredClass") {
            const auto known = fields.find(item.className);
            if (known == fields.end() || known->second != item.fields)
                faults.push_back(item.className + ": " + item.fields);
            if (item.className == "java.util.HashMap"
                && (item.numbers.size() != 2 || item.items != 2 * item.numbers[1]))
                faults.push_back("a map's size");
            if (item.className == "java.util.TreeMap"
                && (item.numbers.size() != 1 || item.items != 2 * item.numbers[0]))
                faults.push_back("a sorted map's size");
        } else if (item.length >= 0 && item.length != item.items) {
            faults.push_back("an array's length");
        }
    };
    const std::string save = written("jdip", m_game);
    QVERIFY(
        save.starts_with("<jsx major='1' minor='1' format='JSX.DataReader'><object id='i0' class='dip.world.World'"));
    const auto fault = scanXml(save, opened, closed);
    QVERIFY2(!fault, fault ? fault->text().c_str() : "");
    QVERIFY2(faults.empty(), faults.empty() ? "" : faults.front().c_str());
    for (const char *name :
         {"dip.order.Move", "dip.order.Support", "dip.order.Convoy", "dip.order.Hold", "dip.order.Disband",
          "dip.order.Build", "dip.order.Waive", "dip.order.result.DislodgedResult"})
        QVERIFY2(classes.count(name) == 1, name);
}

QTEST_GUILESS_MAIN(WrittenFormsTest)
#include "tst_writtenforms.moc"
