#include "players/guesses.h"

#include "orders/notation.h"
#include "players/belief.h"
#include "players/player.h"

#include <algorithm>
#include <map>
#include <string>

namespace entente {

namespace {

constexpr int plansDrawn = 60;

/// One text for one plan, in whatever order its orders were written.
std::string keyOf(const Board &board, Stage stage, std::vector<GivenOrder> &orders)
{
    std::vector<std::pair<std::string, GivenOrder>> written;
    for (const GivenOrder &given : orders)
        written.push_back({orderText(board, given.order, stage), given});
    std::stable_sort(written.begin(), written.end(),
                     [](const auto &one, const auto &other) { return one.first < other.first; });
    std::string key;
    orders.clear();
    for (auto &[text, given] : written) {
        key += text + '\n';
        orders.push_back(std::move(given));
    }
    return key;
}

} // namespace

std::vector<GuessedPlan> guessPlans(const SeatView &view, PowerId other, std::uint64_t seed, const StopSign *stop)
{
    Lots lots(seed);
    const Beliefs beliefs = beliefsFrom(view, lots, stop);
    const auto index = static_cast<std::size_t>(other.index());
    const int searchers = index < beliefs.searchers.size() ? beliefs.searchers[index] : 0;
    const SeatView theirs = view.from(other);
    std::map<std::string, GuessedPlan> drawn;
    for (int i = 0; i < plansDrawn; ++i) {
        const bool search = i * 100 < searchers * plansDrawn;
        Decision decision =
            decide(theirs, search ? Level::Strong : Level::Steady, seedFor(seed, static_cast<std::uint64_t>(i)), stop);
        if (decision.stopped || isStopped(stop))
            return {};
        if (decision.orders.empty())
            continue;
        const std::string key = keyOf(view.board(), view.position().phase.stage, decision.orders);
        GuessedPlan &plan = drawn[key];
        plan.orders = std::move(decision.orders);
        ++plan.share;
    }
    std::vector<GuessedPlan> plans;
    for (auto &[key, plan] : drawn)
        plans.push_back(std::move(plan));
    std::stable_sort(plans.begin(), plans.end(),
                     [](const GuessedPlan &a, const GuessedPlan &b) { return a.share > b.share; });
    plans.resize(std::min(plans.size(), mostGuesses));
    for (GuessedPlan &plan : plans)
        plan.share = (plan.share * 100 + plansDrawn / 2) / plansDrawn;
    return plans;
}

} // namespace entente
