#include "mails/mailheading.h"

#include "base/names.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "language/vocabulary.h"
#include "mails/sentences.h"

#include <algorithm>

namespace entente {

namespace {

constexpr std::size_t longestTitle = 10; ///< words
constexpr std::string_view ornament = " \t[]#*=_-:.";

bool isNumber(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::string firstOf(std::span<const Token> words)
{
    return words.empty() ? std::string() : foldName(words.front().text);
}

bool isOrders(const std::string &word)
{
    return isOneOf(word, {"orders", "befehle", "ordres", "moves", "zuge"});
}

void nameIn(MailHeading &heading, PowerId power)
{
    heading.power = power;
    heading.lastNamed = {};
    heading.wish = WinterWish::Unsaid;
    heading.hearsay.clear();
}

/// What a title says of the power that it names, behind the name: "FRANCE (as told to me by Anne)".
std::string_view saidBehind(const Board &board, std::string_view line)
{
    const std::vector<Token> words = wordsOf(line);
    for (std::size_t at = words.size(); at-- > 0;) {
        if (words[at].text.size() > 2 && board.findPower(words[at].text).valid())
            return line.substr(static_cast<std::size_t>(words[at].end()));
    }
    return {};
}

/// A phase, and beside it nothing that could be ordered: "Fall 1902 orders for Italy", "Re: Spring 1902".
bool isPhaseHeading(const Board &board, std::span<const Token> words, MailHeading &heading)
{
    bool unit = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool kind = board.findKind(words[i].text).valid();
        for (std::size_t next = i + 1; kind && next < std::min(i + 4, words.size()); ++next) { // "a fleet in Naples"
            unit = unit || board.findRegion(words[next].text).valid();
            if (meaningOf(words[next].text) != Meaning::Filler)
                break;
        }
        if (const PowerId power = board.findPower(words[i].text); power.valid() && !kind && !unit)
            nameIn(heading, power);
    }
    return !unit;
}

/// "On Monday Jane wrote:", "Am 23.11. schrieb Jane:", "Jane a écrit :" above what is quoted.
bool namesWriter(std::string_view line, std::span<const Token> words)
{
    return trimmed(line).ends_with(':') && std::any_of(words.begin(), words.end(), [](const Token &word) {
               return isOneOf(foldName(word.text), {"wrote", "writes", "schrieb", "schreibt", "ecrit"});
           });
}

/// What stands before a colon.
struct Prefix {
    PowerId power;
    bool more = false; ///< a player in brackets, or a word for orders
    std::string rest;  ///< all other words
};

/// How many of the tokens name a power, which is set.
std::size_t powerAt(const Board &board, std::string_view line, std::span<const Token> tokens, PowerId &power)
{
    for (std::size_t words = std::min<std::size_t>(3, tokens.size()); words > 0; --words) {
        const auto isWord = [](const Token &token) { return token.is(Token::Kind::Word); };
        if (!std::all_of(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(words), isWord))
            continue;
        const auto begin = static_cast<std::size_t>(tokens.front().column);
        const std::string_view name = line.substr(begin, static_cast<std::size_t>(tokens[words - 1].end()) - begin);
        if (const PowerId found = board.findPower(name); found.valid() && foldName(name).size() > 2) {
            power = found;
            return words;
        }
    }
    return 0;
}

Prefix readPrefix(const Board &board, std::string_view line, std::span<const Token> tokens, Stage stage)
{
    Prefix prefix;
    int depth = 0;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token &token = tokens[i];
        depth += token.is(Token::Kind::Open) ? 1 : token.is(Token::Kind::Close) ? -1 : 0;
        if (const std::size_t used = prefix.power.valid() ? 0 : powerAt(board, line, tokens.subspan(i), prefix.power);
            used > 0) {
            i += used - 1;
            if (depth > 0) { // "Bob (Austria)"
                prefix.more = true;
                prefix.rest.clear();
            }
            continue;
        }
        const std::string word = token.is(Token::Kind::Word) ? foldName(token.text) : std::string();
        const bool retreats =
            stage == Stage::Retreats
            && isOneOf(word, {"retreat", "retreats", "dislodged", "ruckzug", "ruckzuge", "retraite", "retraites"});
        if (depth > 0) {
            prefix.more = prefix.more || prefix.power.valid(); // "Austria (Bob)"
        } else if (retreats || isOneOf(word, {"orders", "order", "moves", "befehle", "befehl", "zuge", "ordres"})) {
            prefix.more = true;
        } else if (!word.empty() && word != "for") {
            prefix.rest += (prefix.rest.empty() ? "" : " ") + std::string(token.text);
        }
    }
    return prefix;
}

} // namespace

