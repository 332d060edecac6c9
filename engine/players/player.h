#pragma once

#include "players/seatview.h"
#include "players/stopsign.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace entente {

/// How well a computer plays.
enum class Level : std::uint8_t {
    ByChance, ///< any legal orders: what others are measured against
    DumbBot,  ///< by the rules of that program, as others measure themselves too
    Beginner, ///< an OrderGenerator that is easily led astray
    Steady,   ///< an OrderGenerator
    Strong,   ///< a SearchPlayer that takes all others for OrderGenerators
    Expert,   ///< a SearchPlayer that takes some of the others for players of an Equilibrium, by what each did before
};
inline constexpr int levelCount = 6;

/// The stable word of a level: "beginner", "steady", ...
const char *levelWord(Level level);
std::optional<Level> levelNamed(std::string_view word);

/// How a computer takes its own word.
enum class Temper : std::uint8_t {
    Loyal, ///< it keeps it
    Sound, ///< it breaks it for much more than a centre, where nobody who is wronged can strike at one of its own
    Sly,   ///< it breaks it for a centre
};
inline constexpr int temperCount = 3;
/// The stable word of a temper: "loyal", "sound", "sly".
const char *temperWord(Temper temper);
std::optional<Temper> temperNamed(std::string_view word);
/// Of those who play at that level: the better they play, the dearer their word must be held.
Temper temperOf(Level level);

inline constexpr int mostEffort = 100;

/// What a player makes of a phase.
struct Decision {
    std::vector<GivenOrder> orders; ///< of the seat alone
    std::int64_t adjudications = 0; ///< that it took
    bool stopped = false;           ///< nobody waited any more: there are no orders
};

/// What a player draws its lots from now, of a seed that lasts the game: a season that was taken back is thought over
/// anew, since everybody has seen what came of it.
std::uint64_t seedNow(const Game &game, std::uint64_t seed);

/// The orders of a seat for the present phase. Same view, level and seed: same orders, on every machine. It never gives
/// supply points away, makes no contract, and gives no leave to land. It keeps the deals that the view knows of as its
/// temper has it. `stop`, if there is one, may be set by another thread. `effort`, from 1 to `mostEffort`: about so
/// many times as long a Strong or an Expert thinks about a season of moves.
Decision decide(const SeatView &view, Level level, std::uint64_t seed, const StopSign *stop = nullptr);
Decision decide(const SeatView &view, Level level, Temper temper, std::uint64_t seed, const StopSign *stop = nullptr,
                int effort = 1);

} // namespace entente
