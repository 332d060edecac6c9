#pragma once

#include "orders/order.h"

#include <string>

namespace entente {

class Board;

/// The house notation, the one form in which the program writes orders:
/// `A Vie - Gal`, `F StP/sc - GOB`, `A Lon - Nwy via NTH`, `A Lon - Nwy via convoy`, `A Bud S A Vie - Gal`,
/// `A Bud S A Vie`, `F NTH C A Lon - Nwy`, `A Vie H`, `A Ser R Alb`, `A Ser D`, `Build A Vie`,
/// `Remove A Vie`, `Waive`; flights `S Vie S A Gre - Ser via Tri`, `S Vie B A Kis via Gal`, `S Vie - Ser via Bud`,
/// `B Ven - Aus - Cze [S A Aus - Cze] - Hun - Cro`, `B Ven - Aus - Hun [N] - Aus - Ven`; `Transfer 2 to France`,
/// `Land German B Pru at Len`. The parser reads every line of it back to the same value.
/// `stage` decides between "A Ser D" (retreats) and "Remove A Vie" (adjustments).
std::string orderText(const Board &board, const Order &order, Stage stage = Stage::Moves);

/// "A Vie", "F StP/sc", "A ((Mil))".
std::string unitText(const Board &board, const Unit &unit);
std::string unitText(const Board &board, KindId kind, RegionId region, Layer layer = Layer::Field);

} // namespace entente
