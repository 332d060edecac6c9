#pragma once

#include "judge/convoypaths.h"
#include "judge/intake.h"
#include "judge/movesengine.h"
#include "judge/resolver.h"
#include "judge/verdictrecorder.h"
#include "judge/waters.h"

#include <memory>
#include <span>
#include <vector>

namespace entente::judge {

/// The season's ground moves with tanks (1939 III 16-29), in two passes.
///
/// The first settles every move of one province and the first hop of every double move as one season of plain
/// Diplomacy. A tank that then stands in its route province with nobody against it, or after winning by two at least,
/// goes on. The second pass puts it there and settles everything once more with the second hops among the moves; what
/// the first hops came to stays (rulings T7-T18).
///
/// A second hop that would undo the very departure by which its tank came in is dropped and the pass begins anew, so no
/// order can rest on its own failure.
template <class Mask>
class ArmourJudge {
public:
    ArmourJudge(const Board &board, const Rulebook &rules);

    void run(const Position &position, std::span<const GivenOrder> orders, Waters &waters, MovesOutcome &out);

private:
    using Paths = ConvoyPaths<Mask>;
    Paths paths() const { return {m_first, m_board, m_first.home.data()}; }
    using Solver = Resolver<Mask, Paths, HalvedByAttack<Mask>>;
    using Recorder = VerdictRecorder<Mask, Solver, Paths>;

    // compile (armourcompile.cpp)
    void compile();
    void clear();
    void hear();
    void answerApart(std::size_t index);
    static bool reachesNoUnit(const Board &board, const GivenOrder &given)
    {
        return is<Permission>(given.order) || !board.power(given.power).playable;
    }
    friend class Intake;
    void heed(int unit, const Order &order);
    void unheed(int unit);
    void heedMove(int unit, const Move &move);
    void matchConvoys();
    void chooseWays();
    void matchSupports();

    /// A legal flight and what came of it so far.
    struct Sent {
        int unit;
        Flight flight;
        bool aborted = false;
        bool useless = false; ///< it supports what was not ordered
        int other = -1;       ///< the unit that it supports or whose support it cuts
    };

    // bombers (armourair.cpp)
    void sendBombers();
    bool lend(Sent &sent);
    bool cutFromAir(Sent &sent);
    void listAirborne(std::vector<Airborne> &all) const;
    enum class Flights : std::uint8_t { Settled, Changed, GroundChanged };
    Flights abortFlights();
    void recordBombers();

    // the passes (armourjudge.cpp)
    void settleGround();
    void readEntries(const Solver &first);
    void buildSecond();
    bool mend(const Solver &first, const Solver &second);
    Mask restsOn(const Solver &first, int tank) const;
    int margin(const Solver &first, int mover) const;
    bool touches(int tank, int departing) const;

    // record (armourrecord.cpp); `last` is the field of the pass that `r` settled
    void record(const Solver &first, const TankTables<Mask> &last, const Solver &r);
    void judgeTank(const Recorder &early, const Solver &first, const Recorder &late, const Solver &r, int u) const;
    RouteWon routeWon(const Solver &first, int tank) const;
    void judgeSupport(const Recorder &recorder, const TankTables<Mask> &field, const Solver &r, int s) const;
    void recordPlaces(const TankTables<Mask> &last, const Solver &r);
    void recordDislodged(const Solver &first, const TankTables<Mask> &last, const Solver &r);
    void recordContested(const Solver &first, const TankTables<Mask> &last, const Solver &r);

    const Board &m_board;
    const Rulebook &m_rules;

    // The phase at hand.
    const Position *m_position = nullptr;
    std::span<const GivenOrder> m_orders;
    Waters *m_waters = nullptr;
    MovesOutcome *m_out = nullptr;

    Intake m_intake;
    std::vector<Sent> m_sent;
    Mask m_inAir = 0;                 ///< units whose flight is in `m_sent`
    std::vector<Airborne> m_airborne; ///< what the landings are settled with: those in the air, ...
    std::vector<Unit> m_bombers;      ///< ... all bombers, ...
    std::vector<int> m_flyers;        ///< ... which units they are ...
    std::vector<PowerId> m_holder;    ///< ... and whose land is whose
    TankTables<Mask> m_first;
    TankTables<Mask> m_second;
    std::array<RegionId, maxUnits> m_toRegion;     ///< movers: where the first move leads; supporters: as written
    std::array<RegionId, maxUnits> m_onwardRegion; ///< where the second hop leads
    std::array<Way, maxUnits> m_way;
    Mask m_backing = 0;  ///< legal supports
    Mask m_carriage = 0; ///< legal convoys
    Mask m_unmatched = 0;
    Mask m_distant = 0;    ///< movers that can only be carried
    Mask m_onwardHelp = 0; ///< supports of a second hop, among the matched

    Mask m_entered = 0; ///< tanks that won their route province in the first pass and stay there
    Mask m_goesOn = 0;  ///< of these, those whose second hop is made
    Mask m_fought = 0;  ///< tanks that spent themselves on the way in
    Mask m_dropped = 0; ///< second hops that would have undone their own entry
    Mask m_undone = 0;  ///< tanks whose route province was not left after all
    Mask m_ousted = 0;
    Mask m_contested = 0;                 ///< tanks that met somebody on the way in
    std::array<Mask, maxUnits> m_rests;   ///< per entered tank: the departures that its entry hangs on
    std::array<Small, maxUnits> m_victim; ///< per entered tank: whom it drove out, or nobody
};

} // namespace entente::judge
