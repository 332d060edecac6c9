// Whole games of droidippy, phase by phase: what stands where, and what was ordered.

#include "exchange/positionbuilder.h"
#include "exchange/formats.h"
#include "exchange/lines.h"
#include "exchange/writtenphase.h"

#include <map>

namespace entente {

namespace {

/// A phase of the file while it is read.
struct Entry {
    RecordedPhase recorded;
    std::map<std::string, PowerId> owners;    ///< of units and centres, by place without its coast
    std::map<std::string, PowerId> dislodged; ///< the same of the units that must retreat
    std::map<std::string, std::string> kinds; ///< "army", by place
    struct Homeless {
        PowerId power;
        std::string unit;
    };
    std::vector<Homeless> homeless;
};

std::string withoutCoast(const std::string &place)
{
    return place.substr(0, place.find('/'));
}

class DroidippyReader {
public:
    DroidippyReader(std::shared_ptr<const Variant> variant, std::vector<Wording> &remarks)
        : m_builder(std::move(variant), remarks)
    {
    }

    /// Reads all phases; a fault if one of them is none.
    std::optional<Fault> read(std::string_view text)
    {
        std::string part;
        for (const TextLine &line : linesOf(text)) {
            const std::vector<std::string> words = wordsOf(line.text);
            if (words.front() == "PHASE") {
                const std::optional<Phase> phase = writtenPhase(line.text);
                if (!phase)
                    return Fault{worded("Faults", "line %1").with(std::to_string(line.number)),
                                 worded("Faults", "\"%1\" is not a phase.").with(line.text)};
                if (m_phases.size() >= mostForeignPhases)
                    return Fault{
                        "",
                        worded("Faults", "The game has more than %1 phases.").with(std::to_string(mostForeignPhases))};
                close();
                m_entry = Entry();
                m_entry.recorded.position = m_builder.blank();
                std::fill(m_entry.recorded.position.owner.begin(), m_entry.recorded.position.owner.end(), PowerId());
                m_entry.recorded.position.phase = *phase;
                m_open = true;
                part.clear();
            } else if (words.size() == 1 && (words.front() == "POSITIONS" || words.front() == "ORDERS")) {
                part = words.front();
                if (part == "ORDERS")
                    settle();
            } else if (m_open && part == "POSITIONS") {
                position(line.text);
            } else if (m_open && part == "ORDERS") {
                order(words, line.text);
            }
        }
        close();
        return std::nullopt;
    }

    const std::vector<RecordedPhase> &phases() const { return m_phases; }
    /// A place where the game begins that is none on this board; empty if there is none.
    const std::string &stranger() const { return m_stranger; }

private:
    /// "Turkey: fleet ank", "Turkey: supply ank", "Russia: army/dislodged war"
    void position(std::string_view line)
    {
        const auto [name, rest] = powerAndRest(line);
        const std::vector<std::string> words = wordsOf(rest);
        if (words.size() != 2) {
            m_builder.unit(m_entry.recorded.position, m_builder.power(name), rest); // which says that it can't be read
            return;
        }
        const PowerId power = m_builder.power(name);
        const std::string &place = words[1];
        if (m_phases.empty() && m_stranger.empty()
            && !m_builder.variant().board->findProvince(withoutCoast(place)).valid())
            m_stranger = place;
        const std::size_t slash = words[0].find('/');
        const std::string kind = words[0].substr(0, slash);
        if (kind == "supply") {
            m_builder.centre(m_entry.recorded.position, power, place);
            m_entry.owners.emplace(withoutCoast(place), power);
        } else if (slash != std::string::npos) {
            m_entry.homeless.push_back({power, kind + ' ' + place});
            m_entry.dislodged[withoutCoast(place)] = power;
        } else {
            m_builder.unit(m_entry.recorded.position, power, kind + ' ' + place);
            m_entry.owners[withoutCoast(place)] = power;
            m_entry.kinds[withoutCoast(place)] = kind;
        }
    }

    /// All units stand: where may the dislodged go? The moves before tell.
    void settle()
    {
        Position &position = m_entry.recorded.position;
        for (const Entry::Homeless &unit : m_entry.homeless)
            m_builder.dislodged(position, unit.power, unit.unit, {}, ProvinceSet());
        position.sort();
        if (m_entry.homeless.empty())
            return;
        m_entry.homeless.clear();
        if (m_phases.empty() || m_phases.back().position.phase.stage != Stage::Moves
            || !settleRetreats(m_builder.variant(), m_phases.back(), position))
            m_builder.guessedRetreats();
    }

    /// "ank move arm", "con support ank move bla", "build Army bud"
    void order(const std::vector<std::string> &words, std::string_view line)
    {
        const auto word = [&](std::size_t i) { return i < words.size() ? words[i] : std::string(); };
        const auto toward = [&](std::size_t i) { return word(i) == "move" ? " - " + word(i + 1) : std::string(); };
        const std::string &first = words.front();
        if (first == "build") {
            write(word(2), "Build " + word(1) + ' ' + word(2));
            return;
        }
        if (first == "remove") {
            write(word(1), "Remove " + m_entry.kinds[withoutCoast(word(1))] + ' ' + word(1));
            return;
        }
        const std::string verb = word(1);
        if (verb == "move")
            write(first, first + " - " + word(2) + (word(3) == "via" ? " via convoy" : ""));
        else if (verb == "support")
            write(first, first + " S " + word(2) + toward(3));
        else if (verb == "convoy")
            write(first, first + " C " + word(2) + toward(3));
        else if (verb == "hold")
            write(first, first + " H");
        else if (verb == "disband")
            write(first, first + " D");
        else
            write(first, std::string(line)); // which says that it can't be read
    }

    void write(const std::string &place, const std::string &text)
    {
        const auto &whose =
            m_entry.recorded.position.phase.stage == Stage::Retreats ? m_entry.dislodged : m_entry.owners;
        const auto found = whose.find(withoutCoast(place));
        m_builder.order(m_entry.recorded, found == whose.end() ? PowerId() : found->second, text);
    }

    void close()
    {
        if (!m_open)
            return;
        settle();
        m_phases.push_back(std::move(m_entry.recorded));
        m_open = false;
    }

    PositionBuilder m_builder;
    Entry m_entry;
    bool m_open = false;
    std::string m_stranger;
    std::vector<RecordedPhase> m_phases;
};

} // namespace

bool looksLikeDroidippy(std::string_view text)
{
    const std::vector<TextLine> lines = linesOf(text.substr(0, 4096));
    return lines.size() > 2 && lines[0].text.starts_with("PHASE ") && lines[1].text == "POSITIONS";
}

Result<ForeignGame, Fault> importDroidippy(std::string_view text, const VariantFinder &variants)
{
    const std::shared_ptr<const Variant> variant = variants("godip:Classical");
    if (!variant)
        return Fault{"", worded("Faults", "There is no variant \"%1\".").with("Classical")};
    std::vector<Wording> remarks;
    DroidippyReader reader(variant, remarks);
    if (const auto fault = reader.read(text))
        return *fault;
    if (!reader.stranger().empty()) // the file does not say which board it is of
        return Fault{"", worded("Faults", "The game is of another board: there is no \"%1\" on that of %2.")
                             .with(reader.stranger(), variant->title)};
    return foreignGame(variant, reader.phases(), std::move(remarks));
}

} // namespace entente
