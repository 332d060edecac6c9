#include "studio/proposal.h"

#include "studio/gazetteer.h"
#include "studio/placenames.h"
#include "studio/shores.h"
#include "studio/waters.h"

#include <algorithm>
#include <cmath>

namespace entente {

namespace {

constexpr std::size_t fewestPlaces = 2;

/// How far places grow into the open space between them, in cells.
constexpr int reachOfCells = 12;

/// The point of a place that is farthest from its edge, as a chess king walks.
std::vector<ChartPoint> innermostPoints(const Grid &grid, std::size_t places)
{
    const int width = grid.width();
    const int height = grid.height();
    std::vector<int> depth(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
    const auto at = [&](int x, int y) -> int & {
        return depth[static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x)];
    };
    const auto deeper = [&](int x, int y, int fromX, int fromY, int length) {
        if (!grid.holds(fromX, fromY) || grid.at(fromX, fromY) != grid.at(x, y))
            at(x, y) = 0;
        else
            at(x, y) = std::min(at(x, y), at(fromX, fromY) + length);
    };
    constexpr int straight = 5;
    constexpr int slanting = 7;
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            at(x, y) = width * straight;
            deeper(x, y, x - 1, y, straight);
            deeper(x, y, x, y - 1, straight);
            deeper(x, y, x - 1, y - 1, slanting);
            deeper(x, y, x + 1, y - 1, slanting);
        }
    }
    std::vector<int> deepest(places, -1);
    std::vector<ChartPoint> points(places);
    for (int y = height - 1; y >= 0; --y) {
        for (int x = width - 1; x >= 0; --x) {
            deeper(x, y, x + 1, y, straight);
            deeper(x, y, x, y + 1, straight);
            deeper(x, y, x + 1, y + 1, slanting);
            deeper(x, y, x - 1, y + 1, slanting);
            const int place = grid.at(x, y);
            if (place == Grid::none || at(x, y) <= deepest[static_cast<std::size_t>(place)])
                continue;
            deepest[static_cast<std::size_t>(place)] = at(x, y);
            points[static_cast<std::size_t>(place)] = {(x + 0.5) / grid.scale(), (y + 0.5) / grid.scale()};
        }
    }
    return points;
}

double certaintyOf(const Border &border)
{
    constexpr double certain = 4 * shortestBorder;
    return std::clamp(0.5 + 0.5 * (border.length - shortestBorder) / (certain - shortestBorder), 0.5, 1.0);
}

} // namespace

Result<Proposal, Fault> proposalOf(const Drawing &drawing, const Gazetteer &known)
{
    const std::vector<SketchPlace> sketched = placesOf(drawing);
    if (sketched.size() < fewestPlaces)
        return Fault{
            "",
            worded(
                "Faults",
                "The drawing shows no places: no layer of them is known by its name, and no shapes lie side by side.")};
    if (sketched.size() > static_cast<std::size_t>(maxProvinces))
        return Fault{"", worded("Faults", "The drawing shows more than %1 places.").with(std::to_string(maxProvinces))};

    Grid grid(drawing.width, drawing.height, finestGrid);
    for (std::size_t i = 0; i < sketched.size(); ++i) {
        for (const std::size_t shape : sketched[i].shapes)
            grid.paint(drawing.shapes[shape].rings, drawing.shapes[shape].evenOdd, static_cast<std::int16_t>(i));
    }
    const GrownGrid whole = grown(grid, reachOfCells);
    std::vector<PlaceName> names = namesOf(drawing, sketched, whole.cells);
    std::vector<Ground> grounds = groundsOf(drawing, sketched, names, grid, whole.cells);
    known.complete(names, grounds);
    const Borders borders = bordersOf(whole, grounds);
    const std::vector<ChartPoint> points = innermostPoints(grid, sketched.size());

    const std::vector<std::vector<Shore>> shores = shoresOf(whole, grounds, sketched);

    Proposal made;
    made.width = drawing.width;
    made.height = drawing.height;
    made.tolerance = borders.tolerance;
    made.remarks = drawing.remarks;
    for (std::size_t i = 0; i < sketched.size(); ++i) {
        ProposedPlace &place = made.places.emplace_back();
        place.id = names[i].id;
        place.name = names[i].name;
        place.abbreviation = names[i].abbreviation;
        place.named = names[i].told;
        place.ground = grounds[i];
        for (const Shore &shore : shores[i])
            place.coasts.push_back(shore.coast);
        place.coastsTold = !sketched[i].coasts.empty();
        place.unitAt = points[i];
        for (const std::size_t shape : sketched[i].shapes)
            place.outline.insert(place.outline.end(), drawing.shapes[shape].rings.begin(),
                                 drawing.shapes[shape].rings.end());
    }
    std::vector<Border> meetings = borders.all;
    for (const Border &crossing : crossingsOf(drawing, whole, grounds, borders))
        meetings.push_back(crossing);
    for (const Border &border : meetings) {
        const Ground one = grounds[static_cast<std::size_t>(border.one)];
        const Ground other = grounds[static_cast<std::size_t>(border.other)];
        if (one == Ground::Impassable || other == Ground::Impassable) {
            ProposedPassage &shut = made.closed.emplace_back();
            shut.from = border.one;
            shut.to = border.other;
            shut.certainty = certaintyOf(border);
            shut.at = border.middle;
            continue;
        }
        const bool anyWater = one == Ground::Water || other == Ground::Water;
        if (one == Ground::Water)
            made.places[static_cast<std::size_t>(border.other)].coastal = other != Ground::Water;
        if (other == Ground::Water)
            made.places[static_cast<std::size_t>(border.one)].coastal = one != Ground::Water;
        ProposedPassage &passage = made.passages.emplace_back();
        passage.from = border.one;
        passage.to = border.other;
        passage.army = !anyWater;
        passage.fleet = anyWater || border.atWater;
        if (passage.fleet) {
            passage.fromCoasts = coastsTowards(shores[static_cast<std::size_t>(border.one)], whole, border.other);
            passage.toCoasts = coastsTowards(shores[static_cast<std::size_t>(border.other)], whole, border.one);
        }
        passage.certainty = certaintyOf(border);
        passage.at = border.middle;
    }
    return made;
}

} // namespace entente
