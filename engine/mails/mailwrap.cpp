#include "mails/mailwrap.h"

#include "language/tokenizer.h"
#include "language/vocabulary.h"
#include "map/board.h"
#include "mails/linepieces.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace entente {

namespace {

constexpr std::size_t narrowestSheet = 56; ///< bytes; a list of orders is narrower
constexpr std::size_t longestShort = 4;    ///< letters of a name cut short, with its full stop
constexpr std::size_t widestSheet = 180;   ///< beyond that nobody breaks lines

/// Does an order of its own begin there?
bool beginsOwnOrder(const Board &board, std::string_view line, std::string_view next)
{
    const std::vector<Token> words = tokenize(next);
    const std::string_view word = words.front().text;
    if (word.size() > longestShort && word.ends_with('.')) // "... only annoys | Italy. So: A Smy"
        return false;
    const std::vector<Token> before = wordsOf(line);
    const std::optional<Meaning> last = before.empty() ? std::optional<Meaning>() : meaningOf(before.back().text);
    const bool open =
        (last && *last != Meaning::Hold && *last != Meaning::Disband) || line.ends_with(',')
        || (!before.empty()
            && isWord(before.back(), {"mer", "golfe", "gulf", "st", "north", "south", "west", "east", "mid", "new"}));
    const std::optional<Meaning> first = meaningOf(words.front().text);
    const bool verb = first && *first <= Meaning::Contract && words.front().text.front() < 'a';
    const bool colon = words.size() > 1 && words[1].is(Token::Kind::Colon);
    return colon || verb || (words.front().text.size() < 3 && board.findKind(words.front().text).valid())
           || (!open && beginsLikeOrder(board, next));
}

/// Does the line go on in the next one because the sheet ended there: the next word would have been too much?
bool isWrapped(const Board &board, std::string_view line, std::string_view next, std::size_t width)
{
    const std::string_view text = trimmed(line);
    const std::string_view more = trimmed(next);
    if (width < narrowestSheet || width > widestSheet || text.empty() || more.empty() || next.front() == ' '
        || std::string_view(".!?:;>").find(text.back()) != std::string_view::npos
        || std::string_view(">-*#|+=0123456789([").find(more.front()) != std::string_view::npos
        || more.substr(1).starts_with(')') || text.find('\t') != std::string_view::npos || wordsOf(more).empty())
        return false;
    const std::size_t word = std::min(more.find(' '), more.size());
    return text.size() + 1 + word + width / 8 > width && !beginsOwnOrder(board, text, more);
}

/// "1. Army Moscow moves to", and below, further in: "Ukraine."
bool hangs(const Board &board, std::string_view line, std::string_view next)
{
    const std::size_t own = line.find_first_not_of(" \t"), below = next.find_first_not_of(" \t");
    if (own == line.npos || below == next.npos || below < own + 2)
        return false;
    const std::vector<Token> tokens = tokenize(line);
    const bool item = tokens.size() > 2
                      && (tokens[0].is(Token::Kind::Dash) || tokens[0].text.front() == '*'
                          || (tokens[0].text.front() >= '0' && tokens[0].text.front() <= '9'));
    const std::string_view text = trimmed(line), more = trimmed(next);
    return item && std::string_view(".!?:;").find(text.back()) == std::string_view::npos
           && std::string_view(">-*#|+=0123456789([").find(more.front()) == std::string_view::npos
           && !wordsOf(more).empty() && !beginsOwnOrder(board, text, more);
}

} // namespace

UnwrappedLines unwrapLines(const std::vector<std::string_view> &lines, const std::vector<LetterLine> &places,
                           const Board &board)
{
    UnwrappedLines out{lines, std::vector<bool>(lines.size(), false), {}};
    std::map<std::pair<int, int>, std::size_t> widths; // of each mail, and of what it quotes
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!places[i].heading) {
            std::size_t &width = widths[{places[i].letter, places[i].quoted}];
            width = std::max(width, trimmed(lines[i]).size());
        }
    }
    for (std::size_t i = 0, head = 0; i + 1 < lines.size(); ++i) {
        head = out.taken[i] ? head : i;
        const LetterLine &place = places[i], &after = places[i + 1];
        if (place.heading || after.heading || place.quoted + after.quoted > 0 || place.letter != after.letter
            || !(isWrapped(board, lines[i], lines[i + 1], widths[{place.letter, place.quoted}])
                 || hangs(board, lines[head], lines[i + 1])))
            continue;
        out.kept.push_back(std::string(out.lines[head]) + ' ' + std::string(trimmed(lines[i + 1])));
        out.lines[head] = out.kept.back();
        out.taken[i + 1] = true;
    }
    return out;
}

} // namespace entente
