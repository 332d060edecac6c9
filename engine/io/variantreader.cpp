#include "io/variantreader.h"

#include "io/boardreader.h"
#include "io/entries.h"
#include "io/jsoncursor.h"
#include "io/positionreader.h"
#include "orders/sorties.h"
#include "rules/paragraphs.h"
#include "rules/variant.h"

#include <algorithm>
#include <utility>

namespace entente {

namespace {

constexpr const char *openingsLikeKey = "like";

/// Is each feature listed that the variant has, and each setting one of those? Features are judged beside one another;

class FeatureChecks {
public:
    FeatureChecks(const JsonCursor &root, const Variant &variant) : m_root(root), m_variant(variant) {}

    /// False where the list and the variant differ.
    bool listed()
    {
        const auto list = m_root.find("features");
        if (!list)
            return true;
        bool agree = true;
        FeatureSet said;
        for (const JsonCursor &item : list->items()) {
            const auto feature = featureNamed(item.value().text);
            if (!feature)
                continue; // told when they were read
            said.set(*feature);
            if (m_variant.features.has(*feature))
                continue;
            agree = false;
            item.fault(
                worded("Faults", "The feature \"%1\" is listed, but nothing here has it.").with(featureName(*feature)));
        }
        for (int i = 0; i < featureCount; ++i) {
            const auto feature = static_cast<Feature>(i);
            if (!m_variant.features.has(feature) || said.has(feature))
                continue;
            agree = false;
            list->fault(worded("Faults", "The variant has \"%1\", which is not among its features.")
                            .with(featureName(feature)));
        }
        return agree;
    }

    void settings()
    {
        for (const SettingInfo &setting : rulebookSettings()) {
            if (setting.of && !m_variant.features.has(*setting.of) && setting.scope == SettingInfo::Scope::Own
                && offers(m_variant, setting))
                fault("settings", worded("Faults", "The setting \"%1\" comes with \"%2\", which is not among the "
                                                   "features.")
                                      .with(setting.name, featureName(*setting.of)));
        }
    }

    void walls()
    {
        if (has(Feature::Walls) != has(Feature::Ports))
            fault("features", worded("Faults", "Walls and ports come together: list both, or neither."));
        if (has(Feature::Walls) && has(Feature::Wings))
            fault("kinds", worded("Faults", "Units that go over land and sea can't be combined with walls."));
        if (has(Feature::Walls) && has(Feature::SupplyPoints))
            fault("kinds", worded("Faults", "Supply points can't be combined with walls."));
    }

    void flights()
    {
        const Board &board = *m_variant.board;
        if (has(Feature::Bombers) && !has(Feature::HeldLand))
            fault("features",
                  worded("Faults", "Bombers land where land is held: list \"held-land\" among the features."));
        for (int i = 0; i < board.provinceCount(); ++i) {
            const Province &place = board.province(ProvinceId(i));
            if (place.unlimited && !board.reach(Travel::Air, board.mainRegion(ProvinceId(i))).empty())
                fault("passages", worded("Faults", "Nothing flies to or from %1: any number of units may stand there.")
                                      .with(place.name));
        }
    }

    void sequence()
    {
        if (!has(Feature::InSequence))
            return;
        if (m_variant.board->hasSpecialSpaces() || has(Feature::Walls) || has(Feature::Voyages))
            fault("features", worded("Faults", "Seasons played in sequence can't be combined with boxes, passes, walls "
                                               "or armies aboard fleets."));
        if (has(Feature::Squadrons))
            fault("features", worded("Faults", "Seasons played in sequence can't be combined with squadrons."));
    }

private:
    bool has(Feature feature) const { return m_variant.features.has(feature); }
    void fault(const char *key, const Wording &words) const { m_root.find(key).value_or(m_root).fault(words); }

