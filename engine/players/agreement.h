#pragma once

#include "game/ballot.h"
#include "players/seatview.h"

namespace entente {

/// Does a computer at this seat let the game end so? It leaves the game to whoever owns three quarters of what wins and
/// twice as much as it does itself. A draw must be shared by it too; it agrees from the fifth year on, or once nobody's
/// centres have changed over the seasons that it remembers, unless it owns more than every other.
bool agreesTo(const SeatView &view, const Ending &ending);

} // namespace entente
