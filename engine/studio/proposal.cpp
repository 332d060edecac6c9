#include "studio/proposal.h"

#include "base/names.h"
#include "studio/borders.h"
#include "studio/colour.h"
#include "studio/cutshapes.h"
#include "studio/drawing.h"
#include "studio/gazetteer.h"
#include "studio/grid.h"
#include "studio/partedshapes.h"
#include "studio/placenames.h"
#include "studio/plaintexts.h"
#include "studio/rings.h"
#include "studio/sketch.h"
#include "studio/strays.h"
#include "studio/waters.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace entente {

namespace {

bool isOfCrossings(const Drawing &drawing, const DrawnLine &line)
{
    static constexpr std::array words{"crossing", "strait",   "bridge",    "connection", "ferry",
                                      "ferries",  "causeway", "connector", "uebergang",  "meerenge"};
    const auto isCalled = [](const std::string &name) {
        const std::string folded = foldName(name);
        return std::any_of(words.begin(), words.end(),
                           [&](std::string_view word) { return folded.find(word) != std::string::npos; });
    };
    const auto groups = drawing.around(line.group);
    return std::any_of(groups.begin(), groups.end(),
                       [&](const DrawnGroup *group) { return isCalled(group->id) || isCalled(group->label); });
}

class CrossingFinder {
public:
    CrossingFinder(const GrownGrid &grid, const std::vector<Ground> &grounds, const Borders &borders)
        : m_cells(grid.cells), m_grounds(grounds)
    {
        for (const Border &border : borders.all) {
            m_joined.insert({border.one, border.other});
            if (groundOf(border.one) == Ground::Water)
                m_waters[border.other].insert(border.one);
            if (groundOf(border.other) == Ground::Water)
                m_waters[border.one].insert(border.other);
        }
    }

    /// Nothing unless it joins two places that meet nowhere else.
    std::optional<Border> crossing(const DrawnLine &line, double beyond) const
    {
        Border border;
        border.one = placeAt(line.from, line.to, beyond);
        border.other = placeAt(line.to, line.from, beyond);
        if (border.one > border.other)
            std::swap(border.one, border.other);
        if (border.one == Grid::none || border.one == border.other || m_joined.count({border.one, border.other}))
            return std::nullopt;
        const auto one = m_waters.find(border.one), other = m_waters.find(border.other);
        border.atWater = one != m_waters.end() && other != m_waters.end()
                         && std::any_of(one->second.begin(), one->second.end(),
                                        [&](int water) { return other->second.count(water) > 0; });
        border.middle = {(line.from.x + line.to.x) / 2, (line.from.y + line.to.y) / 2};
        return border;
    }

    /// Does it run over water, and not along a border of waters? Such a line may be no crossing but a border.
    bool runsOverWater(const DrawnLine &line) const
    {
        constexpr int near = 3;
        int wet = 0, along = 0, dry = 0;
        const int first = placeAt(line.from, line.to, 0), last = placeAt(line.to, line.from, 0);
        forEachStep(line.course, [&](int x, int y) {
            std::set<int> waters;
            for (const auto &[dx, dy] :
                 {std::pair(0, 0), std::pair(near, 0), std::pair(-near, 0), std::pair(0, near), std::pair(0, -near)}) {
                if (const int place = at(x + dx, y + dy); place != Grid::none && groundOf(place) == Ground::Water)
                    waters.insert(place);
            }
            const int place = at(x, y);
            const bool isWater = place != Grid::none && groundOf(place) == Ground::Water;
            wet += isWater;
            along += isWater && waters.size() > 1;
            dry += place != Grid::none && !isWater && place != first && place != last;
        });
        return wet > 0 && 2 * along < wet && dry == 0;
    }

private:
    int at(int x, int y) const { return m_cells.holds(x, y) ? m_cells.at(x, y) : Grid::none; }
    Ground groundOf(int place) const { return m_grounds[static_cast<std::size_t>(place)]; }

