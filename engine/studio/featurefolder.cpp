#include "studio/featurefolder.h"

#include "orders/supply.h"
#include "studio/featureedits.h"
#include "studio/featuresettings.h"
#include "studio/jsonmembers.h"
#include "studio/sketchfolder.h"

#include <algorithm>
#include <map>

namespace entente {

namespace {

void replace(JsonValue &object, const std::string &key, JsonValue value)
{
    if (JsonValue *known = memberIn(object, key))
        *known = std::move(value);
    else
        object.add(key, std::move(value));
}

/// The writer of one variant.json.
class FeatureWriter {
public:
    FeatureWriter(JsonValue &variant, const BoardSketch &sketch)
        : m_variant(variant), m_sketch(sketch), m_choice(sketch.features)
    {
    }

    void write()
    {
        writeRules();
        replace(m_variant, "calendar", calendar());
        replace(m_variant, "kinds", kinds());
        if (JsonValue *powers = memberIn(m_variant, "powers"); powers && has(Switch::BuildAnywhere)) {
            for (JsonValue &power : powers->items)
                replace(power, "buildsAnywhere", JsonValue(true));
        }
        writePlaces();
        if (has(Switch::Bombers) || has(Switch::Squadrons))
            writeAirways();
        writeUnits();
    }

private:
    bool has(Switch feature) const { return m_choice.has(feature); }

    /// As the variant's file lists them (rules/features.h).
    std::vector<const char *> featureNames() const
    {
        std::vector<const char *> names;
        for (const FeatureInfo &info : allFeatures()) {
            for (const Feature feature :
                 has(info.feature) ? featuresWrittenFor(m_sketch, info.feature) : std::vector<Feature>())
                names.push_back(featureName(feature));
        }
        return names;
    }

    void writeRules()
    {
        JsonValue rules = JsonValue::object();
        if (has(Switch::ArmiesAboard))
            rules.add("armyFleet", true);
        if (has(Switch::CoastalCrawl))
            rules.add("coastalCrawl", true);
        JsonValue settings = JsonValue::list();
        std::set<Mark> marks;
        for (const BoardSketch::Place &place : m_sketch.places)
            marks.insert(place.marks.begin(), place.marks.end());
        writeSettings(m_choice, marks, rules, settings);
        if (const std::vector<const char *> features = featureNames(); !features.empty())
            replace(m_variant, "features", JsonValue::listOf(features));
        if (!rules.items.empty())
            replace(m_variant, "rules", std::move(rules));
        if (!settings.items.empty())
            replace(m_variant, "settings", std::move(settings));
    }

    JsonValue calendar() const
    {
        JsonValue seasons = JsonValue::list();
        const auto add = [&seasons](const char *season, const std::vector<const char *> &steps) {
            seasons.add(JsonValue::object({{"season", season}, {"steps", JsonValue::listOf(steps)}}));
        };
        std::vector<const char *> moves{"moves", "retreats"};
        if (has(Switch::Bombers))
            moves.insert(moves.end(), {"occupation", "landings"});
        add("spring", moves);
        if (has(Switch::Summer))
            add("summer", moves);
        moves.insert(moves.end(), {"ownership", "victory"});
        add("autumn", moves);
        add("winter", {"adjustments"});
        return seasons;
    }

    JsonValue kind(const char *letter, const char *name, const char *travel, const char *symbol) const
    {
        JsonValue made = JsonValue::object({{"letter", letter}, {"name", name}, {"travel", travel}});
        if (travel == std::string_view("land"))
            made.add("isConvoyed", true);
        made.add("symbol", symbol);
        if (has(Switch::SupplyPoints)) {
            const auto known = std::find(FeatureChoice::kinds.begin(), FeatureChoice::kinds.end(), letter);
            made.add("cost", m_choice.costs[static_cast<std::size_t>(known - FeatureChoice::kinds.begin())]);
        }
        return made;
    }

    JsonValue kinds() const
    {
        JsonValue list = JsonValue::list();
        JsonValue army = kind("A", "army", "land", "army");
        if (has(Switch::ArmiesAboard))
            army.add("embarks", true);
        list.add(std::move(army));
        JsonValue fleet = kind("F", "fleet", "sea", "fleet");
        fleet.add("convoys", true);
        list.add(std::move(fleet));
        if (has(Switch::Tanks)) {
            JsonValue tank = kind("T", "tank", "land", "tank");
            tank.add("strength", 2);
            tank.add("march", 1);
            tank.add("hops", 2);
            if (m_choice.armiesPerTank > 0) {
                tank.add("limit", JsonValue::object({{"of", "A"}, {"each", m_choice.armiesPerTank}}));
            }
            list.add(std::move(tank));
        }
        if (has(Switch::Bombers)) {
            JsonValue bomber = kind("B", "bomber", "air", "bomber");
            bomber.add("flying", "tours");
            bomber.add("captures", false);
            JsonValue range = JsonValue::object({{"from", "S1"}, {"range", m_choice.bomberRange}});
            JsonValue ranges = JsonValue::list();
            ranges.add(std::move(range));
            bomber.add("ranges", std::move(ranges));
            list.add(std::move(bomber));
        }
        if (has(Switch::Squadrons)) {
            JsonValue squadron = kind("S", "squadron", "air", "squadron");
            squadron.add("flying", "sorties");
            list.add(std::move(squadron));
        }
        if (has(Switch::Wings)) {
            JsonValue wing = kind("W", "wing", "over", "wing");
            wing.add("captures", false);
            list.add(std::move(wing));
        }
        return list;
    }

