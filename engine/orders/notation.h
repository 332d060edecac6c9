#pragma once

#include "orders/order.h"

#include <string>

namespace entente {

class Board;

/// The house notation, the one form in which the program writes orders:
/// `A Vie - Gal`, `F StP/sc - GOB`, `A Lon - Nwy via NTH`, `A Lon - Nwy via convoy`, `A Bud S A Vie - Gal`,
/// `A Bud S A Vie`, `F NTH C A Lon - Nwy`, `A Vie H`, `A Ser R Alb`, `A Ser D`, `Build A Vie`,
/// `Remove A Vie`, `Waive`; flights `S Vie S A Gre - Ser via Tri`, `S Vie B A Kis via Gal`, `S Vie - Ser via Bud`,
/// `B Ven - Aus - Cze [S A Aus - Cze] - Hun - Cro`, `B Ven - Aus - Hun [N] - Aus - Ven`;
/// `Transfer 2 to France`, `Land German B Pru at Len`; `F HIO#1 - MAO`, `A Rum S A (Vie in Gal)`, `A Com R ((Com))`,
/// `A Mil R A ((Lod))`, `Contract with Russia: Bud, Ukr`. The parser reads every line of it back to the same value.
/// `stage` decides between "A Ser D" (retreats) and "Remove A Vie" (adjustments).
std::string orderText(const Board &board, const Order &order, Stage stage = Stage::Moves);

/// "A Vie", "F StP/sc", "A ((Mil))".
std::string unitText(const Board &board, const Unit &unit);
/// `number` is written only where the board numbers the units of a box; no region writes the kind alone.
std::string unitText(const Board &board, KindId kind, RegionId region, Layer layer = Layer::Field, int number = 0);
/// Where a unit at `from` retreats to: a region, or "((Com))" for the walls of its own province.
std::string retreatText(const Board &board, RegionId from, RegionId to);

} // namespace entente
