#include "mails/shorthand.h"

#include "base/names.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "orders/notation.h"
#include "orders/position.h"
#include "language/tokenizer.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace entente {

namespace {

bool isInitial(const Token &token)
{
    return token.is(Token::Kind::Word) && token.text.size() == 1
           && std::isalpha(static_cast<unsigned char>(token.text[0]));
}

bool beginsWith(const Board &board, ProvinceId province, char initial)
{
    const std::string name = foldName(board.province(province).name);
    return !name.empty() && name.front() == std::tolower(static_cast<unsigned char>(initial));
}

std::string initialsInFull(std::string_view piece, const ParseContext &context, PowerId power)
{
    std::vector<Token> words = tokenize(piece);
    if (!context.position || context.stage != Stage::Moves)
        return {};
    KindId kind;
    if (words.size() == 4 && words.front().is(Token::Kind::Word)) {
        kind = context.board->findKind(words.front().text);
        if (!kind.valid())
            return {};
        words.erase(words.begin());
    }
    if (words.size() != 3 || !isInitial(words[0]) || !words[1].is(Token::Kind::Dash) || !isInitial(words[2]))
        return {};
    const Board &board = *context.board;
    std::string meant;
    for (const Unit &unit : context.position->units) {
        if ((power.valid() && unit.power != power) || (kind.valid() && unit.kind != kind)
            || !beginsWith(board, board.provinceOf(unit.region), words[0].text[0]))
            continue;
        for (int p = 0; p < board.provinceCount(); ++p) {
            const ProvinceId to(p);
            const Order move{unit.kind, unit.region, unit.layer, Move{{board.mainRegion(to)}, Way::Unsaid, {}}};
            if (to == board.provinceOf(unit.region) || !beginsWith(board, to, words[2].text[0])
                || !isInReach(board, *context.position, move))
                continue;
            if (!meant.empty())
                return {}; // or another
            meant = orderText(board, move, context.stage);
        }
    }
    return meant;
}

/// Where the words stand that mean the move named before; `meant` stays empty.
std::optional<InFull> mentionOfMove(std::string_view piece)
{
    const std::vector<Token> words = tokenize(piece);
    constexpr std::pair<std::string_view, std::string_view> phrases[] = {
        {"that", "move"}, {"this", "move"}, {"diesen", "zug"}, {"dieser", "bewegung"}};
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        for (const auto &[which, what] : phrases) {
            if (foldName(words[i].text) == which && foldName(words[i + 1].text) == what)
                return InFull{static_cast<std::size_t>(words[i].column),
                              static_cast<std::size_t>(words[i + 1].end() - words[i].column),
                              {}};
        }
    }
    return std::nullopt;
}

} // namespace

std::optional<InFull> inFull(std::string_view piece, const ParseContext &context, PowerId power,
                             const std::optional<Order> &lastMove)
{
    if (lastMove) {
        if (auto mention = mentionOfMove(piece)) {
            mention->meant = orderText(*context.board, *lastMove, Stage::Moves);
            return mention;
        }
    }
    std::string meant = initialsInFull(piece, context, power);
    if (meant.empty())
        return std::nullopt;
    return InFull{0, piece.size(), std::move(meant)};
}

void rememberMove(std::optional<Order> &lastMove, const Order &read)
{
    const auto *support = std::get_if<Support>(&read.action);
    if (is<Move>(read))
        lastMove = read;
    else if (!support || !lastMove || support->toHold() || support->of != lastMove->at)
        lastMove.reset();
}

} // namespace entente
