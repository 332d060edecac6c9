#include "game/conditions.h"

#include "base/names.h"
#include "base/wordtable.h"
#include "map/board.h"
#include "orders/placereader.h"

#include <algorithm>
#include <array>
#include <optional>

namespace entente {

namespace {

enum class ClauseWord { Filler, Not, And, Or, Dislodged, Empty, Occupied, Owned, Stands };

std::optional<ClauseWord> clauseWordOf(std::string_view text)
{
    // Folded; a further language is further words.
    static const WordTable<ClauseWord> words{
        {ClauseWord::Filler,
         {"if",     "is",     "are",  "be",       "has",      "been", "was",  "the",  "a",     "an",
          "of",     "by",     "to",   "my",       "our",      "unit", "held", "wenn", "falls", "sofern",
          "sollte", "should", "when", "provided", "assuming", "that", "ist",  "sind", "wird",  "wurde",
          "der",    "die",    "das",  "den",      "dem",      "ein",  "eine", "von",  "meine", "einheit"}},
        {ClauseWord::Not, {"not", "no", "isnt", "nicht", "kein", "keine"}},
        {ClauseWord::And, {"and", "und"}},
        {ClauseWord::Or, {"or", "oder"}},
        {ClauseWord::Dislodged, {"dislodged", "vertrieben"}},
        {ClauseWord::Empty, {"empty", "vacant", "free", "unoccupied", "leer", "frei", "unbesetzt"}},
        {ClauseWord::Occupied, {"occupied", "besetzt"}},
        {ClauseWord::Owned, {"owned", "owns", "belongs", "belong", "gehort", "besitzt"}},
        {ClauseWord::Stands,
         {"in", "at", "there", "still", "stands", "stand", "noch", "da", "dort", "steht", "stehen"}},
    };
    return words.find(foldName(text));
}

/// A power by its adjective in another language, however that ends: "französische".
PowerId powerOfAdjective(const Board &board, std::string_view word)
{
    constexpr std::array endings = std::to_array<std::string_view>({"", "e", "em", "en", "er", "es"});
    const std::string folded = foldName(word);
    for (int p = 0; p < board.powerCount(); ++p) {
        for (const auto &[key, adjective] : board.power(PowerId(p)).names) {
            const std::string stem = foldName(adjective);
            if (key.ends_with(":adjective") && !stem.empty() && folded.starts_with(stem)
                && std::find(endings.begin(), endings.end(), folded.substr(stem.size())) != endings.end())
                return PowerId(p);
        }
    }
    return {};
}

/// A kind of unit by its letter, its name or the German word.
KindId kindCalled(const Board &board, std::string_view word)
{
    const std::string folded = foldName(word);
    return board.findKind(folded == "armee" ? "army" : folded == "flotte" ? "fleet" : folded);
}

Answer answerOf(bool yes)
{
    return yes ? Answer::Yes : Answer::No;
}

/// One statement about one place.
struct Clause {
    ProvinceId place;
    PowerId power;
    KindId kind;
    std::optional<ClauseWord> state; ///< nothing: "Vienna is French"
    bool negated = false;
    bool unclear = false; ///< something in it was not understood

    bool saysNothing() const { return !power.valid() && !kind.valid() && !state; }
    void addPlace(ProvinceId read)
    {
        unclear = unclear || place.valid();
        place = read;
    }
    void addState(ClauseWord read)
    {
        // "stands" only joins: "there is an army in Vienna", "is still in Vienna".
        if (read == ClauseWord::Stands && state)
            return;
        unclear = unclear || (state && *state != read && *state != ClauseWord::Stands);
        state = read;
    }
};

class ClauseJudge {
public:
    ClauseJudge(const Board &board, const Position &position) : m_board(board), m_position(position) {}

    Answer answer(const Clause &clause) const
    {
        if (clause.unclear || !clause.place.valid())
            return Answer::Unclear;
        const Answer plain = plainAnswer(clause);
        if (!clause.negated || plain == Answer::Unclear)
            return plain;
        return plain == Answer::Yes ? Answer::No : Answer::Yes;
    }

private:
    Answer plainAnswer(const Clause &clause) const
    {
        if (!clause.state)
            return clause.kind.valid() ? standing(clause) : beingOf(clause);
        switch (*clause.state) {
        case ClauseWord::Dislodged: return dislodged(clause);
        case ClauseWord::Empty:
            return clause.power.valid() || clause.kind.valid() ? Answer::Unclear : answerOf(!unitThere(clause.place));
        case ClauseWord::Occupied: return answerOf(anyStands(clause));
        case ClauseWord::Owned: return clause.kind.valid() ? Answer::Unclear : owned(clause);
        case ClauseWord::Stands: return standing(clause);
        default: return Answer::Unclear;
        }
    }

    const Unit *unitThere(ProvinceId place) const
    {
        const UnitId id = unitIn(m_board, m_position, place);
        return id.valid() ? &m_position.units[static_cast<std::size_t>(id.index())] : nullptr;
    }

    static bool fits(const Unit &unit, const Clause &clause)
    {
        return (!clause.power.valid() || unit.power == clause.power)
               && (!clause.kind.valid() || unit.kind == clause.kind);
    }

    bool anyStands(const Clause &clause) const
    {
        return std::any_of(m_position.units.begin(), m_position.units.end(), [&](const Unit &unit) {
            return m_board.provinceOf(unit.region) == clause.place && fits(unit, clause);
        });
    }

    Answer standing(const Clause &clause) const
    {
        return clause.power.valid() || clause.kind.valid() ? answerOf(anyStands(clause)) : Answer::Unclear;
    }

