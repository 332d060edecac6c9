#include "mails/mailcorrections.h"

#include "base/names.h"
#include "language/spelling.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/mailconditions.h"
#include "mails/sentences.h"

#include <algorithm>
#include <array>

namespace entente {

namespace {

/// How sure the words make it that something is corrected.
enum class Weight {
    Begins, ///< where they begin a clause
    Sure,   ///< anywhere
    Undoes, ///< anywhere, and with no place behind them they take back what was said
};

struct Phrase {
    std::string_view words; ///< folded, with a space between them
    Weight weight = Weight::Begins;
};

/// A further language is further lines. Longer correctingPhrases stand before their beginnings.
constexpr std::array correctingPhrases = std::to_array<Phrase>({
    {"i meant to say", Weight::Sure},
    {"i meant to write", Weight::Sure},
    {"i meant", Weight::Sure},
    {"i mean", Weight::Begins},
    {"meant", Weight::Begins},
    {"was meant to be", Weight::Sure},
    {"was supposed to be", Weight::Sure},
    {"second thoughts", Weight::Begins},
    {"last thoughts", Weight::Begins},
    {"make that", Weight::Begins},
    {"change that to", Weight::Begins},
    {"mach daraus", Weight::Begins},
    {"mach das zu", Weight::Begins},
    {"mettez plutot", Weight::Begins},
    {"that should be", Weight::Begins},
    {"that should read", Weight::Begins},
    {"should be", Weight::Begins},
    {"should read", Weight::Sure},
    {"on second thought", Weight::Begins},
    {"on second thoughts", Weight::Begins},
    {"instead", Weight::Begins},
    {"rather", Weight::Begins},
    {"better", Weight::Begins},
    {"besser", Weight::Begins},
    {"mieux", Weight::Begins},
    {"correction", Weight::Begins},
    {"corrections", Weight::Begins},
    {"korrektur", Weight::Begins},
    {"berichtigung", Weight::Begins},
    {"ich meinte", Weight::Sure},
    {"ich meine", Weight::Begins},
    {"gemeint war", Weight::Begins},
    {"gemeint ist", Weight::Begins},
    {"statt dessen", Weight::Sure},
    {"anstatt dessen", Weight::Sure},
    {"stattdessen", Weight::Begins},
    {"vielmehr", Weight::Begins},
    {"rectification", Weight::Begins},
    {"erratum", Weight::Begins},
    {"je voulais dire", Weight::Sure},
    {"a la place", Weight::Begins},
    {"plutot", Weight::Begins},
});

bool isLastOne(const Token &word)
{
    return isWord(word, {"last", "previous", "letzte", "letzten", "vorigen", "dernier", "derniere"});
}

/// What a sorry player says before the correction itself.
bool isCourtesy(const Token &word)
{
    return regrets(foldName(word.text))
           || isListed("ah oh ok okay well and but a small one typo my mistake desole oui mais petite une "
                       "entschuldigung aber und kleine eine halt or ou second third last final another "
                       "noch encore et hm on tut mir leid finalement",
                       foldName(word.text));
}

/// The words that the phrase has, if it stands at `at`; else 0.
std::size_t lengthAt(const std::vector<Token> &words, std::size_t at, std::string_view phrase)
{
    std::size_t count = 0;
    while (!phrase.empty()) {
        const std::size_t end = std::min(phrase.find(' '), phrase.size());
        if (at + count >= words.size() || foldName(words[at + count].text) != phrase.substr(0, end))
            return 0;
        ++count;
        phrase.remove_prefix(std::min(end + 1, phrase.size()));
    }
    return count;
}

/// "Scratch that", "forget the last one", "streich den letzten Befehl": the words of it that stand at `at`; else 0.
std::size_t undoingAt(const std::vector<Token> &words, std::size_t at)
{
    if (!undoes(foldName(words[at].text)))
        return 0;
    std::size_t next = at + 1;
    while (next < words.size() && isWord(words[next], {"the", "my", "den", "die", "das", "meinen", "le", "la", "mon"}))
        ++next;
    if (next < words.size() && isLastOne(words[next])) {
        ++next;
        next +=
            next < words.size()
            && isWord(words[next], {"one", "line", "order", "move", "bit", "befehl", "zeile", "zug", "ordre", "ligne"});
        return next - at;
    }
    if (next == at + 1 && next < words.size() && isWord(words[next], {"that", "ca", "cela"}))
        return 2;
    return isWord(words[next - 1], {"das"}) ? 2 : 0; // "streich das"
}

/// Does a sign, or the line's beginning, stand before the byte?
bool beginsClause(std::string_view line, std::size_t at)
{
    const std::string_view before = trimmed(line.substr(0, at), " \t");
    const std::string_view signs = ",;:.!?()>-";
    return before.empty() || signs.find(before.back()) != std::string_view::npos || before.ends_with("\u2013")
           || before.ends_with("\u2014") || before.ends_with("\u2026");
}

/// Which place the words from `first` name, in up to four of them, with slips of the pen.
ProvinceId placeAt(const Board &board, std::string_view text, const std::vector<Token> &words, std::size_t first)
{
    for (std::size_t last = std::min(first + 4, words.size()); last-- > first;) {
        const auto begin = static_cast<std::size_t>(words[first].column);
        const RegionId found =
            board.findRegion(text.substr(begin, static_cast<std::size_t>(words[last].end()) - begin));
        if (found.valid())
            return board.provinceOf(found);
    }
    const std::string_view word = words[first].text;
    if (word.size() < 3)
        return {};
    const std::vector<ProvinceId> beginning = board.provincesBeginning(word);
    return beginning.size() == 1 ? beginning.front() : misspeltProvince(board, word);
}

/// Does it name a place? Of a page in one line the beginning is looked at, as far as one order reaches.
bool namesPlaceNearly(const Board &board, std::string_view text)
{
    text = text.substr(0, orderWindow(text));
    const std::vector<Token> words = wordsOf(text);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (placeAt(board, text, words, i).valid())
            return true;
    }
    return false;
}

bool namesSomething(const Board &board, std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    return namesPlaceNearly(board, text) || std::any_of(words.begin(), words.end(), [&](const Token &word) {
               return board.findPower(word.text).valid();
           });
}

struct PhraseHere {
    std::size_t length = 0; ///< words; 0: none stands there
    Weight weight = Weight::Begins;
};

PhraseHere phraseAt(const std::vector<Token> &words, std::size_t at)
{
    if (const std::size_t length = undoingAt(words, at); length > 0)
        return {length, Weight::Undoes};
    for (const Phrase &phrase : correctingPhrases) {
        if (const std::size_t length = lengthAt(words, at, phrase.words); length > 0)
            return {length, phrase.weight};
    }
    return {};
}

/// Is nothing said behind the undoing words that they may be of: "Forget the last one, clicked twice"?
bool undoesAlone(const Board &board, std::string_view text, std::size_t end)
{
    const std::string_view behind = trimmed(text.substr(end));
    return behind.empty()
           || (std::string_view(",;:.!-(").find(behind.front()) != std::string_view::npos
               && !namesPlaceNearly(board, behind));
}

} // namespace

