#pragma once

#include "judge/adjudicator.h"
#include "players/advice.h"

#include <vector>

namespace entente {

/// Finds the motives of a plan for a season of moves: leaves orders out, gives orders to foreign units, and asks the
/// judge.
class MotiveFinder {
public:
    /// Both must outlive it.
    MotiveFinder(const SeatView &view, const std::vector<GivenOrder> &plan, const StopSign *stop);

    /// Order by order; of no use if it was stopped.
    std::vector<Motive> find();

private:
    struct Foreign {
        UnitId unit;
        ProvinceId at;
        std::vector<Order> legal;
    };
    /// An order that a foreign unit may give.
    struct Deed {
        std::size_t foreign = 0;
        const Order *order = nullptr;
    };
    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    const MovesOutcome &tryOut(std::size_t without, std::initializer_list<Deed> deeds);
    bool getsThere(const MovesOutcome &outcome, std::size_t own) const;
    bool enters(const MovesOutcome &outcome, const Deed &deed, ProvinceId place) const;
    ProvinceId goal(std::size_t own) const;
    ProvinceId goal(const Deed &deed) const;
    bool supportsDeed(const Deed &helper, const Deed &deed) const;
    void meetOpposition();
    Motive ofHelper(std::size_t own);
    Motive ofConquest(std::size_t own);
    bool keepsOut(std::size_t own, Motive &motive);
    bool guards(std::size_t own, Motive &motive) const;
    bool nears(std::size_t own, Motive &motive) const;
    bool canOccupantLeave(std::size_t own);
    std::vector<ProvinceId> pairAgainst(std::size_t own);
    std::vector<ProvinceId> placesOf(std::initializer_list<Deed> deeds) const;
    const Unit &unitOf(std::size_t own) const;

    const SeatView &m_view;
    const Board &m_board;
    const Position &m_position;
    const std::vector<GivenOrder> &m_plan;
    const StopSign *m_stop;
    Adjudicator m_judge;
    bool m_takes = false;             ///< centres change hands after this season
    std::vector<GivenOrder> m_orders; ///< that are tried out
    std::vector<Foreign> m_foreign;
    std::vector<Deed> m_moves;                        ///< of foreign units to another place
    std::vector<int> m_units;                         ///< by order of the plan: its unit, or -1
    std::vector<bool> m_arrives;                      ///< by order, if all others hold
    std::vector<std::vector<ProvinceId>> m_stoppedBy; ///< by order: units that can stop it alone
};

/// Where a unit of that kind has to go for the nearest centre that the power does not own, and how many moves that is;
/// 0 if it stands there, negative if there is none.
int stepsToCentre(const SeatView &view, KindId kind, RegionId from, ProvinceId &centre);

} // namespace entente
