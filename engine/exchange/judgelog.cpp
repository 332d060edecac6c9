#include "exchange/judgelog.h"

#include "map/board.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace entente {

namespace {

/// What a sentence of a log belongs to.
enum class Part { Orders, Dislodged, Ownership, Other };

struct Heading {
    std::string_view words;
    JudgeSection::Kind kind;
    Stage stage;
};

constexpr std::array headings{
    Heading{"movement results for ", JudgeSection::Kind::Results, Stage::Moves},
    Heading{"movement orders for ", JudgeSection::Kind::Results, Stage::Moves},
    Heading{"retreat results for ", JudgeSection::Kind::Results, Stage::Retreats},
    Heading{"retreat orders for ", JudgeSection::Kind::Results, Stage::Retreats},
    Heading{"adjustment results for ", JudgeSection::Kind::Results, Stage::Adjustments},
    Heading{"adjustment orders for ", JudgeSection::Kind::Results, Stage::Adjustments},
    Heading{"build results for ", JudgeSection::Kind::Results, Stage::Adjustments},
    Heading{"starting position for ", JudgeSection::Kind::Status, Stage::Moves},
    Heading{"status of the movement phase for ", JudgeSection::Kind::Status, Stage::Moves},
    Heading{"status of the adjustment phase for ", JudgeSection::Kind::Status, Stage::Adjustments},
    Heading{"status of the build phase for ", JudgeSection::Kind::Status, Stage::Adjustments},
};

/// "Movement results for spring of 1901.  (game)"
bool readHeading(std::string_view line, JudgeSection &section)
{
    const std::string lower = lowerCase(line);
    for (const Heading &heading : headings) {
        const std::size_t at = lower.find(heading.words);
        if (at == std::string::npos)
            continue;
        const std::string rest = lower.substr(at + heading.words.size());
        Phase &phase = section.phase;
        section.kind = heading.kind;
        phase.stage = heading.stage;
        phase.season = rest.starts_with("spring")   ? Season::Spring
                       : rest.starts_with("summer") ? Season::Summer
                                                    : Season::Autumn;
        if (heading.stage == Stage::Adjustments)
            phase.season = Season::Winter;
        phase.year = 0;
        for (const char c : rest.substr(0, rest.find('('))) {
            if (c >= '0' && c <= '9' && phase.year < 1000)
                phase.year = phase.year * 10 + (c - '0');
        }
        return phase.year > 0;
    }
    return false;
}

/// Cuts the mark off: "(*bounce*)" of the njudge, "(bounce)" of the DPjudge. The coast of a unit stays.
std::string takeMark(std::string &text)
{
    static constexpr std::array<std::string_view, 9> marks{
        "bounce", "cut", "void", "dislodged", "no convoy", "disrupted", "destroyed", "disband", "invalid"};
    for (std::size_t open = text.find('('); open != std::string::npos; open = text.find('(', open + 1)) {
        std::string inside = lowerCase(text.substr(open + 1));
        std::erase(inside, '*');
        const std::string mark(trimmed(inside.substr(0, inside.find(')'))));
        if (std::none_of(marks.begin(), marks.end(), [&](std::string_view word) { return mark.starts_with(word); }))
            continue;
        text.erase(open);
        return mark;
    }
    return {};
}

/// "Army Venice, No Order Processed": cuts the end off.
bool takeNoOrder(std::string &text)
{
    const std::size_t at = lowerCase(text).find(", no order processed");
    if (at == std::string::npos)
        return false;
    text.resize(at);
    return true;
}

std::string withoutStop(std::string_view text)
{
    text = trimmed(text);
    while (text.ends_with('.'))
        text = trimmed(text.substr(0, text.size() - 1));
    return std::string(text);
}

/// Ends the sentence? "St. Petersburg" at the end of a line does not happen: the judges break lines at blanks.
bool isWhole(std::string_view text)
{
    return (text.ends_with('.') && !text.ends_with("St.")) || text.ends_with(')');
}

std::vector<std::string> split(std::string_view text, std::string_view by)
{
    std::vector<std::string> pieces;
    while (true) {
        const std::size_t at = text.find(by);
        if (const std::string_view piece = trimmed(text.substr(0, at)); !piece.empty())
            pieces.emplace_back(piece);
        if (at == std::string_view::npos)
            return pieces;
        text.remove_prefix(at + by.size());
    }
}

std::string_view withoutThe(std::string_view text)
{
    return text.starts_with("the ") ? text.substr(4) : text;
}

class LogReader {
public:
    explicit LogReader(const Board &board) : m_board(board) {}

