#include "studio/plaintexts.h"

#include "base/names.h"
#include "exchange/lines.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <set>
#include <string_view>

namespace entente {

namespace {

constexpr std::size_t shortestKey = 2;
constexpr std::size_t longestKey = 4;
constexpr std::array centreSigns = std::to_array<std::string_view>(
    {"*",      "+",      "\u2605", "\u2606", "\u2022", "\u25cf", "\u25cb", "\u25c9", "\u25ce", "\u25a0", "\u25a1",
     "\u25c6", "\u25c7", "\u2726", "\u2727", "\u2731", "\u26ab", "\u26aa", "\u2736", "\u00b7", "\u25aa"});

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool hasLetter(std::string_view text)
{
    return std::any_of(text.begin(), text.end(),
                       [](unsigned char c) { return std::isalpha(c) || (c >= 0xc3 && c != 0xe2); });
}

/// Without signs at either end; has the text any?
bool takeSigns(std::string &text)
{
    bool any = false;
    for (bool more = true; more;) {
        more = false;
        for (const std::string_view sign : centreSigns) {
            if (text.ends_with(sign) && hasLetter(text))
                text.erase(text.size() - sign.size()), more = true;
            if (text.starts_with(sign) && hasLetter(text))
                text.erase(0, sign.size()), more = true;
        }
        text = std::string(trimmed(text));
        any = any || more;
    }
    return any;
}

/// "London (LON)": its two parts. Not "Spain (SC)", which names a coast.
std::optional<std::pair<std::string, std::string>> bracketed(const std::string &text)
{
    const std::size_t open = text.find_last_of("([");
    if (open == std::string::npos || open == 0 || (text.back() != ')' && text.back() != ']'))
        return std::nullopt;
    const std::string inside(trimmed(std::string_view(text).substr(open + 1, text.size() - open - 2)));
    const std::string name(trimmed(std::string_view(text).substr(0, open)));
    const bool isBrief = inside.size() >= shortestKey && inside.size() <= longestKey
                         && std::all_of(inside.begin(), inside.end(), [](unsigned char c) { return std::isalnum(c); })
                         && std::none_of(inside.begin(), inside.end(), [](unsigned char c) { return std::islower(c); })
                         && hasLetter(inside);
    const bool isCoast = inside.size() == 2 && inside[1] == 'C' && std::string_view("NSEW").find(inside[0]) < 4;
    if (!isBrief || isCoast || name.size() <= inside.size())
        return std::nullopt;
    return std::pair(name, inside);
}

/// "London 3" without its value; empty if it has none.
std::string withoutValue(const std::string &text)
{
    std::size_t end = text.size();
    while (end > 0 && isDigit(text[end - 1]))
        --end;
    if (end == text.size() || text.size() - end > 2 || end == 0 || text[end - 1] != ' ')
        return {};
    const std::string name(trimmed(std::string_view(text).substr(0, end)));
    return hasLetter(name) ? name : std::string();
}

/// "London / Londres" without what stands behind the stroke; empty if there is none.
std::string withoutSecond(const std::string &text)
{
    const std::size_t stroke = text.find(" / ");
    return stroke == std::string::npos ? std::string() : std::string(trimmed(std::string_view(text).substr(0, stroke)));
}

/// What `part` takes off one of so many names is no part of them, as long as they stay apart.
template <typename Part>
void takeHabit(std::vector<DrawnText> &texts, std::size_t oneOf, const Part &part)
{
    constexpr std::size_t fewest = 4;
    std::size_t names = 0;
    std::set<std::string> with, plain;
    for (const DrawnText &text : texts) {
        names += hasLetter(text.text) && text.text.size() > longestKey;
        if (const std::string rest = part(text.text); !rest.empty())
            with.insert(text.text), plain.insert(foldName(rest));
    }
    if (with.size() < fewest || oneOf * with.size() < names || plain.size() < with.size())
        return;
    for (DrawnText &text : texts) {
        if (std::string rest = part(text.text); !rest.empty())
            text.text = std::move(rest);
    }
}

/// "LON  London", "12. London": what stands for the name, and the name.
std::optional<std::pair<std::string, std::string>> listLine(const std::string &text)
{
    constexpr std::string_view partings = ".:)=,";
    const std::size_t end = text.find(' ');
    if (end == std::string::npos)
        return std::nullopt;
    std::string key = text.substr(0, end);
    const bool marked = partings.find(key.back()) != std::string_view::npos;
    if (marked)
        key.pop_back();
    std::string_view name = trimmed(std::string_view(text).substr(end));
    for (const std::string_view dash : {"=", ":", "-", "\u2013", "\u2014"}) {
        if (name.starts_with(dash))
            name = trimmed(name.substr(dash.size()));
    }
    const bool number = !key.empty() && key.size() < longestKey && std::all_of(key.begin(), key.end(), isDigit);
    const bool brief = key.size() >= shortestKey && key.size() <= longestKey
                       && std::all_of(key.begin(), key.end(), [](unsigned char c) { return std::isalnum(c); });
    if (!(number || brief) || name.size() < shortestKey || !hasLetter(name))
        return std::nullopt;
    return std::pair(foldName(key), std::string(name));
}

} // namespace

void tidyTexts(std::vector<DrawnText> &texts)
{
    for (DrawnText &text : texts) {
        text.starred = takeSigns(text.text);
        if (auto parts = bracketed(text.text)) {
            text.text = std::move(parts->first);
            text.brief = std::move(parts->second);
        }
    }
    takeHabit(texts, 3, withoutValue);
    takeHabit(texts, 2, withoutSecond);
}

bool isSign(const std::string &text)
{
    return std::find(centreSigns.begin(), centreSigns.end(), text) != centreSigns.end();
}

const std::string *NameList::find(const std::string &text) const
{
    const auto found = names.find(foldName(text));
    return found == names.end() ? nullptr : &found->second;
}

NameList nameListOf(const Drawing &drawing)
{
    constexpr std::size_t fewest = 5;
    std::set<std::string> shown;
    for (const DrawnText &text : drawing.texts) {
        if (text.text.size() <= longestKey)
            shown.insert(foldName(text.text));
    }
    // Its lines are of one size: "The Long War" explains no abbreviation.
    std::map<std::pair<int, double>, std::vector<std::size_t>> alike; // by group and size
    for (std::size_t i = 0; i < drawing.texts.size(); ++i) {
        const auto line = listLine(drawing.texts[i].text);
        if (line && shown.count(line->first))
            alike[{drawing.texts[i].group, drawing.texts[i].size}].push_back(i);
    }
    const auto longest = std::max_element(alike.begin(), alike.end(), [](const auto &one, const auto &other) {
        return one.second.size() < other.second.size();
    });
    NameList list;
    list.lines.assign(drawing.texts.size(), false);
    if (longest == alike.end() || longest->second.size() < fewest || 2 * longest->second.size() < shown.size())
        return list;
    std::set<std::string> values;
    for (const std::size_t i : longest->second) {
        const auto line = listLine(drawing.texts[i].text);
        if (!list.names.insert(*line).second || !values.insert(foldName(line->second)).second) {
            list.names.clear();
            list.lines.assign(drawing.texts.size(), false);
            break;
        }
        list.lines[i] = true;
    }
    return list;
}

} // namespace entente
