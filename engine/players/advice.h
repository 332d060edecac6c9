#pragma once

#include "players/player.h"

#include <vector>

namespace entente {

/// Why a player gives an order, as far as it was computed: whatever it says holds of the position and the other orders
/// of the plan. What single units "can" do is found by trying each of their legal orders while all other foreign units
/// hold.
struct Motive {
    enum class Kind {
        Takes,    ///< enters a centre of somebody else's or nobody's, in a season after which centres change hands
        Enters,   ///< the same in another season
        KeepsOut, ///< else `by` could enter `place`: one unit, or two together
        Helps,    ///< the unit in `unit` does not get to `place`, or does not stay, without it
        HelpsYet, ///< the same, but only if `by` acts against it: one unit, or two together
        Joins,    ///< it helps the unit in `unit` to get to `place`, or to stay
        Guards,   ///< its unit is in an own centre that units in `by` can attack
        Nears,    ///< brings its unit `steps` moves from the centre `place`
        Reaches,  ///< its unit gets to the centre `place`
        OnlyWay,  ///< no other order was left
        Farthest, ///< no other unit of the power is farther from a centre to be won
        Best,     ///< nothing better was found
    };
    /// What can stop a unit that takes or enters.
    enum class Against {
        Nobody,    ///< no other power's unit can go there, and none can stop it alone
        Each,      ///< those in `by`, each of them alone
        Together,  ///< none alone; those two in `by` if they act together
        NoneAlone, ///< none alone
        Occupant,  ///< whoever stands there must leave, and can
        Unsure,    ///< as things stand it does not get in
    };
    Kind kind = Kind::Best;
    Against against = Against::Unsure;
    ProvinceId place;
    ProvinceId unit;
    std::vector<ProvinceId> by; ///< where foreign units stand, ascending
    int steps = 0;
};

/// An order that is recommended.
struct Counsel {
    GivenOrder order;
    Motive motive;
};

struct Advice {
    std::vector<Counsel> counsels;
    bool stopped = false; ///< nobody waited any more: there is nothing
};

/// The motives of a plan, order by order. Empty if it was stopped.
std::vector<Motive> motivesOf(const SeatView &view, const std::vector<GivenOrder> &plan,
                              const StopSign *stop = nullptr);

/// What a player of that level would order, and why.
Advice adviseOn(const SeatView &view, Level level, std::uint64_t seed, const StopSign *stop = nullptr);

} // namespace entente
