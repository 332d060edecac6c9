// Map files of the DPjudge, which the Python package `diplomacy` reads too. The letter case of a place says who may
// pass: "tus" is closed to fleets, "Tys" to armies that are not convoyed.

#include "exchange/lines.h"
#include "exchange/variantimporter.h"

#include "base/names.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace entente {

namespace {

/// Ways, centres or terrains that a map may name; later lines are compared with all earlier ones.
constexpr std::size_t mostWords = 8192;

bool isTerrain(std::string_view word)
{
    return word == "COAST" || word == "LAND" || word == "WATER" || word == "PORT" || word == "SHUT" || word == "AMEND";
}

bool isLower(const std::string &word)
{
    return std::none_of(word.begin(), word.end(), [](unsigned char c) { return std::isupper(c); });
}

/// "Tys": no army goes there by itself.
bool isCapitalised(const std::string &word)
{
    return word.size() > 1 && std::isupper(static_cast<unsigned char>(word[0])) && std::islower(static_cast<unsigned char>(word[1]));
}

/// "AUSTRIA" -> "Austria", "__new+england" -> "NewEngland"
std::string spoken(std::string_view word)
{
    std::string name;
    bool big = true;
    for (const char c : word) {
        if (c == '_' && name.empty())
            continue;
        if (c == '+') {
            big = true;
            continue;
        }
        name += static_cast<char>(big ? std::toupper(static_cast<unsigned char>(c)) : std::tolower(static_cast<unsigned char>(c)));
        big = false;
    }
    return name;
}

class DirectiveReader {
public:
    explicit DirectiveReader(std::string_view text) : m_lines(linesOf(text)) {}

    Result<ForeignVariant, Fault> read()
    {
        m_draft.source = "the DPjudge";
        for (const TextLine &line : m_lines) {
            if (m_draft.isTooLarge() || m_ways.size() > mostWords || m_homes.size() > mostWords
                || m_terrain.size() > mostWords)
                return Fault{worded("Faults", "line %1").with(std::to_string(line.number)), worded("Faults",
                    "The map is too large.")};
            if (!line.text.starts_with('#'))
                directive(line);
        }
        if (m_draft.spaces.empty() && !m_used.empty())
            return Fault{"", worded("Faults", "The map builds on the file %1, which is not part of it; put that file's lines in their place.").with(m_used)};
        if (!m_used.empty())
            m_draft.remark(worded("Remarks", "What the file %1 adds to the map is left out.").with(m_used));
        // An alias may be the name of another space: ways go by the abbreviations alone, which come first.
        for (const Way &way : m_ways)
            pass(way);
        settlePowers();
        std::string name = m_draft.powers.empty() ? std::string("map") : m_draft.powers.front().name;
        m_draft.title = m_title.empty() ? "DPjudge map of " + std::to_string(m_draft.spaces.size()) + " spaces" : spoken(m_title);
        m_draft.id = "dpjudge-" + (m_title.empty() ? std::to_string(m_draft.spaces.size()) + '-' + idOf(name) : idOf(m_title));
        return m_draft.variant();
    }

private:
    struct Way {
        std::string terrain; ///< of `from`
        std::string from;
        std::string to;
        Wording where;
    };

    void directive(const TextLine &line)
    {
        const Wording where = worded("Faults", "line %1").with(std::to_string(line.number));
        const std::size_t equals = line.text.find('=');
        if (equals != std::string_view::npos)
            return name(line, equals);
        const std::vector<std::string> words = wordsOf(line.text);
        const std::string &word = words.front();
        const std::vector<std::string> rest(words.begin() + 1, words.end());
        if (isTerrain(word) && !rest.empty())
            return terrain(word, rest, where);
        if (word == "MAP" || word == "USE" || word == "USES") {
            m_used = rest.empty() ? std::string("?") : rest.front();
            if (word == "MAP")
                m_title = m_used;
        } else if (word == "BEGIN") {
            begin(rest, where);
        } else if (word == "VICTORY") {
            m_draft.victoryCentres = rest.empty() ? 0 : std::atoi(rest.front().c_str());
            if (rest.size() > 1)
                m_draft.remark(worded("Remarks", "That the centres needed to win change from year to year is not taken over."));
        } else if (word == "UNOWNED" || word == "NEUTRAL" || (word == "CENTERS" && m_power < 0)) {
            centres(rest, -1, false);
            m_power = -1;
        } else if (word == "OWNS" || word == "CENTERS") {
            for (const std::string &each : rest)
                m_owners.emplace_back(each, m_power);
        } else if (word == "INHABITS" || word == "HOME" || word == "HOMES") {
            std::erase_if(m_homes, [&](const auto &home) { return home.second == m_power; });
            centres(rest, m_power, true);
        } else if (word == "UNITS") {
            std::erase_if(m_draft.units, [&](const BoardDraft::Unit &unit) { return m_power >= 0 && unit.power == powerAt(m_power).name; });
        } else if ((word == "A" || word == "F") && rest.size() == 1) {
            unit(word, rest.front(), where);
        } else if (word == "RULE" || word == "RULES") {
            rules(rest);
        } else if (word == "DUMMY" || word == "DUMMIES" || word == "UNPLAYED" || word == "DROP" || word == "DIRECTIVE" || word == "END") {
            m_draft.remark(worded("Remarks", "The line \"%1\" is not taken over.").with(line.text));
        } else {
            power(words, where);
        }
    }

