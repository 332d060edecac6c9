#include "mails/plainwords.h"

#include "base/names.h"
#include "language/spelling.h"
#include "language/vocabulary.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/saidpieces.h"
#include "mails/sentences.h"
#include "mails/winterwords.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace entente {

namespace {

constexpr std::size_t shortestHelp = 6; ///< letters of a verb that is known in spite of slips
constexpr int mostSlips = 2;
constexpr std::size_t shortestKind = 4; ///< letters of a word for a kind that says so anywhere

std::size_t columnOf(const Token &token)
{
    return static_cast<std::size_t>(token.column);
}

/// Do the next one, two or three words name a place?
bool beginsPlace(const Board &board, const std::string &line, const std::vector<Token> &tokens, std::size_t first)
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
        if (words == 0 || tokens[at - 1].is(Token::Kind::Colon) || !beginsPlace(board, before, tokens, at + words))
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
        const KindId kind = tokens[at].is(Token::Kind::Word) ? kindSaid(board, tokens[at].text) : KindId();
        // "fl. Corse", cut short, stands before a place
        const bool cutShort = tokens[at].text.size() < shortestKind;
        if (kind.valid() && !board.findKind(tokens[at].text).valid()
            && (!cutShort || (at + 1 < tokens.size() && board.findRegion(tokens[at + 1].text).valid())))
            line.replace(columnOf(tokens[at]), tokens[at].text.size(), board.kind(kind).name);
    }
}

void blankOver(std::string &line, std::size_t begin, std::size_t end)
{
    std::fill(line.begin() + static_cast<std::ptrdiff_t>(begin), line.begin() + static_cast<std::ptrdiff_t>(end), ' ');
}

/// "One army, to be raised in London", "a fleet shall be laid down at Kiel": the verb before its unit, as lists have
/// it.
void turnPassives(const Board &board, std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t at = tokens.size(); at-- > 0;) { // from behind: columns before stay
        if (!tokens[at].is(Token::Kind::Word) || tokens[at].text.size() < 3 || !board.findKind(tokens[at].text).valid())
            continue;
        std::size_t next = at + 1;
        next += next < tokens.size() && isWord(tokens[next], {"wing", "squadron", "corps"}) ? 1 : 0;
        next += next < tokens.size() && tokens[next].is(Token::Kind::Comma) ? 1 : 0;
        bool passive = false;
        for (; next < tokens.size()
               && isWord(tokens[next], {"to", "be", "is", "are", "shall", "should", "will", "must", "sera", "est",
                                        "soit", "a", "doit", "etre"});
             ++next)
            passive = passive || isWord(tokens[next], {"be", "is", "are", "sera", "est", "soit", "etre"});
        if (!passive || next + 1 >= tokens.size() || !tokens[next].is(Token::Kind::Word))
            continue;
        const std::string verb = foldName(tokens[next].text);
        if (!isBuildWord(verb) && !isRemoveWord(verb))
            continue;
        next += isWord(tokens[next + 1], {"down", "up", "out"}) ? 1 : 0;
        blankOver(line, static_cast<std::size_t>(tokens[at].end()), static_cast<std::size_t>(tokens[next].end()));
        line.insert(columnOf(tokens[at]), isBuildWord(verb) ? "build " : "remove ");
    }
}

/// "goes north to the Irish Sea": the quarter is no place of the way.
void blankQuarters(std::string &line)
{
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
        if (isWord(tokens[at], {"north", "south", "east", "west"}) && isWord(tokens[at + 1], {"to", "into", "towards"}))
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

/// "La flotte en mer Égée, elle, part pour la Grèce".
void blankPronouns(std::string &line)
{
    for (const std::string_view said : {", elle,", ", lui,", ", elles,", ", eux,", ", however,", ", indeed,",
                                        ", though,", ", hingegen,", ", dagegen,", ", quant à elle,"}) {
        for (std::size_t at = line.find(said); at != std::string::npos; at = line.find(said, at + 1))
            blankOver(line, at, at + said.size());
    }
}

/// "denmark suport keil to helgoland": without its verb that would be a move. A verb that two slips hide may be none.
std::vector<MailNote> writeOutHelp(const Board &board, std::string &line)
{
    std::vector<MailNote> notes;
    const std::string before = line;
    const std::vector<Token> tokens = tokenize(before);
    for (std::size_t at = tokens.size(); at-- > 0;) {
        const std::string_view word = tokens[at].text;
        const std::string folded = foldName(word);
        if (folded.size() < shortestHelp || saidAs(folded) != SaidPiece::Kind::Word || meaningOf(word)
            || isHypothetical(word) || board.findRegion(word).valid() || board.findPower(word).valid()
            || board.findKind(word).valid() || !board.provincesBeginning(word).empty()) // "Southern Ocean"
            continue;
        const std::string verb = nearestVerb(word);
        const std::optional<Meaning> meaning = meaningOf(verb);
        const int slips = editDistance(folded, verb, mostSlips);
        const std::size_t sure = slips > 1 ? 2 : 1; // letters that it begins with
        if ((meaning != Meaning::Support && meaning != Meaning::Convoy) || slips > mostSlips
            || verb.size() < shortestHelp || verb.substr(0, sure) != folded.substr(0, sure) || verb.starts_with(folded)
            || folded.starts_with(verb))
            continue;
        notes.push_back({slips > 1 ? MailNote::Kind::Unsure : MailNote::Kind::Spelling, std::string(word), verb});
        line.replace(columnOf(tokens[at]), word.size(), verb);
    }
    return notes;
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

std::vector<MailNote> writeOutWords(const Board &board, std::string &line, Stage stage)
{
    blankPronouns(line);
    writeOutStands(board, line);
    blankQuarters(line);
    partPowerVerb(board, line);
    writeOutKinds(board, line);
    if (stage == Stage::Adjustments)
        turnPassives(board, line);
    else // where something is built is no way
        writeOutWays(board, line);
    return stage == Stage::Moves ? writeOutHelp(board, line) : std::vector<MailNote>();
}

} // namespace entente