std::string takeCorrection(std::string &line, const Board &board)
{
    const std::string text = line;
    const std::vector<Token> words = wordsOf(text);
    for (std::size_t at = 0; at < words.size(); ++at) {
        const PhraseHere phrase = phraseAt(words, at);
        const std::size_t count = phrase.length;
        if (count == 0)
            continue;
        std::size_t first = at;
        while (first > 0 && isCourtesy(words[first - 1]))
            --first;
        const auto begin = static_cast<std::size_t>(words[first].column);
        const auto own = static_cast<std::size_t>(words[at].column);
        auto end = static_cast<std::size_t>(words[at + count - 1].end());
        // "Correction to my orders of today: ..."
        if (const std::size_t mark = text.find(':', end); mark != std::string::npos
                                                          && !namesSomething(board, text.substr(end, mark - end))
                                                          && text.find_first_of(";.!?", end) > mark)
            end = mark;
        const std::string_view behind = trimmed(std::string_view(text).substr(end), " \t\r\n,;:.!-");
        const bool follows =
            !behind.empty()
            && !isWord(wordsOf(behind).empty() ? Token() : wordsOf(behind)[0], {"que", "than", "of", "to", "als"});
        const bool colon = trimmed(std::string_view(text).substr(end), " \t").starts_with(':');
        const bool clause = beginsClause(text, begin) || beginsClause(text, own);
        const bool undoes = phrase.weight == Weight::Undoes;
        // "Should be fun. In Venice ..."
        const std::size_t sentence = phrase.weight == Weight::Begins ? behind.find(". ") : std::string_view::npos;
        const bool speaks = follows && (colon || namesPlaceNearly(board, behind.substr(0, sentence)));
        const bool alone = (behind.empty() && (undoes || begin == 0)) || (undoes && undoesAlone(board, text, end));
        if ((!(alone && clause) && !(speaks && (clause || phrase.weight != Weight::Begins)))
            || saysIf(std::string_view(text).substr(0, own))) // "if Russia moves, then instead ..."
            continue;
        std::size_t stop = text.find_first_not_of(" \t\r\n,;:.!-", end);
        stop = std::min(stop, text.size());
        std::fill(line.begin() + static_cast<std::ptrdiff_t>(begin), line.begin() + static_cast<std::ptrdiff_t>(stop),
                  ' ');
        if (begin > 0 && !trimmed(std::string_view(text).substr(0, begin)).empty()) {
            const std::size_t last = text.find_last_not_of(" \t", begin - 1); // "Par - Bur - strike that"
            line[last > 0 && text[last] == '-' && text[last - 1] == ' ' ? last : begin] = ';';
        }
        return std::string(trimmed(std::string_view(text).substr(own)));
    }
    return {};
}

bool beginsInCorrection(std::string_view said)
{
    const std::vector<Token> words = wordsOf(said);
    bool begins = true, regretted = false;
    for (std::size_t at = 0; at < words.size(); ++at) {
        const PhraseHere phrase = phraseAt(words, at);
        if (phrase.length > 0 && phrase.weight != Weight::Undoes && (begins || phrase.weight == Weight::Sure))
            return true;
        begins = begins && isCourtesy(words[at]);
        regretted = regretted || (begins && regrets(foldName(words[at].text)));
        // "Nein, doch lieber eine Armee", "no: an army"
        if (!begins && regretted && (prefers(foldName(words[at].text)) || words.size() - at <= 2))
            return true;
    }
    return false;
}

bool endsInCorrection(std::string_view said)
{
    const std::vector<Token> words = wordsOf(said);
    for (std::size_t at = 0; at < words.size(); ++at) {
        if (const PhraseHere phrase = phraseAt(words, at); phrase.length == words.size() - at)
            return true;
    }
    return false;
}

bool undoesLast(std::string_view correction)
{
    const std::vector<Token> words = wordsOf(correction);
    const std::size_t count = words.empty() ? 0 : undoingAt(words, 0);
    return std::any_of(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(count), isLastOne);
}

bool onlyUndoes(std::string_view correction, const Board &board)
{
    const std::vector<Token> words = wordsOf(correction);
    const std::size_t count = words.empty() ? 0 : undoingAt(words, 0);
    return count > 0 && undoesAlone(board, correction, static_cast<std::size_t>(words[count - 1].end()));
}

} // namespace entente