    /// "Norwegian Sea = nwg norwegian nrg norw+sea"
    void name(const TextLine &line, std::size_t equals)
    {
        std::vector<std::string> words = wordsOf(line.text.substr(equals + 1));
        if (words.empty())
            return m_draft.fault(worded("Faults", "line %1").with(std::to_string(line.number)), worded("Faults", "The name has no abbreviation."));
        BoardDraft::Space space;
        space.name = trimmed(line.text.substr(0, equals));
        space.brief = words.front();
        for (std::size_t i = 1; i < words.size(); ++i) {
            std::replace(words[i].begin(), words[i].end(), '+', ' ');
            if (!words[i].ends_with('?')) // ambiguous: nobody's
                space.aliases.push_back(words[i]);
        }
        m_names.push_back(std::move(space));
    }

    /// A space is one of those that have a terrain; the file names more than it uses.
    BoardDraft::Space &known(const std::string &place)
    {
        const std::string brief = place.substr(0, place.find('/'));
        const std::string folded = foldName(brief);
        const auto is = [&](const BoardDraft::Space &each) { return foldName(each.brief) == folded; };
        const auto found = std::find_if(m_draft.spaces.begin(), m_draft.spaces.end(), is);
        if (found != m_draft.spaces.end())
            return *found;
        const auto named = std::find_if(m_names.begin(), m_names.end(), is);
        BoardDraft::Space space;
        space.brief = brief;
        space.name = spoken(brief);
        m_draft.spaces.push_back(named == m_names.end() ? std::move(space) : *named);
        return m_draft.spaces.back();
    }

    void terrain(const std::string &kind, const std::vector<std::string> &rest, const Wording &where)
    {
        const std::string &place = rest.front();
        BoardDraft::Space &space = known(place);
        space.water = kind == "WATER";
        space.impassable = kind == "SHUT";
        space.land = kind == "LAND" || kind == "COAST" || kind == "PORT";
        if (kind == "PORT")
            m_draft.remark(worded("Remarks", "Fleets in %1 do not convoy here.").with(space.name));
        // A later line takes the place of an earlier one.
        std::erase_if(m_ways, [&](const Way &way) { return lowerCase(way.from) == lowerCase(place); });
        m_terrain.emplace_back(lowerCase(place.substr(0, place.find('/'))), kind);
        for (std::size_t i = 2; i < rest.size() && rest[1] == "ABUTS"; ++i)
            m_ways.push_back({kind, place, rest[i], where});
    }

    std::string terrainOf(const std::string &place) const
    {
        const std::string wanted = lowerCase(place.substr(0, place.find('/')));
        for (auto each = m_terrain.rbegin(); each != m_terrain.rend(); ++each) {
            if (each->first == wanted)
                return each->second;
        }
        return {};
    }

    void pass(const Way &way)
    {
        const std::string to = terrainOf(way.to);
        if (to.empty())
            return m_draft.fault(way.where, worded("Faults", "\"%1\" has no terrain of its own.").with(way.to));
        if (way.terrain == "SHUT" || to == "SHUT")
            return;
        const bool fromCoast = way.from.find('/') != std::string::npos;
        const bool toCoast = way.to.find('/') != std::string::npos;
        const auto floats = [](const std::string &kind) { return kind == "WATER" || kind == "COAST" || kind == "PORT"; };
        const auto walks = [](const std::string &kind) { return kind != "WATER"; };
        if (floats(way.terrain) && floats(to) && !isLower(way.from) && !isLower(way.to))
            m_draft.addWay(true, way.from, way.to, way.where);
        if (walks(way.terrain) && walks(to) && !fromCoast && !toCoast && !isCapitalised(way.to))
            m_draft.addWay(false, way.from, way.to, way.where);
    }

    void begin(const std::vector<std::string> &words, const Wording &where)
    {
        if (words.size() < 2)
            return m_draft.fault(where, worded("Faults", "BEGIN names a season, a year and a phase."));
        const std::string season = lowerCase(words[0]);
        m_draft.start.season = season == "spring" ? Season::Spring : season == "winter" ? Season::Winter : season == "summer" ? Season::Summer : Season::Autumn;
        m_draft.start.year = std::clamp(std::atoi(words[1].c_str()), 1, 9999);
        if (m_draft.start.season == Season::Winter)
            m_draft.start.stage = Stage::Adjustments;
        else if (m_draft.start.season == Season::Summer)
            m_draft.start.season = Season::Spring;
    }

