#include "studio/sketchfolder.h"

#include "base/names.h"
#include "exchange/chartink.h"
#include "exchange/chartspots.h"
#include "io/json.h"
#include "io/variantreader.h"
#include "rules/features.h"
#include "rules/palette.h"
#include "studio/anchors.h"
#include "studio/boardrules.h"
#include "studio/boardsketch.h"
#include "studio/colour.h"
#include "studio/featureedits.h"
#include "studio/featurefolder.h"
#include "studio/jsonmembers.h"
#include "studio/titleplate.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace entente {

namespace {

// Which paragraph of a board's own rules speaks of what (`paragraphs` in variant.json). The page of rules that the
// studio writes numbers the features that are on; whoever writes other numbers into the file keeps them.

/// The number of this feature on the page, from "1"; empty: it is not on.
std::string paragraphOf(const BoardSketch &sketch, Switch feature)
{
    int number = 0;
    for (const FeatureInfo &info : allFeatures()) {
        number += sketch.features.has(info.feature);
        if (info.feature == feature && sketch.features.has(feature))
            return std::to_string(number);
    }
    return {};
}

std::map<std::string, std::string> paragraphsOnPage(const BoardSketch &sketch)
{
    std::map<std::string, std::string> paragraphs;
    for (const FeatureInfo &info : allFeatures()) {
        const std::string number = paragraphOf(sketch, info.feature);
        for (const Feature feature : number.empty() ? std::vector<Feature>() : featuresWrittenFor(sketch, info.feature))
            paragraphs.emplace(featureName(feature), number);
    }
    return paragraphs;
}

/// Adds them to a variant.json that has its features already: the page's, and what somebody wrote instead or beside.
void addParagraphs(JsonValue &variant, const BoardSketch &sketch)
{
    std::map<std::string, std::string> paragraphs = sketch.paragraphs;
    paragraphs.merge(paragraphsOnPage(sketch)); // what was written stays
    JsonValue object = JsonValue::object();
    for (const auto &[matter, number] : paragraphs)
        object.add(matter, number);
    if (!paragraphs.empty())
        variant.add("paragraphs", std::move(object));
}

/// Takes over what a variant says of them where the page says something else.
void takeParagraphs(BoardSketch &sketch, const Variant &variant)
{
    const std::map<std::string, std::string> page = paragraphsOnPage(sketch);
    sketch.paragraphs.clear();
    for (const auto &[matter, number] : variant.board->ownRules().paragraphs) {
        const auto known = page.find(matter);
        if (known == page.end() || known->second != number)
            sketch.paragraphs.emplace(matter, number);
    }
}

std::vector<std::string> namedEnds(const BoardSketch::Place &place, const std::vector<std::string> &coasts)
{
    const std::vector<std::string> &ends = coasts.empty() ? place.coasts : coasts;
    if (ends.empty())
        return {place.abbreviation};
    std::vector<std::string> named;
    for (const std::string &coast : ends)
        named.push_back(place.abbreviation + '/' + coast);
    return named;
}

/// "#204080" so much of the way to "#ffffff".
std::string mixed(const std::string &colour, const std::string &with, double share)
{
    static constexpr char digits[] = "0123456789abcdef";
    const auto channel = [](const std::string &text, std::size_t index) {
        return std::stoi(text.substr(1 + 2 * index, 2), nullptr, 16);
    };
    std::string result = "#";
    for (std::size_t i = 0; i < 3; ++i) {
        const double value = (1 - share) * channel(colour, i) + share * channel(with, i);
        const auto whole = static_cast<std::size_t>(std::lround(value));
        result += digits[whole / 16];
        result += digits[whole % 16];
    }
    return result;
}

JsonValue coloursOf(const std::string &colour)
{
    const auto theme = [](const std::string &tint, const std::string &unit, const std::string &line) {
        return JsonValue::object({{"tint", tint}, {"unit", unit}, {"line", line}});
    };
    JsonValue both = JsonValue::object();
    const auto *scheme = std::find_if(powerSchemes.begin(), powerSchemes.end(),
                                      [&](const PowerScheme &each) { return colour == each.name; });
    if (scheme != powerSchemes.end()) {
        both.add("light", theme(scheme->light.tint, scheme->light.unit, scheme->light.line));
        both.add("dark", theme(scheme->dark.tint, scheme->dark.unit, scheme->dark.line));
        return both;
    }
    both.add("light",
             theme(mixed(colour, "#ffffff", 0.5), mixed(colour, "#000000", 0.1), mixed(colour, "#000000", 0.1)));
    both.add("dark",
             theme(mixed(colour, "#141a22", 0.55), mixed(colour, "#ffffff", 0.3), mixed(colour, "#ffffff", 0.3)));
    return both;
}

/// A draft names no colours; the folder does.
void addColours(JsonValue &root, const BoardSketch &sketch)
{
    JsonValue *powers = memberIn(root, "powers");
    for (std::size_t i = 0; powers && i < powers->items.size() && i < sketch.powers.size(); ++i) {
        if (isHexColour(sketch.powers[i].colour))
            powers->items[i].add("colours", coloursOf(sketch.powers[i].colour));
    }
}

/// Units behind walls and in boxes, harbours, rings round centres that count twice, and no name on land out of play
/// that nobody has named.
void addSigns(JsonValue &provinces, const BoardSketch &sketch)
{
    const double scale = drawnWidth / sketch.width;
    for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
        JsonValue *place = memberIn(provinces, idOf(sketch.place(i).abbreviation));
        if (place && isMarked(sketch, i, Mark::Port)) {
            const ChartPoint at = anchorOf(sketch, i, Anchor::Harbour);
            place->add("port", pointJson({at.x * scale, at.y * scale}));
        }
        if (place && hasAnchor(sketch, i, Anchor::Walls) && !memberIn(*place, "walls")) {
            const ChartPoint at = anchorOf(sketch, i, Anchor::Walls);
            place->add("walls", pointJson({at.x * scale, at.y * scale}));
        }
        if (const std::vector<ChartPoint> stands = slotsOf(sketch, i); place && !stands.empty()) {
            JsonValue slots = JsonValue::listOf(stands, [&](const ChartPoint &at) {
                return pointJson({at.x * scale, at.y * scale});
            });
            place->add("slots", std::move(slots));
        }
        if (place && isMarked(sketch, i, Mark::Doubled))
            place->add("double", true);
        const bool unnamed = sketch.place(i).ground == Ground::Impassable && !sketch.place(i).named;
        if (JsonValue *label = place && unnamed ? memberIn(*place, "label") : nullptr)
            *memberIn(*label, "lines") = JsonValue::list();
    }
}

