#include "mails/mailconditions.h"

#include "base/names.h"
#include "base/wordtable.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/sentences.h"
#include "mails/winterwords.h"
#include "language/vocabulary.h"

#include <algorithm>
#include <optional>

namespace entente {

namespace {

constexpr std::size_t longestBlock = 20;   ///< lines from an IF to its ENDIF
constexpr std::size_t longestCourtesy = 8; ///< words

enum class Joint { None, If, Start, Then, Else, End };

/// `Start`: a condition only where it begins a sentence. A further language is further words.
const WordTable<Joint> &jointWords()
{
    static const WordTable<Joint> words{
        {Joint::If,
         {"if", "wenn", "falls", "unless", "sofern", "si", "provided", "assuming", "elseif", "supposing",
          "vorausgesetzt", "angenommen"}},
        {Joint::Start, {"should", "sollte", "ausser", "auser", "when", "sauf", "solange"}},
        {Joint::Then, {"then", "dann", "alors"}},
        {Joint::Else, {"else", "otherwise", "sonst", "sinon", "andernfalls", "ansonsten", "autrement"}},
        {Joint::End, {"endif"}},
    };
    return words;
}

Joint jointOf(const std::string &word)
{
    return jointWords().find(word).value_or(Joint::None);
}

/// Two words that say so together: "in case", "es sei denn", "à moins que".
const WordTable<Joint> &jointPhrases()
{
    static const WordTable<Joint> phrases{
        {Joint::If, {"in case",          "save that",
                     "event that",       "event of",
                     "condition that",   "conditional on",
                     "conditional upon", "contingent on",
                     "contingent upon",  "subject to",
                     "depending on",     "depending upon",
                     "long as",          "understanding that",
                     "sei denn",         "den fall",
                     "im fall",          "im falle",
                     "bedingung dass",   "je nachdem",
                     "a moins",          "au cas",
                     "le cas",           "en cas",
                     "condition que",    "selon que",
                     "pourvu que",       "supposons que",
                     "supposant que",    "hypothese ou"}},
    };
    return phrases;
}

/// Behind these a sentence goes on with its condition: "Würde Russland ziehen, ..." where a power stands there.
bool isInverted(const std::string &word)
{
    return isListed("had wurde ware hatte zieht geht greift bleibt kommt marschiert baut halt", word);
}

/// Does it speak of a place or of a power?
bool speaksOfBoard(const Board &board, std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    return std::any_of(words.begin(), words.end(), [&](const Token &word) {
        return word.text.size() > 2 && (board.findRegion(word.text).valid() || board.findPower(word.text).valid());
    });
}

/// "If this is allowed", "if I may", "if only to annoy him", "wenn es geht": nothing on the board decides it.
bool isCourtesy(const Board &board, std::string_view condition)
{
    const std::vector<Token> words = wordsOf(condition);
    const auto denies = [](const Token &word) {
        return isWord(word, {"not", "isnt", "cannot", "cant", "nicht", "pas"});
    };
    // "If possible", but "if dislodged", "if 2".
    const bool happens =
        words.size() == 2
        && (isWord(words[1], {"not", "so", "nicht", "non", "oui", "ja", "dislodged", "attacked", "bounced", "necessary",
                              "needed", "vertrieben", "angegriffen", "notig", "deloge", "delogee", "attaque"})
            || words[1].text.find_first_not_of("0123456789") == std::string_view::npos);
    if (words.size() < 3 && !speaksOfBoard(board, condition))
        return words.size() > 1 && !happens; // "If, and only if, ..."
    return words.size() <= longestCourtesy && !speaksOfBoard(board, condition)
           && std::none_of(words.begin(), words.end(), denies)
           && std::any_of(words.begin(), words.end(), [](const Token &word) {
                  return isListed(
                      "allowed legal possible permitted may mind only okay correctly please "
                      "mistaken erlaubt moglich moeglich darf geht gestattet permis possible "
                      "autorise convient plait trompe count counted understand understood sums recall remember zahle "
                      "gezahlt verstehe verstanden rechne erinnere compte comprends souviens",
                      foldName(word.text));
              });
}

std::string_view cut(std::string_view text, std::size_t begin, std::size_t end)
{
    return trimmed(text.substr(begin, end - begin), " \t\r\n,;:.!");
}

/// The clauses of one sentence that hangs on a condition.
class Clauses {
public:
    Clauses(std::string_view text, const Board &board, MailHeading &heading)
        : m_text(text), m_board(board), m_heading(heading), m_words(wordsOf(text))
    {
    }

