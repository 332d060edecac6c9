#pragma once

#include "orders/position.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace entente {

class Board;

/// How a game ends other than by its rules: by agreement, as a rule.
struct Ending {
    enum class Kind {
        Draw,       ///< shared by the powers named
        Concession, ///< left to the one power named
        Victory,    ///< not agreed on: the one power named had won by rules of the variant that have changed since
        LastSeason, ///< not agreed on: the season is over that the settings end the game with; shared by the survivors
    };
    Kind kind = Kind::Draw;
    std::vector<PowerId> powers; ///< ascending
    // Written down at open tables, where it is no secret.
    PowerId proposedBy = {};            ///< none: not said
    std::vector<PowerId> votedFor = {}; ///< ascending; empty: not said
    friend bool operator==(const Ending &, const Ending &) = default;
};

/// Who may share in a draw.
enum class Draws {
    AmongAll,  ///< all who survive, or nobody
    AmongSome, ///< whoever everybody agrees on
};

/// What each power would accept: the game may end in favour of all powers named, or of any part of them. One alone is a
/// concession. A power that is not here plays on.
using Ballots = std::map<PowerId, std::vector<PowerId>>;

/// Powers that have a unit or a centre, of those that take part in the game; ascending.
std::vector<PowerId> survivors(const Board &board, const Position &position);

/// Counts the votes of the voters who survive: what is left when every ballot is cut down to what all others accept as
/// well. Nothing while one of them plays on, or nobody is on all ballots. Who is conceded to need not vote. Under
/// `Draws::AmongAll` a draw needs everybody who survives on every ballot.
std::optional<Ending> agreedEnding(const Board &board, const Position &position, std::span<const PowerId> voters,
                                   const Ballots &ballots, Draws draws);

} // namespace entente