/// A drawing brings no plate; its board has one where there is room.
void addToLayout(std::string &layout, const BoardSketch &sketch, const Board &board)
{
    auto read = readJson(layout);
    if (!read)
        return;
    JsonValue root = std::move(read).value();
    if (JsonValue *provinces = memberIn(root, "provinces"))
        addSigns(*provinces, sketch);
    if (std::optional<JsonValue> plate = titlePlateOnSheet(sketch))
        root.add("cartouche", std::move(*plate));
    JsonValue closed = JsonValue::list(); // that a person said no is no fault of the drawing
    for (const BoardSketch::Passage &passage : sketch.passages) {
        if (passage.answer != Answer::No)
            continue;
        JsonValue pair = JsonValue::list();
        pair.add(board.province(ProvinceId(passage.from)).id);
        pair.add(board.province(ProvinceId(passage.to)).id);
        closed.add(std::move(pair));
    }
    if (!closed.items.empty())
        root.add("closed", std::move(closed));
    layout = writeJson(root, 2) + '\n';
}

void addPlaces(BoardDraft &draft, const BoardSketch &sketch)
{
    for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
        const BoardSketch::Place &place = sketch.place(i);
        BoardDraft::Space &space = draft.spaces.emplace_back();
        space.brief = place.abbreviation;
        space.name = place.name;
        space.centre = place.centre;
        space.impassable = place.ground == Ground::Impassable;
        space.water = place.ground == Ground::Water;
        space.closedWater = place.wet;
        space.land = place.ground == Ground::Land;
        space.coast = sketch.isCoastal(i);
        space.unitAt = place.unitAt;
        space.centreAt = place.centreAt;
        space.nameAt = place.nameAt;
        space.spots = spotsOf(sketch, i);
        space.outline = *place.outline;
        if (place.home >= 0)
            space.home = sketch.powers[static_cast<std::size_t>(place.home)].name;
        const int owner = sketch.ownerOfUnit(i);
        if (owner < 0 || (place.unit != "A" && place.unit != "F"))
            continue; // other kinds come with their features
        const std::string coast = place.unit == "F" && !place.unitCoast.empty() ? '/' + place.unitCoast : "";
        draft.units.push_back(
            {sketch.powers[static_cast<std::size_t>(owner)].name, place.unit, place.abbreviation + coast});
    }
}

