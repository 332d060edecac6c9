// The map files of the njudge: "Vienna,  A vie" for each space, "-1", "vie-mv: boh gal" for each way, "-1".

#include "exchange/lines.h"
#include "exchange/variantimporter.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace entente {

namespace {

constexpr std::string_view divider = "-1";

/// "spa-nc: por gas": "spa", "nc" and the rest; false for any other line. The judge itself does not miss the colon.
bool splitWay(std::string_view line, std::string &space, std::string &manner, std::string_view &places)
{
    const std::size_t end = std::min(line.find(':'), line.find_first_of(" \t"));
    const std::size_t dash = line.substr(0, end).rfind('-');
    if (end == std::string_view::npos || dash == std::string_view::npos || dash == 0)
        return false;
    static constexpr std::array<std::string_view, 7> manners{"mv", "xc", "nc", "sc", "ec", "wc", "mx"};
    space = trimmed(line.substr(0, dash));
    manner = lowerCase(trimmed(line.substr(dash + 1, end - dash - 1)));
    places = trimmed(line.substr(end + (line[end] == ':' ? 1 : 0)));
    return std::find(manners.begin(), manners.end(), manner.substr(0, 2)) != manners.end();
}

/// The judge's letters for the powers of the usual game; elsewhere they are called by their letters.
std::string powerName(char letter, const std::string &all)
{
    static constexpr std::array<const char *, 7> usual{"Austria", "England", "France", "Germany",
                                                       "Italy",   "Russia",  "Turkey"};
    if (all == "AEFGIRT")
        return usual[all.find(letter)];
    return std::string("Power ") + letter;
}

void readSpace(BoardDraft &draft, std::string &letters, const TextLine &line)
{
    const std::size_t comma = line.text.rfind(',');
    const std::vector<std::string> words =
        comma == std::string_view::npos ? std::vector<std::string>() : wordsOf(line.text.substr(comma + 1));
    if (words.size() < 2)
        return draft.fault(
            worded("Faults", "line %1").with(std::to_string(line.number)),
            worded("Faults", "\"%1\" is not a space: a name, a comma, a type and an abbreviation.").with(line.text));
    BoardDraft::Space space;
    space.name = trimmed(line.text.substr(0, comma));
    space.brief = words[1];
    space.aliases.assign(words.begin() + 2, words.end());
    bool convoys = false;
    for (const char type : words[0]) {
        if (type == 'w' || type == 'v' || type == 'h')
            convoys = true;
        if (type == 'l')
            space.land = true;
        if (type == 'v' || type == 'h' || type == 'g' || type == 'r')
            draft.remark(worded("Remarks", "%1 has a rule of its own there (\"%2\"), which is not taken over.")
                             .with(space.name, std::string(1, type)));
        space.centre = space.centre || type == 'x';
        if (std::isupper(static_cast<unsigned char>(type)) || std::isdigit(static_cast<unsigned char>(type))) {
            space.centre = true;
            space.home = type;
            if (letters.find(type) == std::string::npos)
                letters += type;
        }
    }
    // A railway and a canal are told like spaces, but nobody stands there.
    if (words[0].find_first_not_of("rg") == std::string::npos)
        return;
    // Land that convoys is a centre or is told to be land, too.
    space.water = convoys && !space.centre && !space.land;
    space.land = !space.water;
    space.convoys = convoys && space.land;
    draft.spaces.push_back(std::move(space));
}

/// "x1P", "N0f.": a type tells of the income there, and of the fortress and the port.
bool isOfMachiavelli(std::string_view line)
{
    const std::size_t comma = line.rfind(',');
    const std::vector<std::string> words =
        comma == line.npos ? std::vector<std::string>() : wordsOf(line.substr(comma + 1));
    return !words.empty() && words[0].size() > 2 && std::isdigit(static_cast<unsigned char>(words[0][1]))
           && words[0].find_first_of("fpP.") != std::string::npos;
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
    for (const std::string &to : wordsOf(places)) {
        if (to.ends_with("/mx"))
            draft.remark(worded("Remarks", "Units pass everywhere with their whole strength here, not by halves."));
        draft.addWay(fleets, fleets && manner.substr(0, 2) != "xc" ? from + '/' + manner.substr(0, 2) : from, to,
                     where);
    }
}

/// "map.ancient_med" -> "Ancient Med"; empty where the name says nothing.
std::string titleOf(std::string_view file)
{
    if (!file.starts_with("map."))
        return {};
    std::string title;
    bool big = true;
    for (const char c : file.substr(4)) {
        title += c == '_' ? ' ' : static_cast<char>(big ? std::toupper(static_cast<unsigned char>(c)) : c);
        big = c == '_';
    }
    return title;
}

/// Whose the centres are at the start: a letter for each space in the map's order, "." for nobody.
void readOwners(BoardDraft &draft, const std::string &letters, const std::string &owners, const std::string &file)
{
    if (owners.size() != draft.spaces.size())
        return draft.remark(worded("Remarks", "Whose the centres are in %1 is not taken over: it tells of %2 places, "
                                              "and the map has %3.")
                                .with(file, std::to_string(owners.size()), std::to_string(draft.spaces.size())));
    for (std::size_t i = 0; i < owners.size(); ++i) {
        BoardDraft::Space &space = draft.spaces[i];
        const bool owned = letters.find(owners[i]) != std::string::npos;
        space.owner = owned && space.centre ? powerName(owners[i], letters) : std::string();
        space.unowned = !owned;
    }
}

/// Where units begin: "S1901M", "A: F Trieste", "R: F St Petersburg/sc" and "-1"; then whose the centres are.
void readSeed(BoardDraft &draft, const std::string &letters, std::string_view text, const std::string &file)
{
    std::size_t lines = 0;
    bool ownership = false;
    std::string owners;
    for (const TextLine &line : linesOf(text)) {
        const std::vector<std::string> words = wordsOf(line.text);
        if (draft.isTooLarge() || (ownership && line.text.starts_with(divider)))
            break;
        if (line.text.starts_with(divider)) {
            ownership = true;
            continue;
        }
        if (ownership) {
            owners += line.text;
            continue;
        }
        if (++lines == 1) {
            Phase phase;
            if (readPhase(words.front(), phase))
                draft.start = phase;
            continue;
        }
        const bool unit =
            words.size() > 2 && words[0].size() == 2 && words[0][1] == ':' && (words[1] == "A" || words[1] == "F");
        if (!unit) {
            draft.remark(worded("Remarks", "%1, line %2 is not taken over.").with(file, std::to_string(line.number)));
            continue;
        }
        std::string place = words[2];
        for (std::size_t i = 3; i < words.size(); ++i)
            place += ' ' + words[i];
        draft.units.push_back({powerName(words[0][0], letters), words[1], place});
    }
    if (!owners.empty())
        readOwners(draft, letters, owners, file);
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

Result<std::vector<ForeignVariant>, Fault> readNjudgeMap(std::string_view bytes, const Surroundings &around)
{
    if (bytes.size() > largestMapText)
        return Fault{"", worded("Faults", "The map is too large.")};
    BoardDraft draft;
    draft.title = "Judge map";
    draft.source = "the njudge";
    draft.bothSides = true;
    std::string letters;
    int part = 0;
    bool more = false;
    bool listing = false; // the order of centres in reports, which is no rule
    const std::vector<TextLine> lines = linesOf(bytes);
    if (std::count_if(lines.begin(), lines.end(), [](const TextLine &line) { return isOfMachiavelli(line.text); }) > 3)
        return Fault{
            "", worded("Faults", "It is a board of Machiavelli, a game of other rules, which is not played here.")};
    for (const TextLine &line : lines) {
        if (line.text == divider) {
            ++part;
            listing = false;
        } else if (line.text.starts_with('#') || draft.isTooLarge())
            continue;
        else if (part == 0)
            readSpace(draft, letters, line);
        else if (part == 1)
            readWay(draft, line);
        else if (lowerCase(line.text).starts_with("center"))
            listing = true;
        else
            more = more || !listing;
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
    if (const std::string title = titleOf(around.name); !title.empty() && !idOf(title).empty()) {
        draft.title = title;
        draft.id = "njudge-" + idOf(title);
    }
    const bool named = around.name == "map" || around.name.starts_with("map.");
    const std::string seed = around.name.size() > 4 ? "seed." + around.name.substr(4) : "seed.standard";
    if (const auto text = named && around.beside ? around.beside(seed) : std::nullopt)
        readSeed(draft, letters, *text, seed);
    return loneVariant(draft.variant());
}

} // namespace entente
