#include "players/equilibrium.h"

#include "players/searchplayer.h"

#include <algorithm>
#include <numeric>

namespace entente {

namespace {

constexpr Hand tight = {15, 10};
constexpr std::uint64_t whole = 1 << 16; ///< a chance of 1

/// The chance of each plan is its share of all regret; of none, all are alike.
std::vector<std::uint64_t> chancesOf(const std::vector<Amount> &regrets)
{
    Amount sum = 0;
    for (const Amount regret : regrets)
        sum += std::max<Amount>(0, regret);
    std::vector<std::uint64_t> chances;
    for (const Amount regret : regrets)
        chances.push_back(sum > 0 ? static_cast<std::uint64_t>(std::max<Amount>(0, regret)) * whole
                                        / static_cast<std::uint64_t>(sum)
                                  : whole / regrets.size());
    return chances;
}

std::size_t pickFrom(const std::vector<std::uint64_t> &shares, Lots &lots)
{
    const std::uint64_t sum = std::accumulate(shares.begin(), shares.end(), std::uint64_t{0});
    if (sum == 0)
        return lots.below(shares.size());
    std::uint64_t left = lots.next() % sum;
    std::size_t plan = 0;
    while (left >= shares[plan])
        left -= shares[plan++];
    return plan;
}

} // namespace

Equilibrium::Equilibrium(const std::vector<std::unique_ptr<Side>> &sides, Patience patience, Lots &lots,
                         const StopSign *stop)
    : m_sides(sides), m_lots(lots), m_stop(stop),
      m_judge(sides.front()->view.boardPointer(), sides.front()->view.rules())
{
    for (const auto &side : m_sides)
        m_appraisals.emplace_back(side->generator);
    fill(patience);
    match(patience.rounds);
}

void Equilibrium::fill(Patience patience)
{
    m_pools.resize(m_sides.size());
    std::size_t first = 0;
    for (std::size_t s = 0; s < m_sides.size(); ++s) {
        m_pools[s].first = first;
        first += m_sides[s]->generator.units().size();
        for (int i = 0; i < patience.draws && !isStopped(m_stop); ++i)
            add(m_pools[s], m_sides[s]->generator.draw(m_lots, i == 0 ? Hand() : i % 2 == 0 ? tight : asOthersDo));
        for (int i = 0; i < patience.searchers && !isStopped(m_stop); ++i)
            add(m_pools[s], searchersPlan(*m_sides[s], m_sides, m_lots, m_adjudications, m_stop));
        if (m_pools[s].plans.empty()) // it was stopped
            add(m_pools[s], m_sides[s]->generator.draw(m_lots, {}));
    }
    std::vector<GivenOrder> orders;
    for (std::size_t s = 0; s < m_sides.size(); ++s)
        addTo(orders, m_sides[s]->power, m_pools[s].plans.front());
    m_judge.open(m_season, m_sides.front()->view.position(), std::move(orders));
    ++m_adjudications;
}

void Equilibrium::add(Pool &pool, std::vector<Order> plan)
{
    if (std::find(pool.plans.begin(), pool.plans.end(), plan) != pool.plans.end())
        return;
    pool.plans.push_back(std::move(plan));
    pool.regrets.push_back(0);
    pool.average.push_back(0);
}

void Equilibrium::match(int rounds)
{
    const SeatView &view = m_sides.front()->view;
    const bool inSequence = view.rules().policies.turns == Policies::Turns::InSequence;
    for (int round = 1; round <= rounds && !isStopped(m_stop); ++round) {
        std::vector<OrderChange> changes;
        for (std::size_t s = 0; s < m_pools.size(); ++s) {
            Pool &pool = m_pools[s];
            const std::vector<std::uint64_t> chances = chancesOf(pool.regrets);
            for (std::size_t plan = 0; plan < chances.size(); ++plan)
                pool.average[plan] += static_cast<std::uint64_t>(round) * chances[plan];
            const std::size_t next = pickFrom(chances, m_lots);
            const std::vector<OrderChange> own = changesTo(s, next);
            changes.insert(changes.end(), own.begin(), own.end());
            pool.chosen = next;
        }
        if (!changes.empty())
            m_judge.keep(m_season, changes);
        if (inSequence) {
            std::vector<GivenOrder> orders = m_season.orders();
            m_judge.open(m_season, drawnToAct(view, m_lots), std::move(orders));
        }
        for (std::size_t s = 0; s < m_pools.size(); ++s) {
            Pool &pool = m_pools[s];
            const Amount now = m_appraisals[s].of(m_season.outcome());
            for (std::size_t plan = 0; plan < pool.plans.size() && pool.plans.size() > 1; ++plan) {
                if (plan == pool.chosen)
                    continue;
                pool.regrets[plan] += m_appraisals[s].of(m_judge.with(m_season, changesTo(s, plan))) - now;
                ++m_adjudications;
            }
        }
    }
}

/// From the plan that is chosen now.
std::vector<OrderChange> Equilibrium::changesTo(std::size_t side, std::size_t plan) const
{
    const Pool &pool = m_pools[side];
    std::vector<OrderChange> changes;
    for (std::size_t i = 0; i < pool.plans[plan].size(); ++i) {
        if (pool.plans[plan][i] != pool.plans[pool.chosen][i])
            changes.push_back({pool.first + i, &pool.plans[plan][i]});
    }
    return changes;
}

const std::vector<Order> &Equilibrium::draw(std::size_t side, Lots &lots) const
{
    const Pool &pool = m_pools[side];
    return pool.plans[pickFrom(pool.average, lots)];
}

std::vector<std::vector<Order>> Equilibrium::plansOf(std::size_t side) const
{
    const Pool &pool = m_pools[side];
    std::vector<std::size_t> sequence(pool.plans.size());
    std::iota(sequence.begin(), sequence.end(), std::size_t{0});
    std::stable_sort(sequence.begin(), sequence.end(),
                     [&](std::size_t a, std::size_t b) { return pool.average[a] > pool.average[b]; });
    std::vector<std::vector<Order>> plans;
    for (const std::size_t plan : sequence) {
        if (pool.average[plan] > 0)
            plans.push_back(pool.plans[plan]);
    }
    return plans;
}

} // namespace entente
