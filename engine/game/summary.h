#pragma once

#include "game/game.h"

#include <map>
#include <string>
#include <vector>

namespace entente {

/// A game in a few figures, for lists of many.
struct GameSummary {
    std::string variant;
    std::string title;               ///< of the variant
    YearCount yearCount;             ///< how its years are called
    Phase first;                     ///< at which it began
    Phase last;                      ///< at which it stands
    int turns = 0;                   ///< phases played
    std::string lastSeason;          ///< after which the game ends, as its settings store it; empty: after none
    std::vector<std::string> powers; ///< those that play, in the board's order; all lists below go by it
    std::vector<int> centres;        ///< at the end
    std::vector<std::string>
        openings; ///< what each ordered first, "A Bud - Ser, A Vie - Gal, F Tri - Alb"; empty: nothing
    std::vector<Opening> openingNames;     ///< the variant's name for it; without a name where it has none
    std::map<int, std::vector<int>> years; ///< centres at the end of each year
    int winner = -1;                       ///< who won; -1: nobody alone
    std::vector<int> drawn;                ///< who shared a draw
};

GameSummary summaryOf(const Game &game);

/// Who has won or shares in the end of the game, ascending; empty while it goes on.
std::vector<PowerId> winnersOf(const Game &game);

/// What many games of one variant tell together.
class GameFigures {
public:
    struct Opening {
        std::string orders;
        entente::Opening called; ///< without a name where the variant has none for it
        int games = 0;
        double centres = 0; ///< that the power had at the end, on average
    };
    struct OfPower {
        std::string name;
        int wins = 0;
        int draws = 0;
        double centres = 0;            ///< at the end, on average
        std::vector<Opening> openings; ///< the most frequent first
        std::map<int, double> years;   ///< centres at the end of each year, on average over the games that came so far
    };

    void add(const GameSummary &game);

    int games() const { return m_games; }
    double turns() const;                                      ///< on average
    const YearCount &yearCount() const { return m_yearCount; } ///< how the variant's years are called
    std::vector<OfPower> powers() const;

private:
    struct Sum {
        int games = 0;
        double centres = 0;
    };
    struct Counted {
        int wins = 0;
        int draws = 0;
        Sum ends;
        std::map<std::string, Sum> openings;
        std::map<std::string, entente::Opening> names; ///< of openings, by their orders
        std::map<int, Sum> years;
    };

    int m_games = 0;
    double m_turns = 0;
    YearCount m_yearCount;
    std::vector<std::string> m_powers;
    std::map<std::string, Counted> m_counted;
};

} // namespace entente
