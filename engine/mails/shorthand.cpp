#include "mails/shorthand.h"

#include "base/names.h"
#include "map/board.h"
#include "mails/linepieces.h"
#include "map/placenames.h"
#include "orders/notation.h"
#include "orders/position.h"
#include "language/tokenizer.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace entente {

namespace {

/// One to three letters, as whoever writes in haste cuts a name short.
bool isShort(const Token &token)
{
    return token.is(Token::Kind::Word) && token.text.size() < 4
           && std::all_of(token.text.begin(), token.text.end(),
                          [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; });
}

/// "M" and "Mu" for Munich, "BS" for the Black Sea.
bool fits(const Board &board, ProvinceId province, std::string_view written)
{
    const std::string folded = foldName(written);
    if (board.findRegion(written).valid())
        return board.provinceOf(board.findRegion(written)) == province;
    const auto fitsName = [&](const std::string &name) {
        std::string initials;
        for (const Token &word : wordsOf(name))
            initials += foldName(word.text).substr(0, 1);
        return foldName(name).starts_with(folded) || (initials.size() > 1 && initials == folded);
    };
    const Province &place = board.province(province);
    return fitsName(place.name) || std::any_of(place.names.begin(), place.names.end(), [&](const auto &name) {
               return name.first.find(':') == std::string::npos && fitsName(name.second);
           });
}

std::string initialsInFull(std::string_view piece, const ParseContext &context, PowerId power)
{
    std::vector<Token> words = tokenize(piece);
    if (!context.position || context.stage != Stage::Moves)
        return {};
    KindId kind;
    bool named = false;
    if (words.size() > 3 && words[1].is(Token::Kind::Colon)) { // "England: F L-NTH"
        power = context.board->findPower(words[0].text);
        named = power.valid();
        words.erase(words.begin(), words.begin() + 2);
    }
    if (words.size() == 4 && words.front().is(Token::Kind::Word)) {
        kind = context.board->findKind(words.front().text);
        if (!kind.valid())
            return {};
        words.erase(words.begin());
    }
    const Board &board = *context.board;
    const auto isPlace = [&](const Token &token) { return board.findRegion(token.text).valid(); };
    if (words.size() != 3 || !words[1].is(Token::Kind::Dash) || !(isShort(words[0]) || isPlace(words[0]))
        || !(isShort(words[2]) || isPlace(words[2])))
        return {};
    std::string meant;
    for (const Unit &unit : context.position->units) {
        if ((power.valid() && unit.power != power) || (kind.valid() && unit.kind != kind)
            || !fits(board, board.provinceOf(unit.region), words[0].text))
            continue;
        for (int p = 0; p < board.provinceCount(); ++p) {
            const ProvinceId to(p);
            const Order move{unit.kind, unit.region, unit.layer, Move{{board.mainRegion(to)}, Way::Unsaid, {}}};
            if (to == board.provinceOf(unit.region) || !fits(board, to, words[2].text)
                || !isInReach(board, *context.position, move))
                continue;
            if (!meant.empty())
                return {}; // or another
            meant = (named ? board.power(power).name + ": " : std::string()) + orderText(board, move, context.stage);
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
    if (is<Move>(read) || is<Retreat>(read))
        lastMove = read;
    else if (!support || !lastMove || support->toHold() || support->of != lastMove->at)
        lastMove.reset();
}

} // namespace entente
