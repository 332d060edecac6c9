#pragma once

#include "judge/incremental.h"
#include "players/appraisal.h"
#include "players/ordergenerator.h"
#include "players/stopsign.h"

#include <array>
#include <vector>

namespace entente {

/// How long a SearchPlayer thinks: counted in plans, never in seconds.
struct Diligence {
    int samples = 16; ///< joint plans of the others to be ready for
    int plans = 12;   ///< of its own to begin with
    int passes = 4;   ///< rounds of bettering order by order, at most
};

/// Seeks the orders that fare best against what the others may do. It draws plans for all others, weighs plans of its
/// own against every one of them with the judge, and betters the best one order at a time, or two or three that only
/// make sense together: a move and its supports, an army and the fleet that carries it.
class SearchPlayer {
public:
    /// `generator` must outlive it.
    SearchPlayer(const OrderGenerator &generator, Diligence diligence, Lots &lots, const StopSign *stop = nullptr);

    /// Another joint plan of the others.
    void expect(std::vector<GivenOrder> others);
    /// A plan of its own to begin with, beside those that it draws.
    void suggest(std::vector<Order> plan);
    /// The best plan it finds; any, if it is stopped.
    std::vector<Order> best();
    /// What the plan that `best` gave counts, on average over the plans of the others.
    Amount worth() const { return m_worth; }

    std::int64_t adjudications() const { return m_adjudications; }

private:
    /// Another order for one unit, and for one or two that help it, where they make sense together only.
    struct Part {
        std::size_t unit = 0;
        const Order *order = nullptr; ///< null: there is no such part
    };
    using Change = std::array<Part, 3>;

    Amount weigh(const std::vector<Order> &own);
    void begin(const std::vector<Order> &own);
    void goOnFrom(const std::vector<Order> &own);
    std::vector<OrderChange> changesTo(const std::vector<Order> &own) const;
    bool isCarried(const Order &voyage, const std::vector<Order> &own, std::size_t unit) const;
    template <class Predicate>
    bool isLikely(Predicate &&predicate) const;
    bool swap(std::size_t one, const Order &its, std::size_t other, const Order &others) const;
    bool isPhantom(const Order &order, const std::vector<Order> &own, std::size_t unit) const;
    bool anySenseless(const std::vector<Order> &own) const;
    std::vector<Change> changesOf(std::size_t unit) const;

    const OrderGenerator &m_generator;
    const Board &m_board;
    const Position &m_position;
    Diligence m_diligence;
    Lots &m_lots;
    const StopSign *m_stop;
    IncrementalJudge m_judge;
    Appraisal m_appraisal;
    std::vector<std::vector<GivenOrder>> m_expected; ///< joint plans of the others
    std::vector<Position> m_boards;                  ///< to each of them: as the powers may come to act
    std::vector<Order> m_base;                       ///< the own plan that others are held against, ...
    std::vector<JudgedSeason> m_seasons;             ///< ... with each of those plans behind it
    std::vector<std::vector<Order>> m_suggested;     ///< plans of its own
    Amount m_worth = 0;
    std::int64_t m_adjudications = 0;
};

} // namespace entente
