#include "mails/mailcorrections.h"

#include "base/names.h"
#include "language/spelling.h"
#include "map/board.h"
#include "mails/linepieces.h"

#include <algorithm>
#include <array>

namespace entente {

namespace {

/// How sure the words make it that something is corrected.
enum class Weight {
    Begins, ///< where they begin a clause
    Sure,   ///< anywhere
    Undoes, ///< anywhere, and with nothing behind them they take back what was said
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
    {"that should be", Weight::Begins},
    {"that should read", Weight::Begins},
    {"should be", Weight::Begins},
    {"should read", Weight::Sure},
    {"on second thought", Weight::Begins},
    {"on second thoughts", Weight::Begins},
    {"instead", Weight::Begins},
    {"rather", Weight::Begins},
    {"correction", Weight::Begins},
    {"corrections", Weight::Begins},
    {"scratch that", Weight::Undoes},
    {"strike that", Weight::Undoes},
    {"cancel that", Weight::Undoes},
    {"forget that", Weight::Undoes},
    {"ignore that", Weight::Undoes},
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
    {"vergiss das", Weight::Undoes},
    {"streich das", Weight::Undoes},
    {"streiche das", Weight::Undoes},
    {"rectification", Weight::Begins},
    {"erratum", Weight::Begins},
    {"je voulais dire", Weight::Sure},
    {"a la place", Weight::Begins},
    {"plutot", Weight::Begins},
    {"oublie ca", Weight::Undoes},
    {"oubliez ca", Weight::Undoes},
    {"annule ca", Weight::Undoes},
});

/// What a sorry player says before the correction itself.
bool isCourtesy(const Token &word)
{
    return isWord(word, {"sorry",  "oops",   "ups",    "pardon", "wait",   "no",    "actually",
                         "argh",   "ah",     "oh",     "ok",     "okay",   "well",  "and",
                         "but",    "a",      "small",  "one",    "typo",   "my",    "mistake",
                         "desole", "non",    "oui",    "mais",   "petite", "une",   "entschuldigung",
                         "nein",   "aber",   "und",    "kleine", "eine",   "halt",  "moment",
                         "or",     "ou",     "second", "third",  "last",   "final", "another",
                         "noch",   "encore", "et",     "hm",     "on",     "tut",   "mir",
                         "leid"});
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

std::vector<ProvinceId> placesIn(const Board &board, std::string_view text)
{
    std::vector<ProvinceId> places;
    const std::vector<Token> words = wordsOf(text);
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (const ProvinceId place = placeAt(board, text, words, i); place.valid())
            places.push_back(place);
    }
    return places;
}

bool namesSomething(const Board &board, std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    return !placesIn(board, text).empty() || std::any_of(words.begin(), words.end(), [&](const Token &word) {
        return board.findPower(word.text).valid();
    });
}

/// Do the words undo what stands before them and say nothing further: "Scratch that."
bool onlyUndoes(std::string_view correction)
{
    const std::vector<Token> words = wordsOf(correction);
    return std::any_of(correctingPhrases.begin(), correctingPhrases.end(), [&](const Phrase &phrase) {
        return phrase.weight == Weight::Undoes && !words.empty() && lengthAt(words, 0, phrase.words) == words.size();
    });
}

/// "pas la Suède": orders for that place, or to it, may be what is denied.
void doubtDenied(const std::vector<MailOrder *> &above, const std::string &denied, const Board &board)
{
    const std::vector<ProvinceId> named = placesIn(board, denied);
    const auto isNamed = [&](RegionId region) {
        return region.valid() && std::find(named.begin(), named.end(), board.provinceOf(region)) != named.end();
    };
    for (MailOrder *order : above) {
        const auto *move = std::get_if<Move>(&order->order.action);
        if (isNamed(order->order.at) || (move && isNamed(move->to())))
            order->notes.push_back({MailNote::Kind::Corrected, denied, {}});
    }
}

} // namespace

std::string takeCorrection(std::string &line, const Board &board)
{
    const std::string text = line;
    const std::vector<Token> words = wordsOf(text);
    for (std::size_t at = 0; at < words.size(); ++at) {
        for (const Phrase &phrase : correctingPhrases) {
            const std::size_t count = lengthAt(words, at, phrase.words);
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
            const bool speaks = follows && (colon || !placesIn(board, behind).empty());
            const bool alone = behind.empty() && (phrase.weight == Weight::Undoes || begin == 0);
            if (!(alone && clause) && !(speaks && (clause || phrase.weight != Weight::Begins)))
                continue;
            std::size_t stop = text.find_first_not_of(" \t\r\n,;:.!", end);
            stop = std::min(stop, text.size());
            std::fill(line.begin() + static_cast<std::ptrdiff_t>(begin),
                      line.begin() + static_cast<std::ptrdiff_t>(stop), ' ');
            if (begin > 0 && !trimmed(std::string_view(text).substr(0, begin)).empty())
                line[begin] = ';';
            return std::string(trimmed(std::string_view(text).substr(own)));
        }
    }
    return {};
}

void doubtCorrected(Mail &mail, const Board &board)
{
    std::vector<MailOrder *> above;
    for (MailLine &line : mail.lines) {
        const std::size_t before = above.size();
        for (MailOrder &order : line.orders)
            above.push_back(&order);
        if (!line.denied.empty())
            doubtDenied(above, line.denied, board);
        if (line.correction.empty() || above.empty())
            continue;
        const MailNote note{MailNote::Kind::Corrected, line.correction, {}};
        const bool undoes = onlyUndoes(line.correction);
        std::string unread;
        for (const MailFault &fault : line.faults)
            unread += fault.text + '\n';
        if (unread.empty() && line.orders.empty())
            unread = line.correction;
        const std::vector<ProvinceId> named = undoes ? std::vector<ProvinceId>() : placesIn(board, unread);
        bool found = false;
        for (MailOrder *order : above) {
            const bool meant =
                order->order.at.valid()
                && std::find(named.begin(), named.end(), board.provinceOf(order->order.at)) != named.end();
            if (meant)
                order->notes.push_back(note);
            found = found || meant;
        }
        if (found || (named.empty() && !undoes))
            continue;
        MailOrder *last = line.orders.empty() || undoes ? above.back() : before > 0 ? above[before - 1] : nullptr;
        if (last)
            last->notes.push_back(note);
    }
}

} // namespace entente
