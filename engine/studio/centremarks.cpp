#include "studio/centremarks.h"

#include "base/names.h"
#include "studio/sketch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <tuple>

namespace entente {

namespace {

constexpr std::size_t fewest = 4;

bool isLayerOfCentres(const Drawing &drawing, int group)
{
    static constexpr std::array words{"centre", "center", "supply", "zentren", "zentrum", "centri", "centros"};
    const auto isCalled = [](const std::string &name) {
        const std::string folded = foldName(name);
        return folded == "sc" || folded == "scs" || std::any_of(words.begin(), words.end(), [&](std::string_view word) {
                   return folded.find(word) != std::string::npos;
               });
    };
    const auto groups = drawing.around(group);
    return std::any_of(groups.begin(), groups.end(),
                       [&](const DrawnGroup *each) { return isCalled(each->id) || isCalled(each->label); });
}

int placeAt(const Grid &places, ChartPoint point)
{
    const int x = static_cast<int>(std::floor(point.x * places.scale()));
    const int y = static_cast<int>(std::floor(point.y * places.scale()));
    return places.holds(x, y) ? places.at(x, y) : Grid::none;
}

} // namespace

std::vector<ChartPoint> centreMarksOf(const Drawing &drawing, const Grid &places, std::size_t count)
{
    constexpr double largest = 0.003; // of the sheet
    std::vector<ChartPoint> told;
    using Kind = std::tuple<long, long, std::string>; // how wide, how high, the colour
    std::map<Kind, std::vector<ChartPoint>> alike;
    for (const DrawnShape &shape : drawing.shapes) {
        const DrawnFrame frame = frameOf(shape.rings);
        if (!(shape.shown || shape.bare) || frame.area() > largest * drawing.width * drawing.height
            || isOfFrame(drawing, shape.group) || placeAt(places, frame.middle()) == Grid::none)
            continue;
        if (isLayerOfCentres(drawing, shape.group))
            told.push_back(frame.middle());
        const auto inSteps = [](double length) { return std::lround(std::log(std::max(length, 1e-9)) / 0.05); };
        alike[{inSteps(frame.high.x - frame.low.x), inSteps(frame.high.y - frame.low.y), shape.fill}].push_back(
            frame.middle());
    }
    if (told.size() >= fewest)
        return told;
    std::vector<ChartPoint> best;
    for (const auto &[kind, middles] : alike) {
        std::map<int, int> byPlace;
        for (const ChartPoint &middle : middles)
            ++byPlace[placeAt(places, middle)];
        const bool areSpread =
            std::all_of(byPlace.begin(), byPlace.end(), [](const auto &each) { return each.second < 3; })
            && 10 * byPlace.size() >= 9 * middles.size();
        const bool areInAll = 10 * byPlace.size() > 8 * count;
        if (byPlace.size() >= fewest && areSpread && !areInAll && middles.size() > best.size())
            best = middles;
    }
    return best;
}

} // namespace entente
