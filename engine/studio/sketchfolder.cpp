#include "studio/sketchfolder.h"

#include "base/names.h"
#include "exchange/chartink.h"
#include "exchange/chartspots.h"
#include "io/json.h"
#include "io/variantreader.h"
#include "rules/palette.h"
#include "studio/anchors.h"
#include "studio/boardrules.h"
#include "studio/colour.h"
#include "studio/featureedits.h"
#include "studio/jsonmembers.h"
#include "studio/featurefolder.h"
#include "studio/ownparagraphs.h"
#include "studio/titleplate.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace entente {

namespace {

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
        JsonValue value = JsonValue::object();
        value.add("tint", tint);
        value.add("unit", unit);
        value.add("line", line);
        return value;
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
            JsonValue slots = JsonValue::list();
            for (const ChartPoint &at : stands)
                slots.add(pointJson({at.x * scale, at.y * scale}));
            place->add("slots", std::move(slots));
        }
        if (place && isMarked(sketch, i, Mark::Doubled))
            place->add("double", JsonValue(true));
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

} // namespace entente
