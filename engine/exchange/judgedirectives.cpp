// Map files of the DPjudge, which the Python package `diplomacy` reads too. The letter case of a place says who may
// pass: "tus" is closed to fleets, "Tys" to armies that are not convoyed.

#include "exchange/lines.h"
#include "exchange/variantimporter.h"

#include "base/names.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <set>

namespace entente {

namespace {

/// Ways, centres or terrains that a map may name; later lines are compared with all earlier ones.
constexpr std::size_t mostWords = 8192;

bool isTerrain(std::string_view word)
{
    return word == "COAST" || word == "LAND" || word == "WATER" || word == "PORT" || word == "SHUT" || word == "AMEND";
}

/// Of what a map may say beyond its board: who is told of it, how it is shown, rules of other games.
bool isAside(std::string_view word)
{
    static constexpr std::array<std::string_view, 14> asides{"NOTIFY",    "FLAG", "FLAGS", "FLOW",   "IN",
                                                             "LEAGUE",    "TAX",  "CAP",   "PAYOLA", "DIRECTIVES",
                                                             "DIRECTIVE", "END",  "OMIT",  "RENAME"};
    return std::find(asides.begin(), asides.end(), word) != asides.end();
}

bool isLower(const std::string &word)
{
    return std::none_of(word.begin(), word.end(), [](unsigned char c) { return std::isupper(c); });
}

/// "Tys": no army goes there by itself.
bool isCapitalised(const std::string &word)
{
    return word.size() > 1 && std::isupper(static_cast<unsigned char>(word[0]))
           && std::islower(static_cast<unsigned char>(word[1]));
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
        name += static_cast<char>(big ? std::toupper(static_cast<unsigned char>(c))
                                      : std::tolower(static_cast<unsigned char>(c)));
        big = false;
    }
    return name;
}

class DirectiveReader {
public:
    DirectiveReader(std::string_view text, const Surroundings &around) : m_text(text), m_around(around) {}

    Result<ForeignVariant, Fault> read()
    {
        m_draft.source = "the DPjudge";
        readFile(m_text, {});
        if (m_tooLarge)
            return Fault{"", worded("Faults", "The map is too large.")};
        if (m_draft.powers.empty() || m_draft.spaces.empty())
            readWhole();
        if (m_draft.spaces.empty() && !m_missing.empty())
            return Fault{
                "", worded("Faults", "The map builds on the file %1, which does not lie beside it.").with(m_missing)};
        if (!m_missing.empty())
            m_draft.remark(worded("Remarks", "What the file %1 adds to the map is left out.").with(m_missing));
        // An alias may be the name of another space: ways go by the abbreviations alone, which come first.
        for (const Way &way : m_ways)
            pass(way);
        settlePowers();
        const std::string stem = m_around.name.substr(0, m_around.name.find('.'));
        if (!idOf(stem).empty())
            m_title = stem;
        std::string name = m_draft.powers.empty() ? std::string("map") : m_draft.powers.front().name;
        m_draft.title =
            m_title.empty() ? "DPjudge map of " + std::to_string(m_draft.spaces.size()) + " spaces" : spoken(m_title);
        m_draft.id =
            "dpjudge-" + (m_title.empty() ? std::to_string(m_draft.spaces.size()) + '-' + idOf(name) : idOf(m_title));
        return m_draft.variant();
    }

private:
    struct Way {
        std::string terrain; ///< of `from`
        std::string from;
        std::string to;
        Wording where;
    };

    /// `file`: empty for the one that was opened.
    void readFile(std::string_view text, const std::string &file)
    {
        for (const TextLine &line : linesOf(text)) {
            m_tooLarge = m_tooLarge || m_draft.isTooLarge() || m_ways.size() > mostWords || m_homes.size() > mostWords
                || m_terrain.size() > mostWords || m_names.size() > mostWords;
            if (m_tooLarge)
                return;
            const std::string number = std::to_string(line.number);
            const Wording where = file.empty() ? worded("Faults", "line %1").with(number)
                                               : worded("Faults", "%1, line %2").with(file, number);
            if (!line.text.starts_with('#'))
                directive(line, where);
        }
    }

