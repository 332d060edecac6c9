#pragma once

#include "base/path.h"
#include "orders/position.h"

#include <variant>

namespace entente {

/// An order as a person gives it: a unit and what it is to do. A value without pointers (32 bytes),
/// in which every region stands as it was written: a fleet order that names no coast holds the
/// province's own region, and the judge settles which coast is meant (DATC 4.B).

/// Stay. Also what a unit without an order does.
struct Hold {
    friend auto operator<=>(const Hold &, const Hold &) = default;
};

/// What a move says about its way.
enum class Way : std::uint8_t {
    Unsaid,   ///< "A Lon - Nwy"
    ByConvoy, ///< "A Lon - Nwy via convoy"
    ByRoute,  ///< "A Lon - Nwy via NTH": these waters and no others
};

/// Go. One hop for most units; the last hop is the destination.
struct Move {
    Path<RegionId, 4> hops;
    Way way = Way::Unsaid;
    Path<ProvinceId, 12> waters; ///< with Way::ByRoute, in sailing order

    RegionId to() const { return hops.back(); }
    friend auto operator<=>(const Move &, const Move &) = default;
};

/// Support another unit: to hold where it is (`to` is none) or to move to `to`.
struct Support {
    KindId kind; ///< of the supported unit as written; none if unsaid
    RegionId of;
    RegionId to; ///< none: supports it to hold
    Layer layer = Layer::Field;
    std::uint8_t number = 0; ///< which of the units in a box, as Order::number
    bool arrived = false;    ///< backs the unit where its move has brought it (Sequential 4): "A (Vie in Gal)"

    bool toHold() const { return !to.valid(); }
    friend auto operator<=>(const Support &, const Support &) = default;
};

/// Carry the army in `army` to `to`.
struct Convoy {
    KindId kind;
    RegionId army;
    RegionId to;
    friend auto operator<=>(const Convoy &, const Convoy &) = default;
};

/// Where a dislodged unit goes; its own region means behind the walls of its province (City State 7a).
struct Retreat {
    RegionId to;
    friend auto operator<=>(const Retreat &, const Retreat &) = default;
};

/// A dislodged unit gives up; in adjustments, a unit is removed.
struct Disband {
    friend auto operator<=>(const Disband &, const Disband &) = default;
};

/// A new unit: the order's kind and place say which and where.
struct Build {
    friend auto operator<=>(const Build &, const Build &) = default;
};

/// One build is not used. The order's unit is empty.
struct Waive {
    friend auto operator<=>(const Waive &, const Waive &) = default;
};

/// What a flight is for.
enum class Mission : std::uint8_t {
    // Along a tour, over one of its legs:
    None,    ///< it only goes to land elsewhere
    Support, ///< of `backed`; written [S A Aus - Cze]
    Cut,     ///< of the support given below; written [N]
    Raid,    ///< on the centre below; written [R]
    // A sortie's, at its objective, the last place of the path:
    Cover,  ///< support of `backed`, there and back
    Bomb,   ///< there and back
    Invade, ///< there to stay
};

/// The order that a flight supports, as it was quoted.
struct Backed {
    KindId kind; ///< none if unsaid; of a bombed unit too
    RegionId of;
    Path<RegionId, 2> hops; ///< where it goes; empty: it stays
    friend auto operator<=>(const Backed &, const Backed &) = default;
};

/// Fly: the provinces entered one after the other, base not counted (LiMa 5; 1939 III 33). The way back of a
/// sortie that returns is not written.
struct Flight {
    Path<ProvinceId, 12> path; ///< never empty
    Mission mission = Mission::None;
    std::uint8_t leg = 0; ///< where on the path the mission is done; 0 with Mission::None
    Backed backed;        ///< Support, Cover; Bomb: the unit named, if any

    ProvinceId over() const { return path[leg]; }
    friend auto operator<=>(const Flight &, const Flight &) = default;
};

/// Supply points given to another power for this winter (1939 III 12). The order's unit is empty.
struct Transfer {
    PowerId to;
    std::uint8_t points = 0;
    friend auto operator<=>(const Transfer &, const Transfer &) = default;
};

/// Another power's unit that takes off in `from` may land in (or stay at) `at` this season (1939 III 44). Given by
/// whoever owns `at`; the order's own unit is empty.
struct Permission {
    PowerId guest;
    KindId kind; ///< none if unsaid
    RegionId from;
    RegionId at;
    friend auto operator<=>(const Permission &, const Permission &) = default;
};

/// Drive the besieger away from the walls of `of` without leaving home (City State 7f).
struct Raise {
    KindId kind; ///< of the unit behind those walls as written; none if unsaid
    RegionId of;
    friend auto operator<=>(const Raise &, const Raise &) = default;
};

/// An agreement of two powers that these units act in one step (Sequential 3). In force if both give it in the
/// same words. The order's unit is empty.
struct Contract {
    PowerId with;
    Path<RegionId, 12> units; ///< sorted, of both parties
    friend auto operator<=>(const Contract &, const Contract &) = default;
};

using Action = std::variant<Hold, Move, Support, Convoy, Retreat, Disband, Build, Waive, Flight, Transfer, Permission,
                            Raise, Contract>;

struct Order {
    KindId kind; ///< none if the writer left it out
    RegionId at;
    Layer layer = Layer::Field;
    Action action;
    /// Where several units of a power stand in one place: which of them, from 1, in the position's order.
    /// 0: it is left to the judge, who gives such orders out in turn.
    std::uint8_t number = 0;

    friend auto operator<=>(const Order &, const Order &) = default;
};
static_assert(sizeof(Order) <= 48);

/// An order and who gave it.
struct GivenOrder {
    PowerId power;
    Order order;

    friend auto operator<=>(const GivenOrder &, const GivenOrder &) = default;
};

/// Whose order it is, as far as the order tells.
inline UnitRef unitRefOf(const Order &order)
{
    return {order.at, order.layer, order.kind, order.number};
}

template <class T>
bool is(const Order &order)
{
    return std::holds_alternative<T>(order.action);
}

} // namespace entente
