#include "studio/proposal.h"

#include "studio/centremarks.h"
#include "studio/colour.h"
#include "studio/crossings.h"
#include "studio/gazetteer.h"
#include "studio/outlines.h"
#include "studio/partedshapes.h"
#include "studio/placenames.h"
#include "studio/waters.h"

#include <algorithm>
#include <cmath>

namespace entente {

namespace {

constexpr std::size_t fewestPlaces = 2;

/// As those have them that are called so and lie beside the same others.
KnownCoasts coastsKnown(const std::vector<PlaceName> &names, const Borders &borders, const Gazetteer &known)
{
    std::vector<std::set<int>> meets(names.size());
    for (const Border &border : borders.all) {
        meets[static_cast<std::size_t>(border.one)].insert(border.other);
        meets[static_cast<std::size_t>(border.other)].insert(border.one);
    }
    KnownCoasts coasts;
    for (std::size_t i = 0; i < names.size(); ++i)
        coasts.push_back(known.coastsOf(static_cast<int>(i), names, meets[i]));
    return coasts;
}

/// Outlines that go up and down again and again take more memory and time to paint than there is.
bool isTooIntricate(const Drawing &drawing)
{
    constexpr double mostCrossings = 20e6;
    const double scale = finestGrid / std::max(drawing.width, drawing.height);
    double rows = 0;
    for (const DrawnShape &shape : drawing.shapes) {
        for (const auto &ring : shape.rings) {
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const double from = std::clamp(ring[i].y, 0.0, drawing.height);
                const double to = std::clamp(ring[(i + 1) % ring.size()].y, 0.0, drawing.height);
                rows += scale * std::abs(to - from);
            }
        }
    }
    return rows > mostCrossings;
}

/// Which lands have open cells beside them; none where that holds for many, as round a board on a sheet of paper.
std::vector<bool> besideBlank(const Grid &cells, const std::vector<Ground> &grounds)
{
    constexpr int shortest = 12;
    std::vector<int> counts(grounds.size(), 0);
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const int place = cells.at(x, y);
            if (place == Grid::none || grounds[static_cast<std::size_t>(place)] != Ground::Land)
                continue;
            for (const auto &[dx, dy] : {std::pair(1, 0), std::pair(-1, 0), std::pair(0, 1), std::pair(0, -1)})
                counts[static_cast<std::size_t>(place)] +=
                    cells.holds(x + dx, y + dy) && cells.at(x + dx, y + dy) == Grid::none;
        }
    }
    std::vector<bool> beside;
    for (const int count : counts)
        beside.push_back(count >= shortest);
    const auto all = std::count(beside.begin(), beside.end(), true);
    if (10 * static_cast<std::size_t>(all) > grounds.size())
        beside.assign(grounds.size(), false);
    return beside;
}

/// Does one place have most of the names that stand on the drawing, and many, or do they stand beside all places?
bool areNamesHeaped(const Drawing &drawing, const Grid &cells, std::size_t places)
{
    constexpr std::size_t many = 5;
    std::vector<std::set<int>> elements(places + 1); // of text, by place; last: of those that are in none
    std::size_t all = 0;
    for (const DrawnText &text : drawing.texts) {
        const int x = static_cast<int>(text.middle.x * cells.scale());
        const int y = static_cast<int>(text.middle.y * cells.scale());
        if (text.text.size() < 3 || isOfFrame(drawing, text.group) || !cells.holds(x, y))
            continue;
        const int place = cells.at(x, y);
        all += elements[place == Grid::none ? places : static_cast<std::size_t>(place)].insert(text.element).second;
    }
    return std::any_of(elements.begin(), elements.end(),
                       [&](const std::set<int> &each) { return each.size() >= many && 2 * each.size() > all; });
}

bool isDrawnAsWater(const Drawing &drawing, const SketchPlace &place)
{
    return std::any_of(place.shapes.begin(), place.shapes.end(),
                       [&](std::size_t shape) { return isBlue(drawing.shapes[shape].fill); });
}

} // namespace

