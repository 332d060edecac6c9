// Map files of the DPjudge, which the Python package `diplomacy` reads too: lines that each begin with a directive, and
// may change what earlier lines and other files said. The letter case of a place says who may pass: "tus" is closed to
// fleets, "Tys" to armies that are not convoyed.

#include "exchange/judgepowers.h"
#include "exchange/judgeterrain.h"
#include "exchange/judgewords.h"
#include "exchange/lines.h"
#include "exchange/variantimporter.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <set>

namespace entente {

namespace {

class DirectiveReader {
public:
    DirectiveReader(std::string_view text, const Surroundings &around) : m_text(utf8Of(text)), m_around(around) {}

    Result<ForeignVariant, Fault> read()
    {
        m_draft.source = "the DPjudge";
        m_draft.bothSides = true;
        readFile(m_text, {});
        if (m_tooLarge)
            return Fault{"", worded("Faults", "The map is too large.")};
        if (!m_named || !m_placed)
            readWhole();
        m_terrain.layOut(m_draft);
        if (m_draft.spaces.empty() && !m_missing.empty())
            return Fault{
                "", worded("Faults", "The map builds on the file %1, which does not lie beside it.").with(m_missing)};
        if (!m_missing.empty())
            m_draft.remark(worded("Remarks", "What the file %1 adds to the map is left out.").with(m_missing));
        m_terrain.connect(m_draft);
        m_powers.settle(m_draft);
        begin();
        entitle();
        return m_draft.variant();
    }

private:
    using Words = std::vector<std::string>;

    /// `file`: empty for the one that was opened.
    void readFile(const std::string &text, const std::string &file)
    {
        for (const TextLine &line : linesOf(text)) {
            m_tooLarge = m_tooLarge || m_draft.isTooLarge() || m_terrain.isTooLarge() || m_powers.isTooLarge();
            if (m_tooLarge)
                return;
            const std::string number = std::to_string(line.number);
            const Wording where = file.empty() ? worded("Faults", "line %1").with(number)
                                               : worded("Faults", "%1, line %2").with(file, number);
            if (!line.text.starts_with('#') && !passesOver(line.text))
                directive(line, where);
        }
    }

    /// Blocks that speak of other games ("PAYOLA DIRECTIVES" up to "END DIRECTIVES") or of one season ("IN W1939A").
    bool passesOver(std::string_view line)
    {
        const Words words = wordsOf(line);
        const std::string first = upperCase(words.front());
        const std::string last = upperCase(words.back());
        if (last == "DIRECTIVE" || last == "DIRECTIVES") {
            m_passing = words.size() == 2 && first != "END" && first != "STANDARD";
            if (m_passing)
                m_draft.remark(worded("Remarks", "The directive %1 is not taken over.").with(words.front()));
            return true;
        }
        if (first == "END" && words.size() == 1) {
            m_passing = false;
            return true;
        }
        if (m_passing)
            return true;
        if (first == "IN" || first == "FROM") {
            const bool oneLine = line.find(':') != std::string_view::npos;
            m_later = !oneLine && (words.size() < 2 || upperCase(words[1]) != "START");
            m_draft.remark(worded("Remarks", "What the map says for a single season is not taken over."));
            return true;
        }
        return m_later;
    }

    /// Reads a file beside this one, once: "standard" is standard.map.
    void use(std::string file)
    {
        if (file.find('.') == std::string::npos)
            file += ".map";
        const bool plain =
            file.size() <= 100 && !file.starts_with('.') && std::all_of(file.begin(), file.end(), [](unsigned char c) {
                return std::isalnum(c) || c == '.' || c == '_' || c == '-';
            });
        if (file == m_around.name || !m_read.insert(file).second)
            return;
        const auto text =
            plain && m_around.beside && m_read.size() <= mostNeighbours ? m_around.beside(file) : std::nullopt;
        if (!text) {
            if (m_missing.empty())
                m_missing = file;
            return;
        }
        const bool later = m_later;
        readFile(utf8Of(*text), file);
        m_later = later;
        m_passing = false;
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
        reader.readFile(reader.m_text, whole);
        reader.m_draft.remark(worded("Remarks", "The file is a part of %1, which is opened.").with(whole));
        *this = std::move(reader);
    }

