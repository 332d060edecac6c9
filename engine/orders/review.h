#pragma once

#include "orders/order.h"

#include <span>
#include <vector>

namespace entente {

class Board;
struct Position;

/// Something about orders, each possible by itself, that will hardly be meant when they are seen together.
struct OrderRemark {
    enum class Kind : std::uint8_t {
        SupportedMoves,     ///< a support to hold for a unit that is ordered to go
        SupportedElsewhere, ///< a support of a move that is not ordered so
        AgainstOwnUnit,     ///< a support of an attack on a unit of the supporter's own that stays
        CarriedElsewhere,   ///< a convoy of an army that is not ordered to go there
        NoConvoy,           ///< a move that needs a convoy which the fleets that are known do not give
        SamePlace,          ///< two own units go to one place
        ChangePlaces,       ///< two own units go to each other's place on foot or keel, and not along different coasts
        IntoOwnUnit,        ///< a move to where an own unit stays
        RouteBlocked,       ///< a move through a place where an own unit stays
        RetreatsMeet,       ///< two own units retreat to one place: both are lost
        Unordered,          ///< a unit without an order
        BuildsLeft,         ///< fewer builds (or waives) than the centres allow
        RemovalsLeft,       ///< fewer removals than are due
        FlightsMeet,        ///< two own flights meet over `where`: both turn back
        OwnRaid,            ///< a move to a place that an own squadron raids: that keeps it out too
        NeedsContract,      ///< help for another power's unit, in `where`, under no contract of this power's
    };
    Kind kind = Kind::Unordered;
    PowerId power;
    int order = -1;   ///< index into the orders; none for what was not ordered
    int other = -1;   ///< the order that it does not fit, if there is one
    ProvinceId where; ///< the place meant, if any
    int count = 0;    ///< BuildsLeft, RemovalsLeft: how many

    friend bool operator==(const OrderRemark &, const OrderRemark &) = default;
};

/// "supported-moves", ...: stable words for tests and files.
const char *remarkWord(OrderRemark::Kind kind);

/// What of the rules a review must know beside the board.
struct ReviewRules {
    bool inSequence = false; ///< powers act one after another: who stands in the way now may be gone by then
    /// For which help to the units of other powers a contract is needed (Sequential 3).
    enum class Contracts : std::uint8_t { ForNothing, ForMoves, ForAllHelp } contracts = Contracts::ForNothing;
    bool ownFlightsMeet = true; ///< flights of one power turn each other back (LiMa 13)
    bool armiesAboard = false;  ///< armies go aboard fleets and sail with them (Davis 6)
    bool coastalCrawl = false;  ///< fleets change places along different coasts (Davis 7)
};

/// What is to be said of the orders of the powers in `known`, whose orders are all among `orders`; what others may have
/// ordered is taken to fit. In the sequence of the orders, then of the units. Of flights only the orders that they
/// quote are looked into; winters that are played by points are not.
std::vector<OrderRemark> reviewOrders(const Board &board, const Position &position, std::span<const GivenOrder> orders,
                                      std::span<const PowerId> known, const ReviewRules &rules = {});

} // namespace entente
