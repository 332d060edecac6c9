#pragma once

#include "game/later.h"

#include <compare>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// Orders that a power sent ahead to whoever leads the game. They wait as they were written, since nobody knows yet
/// where the units will stand, and are read when their phase has come.
struct KeptOrders {
    PowerId power;
    Phase phase;
    std::string condition; ///< as it was written; empty: they are provisional and hold if nothing else comes
    std::string orders;    ///< as they were sent

    friend auto operator<=>(const KeptOrders &, const KeptOrders &) = default;
};

using KeptList = std::vector<KeptOrders>; ///< in the order in which they were kept

enum class KeptState {
    Waits,     ///< for its phase
    Holds,     ///< provisional, or the position meets the condition
    Fails,     ///< the position does not meet it
    Undecided, ///< somebody must say
    Over,      ///< its phase has passed
};

/// How an entry stands to the position now to be ordered. "Otherwise" asks the conditional orders of its power and
/// phase that stand before it.
KeptState keptState(const KeptList &kept, std::size_t index, const Board &board, const Position &position);

/// Which kind of phase orders on a condition are meant for that came while `position` was to be ordered: builds mean a
/// winter, and what asks who is dislodged the retreats. Whatever else, the present one.
Stage stageMeant(const Board &board, const Position &position, std::string_view condition, std::string_view orders);

/// Do the orders of the phase hold all that the entry says? Then it has been written, by whomever.
bool isWritten(const Game &game, const KeptOrders &kept);

/// What a phase began with that was kept.
struct KeptOffer {
    std::vector<PowerId> written;   ///< powers whose orders are written now, ascending
    std::vector<PowerId> undecided; ///< powers with a condition that somebody must judge, ascending
    std::vector<Misfit> misfits;    ///< lines that can't be read, orders that nobody can follow
};

/// When a phase has begun: writes what holds for every power that has no orders in it yet. Of several orders for a unit
/// the last counts, and of several lists of builds.
KeptOffer offerKept(Game &game, const KeptList &kept);

/// Writes these orders now, over what is written: somebody says that they hold.
std::vector<Misfit> useKept(Game &game, const KeptOrders &orders);

} // namespace entente