    /// Where what hangs on the condition begins, and where it ends; nothing where no order hangs on any.
    std::optional<Sentence> find()
    {
        if (m_words.empty())
            return std::nullopt;
        const Joint first = joint(0);
        if (first == Joint::End || first == Joint::Else
            || (first == Joint::Then && (m_heading.hangs || m_heading.block)))
            return whole();
        if (m_heading.hangs || m_heading.block) // below "If Russia moves:"
            return whole();
        for (std::size_t at = 0; at < m_words.size(); ++at) {
            const bool begins = at == 0 && (joint(at) == Joint::Start || isTurned());
            if (joint(at) == Joint::If || begins || isPhrase(at))
                return around(at);
        }
        return std::nullopt;
    }

    /// What stands between `found`'s ends, as conditions with their orders.
    std::vector<MailFault> parts(Sentence found)
    {
        std::vector<MailFault> out;
        if (joint(0) == Joint::End)
            return out;
        const std::string_view all = cut(m_text, found.begin, found.end);
        std::string condition = m_condition;
        std::string orders = m_before;
        std::size_t begin = m_after;
        bool otherwise = false;
        const auto push = [&](std::size_t end) {
            const std::string_view said = begin < end ? cut(m_text, begin, end) : std::string_view();
            if (!said.empty() && !orders.empty())
                orders.append("; ");
            orders.append(said);
            MailFault fault;
            const Token &word = m_words[m_at];
            fault.error = {ParseError::Kind::Conditional, std::string(word.text), word.column, {}};
            fault.text = std::string(all);
            fault.condition = otherwise ? "otherwise" : condition;
            fault.orders = orders;
            if (!(out.empty() && fault.condition.empty() && fault.orders.empty()))
                out.push_back(std::move(fault));
            orders.clear();
        };
        for (std::size_t at = m_at; at < m_words.size(); ++at) {
            const auto column = static_cast<std::size_t>(m_words[at].column);
            if (joint(at) != Joint::Else || column < begin || column >= found.end)
                continue;
            if (!(at == 0))
                push(column);
            begin = static_cast<std::size_t>(m_words[at].end());
            otherwise = true;
        }
        push(found.end);
        return out;
    }

    /// Does it say a condition and no order yet, so that those below hang on it?
    bool isOpen(const std::vector<MailFault> &told) const
    {
        const std::string_view line = trimmed(m_text);
        const bool ends = line.ends_with('.') || line.ends_with('!') || line.ends_with('?');
        const bool empty = !told.empty() && !looksLikeOrder(m_board, told.back().orders);
        return empty && !ends && joint(0) != Joint::End;
    }
    Joint joint(std::size_t at) const
    {
        // "falls back to Kiel" is no German.
        if (isWord(m_words[at], {"falls"}) && at > 0 && at + 1 < m_words.size()
            && isWord(m_words[at + 1], {"back", "to", "into", "in", "on", "upon"}))
            return Joint::None;
        return jointOf(foldName(m_words[at].text));
    }
    const std::string &condition() const { return m_condition; }

private:
    /// "in case", "save that", "es sei denn", "à moins", "au cas où".
    bool isPhrase(std::size_t at) const
    {
        if (at + 1 >= m_words.size())
            return false;
        const std::string two = foldName(m_words[at].text) + ' ' + foldName(m_words[at + 1].text);
        if (two == "in case" && at + 2 == m_words.size()) // "A Vie - Gal (just in case)"
            return false;
        return jointPhrases().find(two).has_value();
    }

    /// "Were Russia to move to BLA, ...", "Zieht Russland nach Galizien, hält Wien.": the verb stands first.
    bool isTurned() const
    {
        if (m_words.size() < 4 || trimmed(m_text).ends_with('?') || m_text.find(',') == std::string_view::npos)
            return false;
        const bool article = isWord(m_words[1], {"the", "der", "die", "das", "den"});
        if (isWord(m_words[0], {"were"}))
            return std::any_of(m_words.begin() + 2, m_words.end(),
                               [](const Token &word) { return isWord(word, {"to"}); });
        return isInverted(foldName(m_words[0].text)) && m_board.findPower(m_words[article ? 2 : 1].text).valid();
    }

