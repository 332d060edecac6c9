#include "players/player.h"

#include "orders/options.h"
#include "players/belief.h"
#include "base/lots.h"
#include "players/searchplayer.h"
#include "players/yearahead.h"

#include <array>

namespace entente {

namespace {

constexpr Hand astray = {70, 60};     ///< a Beginner's
constexpr Hand firm = {15, 10};       ///< an OrderGenerator's at play
constexpr std::size_t mostLists = 16; ///< of retreats, or of a winter's orders, that are thought over

constexpr std::array<const char *, levelCount> levelWords = {"chance", "beginner", "steady", "strong", "expert"};

std::vector<GivenOrder> anyOrders(const SeatView &view, Lots &lots)
{
    const Board &board = view.board();
    const Position &position = view.position();
    std::vector<GivenOrder> orders;
    std::vector<Order> legal;
    const auto choose = [&](PowerId power) {
        if (power == view.seat() && !legal.empty())
            orders.push_back({power, legal[lots.below(legal.size())]});
    };
    switch (position.phase.stage) {
    case Stage::Moves: {
        const OptionTable options(board, view.rules().orders, position);
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            const PowerId power = position.units[static_cast<std::size_t>(u)].power;
            legal.clear();
            if (power == view.seat())
                options.ordersOf(UnitId(u), legal);
            choose(power);
        }
        break;
    }
    case Stage::Retreats:
        for (int d = 0; d < static_cast<int>(position.dislodged.size()); ++d) {
            legal.clear();
            legalRetreats(board, position, d, legal);
            choose(position.dislodged[static_cast<std::size_t>(d)].unit.power);
        }
        break;
    case Stage::Adjustments: // by chance nobody would grow, and that measures nothing
        orders = adjustmentsOf(view);
        break;
    }
    return orders;
}

/// Retreats and winters of those who think.
Decision decideAhead(const SeatView &view, Lots &lots, const StopSign *stop)
{
    std::vector<std::vector<GivenOrder>> lists = view.position().phase.stage == Stage::Retreats
                                                     ? retreatListsOf(view, mostLists)
                                                     : adjustmentListsOf(view, mostLists, lots);
    Decision decision;
    const std::size_t best = bestAhead(view, lists, lots.next(), stop, decision.adjudications);
    decision.stopped = isStopped(stop);
    if (!decision.stopped)
        decision.orders = std::move(lists[best]);
    return decision;
}

std::vector<GivenOrder> given(PowerId power, const std::vector<Order> &orders)
{
    std::vector<GivenOrder> all;
    for (const Order &order : orders)
        all.push_back({power, order});
    return all;
}

} // namespace

const char *levelWord(Level level)
{
    return levelWords[static_cast<std::size_t>(level)];
}

std::optional<Level> levelNamed(std::string_view word)
{
    for (std::size_t i = 0; i < levelWords.size(); ++i) {
        if (word == levelWords[i])
            return static_cast<Level>(i);
    }
    return std::nullopt;
}

std::uint64_t seedNow(const Game &game, std::uint64_t seed)
{
    const auto times = game.takenBack().find(game.position().phase);
    return times == game.takenBack().end() ? seed : seedFor(seed, static_cast<std::uint64_t>(times->second));
}

Decision decide(const SeatView &view, Level level, std::uint64_t seed, const StopSign *stop)
{
    const Phase &phase = view.position().phase;
    const auto when = static_cast<std::uint64_t>(phase.year) * 16 + static_cast<std::uint64_t>(phase.season) * 4
                      + static_cast<std::uint64_t>(phase.stage);
    Lots lots(seedFor(seedFor(seed, when), static_cast<std::uint64_t>(view.seat().index())));
    if (level == Level::ByChance)
        return {anyOrders(view, lots), 0};
    const bool thinks = level == Level::Strong || level == Level::Expert;
    if (phase.stage != Stage::Moves && thinks)
        return decideAhead(view, lots, stop);
    if (phase.stage == Stage::Retreats)
        return {retreatsOf(view), 0};
    if (phase.stage == Stage::Adjustments)
        return {adjustmentsOf(view), 0};
    const OrderGenerator generator(view);
    if (level == Level::Beginner || level == Level::Steady || generator.units().empty())
        return {given(view.seat(), generator.draw(lots, level == Level::Beginner ? astray : firm)), 0};
    const Diligence diligence;
    SearchPlayer search(generator, diligence, lots, stop);
    const Beliefs beliefs = level == Level::Expert ? beliefsFrom(view, lots, stop) : Beliefs();
    std::int64_t spent = beliefs.adjudications;
    spent += foresee(view, beliefs, diligence.samples, lots, search);
    const std::vector<Order> orders = search.best();
    if (isStopped(stop))
        return {{}, spent + search.adjudications(), true};
    return {given(view.seat(), orders), spent + search.adjudications()};
}

} // namespace entente
