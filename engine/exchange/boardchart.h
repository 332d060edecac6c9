#pragma once

#include "exchange/boarddraft.h"
#include "exchange/chartspots.h"

namespace entente {

/// map.svg and layout.json (maps/FORMAT.md) for a board that came without them.
struct BoardChart {
    std::string svg;
    std::string layout;
    bool drawn = false; ///< taken from the other program's drawing; otherwise it is a chart
    Wording remark;     ///< what a person should know of it; may be empty
};

/// What is said of a board that is drawn as a chart.
Wording chartRemark();

/// Where the other program's file draws every space, its outlines are taken. Otherwise the board is drawn as
/// a chart: a round field for every space, a line for every passage. Fields stand where that file puts its units, or,
/// if it does not say, where the passages pull them; the same board always gives the same chart.
BoardChart chartOf(const Board &board, const BoardDraft &draft);

} // namespace entente
