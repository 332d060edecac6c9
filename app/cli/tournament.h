#pragma once

#include "players/player.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace entente::app {

/// Whoever is brought to a match.
struct Contender {
    std::string name;
    Level level = Level::Strong;
};

/// What is to be played.
struct Tournament {
    std::shared_ptr<const Variant> variant;
    std::vector<Contender> players; ///< round the table; the last of them takes the seats that are left
    int games = 0;
    int years = 0; ///< that a game lasts at most
    std::uint64_t seed = 0;

    /// The powers that are played, in the order of the seats.
    std::vector<PowerId> seats() const;
    /// Who sits where in a game, from 0. Games with the same lots follow one another, as many as there are seats; in
    /// each of them everybody sits one chair further.
    const Contender &playerAt(std::size_t seat, int game) const;
    /// The seed of a game.
    std::uint64_t seedOf(int game) const;
};

struct PlayedGame {
    Game game;
    int turns = 0; ///< seasons that were begun
    std::int64_t adjudications = 0;
    double seconds = 0;
};

/// Plays all games, on as many threads as there are processors; which thread plays which makes no difference. `ended`
/// is called for each as it ends, in any order, for one after the other.
void play(const Tournament &tournament, const std::function<void(int game, const PlayedGame &played)> &ended);

} // namespace entente::app
