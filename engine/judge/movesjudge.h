#pragma once

#include "judge/adjudicator.h"
#include "judge/contest.h"
#include "judge/convoypaths.h"
#include "judge/plainpass.h"
#include "judge/waters.h"
#include "judge/ordersheet.h"

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
    MovesJudge(const MovesJudge &) = delete; // the plain pass knows where the contest lies

    void run(const Position &position, const OrderSheet &sheet, Waters &waters, MovesOutcome &out);

private:
    // compile (movesreading.h)
    void begin();
    void readOrders();
    void findRepeated();
    template <class Read>
    void readEach(OrderSheet::Verb verb, Read &&readOrder);
    bool countsElsewhere(const SheetOrder &order, int unit);
    void checkFully(const SheetOrder &order, int unit);
    void refuse(std::uint32_t index, int unit, Refusal refusal);
    bool take(OrderSheet::Verb verb, int unit, const SheetOrder &order);
    bool takeMove(int unit, const SheetOrder &order);
    bool takeSpecialMove(int unit, const SheetOrder &order);
    void enter(int unit, RegionId arrival, int place);
    bool takeConvoy(int unit, const SheetOrder &order);
    bool takeSupport(int unit, const SheetOrder &order);
    bool takeHoldSupport(int unit, const SheetOrder &order);
    void chooseWays();
    void back(int unit, int target, bool matches);

    // record (movesrecord.h)
    template <class R, class P>
    void record(const R &resolver, const P &paths);
    void listIntents();

    template <class P>
    void settle(const P &paths);

    using Paths = ConvoyPaths<Mask>;
    Paths paths() const { return {c, m_board, c.home.data()}; }
    /// Of a phase in which nobody is carried.
    struct NoPaths {
        static constexpr bool plain = true;
        static constexpr bool afoot = true;
        bool joined(int, Mask) const { return false; }
        Mask essential(int) const { return 0; }
        bool carries(int) const { return false; }
    };

    /// What is asked of a unit kind for every order, out of the strings' way.
    struct KindFacts {
        const Board::Step *steps; ///< by region and province
        Small strength;
        bool convoys;
        bool isConvoyed;
    };
    const KindFacts &factsOf(int unit) const { return m_kinds[static_cast<std::size_t>(m_units[unit].kind.index())]; }
    int placeOf(RegionId region) const { return m_place[static_cast<std::size_t>(region.index())]; }
    Board::Step stepOf(int unit, ProvinceId to) const { return m_stepsOf[unit][to.index()]; }
    bool reaches(int unit, ProvinceId to) const { return stepOf(unit, to) != Board::noStep; }
    bool ferried(ProvinceId from, ProvinceId to, int helper) const;
    bool mayCarry(int fleet, int army, ProvinceId to);

    const Board &m_board;
    const Rulebook &m_rules;
    std::vector<KindFacts> m_kinds;
    std::array<Place, 512> m_place; ///< by region; nowhere for no region
    int m_provinces;                ///< how many: the length of a row of steps
    bool m_alike;                   ///< every kind has the same strength
    bool m_exactWords;              ///< no lenience that the look-ups do not know
    bool m_coastMayBeOmitted;       ///< in a support, DATC 4.B.4
    bool m_coastIgnored;
    bool m_armyCoastIgnored; ///< DATC 4.B.6
    Contest<Mask> c;
    PlainPass<Mask> m_plainPass{c};

    // The phase at hand.
    const Position *m_position = nullptr;
    const Unit *m_units = nullptr;
    const OrderSheet *m_sheet = nullptr;
    Waters *m_waters = nullptr;
    MovesOutcome *m_out = nullptr;

    std::array<const Board::Step *, room<Mask>> m_stepsOf; ///< by unit: whither it can step, by province
    std::array<RegionId, room<Mask>> m_toRegion;           ///< movers
    std::array<Way, room<Mask>> m_way;                     ///< of those who say it
    std::array<Refusal, room<Mask>> m_refusal;             ///< of the order that was heard
    Mask m_distant = 0;                                    ///< movers that can only be carried
    Mask m_asking = 0;                                     ///< movers that say how they go
    Mask m_carried = 0;                                    ///< movers that some fleet was ordered to carry
    Mask m_carriage = 0;                                   ///< units whose order is a convoy of something ordered
    Mask m_refused = 0;
    Mask m_unmatched = 0;    ///< supports and convoys of something not ordered
    Mask m_ownGround = 0;    ///< supports of a move against a place that their own power holds
    Mask m_ordered = 0;      ///< if some unit was ordered more than once: units with an order,
    Mask m_contradicted = 0; ///< and those with two that differ
};

extern template class MovesJudge<Narrow>;
extern template class MovesJudge<Wide>;
extern template class MovesJudge<Vast>;

} // namespace entente::judge