    /// Reads a file beside this one, once: "standard" is standard.map.
    void use(std::string file)
    {
        if (file.find('.') == std::string::npos)
            file += ".map";
        const bool plain = file.size() <= 100 && !file.starts_with('.') && std::all_of(file.begin(), file.end(),
            [](unsigned char c) { return std::isalnum(c) || c == '.' || c == '_' || c == '-'; });
        if (file == m_around.name || !m_read.insert(file).second)
            return;
        const auto text = plain && m_around.beside && m_read.size() <= mostNeighbours ? m_around.beside(file)
                                                                                     : std::nullopt;
        if (text)
            readFile(*text, file);
        else if (m_missing.empty())
            m_missing = file;
    }

    /// A part, such as the terrain alone, belongs to the map that is called like it.
    void readWhole()
    {
        const std::string whole = m_around.name.substr(0, m_around.name.find('.')) + ".map";
        if (m_around.name.empty() || whole == m_around.name || !m_around.beside)
            return;
        const auto text = m_around.beside(whole);
        if (!text)
            return;
        DirectiveReader reader(*text, m_around);
        reader.m_around.name = whole;
        reader.m_read.insert(whole);
        reader.m_draft.source = m_draft.source;
        reader.readFile(*text, whole);
        reader.m_draft.remark(worded("Remarks", "The file is a part of %1, which is opened.").with(whole));
        *this = std::move(reader);
    }

    void directive(const TextLine &line, const Wording &where)
    {
        if (m_passing) { // a block about rules of another game
            m_passing = line.text != "END DIRECTIVES" && line.text != "END";
            return;
        }
        const std::size_t equals = line.text.find('=');
        if (equals != std::string_view::npos)
            return name(line, equals, where);
        const std::vector<std::string> words = wordsOf(line.text);
        const std::string &word = words.front();
        const std::vector<std::string> rest(words.begin() + 1, words.end());
        if (isTerrain(word) && !rest.empty())
            return terrain(word, rest, where);
        if ((word == "MAP" || word == "USE" || word == "USES") && !rest.empty()) {
            if (word == "MAP")
                m_title = rest.front().substr(0, rest.front().find('.'));
            for (const std::string &file : rest)
                use(file);
        } else if (word == "DROP") {
            for (const std::string &place : rest)
                drop(place);
        } else if (isAside(word)) {
            m_passing = word != "DIRECTIVES" && rest.size() == 1 && rest[0] == "DIRECTIVES";
            m_draft.remark(worded("Remarks", "The directive %1 is not taken over.").with(word));
        } else if (word == "BEGIN") {
            begin(rest, where);
        } else if (word == "VICTORY") {
            m_draft.victoryCentres = rest.empty() ? 0 : std::atoi(rest.front().c_str());
            if (rest.size() > 1)
                m_draft.remark(
                    worded("Remarks", "That the centres needed to win change from year to year is not taken over."));
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
            std::erase_if(m_draft.units, [&](const BoardDraft::Unit &unit) {
                return m_power >= 0 && unit.power == powerAt(m_power).name;
            });
        } else if ((word == "A" || word == "F") && rest.size() == 1) {
            unit(word, rest.front(), where);
        } else if (word == "RULE" || word == "RULES") {
            rules(rest);
        } else if (word == "DUMMY" || word == "DUMMIES" || word == "UNPLAYED") {
            m_draft.remark(worded("Remarks", "The line \"%1\" is not taken over.").with(line.text));
        } else {
            power(words, where);
        }
    }