    /// An end may lie just short of the place that it points to, in the water that is crossed or in what is closed.
    int placeAt(ChartPoint end, ChartPoint other, double farthest) const
    {
        constexpr double step = 0.1;
        const double length = std::max(1e-6, std::hypot(end.x - other.x, end.y - other.y));
        for (double beyond = 0; beyond <= farthest * length + 1e-9; beyond += step * length) {
            const int x = static_cast<int>((end.x + (end.x - other.x) / length * beyond) * m_cells.scale());
            const int y = static_cast<int>((end.y + (end.y - other.y) / length * beyond) * m_cells.scale());
            const int place = at(x, y);
            if (place != Grid::none && groundOf(place) != Ground::Water && groundOf(place) != Ground::Impassable)
                return place;
        }
        return Grid::none;
    }

    template <typename Visit>
    void forEachStep(const std::vector<ChartPoint> &course, const Visit &visit) const
    {
        for (std::size_t i = 0; i + 1 < course.size(); ++i) {
            const double across = course[i + 1].x - course[i].x, down = course[i + 1].y - course[i].y;
            const int steps = std::clamp(static_cast<int>(std::hypot(across, down) * m_cells.scale()), 1, finestGrid);
            for (int step = 0; step < steps; ++step)
                visit(static_cast<int>((course[i].x + across * step / steps) * m_cells.scale()),
                      static_cast<int>((course[i].y + down * step / steps) * m_cells.scale()));
        }
    }

