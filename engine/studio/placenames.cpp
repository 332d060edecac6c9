#include "studio/placenames.h"

#include "base/names.h"
#include "exchange/lines.h"
#include "studio/plaintexts.h"
#include "studio/textsbeside.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <map>
#include <set>

namespace entente {

namespace {

constexpr std::size_t longestBrief = 4;
constexpr std::size_t mostTexts = 200; ///< in one place: of more none is its name

/// Marks of coasts, figures and signs are no names.
bool isName(const std::string &text)
{
    static constexpr std::array coasts{"nc", "sc", "ec", "wc"};
    std::string letters;
    for (const unsigned char c : text) {
        if (std::isalpha(c) || c >= 128)
            letters += static_cast<char>(std::tolower(c));
    }
    return letters.size() >= 2 && !isSign(text) && std::find(coasts.begin(), coasts.end(), letters) == coasts.end();
}

/// "gulf_of_lyon" and "GULF OF LYON" -> "Gulf of Lyon"
std::string titled(const std::string &text)
{
    std::string made;
    std::string spaced = lowerCase(text);
    std::replace(spaced.begin(), spaced.end(), '_', ' ');
    std::replace(spaced.begin(), spaced.end(), '-', ' ');
    for (std::string word : wordsOf(spaced)) {
        if (made.empty() || (word != "of" && word != "the" && word != "and" && word != "de"))
            word.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(word.front())));
        made += (made.empty() ? "" : " ") + word;
    }
    return made;
}

/// "Stp", "NAtl", "adri" may be; "Rome" is a name.
bool isBrief(const std::string &text)
{
    const bool asName = std::isupper(static_cast<unsigned char>(text.front()))
                        && std::all_of(text.begin() + 1, text.end(), [](unsigned char c) { return std::islower(c); });
    return text.size() < longestBrief || (text.size() == longestBrief && !asName);
}

/// "path12", "gu0", "north_sea", "lon": what a program or a person calls a shape, not what a board calls a place.
bool isLikeId(const std::string &label)
{
    if (label.empty())
        return false;
    const bool anyCapital = std::any_of(label.begin(), label.end(), [](unsigned char c) { return std::isupper(c); });
    const bool anyOdd =
        std::any_of(label.begin(), label.end(), [](unsigned char c) { return std::isdigit(c) || c == '_'; });
    return anyOdd || isBrief(label) || (!anyCapital && label.find(' ') == std::string::npos);
}

/// The groups most of whose texts are abbreviations.
std::set<int> briefGroupsOf(const Drawing &drawing)
{
    std::map<int, std::pair<int, int>> counts; // brief ones and all, by group
    for (const DrawnText &text : drawing.texts) {
        if (!isName(text.text))
            continue;
        counts[text.group].first += isBrief(text.text);
        ++counts[text.group].second;
    }
    std::set<int> groups;
    for (const auto &[group, count] : counts) {
        if (count.first * 10 > count.second * 7)
            groups.insert(group);
    }
    return groups;
}

/// Lines of one element stay as they are read, whichever way the element is turned; elements come from above.
void putInOrder(std::vector<const DrawnText *> &texts)
{
    std::vector<std::pair<const DrawnText *, const DrawnText *>> withHeads; // the first line of each one's element
    for (const DrawnText *text : texts) {
        const bool goesOn =
            text->element >= 0 && !withHeads.empty() && withHeads.back().second->element == text->element;
        withHeads.emplace_back(goesOn ? withHeads.back().first : text, text);
    }
    std::stable_sort(withHeads.begin(), withHeads.end(), [](const auto &one, const auto &other) {
        const DrawnText &a = *one.first, &b = *other.first;
        if (a.group != b.group)
            return a.group < b.group;
        const bool sameLine = std::abs(a.middle.y - b.middle.y) < std::min(a.size, b.size) / 2;
        return sameLine ? a.middle.x < b.middle.x : a.middle.y < b.middle.y;
    });
    std::transform(withHeads.begin(), withHeads.end(), texts.begin(), [](const auto &each) { return each.second; });
}

