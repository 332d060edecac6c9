#include "mails/mailcuts.h"

#include "map/board.h"
#include "mails/linepieces.h"
#include "mails/sentences.h"
#include "language/vocabulary.h"

#include <algorithm>

namespace entente {

namespace {

bool beginsWithUnit(const Board &board, const std::vector<Token> &words)
{
    return words.size() > 1 && (board.findKind(words[0].text).valid() || board.findPower(words[0].text).valid());
}

std::string_view withoutQuotes(std::string_view line)
{
    return trimmed(line.substr(std::min(line.find_first_not_of("> \t"), line.size())));
}

bool beginsWithDash(std::string_view text)
{
    const std::vector<Token> tokens = tokenize(text);
    return !tokens.empty() && tokens.front().is(Token::Kind::Dash);
}

/// Is a line refused because it ends too early, and does the next one hold what it lacks: "B Ven - Aus -", "A Bud S"?
bool wantsMore(const MailLine &refused, std::string_view next, const Board &board)
{
    if (refused.faults.empty() || refused.faults.back().error.kind != ParseError::Kind::MissingPart)
        return false;
    const std::vector<Token> tokens = tokenize(trimmed(refused.text));
    if (tokens.empty() || !beginsWithUnit(board, wordsOf(next)))
        return true;
    const Token &last = tokens.back();
    return last.is(Token::Kind::Dash)
           || (last.is(Token::Kind::Word) && (meaningOf(last.text) || board.findKind(last.text).valid()));
}

/// How many brackets a line opens and does not close; below nothing, where it closes more.
int openBrackets(std::string_view line)
{
    int open = 0;
    for (const Token &token : tokenize(line))
        open += token.is(Token::Kind::Open) ? 1 : token.is(Token::Kind::Close) ? -1 : 0;
    return open;
}

/// "- John", "-- Bob S.": a name that nothing on the board is called by.
bool signsOff(const Board &board, std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    return !words.empty() && words.size() < 4 && beginsWithDash(text)
           && text.find_first_of("0123456789[]()/#.>") == std::string_view::npos
           && std::all_of(words.begin(), words.end(), [&](const Token &word) {
                  return !board.findRegion(word.text).valid() && board.provincesBeginning(word.text).empty()
                         && !board.findKind(word.text).valid() && !meaningOf(word.text) && word.text.size() > 2;
              });
}

/// Does a line hold more of the order that the one before it ends with?
bool isContinued(const MailLine &before, const MailLine &line, std::string_view next, const ParseContext &context)
{
    const std::vector<Token> words = wordsOf(next);
    const bool heads = words.empty() || !context.board->findRegion(words.front().text).valid(); // "- ENG" may be both
    if (line.kind == MailLine::Kind::Heading && heads)
        return false;
    // Dashes that stand before every line are those of a list.
    if (goesOn(next, context))
        return !beginsWithDash(withoutQuotes(before.text)) && !signsOff(*context.board, next);
    const bool mission = next.starts_with('[') && is<Flight>(before.orders.back().order);
    return mission || (openBrackets(before.text) > 0 && openBrackets(next) < 0);
}

} // namespace

bool goesOn(std::string_view text, const ParseContext &context)
{
    if (context.stage == Stage::Adjustments)
        return false;
    const std::vector<Token> tokens = tokenize(trimmed(text, pieceEnds));
    const bool joined =
        tokens.size() > 1 && (tokens.front().is(Token::Kind::Dash) || meaningOf(tokens.front().text) == Meaning::Via);
    return joined && !beginsWithUnit(*context.board, wordsOf(text));
}

bool beginsOrder(std::string_view text, std::size_t at, const ParseContext &context)
{
    const std::string_view behind = text.substr(at);
    if (goesOn(behind, context))
        return false;
    const std::string_view rest = withoutOr(withoutJoint(trimmed(behind, pieceEnds)));
    const auto parsed = parseOrder(rest, context);
    if (parsed || (parsed.error().kind == ParseError::Kind::ExtraText && parsed.error().column > 0))
        return true;
    // "B Ven - Aus - Hun N - Aus - Ven": what nothing parts from the order before it may be a piece of that.
    const std::vector<Token> words = wordsOf(rest);
    const bool parted =
        rest.data() != behind.data() || endsParted(text.substr(0, at)) || beginsWithUnit(*context.board, words);
    return parted && parsed.error().kind == ParseError::Kind::UnknownProvince && words.size() > 1;
}

bool isOneSentence(const ParseError &fault, std::string_view piece)
{
    if (endsParted(piece))
        return false;
    const std::vector<Token> words = wordsOf(piece);
    const bool helps = std::any_of(words.begin(), words.end(), [](const Token &word) {
        const std::optional<Meaning> meaning = meaningOf(word.text);
        return meaning == Meaning::Support || meaning == Meaning::Convoy;
    });
    return helps || fault.kind == ParseError::Kind::UnknownVerb || fault.kind == ParseError::Kind::OtherGame;
}

bool mayGoFurther(const Board &board, const Order &order)
{
    return is<Flight>(order) || (is<Move>(order) && order.kind.valid() && board.kind(order.kind).hops > 1);
}

void refuseContinuations(Mail &mail, const ParseContext &context)
{
    MailLine *before = nullptr;
    for (MailLine &line : mail.lines) {
        const std::string_view text = withoutQuotes(line.text);
        const bool ordered = before && !before->orders.empty() && before->quoted == line.quoted;
        if (ordered && isContinued(*before, line, text, context)) {
            // Half a way is an order that nobody gave.
            const bool half = mayGoFurther(*context.board, before->orders.back().order);
            before->orders.back().notes.push_back(
                {half ? MailNote::Kind::Unsure : MailNote::Kind::Remark, std::string(text), {}});
            if (!line.orders.empty()) {
                line.orders.clear();
                line.faults.push_back({{ParseError::Kind::ExtraText, std::string(text), 0, {}}, std::string(text)});
            }
            if (line.kind != MailLine::Kind::Heading)
                line.kind = MailLine::Kind::Refused;
        }
        if (before && before->orders.empty() && !line.orders.empty() && wantsMore(*before, text, *context.board))
            line.orders.front().notes.push_back({MailNote::Kind::Remark, before->text, {}});
        before = line.kind == MailLine::Kind::Blank ? nullptr : &line;
    }
}

} // namespace entente
