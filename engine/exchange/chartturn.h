#pragma once

#include "exchange/boardchart.h"

#include <optional>
#include <string_view>

namespace entente {

enum class ChartTurn { Clockwise, Mirrored }; ///< by a quarter; left and right changed

/// Is the drawing (map.svg) a chart that this program made of a board that came without a map?
bool isChart(std::string_view svg);

/// The chart drawn anew with its fields turned; names and signs stay upright. Nothing if `layout` (layout.json) does
/// not say of every province where its field is.
std::optional<BoardChart> turnedChart(const Board &board, std::string_view layout, ChartTurn turn);

} // namespace entente