/// Names that stand beside small places go from where they stand to these.
void giveAway(const Drawing &drawing, const Grid &grid, std::vector<std::vector<const DrawnText *>> &texts,
              const std::vector<NamelessShape> &small)
{
    std::vector<NamelessShape> nameless;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < small.size(); ++i) {
        if (texts[i].empty() && small[i].host >= 0) {
            nameless.push_back(small[i]);
            places.push_back(i);
        }
    }
    const auto hostOf = [&](const DrawnText &text) {
        const int x = static_cast<int>(std::lround(text.middle.x * grid.scale()));
        const int y = static_cast<int>(std::lround(text.middle.y * grid.scale()));
        return isName(text.text) && !isOfFrame(drawing, text.group) && grid.holds(x, y) ? grid.at(x, y) : Grid::none;
    };
    const auto beside = textsBeside(drawing, nameless, hostOf);
    for (std::size_t i = 0; i < nameless.size(); ++i) {
        if (!beside[i])
            continue;
        const DrawnText *text = &drawing.texts[*beside[i]];
        const auto isOfIt = [text](const DrawnText *each) {
            return each == text || (each->element >= 0 && each->element == text->element);
        };
        auto &from = texts[static_cast<std::size_t>(nameless[i].host)];
        std::copy_if(from.begin(), from.end(), std::back_inserter(texts[places[i]]), isOfIt);
        std::erase_if(from, isOfIt);
    }
}

/// What lies in one other place alone, as islands do: that place. Others have no host.
std::vector<NamelessShape> islandsOf(const Drawing &drawing, const std::vector<SketchPlace> &places, const Grid &grid)
{
    std::vector<std::set<int>> beside(places.size());
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            for (const auto &[nextX, nextY] : {std::pair(x + 1, y), std::pair(x, y + 1)}) {
                const int here = grid.at(x, y);
                const int there = grid.holds(nextX, nextY) ? grid.at(nextX, nextY) : here;
                if (here == there)
                    continue;
                if (here != Grid::none)
                    beside[static_cast<std::size_t>(here)].insert(there);
                if (there != Grid::none)
                    beside[static_cast<std::size_t>(there)].insert(here);
            }
        }
    }
    std::vector<NamelessShape> found;
    for (std::size_t i = 0; i < places.size(); ++i) {
        DrawnFrame frame = frameOf(drawing.shapes[places[i].shapes.front()].rings);
        for (const std::size_t shape : places[i].shapes) {
            const DrawnFrame other = frameOf(drawing.shapes[shape].rings);
            frame.low = {std::min(frame.low.x, other.low.x), std::min(frame.low.y, other.low.y)};
            frame.high = {std::max(frame.high.x, other.high.x), std::max(frame.high.y, other.high.y)};
        }
        beside[i].erase(Grid::none);
        found.push_back({frame, beside[i].size() == 1 ? *beside[i].begin() : -1});
    }
    return found;
}

/// What stands in one place and is what another is called by its shape is that one's name: islands' names stand at sea.
void giveToNamesakes(const std::vector<SketchPlace> &places, std::vector<std::vector<const DrawnText *>> &texts)
{
    constexpr std::size_t shortest = 4; // letters: with fewer it may be anybody's
    std::map<std::string, std::size_t> called;
    for (std::size_t i = 0; i < places.size(); ++i) {
        for (const std::string &name : {foldName(places[i].name), foldName(places[i].brief)}) {
            if (name.size() >= shortest)
                called.emplace(name, i);
        }
    }
    std::vector<std::pair<std::size_t, const DrawnText *>> moved;
    for (std::size_t i = 0; i < places.size(); ++i) {
        std::erase_if(texts[i], [&](const DrawnText *text) {
            const auto other = called.find(foldName(text->text));
            if (other == called.end() || other->second == i)
                return false;
            moved.emplace_back(other->second, text);
            return true;
        });
    }
    for (const auto &[place, text] : moved)
        texts[place].push_back(text);
}

/// How large letters are and how they look, as far as one sees it.
std::pair<std::string, long> styleOf(const DrawnText &text)
{
    return {text.look, std::lround(std::log(std::max(text.size, 1e-6)) / 0.05)};
}

