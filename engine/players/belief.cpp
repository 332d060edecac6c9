#include "players/belief.h"

#include <algorithm>
#include <array>
#include <memory>

namespace entente {

namespace {

constexpr Hand asOthersDo = {50, 30};
constexpr Diligence quick = {4, 3, 1};
constexpr int drawn = 4; ///< plans of each sort that are held against what was ordered
constexpr int plansOfSearchers = 4;

/// Of how many orders more were like a SearchPlayer's than like an OrderGenerator's, and how sure that makes, in per
/// cent. Measured over three seasons, it is 4.4 for SearchPlayers and -1.6 for OrderGenerators on average, with a
/// spread of 2.3 for both.
constexpr int leastLead = -3;
constexpr std::array sureBy = {1, 2, 7, 18, 40, 67, 86, 95, 98};
constexpr int unseen = 40; ///< of whom no season is remembered

int sureOf(int lead)
{
    return sureBy[static_cast<std::size_t>(std::clamp(lead - leastLead, 0, static_cast<int>(sureBy.size()) - 1))];
}

/// Another power's side of the table.
struct Side {
    Side(const SeatView &theirs, PowerId whose) : view(theirs), power(whose), generator(view) {}

    SeatView view;
    PowerId power;
    OrderGenerator generator;
};

std::vector<std::unique_ptr<Side>> sidesBut(const SeatView &view, const SeatView &seen)
{
    std::vector<std::unique_ptr<Side>> sides;
    for (int p = 0; p < view.board().powerCount(); ++p) {
        const PowerId power(p);
        if (power == view.seat() || !view.board().power(power).playable || unitCountOf(seen.position(), power) == 0)
            continue;
        sides.push_back(std::make_unique<Side>(seen.from(power), power));
    }
    return sides;
}

void add(std::vector<GivenOrder> &all, PowerId power, const std::vector<Order> &orders)
{
    for (const Order &order : orders)
        all.push_back({power, order});
}

/// A plan that a SearchPlayer of that side might write, in little time.
std::vector<Order> searchersPlan(const Side &side, const std::vector<std::unique_ptr<Side>> &sides, Lots &lots,
                                 std::int64_t &adjudications)
{
    SearchPlayer search(side.generator, quick, lots);
    for (int i = 0; i < quick.samples; ++i) {
        std::vector<GivenOrder> others;
        for (const auto &other : sides) {
            if (other->power != side.power)
                add(others, other->power, other->generator.draw(lots, asOthersDo));
        }
        search.expect(std::move(others));
    }
    std::vector<Order> plan = search.best();
    adjudications += search.adjudications();
    return plan;
}

int alike(const std::vector<Order> &plan, const ToldSeason &season, PowerId power)
{
    return static_cast<int>(std::count_if(plan.begin(), plan.end(), [&](const Order &order) {
        return std::any_of(season.orders.begin(), season.orders.end(), [&](const GivenOrder &given) {
            return given.power == power && given.order.at == order.at && given.order.action == order.action;
        });
    }));
}

} // namespace

Beliefs beliefsFrom(const SeatView &view, Lots &lots, const StopSign *stop)
{
    Beliefs beliefs;
    const auto powers = static_cast<std::size_t>(view.board().powerCount());
    std::vector<int> lead(powers, 0); ///< of the plan of a SearchPlayer over those of OrderGenerators, times `drawn`
    for (const ToldSeason &season : view.history()) {
        const SeatView then = view.before(season, view.seat());
        const auto sides = sidesBut(view, then);
        for (const auto &side : sides) {
            if (isStopped(stop))
                break;
            const auto index = static_cast<std::size_t>(side->power.index());
            int likeGenerator = 0;
            for (int i = 0; i < drawn; ++i)
                likeGenerator += alike(side->generator.draw(lots, asOthersDo), season, side->power);
            lead[index] += drawn * alike(searchersPlan(*side, sides, lots, beliefs.adjudications), season, side->power)
                           - likeGenerator;
        }
    }
    for (std::size_t i = 0; i < powers; ++i)
        beliefs.searchers.push_back(view.history().empty() ? unseen : sureOf(lead[i] / drawn));
    return beliefs;
}

std::int64_t foresee(const SeatView &view, const Beliefs &beliefs, int samples, Lots &lots, SearchPlayer &search)
{
    std::int64_t adjudications = 0;
    const auto sides = sidesBut(view, view);
    std::vector<std::vector<std::vector<Order>>> plans(sides.size()); // of searchers, by side
    for (std::size_t s = 0; s < sides.size() && !beliefs.searchers.empty(); ++s) {
        for (int i = 0; i < plansOfSearchers; ++i)
            plans[s].push_back(searchersPlan(*sides[s], sides, lots, adjudications));
    }
    // Among them the plan that nobody thinks of: all of them stay.
    search.expect({});
    for (int i = 1; i < samples; ++i) {
        std::vector<GivenOrder> others;
        for (std::size_t s = 0; s < sides.size(); ++s) {
            const auto index = static_cast<std::size_t>(sides[s]->power.index());
            const int belief = beliefs.searchers.empty() ? 0 : beliefs.searchers[index];
            const bool trusts = static_cast<int>(lots.below(100)) < belief;
            const std::vector<Order> orders =
                trusts ? plans[s][lots.below(plans[s].size())] : sides[s]->generator.draw(lots, asOthersDo);
            add(others, sides[s]->power, orders);
        }
        search.expect(std::move(others));
    }
    return adjudications;
}

} // namespace entente
