#pragma once

#include "orders/legality.h"
#include "orders/position.h"

#include <span>

namespace entente {

/// Where units cost no points: why one more of the kind can't be built in a place in this winter, given the orders
/// written so far, whatever is built after it. `Refusal::OverLimit` with the number it would be and how many there may
/// be (`UnitKind::Limit`), or nothing. Builds that are left may still be of the kind on which the limit hangs, so they
/// count for it; a build that is written in the place already is the one that would be replaced.
Legality limitRefusal(const Board &board, const Position &position, std::span<const GivenOrder> orders, PowerId power,
                      ProvinceId place, KindId kind);

} // namespace entente
