#pragma once

#include "game/deal.h"
#include "players/player.h"

#include <QString>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace entente::app {

/// Whoever is brought to a match: a level of this program's, or another program.
struct Contender {
    QString name; ///< as it was called; whoever plays otherwise has another
    std::optional<Level> level;
    std::optional<Temper> talks = {}; ///< it makes deals with others who do, and keeps them so
    QString program = {};             ///< with its arguments (PlayerProgram), where there is no level
    int effort = 1;                   ///< how many times as long it thinks
};

/// What is to be played.
struct Tournament {
    std::shared_ptr<const Variant> variant;
    std::vector<Contender> players; ///< round the table; the last of them takes the seats that are left
    int games = 0;
    int years = 0; ///< that a game lasts at most
    std::uint64_t seed = 0;
    int milliseconds = 0;                             ///< in which another program answers
    std::map<std::string, std::string> settings = {}; ///< of the rules, in every game

    /// The powers that are played, in the order of the seats.
    std::vector<PowerId> seats() const;
    /// Who sits where in a game, from 0. Games with the same lots follow one another, as many as there are seats; in
    /// each of them everybody sits one chair further. Where all players are alike, each game has its own lots.
    const Contender &playerAt(std::size_t seat, int game) const;
    /// The seed of a game.
    std::uint64_t seedOf(int game) const;
    /// Its settings. Where the powers act in turn, games with other lots have another secret order, if none was set.
    std::map<std::string, std::string> settingsOf(int game) const;
};

struct PlayedGame {
    Game game;
    int turns = 0; ///< seasons that were begun
    std::int64_t adjudications = 0;
    double seconds = 0;
    Deals deals; ///< that were offered
};

/// Whom a tournament tells what happens: one thing after the other, from any thread.
struct Audience {
    std::function<void(int game, const PlayedGame &played)> ended; ///< games end in any order
    /// What was wrong with a program's answer: the first of its faults in that seat and game, and its end.
    std::function<void(int game, std::size_t seat, const QString &fault)> failed;
};

/// Plays all games, on as many threads as there are processors; which thread plays which makes no difference. Each seat
/// that a program plays has a process of its own in each game.
void play(const Tournament &tournament, const Audience &audience);

} // namespace entente::app