bool isReport(const Board &board, std::span<const Token> words)
{
    std::string letters;
    for (const Token &word : words)
        letters += foldName(word.text);
    if (words.size() <= 2
        && isOneOf(letters, {"nmr", "nrp", "nsu", "nso", "nsp", "uo", "otb", "cd", "d", "nbr", "nrr", "void", "ann",
                             "pass", "noorders", "nomoves", "keinebefehle", "keinezuge", "keinezuege"}))
        return true;
    if (words.empty())
        return true; // a ruled line
    // A power, then nothing but figures.
    std::size_t figures = 0;
    while (figures < words.size() && isNumber(words[words.size() - 1 - figures].text))
        ++figures;
    return figures > 0 && figures == words.size() - 1 && board.findPower(words.front().text).valid();
}

bool letsTheRestHold(const Board &board, std::span<const Token> words, PowerId &power)
{
    if (words.size() > 1) {
        if (const PowerId named = board.findPower(words.front().text); named.valid()) {
            power = named;
            words = words.subspan(1);
        }
    }
    bool all = false, holds = false;
    for (const Token &token : words) {
        const std::string word = foldName(token.text);
        const bool quantity = isListed("all every everyone everything everybody rest others other "
                                       "remaining autres tous toutes reste alle alles anderen andere "
                                       "ubrigen uebrigen",
                                       word);
        const bool between = isOneOf(word, {"units", "unit", "else", "einheiten", "halten", "stehen", "bleiben"});
        const std::optional<Meaning> meaning = meaningOf(token.text);
        all = all || quantity;
        holds = holds || meaning == Meaning::Hold || isOneOf(word, {"halten", "stehen", "bleiben"});
        if (!quantity && !between && meaning != Meaning::Hold && meaning != Meaning::Filler)
            return false;
    }
    return all && holds;
}

