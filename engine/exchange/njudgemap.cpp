// The map files of the njudge: "Vienna,  A vie" for each space, "-1", "vie-mv: boh gal" for each way, "-1".

#include "exchange/lines.h"
#include "exchange/variantimporter.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace entente {

namespace {

constexpr std::string_view divider = "-1";

/// "spa-nc: por gas": "spa", "nc" and the rest; false for any other line.
bool splitWay(std::string_view line, std::string &space, std::string &manner, std::string_view &places)
{
    const std::size_t colon = line.find(':');
    const std::size_t dash = line.substr(0, colon).rfind('-');
    if (colon == std::string_view::npos || dash == std::string_view::npos || dash == 0)
        return false;
    static constexpr std::array<std::string_view, 7> manners{"mv", "xc", "nc", "sc", "ec", "wc", "mx"};
    space = trimmed(line.substr(0, dash));
    manner = lowerCase(trimmed(line.substr(dash + 1, colon - dash - 1)));
    places = trimmed(line.substr(colon + 1));
    return std::find(manners.begin(), manners.end(), manner.substr(0, 2)) != manners.end();
}

/// The judge's letters for the powers of the usual game; elsewhere they are called by their letters.
std::string powerName(char letter, const std::string &all)
{
    static constexpr std::array<const char *, 7> usual{"Austria", "England", "France", "Germany", "Italy", "Russia", "Turkey"};
    if (all == "AEFGIRT")
        return usual[all.find(letter)];
    return std::string("Power ") + letter;
}

void readSpace(BoardDraft &draft, std::string &letters, const TextLine &line)
{
    const std::size_t comma = line.text.rfind(',');
    const std::vector<std::string> words = comma == std::string_view::npos ? std::vector<std::string>() : wordsOf(line.text.substr(comma + 1));
    if (words.size() < 2)
        return draft.fault(worded("Faults", "line %1").with(std::to_string(line.number)), worded("Faults", "\"%1\" is not a space: a name, a comma, a type and an abbreviation.").with(line.text));
    BoardDraft::Space space;
    space.name = trimmed(line.text.substr(0, comma));
    space.brief = words[1];
    space.aliases.assign(words.begin() + 2, words.end());
    for (const char type : words[0]) {
        if (type == 'w' || type == 'v' || type == 'h')
            space.water = true;
        if (type == 'v' || type == 'h' || type == 'g' || type == 'r')
            draft.remark(worded("Remarks", "%1 has a rule of its own there (\"%2\"), which is not taken over.").with(space.name, std::string(1, type)));
        space.centre = space.centre || type == 'x';
        if (std::isupper(static_cast<unsigned char>(type)) || std::isdigit(static_cast<unsigned char>(type))) {
            space.centre = true;
            space.home = type;
            if (letters.find(type) == std::string::npos)
                letters += type;
        }
    }
    draft.spaces.push_back(std::move(space));
}

void readWay(BoardDraft &draft, const TextLine &line)
{
    std::string from;
    std::string manner;
    std::string_view places;
    const Wording where = worded("Faults", "line %1").with(std::to_string(line.number));
    if (!splitWay(line.text, from, manner, places))
        return draft.fault(where, worded("Faults", "\"%1\" is not a passage: \"vie-mv: boh gal\".").with(line.text));
    const bool fleets = manner[0] != 'm';
    if (manner.starts_with("mx") || manner.size() > 2)
        draft.remark(worded("Remarks", "Units pass everywhere with their whole strength here, not by halves."));
    for (const std::string &to : wordsOf(places))
        draft.addWay(fleets, fleets && manner.substr(0, 2) != "xc" ? from + '/' + manner.substr(0, 2) : from, to, where);
}

} // namespace

bool looksLikeNjudgeMap(std::string_view bytes)
{
    int dividers = 0;
    int ways = 0;
    for (const TextLine &line : linesOf(bytes.substr(0, 1 << 20))) {
        std::string space;
        std::string manner;
        std::string_view places;
        dividers += line.text == divider;
        ways += dividers > 0 && splitWay(line.text, space, manner, places);
    }
    return dividers > 0 && ways > 2;
}

Result<std::vector<ForeignVariant>, Fault> readNjudgeMap(std::string_view bytes)
{
    if (bytes.size() > largestMapText)
        return Fault{"", worded("Faults", "The map is too large.")};
    BoardDraft draft;
    draft.title = "Judge map";
    draft.source = "the njudge";
    std::string letters;
    int part = 0;
    bool more = false;
    for (const TextLine &line : linesOf(bytes)) {
        if (line.text == divider)
            ++part;
        else if (line.text.starts_with('#') || draft.isTooLarge())
            continue;
        else if (part == 0)
            readSpace(draft, letters, line);
        else if (part == 1)
            readWay(draft, line);
        else
            more = more || !lowerCase(line.text).starts_with("center");
    }
    std::sort(letters.begin(), letters.end());
    for (const char letter : letters)
        draft.powers.push_back({powerName(letter, letters), {}, {}, true, false});
    for (BoardDraft::Space &space : draft.spaces) {
        if (space.home.size() == 1)
            space.home = powerName(space.home.front(), letters);
    }
    if (more)
        draft.remark(worded("Remarks", "The options at the end of the map are not taken over."));
    // Such a file does not say what it is called: the same board is the same variant.
    draft.id = "njudge-" + std::to_string(draft.spaces.size()) + '-' + std::to_string(draft.powers.size());
    draft.title = "njudge map, " + std::to_string(draft.spaces.size()) + " spaces";
    auto made = draft.variant();
    if (!made)
        return made.error();
    std::vector<ForeignVariant> all;
    all.push_back(std::move(made).value());
    return all;
}

} // namespace entente
