#include "studio/unlayered.h"

#include "base/names.h"
#include "studio/colour.h"
#include "studio/grid.h"
#include "studio/rings.h"
#include "studio/sketch.h"
#include "studio/textsbeside.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace entente {

namespace {

constexpr int coarseGrid = 700;
constexpr std::size_t fewestHeld = 3; ///< a group of fewer shapes is no layer

/// "SC", "unit_layer", "Supply centers"
bool isLayerOfSigns(std::string_view name)
{
    static constexpr std::array words{"unit",  "army",  "armies", "fleet", "centre", "center", "scs",
                                      "label", "arrow", "order",  "icon",  "symbol", "marker"};
    const std::string folded = foldName(name);
    if (folded == "sc" || folded == "text" || folded == "texts" || folded == "names")
        return true;
    return std::any_of(words.begin(), words.end(), [&folded](std::string_view word) {
        const std::size_t at = folded.find(word);
        const std::string_view rest = at == std::string::npos ? "-" : std::string_view(folded).substr(at + word.size());
        return rest.empty() || rest == "s" || rest.starts_with("layer") || rest.starts_with("slayer");
    });
}

struct Candidate {
    std::size_t shape = 0; ///< in Drawing::shapes
    double area = 0;       ///< in units of the drawing
    int under = -1;        ///< the candidate on which all of it lies
    bool onOthers = false; ///< all of it lies on some
    bool named = false;
    bool sign = false;
};

class Sieve {
public:
    /// Among those that are filled, or among bare outlines.
    Sieve(const Drawing &drawing, const std::vector<bool> &allowed, bool bare)
        : m_drawing(drawing), m_allowed(allowed), m_bare(bare)
    {
    }

