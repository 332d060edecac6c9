#include "studio/waters.h"

#include "studio/colour.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace entente {

namespace {

/// Names as short as these say nothing: "bay" may stand for Bayreuth.
constexpr std::size_t tooBrief = 4;

/// The largest further shape that is called as the place is, itself or by the group around it. Drawings made for jDip
/// have such beside the hidden shape that is clicked on.
std::optional<std::size_t> namesake(const Drawing &drawing, const SketchPlace &place)
{
    const auto isCalled = [&](std::string_view id) {
        while (id.starts_with('_'))
            id.remove_prefix(1);
        return !id.empty() && id == place.brief;
    };
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < drawing.shapes.size(); ++i) {
        const DrawnShape &shape = drawing.shapes[i];
        const auto groups = drawing.around(shape.group);
        if (!isCalled(shape.id) && (groups.empty() || !isCalled(groups.front()->id)))
            continue;
        if (std::find(place.shapes.begin(), place.shapes.end(), i) != place.shapes.end())
            continue;
        if (!found || frameOf(shape.rings).area() > frameOf(drawing.shapes[*found].rings).area())
            found = i;
    }
    return found;
}

/// The shape that tells what each place is made of, or nothing: its namesake, else what one sees most of within it.
/// What lies under the whole drawing tells nothing, unless it is a place: the ocean round all lands.
std::vector<std::optional<std::size_t>> seenShapes(const Drawing &drawing, const std::vector<SketchPlace> &places,
                                                   const Grid &grid)
{
    const double ground = 0.9 * drawing.width * drawing.height;
    std::vector<bool> isPlace(drawing.shapes.size(), false);
    for (const SketchPlace &place : places) {
        for (const std::size_t shape : place.shapes)
            isPlace[shape] = true;
    }
    Grid picture(drawing.width, drawing.height, std::max(grid.width(), grid.height()));
    for (std::size_t i = 0; i < drawing.shapes.size(); ++i) {
        const DrawnShape &shape = drawing.shapes[i];
        if (shape.shown && (isPlace[i] || frameOf(shape.rings).area() < ground))
            picture.paint(shape.rings, shape.evenOdd, static_cast<std::int16_t>(i));
    }
    std::vector<std::map<std::int16_t, int>> counts(places.size());
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (const std::int16_t place = grid.at(x, y); place != Grid::none && picture.at(x, y) != Grid::none)
                ++counts[static_cast<std::size_t>(place)][picture.at(x, y)];
        }
    }
    std::vector<std::optional<std::size_t>> seen;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (const auto own = namesake(drawing, places[i])) {
            seen.push_back(own);
            continue;
        }
        const auto &each = counts[i];
        const auto most = std::max_element(each.begin(), each.end(),
                                           [](const auto &a, const auto &b) { return a.second < b.second; });
        seen.push_back(most == each.end() ? std::nullopt : std::optional(static_cast<std::size_t>(most->first)));
    }
    return seen;
}

/// What the classes and layers of a shape tell.
Ground groundAround(const Drawing &drawing, const DrawnShape &shape)
{
    for (const std::string *words : {&shape.classes, &shape.label, &shape.id}) {
        const bool isBrief = words != &shape.classes && words->size() <= tooBrief;
        if (const Ground told = groundIn(*words); !isBrief && told != Ground::Unknown)
            return told;
    }
    for (const DrawnGroup *group : drawing.around(shape.group)) {
        for (const std::string *words : {&group->classes, &group->label, &group->id}) {
            if (const Ground told = groundIn(*words); told != Ground::Unknown)
                return told;
        }
    }
    return Ground::Unknown;
}

/// Its colour; where it has none, what its style is called.
std::string lookOf(const DrawnShape &shape)
{
    return shape.fill.empty() ? '.' + shape.classes : shape.fill;
}

std::set<std::pair<int, int>> touching(const Grid &grid)
{
    std::set<std::pair<int, int>> pairs;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            for (const auto &[nextX, nextY] : {std::pair(x + 1, y), std::pair(x, y + 1)}) {
                const int here = grid.at(x, y);
                const int there = grid.holds(nextX, nextY) ? grid.at(nextX, nextY) : here;
                if (here != there && here != Grid::none && there != Grid::none)
                    pairs.insert(std::minmax(here, there));
            }
        }
    }
    return pairs;
}

/// Does some pair of places meet of which both answer?
template <typename Both>
bool anyMeet(const std::set<std::pair<int, int>> &pairs, const Both &both)
{
    return std::any_of(pairs.begin(), pairs.end(), [&](const auto &pair) { return both(pair.first, pair.second); });
}