    const JsonCursor &m_root;
    const Variant &m_variant;
};

/// Reads which features a variant's file lists, and switches on those that are no matter of the board. Files written
/// before features had names say the same in "policies".
void readFeatures(const JsonCursor &variant, Rulebook &rules)
{
    for (const JsonCursor &item : variant.itemsOf("features")) {
        const auto name = item.text();
        const auto feature = name ? featureNamed(*name) : std::nullopt;
        if (feature)
            applyFeature(rules, *feature);
        else if (name)
            item.fault(worded("Faults", "There is no feature \"%1\".").with(*name));
    }
    const auto policies = variant.find("policies");
    if (!policies)
        return;
    for (const JsonCursor::Member &member : policies->members()) {
        const std::string text = member.value.value().text;
        if (!applyPolicy(rules, member.key, text))
            member.value.fault(worded("Faults", "There is no such policy, or it cannot be \"%1\".").with(text));
    }
}

/// what no printed rule brings together is refused, so no season is ever judged with half of its rules.
void checkFeatures(const JsonCursor &root, const Variant &variant)
{
    FeatureChecks checks(root, variant);
    if (!checks.listed())
        return; // what follows from it would be told of something that is not meant
    checks.settings();
    checks.walls();
    checks.flights();
    checks.sequence();
}

constexpr int formatRead = 1;

struct NamedSeason {
    const char *name;
    Season season;
};
constexpr NamedSeason seasonNames[] = {
    {"spring", Season::Spring}, {"summer", Season::Summer}, {"autumn", Season::Autumn}, {"winter", Season::Winter}};

struct NamedStep {
    const char *name;
    StepKind step;
};
constexpr NamedStep stepNames[] = {{"moves", StepKind::Moves},           {"retreats", StepKind::Retreats},
                                   {"occupation", StepKind::Occupation}, {"landings", StepKind::Landings},
                                   {"ownership", StepKind::Ownership},   {"adjustments", StepKind::Adjustments},
                                   {"victory", StepKind::Victory}};

std::vector<SeasonPlan> readCalendar(const JsonCursor &variant)
{
    std::vector<SeasonPlan> seasons;
    const auto calendar = variant.need("calendar");
    if (!calendar)
        return seasons;
    for (const JsonCursor &item : calendar->items()) {
        if (!item.objectOf({"season", "steps"}))
            continue;
        SeasonPlan plan;
        const std::string name = item.needText("season");
        const auto *season = std::find_if(std::begin(seasonNames), std::end(seasonNames),
                                          [&](const NamedSeason &known) { return known.name == name; });
        if (season == std::end(seasonNames)) {
            item.fault(worded("Faults", "A season is spring, summer, autumn or winter, not \"%1\".").with(name));
            continue;
        }
        plan.season = season->season;
        if (!seasons.empty() && plan.season <= seasons.back().season)
            item.fault(worded("Faults", "The seasons stand in the order of the year, each once."));
        if (const auto steps = item.need("steps")) {
            for (const JsonCursor &step : steps->items()) {
                const auto text = step.text();
                const auto *known = std::find_if(std::begin(stepNames), std::end(stepNames),
                                                 [&](const NamedStep &named) { return text && *text == named.name; });
                if (known != std::end(stepNames))
                    plan.steps.push_back(known->step);
                else if (text)
                    step.fault(worded("Faults", "There is no step \"%1\".").with(*text));
            }
        }
        seasons.push_back(std::move(plan));
    }
    if (seasons.empty())
        calendar->fault(worded("Faults", "The year needs at least one season."));
    return seasons;
}

constexpr int lastYear = 9999;

YearCount readYears(const JsonCursor &variant)
{
    YearCount years;
    const auto object = variant.find("years");
    if (!object || !object->objectOf({"count", "first", "suffix"}))
        return years;
    const std::string count = object->textOr("count", "up");
    if (count != "up" && count != "down")
        object->find("count")->fault(worded("Faults", "Years are counted \"up\" or \"down\", not \"%1\".").with(count));
    years.isDown = count == "down";
    if (const auto first = object->find("first"); first && !years.isDown)
        first->fault(worded("Faults", "Years that are counted up begin with the year of \"start\"."));
    else if (years.isDown && !first)
        object->fault(worded("Faults", "Years that are counted down need their \"first\"."));
    else if (first)
        years.first = static_cast<int>(first->integer(1, lastYear).value_or(1));
    if (object->find("suffix"))
        years.suffix = readName(*object, "suffix");
    return years;
}

/// A number of one's own: "7g", "N4".
bool isOwnNumber(const std::string &mark)
{
    const std::vector<std::string> marks = citedParagraphs(mark, {});
    return marks.size() == 1 && marks.front() == mark && mark.find(' ') == mark.npos;
}

/// Which of its own paragraphs speaks of what. The words are those of answers, with a feature before them where the
/// variant's rules speak of that alone, or the feature itself.
OwnRules readOwnRules(const JsonCursor &variant, const Board::Data &board)
{
    OwnRules own;
    own.title = variant.textOr("title", {});
    for (const JsonCursor::Member &member : variant.membersOf("paragraphs")) {
        const std::string number = member.value.text().value_or("");
        if (!isOwnNumber(number))
            member.value.fault(worded("Faults", "\"%1\" is no number of a paragraph.").with(number));
        own.paragraphs.emplace(member.key, number);
    }
    const auto closed = variant.find("closed");
    for (const JsonCursor &item : closed ? closed->items() : std::vector<JsonCursor>()) {
        std::vector<ProvinceId> pair;
        for (const std::string &id : item.texts()) {
            for (std::size_t p = 0; p < board.provinces.size(); ++p) {
                if (board.provinces[p].id == id)
                    pair.emplace_back(static_cast<int>(p));
            }
        }
        if (pair.size() == 2)
            own.closed.emplace_back(pair.front(), pair.back());
        else
            item.fault(worded("Faults", "Two places are closed to each other: name both."));
    }
    return own;
}

Rulebook readRules(const JsonCursor &variant)
{
    Rulebook rules;
    if (const auto edition = variant.find("edition")) {
        const auto text = edition->text();
        if (const auto known = text ? editionNamed(*text) : std::nullopt)
            rules = rulebookOf(*known);
        else if (text)
            edition->fault(worded("Faults", "There is no edition \"%1\".").with(*text));
    }
    for (const JsonCursor::Member &member : variant.membersOf("rules")) {
        const JsonValue &value = member.value.value();
        const std::string text = value.kind == JsonValue::Kind::Flag      ? (value.flag ? "true" : "false")
                                 : value.kind == JsonValue::Kind::Integer ? std::to_string(value.integer)
                                                                          : value.text;
        if (!applySetting(rules, member.key, text))
            member.value.fault(worded("Faults", "There is no such rule, or it cannot be \"%1\".").with(text));
    }
    readFeatures(variant, rules);
    return rules;
}

void readStart(const JsonCursor &variant, Variant &result)
{
    const Board &board = *result.board;
    Position &start = result.start;
    start.owner.assign(static_cast<std::size_t>(board.provinceCount()), PowerId());
    for (int i = 0; i < board.provinceCount(); ++i) {
        const Province &province = board.province(ProvinceId(i));
        if (province.centre)
            start.owner[static_cast<std::size_t>(i)] = province.home;
    }
    if (keepsFootholds(board))
        start.footholds.resize(static_cast<std::size_t>(board.powerCount()));
    const auto object = variant.need("start");
    if (result.rules.policies.landIsHeld) {
        start.holder = start.owner;
        for (int i = 0; i < board.provinceCount(); ++i) {
            if (const PowerId power = board.province(ProvinceId(i)).territory;
                power.valid() && board.power(power).playable)
                start.holder[static_cast<std::size_t>(i)] = power;
        }
    }
    if (!object || !object->objectOf({"phase", "units", "centres"}))
        return;
    if (const auto phase = object->need("phase"))
        readPhaseOf(*phase, result.seasons, start.phase);
    if (const auto units = object->need("units"))
        readUnits(*units, board, start);
    if (const auto centres = object->find("centres"))
        readCentres(*centres, board, start);
}

/// Of a format yet to come nothing else can be said with confidence.
bool isNewer(const JsonCursor &root)
{
    const auto format = root.find("format");
    if (!format || format->value().kind != JsonValue::Kind::Integer || format->value().integer <= formatRead)
        return false;
    format->fault(worded("Faults", "Written for a newer Entente (format %1); this one reads up to %2.")
                      .with(std::to_string(format->value().integer), std::to_string(formatRead)));
    return true;
}

void checkId(const JsonCursor &root, std::string_view key, const std::string &id)
{
    if (!isIdText(id))
        root.find(key)->fault(worded("Faults", "The id \"%1\" should be of small letters, digits and \"-\".").with(id));
}

/// What cards and lists say of it.
void readCard(const JsonCursor &root, Variant &variant)
{
    variant.id = readName(root, "id");
    checkId(root, "id", variant.id);
    variant.title = readName(root, "title");
    variant.designer = root.textOr("designer", {});
    variant.year = root.textOr("year", {});
    variant.line = root.textOr("line", {});
    variant.lines = readTranslations(root, "lines");
    variant.listed = root.flagOr("listed", true);
    variant.elsewhere = root.textsOf("elsewhere");
}

/// How it is played, and what a game of it may choose.
void readPlay(const JsonCursor &root, Variant &variant)
{
    variant.rules = readRules(root);
    if (const auto centres = root.need("victoryCentres"))
        variant.victoryCentres = static_cast<int>(centres->integer(1, maxProvinces).value_or(1));
    variant.rules.victoryCentres = variant.victoryCentres;
    // What the orders may say follows from what the judge knows.
    variant.rules.orders.retrospective = variant.rules.policies.turns == Policies::Turns::InSequence;
    for (const JsonCursor &item : root.itemsOf("settings")) {
        const auto name = item.text();
        if (name && settingValue(variant.rules, *name).empty())
            item.fault(worded("Faults", "There is no setting \"%1\".").with(*name));
        else if (name)
            variant.settings.push_back(*name);
    }
}

/// {"England": [{"name": "Northern Opening", "names": {...}, "orders": ["F Lon - NTH", ...]}, ...], ...}; what is said
/// of each (`text`) is for studies alone (`openingSayings`). `another`: the text is another variant's, of whose powers
/// those count that this one has and has named none of.
void readOpenings(std::string_view json, Variant &variant, Faults &faults, bool another)
{
    const std::vector<Opening> own = variant.openings;
    const Result<JsonValue, Fault> value = readJson(json);
    if (!value) {
        faults.push_back(value.error());
        return;
    }
    const JsonCursor root(*value, "openings", faults);
    for (const JsonCursor::Member &power : root.members()) {
        const bool named =
            std::any_of(own.begin(), own.end(), [&](const Opening &opening) { return opening.power == power.key; });
        const bool known = variant.board->findPower(power.key).valid();
        if (power.key == openingsLikeKey || (another && (named || !known)))
            continue;
        if (!known)
            power.value.fault(worded("Faults", "There is no power called \"%1\".").with(power.key));
        for (const JsonCursor &item : power.value.items()) {
            if (!item.objectOf({"name", "names", "orders", "text"}))
                continue;
            Opening opening{power.key, {}, item.needText("name"), readTranslations(item, "names")};
            if (const auto orders = item.need("orders")) {
                for (const JsonCursor &order : orders->items()) {
                    if (auto text = order.text())
                        opening.orders.push_back(std::move(*text));
                }
            }
            variant.openings.push_back(std::move(opening));
        }
    }
}

} // namespace

std::string openingsLike(std::string_view openings)
{
    const Result<JsonValue, Fault> value = readJson(openings);
    if (!value)
        return {};
    Faults ignored;
    const std::string id = JsonCursor(*value, "openings", ignored).textOr(openingsLikeKey, {});
    return id.find_first_of("/\\.") == std::string::npos ? id : std::string(); // it names a folder beside
}

Result<std::shared_ptr<const Variant>, std::vector<Fault>> readVariant(std::string_view json, std::string_view openings,
                                                                       std::string_view openingsOfOther)
{
    const Result<JsonValue, Fault> value = readJson(json);
    if (!value)
        return std::vector<Fault>{value.error()};

    Faults faults;
    const JsonCursor root(*value, "", faults);
    if (isNewer(root)
        || !root.objectOf({"format",   "id",      "title",      "designer",       "year",     "line",      "lines",
                           "listed",   "edition", "rules",      "victoryCentres", "calendar", "features",  "policies",
                           "settings", "map",     "elsewhere",  "kinds",          "powers",   "provinces", "passages",
                           "start",    "years",   "paragraphs", "closed"}))
        return faults;

    auto variant = std::make_shared<Variant>();
    if (const auto format = root.need("format"))
        format->integer(1, formatRead);
    readCard(root, *variant);
    readPlay(root, *variant);
    variant->map = root.textOr("map", {});
    checkId(root, "map", variant->map);
    variant->seasons = readCalendar(root);
    Board::Data data = readBoardData(root);
    data.years = readYears(root);
    data.ownRules = readOwnRules(root, data);
    if (!faults.empty())
        return faults; // units can only be placed on a board that is whole

    variant->board = std::make_shared<const Board>(std::move(data));
    variant->features = featuresOf(*variant->board, variant->rules);
    for (const std::string &setting : variant->settings) { // what a game may choose counts as chosen
        if (setting == "armyFleet" || setting == "coastalCrawl")
            variant->features.set(setting == "armyFleet" ? Feature::Voyages : Feature::CoastalCrawl);
    }
    checkFeatures(root, *variant);
    readStart(root, *variant);
    if (!openings.empty())
        readOpenings(openings, *variant, faults, false);
    if (!openingsOfOther.empty())
        readOpenings(openingsOfOther, *variant, faults, true);
    if (!faults.empty())
        return faults;
    return std::shared_ptr<const Variant>(std::move(variant));
}

std::shared_ptr<const Board> readPartialBoard(std::string_view json)
{
    const Result<JsonValue, Fault> value = readJson(json);
    if (!value || !value->isObject())
        return nullptr;
    Faults faults;
    Board::Data data = readBoardData(JsonCursor(*value, "", faults));
    if (data.provinces.empty() || data.regions.size() > std::size_t(maxRegions))
        return nullptr;
    return std::make_shared<const Board>(std::move(data));
}

} // namespace entente
