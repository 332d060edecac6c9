#include "studio/patchsketch.h"

#include <algorithm>
#include <numeric>

namespace entente {

int PatchSketch::patchAt(int x, int y) const
{
    const int patch = found->cells.holds(x, y) ? found->cells.at(x, y) : Grid::none;
    return patch == Grid::none ? -1 : belongs[static_cast<std::size_t>(patch)];
}

std::vector<int> PatchSketch::patches() const
{
    std::vector<int> all;
    for (int i = 0; i < static_cast<int>(belongs.size()); ++i) {
        if (belongs[static_cast<std::size_t>(i)] == i && cellsOf(i) > 0)
            all.push_back(i);
    }
    return all;
}

int PatchSketch::cellsOf(int patch) const
{
    int cells = 0;
    for (std::size_t i = 0; i < belongs.size(); ++i)
        cells += belongs[i] == patch ? found->all[i].cells : 0;
    return cells;
}

PixelColour PatchSketch::colourOf(int patch) const
{
    double red = 0, green = 0, blue = 0;
    for (std::size_t i = 0; i < belongs.size(); ++i) {
        if (belongs[i] != patch)
            continue;
        const Patch &part = found->all[i];
        red += static_cast<double>(part.colour.red) * part.cells;
        green += static_cast<double>(part.colour.green) * part.cells;
        blue += static_cast<double>(part.colour.blue) * part.cells;
    }
    const double cells = std::max(1, cellsOf(patch));
    return {static_cast<int>(red / cells), static_cast<int>(green / cells), static_cast<int>(blue / cells)};
}

PatchSketch sketchOf(Patches patches)
{
    PatchSketch sketch;
    sketch.belongs.resize(patches.all.size());
    std::iota(sketch.belongs.begin(), sketch.belongs.end(), 0);
    sketch.leftOut.assign(patches.all.size(), false);
    sketch.found = std::make_shared<const Patches>(std::move(patches));
    return sketch;
}

void mergePatches(PatchSketch &sketch, int one, int other)
{
    std::replace(sketch.belongs.begin(), sketch.belongs.end(), other, one);
}

void setLeftOut(PatchSketch &sketch, int patch, bool out)
{
    sketch.leftOut[static_cast<std::size_t>(patch)] = out;
}

int floodPatch(PatchSketch &sketch, const Picture &picture, int x, int y, int likeness)
{
    Patches made = withFlooded(*sketch.found, picture, x, y, likeness);
    if (made.all.size() == sketch.belongs.size())
        return -1;
    const int number = static_cast<int>(sketch.belongs.size());
    sketch.belongs.push_back(number);
    sketch.leftOut.push_back(false);
    sketch.found = std::make_shared<const Patches>(std::move(made));
    return number;
}

} // namespace entente