/// The one land that is coloured otherwise where all others look alike, away from the water: it is kept out.
std::optional<int> oddLand(const std::map<std::string, std::vector<int>> &byColour,
                           const std::set<std::pair<int, int>> &pairs, const std::vector<Ground> &grounds)
{
    constexpr std::size_t many = 20; // of fewer one may look otherwise by chance
    if (byColour.size() != 2)
        return std::nullopt;
    const auto &one = byColour.begin()->second;
    const auto &other = byColour.rbegin()->second;
    const auto &[few, most] = std::minmax(one, other, [](const auto &a, const auto &b) { return a.size() < b.size(); });
    if (few.size() != 1 || most.size() < many)
        return std::nullopt;
    const int odd = few.front();
    const bool coastal = anyMeet(pairs, [&](int a, int b) {
        return (a == odd && grounds[static_cast<std::size_t>(b)] == Ground::Water)
               || (b == odd && grounds[static_cast<std::size_t>(a)] == Ground::Water);
    });
    return coastal ? std::nullopt : std::optional(odd);
}

/// Lands in the colour of closed ones, in a grey of which a few lie scattered (those of a power lie together), or in a
/// colour that none of many others has.
void closeLands(const std::vector<std::string> &colours, const std::set<std::pair<int, int>> &pairs,
                std::vector<Ground> &grounds)
{
    std::map<std::string, std::vector<int>> byColour;
    std::set<std::string> closed;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        if (grounds[i] == Ground::Impassable)
            closed.insert(colours[i]);
        if (grounds[i] == Ground::Land)
            byColour[colours[i]].push_back(static_cast<int>(i));
    }
    closed.erase("");
    for (const auto &[colour, places] : byColour) {
        constexpr std::size_t several = 2;
        const bool few = places.size() >= several && places.size() * 5 < colours.size();
        const bool scattered = !anyMeet(pairs, [&, &within = places](int a, int b) {
            return std::binary_search(within.begin(), within.end(), a)
                   && std::binary_search(within.begin(), within.end(), b);
        });
        if (!closed.count(colour) && !(isGrey(colour) && few && scattered))
            continue;
        for (const int place : places)
            grounds[static_cast<std::size_t>(place)] = Ground::Impassable;
    }
    if (const auto odd = oddLand(byColour, pairs, grounds))
        grounds[static_cast<std::size_t>(*odd)] = Ground::Impassable;
}

} // namespace

std::vector<Ground> groundsOf(const Drawing &drawing, const std::vector<SketchPlace> &places,
                              const std::vector<PlaceName> &names, const Grid &grid, const Grid &whole)
{
    const auto seen = seenShapes(drawing, places, grid);
    std::vector<Ground> grounds;
    std::vector<std::string> colours;
    std::map<std::string, std::pair<int, int>> ofColour; // those that are known to be water, and all places
    for (std::size_t i = 0; i < places.size(); ++i) {
        const SketchPlace &place = places[i];
        Ground told = place.ground;
        if (told == Ground::Unknown && names[i].name.size() > tooBrief)
            told = groundIn(names[i].name);
        if (told == Ground::Unknown && seen[i])
            told = groundAround(drawing, drawing.shapes[*seen[i]]);
        grounds.push_back(told);
        colours.push_back(seen[i] ? lookOf(drawing.shapes[*seen[i]]) : std::string());
        ofColour[colours.back()].first += told == Ground::Water;
        ++ofColour[colours.back()].second;
    }
    const auto known = std::count(grounds.begin(), grounds.end(), Ground::Water);
    const bool watersAreNamed = static_cast<std::size_t>(known) * 10 >= places.size();
    const bool anyBlue = std::any_of(colours.begin(), colours.end(), [](const auto &colour) { return isBlue(colour); });
    // Where names tell enough waters and they look alike, a further blue is a power's.
    std::set<std::string> told;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (grounds[i] == Ground::Water && isBlue(colours[i]))
            told.insert(colours[i]);
    }
    const bool seasLookAlike = known > 0 && told.size() == 1 && 10 * static_cast<std::size_t>(known) >= places.size();
    const auto isWet = [&](const std::string &colour) {
        if (seasLookAlike && !told.count(colour) && !areAlike(colour, *told.begin()))
            return false;
        return isBlue(colour) || (known == 0 && !anyBlue && isTeal(colour));
    };
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (grounds[i] != Ground::Unknown)
            continue;
        const auto [waters, all] = ofColour.at(colours[i]);
        if (colours[i].empty())
            grounds[i] = watersAreNamed ? Ground::Land : Ground::Unknown;
        else
            grounds[i] = isWet(colours[i]) || 2 * waters > all ? Ground::Water : Ground::Land;
    }
    closeLands(colours, touching(whole), grounds);
    return grounds;
}

} // namespace entente
