#pragma once

#include "game/keptorders.h"

#include <QString>

namespace entente::app {

/// What is said of orders that are kept for later.

/// Whose, for when, on which condition, and what: some lines.
/// `written`: its orders stand among those of the phase.
QString keptLines(const Board &board, const KeptOrders &orders, KeptState state, bool written = false);
QString keptStateSentence(KeptState state, bool provisional);
/// When a phase has begun: "Written from what was kept: France." and who must be judged.
QString keptOfferSentence(const Board &board, const std::vector<PowerId> &written,
                          const std::vector<PowerId> &undecided);
/// What of the text was read as orders and what can't be, while it is typed.
QString keptReading(const Game &game, const KeptOrders &orders);

} // namespace entente::app