double certaintyOf(const Border &border)
{
    constexpr double certain = 4 * shortestBorder;
    constexpr double mayBeRiver = 0.6;
    return std::clamp(0.5 + 0.5 * (border.length - shortestBorder) / (certain - shortestBorder), 0.5,
                      border.apart ? mayBeRiver : 1.0);
}

ProposedPassage passageOver(const Border &border, const GrownGrid &grid, const std::vector<Ground> &grounds,
                            const std::vector<std::vector<Shore>> &shores)
{
    ProposedPassage passage;
    passage.from = border.one;
    passage.to = border.other;
    passage.certainty = certaintyOf(border);
    passage.at = border.middle;
    const auto one = static_cast<std::size_t>(border.one), other = static_cast<std::size_t>(border.other);
    if (grounds[one] == Ground::Impassable || grounds[other] == Ground::Impassable)
        return passage;
    passage.army = grounds[one] != Ground::Water && grounds[other] != Ground::Water;
    passage.fleet = !passage.army || border.atWater || border.nearWater;
    constexpr double mayBeSailed = 0.6;
    if (passage.army && border.nearWater && !border.atWater)
        passage.certainty = std::min(passage.certainty, mayBeSailed);
    if (passage.fleet) {
        passage.fromCoasts = coastsTowards(shores[one], grid, border.other);
        passage.toCoasts = coastsTowards(shores[other], grid, border.one);
    }
    return passage;
}