    /// "If, and only if, ...": behind the words that only make it stronger.
    std::size_t pastEmphasis(std::size_t at) const
    {
        std::size_t last = at;
        while (
            last + 1 < m_words.size()
            && isWord(m_words[last + 1], {"and", "only", "if", "und", "nur", "wenn", "et", "seulement", "si", "when"}))
            ++last;
        auto behind = static_cast<std::size_t>(m_words[last].end());
        const std::size_t sign = m_text.find_first_not_of(' ', behind);
        if (last > at && sign != std::string_view::npos && m_text[sign] == ',')
            behind = sign + 1;
        return behind;
    }

    /// The whole sentence, with the condition that stands above it.
    Sentence whole()
    {
        m_at = 0;
        m_condition = m_heading.condition;
        const bool word = joint(0) == Joint::Then || joint(0) == Joint::End;
        m_after = word ? static_cast<std::size_t>(m_words[0].end()) : 0;
        if (joint(0) == Joint::If)
            (void)around(0);
        return {0, m_text.size()};
    }

    /// The comma or the beginning before a byte, and the next one behind it.
    std::size_t clauseBegin(std::size_t at) const
    {
        const std::size_t comma = at == 0 ? std::string_view::npos : m_text.rfind(',', at - 1);
        return comma == std::string_view::npos ? 0 : comma + 1;
    }
    std::size_t clauseEnd(std::size_t at) const { return std::min(m_text.find_first_of(",:", at), m_text.size()); }

    std::optional<Sentence> around(std::size_t at)
    {
        m_at = at;
        const auto word = static_cast<std::size_t>(m_words[at].column);
        const std::size_t behind = pastEmphasis(at);
        // "A Bul - Gre (retreat if dislodged: Con)": what hangs on it stands in the bracket.
        const std::size_t open = m_text.rfind('(', word), close = std::min(m_text.find(')', behind), m_text.size());
        if (open < word && open > 0 && m_text.find(')', open) == close && close < m_text.size()
            && m_text.substr(behind, close - behind).find(':') != std::string_view::npos) {
            readCondition(behind, close, false);
            return Sentence{open, close + 1};
        }
        std::size_t begin = clauseBegin(word);
        std::string_view before = withoutLinks(cut(m_text, begin, word));
        if (before.empty() && begin > 0) { // "A Con - Bul, if Austria stays"
            const std::size_t earlier = clauseBegin(begin - 1);
            const std::string_view said = m_text.substr(earlier, begin - 1 - earlier);
            if (!adds(m_text.substr(begin, word - begin)) && (looksLikeOrder(m_board, said) || givesPoints(said))) {
                before = cut(m_text, earlier, begin - 1);
                begin = earlier;
            }
        }
        const bool follows = !before.empty() && speaksOfBoard(m_board, before);
        if (!follows && !before.empty()) // "shout if ..." is said by somebody who talks
            begin = word;
        const Sentence found =
            follows ? endOf(begin, behind) : Sentence{follows || !before.empty() ? begin : begin, m_text.size()};
        if (follows)
            m_before = std::string(before);
        readCondition(behind, found.end, follows);
        const bool orders = !m_before.empty() || ordersIn(found.end);
        // "If he doesn't, take": the line below has the order.
        const bool dangles = !m_words.empty()
                             && isWord(m_words.back(), {"take", "do", "order", "play", "build", "remove", "then",
                                                        "nimm", "dann", "alors", "prends"});
        const bool opens =
            !follows && before.empty() && (dangles || (m_after >= found.end && speaksOfBoard(m_board, m_condition)));
        if (!orders && !opens && !speaksOfBoard(m_board, m_text.substr(behind)) && !speaksOfOrder(behind))
            return std::nullopt;
        if (!orders && !opens && !before.empty() && !follows)
            return std::nullopt;
        return found;
    }

    /// "..., then let it hold", "I would want to do something else with it".
    bool speaksOfOrder(std::size_t behind) const
    {
        bool it = false, does = false;
        for (std::size_t at = m_at + 1; at < m_words.size(); ++at) {
            const std::optional<Meaning> meaning = meaningOf(m_words[at].text);
            const bool later = static_cast<std::size_t>(m_words[at].column) > m_text.find_first_of(",", behind);
            it = it || isWord(m_words[at], {"it", "them", "sie", "ihn"});
            does = does || joint(at) == Joint::Else
                   || (later && meaning && *meaning <= Meaning::Disband && m_words[at].text.size() > 3);
        }
        return it && does;
    }

