#pragma once

#include "base/lots.h"
#include "players/seatview.h"
#include "players/worth.h"

#include <vector>

namespace entente {

/// How firmly an OrderGenerator goes for what is best.
struct Hand {
    int wander = 0; ///< per cent: how often it passes over a place for one that is nearly as good
    int width = 20; ///< per cent of the best: what is nearly as good
};

/// Writes a season's orders unit by unit: each goes to the place that is worth most, or helps another that does. All
/// of them come from the engine's list of legal orders, and none supports what its own side did not order. The view
/// must outlive it.
class OrderGenerator {
public:
    explicit OrderGenerator(const SeatView &view);

    const SeatView &view() const { return m_view; }
    const Worth &worth() const { return m_worth; }
    /// The seat's units, and of each every legal order.
    const std::vector<UnitId> &units() const { return m_units; }
    const std::vector<Order> &legal(std::size_t unit) const { return m_legal[unit]; }
    const Unit &unit(std::size_t unit) const { return m_view.position().units[slot(unit)]; }

    /// Where new units might be raised next winter, if none of its own stands there.
    const ProvinceSet &posts() const { return m_posts; }
    /// Units that are due to it if centres stay as they are; below 0: that it must remove.
    int due() const { return m_due; }

    /// An order for each of the units.
    std::vector<Order> draw(Lots &lots, Hand hand) const;

private:
    /// A place for a unit, and the order that goes there.
    struct Goal {
        ProvinceId place;
        std::size_t order = 0;
        Amount value = 0;
    };
    struct Draft;

    std::size_t slot(std::size_t unit) const { return static_cast<std::size_t>(m_units[unit].index()); }
    void findSites();
    void listGoals(std::size_t unit);
    Amount valueOf(std::size_t unit, const Order &order) const;
    const Order *helpFor(std::size_t helper, std::size_t other, const Order &order) const;
    void carry(Draft &draft) const;
    void decide(Draft &draft, std::size_t unit) const;
    bool tryGoal(Draft &draft, std::size_t unit, const Goal &goal) const;
    void useIdle(Draft &draft) const;

    const SeatView &m_view;
    const Board &m_board;
    Worth m_worth;
    ProvinceSet m_posts;
    int m_due = 0;
    ProvinceSet m_sites; ///< to be left for the builds of the next winter
    std::vector<UnitId> m_units;
    std::vector<std::vector<Order>> m_legal;
    std::vector<std::vector<Goal>> m_goals; ///< the best first
};

/// Where the seat's dislodged units go.
std::vector<GivenOrder> retreatsOf(const SeatView &view);
/// What the seat builds and removes, in the order of preference. It gives no points away.
std::vector<GivenOrder> adjustmentsOf(const SeatView &view);
/// Other lists that might be given in their place, at most so many; the first is the OrderGenerator's own. All of them
/// hold.
std::vector<std::vector<GivenOrder>> adjustmentListsOf(const SeatView &view, std::size_t most, Lots &lots);
std::vector<std::vector<GivenOrder>> retreatListsOf(const SeatView &view, std::size_t most);

} // namespace entente
