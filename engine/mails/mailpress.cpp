#include "mails/mailpress.h"

#include "base/names.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/sentences.h"

#include <algorithm>
#include <span>

namespace entente {

namespace {

using Tokens = std::span<const Token>;

bool isTo(const Token &token)
{
    return token.is(Token::Kind::Dash) || isWord(token, {"to", "an", "nach", "a"});
}

bool isMaster(const Token &token)
{
    return isWord(token, {"gm", "master", "spielleiter", "arbitre", "mj"});
}

/// A power by its name, or everybody; the shortest names are kinds and verbs.
bool isParty(const Board &board, const Token &token)
{
    return isWord(token, {"all", "alle", "allen", "everybody", "everyone", "world"}) || isMaster(token)
           || (token.is(Token::Kind::Word) && token.text.size() > 2 && board.findPower(token.text).valid());
}

/// "Germany", "Germany and Italy", "Germany, Italy".
bool areParties(const Board &board, Tokens tokens)
{
    return !tokens.empty() && isParty(board, tokens.front())
           && std::all_of(tokens.begin(), tokens.end(), [&](const Token &token) {
                  return token.is(Token::Kind::Comma) || isWord(token, {"and", "und", "et", "the", "den", "die"})
                         || isParty(board, token);
              });
}

/// "France to Germany", "France -> Germany, Italy", "to Germany"; not two powers that are called as places are.
bool namesParties(const Board &board, Tokens tokens)
{
    const bool sender = !tokens.empty() && isParty(board, tokens.front());
    const Tokens rest = tokens.subspan(sender ? 1 : 0);
    if (rest.size() < 2 || !isTo(rest.front()) || (!sender && rest.front().is(Token::Kind::Dash)))
        return false;
    const Tokens to = rest.subspan(isWord(rest[1], {"the", "den", "die"}) && rest.size() > 2 ? 2 : 1);
    const bool march = sender && board.findRegion(tokens.front().text).valid() && board.findRegion(to[0].text).valid();
    return !march && areParties(board, to);
}

/// "Press", "Press from Austria", "Presse, Frankreich an Deutschland", "Message from England"; `named` is what stands
/// before the colon.
bool isAnnounced(const Board &board, Tokens named)
{
    if (named.empty() || !isWord(named.front(), {"press", "presse", "broadcast", "message", "nachricht"}))
        return false;
    const bool alone = isWord(named.front(), {"press", "presse"});
    const Tokens rest = named.subspan(1);
    if (rest.empty())
        return alone;
    const Token &next = rest.front();
    return isWord(next, {"from", "to", "of", "by", "von", "an", "aus"}) || isParty(board, next)
           || (alone && (next.is(Token::Kind::Comma) || next.is(Token::Kind::Dash) || next.is(Token::Kind::Open)));
}

/// "Tell France", "a word to Italy from me", "sag Russland bitte", "dis à la France de ma part": does it ask to hand
/// something on to a power?
bool asksToTell(const Board &board, Tokens said)
{
    const auto endsIn = [&](auto &&fits) { return !said.empty() && fits(said.back()); };
    const auto dropWhile = [&](auto &&fits) {
        const std::size_t before = said.size();
        while (endsIn(fits))
            said = said.first(said.size() - 1);
        return said.size() < before;
    };
    dropWhile([](const Token &word) {
        return isListed("from for me us please bitte von mir uns aus de ma notre part know savoir ausrichten this",
                        foldName(word.text));
    });
    if (!dropWhile([&](const Token &word) { return isWord(word, {"and", "und", "et"}) || isParty(board, word); }))
        return false;
    dropWhile([](const Token &word) { return isWord(word, {"the", "den", "die", "das", "le", "la", "l"}); });
    if (endsIn([](const Token &word) {
            return isListed("tell let ask warn remind inform sag sage sagt frag frage richte", foldName(word.text));
        }))
        return true;
    return endsIn([](const Token &word) {
               return isTo(word) || isWord(word, {"for", "fur", "fuer", "pour"});
           })
           && std::any_of(said.begin(), said.end(), [](const Token &word) {
                  return isListed(
                      "tell say word words message note regards greetings wishes sag sage sagt richte grusse "
                      "gruesse gruss wort worte nachricht dis dites mot amities salutations savoir",
                      foldName(word.text));
              });
}

} // namespace

void blankMessages(std::string &line, const Board &board)
{
    const std::string text = line;
    for (const Sentence &sentence : sentencesOf(text)) {
        const std::string_view said = std::string_view(text).substr(sentence.begin, sentence.end - sentence.begin);
        const std::size_t colon = said.find(':');
        if (colon == std::string_view::npos || !asksToTell(board, wordsOf(said.substr(0, colon))))
            continue;
        std::fill(line.begin() + static_cast<std::ptrdiff_t>(sentence.begin),
                  line.begin() + static_cast<std::ptrdiff_t>(sentence.end), ' ');
    }
}

Press pressIn(const Board &board, std::string_view line)
{
    const std::vector<Token> tokens = tokenize(line);
    Tokens rest(tokens);
    if (rest.size() == 1 && isWord(rest.front(), {"endpress", "endbroadcast"}))
        return Press::End;
    while (!rest.empty() && rest.front().is(Token::Kind::Dash)) // a bullet, or the marks of quoted text
        rest = rest.subspan(1);
    const bool bracket = !rest.empty() && rest.front().is(Token::Kind::Open);
    if (bracket)
        rest = rest.subspan(1);
    const auto end = std::find_if(rest.begin(), rest.end(), [&](const Token &token) {
        return token.is(Token::Kind::Colon) || (bracket && token.is(Token::Kind::Close));
    });
    const Tokens named = rest.first(static_cast<std::size_t>(end - rest.begin()));
    const bool parted = end != rest.end();
    if (!isAnnounced(board, named) && !(parted && namesParties(board, named)))
        return Press::None;
    // "An den Spielleiter:" ends what was said to others, and orders follow.
    if (!isAnnounced(board, named) && isMaster(named.back()))
        return end + 1 == rest.end() ? Press::End : Press::None;
    // Without a colon "Press to Germany" is a title, and whatever goes on is a sentence.
    const bool more = std::any_of(end, rest.end(), [](const Token &token) {
        return !token.is(Token::Kind::Colon) && !token.is(Token::Kind::Close);
    });
    return more ? Press::Said : Press::Title;
}

} // namespace entente
