#include "mails/plainwords.h"

#include "base/names.h"
#include "language/vocabulary.h"
#include "map/board.h"
#include "mails/linepieces.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace entente {

namespace {

/// Other words for kinds, and the name that a board may know the kind by. A further language is further lines.
constexpr std::pair<std::string_view, std::string_view> otherKinds[] = {
    {"boat", "fleet"},   {"ship", "fleet"},   {"navy", "fleet"},  {"schiff", "fleet"},
    {"bateau", "fleet"}, {"navire", "fleet"}, {"troops", "army"}, {"truppen", "army"},
};

std::size_t columnOf(const Token &token)
{
    return static_cast<std::size_t>(token.column);
}

/// Do the next one, two or three words name a place?
bool namesPlace(const Board &board, const std::string &line, const std::vector<Token> &tokens, std::size_t first)
{
    for (std::size_t last = first; last < std::min(first + 3, tokens.size()); ++last) {
        if (!tokens[last].is(Token::Kind::Word) || meaningOf(tokens[last].text))
            return false;
        const std::size_t begin = columnOf(tokens[first]);
        const std::string words = line.substr(begin, static_cast<std::size_t>(tokens[last].end()) - begin);
        if (board.findRegion(words).valid() || (words.size() > 4 && board.provincesBeginning(words).size() == 1))
            return true;
    }
    return false;
}

/// "à" is a letter of its own there, and no army.
bool isGrave(const Token &token)
{
    return token.text == "\u00e0" || token.text == "\u00c0";
}

/// How many words say where to, from `at`: "in den", "dans le", "à".
std::size_t wayAt(const std::vector<Token> &tokens, std::size_t at)
{
    if (isGrave(tokens[at]))
        return 1;
    const bool article = at + 1 < tokens.size() && isWord(tokens[at + 1], {"den", "die", "das", "le", "la", "les"});
    return article && isWord(tokens[at], {"in", "dans"}) ? 2 : 0;
}

void writeOutWays(const Board &board, std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t at = tokens.size(); at-- > 1;) { // from behind: columns before stay
        const std::size_t words = wayAt(tokens, at);
        if (words == 0 || tokens[at - 1].is(Token::Kind::Colon) || !namesPlace(board, before, tokens, at + words))
            continue;
        // Behind a verb that says it already a space is enough: "se retire à Budapest".
        const std::optional<Meaning> verb = meaningOf(tokens[at - 1].text);
        const bool said = verb == Meaning::Retreat || verb == Meaning::Move || verb == Meaning::To;
        const std::size_t begin = columnOf(tokens[at]);
        line.replace(begin, static_cast<std::size_t>(tokens[at + words - 1].end()) - begin, said ? " " : "-");
    }
}

void writeOutKinds(const Board &board, std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t at = tokens.size(); at-- > 0;) {
        for (const auto &[word, kind] : otherKinds) {
            if (isWord(tokens[at], {word}) && !board.findKind(word).valid() && board.findKind(kind).valid())
                line.replace(columnOf(tokens[at]), tokens[at].text.size(), kind);
        }
    }
}

void blankOver(std::string &line, std::size_t begin, std::size_t end)
{
    std::fill(line.begin() + static_cast<std::ptrdiff_t>(begin), line.begin() + static_cast<std::ptrdiff_t>(end), ' ');
}

/// "after all": said behind an order that it does not change.
void blankSayings(std::string &line)
{
    constexpr std::pair<std::string_view, std::string_view> sayings[] = {
        {"after", "all"}, {"of", "course"}, {"as", "planned"}, {"as", "agreed"}, {"for", "now"}};
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
        for (const auto &[first, second] : sayings) {
            if (isWord(tokens[i], {first}) && isWord(tokens[i + 1], {second}))
                blankOver(line, columnOf(tokens[i]), static_cast<std::size_t>(tokens[i + 1].end()));
        }
    }
}

/// "l'armée de Paris", "que l'armée": the article before a kind, and what joins the clause.
void blankArticles(const Board &board, std::string &line)
{
    for (const std::string_view mark : {"'", "\u2019"}) {
        for (std::size_t at = line.find(mark); at != std::string::npos; at = line.find(mark, at + mark.size())) {
            const bool begins = at == 1 || (at > 1 && line[at - 2] == ' ');
            const std::size_t end = std::min(line.find_first_of(" ,.;:", at), line.size());
            const std::size_t word = at + mark.size();
            if (at == 0 || !begins || (line[at - 1] | 0x20) != 'l'
                || !board.findKind(line.substr(word, end - word)).valid())
                continue;
            const std::size_t que = at >= 5 && line.compare(at - 5, 4, "que ") == 0 ? at - 5 : at - 1;
            blankOver(line, que, word);
        }
    }
}

} // namespace

void writeOutWords(const Board &board, std::string &line, Stage stage)
{
    blankSayings(line);
    blankArticles(board, line);
    writeOutKinds(board, line);
    if (stage != Stage::Adjustments) // where something is built is no way
        writeOutWays(board, line);
}

} // namespace entente
