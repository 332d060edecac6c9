#pragma once

#include "game/turn.h"
#include "map/board.h"

namespace entente {

/// A verdict unfolded into facts, without words: what each side counted and who gave it.
struct Contribution {
    int result = -1; ///< index into Turn::results of the unit that contributes
    int halves = 0;  ///< what it counts, in half units
    enum class Why : std::uint8_t { Self, Support, CutSupport, DislodgedSupport, ExcludedSupport } why = Why::Self;
};

struct Side {
    enum class Kind : std::uint8_t { Attack, Hold, Defend, Prevent } kind = Kind::Attack;
    ProvinceId place;
    int total = 0; ///< half units
    std::vector<Contribution> parts;
};

/// One link of the chain "how it came about".
struct Link {
    int result = -1; ///< the order that the fact is about
    int cause = -1;  ///< the order that caused it, or -1
};

struct Explanation {
    std::vector<Side> sides;   ///< the order's own side first
    std::vector<Link> chain;   ///< causes first
    std::vector<int> involved; ///< results of every unit concerned, the explained one first
};

Explanation explain(const Board &board, const Turn &turn, int result);

} // namespace entente