    /// Once the retreats are over the board no longer tells.
    Answer dislodged(const Clause &clause) const
    {
        if (m_position.phase.stage != Stage::Retreats)
            return Answer::Unclear;
        return answerOf(std::any_of(m_position.dislodged.begin(), m_position.dislodged.end(), [&](const auto &driven) {
            return m_board.provinceOf(driven.unit.region) == clause.place && fits(driven.unit, clause);
        }));
    }

    Answer owned(const Clause &clause) const
    {
        if (!clause.power.valid())
            return Answer::Unclear;
        const auto slot = static_cast<std::size_t>(clause.place.index());
        if (m_board.province(clause.place).centre)
            return answerOf(m_position.owner[slot] == clause.power);
        return slot < m_position.holder.size() ? answerOf(m_position.holder[slot] == clause.power) : Answer::Unclear;
    }

    /// "Vienna is French."
    Answer beingOf(const Clause &clause) const
    {
        if (!clause.power.valid())
            return Answer::Unclear;
        const Unit *const there = unitThere(clause.place);
        const bool stands = there && there->power == clause.power;
        const Answer belongs = owned(clause);
        if (belongs == Answer::Unclear)
            return answerOf(stands);
        if (belongs == Answer::Yes)
            return !there || stands ? Answer::Yes : Answer::Unclear;
        return stands ? Answer::Unclear : Answer::No;
    }

    const Board &m_board;
    const Position &m_position;
};

/// A condition as statements that "and" or "or" joins.
class ConditionReader {
public:
    ConditionReader(const Board &board, std::string_view text)
        : m_board(board), m_reader(text, board, PlaceReader::Marks::Kept)
    {
    }

    std::vector<Clause> clauses()
    {
        std::vector<Clause> all(1);
        while (!m_reader.atEnd())
            readNext(all);
        return all;
    }
    bool joinsByOr() const { return m_or; }
    bool isMixed() const { return m_or && m_and; }

private:
    void readNext(std::vector<Clause> &all)
    {
        Clause &clause = all.back();
        if (const KindId kind = m_reader.kind(); kind.valid()) { // "A Mun", before "a" is taken for an article
            clause.unclear = clause.unclear || clause.kind.valid();
            clause.kind = kind;
            return;
        }
        if (m_reader.take(Token::Kind::Comma))
            return;
        if (!m_reader.at(Token::Kind::Word)) {
            clause.unclear = true;
            m_reader.advance();
            return;
        }
        if (const std::optional<ClauseWord> word = clauseWordOf(m_reader.token().text)) {
            m_reader.advance();
            takeWord(*word, all);
        } else if (takeName(clause)) {
            return;
        } else if (const KindId kind = kindCalled(m_board, m_reader.token().text);
                   kind.valid() && !clause.kind.valid()) {
            clause.kind = kind; // "a French army"
            m_reader.advance();
        } else {
            clause.unclear = true;
            m_reader.advance();
        }
    }

    /// A place or a power. Where a word may be either ("English" begins the Channel's name, Venice is both on some
    /// boards), the longer name counts, then a whole one.
    bool takeName(Clause &clause)
    {
        const std::size_t start = m_reader.mark();
        const bool whole = m_board.findRegion(m_reader.token().text).valid();
        const RegionId place = m_reader.place();
        const std::size_t placeEnd = m_reader.mark();
        m_reader.rewind(start);
        const PowerId power = powerNamed();
        const std::size_t powerEnd = m_reader.mark();
        const bool isPlace =
            place.valid() && (!power.valid() || placeEnd > powerEnd || (whole && !clause.place.valid()));
        if (isPlace) {
            m_reader.rewind(placeEnd);
            clause.addPlace(m_board.provinceOf(place));
        } else if (power.valid()) {
            clause.unclear = clause.unclear || clause.power.valid();
            clause.power = power;
        }
        return isPlace || power.valid();
    }

    PowerId powerNamed()
    {
        if (const PowerId power = m_reader.power(); power.valid())
            return power;
        const PowerId power = powerOfAdjective(m_board, m_reader.token().text);
        if (power.valid())
            m_reader.advance();
        return power;
    }

    void takeWord(ClauseWord word, std::vector<Clause> &all)
    {
        Clause &clause = all.back();
        switch (word) {
        case ClauseWord::Filler: break;
        case ClauseWord::Not:
            clause.unclear = clause.unclear || clause.negated;
            clause.negated = true;
            break;
        case ClauseWord::And:
        case ClauseWord::Or:
            (word == ClauseWord::And ? m_and : m_or) = true;
            all.emplace_back();
            break;
        default: clause.addState(word);
        }
    }

    const Board &m_board;
    PlaceReader m_reader;
    bool m_and = false;
    bool m_or = false;
};

} // namespace

Answer answerTo(const Board &board, const Position &position, std::string_view condition)
{
    ConditionReader reader(board, condition);
    const std::vector<Clause> clauses = reader.clauses();
    if (reader.isMixed())
        return Answer::Unclear;
    const ClauseJudge judge(board, position);
    const Answer decides = reader.joinsByOr() ? Answer::Yes : Answer::No;
    bool unclear = false;
    bool decided = false;
    for (const Clause &clause : clauses) {
        if (clause.unclear || clause.saysNothing()) // what was not understood may change the sense of the whole
            return Answer::Unclear;
        const Answer answer = judge.answer(clause);
        unclear = unclear || answer == Answer::Unclear;
        decided = decided || answer == decides;
    }
    if (decided)
        return decides;
    return unclear ? Answer::Unclear : decides == Answer::Yes ? Answer::No : Answer::Yes;
}

bool meansOtherwise(std::string_view condition)
{
    const std::string folded = foldName(condition);
    return folded == "otherwise" || folded == "else" || folded == "sonst" || folded == "andernfalls";
}

} // namespace entente