    void directive(const TextLine &line, const Wording &where)
    {
        const std::size_t equals = line.text.find('=');
        if (equals != std::string_view::npos)
            return name(line.text.substr(0, equals), wordsOf(line.text.substr(equals + 1)), where);
        const Words words = wordsOf(line.text);
        const std::string word = upperCase(words.front());
        const Words rest(words.begin() + 1, words.end());
        if (ofBoard(word, rest, where) || ofGame(word, rest))
            return;
        if (ofPower(word, rest))
            return;
        if ((word == "A" || word == "F") && rest.size() == 1)
            return m_powers.unit(word, rest.front(), where, m_draft);
        m_named = true;
        m_powers.power(words, where, m_draft);
    }

    /// "Norwegian Sea = nwg norwegian nrg norw+sea", "KIE -> Hannover = han kie kiel"
    void name(std::string_view called, const Words &words, const Wording &where)
    {
        if (words.empty())
            return m_draft.fault(where, worded("Faults", "The name has no abbreviation."));
        const auto [old, anew] = renamed(called);
        if (!old.empty()) {
            m_terrain.rename(old, words.front());
            m_powers.rename(old, words.front());
        }
        m_terrain.name(anew, words);
    }

    bool ofBoard(const std::string &word, const Words &rest, const Wording &where)
    {
        if (isTerrainWord(word) && !rest.empty()) {
            m_placed = true;
            m_terrain.terrain(word, rest, where, m_draft);
        } else if ((word == "MAP" || word == "USE" || word == "USES") && !rest.empty()) {
            if (word == "MAP")
                m_title = rest.front().substr(0, rest.front().find('.'));
            for (const std::string &file : rest)
                use(file);
        } else if (word == "DROP") {
            for (const std::string &place : rest) {
                m_terrain.drop(place);
                m_powers.drop(place);
            }
        } else {
            return false;
        }
        return true;
    }

    bool ofGame(const std::string &word, const Words &rest)
    {
        if (word == "BEGIN") {
            m_begin = rest;
        } else if (word == "FLOW" && !rest.empty()) {
            m_flow.insert(m_flow.end(), rest.begin(), rest.end());
        } else if (word == "FLOW" || word == "REFLOW") {
            m_flow = rest;
        } else if (word == "VICTORY") {
            m_draft.victoryCentres = rest.empty() ? 0 : std::atoi(rest.front().c_str());
            if (rest.size() > 1)
                m_draft.remark(
                    worded("Remarks", "That the centres needed to win change from year to year is not taken over."));
        } else if (word == "RULE" || word == "RULES") {
            rules(rest);
        } else if (word == "DUMMY" || word == "DUMMIES") {
            m_powers.dummies(rest);
        } else if (word == "UNPLAYED") {
            m_powers.unplayed(rest);
        } else if (isAsideWord(word)) {
            m_draft.remark(worded("Remarks", "The directive %1 is not taken over.").with(word));
        } else {
            return false;
        }
        return true;
    }

    /// What lines say of the power that was named last. Without one, CENTERS are nobody's and the others say nothing.
    bool ofPower(const std::string &word, const Words &rest)
    {
        static const std::set<std::string> known{"OWNS", "CENTERS", "INHABITS", "HOME", "HOMES", "UNITS"};
        if (!m_powers.has())
            return known.count(word) > 0 && word != "CENTERS";
        if (word == "OWNS" || word == "CENTERS")
            m_powers.owns(rest, word == "CENTERS");
        else if (word == "INHABITS" || word == "HOME" || word == "HOMES")
            m_powers.inhabits(rest, word != "INHABITS", m_draft);
        else if (word == "UNITS")
            m_powers.forgetUnits();
        else
            return false;
        return true;
    }

    void rules(const Words &words)
    {
        for (const std::string &word : words) {
            const std::string rule = upperCase(word);
            if (rule == "BUILD_ANY" || rule == "!BUILD_ANY")
                m_powers.buildAnywhere(rule[0] != '!');
            else
                m_draft.remark(worded("Remarks", "The rule %1 is not taken over.").with(rule));
        }
    }