bool readHeading(const Board &board, std::string_view line, std::span<const Token> words, MailHeading &heading,
                 std::optional<NamedPhase> &phase)
{
    if (const auto named = phaseNamed(line); named && isPhaseHeading(board, words, heading)) {
        phase = heading.phase = named;
        phase->results = heading.phase->results = resultsNamed(words, named->season);
        return true;
    }
    if (namesWriter(line, words)) {
        for (const Token &word : words) {
            if (const PowerId power = board.findPower(word.text); power.valid() && foldName(word.text).size() > 3)
                nameIn(heading, power);
        }
        return true;
    }
    std::string_view name = trimmed(line, ornament);
    const std::size_t bracket = name.find('(');
    if (bracket != std::string_view::npos && name.find(')') == name.size() - 1) {
        name = trimmed(name.substr(0, bracket));
        words = words.first(wordsOf(name).size());
    }
    while (words.size() > 2 && isOneOf(firstOf(words), {"my", "our", "here", "are", "meine", "unsere", "hier", "sind"}))
        words = words.subspan(1);
    if (isOrders(firstOf(words)) && words.size() > 1) {
        const bool joined =
            isOneOf(foldName(words[1].text), {"for", "from", "of", "fuer", "fur", "pour"}) && words.size() > 2;
        name = trimmed(line.substr(static_cast<std::size_t>(words[joined ? 2 : 1].column)), ornament);
    } else if (words.size() > 1 && isOrders(foldName(words.back().text))) { // "Turkey orders", "Turkey's orders"
        const auto begin = static_cast<std::size_t>(words.front().column);
        name = trimmed(line.substr(begin, static_cast<std::size_t>(words.back().column) - begin), ornament);
        for (const std::string_view possessive : {"'s", "’s"}) {
            if (name.ends_with(possessive))
                name.remove_suffix(possessive.size());
        }
    }
    PowerId power = board.findPower(name);
    if (!power.valid() && line.ends_with(':') && !looksLikeOrder(board, line)) { // "Hello Bob, Turkey this time:"
        const std::string_view said = line.substr(sentencesOf(line).back().begin);
        // Who has said whose he is talks of others before his orders as well.
        if (!heading.power.valid() || (wordsOf(said).size() <= longestTitle && !heading.quotes))
            power = powerNamed(board, said, false);
    }
    if (power.valid()) {
        nameIn(heading, power);
        if (const std::string_view said = saidBehind(board, line); tellsOfOthers(said, true))
            heading.hearsay = trimmed(said, ornament);
        else if (tellsOfOthers(line.substr(sentencesOf(line).back().begin), false))
            heading.hearsay = trimmed(line, ornament);
        heading.hearsayEnds = MailHeading::HearsayEnds::WithPower;
    }
    return power.valid();
}

std::size_t prefixLength(const Board &board, std::string_view line, Stage stage, PowerId &power,
                         std::optional<NamedPhase> &heading, std::optional<NamedPhase> &phase)
{
    const std::vector<Token> tokens = tokenize(line);
    const auto colon =
        std::find_if(tokens.begin(), tokens.end(), [](const Token &token) { return token.is(Token::Kind::Colon); });
    if (colon == tokens.end() && !tokens.empty()) { // "Tur S04  F AEG - Gre"
        PowerId own;
        const std::size_t used = powerAt(board, line, tokens, own);
        const auto said = used > 0 && used + 1 < tokens.size() ? phaseNamed(tokens[used].text) : std::nullopt;
        if (!said || !looksLikeOrder(board, line.substr(static_cast<std::size_t>(tokens[used + 1].column))))
            return 0;
        power = own;
        phase = heading = said;
        return static_cast<std::size_t>(tokens[used].end());
    }
    if (colon == tokens.begin() || colon == tokens.end() || colon + 1 == tokens.end())
        return 0;
    Prefix prefix = readPrefix(board, line, {tokens.begin(), colon}, stage);
    std::optional<NamedPhase> named;
    if (!prefix.rest.empty()) {
        named = phaseNamed(prefix.rest);
        const std::vector<Token> said = wordsOf(prefix.rest);
        const bool asks = std::any_of(said.begin(), said.end(), [](const Token &word) {
            const std::optional<Meaning> meaning = meaningOf(word.text);
            return meaning && *meaning != Meaning::Filler && word.text.size() > 2; // "Contract with Russia:"
        });
        const bool greets = prefix.power.valid() && !asks && stage != Stage::Adjustments
                            && !looksLikeOrder(board, prefix.rest)
                            && std::count(prefix.rest.begin(), prefix.rest.end(), ' ') < 6; // "Klaus, Turkey please:"
        if (!greets && (!named || std::count(prefix.rest.begin(), prefix.rest.end(), ' ') > 2))
            return 0;
        prefix.more = prefix.more || greets;
    }
    // In winters the list reads powers and "Builds:" for itself.
    if (!named && (!prefix.more || stage == Stage::Adjustments))
        return 0;
    if (prefix.power.valid())
        power = prefix.power;
    if (named)
        phase = heading = named;
    return static_cast<std::size_t>(colon->end());
}

} // namespace entente
