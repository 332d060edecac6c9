#pragma once

#include "orders/position.h"

#include <span>
#include <vector>

namespace entente {

class Board;

/// How many there are of a kind with a limit, and how many there may be.
struct KindCount {
    int after = 0;
    int allowed = 0;
};

/// The units of one power by kind, and the limits that hang on them (`UnitKind::Limit`; 1939 III 18, 31).
class KindTally {
public:
    KindTally(const Board &board, const Position &position, PowerId power);

    void add(KindId kind, int units = 1) { m_units[static_cast<std::size_t>(kind.index())] += units; }

    /// `allowed` is 0 of a kind without a limit.
    KindCount of(KindId kind) const;
    /// The last of these kinds of which there are more than there may be; -1: none. They are in the tally already. A
    /// limit binds who builds such a unit, not who has too many of them.
    int lastOver(std::span<const KindId> built) const;

private:
    const Board &m_board;
    std::vector<int> m_units;
};

} // namespace entente