    /// What stands behind the condition of an order that was said before it: "else ...", "in which case ...".
    Sentence endOf(std::size_t begin, std::size_t behind) const
    {
        std::size_t end = clauseEnd(behind);
        while (end < m_text.size()) {
            const std::vector<Token> next = wordsOf(m_text.substr(end + 1));
            const std::string word = next.empty() ? std::string() : foldName(next.front().text);
            const Joint joined = jointOf(word);
            if (joined == Joint::Else || joined == Joint::Then || isOneOf(word, {"in", "or", "oder", "auquel", "dans"}))
                return {begin, m_text.size()};
            if (looksLikeOrder(m_board, m_text.substr(end + 1)))
                break; // an order of its own
            end = clauseEnd(end + 1);
        }
        return {begin, end};
    }

    void readCondition(std::size_t behind, std::size_t end, bool follows)
    {
        std::size_t stop = std::min(clauseEnd(behind), end);
        m_after = std::min(stop + 1, end);
        for (const Token &word : m_words) {
            const auto column = static_cast<std::size_t>(word.column);
            if (column < behind || column >= end)
                continue;
            const Joint joined = jointOf(foldName(word.text));
            if (joined == Joint::Then
                && (column < stop || trimmed(m_text.substr(stop, column - stop), " \t,:").empty())) {
                stop = std::min(stop, column);
                m_after = static_cast<std::size_t>(word.end());
                break;
            }
            if (joined == Joint::Else && column <= stop) {
                stop = column;
                m_after = column;
                break;
            }
        }
        const auto word = static_cast<std::size_t>(m_words[m_at].column);
        m_condition = cut(m_text, behind, stop).empty() ? std::string_view() : cut(m_text, word, stop);
        if (!follows && m_after >= end)
            splitOrder(behind, end);
    }

    /// "If Austria moves to Bul A Con H": nothing parts the order from its condition.
    void splitOrder(std::size_t behind, std::size_t end)
    {
        const std::string_view text = m_text.substr(behind, end - behind);
        for (const std::size_t start : orderStarts(m_board, text)) {
            if (!beginsLikeOrder(m_board, text.substr(start)) || !speaksOfBoard(m_board, text.substr(0, start)))
                continue;
            m_condition = cut(m_text, static_cast<std::size_t>(m_words[m_at].column), behind + start);
            m_after = behind + start;
        }
    }

    bool ordersIn(std::size_t end) const
    {
        const std::string_view text = m_after < end ? m_text.substr(m_after, end - m_after) : std::string_view();
        return speaksOfBoard(m_board, text) && looksLikeOrder(m_board, text);
    }

    /// "..., and if", ", but if": what stands before it hangs on nothing.
    static bool adds(std::string_view links)
    {
        const std::vector<Token> words = wordsOf(links);
        return !words.empty() && std::all_of(words.begin(), words.end(), [](const Token &word) {
            return isWord(word, {"and", "but", "und", "aber", "et", "mais"});
        });
    }

    static bool givesPoints(std::string_view text)
    {
        const std::vector<Token> words = wordsOf(text);
        return std::any_of(words.begin(), words.end(), [](const Token &word) { return isPointWord(word.text); });
    }

    static std::string_view withoutLinks(std::string_view text)
    {
        const std::vector<Token> words = wordsOf(text);
        const bool links = std::all_of(words.begin(), words.end(), [](const Token &word) {
            return isWord(
                word, {"but", "and", "only", "aber", "und", "nur", "mais", "et", "or", "oder", "es", "even", "auch"});
        });
        return links ? std::string_view() : text;
    }

