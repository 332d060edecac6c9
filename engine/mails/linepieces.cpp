#include "mails/linepieces.h"

#include "base/names.h"
#include "map/board.h"
#include "language/spelling.h"
#include "language/vocabulary.h"

#include <algorithm>

namespace entente {

namespace {

constexpr std::size_t longestOrder = 400; ///< bytes; a bomber's tour over half the board is shorter

bool partsAt(const Token &token)
{
    return token.is(Token::Kind::Comma) || (token.is(Token::Kind::Slash) && token.spaceBefore);
}

/// May a unit that follows this word begin an order of its own? Not after a verb that wants one, nor after its owner.
bool endsOrder(const Board &board, const Token &before)
{
    if (before.is(Token::Kind::Close))
        return true;
    if (!before.is(Token::Kind::Word))
        return false;
    const std::optional<Meaning> meaning = meaningOf(before.text);
    const bool verb =
        meaning && *meaning != Meaning::Hold && *meaning != Meaning::Disband && *meaning != Meaning::ByConvoy;
    return !verb && !board.findPower(before.text).valid();
}

} // namespace

std::string_view trimmed(std::string_view text, std::string_view signs)
{
    const std::size_t begin = text.find_first_not_of(signs);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(signs) - begin + 1);
}

std::string_view withoutJoint(std::string_view text)
{
    for (const std::string_view joint : {"and ", "und ", "et "}) {
        if (text.starts_with(joint))
            text = trimmed(text.substr(joint.size()));
    }
    return text;
}

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> list)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool isListed(std::string_view list, std::string_view folded)
{
    for (std::size_t at = list.find(folded); at != std::string_view::npos; at = list.find(folded, at + 1)) {
        const std::size_t end = at + folded.size();
        if ((at == 0 || list[at - 1] == ' ') && (end == list.size() || list[end] == ' '))
            return !folded.empty();
    }
    return false;
}

bool isWord(const Token &token, std::initializer_list<std::string_view> list)
{
    return token.is(Token::Kind::Word) && isOneOf(foldName(token.text), list);
}

std::vector<Token> wordsOf(std::string_view line)
{
    std::vector<Token> words = tokenize(line);
    std::erase_if(words,
                  [](const Token &token) { return !token.is(Token::Kind::Word) || foldName(token.text).empty(); });
    return words;
}

std::vector<std::size_t> powerMarks(const Board &board, std::string_view line)
{
    std::vector<std::size_t> marks;
    const std::vector<Token> tokens = tokenize(line);
    for (std::size_t colon = 1; colon < tokens.size(); ++colon) {
        if (!tokens[colon].is(Token::Kind::Colon))
            continue;
        for (std::size_t words = 3; words > 0; --words) {
            if (words > colon || !tokens[colon - words].is(Token::Kind::Word))
                continue;
            const auto begin = static_cast<std::size_t>(tokens[colon - words].column);
            const std::string_view name = line.substr(begin, static_cast<std::size_t>(tokens[colon - 1].end()) - begin);
            const bool partner = (words + 2 <= colon && meaningOf(tokens[colon - words - 2].text) == Meaning::Contract)
                                 || (words < colon && isWord(tokens[colon - words - 1], {"with", "mit", "avec"}));
            if (!partner && foldName(name).size() > 2 && begin > 0 && board.findPower(name).valid()) {
                marks.push_back(begin);
                break;
            }
        }
    }
    return marks;
}

std::vector<std::size_t> orderStarts(const Board &board, std::string_view text)
{
    std::vector<std::size_t> starts;
    const std::vector<Token> tokens = tokenize(text);
    int depth = 0;
    for (std::size_t i = 1; i + 1 < tokens.size(); ++i) {
        depth += tokens[i].is(Token::Kind::Open) ? 1 : tokens[i].is(Token::Kind::Close) ? -1 : 0;
        const bool joint = isWord(tokens[i], {"and", "und", "et"});
        const bool stop = tokens[i].is(Token::Kind::Word) && tokens[i].text.size() > 2 && tokens[i].text.ends_with('.')
                          && !tokens[i].text.ends_with("..") && tokens[i + 1].spaceBefore;
        const bool parted = depth <= 0 && (partsAt(tokens[i]) || joint || stop);
        const bool unit =
            tokens[i].is(Token::Kind::Word) && board.findKind(tokens[i].text).valid() && endsOrder(board, tokens[i - 1])
            && (tokens[i + 1].is(Token::Kind::Open) || board.findRegion(tokens[i + 1].text).valid()
                || (tokens[i + 1].is(Token::Kind::Word) && !board.provincesBeginning(tokens[i + 1].text).empty()));
        if (parted)
            starts.push_back(static_cast<std::size_t>(tokens[i + 1].column));
        else if (unit)
            starts.push_back(static_cast<std::size_t>(tokens[i].column));
    }
    starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
    return starts;
}

