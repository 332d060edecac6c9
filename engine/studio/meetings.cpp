#include "studio/meetings.h"

#include "studio/coastedits.h"

#include <algorithm>
#include <cmath>

namespace entente {

namespace {

double cellsToUnit(const BoardSketch &sketch)
{
    return finestGrid / std::max({sketch.width, sketch.height, 1.0});
}

BoardSketch::Passage passageOf(const ProposedPassage &proposed)
{
    return {proposed.from,     proposed.to,        proposed.army, proposed.fleet, proposed.fromCoasts,
            proposed.toCoasts, proposed.certainty, Answer::Open,  proposed.at};
}

} // namespace

int widestGapOf(const BoardSketch &sketch)
{
    return sketch.tolerance * cellsToUnit(sketch) > widestGap ? 2 * farthestReach : widestGap;
}

int gapOf(const BoardSketch &sketch)
{
    return std::clamp(static_cast<int>(std::lround(sketch.tolerance * cellsToUnit(sketch))), 0, widestGapOf(sketch));
}

double toleranceOf(const BoardSketch &sketch, int gap)
{
    return gap / cellsToUnit(sketch);
}

Borders bordersOnSheet(const std::vector<Rings> &outlines, const std::vector<Ground> &grounds, double width,
                       double height, double tolerance)
{
    Grid grid(width, height, finestGrid);
    for (std::size_t i = 0; i < outlines.size(); ++i)
        grid.paint(outlines[i], true, static_cast<std::int16_t>(i));
    const bool isWide = tolerance * grid.scale() > widestGap;
    return bordersOf(grown(grid, isWide ? farthestReach : reachOfCells), grounds, tolerance);
}

std::optional<std::vector<BoardSketch::Passage>> passagesWithin(const BoardSketch &sketch, double tolerance,
                                                                const Watch &watch)
{
    const auto isStopped = [&watch](double share) { return watch && !watch(share); };
    Grid grid(sketch.width, sketch.height, finestGrid);
    std::vector<Ground> grounds;
    for (std::size_t i = 0; i < sketch.places.size(); ++i) {
        grid.paint(*sketch.places[i].outline, true, static_cast<std::int16_t>(i));
        grounds.push_back(sketch.places[i].ground);
    }
    if (isStopped(0.2))
        return std::nullopt;
    const GrownGrid whole = grown(grid, widestGapOf(sketch) / 2);
    if (isStopped(0.6))
        return std::nullopt;
    const Borders borders = bordersOf(whole, grounds, tolerance);
    KnownCoasts coasts; // a person, or the drawing, has said which there are
    for (const BoardSketch::Place &place : sketch.places)
        coasts.push_back(place.coasts);
    const auto shores = shoresOf(whole, grounds, std::vector<SketchPlace>(sketch.places.size()), coasts);
    if (isStopped(0.9))
        return std::nullopt;

    std::vector<BoardSketch::Passage> found;
    for (const Border &border : borders.all) {
        found.push_back(passageOf(passageOver(border, whole, grounds, shores)));
        reachSomeCoast(sketch, found.back());
    }
    std::vector<BoardSketch::Passage> all;
    for (const BoardSketch::Passage &known : sketch.passages) {
        const auto again = std::find_if(found.begin(), found.end(), [&known](const BoardSketch::Passage &each) {
            return each.joins(known.from, known.to);
        });
        if (known.answer != Answer::Open || !borders.nearby.count(std::minmax(known.from, known.to)))
            all.push_back(known);
        else if (again != found.end())
            all.push_back(*again);
        if (again != found.end())
            found.erase(again);
    }
    all.insert(all.end(), found.begin(), found.end());
    return all;
}

} // namespace entente
