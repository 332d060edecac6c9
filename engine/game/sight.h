#pragma once

#include "game/turn.h"

#include <vector>

namespace entente {

class Board;
class Game;

/// What is seen of a game under fog of war (Rulebook::Fog). Whoever tells a seat of the board asks for a game, a
/// position or a turn that is cut down here (`Game::seenBy`), and can then tell no more. Computers do (`SeatView`).
///
/// A seat sees provinces: those that hold its units, and those that border on them by a passage that anybody may use.
/// By `Fog::Borders` its centres count like units, as vDiplomacy plays it. By `Fog::Centres` they show their own
/// province alone: an empty home is no lookout, and whoever wants to see must march. Whoever plays several powers sees
/// what they see together. Nobody's seat sees nothing.

/// All provinces where no fog lies; without fog every one.
ProvinceSet sightOf(const Board &board, Rulebook::Fog fog, const Position &position, const std::vector<PowerId> &seats);

/// Whose seats they are is known too: what is their own stays whatever is seen.
struct Sight {
    ProvinceSet provinces;
    std::vector<PowerId> seats;

    bool owns(PowerId power) const;
    bool operator()(ProvinceId province) const { return provinces.contains(province); }
};

/// The position as far as it is seen: units, owners, sieges and whatever else lies out of sight is not in it. It hangs
/// on nothing else.
Position seenPosition(const Board &board, const Position &position, const Sight &sight);

/// The turn as it is seen. Known is what was done by units that stood in sight before it or stand there afterwards;
/// `before` shows these, and `after` is the position as it is seen then, so events do not lead from one to the other.
/// A verdict says what became of the unit and names nobody who is unknown; what it was that helped or hindered might
/// lie out of sight, so strengths, cut supports and flights are not told. Ids are those of the seen `before`.
Turn seenTurn(const Board &board, const Turn &turn, const Sight &before, const Sight &after);

} // namespace entente
