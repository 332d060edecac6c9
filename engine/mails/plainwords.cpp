#include "mails/plainwords.h"

#include "base/names.h"
#include "language/spelling.h"
#include "language/vocabulary.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/proseverbs.h"

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
        if (board.findRegion(words).valid() || (words.size() > 4 && board.provincesBeginning(words).size() == 1)
            || misspeltWordOf(board, words).valid())
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

/// What people say around an order, folded, and what it comes to. Longer phrases stand before their beginnings. A
/// further language is further lines.
constexpr std::pair<std::string_view, std::string_view> sayings[] = {
    {"after all", ""},
    {"of course", ""},
    {"as planned", ""},
    {"as agreed", ""},
    {"as promised", ""},
    {"as discussed", ""},
    {"as i said", ""},
    {"as we said", ""},
    {"wie besprochen", ""},
    {"wie abgesprochen", ""},
    {"wie versprochen", ""},
    {"comme convenu", ""},
    {"comme promis", ""},
    {"lends its support to", "supports"},
    {"lends support to", "supports"},
    {"gives support to", "supports"},
    {"gives its support to", "supports"},
    {"will support", "supports"},
    {"should support", "supports"},
    {"is to support", "supports"},
    {"soll unterstutzen", "unterstützt"},
    {"apporte son soutien a", "soutient"},
    {"to get into", "to"},
    {"get into", "to"},
    {"on its way to", "to"},
    {"the attack of", ""},
    {"the move of", ""},
    {"the advance of", ""},
    {"the attack from", ""},
    {"the move from", ""},
    {"in its move", ""},
    {"in its attack", ""},
    {"den angriff von", ""},
    {"den angriff aus", ""},
    {"den zug von", ""},
    {"beim zug", ""},
    {"beim angriff", ""},
    {"beim marsch", ""},
    {"lattaque de", ""},
    {"le mouvement de", ""},
    {"la marche de", ""},
    {"remains where it is", "holds"},
    {"does not move", "holds"},
    {"doesnt move", "holds"},
    {"does not budge", "holds"},
    {"doesnt budge", "holds"},
    {"wont move", "holds"},
    {"isnt going anywhere", "holds"},
    {"is not going anywhere", "holds"},
    {"goes nowhere", "holds"},
    {"stays in port", "holds"},
    {"stays in harbour", "holds"},
    {"stays in harbor", "holds"},
    {"bleibt im hafen", "steht"},
    {"reste au port", "tient"},
    {"as well", ""},
    {"non plus", ""},
    {"stays in place", "holds"},
    {"stays there", "holds"},
    {"keeps still", "holds"},
    {"stands still", "holds"},
    {"stays as it is", "holds"},
    {"holds its ground", "holds"},
    {"holds the line", "holds"},
    {"stands its ground", "holds"},
    {"bleibt wo sie ist", "steht"},
    {"bleibt stehen", "steht"},
    {"bleibt liegen", "steht"},
    {"bewegt sich nicht", "steht"},
    {"ruhrt sich nicht", "steht"},
    {"reste en place", "tient"},
    {"reste ou elle est", "tient"},
    {"garde sa position", "tient"},
    {"tient sa position", "tient"},
    {"tient bon", "tient"},
    {"ne bronche pas", "tient"},
    {"for now", ""},
    {"id like my", "my"},
    {"i would like my", "my"},
    {"je voudrais que", ""},
    {"je voudrais", ""},
    {"et que", "et"},
    {"and my", "; my"},
    {"im ubrigen", ""},
    {"im uebrigen", ""},
    {"stays where it is", "holds"},
    {"stays at home", "holds"},
    {"stays home", "holds"},
    {"stays put", "holds"},
    {"sits still", "holds"},
    {"does nothing", "holds"},
    {"bleibt zu hause", "steht"},
    {"tut nichts", "steht"},
    {"reste sur place", "tient"},
    {"ne bouge pas non plus", "tient"},
    {"ne bouge pas", "tient"},
    {"ne bouge plus", "tient"},
    {"should try to get", "goes to"},
    {"should go to", "goes to"},
    {"should move to", "moves to"},
    {"will go to", "goes to"},
    {"strolls over to", "moves to"},
    {"goes over to", "moves to"},
    {"part pour", "-"},
    {"soll bitte nach", "nach"},
    {"soll nach", "nach"},
    {"sollen nach", "nach"},
};

