#pragma once

#include "judge/contest.h"
#include "judge/convoypaths.h"
#include "judge/intake.h"
#include "judge/movesengine.h"
#include "judge/waters.h"

#include <array>
#include <span>
#include <vector>

namespace entente::judge {

/// Has the board boxes or passes, or do the rules know walls or crossing coasts?
bool needsPlaces(const Board &board, const Rulebook &rules);

/// The judge of moves for boards on which a province is more than one place to stand: boxes that hold any
/// number of units and whose entry never fails (Davis 5), passes (City State 8), walls with a unit behind them
/// (City State 7), and coasts along which two fleets pass each other (Davis 7). On any other board it finds what
/// MovesJudge finds (a test compares them), only more slowly: it asks the full legality of every order.
///
/// Units in boxes and behind walls stand `apart`: no order can aim at them, so they have no place in the contest.
template <class Mask>
class PlacesJudge {
public:
    PlacesJudge(const Board &board, const Rulebook &rules);

    void run(const Position &position, std::span<const GivenOrder> orders, Waters &waters, MovesOutcome &out);

private:
    // compile (placesjudge.cpp)
    void begin();
    void readOrders();
    void refuse(int unit, const Legality &why);
    friend class Intake;
    void heed(int unit, const Order &order);
    void unheed(int unit);
    void heedMove(int unit, const Move &move);
    void aim(int unit, ProvinceId place, RegionId arrival);
    void matchConvoys();
    void chooseWays();
    void findCrossings();
    void matchSupports();
    int backedInBox(int supporter, const Support &support) const;
    bool coastsAgree(int supporter, int backed) const;

    // armies aboard fleets (placesvoyages.h)
    void findShips();
    void takeAboard(int army, int fleet);
    void embark();
    void ferry();
    void launch(int army);
    template <class R>
    void recordVoyages(const R &resolver);
    int shipAt(ProvinceId sea) const { return c.occupant[static_cast<std::size_t>(sea.index())]; }

    // record (placesrecord.h)
    template <class R>
    void record(const R &resolver);
    void clearPasses();
    void takeEmptyFields();

    struct Paths : ConvoyPaths<Mask> {
        static constexpr bool plain = false;
    };
    Paths waysOver() const { return {{c, m_board, m_home.data()}}; }

    ProvinceId provinceOf(int unit) const { return ProvinceId(m_home[static_cast<std::size_t>(unit)]); }
    const UnitKind &kindOf(int unit) const { return m_board.kind(m_units[unit].kind); }
    bool besieged(int unit) const { return m_units[unit].layer == Layer::Walls; }

    const Board &m_board;
    const Rulebook &m_rules;
    bool m_passes = false;
    Contest<Mask> c;

    // The phase at hand.
    const Position *m_position = nullptr;
    const Unit *m_units = nullptr;
    std::span<const GivenOrder> m_orders;
    Intake m_intake;
    Waters *m_waters = nullptr;
    MovesOutcome *m_out = nullptr;

    std::array<Place, maxUnits> m_home;  ///< province by unit, boxes and walls too, which have no place in the contest
    std::array<RegionId, maxUnits> m_to; ///< movers: the region entered
    Mask m_unmatched = 0;                ///< supports and convoys of something that was not ordered
    Mask m_distant = 0;                  ///< movers that can only be carried
    Mask m_backing = 0;                  ///< units whose order is a legal support
    Mask m_carriage = 0;                 ///< units whose order is a legal convoy

    // Only where armies go aboard fleets.
    Mask m_aboard = 0;                            ///< armies that are in a hold when the season begins
    Mask m_boarding = 0;                          ///< armies told to go aboard
    Mask m_embarked = 0;                          ///< of these, and of those ferried across, who did
    Mask m_laden = 0;                             ///< fleets with an army aboard, once everybody is
    std::array<Small, maxUnits> m_ship;           ///< of those aboard or embarked
    std::array<ProvinceId, maxUnits> m_boardsIn;  ///< of those in m_boarding
    std::array<ProvinceId, maxUnits> m_landsFrom; ///< of those in c.disembarking
};

extern template class PlacesJudge<Narrow>;
extern template class PlacesJudge<Wide>;

} // namespace entente::judge
