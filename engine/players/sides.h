#pragma once

#include "players/searchplayer.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace entente {

/// How an OrderGenerator draws for others: more loosely than it plays.
inline constexpr Hand asOthersDo = {50, 30};

/// A power's side of the table, as it is known at a seat.
struct Side {
    Side(const SeatView &theirs, PowerId whose) : view(theirs), power(whose), generator(view) {}

    SeatView view;
    PowerId power;
    OrderGenerator generator;
};

/// The sides of all powers that have units there.
std::vector<std::unique_ptr<Side>> sidesOf(const SeatView &view);

/// The position with an order of acting drawn by lot, where powers act one after another and nobody knows in which
/// order (Sequential 2); else as it is.
Position drawnToAct(const SeatView &view, Lots &lots);

void addTo(std::vector<GivenOrder> &all, PowerId power, const std::vector<Order> &orders);

/// How long another power's search is followed.
inline constexpr Diligence quick = {4, 3, 1};

/// A plan that a SearchPlayer of that side might write, if it takes all others for OrderGenerators. `adjudications`
/// are counted up. If it is stopped, any plan.
std::vector<Order> searchersPlan(const Side &side, const std::vector<std::unique_ptr<Side>> &sides, Lots &lots,
                                 std::int64_t &adjudications, const StopSign *stop = nullptr);

} // namespace entente
