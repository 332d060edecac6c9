#pragma once

#include "judge/adjudicator.h"
#include "judge/contest.h"
#include "judge/waters.h"

#include <array>
#include <span>
#include <vector>

namespace entente::judge {

/// The moves phase in three stages: compile (legality, matching, who goes by sea), resolve, and
/// record a verdict for every order and unit. A template over the width of its sets; keeps its
/// memory from call to call.
template <class Mask>
class MovesJudge {
public:
    MovesJudge(const Board &board, const Rulebook &rules);

    void run(const Position &position, std::span<const GivenOrder> orders, Waters &waters, MovesOutcome &out);

private:
    enum class Act : std::uint8_t { Stay, Go, Back, Carry };

    // compile
    void begin();
    void hear(int index);
    bool accept(int unit, const Order &order);
    Refusal refusalOf(int index, Order order) const;
    void refuse(int index, int unit, Refusal refusal);
    bool acceptMove(int unit, const Order &order);
    bool acceptSupport(int unit, const Order &order);
    bool acceptConvoy(int unit, const Order &order);
    void chooseWays();
    void matchConvoys();
    void matchSupports();

    // record
    template <class R>
    void record(const R &resolver);
    template <class R>
    Verdict verdictOfMove(const R &resolver, int unit) const;
    template <class R>
    bool barsRival(const R &resolver, int mover, int holder) const;
    template <class R>
    Verdict verdictOfStay(const R &resolver, int unit) const;

    struct Paths {
        const MovesJudge &judge;
        bool joined(int actor, Mask fleets) const;
        Mask essential(int actor) const;
        ProvinceSet seas(Mask fleets) const;
    };

    /// What is asked of a unit kind for every order, out of the strings' way.
    struct KindFacts {
        Travel travel;
        std::uint8_t strength;
        bool convoys;
        bool isConvoyed;
    };
    const KindFacts &factsOf(int unit) const { return m_kinds[static_cast<std::size_t>(m_position->units[unit].kind.index())]; }
    bool carriesInFact(int fleet) const;
    bool onSomeRoute(ProvinceId fleet, ProvinceId from, ProvinceId to);

    const Board &m_board;
    const Rulebook &m_rules;
    std::vector<KindFacts> m_kinds;
    bool m_exactWords; ///< no lenience that the look-ups do not know
    Contest<Mask> c;

    // The phase at hand.
    const Position *m_position = nullptr;
    std::span<const GivenOrder> m_orders;
    Waters *m_waters = nullptr;
    MovesOutcome *m_out = nullptr;

    std::array<Act, maxUnits> m_act;
    std::array<RegionId, maxUnits> m_toRegion;   ///< movers; supporters: as written
    std::array<Way, maxUnits> m_way;
    std::array<bool, maxUnits> m_adjacent;       ///< movers that could walk (or sail) there
    std::array<Refusal, maxUnits> m_refusal;     ///< of the order that was heard
    Mask m_ordered = 0;                          ///< units that were given an order
    Mask m_backing = 0;                          ///< those whose order is a legal support
    Mask m_carriage = 0;                         ///< those whose order is a legal convoy
    Mask m_refused = 0;
    Mask m_unmatched = 0;                        ///< supports and convoys of something not ordered
    bool m_repeated = false;                     ///< some unit was ordered more than once
};

extern template class MovesJudge<Narrow>;
extern template class MovesJudge<Wide>;

} // namespace entente::judge
