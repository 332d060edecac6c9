#include "studio/sketchfolder.h"

#include "exchange/boarddraft.h"
#include "io/json.h"
#include "io/jsoncursor.h"
#include "studio/colour.h"
#include "studio/sketchterms.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace entente {

namespace {

constexpr int sketchFormat = 1;
constexpr std::int64_t mostYears = 9999;
constexpr std::array<const char *, 4> groundWords{"unknown", "land", "water", "closed"};
constexpr std::array<const char *, 3> answerWords{"open", "yes", "no"};

JsonValue number(double value)
{
    return std::round(value * 100) / 100;
}

JsonValue point(const ChartPoint &at)
{
    JsonValue list = JsonValue::list();
    list.add(number(at.x));
    list.add(number(at.y));
    return list;
}

JsonValue flat(const std::vector<ChartPoint> &line)
{
    JsonValue numbers = JsonValue::list();
    for (const ChartPoint &corner : line) {
        numbers.add(number(corner.x));
        numbers.add(number(corner.y));
    }
    return numbers;
}

/// As a drawing that nobody has differed from has it.
BoardSketch::Drawn asItStands(const BoardSketch::Place &place)
{
    return {idOf(place.abbreviation), place.name, place.named, place.ground, place.coasts};
}

JsonValue jsonOf(const BoardSketch::Drawn &drawn)
{
    JsonValue json = JsonValue::object();
    json.add("id", drawn.id);
    json.add("name", drawn.name);
    json.add("named", JsonValue(drawn.named));
    json.add("ground", groundWords[static_cast<std::size_t>(drawn.ground)]);
    json.addIfAny("coasts", drawn.coasts);
    return json;
}

JsonValue jsonOf(const BoardSketch::Place &place)
{
    JsonValue json = JsonValue::object();
    json.add("name", place.name);
    json.add("abbr", place.abbreviation);
    json.add("named", JsonValue(place.named));
    json.add("ground", groundWords[static_cast<std::size_t>(place.ground)]);
    if (place.groundCertainty < doubtful)
        json.add("groundCertainty", number(place.groundCertainty));
    json.addIfAny("wet", place.wet);
    json.addIfAny("blank", place.blank);
    if (place.shore)
        json.add("shore", JsonValue(*place.shore));
    json.addIfAny("coasts", place.coasts);
    json.add("centre", JsonValue(place.centre));
    if (place.home >= 0)
        json.add("home", place.home);
    json.addIfAny("unit", place.unit);
    json.addIfAny("unitCoast", place.unitCoast);
    if (place.unitOf >= 0)
        json.add("unitOf", place.unitOf);
    if (!place.walled.empty()) {
        json.add("walled", place.walled);
        json.add("walledOf", place.walledOf);
    }
    json.add("at", point(place.unitAt));
    if (place.centreAt)
        json.add("centreAt", point(*place.centreAt));
    if (place.nameAt)
        json.add("nameAt", point(*place.nameAt));
    JsonValue spots = JsonValue::object();
    for (const auto &[spot, at] : place.spots)
        spots.add(spot, point(at));
    if (!spots.keys.empty())
        json.add("spots", std::move(spots));
    JsonValue marks = JsonValue::list();
    for (const MarkInfo &info : allMarks()) {
        if (place.marks.count(info.mark))
            marks.add(info.id);
    }
    if (!marks.items.empty())
        json.add("marks", std::move(marks));
    if (place.points > 0)
        json.add("points", place.points);
    if (place.drawn != asItStands(place))
        json.add("drawn", jsonOf(place.drawn));
    json.add("outline", JsonValue::listOf(*place.outline, [&](const auto &ring) { return flat(ring); }));
    return json;
}

JsonValue jsonOf(const BoardSketch::Passage &passage)
{
    JsonValue json = JsonValue::object();
    json.add("from", passage.from);
    json.add("to", passage.to);
    json.add("army", JsonValue(passage.army));
    json.add("fleet", JsonValue(passage.fleet));
    json.addIfAny("fromCoasts", passage.fromCoasts);
    json.addIfAny("toCoasts", passage.toCoasts);
    json.add("certainty", number(passage.certainty));
    json.add("answer", answerWords[static_cast<std::size_t>(passage.answer)]);
    json.add("at", point(passage.at));
    return json;
}

JsonValue jsonOf(const ChartOrnament &ornament)
{
    JsonValue json = JsonValue::object({{"layer", ornament.layer}});
    json.addIfAny("fill", ornament.fill);
    json.addIfAny("stroke", ornament.stroke);
    json.add("width", number(ornament.width));
    json.add("opacity", number(ornament.opacity));
    json.add("closed", JsonValue(ornament.closed));
    json.add("lines", JsonValue::listOf(ornament.lines, [&](const auto &line) { return flat(line); }));
    return json;
}

/// Which of the words it is; the first, with a fault, if none.
template <std::size_t count>
std::size_t wordOf(const JsonCursor &json, std::string_view key, const std::array<const char *, count> &known)
{
    const std::string text = json.textOr(key, known.front());
    const auto found = std::find(known.begin(), known.end(), text);
    if (found != known.end())
        return static_cast<std::size_t>(found - known.begin());
    json.fault(worded("Faults", "\"%1\" is not known here.").with(text));
    return 0;
}

ChartPoint pointIn(const JsonCursor &json, std::string_view key)
{
    const auto at = json.need(key);
    const std::vector<JsonCursor> both = at ? at->items() : std::vector<JsonCursor>();
    if (both.size() != 2)
        return {};
    return {both[0].number().value_or(0), both[1].number().value_or(0)};
}

Rings linesIn(const JsonCursor &json, std::string_view key)
{
    Rings lines;
    if (const auto list = json.need(key)) {
        for (const JsonCursor &line : list->items()) {
            std::vector<ChartPoint> &corners = lines.emplace_back();
            const std::vector<JsonValue> &numbers = line.value().items;
            const auto value = [](const JsonValue &each) {
                return each.kind == JsonValue::Kind::Integer ? static_cast<double>(each.integer) : each.real;
            };
            for (std::size_t i = 0; i + 1 < numbers.size(); i += 2)
                corners.push_back({value(numbers[i]), value(numbers[i + 1])});
            if (corners.empty())
                lines.pop_back();
        }
    }
    return lines;
}

/// "#rrggbb" or nothing: what stands there is written into the drawing.
std::string colourIn(const JsonCursor &json, std::string_view key)
{
    const std::string text = json.textOr(key, "");
    return isHexColour(text) ? text : std::string();
}

ChartOrnament ornamentIn(const JsonCursor &json)
{
    ChartOrnament ornament;
    ornament.layer = json.textOr("layer", "");
    ornament.fill = colourIn(json, "fill");
    ornament.stroke = colourIn(json, "stroke");
    if (const auto width = json.find("width"))
        ornament.width = std::clamp(width->number().value_or(1), 0.1, 50.0);
    if (const auto opacity = json.find("opacity"))
        ornament.opacity = std::clamp(opacity->number().value_or(1), 0.0, 1.0);
    ornament.closed = json.flagOr("closed", false);
    ornament.lines = linesIn(json, "lines");
    return ornament;
}

BoardSketch::Place placeIn(const JsonCursor &json, int powers)
{
    BoardSketch::Place place;
    place.name = json.textOr("name", "");
    place.abbreviation = json.textOr("abbr", "");
    place.named = json.flagOr("named", true);
    place.ground = static_cast<Ground>(wordOf(json, "ground", groundWords));
    place.groundCertainty = place.ground == Ground::Unknown ? 0 : 1;
    if (const auto certainty = json.find("groundCertainty"))
        place.groundCertainty = std::clamp(certainty->number().value_or(1), 0.0, 1.0);
    place.wet = json.flagOr("wet", false);
    place.blank = json.flagOr("blank", false);
    if (json.find("shore"))
        place.shore = json.flagOr("shore", false);
    place.coasts = wordsIn(json, "coasts");
    place.centre = json.flagOr("centre", false);
    place.home = static_cast<int>(json.integerOr("home", -1, -1, powers - 1));
    place.unit = json.textOr("unit", "");
    place.unitCoast = json.textOr("unitCoast", "");
    place.unitOf = static_cast<int>(json.integerOr("unitOf", -1, -1, powers - 1));
    place.walledOf = static_cast<int>(json.integerOr("walledOf", -1, -1, powers - 1));
    if (place.walledOf >= 0)
        place.walled = json.textOr("walled", "");
    place.unitAt = pointIn(json, "at");
    if (json.find("centreAt"))
        place.centreAt = pointIn(json, "centreAt");
    if (json.find("nameAt"))
        place.nameAt = pointIn(json, "nameAt");
    if (const auto spots = json.find("spots")) {
        for (const std::string &spot : spots->value().keys)
            place.spots[spot] = pointIn(*spots, spot);
    }
    for (const std::string &id : wordsIn(json, "marks")) {
        for (const MarkInfo &info : allMarks()) {
            if (id == info.id)
                place.marks.insert(info.mark);
        }
    }
    place.points = static_cast<int>(json.integerOr("points", 0, 0, mostCost));
    place.drawn = asItStands(place);
    if (const auto drawn = json.find("drawn"))
        place.drawn = {drawn->textOr("id", ""), drawn->textOr("name", ""), drawn->flagOr("named", true),
                       static_cast<Ground>(wordOf(*drawn, "ground", groundWords)), wordsIn(*drawn, "coasts")};
    place.outline = std::make_shared<const Rings>(linesIn(json, "outline"));
    return place;
}

BoardSketch::Passage passageIn(const JsonCursor &json, int places)
{
    BoardSketch::Passage passage;
    passage.from = static_cast<int>(json.integerOr("from", 0, 0, places - 1));
    passage.to = static_cast<int>(json.integerOr("to", 0, 0, places - 1));
    passage.army = json.flagOr("army", false);
    passage.fleet = json.flagOr("fleet", false);
    passage.fromCoasts = wordsIn(json, "fromCoasts");
    passage.toCoasts = wordsIn(json, "toCoasts");
    if (const auto certainty = json.find("certainty"))
        passage.certainty = certainty->number().value_or(1);
    passage.answer = static_cast<Answer>(wordOf(json, "answer", answerWords));
    passage.at = pointIn(json, "at");
    return passage;
}

} // namespace

