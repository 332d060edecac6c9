#pragma once

#include "game/game.h"
#include "players/player.h"
#include "rules/variant.h"

#include <memory>
#include <vector>

namespace entente {

/// A figure and how far off it may be: with 95 % certainty it lies between the two.
struct Estimate {
    double value = 0;
    double low = 0;
    double high = 0;
};

/// What many games of computers tell of a board.
struct BalanceReport {
    struct Row {
        PowerId power;
        Estimate share; ///< of the centres that are owned at the end, 0 to 1
        Estimate solos; ///< of the games that it won alone, 0 to 1
    };
    int games = 0;
    std::vector<Row> rows;              ///< by power, those that are played
    Estimate years;                     ///< that a game lasted
    std::vector<ProvinceId> neverTaken; ///< centres that in no game anybody owned
};

/// Collects games of one variant.
class Balance {
public:
    explicit Balance(std::shared_ptr<const Variant> variant);

    void add(const Game &game);
    BalanceReport report() const;

private:
    struct Played {
        std::vector<double> shares; ///< by power
        PowerId winner;
        int years = 0;
    };

    std::shared_ptr<const Variant> m_variant;
    std::vector<Played> m_games;
    ProvinceSet m_taken;
};

/// A game of computers of one level, up to so many years. The same seed gives the same game. `stop` may be set by
/// another thread; what is played until then comes back.
Game gameOfComputers(const std::shared_ptr<const Variant> &variant, Level level, int years, std::uint64_t seed,
                     const StopSign *stop = nullptr);

} // namespace entente
