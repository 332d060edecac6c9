#include "game/openings.h"

#include "orders/notation.h"

#include <algorithm>
#include <set>
#include <vector>

namespace entente {

namespace {

constexpr std::string_view between = ", "; ///< no order has it

int firstMoves(const Game &game)
{
    for (int i = 0; i < game.turnCount(); ++i) {
        if (game.turn(i).before.phase.stage == Stage::Moves)
            return i;
    }
    return -1;
}

std::set<std::string_view> parted(std::string_view orders)
{
    std::set<std::string_view> parts;
    while (!orders.empty()) {
        const std::size_t end = orders.find(between);
        parts.insert(orders.substr(0, end));
        orders.remove_prefix(end == std::string_view::npos ? orders.size() : end + between.size());
    }
    return parts;
}

/// Under fog the start shows no more than is seen of it: whoever does not see all of the power's units knows no name.
bool beginsAsUsual(const Game &game, PowerId power)
{
    const auto unitsIn = [power](Position position) {
        std::erase_if(position.units, [power](const Unit &unit) { return unit.power != power; });
        position.sort();
        return std::move(position.units);
    };
    const Position &usual = game.variant().start;
    return game.start().phase == usual.phase && usual.phase.stage == Stage::Moves
           && unitsIn(game.start()) == unitsIn(usual);
}

} // namespace

std::string openingOrders(const Game &game, PowerId power)
{
    const int first = firstMoves(game);
    if (first < 0)
        return {};
    std::vector<std::string> orders;
    for (const GivenOrder &given : game.told(first).orders) {
        if (given.power == power)
            orders.push_back(orderText(game.board(), given.order, Stage::Moves));
    }
    std::sort(orders.begin(), orders.end());
    std::string text;
    for (const std::string &order : orders)
        text.append(text.empty() ? "" : between).append(order);
    return text;
}

const Opening *openingNamed(const Variant &variant, std::string_view power, std::string_view orders)
{
    const std::set<std::string_view> given = parted(orders);
    const Opening *best = nullptr;
    for (const Opening &opening : variant.openings) {
        const bool fits = opening.power == power
                          && std::all_of(opening.orders.begin(), opening.orders.end(),
                                         [&](const std::string &order) { return given.find(order) != given.end(); });
        if (fits && (!best || opening.orders.size() > best->orders.size()))
            best = &opening;
    }
    return best;
}

const Opening *openingPlayed(const Game &game, int turn, PowerId power)
{
    if (game.variant().openings.empty() || turn != 0 || !beginsAsUsual(game, power))
        return nullptr;
    return openingNamed(game.variant(), game.board().power(power).name, openingOrders(game, power));
}

} // namespace entente
