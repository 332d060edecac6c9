#include "cli/chancecases.h"

#include "orders/options.h"

#include <algorithm>
#include <random>

namespace entente::app {

namespace {

/// Numbers from a generator that the standard lays down to the bit. Its distributions are not, so they are not used.
class Chance {
public:
    int below(int limit) { return static_cast<int>(m_engine() % static_cast<std::uint64_t>(limit)); }

private:
    std::mt19937_64 m_engine{1};
};

bool mayStand(const Board &board, const Position &position, const Unit &unit)
{
    const UnitKind &kind = board.kind(unit.kind);
    const ProvinceId place = board.provinceOf(unit.region);
    const bool raised = !kind.returnsTo.valid() || board.power(unit.power).mainstay == unit.kind;
    return raised && board.canStand(kind.travel, unit.region) && mayEnter(board, unit.power, place)
           && !unitIn(board, position, place, unit.layer).valid();
}

Position fullBoard(Chance &chance, const Variant &variant)
{
    const Board &board = *variant.board;
    Position position = variant.start;
    position.units.clear();
    if (position.phase.stage != Stage::Moves) // a variant that begins with a winter
        position.phase = {variant.seasons.front().season, position.phase.year + 1, Stage::Moves};
    const int wanted = std::min(board.centreCount(), maxUnits);
    // Some boards have no place for as many, so a place that is taken is not tried for ever.
    for (int tries = 0; tries < 100 * wanted && static_cast<int>(position.units.size()) < wanted; ++tries) {
        const KindId kind(chance.below(board.kindCount()));
        const Unit unit{PowerId(chance.below(board.powerCount())), kind, RegionId(chance.below(board.regionCount())),
                        layerOf(board, kind)};
        if (mayStand(board, position, unit))
            position.units.push_back(unit);
    }
    position.sort();
    return position;
}

std::vector<GivenOrder> ordersFor(Chance &chance, const Board &board, const OrderRules &rules, const Position &position)
{
    const OptionTable options(board, rules, position);
    std::vector<GivenOrder> orders;
    std::vector<Order> legal;
    for (int i = 0; i < static_cast<int>(position.units.size()); ++i) {
        legal.clear();
        options.ordersOf(UnitId(i), legal);
        const auto end =
            std::stable_partition(legal.begin(), legal.end(), [](const Order &order) { return is<Move>(order); });
        const auto moves = static_cast<int>(end - legal.begin());
        const int from = chance.below(2) && moves ? moves : static_cast<int>(legal.size());
        orders.push_back(
            {position.units[static_cast<std::size_t>(i)].power, legal[static_cast<std::size_t>(chance.below(from))]});
    }
    // An army that somebody carries usually knows of it.
    for (GivenOrder &given : orders) {
        for (const GivenOrder &other : orders) {
            const auto *convoy = std::get_if<Convoy>(&other.order.action);
            if (convoy && convoy->army == given.order.at && chance.below(4))
                given.order.action = Move{{convoy->to}, Way::Unsaid, {}};
        }
    }
    return orders;
}

} // namespace

std::vector<GameCase> chanceCases(const std::shared_ptr<const Variant> &variant, std::size_t count)
{
    Chance chance;
    std::vector<GameCase> cases(count);
    for (GameCase &gameCase : cases) {
        gameCase.variant = variant;
        gameCase.rules = variant->rules;
        gameCase.position = fullBoard(chance, *variant);
        gameCase.orders = ordersFor(chance, *variant->board, variant->rules.orders, gameCase.position);
    }
    return cases;
}

} // namespace entente::app