    /// The places of variant.json stand in the order of the sketch.
    void writePlaces()
    {
        JsonValue *list = memberIn(m_variant, "provinces");
        for (std::size_t i = 0; list && i < list->items.size() && i < m_sketch.places.size(); ++i) {
            JsonValue &json = list->items[i];
            const BoardSketch::Place &place = m_sketch.places[i];
            if (has(Switch::SupplyPoints) && place.centre)
                json.add("points", place.points > 0 ? place.points : m_choice.centrePoints);
            for (const MarkInfo &mark : allMarks()) {
                if (!isMarked(m_sketch, static_cast<int>(i), mark.mark))
                    continue;
                static const std::map<Mark, std::vector<const char *>> keys{{Mark::Box, {"unlimited", "numbered"}},
                                                                            {Mark::Port, {"port"}},
                                                                            {Mark::Doubled, {"double"}},
                                                                            {Mark::Edge, {"edge"}},
                                                                            {Mark::AirBase, {"airBase"}}};
                for (const char *key : keys.at(mark.mark))
                    json.add(key, JsonValue(true));
            }
        }
    }

    /// Whatever meets on the ground or the water meets in the air, but for boxes: nobody flies there.
    void writeAirways()
    {
        std::set<std::string> boxes;
        const JsonValue *places = memberIn(m_variant, "provinces");
        for (const JsonValue &place : places ? places->items : std::vector<JsonValue>()) {
            if (const JsonValue *box = memberOf(place, "unlimited"); box && box->flag)
                boxes.insert(memberOf(place, "id")->text);
        }
        std::set<std::pair<std::string, std::string>> ways;
        JsonValue *passages = memberIn(m_variant, "passages");
        for (const char *kind : {"land", "sea"}) {
            JsonValue *pairs = passages ? memberIn(*passages, kind) : nullptr;
            for (const JsonValue &pair : pairs ? pairs->items : std::vector<JsonValue>()) {
                const auto province = [&pair](std::size_t end) {
                    return pair.items[end].text.substr(0, pair.items[end].text.find('/'));
                };
                ways.insert(std::minmax(province(0), province(1)));
            }
        }
        JsonValue air = JsonValue::list();
        for (const auto &[from, to] : ways) {
            if (boxes.count(from) || boxes.count(to))
                continue;
            JsonValue pair = JsonValue::list();
            pair.add(from);
            pair.add(to);
            air.add(std::move(pair));
        }
        if (passages)
            replace(*passages, "air", std::move(air));
    }

    /// Armies and fleets stand there already, but for those behind walls; with one of another kind alone it begins in
    /// spring as well.
    void writeUnits()
    {
        JsonValue *start = memberIn(m_variant, "start");
        JsonValue *units = start ? memberIn(*start, "units") : nullptr;
        if (!units)
            return;
        bool any = false;
        const auto add = [&](int owner, const std::string &unit) {
            const std::string &power = m_sketch.powers[static_cast<std::size_t>(owner)].name;
            if (!memberIn(*units, power))
                units->add(power, JsonValue::list());
            memberIn(*units, power)->add(unit);
            any = true;
        };
        for (int i = 0; i < static_cast<int>(m_sketch.places.size()); ++i) {
            const BoardSketch::Place &place = m_sketch.place(i);
            const bool common = place.unit == "A" || place.unit == "F";
            if (const int owner = m_sketch.ownerOfUnit(i); owner >= 0 && !common && m_choice.hasKind(place.unit))
                add(owner, place.unit + ' ' + place.abbreviation);
            if (m_sketch.isWalled(i))
                add(place.walledOf, place.walled + " ((" + place.abbreviation + "))");
        }
        if (any)
            replace(*start, "phase", "S" + std::to_string(m_sketch.storedFirstYear()) + "M");
    }