    UnlayeredShapes sift()
    {
        choose();
        findSigns();
        findLayers();
        findNames();
        dropLetters();
        dropNameless();
        UnlayeredShapes found;
        const Grid grid = painted();
        std::vector<double> visible(m_candidates.size(), 0);
        forEachCell(grid, [&](std::int16_t number) { ++visible[static_cast<std::size_t>(number)]; });
        for (std::size_t i = 0; i < m_candidates.size(); ++i) {
            constexpr double seen = 0.5;
            const Candidate &each = m_candidates[i];
            if (!each.sign && visible[i] > seen * each.area * grid.scale() * grid.scale())
                found.shapes.push_back(each.shape);
        }
        const auto isWet = [this](std::size_t shape) { return isBlue(m_drawing.shapes[shape].fill); };
        constexpr double seaShare = 0.1;
        const bool anyWet = std::any_of(found.shapes.begin(), found.shapes.end(), isWet);
        if (m_sea && (!anyWet || isNameOnOpenGround(grid)) && openShare(grid) > seaShare)
            found.shapes.insert(found.shapes.begin(), *m_sea);
        found.layers = std::move(m_layers);
        return found;
    }

private:
    template <typename Visit>
    static void forEachCell(const Grid &grid, const Visit &visit)
    {
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                if (grid.at(x, y) != Grid::none)
                    visit(grid.at(x, y));
            }
        }
    }

    /// One that lies under the whole drawing.
    bool isSea(const DrawnShape &shape, double area) const
    {
        constexpr double nearlyAll = 0.6; // what is larger is no candidate
        return !m_bare && shape.shown && isBlue(shape.fill) && area > nearlyAll * m_drawing.width * m_drawing.height
               && !isOfFrame(m_drawing, shape.group);
    }

    /// Does a name stand on what no candidate covers?
    bool isNameOnOpenGround(const Grid &grid) const
    {
        return std::any_of(m_drawing.texts.begin(), m_drawing.texts.end(), [&](const DrawnText &text) {
            const int x = static_cast<int>(std::floor(text.middle.x * grid.scale()));
            const int y = static_cast<int>(std::floor(text.middle.y * grid.scale()));
            return text.text.size() > 2 && !isOfFrame(m_drawing, text.group) && grid.holds(x, y)
                   && grid.at(x, y) == Grid::none;
        });
    }

    static double openShare(const Grid &grid)
    {
        std::size_t covered = 0;
        forEachCell(grid, [&covered](std::int16_t) { ++covered; });
        return 1 - static_cast<double>(covered) / (static_cast<double>(grid.width()) * grid.height());
    }

    const DrawnShape &shapeOf(const Candidate &candidate) const { return m_drawing.shapes[candidate.shape]; }

    void choose()
    {
        constexpr double tiny = 0.0001;
        constexpr double huge = 0.6;
        const double whole = m_drawing.width * m_drawing.height;
        const std::set<std::size_t> tints = tintsOver();
        Grid grid(m_drawing.width, m_drawing.height, coarseGrid);
        for (std::size_t i = 0; i < m_drawing.shapes.size(); ++i) {
            const DrawnShape &shape = m_drawing.shapes[i];
            if ((!m_allowed.empty() && !m_allowed[i]) || tints.count(i))
                continue;
            Candidate candidate;
            candidate.shape = i;
            candidate.area = areaOf(shape.rings);
            if (isSea(shape, candidate.area))
                m_sea = i;
            if (!(m_bare ? shape.bare : shape.shown) || candidate.area < tiny * whole || candidate.area > huge * whole
                || isOfFrame(m_drawing, shape.group))
                continue;
            look(grid, candidate);
            grid.paint(shape.rings, shape.evenOdd, static_cast<std::int16_t>(m_candidates.size()));
            m_candidates.push_back(candidate);
        }
    }

    /// Thin shapes over what one sees through them: a power's colour over its lands.
    std::set<std::size_t> tintsOver() const
    {
        constexpr double least = 0.0005; // of the sheet
        constexpr double most = 0.6;
        constexpr std::size_t many = 200; // of more there is none for each power
        const double sheet = m_drawing.width * m_drawing.height;
        std::vector<std::size_t> thin;
        Grid below(m_drawing.width, m_drawing.height, coarseGrid);
        for (std::size_t i = 0; i < m_drawing.shapes.size(); ++i) {
            const DrawnShape &shape = m_drawing.shapes[i];
            if (!shape.shown || isOfFrame(m_drawing, shape.group))
                continue;
            const double area = areaOf(shape.rings);
            if (shape.thin)
                thin.push_back(i);
            else if (area > least * sheet && area < most * sheet)
                below.paint(shape.rings, shape.evenOdd, static_cast<std::int16_t>(i));
        }
        if (thin.empty() || thin.size() > many)
            return {};
        std::map<std::int16_t, int> whole;
        forEachCell(below, [&whole](std::int16_t number) { ++whole[number]; });
        std::set<std::size_t> found;
        for (const std::size_t tint : thin) {
            Grid painted(m_drawing.width, m_drawing.height, coarseGrid);
            painted.paint(m_drawing.shapes[tint].rings, m_drawing.shapes[tint].evenOdd, 0);
            std::map<std::int16_t, int> within;
            for (int y = 0; y < below.height(); ++y) {
                for (int x = 0; x < below.width(); ++x) {
                    if (painted.at(x, y) != Grid::none && below.at(x, y) != Grid::none)
                        ++within[below.at(x, y)];
                }
            }
            const bool isOver = std::any_of(within.begin(), within.end(), [&](const auto &each) {
                return static_cast<std::size_t>(each.first) < tint && 10 * each.second > 9 * whole[each.first];
            });
            if (isOver)
                found.insert(tint);
        }
        return found;
    }

    /// What lies under a shape that is not painted yet, at some points of its outline.
    void look(const Grid &grid, Candidate &candidate) const
    {
        constexpr std::size_t mostPoints = 64;
        constexpr int nearlyAll = 9; // of ten
        std::map<std::int16_t, int> under;
        int all = 0;
        for (const auto &ring : shapeOf(candidate).rings) {
            const std::size_t step = ring.size() / mostPoints + 1;
            for (std::size_t i = 0; i < ring.size(); i += step, ++all) {
                const int x = static_cast<int>(std::floor(ring[i].x * grid.scale()));
                const int y = static_cast<int>(std::floor(ring[i].y * grid.scale()));
                if (grid.holds(x, y) && grid.at(x, y) != Grid::none)
                    ++under[grid.at(x, y)];
            }
        }
        int covered = 0;
        for (const auto &[number, count] : under) {
            covered += count;
            if (10 * count >= nearlyAll * all)
                candidate.under = number;
        }
        candidate.onOthers = 10 * covered >= nearlyAll * all;
    }

    /// A group that holds most of what is drawn names no place, whatever it is called; nor does one whose shapes have
    /// names of their own, as that of a power.
    void findLayers()
    {
        std::map<const DrawnGroup *, std::set<std::int16_t>> written; // candidates with a text, by group
        const Grid grid = painted();
        for (const DrawnText &text : m_drawing.texts) {
            const std::int16_t number = candidateAt(grid, text);
            if (number == Grid::none || text.text.size() < 3)
                continue;
            for (const DrawnGroup *group :
                 m_drawing.around(shapeOf(m_candidates[static_cast<std::size_t>(number)]).group))
                written[group].insert(number);
        }
        for (const auto &[group, candidates] : written) {
            if (candidates.size() > 1)
                m_layers.insert(group);
        }
        std::map<const DrawnGroup *, std::size_t> held;
        const auto ground = static_cast<std::size_t>(
            std::count_if(m_candidates.begin(), m_candidates.end(), [](const Candidate &each) { return !each.sign; }));
        for (const Candidate &each : m_candidates) {
            for (const DrawnGroup *group : m_drawing.around(shapeOf(each).group)) {
                if (const std::size_t count = each.sign ? 0 : ++held[group]; count >= fewestHeld && 2 * count >= ground)
                    m_layers.insert(group);
            }
        }
    }

    /// Marks of centres, units, harbours: as large as each other, and a few of them in each of many places, or in a
    /// layer that is called after them.
    void findSigns()
    {
        for (const DrawnGroup &group : m_drawing.groups) {
            if (isLayerOfSigns(group.id) || isLayerOfSigns(group.label))
                m_layers.insert(&group);
        }
        using Size = std::pair<long, long>;
        std::map<Size, std::vector<std::size_t>> bySize;
        for (std::size_t i = 0; i < m_candidates.size(); ++i) {
            const Candidate &each = m_candidates[i];
            constexpr double smaller = 4;
            if (each.under < 0 || smaller * each.area > m_candidates[static_cast<std::size_t>(each.under)].area)
                continue;
            ChartPoint low = shapeOf(each).rings.front().front();
            ChartPoint high = low;
            for (const auto &ring : shapeOf(each).rings) {
                for (const ChartPoint &point : ring) {
                    low = {std::min(low.x, point.x), std::min(low.y, point.y)};
                    high = {std::max(high.x, point.x), std::max(high.y, point.y)};
                }
            }
            const auto inSteps = [](double length) { return std::lround(std::log(std::max(length, 1e-9)) / 0.05); };
            bySize[{inSteps(high.x - low.x), inSteps(high.y - low.y)}].push_back(i);
        }
        for (const auto &[size, members] : bySize) {
            constexpr std::size_t many = 4;
            constexpr std::size_t inEach = 3;
            std::set<int> hosts;
            for (const std::size_t member : members)
                hosts.insert(m_candidates[member].under);
            for (const std::size_t member : members)
                m_candidates[member].sign = members.size() >= many && inEach * hosts.size() >= members.size()
                                            && !hasOwnName(m_candidates[member]);
        }
        for (Candidate &each : m_candidates) {
            const auto groups = m_drawing.around(shapeOf(each).group);
            each.sign = each.sign || std::any_of(groups.begin(), groups.end(), [](const DrawnGroup *group) {
                            return isLayerOfSigns(group->id) || isLayerOfSigns(group->label);
                        });
        }
    }

    bool hasOwnName(const Candidate &candidate) const
    {
        const DrawnShape &shape = shapeOf(candidate);
        if (isChosenName(shape.id) || isChosenName(shape.label))
            return true;
        const auto groups = m_drawing.around(shape.group);
        return std::any_of(groups.begin(), groups.end(), [this](const DrawnGroup *group) {
            return !m_layers.count(group) && (isChosenName(group->id) || isChosenName(group->label));
        });
    }

    Grid painted() const
    {
        Grid grid(m_drawing.width, m_drawing.height, coarseGrid);
        for (std::size_t i = 0; i < m_candidates.size(); ++i) {
            const DrawnShape &shape = shapeOf(m_candidates[i]);
            if (!m_candidates[i].sign)
                grid.paint(shape.rings, shape.evenOdd, static_cast<std::int16_t>(i));
        }
        return grid;
    }

    void findNames()
    {
        const Grid grid = painted();
        for (Candidate &each : m_candidates)
            each.named = hasOwnName(each);
        for (const DrawnText &text : m_drawing.texts) {
            if (const std::int16_t number = candidateAt(grid, text); number != Grid::none)
                m_candidates[static_cast<std::size_t>(number)].named = true;
        }
        std::vector<NamelessShape> nameless;
        std::vector<std::size_t> candidates;
        for (std::size_t i = 0; i < m_candidates.size(); ++i) {
            if (m_candidates[i].named || m_candidates[i].sign || m_candidates[i].under < 0)
                continue;
            nameless.push_back({frameOf(shapeOf(m_candidates[i]).rings), m_candidates[i].under});
            candidates.push_back(i);
        }
        const auto hostOf = [&](const DrawnText &text) { return static_cast<int>(candidateAt(grid, text)); };
        const auto beside = textsBeside(m_drawing, nameless, hostOf);
        for (std::size_t i = 0; i < candidates.size(); ++i)
            m_candidates[candidates[i]].named = beside[i].has_value();
    }

    /// The candidate on which a text stands that may be a name.
    std::int16_t candidateAt(const Grid &grid, const DrawnText &text) const
    {
        const int x = static_cast<int>(std::floor(text.middle.x * grid.scale()));
        const int y = static_cast<int>(std::floor(text.middle.y * grid.scale()));
        return grid.holds(x, y) && !isOfFrame(m_drawing, text.group) ? grid.at(x, y) : Grid::none;
    }

    /// Lakes, rivers and islets on places that have names.
    void dropNameless()
    {
        std::size_t ground = 0, named = 0;
        for (const Candidate &each : m_candidates) {
            ground += !each.sign && !each.onOthers;
            named += !each.sign && !each.onOthers && each.named;
        }
        constexpr std::size_t most = 8; // of ten
        if (named < fewestHeld || 10 * named < most * ground)
            return;
        double smallest = -1; // of those that have a name and lie on others
        for (const Candidate &each : m_candidates) {
            if (!each.sign && each.onOthers && each.named && (smallest < 0 || each.area < smallest))
                smallest = each.area;
        }
        for (Candidate &each : m_candidates)
            each.sign = each.sign || (each.onOthers && !each.named && !isIsland(each, smallest));
    }

    /// Dry on a sea, and about as large as the smallest that has a name.
    bool isIsland(const Candidate &each, double smallest) const
    {
        return each.under >= 0 && smallest >= 0 && 2 * each.area >= smallest && !isBlue(shapeOf(each).fill)
               && isBlue(shapeOf(m_candidates[static_cast<std::size_t>(each.under)]).fill);
    }

    /// Letters that were made into shapes: many small ones without a name, on others, in a colour that no ground has.
    void dropLetters()
    {
        constexpr std::size_t many = 12;
        constexpr double smaller = 20;
        std::map<std::string, std::vector<std::size_t>> byFill;
        std::set<std::string> ofGround;
        for (std::size_t i = 0; i < m_candidates.size(); ++i) {
            const Candidate &each = m_candidates[i];
            const bool isSmall = each.under >= 0 && !hasOwnName(each)
                                 && smaller * each.area < m_candidates[static_cast<std::size_t>(each.under)].area;
            if (isSmall)
                byFill[shapeOf(each).fill].push_back(i);
            else if (!each.sign)
                ofGround.insert(shapeOf(each).fill);
        }
        for (const auto &[fill, members] : byFill) {
            for (const std::size_t member : members)
                m_candidates[member].sign =
                    m_candidates[member].sign || (members.size() >= many && !ofGround.count(fill));
        }
    }

    const Drawing &m_drawing;
    const std::vector<bool> &m_allowed;
    bool m_bare;
    std::vector<Candidate> m_candidates; ///< in the order in which they are painted
    std::set<const DrawnGroup *> m_layers;
    std::optional<std::size_t> m_sea; ///< in Drawing::shapes
};

/// On how many of the shapes a name stands.
std::size_t namedOf(const Drawing &drawing, const UnlayeredShapes &found)
{
    return static_cast<std::size_t>(
        std::count_if(found.shapes.begin(), found.shapes.end(), [&drawing](std::size_t shape) {
            return std::any_of(drawing.texts.begin(), drawing.texts.end(), [&](const DrawnText &text) {
                return text.text.size() > 2 && holds(drawing.shapes[shape].rings, text.middle);
            });
        }));
}

} // namespace

UnlayeredShapes unlayeredShapesOf(const Drawing &drawing, const std::vector<bool> &allowed, Drawn drawn)
{
    constexpr std::size_t fewestPlaces = 2;
    if (drawn == Drawn::Bare)
        return Sieve(drawing, allowed, true).sift();
    UnlayeredShapes filled = Sieve(drawing, allowed, false).sift();
    if (drawn == Drawn::Filled)
        return filled;
    UnlayeredShapes outlines = Sieve(drawing, allowed, true).sift();
    // Over fills of several places each, outlines part the names.
    const bool doPart = namedOf(drawing, outlines) > 2 * namedOf(drawing, filled);
    return filled.shapes.size() < fewestPlaces || doPart ? outlines : filled;
}

} // namespace entente