    BoardDraft::Power &powerAt(int index) { return m_draft.powers[static_cast<std::size_t>(index)]; }

    void centres(const std::vector<std::string> &places, int of, bool anew)
    {
        for (std::string place : places) {
            if (m_homes.size() > mostWords)
                return;
            const bool away = place.starts_with('-');
            if (away)
                place.erase(0, 1);
            std::erase_if(m_homes, [&](const auto &home) { return lowerCase(home.first) == lowerCase(place) && (of >= 0 || away || anew); });
            if (!away)
                m_homes.emplace_back(place, of);
        }
    }

    /// "AUSTRIA (AUSTRIAN:A) BUD TRI VIE"
    void power(const std::vector<std::string> &words, const Wording &where)
    {
        if (!std::isalpha(static_cast<unsigned char>(words.front()[0])) && words.front()[0] != '_')
            return m_draft.fault(where, worded("Faults", "\"%1\" begins no line that a map has.").with(words.front()));
        const std::string called = spoken(words.front());
        const auto found = std::find_if(m_draft.powers.begin(), m_draft.powers.end(), [&](const BoardDraft::Power &each) { return each.name == called; });
        m_power = static_cast<int>(found - m_draft.powers.begin());
        if (found == m_draft.powers.end())
            m_draft.powers.push_back({called, {}, {}, true, false});
        std::size_t next = 1;
        if (words.size() > 1 && words[1].starts_with('(')) {
            const std::string inside = words[1].substr(1, words[1].find_first_of(":)") - 1);
            if (!inside.empty())
                powerAt(m_power).adjective = spoken(inside);
            next = 2;
        }
        centres({words.begin() + static_cast<std::ptrdiff_t>(next), words.end()}, m_power, true);
    }

    void unit(const std::string &kind, const std::string &place, const Wording &where)
    {
        if (m_power < 0)
            return m_draft.fault(where, worded("Faults", "The unit %1 belongs to no power: none is named above it.").with(kind + ' ' + place));
        std::erase_if(m_draft.units, [&](const BoardDraft::Unit &other) { return lowerCase(other.place) == lowerCase(place); });
        m_draft.units.push_back({powerAt(m_power).name, kind, place});
    }

    void rules(const std::vector<std::string> &words)
    {
        for (const std::string &rule : words) {
            if (rule == "BUILD_ANY")
                m_anywhere = true;
            else
                m_draft.remark(worded("Remarks", "The rule %1 is not taken over.").with(rule));
        }
    }

    void settlePowers()
    {
        for (const auto &[place, of] : m_homes) {
            BoardDraft::Space *space = m_draft.space(place);
            if (!space) {
                m_draft.fault("", worded("Faults", "The centre \"%1\" is not a space on this board.").with(place));
                continue;
            }
            space->centre = true;
            if (of >= 0)
                space->home = powerAt(of).name;
        }
        for (const auto &[place, of] : m_owners) {
            if (BoardDraft::Space *space = m_draft.space(place); space && of >= 0) {
                space->centre = true;
                space->owner = powerAt(of).name;
            }
        }
        for (BoardDraft::Power &power : m_draft.powers)
            power.buildsAnywhere = m_anywhere;
    }

    std::vector<TextLine> m_lines;
    BoardDraft m_draft;
    std::vector<BoardDraft::Space> m_names;
    std::vector<Way> m_ways;
    std::vector<std::pair<std::string, std::string>> m_terrain; ///< the last of a space counts
    std::vector<std::pair<std::string, int>> m_homes;  ///< centres with the index of their power, -1: nobody's
    std::vector<std::pair<std::string, int>> m_owners;
    std::string m_used;
    std::string m_title;
    int m_power = -1; ///< the one that lines speak of
    bool m_anywhere = false;
};

} // namespace

bool looksLikeJudgeDirectives(std::string_view bytes)
{
    int terrains = 0;
    for (const TextLine &line : linesOf(bytes.substr(0, 1 << 20))) {
        const std::vector<std::string> words = wordsOf(line.text);
        terrains += words.size() > 2 && isTerrain(words[0]) && words[2] == "ABUTS";
        if (words.size() == 4 && words[0] == "BEGIN" && words[3] == "MOVEMENT")
            return true;
    }
    return terrains > 1;
}

Result<std::vector<ForeignVariant>, Fault> readJudgeDirectives(std::string_view bytes)
{
    if (bytes.size() > largestMapText)
        return Fault{"", worded("Faults", "The map is too large.")};
    auto made = DirectiveReader(bytes).read();
    if (!made)
        return made.error();
    std::vector<ForeignVariant> all;
    all.push_back(std::move(made).value());
    return all;
}

} // namespace entente