    /// "Norwegian Sea = nwg norwegian nrg norw+sea"
    void name(const TextLine &line, std::size_t equals, const Wording &where)
    {
        std::vector<std::string> words = wordsOf(line.text.substr(equals + 1));
        if (words.empty())
            return m_draft.fault(where, worded("Faults", "The name has no abbreviation."));
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
        if (kind == "AMEND")
            return amend(rest, where);
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

    /// "AMEND BAR ABUTS ARC -SIB": adds ways to what is known, and takes some away.
    void amend(const std::vector<std::string> &rest, const Wording &where)
    {
        const std::string &place = rest.front();
        const std::string kind = terrainOf(place);
        if (kind.empty())
            return m_draft.fault(where, worded("Faults", "\"%1\" has no terrain of its own.").with(place));
        for (std::size_t i = 2; i < rest.size() && rest[1] == "ABUTS"; ++i) {
            if (!rest[i].starts_with('-')) {
                m_ways.push_back({kind, place, rest[i], where});
                continue;
            }
            const std::string gone = lowerCase(rest[i].substr(1));
            std::erase_if(m_ways, [&](const Way &way) {
                return (lowerCase(way.from) == lowerCase(place) && lowerCase(way.to) == gone)
                    || (lowerCase(way.to) == lowerCase(place) && lowerCase(way.from) == gone);
            });
        }
    }

    /// The space with all its coasts is no part of the board.
    void drop(const std::string &place)
    {
        const std::string brief = baseOf(place);
        std::erase_if(m_ways, [&](const Way &way) { return baseOf(way.from) == brief || baseOf(way.to) == brief; });
        std::erase_if(m_terrain, [&](const auto &each) { return each.first == brief; });
        std::erase_if(m_homes, [&](const auto &home) { return baseOf(home.first) == brief; });
        std::erase_if(m_owners, [&](const auto &owner) { return baseOf(owner.first) == brief; });
        std::erase_if(m_draft.units, [&](const BoardDraft::Unit &unit) { return baseOf(unit.place) == brief; });
        std::erase_if(m_draft.spaces,
                      [&](const BoardDraft::Space &each) { return foldName(each.brief) == foldName(brief); });
        m_dropped.insert(brief);
    }

    /// "STP/NC" -> "stp"
    static std::string baseOf(const std::string &place) { return lowerCase(place.substr(0, place.find('/'))); }

    std::string terrainOf(const std::string &place) const
    {
        const std::string wanted = lowerCase(place.substr(0, place.find('/')));
        for (auto each = m_terrain.rbegin(); each != m_terrain.rend(); ++each) {
            if (each->first == wanted)
                return each->second;
        }
        return {};
    }

    void pass(Way way)
    {
        // "cor~" and "*EGY": units come there with half their strength.
        if (way.to.ends_with('~') || way.to.starts_with('*')) {
            std::erase_if(way.to, [](char c) { return c == '~' || c == '*'; });
            m_draft.remark(worded("Remarks", "Units pass everywhere with their whole strength here, not by halves."));
        }
        if (const std::size_t open = way.to.find('('); open != std::string::npos) {
            way.to.erase(open);
            m_draft.remark(
                worded("Remarks", "What the way from %1 to %2 depends on is not taken over.").with(way.from, way.to));
        }
        if (m_dropped.count(baseOf(way.to)) && terrainOf(way.to).empty())
            return;
        const std::string to = terrainOf(way.to);
        if (to.empty())
            return m_draft.fault(way.where, worded("Faults", "\"%1\" has no terrain of its own.").with(way.to));
        if (way.terrain == "SHUT" || to == "SHUT")
            return;
        const bool fromCoast = way.from.find('/') != std::string::npos;
        const bool toCoast = way.to.find('/') != std::string::npos;
        const auto floats = [](const std::string &kind) {
            return kind == "WATER" || kind == "COAST" || kind == "PORT";
        };
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
        m_draft.start.season = season == "spring"                       ? Season::Spring
                               : season == "winter"                     ? Season::Winter
                               : season == "summer"                     ? Season::Summer
                               : season == "fall" || season == "autumn" ? Season::Autumn
                                                                        : Season::Spring;
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
            if (place.starts_with('&') || place.starts_with('*')) {
                m_draft.remark(worded("Remarks", "The mark in \"%1\" is not taken over.").with(place));
                if (place.starts_with('&'))
                    continue;
                place.erase(0, 1);
            }
            const bool away = place.starts_with('-');
            if (away)
                place.erase(0, 1);
            std::erase_if(m_homes, [&](const auto &home) {
                return lowerCase(home.first) == lowerCase(place) && (of >= 0 || away || anew);
            });
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
        const auto found =
            std::find_if(m_draft.powers.begin(), m_draft.powers.end(),
                         [&](const BoardDraft::Power &each) { return foldName(each.name) == foldName(called); });
        m_power = static_cast<int>(found - m_draft.powers.begin());
        if (found == m_draft.powers.end()) {
            m_draft.powers.push_back({called, {}, {}, true, false});
            if (words.size() > 1 && !words[1].starts_with('('))
                m_doubtful.insert(m_power); // a directive that nobody knows looks the same
        }
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
            return m_draft.fault(
                where,
                worded("Faults", "The unit %1 belongs to no power: none is named above it.").with(kind + ' ' + place));
        std::erase_if(m_draft.units,
                      [&](const BoardDraft::Unit &other) { return baseOf(other.place) == baseOf(place); });
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

    /// A power whose centres are none is a directive.
    void dropDoubtful()
    {
        for (const int doubtful : m_doubtful) {
            const bool has = std::any_of(m_homes.begin(), m_homes.end(), [&](const auto &home) {
                return home.second == doubtful && m_draft.space(home.first);
            });
            const std::string name = powerAt(doubtful).name;
            const bool stands = std::any_of(m_draft.units.begin(), m_draft.units.end(),
                                            [&](const BoardDraft::Unit &unit) { return unit.power == name; });
            if (has || stands)
                continue;
            m_draft.remark(worded("Remarks", "The directive %1 is not taken over.").with(name));
            std::erase_if(m_homes, [&](const auto &home) { return home.second == doubtful; });
            m_gone.insert(name);
        }
    }

    void settlePowers()
    {
        dropDoubtful();
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
        std::erase_if(m_draft.powers, [&](const BoardDraft::Power &power) { return m_gone.count(power.name) > 0; });
        for (BoardDraft::Power &power : m_draft.powers)
            power.buildsAnywhere = m_anywhere;
    }

    std::string m_text;
    Surroundings m_around;
    std::set<std::string> m_read;    ///< files, this one aside
    std::set<std::string> m_dropped; ///< spaces
    std::set<int> m_doubtful;        ///< powers that may be none
    std::set<std::string> m_gone;    ///< of these, by name
    bool m_passing = false;          ///< inside a block that is passed over
    bool m_tooLarge = false;
    BoardDraft m_draft;
    std::vector<BoardDraft::Space> m_names;
    std::vector<Way> m_ways;
    std::vector<std::pair<std::string, std::string>> m_terrain; ///< the last of a space counts
    std::vector<std::pair<std::string, int>> m_homes;  ///< centres with the index of their power, -1: nobody's
    std::vector<std::pair<std::string, int>> m_owners;
    std::string m_missing; ///< a file that it builds on
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
        if (words.size() == 4 && words[0] == "BEGIN" && (words[3] == "MOVEMENT" || words[3] == "ADJUSTMENTS"))
            return true;
    }
    return terrains > 1;
}

Result<std::vector<ForeignVariant>, Fault> readJudgeDirectives(std::string_view bytes, const Surroundings &around)
{
    if (bytes.size() > largestMapText)
        return Fault{"", worded("Faults", "The map is too large.")};
    auto made = DirectiveReader(bytes, around).read();
    if (!made)
        return made.error();
    std::vector<ForeignVariant> all;
    all.push_back(std::move(made).value());
    return all;
}

} // namespace entente