void addWays(BoardDraft &draft, const BoardSketch &sketch)
{
    for (const BoardSketch::Passage &passage : sketch.passages) {
        if (!sketch.isOpen(passage))
            continue;
        const BoardSketch::Place &from = sketch.place(passage.from);
        const BoardSketch::Place &to = sketch.place(passage.to);
        if (passage.army)
            draft.addWay(false, from.abbreviation, to.abbreviation, {});
        if (!passage.fleet)
            continue;
        for (const std::string &start : namedEnds(from, passage.fromCoasts)) {
            for (const std::string &end : namedEnds(to, passage.toCoasts))
                draft.addWay(true, start, end, {});
        }
    }
}

} // namespace

Result<ForeignVariant, Fault> variantOf(const BoardSketch &sketch)
{
    BoardDraft draft;
    draft.id = sketch.id;
    draft.title = sketch.title;
    draft.designer = sketch.designer;
    draft.line = sketch.line;
    draft.source = "a drawing program";
    draft.width = sketch.width;
    draft.height = sketch.height;
    draft.tolerance = sketch.tolerance;
    draft.ornaments = *sketch.ornaments;
    draft.victoryCentres = sketch.centresToWin();
    draft.years = sketch.years();
    draft.start = {Season::Spring, sketch.storedFirstYear(), Stage::Moves};
    for (const BoardSketch::Power &power : sketch.powers)
        draft.powers.push_back({power.name, "", {}});
    addPlaces(draft, sketch);
    addWays(draft, sketch);
    auto made = draft.variant();
    if (!made)
        return made.error();
    ForeignVariant folder = std::move(made).value();
    std::string &file = folder.files["variant.json"];
    auto written = readJson(file);
    if (!written)
        return written.error();
    JsonValue root = std::move(written).value();
    addColours(root, sketch);
    addFeatures(root, sketch);
    addRules(root, sketch);
    addParagraphs(root, sketch);
    file = writeJson(root, 2) + '\n';
    auto whole = readVariant(file);
    if (!whole)
        return whole.error().front();
    folder.variant = *whole;
    addToLayout(folder.files["layout.json"], sketch, *folder.variant->board);
    folder.files["rules.md"] = rulesPageOf(sketch);
    folder.files["CREDITS"] =
        "Board and drawing: " + sketch.title + (sketch.designer.empty() ? "" : ", by " + sketch.designer) + ".\n";
    return folder;
}

std::string rulesPageOf(const BoardSketch &sketch)
{
    std::string text = "# " + sketch.title + "\n\n## The board\n\n";
    text += std::to_string(sketch.powers.size()) + " powers play for " + std::to_string(sketch.centreCount())
            + " supply centres. Whoever holds " + std::to_string(sketch.centresToWin())
            + " of them at the end of an autumn has won.\n\n## The powers\n";
    for (int power = 0; power < static_cast<int>(sketch.powers.size()); ++power) {
        std::string homes;
        std::string units;
        for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
            const BoardSketch::Place &place = sketch.place(i);
            if (place.home == power)
                homes += (homes.empty() ? "" : ", ") + place.name;
            if (sketch.ownerOfUnit(i) == power)
                units += (units.empty() ? "" : ", ") + place.unit + ' ' + place.name;
            if (sketch.isWalled(i) && place.walledOf == power)
                units += (units.empty() ? "" : ", ") + place.walled + ' ' + place.name + " behind the walls";
        }
        text += "\n**" + sketch.powers[static_cast<std::size_t>(power)].name + "** builds in "
                + (homes.empty() ? "no place" : homes) + " and begins with " + (units.empty() ? "builds" : units)
                + ".\n";
    }
    if (!sketch.features.on.empty())
        text += "\n## What is new\n";
    for (const FeatureInfo &info : allFeatures()) {
        if (sketch.features.has(info.feature))
            text += "\n**" + paragraphOf(sketch, info.feature) + "** **" + info.name.text() + ".** " + info.told.text()
                    + '\n';
    }
    return text + "\n[The rules of 1971](../standard/1971.md)\n";
}

