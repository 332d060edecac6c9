#include "studio/strays.h"

#include "base/names.h"
#include "studio/colour.h"
#include "studio/rings.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace entente {

namespace {

class StrayFinder {
public:
    StrayFinder(const Drawing &drawing, const std::vector<SketchPlace> &places) : m_drawing(drawing), m_places(places)
    {
        for (const SketchPlace &place : places) {
            Rings &rings = m_rings.emplace_back();
            for (const std::size_t shape : place.shapes)
                rings.insert(rings.end(), drawing.shapes[shape].rings.begin(), drawing.shapes[shape].rings.end());
        }
    }

    std::vector<bool> find(const std::vector<PlaceName> &names, const Grid &cells, const Borders &borders) const
    {
        std::vector<bool> strays = boxes();
        const std::vector<bool> lists = listsAmong(names, cells);
        for (std::size_t i = 0; i < m_places.size(); ++i)
            strays[i] = strays[i] || isFrame(m_rings[i]) || lists[i];
        std::vector<std::set<std::size_t>> meets(m_places.size());
        for (const Border &border : borders.all) {
            meets[static_cast<std::size_t>(border.one)].insert(static_cast<std::size_t>(border.other));
            meets[static_cast<std::size_t>(border.other)].insert(static_cast<std::size_t>(border.one));
        }
        const auto isStray = [&strays](std::size_t place) { return strays[place]; };
        for (bool anyMore = true; anyMore;) {
            anyMore = false;
            for (std::size_t i = 0; i < m_places.size(); ++i) {
                if (strays[i] || meets[i].empty() || !std::all_of(meets[i].begin(), meets[i].end(), isStray))
                    continue;
                strays[i] = anyMore = true;
            }
        }
        return strays;
    }

private:
    double sheet() const { return m_drawing.width * m_drawing.height; }

    /// Of four corners and upright; a sea may be one as large as that.
    bool isBox(std::size_t place) const
    {
        constexpr double almost = 0.99;
        constexpr double large = 0.1; // of the sheet
        const Rings &rings = m_rings[place];
        const double frame = frameOf(rings).area();
        const bool isSea = isBlue(m_drawing.shapes[m_places[place].shapes.back()].fill);
        return rings.size() == 1 && rings.front().size() <= 5 && areaOf(rings) > almost * frame
               && !(isSea && frame > large * sheet());
    }

    std::vector<bool> boxes() const
    {
        std::vector<bool> found;
        for (std::size_t i = 0; i < m_places.size(); ++i)
            found.push_back(isBox(i));
        const auto count = static_cast<std::size_t>(std::count(found.begin(), found.end(), true));
        if (4 * count > found.size())
            found.assign(found.size(), false);
        return found;
    }

    /// As wide and as high as the sheet, and nearly empty.
    bool isFrame(const Rings &rings) const
    {
        constexpr double nearlyAll = 0.9;
        constexpr double little = 0.15;
        return frameOf(rings).area() > nearlyAll * sheet() && areaOf(rings) < little * sheet();
    }

    /// On which places several names of others stand.
    std::vector<bool> listsAmong(const std::vector<PlaceName> &names, const Grid &cells) const
    {
        constexpr std::size_t several = 3;
        std::map<std::string, int> byName;
        for (std::size_t i = 0; i < names.size(); ++i)
            byName.emplace(foldName(names[i].name), static_cast<int>(i));
        std::vector<std::set<int>> listed(names.size());
        for (const DrawnText &text : m_drawing.texts) {
            const int x = static_cast<int>(text.middle.x * cells.scale());
            const int y = static_cast<int>(text.middle.y * cells.scale());
            const auto named = byName.find(foldName(text.text));
            if (named == byName.end() || !cells.holds(x, y) || cells.at(x, y) == Grid::none
                || cells.at(x, y) == named->second)
                continue;
            listed[static_cast<std::size_t>(cells.at(x, y))].insert(named->second);
        }
        std::vector<bool> found;
        for (const std::set<int> &each : listed)
            found.push_back(each.size() >= several);
        return found;
    }

    const Drawing &m_drawing;
    const std::vector<SketchPlace> &m_places;
    std::vector<Rings> m_rings; ///< by place
};

} // namespace

std::vector<bool> straysOf(const Drawing &drawing, const std::vector<SketchPlace> &places,
                           const std::vector<PlaceName> &names, const Grid &cells, const Borders &borders)
{
    return StrayFinder(drawing, places).find(names, cells, borders);
}

} // namespace entente