/// Larger letters that stand in a few places, over the names that most places have, are those of a region, of a power
/// or of the board.
void dropOverlaidNames(std::vector<std::vector<const DrawnText *>> &texts)
{
    constexpr int rarer = 3;
    constexpr double larger = 1.25;
    using Style = std::pair<std::string, long>;
    std::vector<std::map<Style, double>> sizes; // of the texts of each place; not of abbreviations, which are smaller
    std::map<Style, int> counts, alone;         // places
    for (const auto &each : texts) {
        std::map<Style, double> &own = sizes.emplace_back();
        for (const DrawnText *text : each) {
            const bool isLine = std::any_of(each.begin(), each.end(), [text](const DrawnText *other) {
                return other != text && text->element >= 0 && other->element == text->element;
            });
            if (!isBrief(text->text) || isLine)
                own.emplace(styleOf(*text), text->size);
        }
        for (const auto &[style, size] : own)
            ++counts[style], alone[style] += own.size() == 1;
    }
    for (std::size_t i = 0; i < texts.size(); ++i) {
        std::set<Style> overlaid;
        for (const auto &[style, size] : sizes[i]) {
            for (const auto &[name, sizeOfName] : sizes[i]) {
                if (size > larger * sizeOfName && counts[name] >= rarer * counts[style]
                    && 4 * alone[style] < counts[style])
                    overlaid.insert(style);
            }
        }
        std::erase_if(texts[i], [&](const DrawnText *text) { return overlaid.count(styleOf(*text)) > 0; });
    }
}

/// The texts of each place, those of a layer together, the upper line first.
std::vector<std::vector<const DrawnText *>> textsByPlace(const Drawing &drawing, const NameList &list,
                                                         const std::vector<SketchPlace> &places,
                                                         const std::vector<NamelessShape> &small, const Grid &grid)
{
    std::vector<std::vector<const DrawnText *>> found(small.size());
    for (std::size_t i = 0; i < drawing.texts.size(); ++i) {
        const DrawnText &text = drawing.texts[i];
        const int x = static_cast<int>(std::lround(text.middle.x * grid.scale()));
        const int y = static_cast<int>(std::lround(text.middle.y * grid.scale()));
        if ((!isName(text.text) && !list.find(text.text)) || list.lines[i] || isOfFrame(drawing, text.group)
            || !grid.holds(x, y) || grid.at(x, y) == Grid::none)
            continue;
        if (auto &own = found[static_cast<std::size_t>(grid.at(x, y))]; own.size() < mostTexts)
            own.push_back(&text);
    }
    giveToNamesakes(places, found);
    giveAway(drawing, grid, found, small);
    dropOverlaidNames(found);
    for (auto &texts : found)
        putInOrder(texts);
    return found;
}

/// How many cells a point lies from the edge of the place that it is in, as far as that matters.
int depthAt(const Grid &grid, ChartPoint point)
{
    constexpr int farthest = 80;
    const int x = static_cast<int>(std::lround(point.x * grid.scale()));
    const int y = static_cast<int>(std::lround(point.y * grid.scale()));
    for (int depth = 1; depth < farthest; ++depth) {
        for (const auto &[dx, dy] :
             {std::pair(depth, 0), std::pair(-depth, 0), std::pair(0, depth), std::pair(0, -depth)}) {
            if (!grid.holds(x + dx, y + dy) || grid.at(x + dx, y + dy) != grid.at(x, y))
                return depth;
        }
    }
    return farthest;
}

/// The name among the texts of a place: lines of one size and group below each other are one, and of several the
/// largest counts, among those of about one size the one that lies deepest. A neighbour's name may reach in, and that
/// of a small island stands in the sea around it.
std::string nameAmong(const std::vector<const DrawnText *> &texts, const Grid &grid, std::string &look)
{
    constexpr double larger = 1.25;
    std::string best;
    int deepest = 0;
    double size = 0; // of the best
    std::string name;
    int depth = 0;
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const DrawnText &text = *texts[i];
        const DrawnText *before = i > 0 ? texts[i - 1] : nullptr;
        const bool goesOn = before && before->group == text.group
                            && std::abs(before->size - text.size) < 0.15 * text.size
                            && std::abs(before->middle.y - text.middle.y) < 2 * text.size
                            && std::abs(before->middle.x - text.middle.x) < 8 * text.size;
        if (!goesOn)
            name.clear(), depth = 0;
        if (!name.empty() && name.back() == '-' && std::islower(static_cast<unsigned char>(text.text.front())))
            name.pop_back(), name += text.text; // "Rast-" and "ok": a hyphen that parts a word
        else if (name.find(text.text) == std::string::npos)
            name += (name.empty() || name.back() == '-' ? "" : " ") + text.text;
        depth = std::max(depth, depthAt(grid, text.middle));
        const bool isBetter = text.size > larger * size
                              || (text.size * larger >= size && (depth > deepest || (goesOn && depth == deepest)));
        if (isBetter) {
            deepest = depth;
            size = text.size;
            best = name;
            look = text.look;
        }
    }
    return best;
}