    /// "BEGIN SPRING 1901 MOVEMENT". The flow of the year may call the seasons otherwise: "LENTE:MOVEMENT,RETREATS".
    void begin()
    {
        std::vector<std::string> moving;
        std::string building;
        for (const std::string &item : m_flow) {
            const std::string season = lowerCase(item.substr(0, item.find(':')));
            const std::string phases = upperCase(item.substr(std::min(item.find(':'), item.size())));
            if (phases.find("MOVEMENT") != std::string::npos)
                moving.push_back(season);
            if (phases.find("ADJUSTMENTS") != std::string::npos)
                building = season;
        }
        if (!m_flow.empty() && (moving.size() != 2 || building.empty()))
            m_draft.remark(
                worded("Remarks", "The map's own year is not taken over; it is spring, autumn and winter here."));
        if (m_begin.size() < 2)
            return;
        const std::string season = lowerCase(m_begin[0]);
        const std::string stage = m_begin.size() > 2 ? upperCase(m_begin[2]) : "";
        Phase &start = m_draft.start;
        start.year = std::clamp(std::atoi(m_begin[1].c_str()), 1, 9999);
        start.season = Season::Spring;
        const bool builds = season == building && !stage.starts_with("MOV"); // a year may have one season for all
        if (stage.starts_with("ADJ") || builds || (m_flow.empty() && season == "winter"))
            start = {Season::Winter, start.year, Stage::Adjustments};
        else if ((moving.size() > 1 && season == moving[1]) || season == "fall" || season == "autumn")
            start.season = Season::Autumn;
    }

    /// The file's own name says what the map is called; else the one that it builds on.
    void entitle()
    {
        const std::string stem = m_around.name.substr(0, m_around.name.find('.'));
        if (!idOf(stem).empty())
            m_title = stem;
        const std::string spaces = std::to_string(m_draft.spaces.size());
        m_draft.title = m_title.empty() ? "DPjudge map of " + spaces + " spaces" : spokenName(m_title);
        const std::string first = m_draft.powers.empty() ? "map" : m_draft.powers.front().name;
        m_draft.id = "dpjudge-" + (m_title.empty() ? spaces + '-' + idOf(first) : idOf(m_title));
    }

    std::string m_text;
    Surroundings m_around;
    BoardDraft m_draft;
    JudgeTerrain m_terrain;
    JudgePowers m_powers;
    std::set<std::string> m_read; ///< files, this one aside
    std::string m_missing;        ///< a file that it builds on
    std::string m_title;
    Words m_begin;
    Words m_flow;
    bool m_named = false;   ///< a power was
    bool m_placed = false;  ///< a space was
    bool m_passing = false; ///< inside a block for other games
    bool m_later = false;   ///< inside one for a later season
    bool m_tooLarge = false;
};

} // namespace

bool looksLikeJudgeDirectives(std::string_view bytes)
{
    int terrains = 0;
    bool uses = false;
    for (const TextLine &line : linesOf(bytes.substr(0, 1 << 20))) {
        const std::vector<std::string> words = wordsOf(line.text);
        const std::string word = upperCase(words.front());
        if (word == "BEGIN" && words.size() == 4
            && (upperCase(words[3]) == "MOVEMENT" || upperCase(words[3]).starts_with("ADJUSTMENT")))
            return true;
        terrains += words.size() > 2 && isTerrainWord(word) && upperCase(words[2]) == "ABUTS";
        const bool unit = words.size() == 2 && (word == "A" || word == "F");
        uses = uses || ((word == "USE" || word == "USES" || word == "MAP") && words.size() == 2);
        if (uses && (unit || word == "OWNS" || word == "RULE" || word == "DUMMY" || word == "UNPLAYED"))
            return true;
    }
    return terrains > 1;
}

Result<std::vector<ForeignVariant>, Fault> readJudgeDirectives(std::string_view bytes, const Surroundings &around)
{
    if (bytes.size() > largestMapText)
        return Fault{"", worded("Faults", "The map is too large.")};
    return loneVariant(DirectiveReader(bytes, around).read());
}

} // namespace entente