    const Grid &m_cells;
    const std::vector<Ground> &m_grounds;
    std::set<std::pair<int, int>> m_joined;
    std::map<int, std::set<int>> m_waters; ///< by the land that they border on
};

/// Places that a line joins, without those that meet anyway: a line in a layer of crossings ("straits", "bridges",
/// "ferries"), or one of a few that are dashed or have an arrow's head and run over water from one land to another.
/// Fleets use it as well where one water borders on both.
std::vector<Border> crossingsOf(const Drawing &drawing, const GrownGrid &grid, const std::vector<Ground> &grounds,
                                const Borders &borders)
{
    const CrossingFinder finder(grid, grounds, borders);
    // Where nothing is water nothing is crossed: straight lines from place to place are the net of a board of cities.
    const bool isNet = std::find(grounds.begin(), grounds.end(), Ground::Water) == grounds.end();
    constexpr double shortOf = 0.6;
    constexpr double hardlyShortOf = 0.2;
    constexpr double longest = 0.2; // of the drawing, of a line that nothing but its dashes tell of
    const double reach = longest * std::max(drawing.width, drawing.height);
    std::vector<Border> told, dashed;
    for (const DrawnLine &line : drawing.lines) {
        if ((isNet && line.straight) || isOfCrossings(drawing, line)) {
            if (const auto crossing = finder.crossing(line, shortOf))
                told.push_back(*crossing);
        } else if (!line.course.empty() && std::hypot(line.to.x - line.from.x, line.to.y - line.from.y) < reach
                   && finder.runsOverWater(line)) {
            if (const auto crossing = finder.crossing(line, hardlyShortOf))
                dashed.push_back(*crossing);
        }
    }
    // Many of them are ways of ships, or what somebody ordered.
    constexpr std::size_t few = 3;
    constexpr std::size_t inEach = 6;
    if (dashed.size() <= few || inEach * dashed.size() <= grounds.size())
        told.insert(told.end(), dashed.begin(), dashed.end());
    std::set<std::pair<int, int>> joined;
    std::erase_if(told, [&joined](const Border &each) { return !joined.insert({each.one, each.other}).second; });
    return told;
}

/// The outline of each place, by the rule of even and odd: what its shapes draw, without the islands that are painted
/// over it later.
std::vector<Rings> outlinesOf(const Drawing &drawing, const std::vector<SketchPlace> &places)
{
    std::vector<Rings> drawn;
    std::vector<DrawnFrame> frames;
    for (const SketchPlace &place : places) {
        Rings &rings = drawn.emplace_back();
        for (const std::size_t shape : place.shapes)
            rings.insert(rings.end(), drawing.shapes[shape].rings.begin(), drawing.shapes[shape].rings.end());
        frames.push_back(frameOf(rings));
    }
    std::vector<Rings> outlines = drawn;
    for (std::size_t island = 0; island < drawn.size(); ++island) {
        for (const auto &ring : drawn[island]) {
            // The last that is painted before it is what one sees around it.
            for (std::size_t host = island; host-- > 0;) {
                if (frames[host].area() <= frameOf({ring}).area() || !isWithin(drawn[host], ring))
                    continue;
                outlines[host].push_back(ring);
                break;
            }
        }
    }
    return outlines;
}

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

/// Where the drawing marks supply centres: in a layer called after them, else small shapes of one size and colour of
/// which several of the `count` places have one each, but not all. Empty if it marks none.
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
    for (const DrawnText &text : drawing.texts) {
        if ((text.starred || isSign(text.text)) && !isOfFrame(drawing, text.group)
            && placeAt(places, text.middle) != Grid::none)
            alike[{0, 0, text.starred ? "beside a name" : text.text}].push_back(text.middle);
    }
    if (told.size() >= fewest)
        return told;
    const auto placesOfMarks = [&places](const std::vector<ChartPoint> &middles) {
        std::map<int, int> byPlace;
        for (const ChartPoint &middle : middles)
            ++byPlace[placeAt(places, middle)];
        return byPlace;
    };
    const auto areSpread = [](const std::map<int, int> &byPlace, std::size_t marks) {
        return std::all_of(byPlace.begin(), byPlace.end(), [](const auto &each) { return each.second < 3; })
               && 10 * byPlace.size() >= 9 * marks;
    };
    const auto areInAll = [count](std::size_t marked) { return 10 * marked > 8 * count; };
    std::vector<ChartPoint> best;
    Kind kindOfBest;
    for (const auto &[kind, middles] : alike) {
        const auto byPlace = placesOfMarks(middles);
        if (byPlace.size() >= fewest && areSpread(byPlace, middles.size()) && !areInAll(byPlace.size())
            && middles.size() > best.size()) {
            best = middles;
            kindOfBest = kind;
        }
    }
    // Of the same size and another colour, in other places: centres at home, and those that nobody owns.
    const std::vector<ChartPoint> ofBest = best;
    for (const auto &[kind, middles] : alike) {
        const auto &[wide, high, colour] = kind;
        if (ofBest.empty() || kind == kindOfBest || wide != std::get<0>(kindOfBest) || high != std::get<1>(kindOfBest))
            continue;
        const auto byPlace = placesOfMarks(middles), known = placesOfMarks(best);
        const bool areElsewhere = std::none_of(byPlace.begin(), byPlace.end(),
                                               [&known](const auto &each) { return known.count(each.first) > 0; });
        if (areElsewhere && areSpread(byPlace, middles.size()) && !areInAll(byPlace.size() + known.size()))
            best.insert(best.end(), middles.begin(), middles.end());
    }
    return best;
}

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
    const NameList list = nameListOf(drawing);
    for (std::size_t i = 0; i < drawing.texts.size(); ++i) {
        const DrawnText &text = drawing.texts[i];
        const int x = static_cast<int>(text.middle.x * cells.scale());
        const int y = static_cast<int>(text.middle.y * cells.scale());
        if (text.text.size() < 3 || list.lines[i] || isOfFrame(drawing, text.group) || !cells.holds(x, y))
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
    const Drawing drawing = cutShapes(partedShapes(asDrawn));
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
    const std::vector<bool> strays = straysOf(drawing, sketched, names, whole.cells, borders);
    for (std::size_t i = 0; i < strays.size(); ++i)
        certainty[i] = std::min(certainty[i], strays[i] ? mayBeNoPlace : 1);
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