    JsonValue &m_variant;
    const BoardSketch &m_sketch;
    const FeatureChoice &m_choice;
};

/// The least board on which every feature has all that it needs.
BoardSketch toyBoard()
{
    BoardSketch toy;
    toy.id = toy.title = "toy";
    toy.width = toy.height = 100;
    addPower(toy, "One");
    addPower(toy, "Two");
    for (const char *name : {"Ald", "Bor", "Cor"}) {
        BoardSketch::Place &place = toy.places.emplace_back();
        place.name = place.abbreviation = name;
        place.ground = name == std::string_view("Cor") ? Ground::Water : Ground::Land;
        const double x = 30.0 * static_cast<double>(toy.places.size());
        place.unitAt = {x, 50};
        place.outline = std::make_shared<const Rings>(Rings{{{x - 10, 40}, {x + 10, 40}, {x + 10, 60}, {x - 10, 60}}});
    }
    for (const auto &[from, to] : {std::pair(0, 1), {0, 2}, {1, 2}})
        addPassage(toy, from, to);
    for (int place = 0; place < 2; ++place) {
        setHome(toy, place, place);
        setUnit(toy, place, "A");
        toy.place(place).marks = {Mark::Port, Mark::AirBase};
    }
    toy.place(2).marks = {Mark::Box};
    return toy;
}

} // namespace

std::vector<Feature> featuresWrittenFor(const BoardSketch &sketch, Switch feature)
{
    switch (feature) {
    case Switch::Boxes: // a switch for boxes makes none: places are marked
        if (std::none_of(sketch.places.begin(), sketch.places.end(),
                         [](const BoardSketch::Place &place) { return place.marks.count(Mark::Box) > 0; }))
            return {};
        return {Feature::Boxes};
    case Switch::Walls: return {Feature::Walls, Feature::Ports};
    case Switch::ArmiesAboard: return {Feature::Voyages};
    case Switch::CoastalCrawl: return {Feature::CoastalCrawl};
    case Switch::Squadrons: return {Feature::Squadrons};
    case Switch::Wings: return {Feature::Wings};
    case Switch::Tanks: return {Feature::Tanks};
    case Switch::Bombers: return {Feature::Bombers, Feature::HeldLand};
    case Switch::InSequence: return {Feature::InSequence};
    case Switch::SupplyPoints: return {Feature::SupplyPoints};
    default: return {};
    }
}

void addFeatures(JsonValue &variant, const BoardSketch &sketch)
{
    if (!sketch.features.on.empty())
        FeatureWriter(variant, sketch).write();
}

std::optional<Wording> refusalOf(const FeatureChoice &choice, Switch feature)
{
    BoardSketch toy = toyBoard();
    toy.features = choice;
    toy.features.on.insert(feature);
    const auto made = variantOf(toy);
    return made ? std::nullopt : std::optional<Wording>(made.error().message);
}

FeatureChoice featuresOf(const Variant &variant)
{
    FeatureChoice choice;
    const Board &board = *variant.board;
    const auto add = [&choice](bool has, Switch feature) {
        if (has)
            choice.on.insert(feature);
    };
    for (const UnitKind &kind : board.kinds()) {
        add(kind.hops > 1, Switch::Tanks);
        add(kind.flying == Flying::Tours, Switch::Bombers);
        add(kind.flying == Flying::Sorties, Switch::Squadrons);
        add(kind.travel == Travel::Over, Switch::Wings);
        if (kind.hops > 1)
            choice.armiesPerTank = kind.limit.of.valid() ? kind.limit.each : 0;
        if (kind.flying == Flying::Tours && !kind.ranges.empty())
            choice.bomberRange = kind.ranges.front().halves / 2;
        const auto known = std::find(FeatureChoice::kinds.begin(), FeatureChoice::kinds.end(), kind.letter);
        if (known != FeatureChoice::kinds.end() && kind.cost > 0)
            choice.costs[static_cast<std::size_t>(known - FeatureChoice::kinds.begin())] = kind.cost;
    }
    add(playsByPoints(board), Switch::SupplyPoints);
    add(variant.rules.policies.supply == Policies::Supply::Cities, Switch::Walls);
    add(variant.rules.policies.turns == Policies::Turns::InSequence, Switch::InSequence);
    add(variant.rules.orders.armyFleet, Switch::ArmiesAboard);
    add(variant.rules.orders.coastalCrawl, Switch::CoastalCrawl);
    const auto anywhere = [](const Power &power) { return power.buildsAnywhere; };
    add(std::any_of(board.powers().begin(), board.powers().end(), anywhere), Switch::BuildAnywhere);
    const auto unlimited = [](const Province &province) { return province.unlimited; };
    add(std::any_of(board.provinces().begin(), board.provinces().end(), unlimited), Switch::Boxes);
    const auto summer = [](const SeasonPlan &plan) { return plan.season == Season::Summer; };
    add(std::any_of(variant.seasons.begin(), variant.seasons.end(), summer), Switch::Summer);
    choice = withSettingsOf(variant, std::move(choice));
    return choice;
}

std::set<Mark> marksOf(const Board &board, ProvinceId id)
{
    const Province &province = board.province(id);
    std::set<Mark> marks;
    for (const auto &[has, mark] : {std::pair(province.unlimited, Mark::Box),
                                    {province.port, Mark::Port},
                                    {province.doubled, Mark::Doubled},
                                    {province.edge, Mark::Edge},
                                    {province.airBase, Mark::AirBase}}) {
        if (has)
            marks.insert(mark);
    }
    return marks;
}

} // namespace entente