std::string writeSketch(const BoardSketch &sketch)
{
    JsonValue root = JsonValue::object(
        {{"format", sketchFormat}, {"id", sketch.id}, {"title", sketch.title}, {"designer", sketch.designer}});
    root.addIfAny("line", sketch.line);
    root.add("firstYear", sketch.firstYear);
    root.addIfAny("countsDown", sketch.countsDown);
    root.addIfAny("era", sketch.era);
    root.add("victoryCentres", sketch.victoryCentres);
    addTerms(root, sketch);
    root.add("size", point({sketch.width, sketch.height}));
    root.add("tolerance", number(sketch.tolerance));
    JsonValue powers = JsonValue::list();
    for (const BoardSketch::Power &power : sketch.powers)
        powers.add(JsonValue::object({{"name", power.name}, {"colour", power.colour}}));
    root.add("powers", std::move(powers));
    root.add("features", jsonOf(sketch.features));
    JsonValue places = JsonValue::list();
    for (const BoardSketch::Place &place : sketch.places)
        places.add(jsonOf(place));
    root.add("places", std::move(places));
    JsonValue passages = JsonValue::list();
    for (const BoardSketch::Passage &passage : sketch.passages)
        passages.add(jsonOf(passage));
    root.add("passages", std::move(passages));
    JsonValue ornaments =
        JsonValue::listOf(*sketch.ornaments, [&](const ChartOrnament &ornament) { return jsonOf(ornament); });
    if (!ornaments.items.empty())
        root.add("ornaments", std::move(ornaments));
    return writeJson(root, 2) + '\n';
}

