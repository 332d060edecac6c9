#include "orders/review.h"

namespace entente {

using Kind = OrderRemark::Kind;

const char *remarkWord(OrderRemark::Kind kind)
{
    switch (kind) {
    case Kind::SupportedMoves: return "supported-moves";
    case Kind::SupportedElsewhere: return "supported-elsewhere";
    case Kind::AgainstOwnUnit: return "against-own-unit";
    case Kind::CarriedElsewhere: return "carried-elsewhere";
    case Kind::NoConvoy: return "no-convoy";
    case Kind::SamePlace: return "same-place";
    case Kind::FlightsMeet: return "flights-meet";
    case Kind::OwnRaid: return "own-raid";
    case Kind::ChangePlaces: return "change-places";
    case Kind::IntoOwnUnit: return "into-own-unit";
    case Kind::RouteBlocked: return "route-blocked";
    case Kind::RetreatsMeet: return "retreats-meet";
    case Kind::Unordered: return "unordered";
    case Kind::BuildsLeft: return "builds-left";
    case Kind::RemovalsLeft: return "removals-left";
    case Kind::NeedsContract: return "needs-contract";
    }
    return "";
}

} // namespace entente
