#pragma once

#include "orders/legality.h"
#include "orders/order.h"

#include <span>
#include <vector>

namespace entente {

class Board;

/// Winters in which units cost supply points (1939 III 7-13). All figures are points.

/// One power's account of a winter.
struct Ledger {
    int own = 0;      ///< what its centres yield, raids taken off
    int received = 0; ///< from other powers
    int given = 0;    ///< to other powers
    int upkeep = 0;   ///< of all its units, before anybody disbands

    int budget() const { return own + received - given; }
    int left() const { return budget() - upkeep; } ///< for builds; below 0: units must go
};

/// Do units cost points on this board, instead of one centre each?
bool playsByPoints(const Board &board);
/// What the centre yields this winter: 2 less after a raid, never below 0 (1939 III 41).
int yieldOf(const Board &board, const Position &position, ProvinceId centre);
int ownPoints(const Board &board, const Position &position, PowerId power);
int upkeepOf(const Board &board, const Position &position, PowerId power);
/// The most that a power may give away of `own` points: a fifth, rounded down (1939 III 12).
int transferLimit(int own);
/// May the power be given points by the giver?
bool canReceive(const Board &board, PowerId giver, PowerId receiver);
/// What the power gives away in all, by orders that name somebody who may receive.
int pointsGiven(const Board &board, std::span<const GivenOrder> orders, PowerId power);
/// The account with every transfer in `orders` that counts: who gives more than the limit gives nothing.
Ledger ledgerOf(const Board &board, const Position &position, std::span<const GivenOrder> orders, PowerId power);
/// One power's account with the builds and removals that it has written so far.
struct WinterAccount {
    Ledger ledger;
    int builds = 0; ///< what they cost
    int saved = 0;  ///< by units that are to go

    /// What is still free for builds; below 0: what must yet be saved where the account is in deficit, or what the
    /// builds ask too much.
    int open() const
    {
        return ledger.left() < 0 ? (ledger.left() + saved < 0 ? ledger.left() + saved : 0) : ledger.left() - builds;
    }
};
WinterAccount accountOf(const Board &board, const Position &position, std::span<const GivenOrder> orders,
                        PowerId power);

} // namespace entente
