#pragma once

#include "base/wording.h"
#include "game/summary.h"

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace entente {

/// How a game stands at its end, as tournaments score it: by player, in the order of `GameSummary::powers`.
struct FinalStanding {
    std::vector<int> centres;
    std::vector<int> years; ///< that the power lived: from the first year to the one in which it lost its last centre,
                            ///< or to the last, in whole years; 0: gone in the first
    int winner = -1;        ///< who has won alone; -1: nobody
    std::vector<int> drawn; ///< who shares a draw; empty: whoever is alive
};
/// As if the game ended now.
FinalStanding standingOf(const GameSummary &summary);

/// A way of scoring a game, as data. What a member does not say, it adds nothing.
struct ScoreSystem {
    const char *name; ///< as the command line calls it: "sum-of-squares"
    Wording title;    ///< what its players call it
    Wording formula;  ///< in words

    /// `pool` points go to all by weight: a draw to those who share it, or by centres c as squares * c * c + each * c +
    /// alive.
    struct Shares {
        double pool = 0;
        bool draw = false;
        double squares = 0;
        double each = 0;
        double alive = 0;
        bool deadWeigh = false; ///< the weight of the dead counts too, though they get none of it
    };
    /// For rank, best first.
    enum class Dead {
        Equal,  ///< the dead are equal
        ByYear, ///< who died later is before who died earlier
        None,   ///< they get nothing for rank
    };
    enum class Ties { Share, Lower }; ///< ties share what their places are worth, or each gets the lowest of them
    struct Ranks {
        std::array<double, 7> points{};
        Dead dead = Dead::Equal;
        Ties ties = Ties::Share;
        std::array<double, 7> pairs{}; ///< to each of two who tie for the place, if there are any
        bool whole = false;            ///< rounded, halves to the even neighbour
    };
    /// For the leader, or leaders.
    struct Lead {
        double shared = 0;               ///< among all of them
        std::size_t most = 7;            ///< but only if they are no more than these
        std::array<double, 3> near{};    ///< weights by which `shared` goes to the leaders and those one and two behind
        std::array<double, 7> byCount{}; ///< to each of one leader, of two, of three ...
        std::array<double, 2> behind{};  ///< to each who is one centre behind, or two. A sole leader gets the first too
                                         ///< if nobody else does, and the second too if nobody gets either
        double perCentreAlone = 0;       ///< to a sole leader
        double perCentreAhead = 0;       ///< of the second, to a sole leader
    };
    /// What the others pay to the leaders.
    enum class Tribute {
        None,
        AboveSix, ///< each who is alive: a point for each centre that these have above six, at most its `aliveShared`
        Gap,      ///< each: a point for each centre that these have more; the dead pay with nothing of their own. Each
                  ///< of k leaders gets the sum / k², rounded down
        LeadHalf, ///< each, to a sole leader: a point for each centre that it is ahead of the second, at most half of
                  ///< what one has
    };

    double played = 0; ///< to everybody
    double perCentre = 0;
    std::vector<double> byCentres = {}; ///< for no centre, one, two ...; beyond the end the last step goes on
    double alive = 0;
    double aliveShared = 0; ///< among all who are alive
    double dead = 0;        ///< to the dead
    double perYearDead = 0; ///< to the dead, for each year that they lived after the first
    double overEach = 0;    ///< to the living, for each centre more than another has, summed over all others
    Shares shares = {};
    Ranks ranks = {};
    Lead lead = {};
    Tribute tribute = Tribute::None;

    double win = 0;           ///< to a sole winner
    double loss = 0;          ///< to all others
    double lossAlive = 0;     ///< to those others who live
    double lossPerCentre = 0; ///< likewise
    double lossPerYear = 0;   ///< to all others, for each year that they lived after the first
    bool lossGreater = false; ///< what centres give, or what the rest gives, whichever is more; otherwise both
    double winTimes = 0;      ///< what is said above counts so many times for a winner besides
    double lossTimes = 0;     ///< and so many times for the others
};

/// All that are known, in the order of lists. They are those of UEWBot/dipvis (tournament/game_scoring).
std::span<const ScoreSystem> scoreSystems();
/// The system of that name; null: there is none.
const ScoreSystem *scoreSystemNamed(std::string_view name);

/// The score of each player.
std::vector<double> scoresOf(const ScoreSystem &system, const FinalStanding &standing);

/// The same by power, as if the game ended now.
std::map<PowerId, double> scoresOf(const ScoreSystem &system, const Game &game);

/// What holds of a system at every end there can be: 34 centres among seven, nobody with more than 17, the dead gone in
/// the first year or ten years later. It takes some milliseconds.
struct ScoreFacts {
    double least = 0; ///< of the sums of all scores
    double most = 0;
    double best = 0; ///< score without a win
    double win = 0;  ///< with 18 centres
    double cost = 0; ///< the most that one can lose by taking a centre from another; 0: a centre more is never worse
};
ScoreFacts factsOf(const ScoreSystem &system);

} // namespace entente
