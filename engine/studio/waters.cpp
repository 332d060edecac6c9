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

/// What of a drawing tells grounds: all of it, or only what is no place and lies below or above.
enum class Looked : std::uint8_t { AtAll, AtTheRest };

/// The shape that tells what each place is made of, or nothing: its namesake, else what one sees most of within it.
/// What lies under the whole drawing tells nothing, unless it is a place (the ocean round all lands), or nothing else
/// fills the place and it isn't the white of a page.
std::vector<std::optional<std::size_t>> seenShapes(const Drawing &drawing, const std::vector<SketchPlace> &places,
                                                   const Grid &grid, Looked looked)
{
    const double ground = 0.9 * drawing.width * drawing.height;
    std::vector<bool> isPlace(drawing.shapes.size(), false);
    for (const SketchPlace &place : places) {
        for (const std::size_t shape : place.shapes)
            isPlace[shape] = true;
    }
    const bool rest = looked == Looked::AtTheRest;
    const bool areSeen = std::any_of(places.begin(), places.end(), [&drawing](const SketchPlace &place) {
        return std::any_of(place.shapes.begin(), place.shapes.end(),
                           [&drawing](std::size_t shape) { return drawing.shapes[shape].shown; });
    });
    Grid picture(drawing.width, drawing.height, std::max(grid.width(), grid.height()));
    for (std::size_t i = 0; i < drawing.shapes.size(); ++i) {
        const DrawnShape &shape = drawing.shapes[i];
        const bool isSheet = frameOf(shape.rings).area() >= ground;
        const bool isSeen =
            rest ? !isPlace[i] && (!isSheet || !areAlike(shape.fill, "#ffffff")) : isPlace[i] || !isSheet;
        if (shape.shown && (isPlace[i] || !(shape.sheer || (shape.thin && areSeen))) && isSeen
            && !isOfFrame(drawing, shape.group))
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
        if (const auto own = namesake(drawing, places[i]); own && !rest) {
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

/// How many groups the places make of which each meets another of its own.
std::size_t groupsOf(const std::vector<int> &places, const std::set<std::pair<int, int>> &pairs)
{
    std::set<int> left(places.begin(), places.end());
    std::size_t groups = 0;
    while (!left.empty()) {
        ++groups;
        std::vector<int> reached{*left.begin()};
        left.erase(left.begin());
        while (!reached.empty()) {
            const int here = reached.back();
            reached.pop_back();
            for (auto each = left.begin(); each != left.end();) {
                const bool meets = pairs.count(std::minmax(here, *each)) > 0;
                if (meets)
                    reached.push_back(*each);
                each = meets ? left.erase(each) : std::next(each);
            }
        }
    }
    return groups;
}

/// Lands in the colour of closed ones, in a grey of which a few lie apart, all or most (those of a power lie together)
/// or hold no centre where others do, or in a colour that none of many others has.
void closeLands(const std::vector<std::string> &colours, const std::set<std::pair<int, int>> &pairs,
                const std::set<std::size_t> &marked, std::vector<Ground> &grounds)
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
        const std::size_t groups = groupsOf(places, pairs);
        const bool scattered = groups == places.size() || (groups >= 3 && 2 * groups >= places.size());
        const bool empty = !marked.empty() && std::none_of(places.begin(), places.end(), [&marked](int place) {
            return marked.count(static_cast<std::size_t>(place)) > 0;
        });
        if (!closed.count(colour) && !(isGrey(colour) && few && (scattered || empty)))
            continue;
        for (const int place : places)
            grounds[static_cast<std::size_t>(place)] = Ground::Impassable;
    }
    if (const auto odd = oddLand(byColour, pairs, grounds))
        grounds[static_cast<std::size_t>(*odd)] = Ground::Impassable;
}

/// How certain is what is told or guessed, by what tells it.
constexpr double byLayer = 1;
constexpr double byName = 0.95;
constexpr double byColour = 0.9;
constexpr double byLook = 0.85;  // of its name
constexpr double byChance = 0.8; // as most places are
constexpr double isOpen = 0.5;   // a person is asked

class GroundTeller {
public:
    GroundTeller(const Drawing &drawing, const std::vector<SketchPlace> &places, const std::vector<PlaceName> &names,
                 const Grid &grid)
        : m_drawing(drawing), m_places(places), m_names(names), m_grid(grid), m_grounds(places.size(), Ground::Unknown),
          m_certainty(places.size(), isOpen), m_byName(places.size(), false)
    {
    }

    Grounds tell(const Grid &whole, const std::vector<ChartPoint> &centres)
    {
        takeWhatIsTold();
        if (doColoursTell())
            takeColours();
        else
            takeLooks();
        const std::set<std::size_t> marked = markedBy(centres);
        closeLands(m_colours, touching(whole), marked, m_grounds);
        doubtOddGreys();
        hearCentres(marked);
        return {std::move(m_grounds), std::move(m_certainty)};
    }

private:
    std::size_t count() const { return m_places.size(); }

    void takeWhatIsTold()
    {
        const auto seen = seenShapes(m_drawing, m_places, m_grid, Looked::AtAll);
        for (std::size_t i = 0; i < count(); ++i) {
            m_grounds[i] = m_places[i].ground;
            m_certainty[i] = byLayer;
            if (m_grounds[i] == Ground::Unknown && m_names[i].name.size() > tooBrief) {
                m_grounds[i] = groundIn(m_names[i].name);
                m_byName[i] = m_grounds[i] != Ground::Unknown;
                m_certainty[i] = byName;
            }
            if (m_grounds[i] == Ground::Unknown && seen[i])
                m_grounds[i] = groundAround(m_drawing, m_drawing.shapes[*seen[i]]);
            m_colours.push_back(seen[i] ? lookOf(m_drawing.shapes[*seen[i]]) : std::string());
        }
    }

    /// Do places look different? If not, do they lie over what does?
    bool doColoursTell()
    {
        const auto oneHasNearlyAll = [this](const std::vector<std::string> &colours) {
            std::map<std::string, std::size_t> counts;
            std::size_t most = 0;
            for (const std::string &colour : colours)
                most = std::max(most, ++counts[colour]);
            return 20 * most > 19 * count();
        };
        if (!oneHasNearlyAll(m_colours))
            return true;
        const auto below = seenShapes(m_drawing, m_places, m_grid, Looked::AtTheRest);
        std::vector<std::string> colours;
        for (const auto &shape : below)
            colours.push_back(shape ? lookOf(m_drawing.shapes[*shape]) : std::string());
        if (oneHasNearlyAll(colours))
            return false;
        m_colours = colours;
        return true;
    }

    void takeColours()
    {
        struct Kind {
            std::size_t all = 0, wet = 0, dry = 0; // places, and those that are told to be so
        };
        std::map<std::string, Kind> kinds;
        std::set<std::string> wetBlues; // blues of which some are told to be water
        std::size_t known = 0;
        bool anyBlue = false;
        for (std::size_t i = 0; i < count(); ++i) {
            Kind &kind = kinds[m_colours[i]];
            ++kind.all;
            kind.wet += m_grounds[i] == Ground::Water;
            kind.dry += m_grounds[i] == Ground::Land;
            known += m_grounds[i] == Ground::Water;
            anyBlue = anyBlue || isBlue(m_colours[i]);
            if (m_grounds[i] == Ground::Water && isBlue(m_colours[i]))
                wetBlues.insert(m_colours[i]);
        }
        const bool watersAreNamed = 10 * known >= count();
        // Where names tell enough waters and they look alike, a further blue is a power's.
        const bool seasLookAlike = wetBlues.size() == 1 && watersAreNamed;
        for (std::size_t i = 0; i < count(); ++i) {
            const std::string &colour = m_colours[i];
            const Kind &kind = kinds[colour];
            const bool isOther = seasLookAlike && !wetBlues.count(colour) && !areAlike(colour, *wetBlues.begin());
            const bool looksWet = !isOther && (isBlue(colour) || (known == 0 && !anyBlue && isTeal(colour)));
            if (m_grounds[i] == Ground::Unknown) {
                if (colour.empty()) {
                    set(i, watersAreNamed ? Ground::Land : Ground::Unknown, watersAreNamed ? byChance : isOpen);
                } else {
                    const bool wet = looksWet || 2 * kind.wet > kind.all;
                    // Names against colours: where seas look alike, and not like this, those are of lands. Where
                    // no colour is that of water, they are all that tells.
                    const bool isMixed = kind.wet > 0 && 2 * kind.wet < kind.all && !seasLookAlike
                                         && (5 * kind.wet > kind.all || wetBlues.empty());
                    set(i, wet ? Ground::Water : Ground::Land, isMixed ? isOpen : isOther ? byChance : byColour);
                }
            } else if (m_byName[i] && m_grounds[i] == Ground::Water && !looksWet && !colour.empty()
                       && 2 * kind.wet < kind.all && seasLookAlike) {
                set(i, Ground::Land, isOpen); // its name speaks of the sea, and it looks as lands do
            }
        }
    }

    /// Without colours: as the names of waters look, where they don't look as all others do.
    void takeLooks()
    {
        struct Kind {
            std::size_t all = 0, wet = 0;
        };
        std::map<std::string, Kind> kinds;
        std::size_t known = 0;
        for (std::size_t i = 0; i < count(); ++i) {
            Kind &kind = kinds[m_names[i].look];
            ++kind.all;
            kind.wet += m_grounds[i] == Ground::Water;
            known += m_grounds[i] == Ground::Water;
        }
        const auto isWet = [](const Kind &kind) { return kind.wet > 1 && 3 * kind.wet >= kind.all; };
        const bool doLooksTell =
            kinds.size() > 1
            && std::any_of(kinds.begin(), kinds.end(), [&](const auto &each) { return isWet(each.second); })
            && std::any_of(kinds.begin(), kinds.end(),
                           [&](const auto &each) { return !each.first.empty() && each.second.wet == 0; });
        for (std::size_t i = 0; i < count(); ++i) {
            if (m_grounds[i] != Ground::Unknown)
                continue;
            const Kind &kind = kinds[m_names[i].look];
            if (doLooksTell && isWet(kind))
                set(i, Ground::Water, 2 * kind.wet >= kind.all ? byLook : isOpen);
            else if (isBlue(m_colours[i]) && known == 0)
                set(i, Ground::Water, isOpen);
            else if (known > 0 || !m_colours[i].empty())
                set(i, Ground::Land, doLooksTell && kind.wet == 0 ? byLook : isOpen);
        }
    }

    /// Nearly black, or a hatch on no ground.
    static bool isDark(const std::string &colour)
    {
        constexpr double darkest = 90; // of 255
        const auto tint = tintOf(colour);
        return tint ? std::max({tint->red, tint->green, tint->blue}) < darkest : colour.starts_with("url(");
    }

    /// A single grey among colours is closed, or a power that is grey; so is a single black land, or a hatched one.
    void doubtOddGreys()
    {
        std::map<std::string, std::vector<std::size_t>> greys;
        std::set<std::string> colours;
        std::size_t lands = 0;
        for (std::size_t i = 0; i < count(); ++i) {
            lands += m_grounds[i] == Ground::Land;
            if (m_grounds[i] == Ground::Land)
                colours.insert(m_colours[i]);
            if (m_grounds[i] == Ground::Land && m_certainty[i] <= byColour
                && (isGrey(m_colours[i]) || isDark(m_colours[i])))
                greys[m_colours[i]].push_back(i);
        }
        constexpr std::size_t many = 8;
        constexpr std::size_t some = 4;
        for (const auto &[colour, places] : greys) {
            const bool isOdd =
                isDark(colour) ? lands >= some && colours.size() > 1 : lands >= many && colours.size() > 2;
            if (places.size() == 1 && isOdd)
                set(places.front(), Ground::Impassable, isOpen);
        }
    }

    /// Places in which a centre is marked.
    std::set<std::size_t> markedBy(const std::vector<ChartPoint> &centres) const
    {
        std::set<std::size_t> marked;
        for (const ChartPoint &centre : centres) {
            const int x = static_cast<int>(centre.x * m_grid.scale());
            const int y = static_cast<int>(centre.y * m_grid.scale());
            if (m_grid.holds(x, y) && m_grid.at(x, y) != Grid::none)
                marked.insert(static_cast<std::size_t>(m_grid.at(x, y)));
        }
        return marked;
    }

    /// Where a centre is marked, a person is asked before it is water.
    void hearCentres(const std::set<std::size_t> &marked)
    {
        const auto isWater = [this](std::size_t place) { return m_grounds[place] == Ground::Water; };
        const auto wet = static_cast<std::size_t>(std::count_if(marked.begin(), marked.end(), isWater));
        if (5 * wet > marked.size())
            return; // they are no centres, or here these lie at sea
        for (const std::size_t place : marked) {
            if (m_certainty[place] >= byName)
                continue;
            if (m_grounds[place] == Ground::Water)
                set(place, Ground::Land, isOpen);
            else if (m_grounds[place] == Ground::Land)
                m_certainty[place] = byName;
            else
                set(place, Ground::Land, byChance);
        }
    }

    void set(std::size_t place, Ground ground, double certainty)
    {
        m_grounds[place] = ground;
        m_certainty[place] = certainty;
    }

    const Drawing &m_drawing;
    const std::vector<SketchPlace> &m_places;
    const std::vector<PlaceName> &m_names;
    const Grid &m_grid;
    std::vector<Ground> m_grounds;
    std::vector<double> m_certainty;
    std::vector<bool> m_byName;
    std::vector<std::string> m_colours; ///< that tell, by place
};

} // namespace

Grounds groundsOf(const Drawing &drawing, const std::vector<SketchPlace> &places, const std::vector<PlaceName> &names,
                  const Grid &grid, const Grid &whole, const std::vector<ChartPoint> &centres)
{
    return GroundTeller(drawing, places, names, grid).tell(whole, centres);
}

} // namespace entente
