#include "exchange/judgewords.h"

#include "base/utf8.h"
#include "exchange/lines.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace entente {

namespace {

constexpr std::array<std::string_view, 6> terrains{"COAST", "LAND", "WATER", "PORT", "SHUT", "AMEND"};
constexpr std::array<std::string_view, 17> asides{"NOTIFY", "FLAG",    "FLAGS",    "LEAGUE",   "TAX",    "CAP",
                                                  "PAYOLA", "OMIT",    "RENAME",   "TEXTONLY", "TEAM",   "TEAMS",
                                                  "ROTATE", "CONTROL", "NEWHOMES", "RESERVES", "MILITIA"};

bool isUpper(char c)
{
    return std::isupper(static_cast<unsigned char>(c));
}

bool isLower(char c)
{
    return std::islower(static_cast<unsigned char>(c));
}

/// The byte in small letters; `before` is the one before it: of Latin-1's letters the second byte tells the case.
char lowerLetter(char before, char c)
{
    const unsigned char byte = static_cast<unsigned char>(c);
    if (byte < 0x80)
        return static_cast<char>(std::tolower(byte));
    const bool latin = static_cast<unsigned char>(before) == 0xC3;
    return latin && byte >= 0x80 && byte <= 0x9E && byte != 0x97 ? static_cast<char>(byte + 0x20) : c;
}

} // namespace

bool isTerrainWord(std::string_view upper)
{
    return std::find(terrains.begin(), terrains.end(), upper) != terrains.end();
}

bool isAsideWord(std::string_view upper)
{
    return std::find(asides.begin(), asides.end(), upper) != asides.end();
}

std::string upperCase(std::string_view text)
{
    std::string upper(text);
    std::transform(upper.begin(), upper.end(), upper.begin(),
                   [](unsigned char c) { return static_cast<char>(c < 0x80 ? std::toupper(c) : c); });
    return upper;
}

std::string baseOfPlace(std::string_view place)
{
    return lowerCase(place.substr(0, place.find('/')));
}

bool isForArmies(std::string_view place)
{
    return std::none_of(place.begin(), place.end(), isUpper);
}

bool isForFleets(std::string_view place)
{
    return place.size() > 1 && isUpper(place[0]) && isLower(place[1]);
}

std::string spokenName(std::string_view word)
{
    std::string name;
    bool big = true;
    bool initial = false; // the last part was one letter
    std::size_t part = 0;
    while (!word.empty() && (word.front() == '_' || word.front() == '+'))
        word.remove_prefix(1);
    for (std::size_t i = 0; i < word.size(); ++i, ++part) {
        const char c = word[i];
        if (c == '+') {
            initial = part == 1;
            const bool initialsGoOn = i + 2 >= word.size() || word[i + 2] == '+';
            if (!initial || !initialsGoOn)
                name += ' ';
            big = true;
            part = static_cast<std::size_t>(-1);
            continue;
        }
        name += big ? upperCase(std::string_view(&c, 1)).front() : lowerLetter(word[i ? i - 1 : 0], c);
        big = c == '-' || (big && static_cast<unsigned char>(c) == 0xC3);
    }
    return std::string(trimmed(name));
}

std::pair<std::string, std::string> renamed(std::string_view text)
{
    const std::size_t arrow = text.find("->");
    if (arrow == std::string_view::npos)
        return {{}, std::string(trimmed(text))};
    return {std::string(trimmed(text.substr(0, arrow))), std::string(trimmed(text.substr(arrow + 2)))};
}

std::string utf8Of(std::string_view bytes)
{
    if (isUtf8(bytes))
        return std::string(bytes);
    std::string text;
    for (const char c : bytes)
        appendCodePoint(text, static_cast<unsigned char>(c)); // Latin-1 is Unicode's beginning
    return text;
}

} // namespace entente