// What somebody has written into a variant's file goes back into the board at work.

namespace {

std::vector<std::string> coastsIn(const Board &board, ProvinceId from, ProvinceId to)
{
    std::set<std::string> coasts;
    for (const Passage &passage : board.passages()) {
        for (const auto &[a, b] : {std::pair(passage.from, passage.to), std::pair(passage.to, passage.from)}) {
            if (passage.sea && board.provinceOf(a) == from && board.provinceOf(b) == to
                && !board.region(a).coast.empty())
                coasts.insert(board.region(a).coast);
        }
    }
    return {coasts.begin(), coasts.end()};
}

/// By province the place that has its abbreviation; -1: none has.
using PlaceOf = std::vector<int>;

void takeTerms(BoardSketch &sketch, const Variant &variant)
{
    const Board &board = *variant.board;
    sketch.title = variant.title;
    sketch.designer = variant.designer;
    sketch.line = variant.line;
    sketch.victoryCentres = variant.victoryCentres == board.centreCount() / 2 + 1 ? 0 : variant.victoryCentres;
    const YearCount &years = board.years();
    sketch.firstYear = years.told(variant.start.phase.year + (variant.start.phase.stage == Stage::Adjustments ? 1 : 0));
    sketch.countsDown = years.isDown;
    sketch.era = years.suffix;
    sketch.features = featuresOf(variant);
    takeRules(sketch, variant);
    takeParagraphs(sketch, variant);
}

/// Powers that were there keep their colours.
void takePowers(BoardSketch &sketch, const Board &board)
{
    std::vector<BoardSketch::Power> powers;
    for (const Power &power : board.powers()) {
        const auto known = std::find_if(sketch.powers.begin(), sketch.powers.end(),
                                        [&](const BoardSketch::Power &each) { return idOf(each.name) == power.id; });
        powers.push_back({power.name, known == sketch.powers.end() ? std::string() : known->colour});
    }
    sketch.powers = powers;
}

void takePlace(BoardSketch &sketch, int index, const Board &board, ProvinceId id)
{
    const Province &province = board.province(id);
    BoardSketch::Place &place = sketch.place(index);
    place.named = place.named || place.name != province.name;
    place.name = province.name;
    if (idOf(province.abbreviation) == province.id)
        place.abbreviation = province.abbreviation;
    place.wet = province.terrain == Terrain::Impassable && (place.wet || place.ground == Ground::Water);
    place.ground = province.terrain == Terrain::Sea          ? Ground::Water
                   : province.terrain == Terrain::Impassable ? Ground::Impassable
                                                             : Ground::Land;
    place.coasts.clear();
    for (const RegionId coast : board.coastsOf(id))
        place.coasts.push_back(board.region(coast).coast);
    place.centre = province.centre;
    place.home = province.home.valid() ? static_cast<int>(province.home.index()) : -1;
    place.marks = marksOf(board, id);
    place.points = province.points == sketch.features.centrePoints ? 0 : province.points;
    setUnit(sketch, index, "");
    setWalled(sketch, index, "", -1);
}

PlaceOf takePlaces(BoardSketch &sketch, const Board &board)
{
    std::map<std::string, int> byId;
    for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i)
        byId.emplace(idOf(sketch.place(i).abbreviation), i);
    PlaceOf placeOf(static_cast<std::size_t>(board.provinceCount()), -1);
    for (int p = 0; p < board.provinceCount(); ++p) {
        const auto found = byId.find(board.province(ProvinceId(p)).id);
        if (found == byId.end())
            continue;
        placeOf[static_cast<std::size_t>(p)] = found->second;
        takePlace(sketch, found->second, board, ProvinceId(p));
    }
    return placeOf;
}

