#include "studio/drawnlayers.h"

#include "studio/grid.h"
#include "studio/sketch.h"

#include <algorithm>
#include <map>

namespace entente {

namespace {

constexpr int cellsAlong = 500;
/// More groups than these side by side are places, not layers.
constexpr std::size_t mostLayers = 40;

/// The outermost group around each shape within `within` (-1: the drawing), with how many it holds.
std::map<int, std::size_t> groupsWithin(const Drawing &drawing, int within)
{
    std::map<int, std::size_t> held;
    for (const DrawnShape &shape : drawing.shapes) {
        int outermost = -1;
        int group = shape.group;
        while (group >= 0 && group != within) {
            outermost = group;
            group = drawing.groups[static_cast<std::size_t>(group)].parent;
        }
        if (group == within)
            ++held[outermost];
    }
    return held;
}

/// What has no name can't be chosen by it: a word whose letters are paths.
bool isNamed(const DrawnGroup &group)
{
    return !group.label.empty() || !group.id.empty();
}

std::vector<int> programLayers(const Drawing &drawing)
{
    std::set<int> holding; // groups that hold shapes
    for (const DrawnShape &shape : drawing.shapes) {
        for (int group = shape.group; group >= 0; group = drawing.groups[static_cast<std::size_t>(group)].parent)
            holding.insert(group);
    }
    std::vector<int> found;
    for (const int group : holding) {
        if (!drawing.groups[static_cast<std::size_t>(group)].layer)
            continue;
        const bool holdsLayers = std::any_of(holding.begin(), holding.end(), [&](int inner) {
            const DrawnGroup &each = drawing.groups[static_cast<std::size_t>(inner)];
            return each.layer && each.parent == group;
        });
        if (!holdsLayers)
            found.push_back(group);
    }
    return found;
}

} // namespace

int cellsOfSheet(const Drawing &drawing)
{
    const Grid grid(drawing.width, drawing.height, cellsAlong);
    return grid.width() * grid.height();
}

std::vector<SeenCells> seenOf(const Drawing &drawing, const std::vector<std::size_t> &shapes,
                              const std::vector<std::size_t> &covering)
{
    Grid covered(drawing.width, drawing.height, cellsAlong);
    for (const std::size_t shape : covering)
        covered.paint(drawing.shapes[shape].rings, drawing.shapes[shape].evenOdd, 0);
    Grid painted(drawing.width, drawing.height, cellsAlong);
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const DrawnShape &shape = drawing.shapes[shapes[i]];
        painted.paint(shape.rings, shape.evenOdd, static_cast<std::int16_t>(i));
    }
    std::vector<SeenCells> cells(shapes.size());
    for (int y = 0; y < painted.height(); ++y) {
        for (int x = 0; x < painted.width(); ++x) {
            if (painted.at(x, y) == Grid::none)
                continue;
            SeenCells &each = cells[static_cast<std::size_t>(painted.at(x, y))];
            ++each.seen;
            each.open += covered.at(x, y) == Grid::none;
        }
    }
    return cells;
}

std::size_t layerAround(const Drawing &drawing, const std::vector<DrawnLayer> &layers, int group)
{
    for (;; group = drawing.groups[static_cast<std::size_t>(group)].parent) {
        const auto found =
            std::find_if(layers.begin(), layers.end(), [group](const DrawnLayer &each) { return each.group == group; });
        if (found != layers.end())
            return static_cast<std::size_t>(found - layers.begin());
        if (group < 0)
            return layers.size();
    }
}

std::vector<DrawnLayer> layersOf(const Drawing &drawing)
{
    std::vector<int> groups = programLayers(drawing);
    if (groups.empty()) {
        std::map<int, std::size_t> held = groupsWithin(drawing, -1);
        while (held.size() == 1 && held.begin()->first >= 0)
            held = groupsWithin(drawing, held.begin()->first);
        for (const auto &[group, count] : held) {
            if (group >= 0 && isNamed(drawing.groups[static_cast<std::size_t>(group)]))
                groups.push_back(group);
        }
        if (groups.size() > mostLayers)
            groups.clear();
    }
    std::vector<DrawnLayer> layers;
    for (const int group : groups) {
        const DrawnGroup &each = drawing.groups[static_cast<std::size_t>(group)];
        layers.push_back({each.label.empty() ? each.id : each.label, group, 0, false});
    }
    const bool anyOutside = std::any_of(drawing.shapes.begin(), drawing.shapes.end(), [&](const DrawnShape &shape) {
        return layerAround(drawing, layers, shape.group) == layers.size();
    });
    if (anyOutside)
        layers.push_back({});
    std::vector<std::size_t> shown;
    for (std::size_t i = 0; i < drawing.shapes.size(); ++i) {
        if (drawing.shapes[i].shown || drawing.shapes[i].bare)
            shown.push_back(i);
    }
    const std::vector<SeenCells> cells = seenOf(drawing, shown, {});
    for (std::size_t i = 0; i < shown.size(); ++i)
        layers[layerAround(drawing, layers, drawing.shapes[shown[i]].group)].share += cells[i].seen;
    for (DrawnLayer &layer : layers)
        layer.share /= std::max(1, cellsOfSheet(drawing));
    return layers;
}

} // namespace entente