/// How many tokens from `at` the phrase has; 0: it does not stand there.
std::size_t lengthOf(std::string_view phrase, const std::vector<Token> &tokens, std::size_t at)
{
    std::size_t count = 0;
    while (!phrase.empty()) {
        const std::size_t end = std::min(phrase.find(' '), phrase.size());
        if (at + count >= tokens.size() || !tokens[at + count].is(Token::Kind::Word)
            || foldName(tokens[at + count].text) != phrase.substr(0, end))
            return 0;
        ++count;
        phrase.remove_prefix(std::min(end + 1, phrase.size()));
    }
    return count;
}

void writeOutSayings(std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    std::size_t done = tokens.size();
    for (std::size_t at = tokens.size(); at-- > 0;) { // from behind: columns before stay
        for (const auto &[phrase, meaning] : sayings) {
            std::size_t count = lengthOf(phrase, tokens, at);
            if (count == 0 || at + count > done)
                continue;
            done = at;
            if (at == 0 && meaning.empty() && count < tokens.size() && tokens[count].is(Token::Kind::Colon))
                ++count; // "Im Übrigen:" names no power
            const std::size_t begin = columnOf(tokens[at]);
            const Token &last = tokens[at + count - 1];
            const bool stop = last.text.ends_with('.'); // which ends the sentence as well
            line.replace(begin, static_cast<std::size_t>(last.end()) - begin, std::string(meaning) + (stop ? "." : ""));
            break;
        }
    }
}

/// "... nach Galizien gehen": the verb behind the place says nothing more.
void blankVerbs(std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t at = 3; at < tokens.size(); ++at) {
        const bool ends = at + 1 == tokens.size() || tokens[at + 1].is(Token::Kind::Comma)
                          || tokens[at].text.ends_with('.') || isWord(tokens[at + 1], {"und"});
        const bool way = isWord(tokens[at - 2], {"nach", "in", "auf"}) || isWord(tokens[at - 3], {"nach", "in", "auf"});
        if (ends && way && isWord(tokens[at], {"gehen", "ziehen", "fahren", "marschieren", "segeln"}))
            blankOver(line, columnOf(tokens[at]), static_cast<std::size_t>(tokens[at].end()));
    }
}

/// "Italien zieht A Ven - Tri": the verb parts the power from its orders.
void partPowerVerb(const Board &board, std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    if (tokens.size() > 3 && tokens[0].is(Token::Kind::Word) && board.findPower(tokens[0].text).valid()
        && isWord(tokens[1], {"zieht", "befiehlt", "orders", "plays", "ordonne", "joue"})
        && board.findKind(tokens[2].text).valid())
        line.replace(columnOf(tokens[1]), tokens[1].text.size(), ":");
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

/// "La flotte en mer Égée, elle, part pour la Grèce".
void blankPronouns(std::string &line)
{
    for (const std::string_view said : {", elle,", ", lui,", ", elles,", ", eux,", ", however,", ", indeed,",
                                        ", though,", ", hingegen,", ", dagegen,", ", quant à elle,"}) {
        for (std::size_t at = line.find(said); at != std::string::npos; at = line.find(said, at + 1))
            blankOver(line, at, at + said.size());
    }
}

/// "... hold too": behind all else the word says no direction.
void blankToo(std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t at = 1; at < tokens.size(); ++at) {
        const bool ends =
            at + 1 == tokens.size() || !tokens[at + 1].is(Token::Kind::Word) || tokens[at].text.ends_with('.');
        if (ends && isWord(tokens[at], {"too", "also", "auch", "aussi"}))
            blankOver(line, columnOf(tokens[at]),
                      static_cast<std::size_t>(tokens[at].end()) - (tokens[at].text.ends_with('.') ? 1 : 0));
    }
}

/// "... Egy st.": it stands.
void writeOutStands(const Board &board, std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t at = tokens.size(); at-- > 1;) {
        const bool ends = at + 1 == tokens.size() || !tokens[at + 1].is(Token::Kind::Word);
        if (ends && isWord(tokens[at], {"st"}) && tokens[at - 1].is(Token::Kind::Word)
            && board.findRegion(tokens[at - 1].text).valid())
            line.replace(columnOf(tokens[at]), 2, "h ");
    }
}

} // namespace

void writeOutWords(const Board &board, std::string &line, Stage stage)
{
    blankPronouns(line);
    blankToo(line);
    writeOutStands(board, line);
    writeOutSayings(line);
    blankVerbs(line);
    partPowerVerb(board, line);
    blankArticles(board, line);
    writeOutKinds(board, line);
    if (stage != Stage::Adjustments)
        writeOutProse(board, line);
    if (stage != Stage::Adjustments) // where something is built is no way
        writeOutWays(board, line);
}

} // namespace entente