    std::string_view m_text;
    const Board &m_board;
    MailHeading &m_heading;
    std::vector<Token> m_words;
    std::size_t m_at = 0;    ///< the word by which it is a condition
    std::size_t m_after = 0; ///< where the orders begin that follow the condition
    std::string m_before;    ///< the order that stands before it
    std::string m_condition;
};

} // namespace

bool saysIf(std::string_view text)
{
    const std::vector<Sentence> sentences = sentencesOf(text);
    const std::string_view last = sentences.empty() ? text : text.substr(sentences.back().begin);
    const std::vector<Token> words = wordsOf(last);
    return std::any_of(words.begin(), words.end(),
                       [](const Token &word) { return jointOf(foldName(word.text)) == Joint::If; });
}

std::vector<std::string> takeCourtesies(std::string &line, const Board &board)
{
    std::vector<std::string> taken;
    const std::string text = line;
    for (const Sentence &sentence : sentencesOf(text)) {
        const std::string_view said = std::string_view(text).substr(sentence.begin, sentence.end - sentence.begin);
        const std::vector<Token> words = wordsOf(said);
        const auto jointAt = [&](std::size_t at) { return jointOf(foldName(words[at].text)); };
        bool choices = false; // "if allowed ..., otherwise ..."
        for (std::size_t at = 0; at < words.size(); ++at)
            choices = choices || jointAt(at) == Joint::Else;
        for (std::size_t at = 0; at < words.size() && !choices; ++at) {
            if (jointAt(at) != Joint::If)
                continue;
            const auto begin = static_cast<std::size_t>(words[at].column);
            std::size_t end = std::min(said.find_first_of(",:;.!?)", begin), said.size());
            std::size_t stop = end;
            for (std::size_t next = at + 1; next < words.size(); ++next) {
                if (jointAt(next) != Joint::Then || static_cast<std::size_t>(words[next].column) > end)
                    continue;
                end = static_cast<std::size_t>(words[next].column);
                stop = static_cast<std::size_t>(words[next].end());
                break;
            }
            if (!isCourtesy(board, said.substr(begin, end - begin)))
                continue;
            std::size_t first = begin;
            if (const std::size_t last = said.find_last_not_of(' ', begin == 0 ? 0 : begin - 1);
                begin > 0 && last != std::string_view::npos && said[last] == ',' && stop < said.size()
                && said[stop] == ':') // "Germany, if I may: ..."
                first = last;
            taken.emplace_back(trimmed(said.substr(begin, end - begin)));
            stop += stop < said.size() && at == 0 && said[stop] == ',' ? 1 : 0;
            std::fill(line.begin() + static_cast<std::ptrdiff_t>(sentence.begin + first),
                      line.begin() + static_cast<std::ptrdiff_t>(sentence.begin + stop), ' ');
        }
    }
    return taken;
}

std::vector<MailFault> takeConditions(std::string &line, const Board &board, MailHeading &heading)
{
    std::vector<MailFault> told;
    const std::string text = line;
    if (trimmed(text, " \t\r>").empty()) {
        heading.hangs = false;
        return told;
    }
    for (const Sentence &sentence : sentencesOf(text)) {
        Clauses clauses(std::string_view(text).substr(sentence.begin, sentence.end - sentence.begin), board, heading);
        const std::optional<Sentence> found = clauses.find();
        if (!found)
            continue;
        std::vector<MailFault> parts = clauses.parts(*found);
        if (!clauses.condition().empty())
            heading.condition = clauses.condition();
        heading.hangs = clauses.isOpen(parts) || (heading.hangs && clauses.joint(0) == Joint::None);
        std::fill(line.begin() + static_cast<std::ptrdiff_t>(sentence.begin + found->begin),
                  line.begin() + static_cast<std::ptrdiff_t>(sentence.begin + found->end), ' ');
        told.insert(told.end(), parts.begin(), parts.end());
    }
    return told;
}

std::vector<bool> conditionBlocks(const std::vector<std::string_view> &lines)
{
    std::vector<bool> inside(lines.size(), false);
    const auto firstOf = [&](std::size_t at) {
        const std::vector<Token> words = wordsOf(lines[at]);
        return words.empty() ? Joint::None : jointOf(foldName(words.front().text));
    };
    for (std::size_t end = 0; end < lines.size(); ++end) {
        if (firstOf(end) != Joint::End)
            continue;
        std::size_t begin = end;
        while (begin > 0 && end - begin < longestBlock && firstOf(begin) != Joint::If && !inside[begin])
            --begin;
        if (firstOf(begin) == Joint::If)
            std::fill(inside.begin() + static_cast<std::ptrdiff_t>(begin),
                      inside.begin() + static_cast<std::ptrdiff_t>(end) + 1, true);
    }
    return inside;
}

} // namespace entente
