// What somebody has written into a variant's file goes back into the board at work.

#include "studio/sketchfolder.h"

#include "base/names.h"
#include "studio/boardrules.h"
#include "studio/featurefolder.h"
#include "studio/ownparagraphs.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace entente {

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
