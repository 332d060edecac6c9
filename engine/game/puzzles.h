#pragma once

#include "game/safest.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace entente {

/// Orders of one power are wanted after which its units surely stand in certain places, whatever the others order. All
/// goals are to be taken (Goal::take): who stands there is neither passed by nor undone by a retreat.
struct Puzzle {
    Position position; ///< before moves
    PowerId power;
    std::vector<SafestPlans::Goal> goals;
    std::vector<GivenOrder> answer; ///< of one answer what is needed: its other units hold, and no order can be spared
    int level = 1;                  ///< 1 to `hardest`
    static constexpr int hardest = 4;
};

/// Looks for puzzles in one position: centres that a power could surely have taken or held, by more than going there or
/// standing there. Knows no clock, as SafestPlans does not:
///
///     PuzzleSearch search(board, rules, position, power);
///     while (!search.done() && timeIsLeft()) search.tryMore(1000);
///     show(search.found());
///
/// Each centre is tried alone, then each two of those that can be had. What needs no help of a second unit is no
/// puzzle.
class PuzzleSearch {
public:
    static constexpr int usualTries = 6000;

    /// `had`: where the power's units came to stand: no puzzle is made of these places alone. `tries`: seasons that are
    /// judged for one centre at most, or for two. Only moves phases are searched.
    PuzzleSearch(std::shared_ptr<const Board> board, const Rulebook &rules, const Position &position, PowerId power,
                 const ProvinceSet &had = {}, int tries = usualTries);
    ~PuzzleSearch();
    PuzzleSearch(PuzzleSearch &&) noexcept;
    PuzzleSearch &operator=(PuzzleSearch &&) noexcept;

    /// Judges about `count` further seasons; more while an answer is cut down to what is needed.
    void tryMore(int count);
    bool done() const;
    const std::vector<Puzzle> &found() const; ///< the hardest first

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

/// The position with only those `count` units that have the shortest way to the place (of which kind of unit may pass,
/// not of who stands in between); units that have none are the last.
Position nearestUnits(const Board &board, const Position &position, ProvinceId place, int count);

/// How hard a puzzle is, by how many orders of the answer help and how: 1 to `hardest`; 0: none does, or one order is
/// enough, and it is no puzzle.
int levelOf(const Board &board, const Puzzle &puzzle);

/// What these orders of the puzzle's power reach, proved over every reply (units without one hold). Open: the proof
/// took more than `tries` seasons.
std::vector<SafestPlans::Fate> fatesOf(std::shared_ptr<const Board> board, const Rulebook &rules, const Puzzle &puzzle,
                                       const std::vector<GivenOrder> &orders, int tries = 1000000);

/// Looks for a reply that the answer does not withstand, by another way than the proof: every reply if there are at
/// most `tries`, else all of one and two orders and then replies by chance from this seed. Empty: it found none.
struct Refutation {
    std::optional<std::vector<GivenOrder>> reply;
    bool complete = false; ///< every reply was tried
};
Refutation refute(const std::shared_ptr<const Board> &board, const Rulebook &rules, const Puzzle &puzzle, int tries,
                  std::uint64_t seed);

} // namespace entente