    std::vector<JudgeSection> read(std::string_view text)
    {
        for (const TextLine &line : linesOf(text))
            take(line.text);
        finish();
        return std::move(m_sections);
    }

private:
    void take(std::string_view line)
    {
        JudgeSection section;
        if (readHeading(line, section)) {
            finish();
            m_sections.push_back(std::move(section));
            m_part = Part::Orders;
            return;
        }
        if (m_sections.empty())
            return;
        const std::string lower = lowerCase(line);
        if (lower.starts_with("the following units were dislodged"))
            return begin(Part::Dislodged);
        if (lower.starts_with("ownership of supply centers") || lower.starts_with("ownership of supply centres"))
            return begin(Part::Ownership);
        if (lower.starts_with("the next phase") || lower.starts_with("the deadline"))
            return begin(Part::Other);
        if (m_part == Part::Dislodged) {
            if (lower.starts_with("the "))
                finish();
            add(line);
            return;
        }
        const std::size_t colon = line.find(':');
        const PowerId named =
            colon == std::string_view::npos ? PowerId() : m_board.findPower(trimmed(line.substr(0, colon)));
        if (named.valid() && m_part != Part::Other) {
            finish();
            m_power = named;
            m_sentence = trimmed(line.substr(colon + 1));
        } else if (!m_sentence.empty() && !isWhole(m_sentence)) {
            add(line); // a long one goes on in the next line
        } else {
            finish();
        }
    }

    void begin(Part part)
    {
        finish();
        m_part = part;
    }

    void add(std::string_view line)
    {
        if (!m_sentence.empty())
            m_sentence += ' ';
        m_sentence += line;
    }

    void finish()
    {
        std::string sentence = std::move(m_sentence);
        m_sentence.clear();
        if (sentence.empty() || m_sections.empty())
            return;
        JudgeSection &section = m_sections.back();
        if (m_part == Part::Orders) {
            if (sentence.ends_with("Required.")) // "Move Required.": the power has sent nothing
                return;
            JudgeSection::Line line{m_power, {}, takeMark(sentence)};
            line.text = withoutStop(sentence);
            line.ordered = !takeNoOrder(line.text);
            section.lines.push_back(std::move(line));
        } else if (m_part == Part::Ownership) {
            if (std::isdigit(static_cast<unsigned char>(sentence[0]))) // "3 Supply centers, 3 Units: Builds 0 units."
                return;
            for (const std::string &centre : split(withoutStop(sentence), ","))
                section.centres.emplace_back(m_power, centre);
        } else if (m_part == Part::Dislodged) {
            takeDislodged(withoutStop(sentence), section);
        }
    }

    /// "The Italian Fleet in Spain (south coast) can retreat to Portugal or Western Mediterranean"
    void takeDislodged(const std::string &sentence, JudgeSection &section) const
    {
        const std::vector<std::string> words = wordsOf(sentence);
        const std::size_t in = sentence.find(" in ");
        if (words.size() < 4 || in == std::string::npos)
            return;
        JudgeSection::Dislodged unit;
        unit.power = m_board.findPower(words[1]);
        const std::size_t can = sentence.find(" can retreat to ");
        const std::size_t with = sentence.find(" with no valid retreats");
        const std::size_t end = std::min(can, with);
        if (!unit.power.valid() || end == std::string::npos || end < in + 4)
            return;
        unit.unit = words[2] + ' ' + std::string(withoutThe(std::string_view(sentence).substr(in + 4, end - in - 4)));
        if (can != std::string::npos)
            unit.retreats = split(std::string_view(sentence).substr(can + 16), " or ");
        section.dislodged.push_back(std::move(unit));
    }

    const Board &m_board;
    std::vector<JudgeSection> m_sections;
    Part m_part = Part::Other;
    PowerId m_power;
    std::string m_sentence; ///< so far
};

} // namespace

bool startsJudgeSection(std::string_view line)
{
    JudgeSection section;
    return readHeading(line, section);
}

std::vector<JudgeSection> readJudgeLog(std::string_view text, const Board &board)
{
    return LogReader(board).read(text);
}

} // namespace entente
