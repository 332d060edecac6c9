#pragma once

#include "judge/contest.h"
#include "judge/convoypaths.h"
#include "judge/intake.h"
#include "judge/movesengine.h"
#include "judge/waters.h"

#include <array>
#include <memory>
#include <optional>

namespace entente::judge {

/// The judge of a season with squadrons (LiMa). In the order in which the rules are applied:
///
///  1. hear: which orders are legal; the others stand.
///  2. ground: squadrons that meet over a province turn back; told from the written orders alone (LiMa 13).
///  3. compile: who moves, who goes by sea, who supports whom; a raid becomes an attacker that never enters.
///  4. resolve: one contest, in which a raid is shut like a convoy's way while its base is attacked (LiMa 6).
///  5. record: the verdicts.
template <class Mask>
class SortieJudge {
public:
    SortieJudge(const Board &board, const Rulebook &rules);

    void run(const Position &position, std::span<const GivenOrder> orders, Waters &waters, MovesOutcome &out);

private:
    void begin();
    void hear();
    friend class Intake;
    bool knows(int unit, Order &order);
    void heed(int unit, const Order &order);
    void unheed(int unit);
    bool isPlainFlight(int unit, const Flight &flight);

    void groundMeetings();
    void compileMoves();
    void matchConvoys();
    void chooseWays();
    void matchSupports();
    void launchRaids();

    using Paths = ConvoyPaths<Mask>;
    template <class R>
    void record(const R &resolver);
    template <class R>
    void judgeRaid(const R &resolver, int unit, Verdict &verdict) const;

    const Flight &flightOf(int unit) const { return *std::get_if<Flight>(&m_intake.order(unit).action); }
    const UnitKind &kindOf(int unit) const
    {
        return m_board.kind(m_position->units[static_cast<std::size_t>(unit)].kind);
    }
    int placeOf(RegionId region) const { return m_place[static_cast<std::size_t>(region.index())]; }

    const Board &m_board;
    const Rulebook &m_rules;
    std::array<Place, 512> m_place; ///< by region; nowhere for no region
    Contest<Mask> c{};
    Paths m_paths{c, m_board, c.home.data()};

    // The phase at hand.
    const Position *m_position = nullptr;
    std::span<const GivenOrder> m_given;
    Waters *m_waters = nullptr;
    MovesOutcome *m_out = nullptr;
    Intake m_intake;                           ///< what each unit does; standing if nothing else
    std::array<RegionId, maxUnits> m_toRegion; ///< movers: where they mean to stand
    std::array<Way, maxUnits> m_way;           ///< movers
    std::array<Small, maxUnits> m_met;         ///< who turned a grounded squadron back
    std::array<Mask, maxPlaces> m_over;        ///< flights that pass over a place on their way
    std::array<Mask, maxPlaces> m_bound;       ///< flights whose objective it is
    Mask m_ordered = 0;                        ///< units with a legal order
    Mask m_flown = 0;                          ///< legal flights
    Mask m_grounded = 0;                       ///< of these, those that met another
    Mask m_unmatched = 0;                      ///< supports and convoys of something not ordered
    Mask m_carriage = 0;                       ///< convoys of something ordered
    Mask m_distant = 0;                        ///< movers that can only be carried
    Mask m_carried = 0;                        ///< movers that a fleet was ordered to carry
};

extern template class SortieJudge<Narrow>;
extern template class SortieJudge<Wide>;

} // namespace entente::judge