Result<BoardSketch, Fault> readSketch(std::string_view json)
{
    const auto read = readJson(json);
    if (!read)
        return read.error();
    Faults faults;
    const JsonCursor root(*read, "", faults);
    BoardSketch sketch;
    if (!root.objectOf({"format",    "id",         "title",      "designer",       "line",
                        "firstYear", "countsDown", "era",        "victoryCentres", "offersVictory",
                        "edition",   "rules",      "paragraphs", "size",           "tolerance",
                        "powers",    "features",   "places",     "passages",       "ornaments"}))
        return faults.front();
    root.integerOr("format", sketchFormat, sketchFormat, sketchFormat);
    sketch.id = root.needText("id");
    sketch.title = root.textOr("title", "");
    sketch.designer = root.textOr("designer", "");
    sketch.line = root.textOr("line", "");
    sketch.firstYear = static_cast<int>(root.integerOr("firstYear", 1901, 1, mostYears));
    sketch.countsDown = root.flagOr("countsDown", false);
    sketch.era = root.textOr("era", "");
    sketch.victoryCentres = static_cast<int>(root.integerOr("victoryCentres", 0, 0, maxProvinces));
    readTerms(sketch, root);
    const ChartPoint size = pointIn(root, "size");
    sketch.width = size.x;
    sketch.height = size.y;
    if (const auto tolerance = root.find("tolerance"))
        sketch.tolerance = std::max(0.0, tolerance->number().value_or(0));
    if (const auto powers = root.need("powers")) {
        for (const JsonCursor &power : powers->items())
            sketch.powers.push_back({power.textOr("name", ""), power.textOr("colour", "")});
    }
    root.takeIfAny("features", sketch.features, featuresIn);
    if (const auto places = root.need("places")) {
        for (const JsonCursor &place : places->items())
            sketch.places.push_back(placeIn(place, static_cast<int>(sketch.powers.size())));
    }
    if (const auto passages = root.need("passages"); passages && !sketch.places.empty()) {
        for (const JsonCursor &passage : passages->items())
            sketch.passages.push_back(passageIn(passage, static_cast<int>(sketch.places.size())));
    }
    if (const auto ornaments = root.find("ornaments")) {
        ChartOrnaments drawn;
        for (const JsonCursor &each : ornaments->items())
            drawn.push_back(ornamentIn(each));
        sketch.ornaments = std::make_shared<const ChartOrnaments>(std::move(drawn));
    }
    if (sketch.places.empty() || static_cast<int>(sketch.places.size()) > maxProvinces)
        root.fault(worded("Faults", "There are no places, or more than a board may have."));
    if (!faults.empty())
        return faults.front();
    return sketch;
}

std::string titleOfSketch(std::string_view begin)
{
    constexpr std::string_view key = "\"title\":";
    const std::size_t at = begin.find(key);
    const std::size_t open = at == std::string_view::npos ? at : begin.find('"', at + key.size());
    if (open == std::string_view::npos)
        return {};
    std::size_t close = open + 1;
    while (close < begin.size() && begin[close] != '"')
        close += begin[close] == '\\' ? 2 : 1;
    if (close >= begin.size())
        return {};
    const auto read = readJson(begin.substr(open, close + 1 - open));
    return read ? read->text : std::string();
}

} // namespace entente