void takeUnits(BoardSketch &sketch, const Variant &variant, const PlaceOf &placeOf)
{
    const Board &board = *variant.board;
    for (const Unit &unit : variant.start.units) {
        const int index = placeOf[board.provinceOf(unit.region).index()];
        if (index < 0)
            continue;
        const int power = static_cast<int>(unit.power.index());
        if (unit.layer == Layer::Walls) {
            setWalled(sketch, index, board.kind(unit.kind).letter, power);
            continue;
        }
        sketch.place(index).unit = board.kind(unit.kind).letter;
        sketch.place(index).unitCoast = board.region(unit.region).coast;
        setUnitOf(sketch, index, power);
    }
}

/// Places that meet no more are answered so, and new passages are added.
void takePassages(BoardSketch &sketch, const Board &board, const PlaceOf &placeOf)
{
    std::map<std::pair<int, int>, std::pair<bool, bool>> ways;
    for (const Passage &passage : board.passages()) {
        const int a = placeOf[board.provinceOf(passage.from).index()];
        const int b = placeOf[board.provinceOf(passage.to).index()];
        if (a < 0 || b < 0)
            continue;
        auto &[army, fleet] = ways[std::minmax(a, b)];
        army = army || passage.land;
        fleet = fleet || passage.sea;
    }
    for (BoardSketch::Passage &passage : sketch.passages) {
        const bool closed = sketch.place(passage.from).ground == Ground::Impassable
                            || sketch.place(passage.to).ground == Ground::Impassable;
        if (!closed && !ways.count(std::minmax(passage.from, passage.to)))
            passage.answer = Answer::No;
    }
    for (const auto &[ends, who] : ways) {
        const auto known = std::find_if(
            sketch.passages.begin(), sketch.passages.end(),
            [&ends = ends](const BoardSketch::Passage &each) { return each.joins(ends.first, ends.second); });
        const int at = known == sketch.passages.end() ? addPassage(sketch, ends.first, ends.second)
                                                      : static_cast<int>(known - sketch.passages.begin());
        BoardSketch::Passage &passage = sketch.passages[static_cast<std::size_t>(at)];
        if (passage.answer == Answer::No)
            passage.answer = Answer::Yes;
        passage.army = who.first;
        passage.fleet = who.second;
        const auto provinceAt = [&](int place) {
            const auto found = std::find(placeOf.begin(), placeOf.end(), place);
            return found == placeOf.end() ? ProvinceId() : ProvinceId(static_cast<int>(found - placeOf.begin()));
        };
        passage.fromCoasts = coastsIn(board, provinceAt(passage.from), provinceAt(passage.to));
        passage.toCoasts = coastsIn(board, provinceAt(passage.to), provinceAt(passage.from));
    }
}

/// Whose shores the variant sees otherwise than the drawing.
void takeShores(BoardSketch &sketch, const Board &board, const PlaceOf &placeOf)
{
    for (int p = 0; p < board.provinceCount(); ++p) {
        const int index = placeOf[static_cast<std::size_t>(p)];
        const bool coastal = board.province(ProvinceId(p)).terrain == Terrain::Coastal;
        if (index >= 0 && sketch.place(index).ground == Ground::Land && sketch.isCoastal(index) != coastal)
            sketch.place(index).shore = coastal;
    }
}

} // namespace

void takeOver(BoardSketch &sketch, const Variant &variant)
{
    const Board &board = *variant.board;
    takeTerms(sketch, variant);
    takePowers(sketch, board);
    const PlaceOf placeOf = takePlaces(sketch, board);
    takeUnits(sketch, variant, placeOf);
    takePassages(sketch, board, placeOf);
    takeShores(sketch, board, placeOf);
}

} // namespace entente