Result<Proposal, Fault> proposalOf(const Drawing &asDrawn, const Gazetteer &known, const Watch &watch,
                                   const LayerChoice &choice)
{
    const Drawing drawing = partedShapes(asDrawn);
    std::vector<DrawnLayer> layers = layersOf(drawing);
    const std::vector<SketchPlace> sketched = placesOf(drawing, layers, choice);
    if (sketched.size() < fewestPlaces)
        return Fault{
            "",
            worded(
                "Faults",
                "The drawing shows no places: no layer of them is known by its name, and no shapes lie side by side.")};
    if (sketched.size() > static_cast<std::size_t>(maxProvinces))
        return Fault{"", worded("Faults", "The drawing shows more than %1 places.").with(std::to_string(maxProvinces))};

    if (isTooIntricate(drawing))
        return Fault{"", worded("Faults", "The outlines of the drawing are too intricate to be read as places.")};

    const auto isStopped = [&watch](double share) { return watch && !watch(share); };
    if (isStopped(0))
        return stoppedTask();
    Grid grid(drawing.width, drawing.height, finestGrid);
    for (std::size_t i = 0; i < sketched.size(); ++i) {
        for (const std::size_t shape : sketched[i].shapes)
            grid.paint(drawing.shapes[shape].rings, drawing.shapes[shape].evenOdd, static_cast<std::int16_t>(i));
    }
    if (isStopped(0.2))
        return stoppedTask();
    const GrownGrid whole = grownToMeet(grid, sketched.size());
    std::vector<PlaceName> names = namesOf(drawing, sketched, whole.cells);
    const std::vector<ChartPoint> centres = centreMarksOf(drawing, grid, sketched.size());
    const Grounds told = groundsOf(drawing, sketched, names, grid, whole.cells, centres);
    std::vector<Ground> grounds = told.each; // what is doubtful other boards may know
    for (std::size_t i = 0; i < grounds.size(); ++i) {
        if (told.certainty[i] < doubtful)
            grounds[i] = Ground::Unknown;
    }
    if (isStopped(0.5))
        return stoppedTask();
    known.complete(names, grounds);
    std::vector<double> certainty = told.certainty;
    for (std::size_t i = 0; i < grounds.size(); ++i) {
        if (grounds[i] == Ground::Unknown)
            grounds[i] = told.each[i];
        else if (certainty[i] < doubtful || told.each[i] == Ground::Unknown)
            certainty[i] = 1;
    }
    const Borders borders = bordersOf(whole, grounds);
    const std::vector<InnermostCell> innermost = innermostCells(grid, sketched.size());

    const std::vector<std::vector<Shore>> shores =
        shoresOf(whole, grounds, sketched, coastsKnown(names, borders, known));
    const std::vector<bool> blank = besideBlank(whole.cells, grounds);

    if (isStopped(1))
        return stoppedTask();
    Proposal made;
    made.width = drawing.width;
    made.height = drawing.height;
    made.tolerance = borders.tolerance;
    made.remarks = drawing.remarks;
    made.ornaments = drawing.ornaments;
    std::string leftOut;
    for (const DrawnLayer &layer : layers) {
        constexpr double hardly = 0.02; // of the sheet
        if (!layer.taken && !layer.name.empty() && layer.share > hardly && !isOfFrame(drawing, layer.group))
            leftOut += (leftOut.empty() ? "" : ", ") + layer.name;
    }
    if (!leftOut.empty())
        made.remarks.push_back(worded("Remarks", "No places come from these layers: %1.").with(leftOut));
    made.layers = std::move(layers);
    if (areNamesHeaped(drawing, whole.cells, sketched.size()))
        made.remarks.push_back(
            worded("Remarks",
                   "Most names stand in one shape or in none: what parts them is drawn as lines. Save the drawing as a "
                   "picture (PNG) and read that: there, lines part areas."));
    for (std::size_t i = 0; i < sketched.size(); ++i) {
        ProposedPlace &place = made.places.emplace_back();
        place.id = names[i].id;
        place.name = names[i].name;
        place.abbreviation = names[i].abbreviation;
        place.named = names[i].full;
        place.ground = grounds[i];
        place.groundCertainty = grounds[i] == Ground::Unknown ? 0 : certainty[i];
        place.wet = grounds[i] == Ground::Impassable && isDrawnAsWater(drawing, sketched[i]);
        place.blank = blank[i];
        for (const Shore &shore : shores[i])
            place.coasts.push_back(shore.coast);
        place.coastsTold = !sketched[i].coasts.empty();
        place.unitAt = {(innermost[i].x + 0.5) / grid.scale(), (innermost[i].y + 0.5) / grid.scale()};
    }
    const std::vector<Rings> outlines = outlinesOf(drawing, sketched);
    for (std::size_t i = 0; i < outlines.size(); ++i)
        made.places[i].outline = outlines[i];
    for (const ChartPoint &centre : centres) {
        const int x = static_cast<int>(centre.x * grid.scale()), y = static_cast<int>(centre.y * grid.scale());
        if (!grid.holds(x, y) || grid.at(x, y) == Grid::none)
            continue;
        ProposedPlace &place = made.places[static_cast<std::size_t>(grid.at(x, y))];
        place.centre = place.ground == Ground::Land;
    }
    std::vector<bool> isCentre;
    for (const ProposedPlace &place : made.places)
        isCentre.push_back(place.centre);
    made.powers = colouredPowersOf(drawing, sketched, grounds, isCentre);
    std::vector<Border> meetings = borders.all;
    for (const Border &crossing : crossingsOf(drawing, whole, grounds, borders))
        meetings.push_back(crossing);
    for (const Border &border : meetings) {
        const Ground one = grounds[static_cast<std::size_t>(border.one)];
        const Ground other = grounds[static_cast<std::size_t>(border.other)];
        ProposedPlace &from = made.places[static_cast<std::size_t>(border.one)];
        ProposedPlace &to = made.places[static_cast<std::size_t>(border.other)];
        to.coastal = to.coastal || (other == Ground::Land && (one == Ground::Water || from.wet));
        from.coastal = from.coastal || (one == Ground::Land && (other == Ground::Water || to.wet));
        if (one == Ground::Impassable || other == Ground::Impassable) {
            made.closed.push_back(passageOver(border, whole, grounds, shores));
            continue;
        }
        made.passages.push_back(passageOver(border, whole, grounds, shores));
    }
    return made;
}

} // namespace entente