/// What somebody wrote a book into is cut, between two letters.
void cutOff(std::string &name)
{
    constexpr std::size_t longest = 120;
    if (name.size() <= longest)
        return;
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xc0) == 0x80)
        --end;
    name.resize(end);
}

std::string plainId(std::string_view name)
{
    return foldName(name);
}

} // namespace

/// The first letters, else the first and later ones: "Tunis" -> "tun", or "tui" if that is taken.
std::string abbreviationOf(const std::string &name, const std::set<std::string> &taken)
{
    constexpr std::size_t length = 3;
    const std::string letters = foldName(name);
    if (letters.size() >= length) {
        for (std::size_t second = 1; second + 1 < letters.size(); ++second) {
            for (std::size_t third = second + 1; third < letters.size(); ++third) {
                const std::string tried{letters[0], letters[second], letters[third]};
                if (!taken.count(tried))
                    return tried;
            }
        }
    }
    for (int number = 2;; ++number) {
        const std::string tried = letters.substr(0, length) + std::to_string(number);
        if (!taken.count(tried))
            return tried;
    }
}

std::vector<PlaceName> namesOf(const Drawing &drawing, const std::vector<SketchPlace> &places, const Grid &grid)
{
    const NameList list = nameListOf(drawing);
    const auto texts = textsByPlace(drawing, list, places, islandsOf(drawing, places, grid), grid);
    const std::set<int> briefGroups = briefGroupsOf(drawing);
    std::vector<PlaceName> names(places.size());
    std::set<std::string> taken;
    std::set<std::string> used;
    for (std::size_t i = 0; i < places.size(); ++i) {
        std::string brief = places[i].brief;
        std::string full = places[i].name;
        std::string fromList;
        bool isTextBrief = false; // letters that one reads on the map
        std::vector<const DrawnText *> lines;
        for (const DrawnText *text : texts[i]) {
            const bool isBrief =
                briefGroups.count(text->group)
                || (!brief.empty() && text->text.size() <= longestBrief && foldName(text->text) == foldName(brief));
            if (const std::string *listed = list.find(text->text); listed && fromList.empty()) {
                fromList = *listed;
                brief = isName(text->text) ? text->text : std::string();
                continue;
            }
            if (brief.empty())
                brief = text->brief;
            isTextBrief = isTextBrief || isBrief;
            if (!isBrief)
                lines.push_back(text);
            else if (brief.empty())
                brief = text->text;
        }
        PlaceName &name = names[i];
        std::string written = nameAmong(lines, grid, name.look);
        if (std::none_of(written.begin(), written.end(), [](unsigned char c) { return std::islower(c); }))
            written = titled(written);
        if (!fromList.empty())
            written = fromList;
        if (foldName(full) == foldName(written))
            full = written; // an id has no hyphens and no accents
        if (foldName(full) == foldName(brief))
            full.clear(); // the drawing program made the one of the other
        if (isLikeId(full) && !written.empty()) {
            if (brief.empty())
                brief = full;
            full.clear();
        }
        if (full.empty())
            full = written;
        name.full = isTextBrief || (!full.empty() && !isLikeId(full)) || !written.empty();
        if (brief.size() > longestBrief && full.empty()) {
            name.full = name.full || !isLikeId(titled(brief));
            full = titled(brief);
        }
        cutOff(full);
        cutOff(brief);
        name.told = !full.empty() || !brief.empty();
        name.name = !full.empty() ? full : !brief.empty() ? titled(brief) : "Place " + std::to_string(i + 1);
        std::erase(brief, '.'); // "Cal." and "Cal" stand for the same
        name.abbreviation = brief.size() <= longestBrief ? lowerCase(brief) : "";
        if (name.abbreviation.empty() || taken.count(name.abbreviation))
            name.abbreviation.clear();
        else
            taken.insert(name.abbreviation);
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        PlaceName &name = names[i];
        if (name.abbreviation.empty()) {
            const std::string number = 'p' + std::to_string(i + 1); // of "Place 7"
            name.abbreviation = name.told || taken.count(number) ? abbreviationOf(name.name, taken) : number;
            taken.insert(name.abbreviation);
        }
        name.id = plainId(name.abbreviation);
    }
    return names;
}

} // namespace entente
