#pragma once

#include "judge/incremental.h"
#include "players/appraisal.h"
#include "players/sides.h"
#include "players/stopsign.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace entente {

/// How long an Equilibrium is sought: counted in plans and rounds, never in seconds.
struct Patience {
    int draws = 9;     ///< plans of each power that an OrderGenerator draws
    int searchers = 2; ///< plans of each power that a quick search finds
    int rounds = 100;  ///< of regret matching
};

/// Plans of all powers at the table, and how often each is chosen when nobody has anything to regret: regret matching
/// (Hart and Mas-Colell 2000) over a pool of plans for each power, averaged with growing weight.
class Equilibrium {
public:
    /// From what is known at the seat. The sides must outlive it.
    Equilibrium(const std::vector<std::unique_ptr<Side>> &sides, Patience patience, Lots &lots,
                const StopSign *stop = nullptr);

    /// A plan of a side, by its index, as often as the average chooses it.
    const std::vector<Order> &draw(std::size_t side, Lots &lots) const;
    /// All plans of a side that the average chooses at all, the most frequent first.
    std::vector<std::vector<Order>> plansOf(std::size_t side) const;

    std::int64_t adjudications() const { return m_adjudications; }

private:
    /// What a power might order.
    struct Pool {
        std::vector<std::vector<Order>> plans;
        std::vector<Amount> regrets;        ///< by plan
        std::vector<std::uint64_t> average; ///< by plan: its share, in no unit of its own
        std::size_t first = 0;              ///< of its orders, among those of all
        std::size_t chosen = 0;
    };

    void fill(Patience patience);
    void add(Pool &pool, std::vector<Order> plan);
    void match(int rounds);
    static std::size_t choose(const Pool &pool, Lots &lots);
    std::vector<OrderChange> changesTo(std::size_t side, std::size_t plan) const;

    const std::vector<std::unique_ptr<Side>> &m_sides;
    Lots &m_lots;
    const StopSign *m_stop;
    IncrementalJudge m_judge;
    JudgedSeason m_season; ///< of the plans that are chosen
    std::vector<Appraisal> m_appraisals;
    std::vector<Pool> m_pools; ///< by side
    std::int64_t m_adjudications = 0;
};

} // namespace entente