std::size_t orderWindow(std::string_view text)
{
    if (text.size() <= longestOrder)
        return text.size();
    const std::size_t space = text.rfind(' ', longestOrder);
    return space == std::string_view::npos || space == 0 ? longestOrder : space;
}

bool isInReach(const Board &board, const Position &position, const Order &order)
{
    if (!order.at.valid() || !order.kind.valid())
        return true;
    const UnitId there = unitIn(board, position, board.provinceOf(order.at), order.layer);
    const RegionId from = there.valid() ? position.units[static_cast<std::size_t>(there.index())].region : order.at;
    const UnitKind &kind = board.kind(order.kind);
    const auto near = [&](RegionId to) {
        const auto neighbours = board.neighbours(kind.travel, from);
        return std::any_of(neighbours.begin(), neighbours.end(),
                           [&](RegionId next) { return board.provinceOf(next) == board.provinceOf(to); });
    };
    if (const auto *move = std::get_if<Move>(&order.action)) {
        const auto coastal = [&](RegionId region) {
            return board.province(board.provinceOf(region)).terrain == Terrain::Coastal;
        };
        const bool shipped = kind.isConvoyed && coastal(from) && coastal(move->to());
        return move->hops.size() > 1 || kind.hops > 1 || shipped || near(move->to());
    }
    if (const auto *support = std::get_if<Support>(&order.action))
        return kind.hops > 1 || near(support->to.valid() ? support->to : support->of);
    return true;
}

bool looksLikeOrder(const Board &board, std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    int places = 0, verbs = 0, talk = 0;
    for (const Token &word : words) {
        if (board.findRegion(word.text).valid())
            ++places;
        else if (meaningOf(word.text) || isForeignVerb(word.text) || board.findKind(word.text).valid())
            ++verbs;
        else if (misspeltProvince(board, word.text).valid()) // looked for last: it takes long
            ++places;
        else
            ++talk;
    }
    const bool dash = text.find('-') != std::string_view::npos || text.find('>') != std::string_view::npos;
    const bool kindFirst = !words.empty() && board.findKind(words.front().text).valid();
    return talk <= places + verbs + 1 && (places > 0 || kindFirst) && (verbs > 0 || dash || places > 1);
}

bool beginsLikeOrder(const Board &board, std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    if (words.empty() || !looksLikeOrder(board, text))
        return false;
    const auto saysSomething = [&](const Token &token) {
        return meaningOf(token.text) != Meaning::Filler || board.findRegion(token.text).valid();
    };
    const auto first = std::find_if(words.begin(), words.end(), saysSomething); // "the fleet from ..."
    const std::string_view word = first == words.end() ? words.front().text : first->text;
    return board.findKind(word).valid() || board.findRegion(word).valid() || board.findPower(word).valid();
}

bool namesAnything(const Board &board, std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    return std::any_of(words.begin(), words.end(), [&](const Token &word) {
        return word.text.size() > 2
               && (board.findRegion(word.text).valid() || board.provincesBeginning(word.text).size() == 1
                   || board.findKind(word.text).valid() || board.findPower(word.text).valid());
    });
}

bool namesPlace(const Board &board, std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    return std::any_of(words.begin(), words.end(), [&](const Token &word) {
        return word.text.size() > 2 && !meaningOf(word.text)
               && (board.findRegion(word.text).valid() || board.provincesBeginning(word.text).size() == 1);
    });
}

bool endsParted(std::string_view text)
{
    const std::string_view bare = trimmed(text, " \t");
    if (bare.ends_with("..")) // something was left out
        return false;
    return bare.empty() || pieceEnds.find(bare.back()) != std::string_view::npos || bare.ends_with(" and")
           || bare.ends_with(" und") || bare.ends_with(" et");
}

bool beginsWithResult(std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    return !words.empty()
           && isListed("bounce bounced bounces ordered dislodged cut fail failed fails failure void "
                       "resolved succeeds succeeded success successful invalid illegal standoff "
                       "annihilated destroyed must abgeprallt vertrieben",
                       foldName(words.front().text));
}

std::vector<std::string_view> columnsOf(std::string_view line)
{
    // Commas part columns only where nobody puts a space behind them, as he does between orders.
    std::string_view signs = "\t|";
    if (line.find_first_of(signs) == std::string_view::npos) {
        for (const std::string_view sign : {";", ","}) {
            const std::string_view row = trimmed(line, " \t;,");
            std::size_t at = row.find(sign);
            while (at != std::string_view::npos && at + 1 < row.size() && row[at + 1] != ' ')
                at = row.find(sign, at + 1);
            if (at == std::string_view::npos && row.find(sign) != std::string_view::npos) {
                signs = sign;
                break;
            }
        }
    }
    std::vector<std::string_view> columns;
    while (!line.empty()) {
        const std::size_t end = std::min(line.find_first_of(signs), line.size());
        if (const std::string_view column = trimmed(line.substr(0, end), " \t;,\""); !column.empty())
            columns.push_back(column);
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return columns;
}

} // namespace entente
