// The maps of DAIDE's servers and bots: "MDF (AUS ENG) (((AUS BUD VIE)) (ADR)) ((BUD (AMY VIE)) ...)".

#include "exchange/lines.h"
#include "exchange/variantimporter.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace entente {

namespace {

/// A word, or what stands in a pair of brackets.
struct Group {
    std::string word; ///< empty: brackets
    std::vector<Group> parts;
};

constexpr int deepestGroup = 8;
constexpr std::string_view nobody = "UNO"; ///< who owns the centres that nobody owns

std::string capitals(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

/// Reads what stands up to the bracket that closes, or up to the end; false where brackets do not match.
bool readGroup(std::string_view text, std::size_t &at, int depth, Group &into)
{
    while (at < text.size()) {
        const char c = text[at];
        if (c == ')')
            return depth > 0 && ++at > 0;
        if (c == '(') {
            ++at;
            into.parts.emplace_back();
            if (depth == deepestGroup || !readGroup(text, at, depth + 1, into.parts.back()))
                return false;
        } else if (std::isspace(static_cast<unsigned char>(c))) {
            ++at;
        } else {
            const std::size_t begin = at;
            while (at < text.size() && !std::isspace(static_cast<unsigned char>(text[at])) && text[at] != '('
                   && text[at] != ')')
                ++at;
            into.parts.push_back({std::string(text.substr(begin, at - begin)), {}});
        }
    }
    return depth == 0;
}

/// The message that begins with that word; nothing where the text is none.
std::optional<Group> message(std::string_view text, std::string_view begins)
{
    Group all;
    std::size_t at = 0;
    if (text.size() > largestMapText || !readGroup(text, at, 0, all) || all.parts.empty()
        || capitals(all.parts[0].word) != begins)
        return std::nullopt;
    return all;
}

/// "Bar", or "(stp scs)" as "stp/sc". Empty: neither.
std::string placeText(const Group &group)
{
    if (!group.word.empty())
        return group.word;
    if (group.parts.size() != 2 || group.parts[0].word.empty() || group.parts[1].word.size() != 3)
        return {};
    return group.parts[0].word + '/' + lowerCase(group.parts[1].word).substr(0, 1) + 'c';
}

/// The names of powers and spaces by their words, and a power's adjective: lines "FRA:France:French".
struct NameLine {
    std::string name;
    std::string adjective;
};

std::map<std::string, NameLine> namesOf(const std::optional<std::string> &text)
{
    static const std::map<std::string, NameLine> usual{
        {"AUS", {"Austria", "Austrian"}}, {"ENG", {"England", "English"}}, {"FRA", {"France", "French"}},
        {"GER", {"Germany", "German"}},   {"ITA", {"Italy", "Italian"}},   {"RUS", {"Russia", "Russian"}},
        {"TUR", {"Turkey", "Turkish"}}};
    if (!text)
        return usual;
    std::map<std::string, NameLine> names = usual;
    for (const TextLine &line : linesOf(*text)) {
        const std::size_t first = line.text.find(':');
        if (first == std::string_view::npos)
            continue;
        const std::size_t second = std::min(line.text.find(':', first + 1), line.text.size());
        NameLine &entry = names[capitals(std::string(trimmed(line.text.substr(0, first))))];
        entry.name = trimmed(line.text.substr(first + 1, second - first - 1));
        entry.adjective =
            second < line.text.size() ? std::string(trimmed(line.text.substr(second + 1))) : std::string();
    }
    return names;
}

class MapReader {
public:
    MapReader(BoardDraft &draft, std::map<std::string, NameLine> names) : m_draft(draft), m_names(std::move(names)) {}

    void powers(const Group &group)
    {
        for (const Group &each : group.parts) {
            const NameLine line = known(each.word);
            m_draft.powers.push_back({line.name, line.adjective, {each.word}, true, false});
        }
    }

    /// "((AUS BUD TRI VIE) (UNO BEL))": the centres, and whose they are.
    void centres(const Group &group)
    {
        for (const Group &each : group.parts) {
            if (each.parts.empty())
                continue;
            const Group &whose = each.parts.front();
            std::string home = whose.word;
            if (home.empty() && !whose.parts.empty()) { // of several powers
                home = whose.parts.front().word;
                m_draft.remark(worded(
                    "Remarks", "A centre has one home power here; where the map names several, the first counts."));
            }
            if (capitals(home) == nobody)
                home.clear();
            for (std::size_t i = 1; i < each.parts.size(); ++i)
                space(each.parts[i].word, true, home.empty() ? std::string() : known(home).name);
        }
    }

    void plainSpaces(const Group &group)
    {
        for (const Group &each : group.parts)
            space(each.word, false, {});
    }

    /// "(BUL (AMY CON GRE) ((FLT ECS) BLA CON))"
    void ways(const Group &group)
    {
        for (const Group &each : group.parts) {
            if (each.parts.empty() || m_draft.isTooLarge())
                continue;
            const std::string &from = each.parts.front().word;
            const Wording where = worded("Faults", "the passages of %1").with(from);
            for (std::size_t i = 1; i < each.parts.size(); ++i)
                waysOfKind(from, each.parts[i], where);
        }
    }

private:
    NameLine known(const std::string &word) const
    {
        const auto found = m_names.find(capitals(word));
        return found == m_names.end() ? NameLine{word, {}} : found->second;
    }

    void space(const std::string &word, bool centre, std::string home)
    {
        if (word.empty())
            return m_draft.fault({}, worded("Faults", "A space has no name."));
        BoardDraft::Space space;
        space.brief = word;
        space.name = known(word).name;
        space.centre = centre;
        space.home = std::move(home);
        m_draft.spaces.push_back(std::move(space));
    }

    void waysOfKind(const std::string &from, const Group &list, const Wording &where)
    {
        if (list.parts.empty())
            return;
        const Group &who = list.parts.front();
        const std::string kind = capitals(who.word.empty() && !who.parts.empty() ? who.parts.front().word : who.word);
        std::string place = from;
        if (who.word.empty() && who.parts.size() == 2)
            place = placeText({{}, {{from, {}}, who.parts[1]}});
        if (kind != "AMY" && kind != "FLT")
            return m_draft.fault(where,
                                 worded("Faults", "There are armies (AMY) and fleets (FLT), no \"%1\".").with(kind));
        if (kind == "AMY") {
            if (BoardDraft::Space *land = m_draft.space(from))
                land->land = true; // an island, too: it has no way but says so
        }
        for (std::size_t i = 1; i < list.parts.size(); ++i)
            m_draft.addWay(kind == "FLT", place, placeText(list.parts[i]), where);
    }

    BoardDraft &m_draft;
    std::map<std::string, NameLine> m_names;
};

/// Where units stand: "NOW (SPR 1901) (RUS FLT (STP SCS))".
void readStart(BoardDraft &draft, const Group &now)
{
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 5> seasons{
        {{"SPR", "S%1M"}, {"SUM", "S%1R"}, {"FAL", "F%1M"}, {"AUT", "F%1R"}, {"WIN", "W%1A"}}};
    for (std::size_t i = 1; i < now.parts.size(); ++i) {
        const std::vector<Group> &parts = now.parts[i].parts;
        if (i == 1 && parts.size() == 2) {
            const std::string season = capitals(parts[0].word);
            for (const auto &[word, form] : seasons) {
                Phase phase;
                std::string text(form);
                text.replace(1, 2, parts[1].word);
                if (season == word && readPhase(text, phase))
                    draft.start = phase;
            }
        } else if (parts.size() >= 3 && draft.power(parts[0].word)) {
            draft.units.push_back(
                {draft.power(parts[0].word)->name, capitals(parts[1].word) == "FLT" ? "F" : "A", placeText(parts[2])});
        } else {
            draft.remark(worded("Remarks", "Not all of where units begin could be read."));
        }
    }
}

} // namespace

bool looksLikeDaideMap(std::string_view bytes)
{
    const std::string_view begin = trimmed(bytes.substr(0, 64));
    return capitals(std::string(begin.substr(0, 3))) == "MDF" && begin.find('(') != std::string_view::npos
           && trimmed(begin.substr(3)).starts_with('(');
}

Result<std::vector<ForeignVariant>, Fault> readDaideMap(std::string_view bytes, const Surroundings &around)
{
    if (bytes.size() > largestMapText)
        return Fault{"", worded("Faults", "The map is too large.")};
    const std::optional<Group> map = message(bytes, "MDF");
    if (!map)
        return Fault{"", worded("Faults", "Its brackets do not match.")};
    if (map->parts.size() != 4 || map->parts[2].parts.size() != 2)
        return Fault{"", worded("Faults", "It is no whole map: powers, spaces, and passages, each in brackets.")};
    const std::string stem =
        around.name.ends_with(".mdf") ? around.name.substr(0, around.name.size() - 4) : std::string();
    const auto beside = [&](const char *ending) -> std::optional<std::string> {
        return !stem.empty() && around.beside ? around.beside(stem + ending) : std::nullopt;
    };

    BoardDraft draft;
    draft.source = "a DAIDE server";
    draft.bothSides = true;
    MapReader reader(draft, namesOf(beside(".nam")));
    reader.powers(map->parts[1]);
    reader.centres(map->parts[2].parts[0]);
    reader.plainSpaces(map->parts[2].parts[1]);
    if (!draft.isTooLarge())
        reader.ways(map->parts[3]);
    const std::string spaces = std::to_string(draft.spaces.size());
    draft.id = "daide-" + (idOf(stem).empty() ? spaces + '-' + std::to_string(draft.powers.size()) : idOf(stem));
    draft.title = stem.empty() ? "DAIDE map, " + spaces + " spaces" : stem;
    if (!stem.empty())
        draft.title.front() = static_cast<char>(std::toupper(static_cast<unsigned char>(stem.front())));
    if (const auto text = beside(".now")) {
        if (const std::optional<Group> now = message(*text, "NOW"))
            readStart(draft, *now);
    }
    return loneVariant(draft.variant());
}

} // namespace entente
