#pragma once

#include "game/game.h"

#include <optional>
#include <variant>
#include <vector>

namespace entente {

/// What two powers may promise each other.
namespace promise {

/// To move, retreat, fly or help nobody into a place where the other has a unit, or into a centre that it owns.
struct Peace {
    friend auto operator<=>(const Peace &, const Peace &) = default;
};
/// The same of these places, whoever is in them. Who stands there already may stay.
struct KeepOut {
    std::vector<ProvinceId> places; ///< ascending
    friend auto operator<=>(const KeepOut &, const KeepOut &) = default;
};
/// To give this order in the first season; that it comes to nothing is no breach.
struct Give {
    Order order;
    friend auto operator<=>(const Give &, const Give &) = default;
};
/// To help no unit of that power.
struct Against {
    PowerId enemy;
    friend auto operator<=>(const Against &, const Against &) = default;
};

} // namespace promise

struct Promise {
    PowerId by; ///< none: both
    std::variant<promise::Peace, promise::KeepOut, promise::Give, promise::Against> what;

    friend auto operator<=>(const Promise &, const Promise &) = default;
};

/// A deal of two powers. It binds nobody, and the judge knows nothing of it: whoever breaks it is told of. What the
/// rules themselves register (Sequential 3) is a contract.
struct Deal {
    enum class State : std::uint8_t {
        Offered,
        Declined,
        Agreed,
    };
    PowerId from, to;  ///< who offers it, and to whom
    Phase first, last; ///< the seasons of moves, with their retreats, in which it holds
    std::vector<Promise> promises;
    State state = State::Offered;

    bool concerns(PowerId power) const { return power.valid() && (power == from || power == to); }
    PowerId partnerOf(PowerId power) const { return power == from ? to : from; }
    /// Is it of that phase? A winter is in no deal.
    bool covers(const Phase &phase) const;

    friend auto operator<=>(const Deal &, const Deal &) = default;
};

using Deals = std::vector<Deal>; ///< in the order in which they were offered

/// Would the order break the promise of that deal, given in that position? What the deal itself asks for does not.
bool breaks(const Board &board, const Position &before, const Deal &deal, const Promise &promise,
            const GivenOrder &given);
/// The same of any of its promises.
bool breaks(const Board &board, const Position &before, const Deal &deal, const GivenOrder &given);

/// An order that broke a promise.
struct Breach {
    std::size_t promise = 0; ///< of the deal
    int result = -1;         ///< of the turn

    friend bool operator==(const Breach &, const Breach &) = default;
};

/// All that broke the deal in a turn, by promise; none where it does not cover the turn's phase, or nobody agreed.
std::vector<Breach> breachesOf(const Board &board, const Deal &deal, const Turn &turn);

/// What has become of a deal.
struct DealFate {
    enum class Kind {
        Holds,  ///< it is kept so far
        Kept,   ///< to its end
        Broken, ///< in a turn; it binds nobody any more
    };
    Kind kind = Kind::Holds;
    int turn = -1; ///< in which it was broken
    std::vector<Breach> breaches;
};

/// By what everybody was told of the game's turns. Of a deal on which the two agreed.
DealFate fateOf(const Deal &deal, const Game &game);

/// The deals that bind in the phase now to be ordered, oldest first.
Deals dealsInForce(const Deals &deals, const Game &game);

/// A word that was broken.
struct BrokenWord {
    PowerId by, to;
    Phase phase;

    friend bool operator==(const BrokenWord &, const BrokenWord &) = default;
};

/// All words that were broken, in the order of the turns; everybody hears of them.
std::vector<BrokenWord> brokenWords(const Deals &deals, const Game &game);

/// Can the powers offer each other this now: is there something to promise, do the two differ, can each order be given?
/// None if they can; else the index of the first promise that fails, or the number of promises if the fault lies
/// elsewhere.
std::optional<std::size_t> faultIn(const Deal &deal, const Game &game);

/// The last season of moves, so many seasons of moves from the phase on (it is the first).
Phase seasonAfter(const Variant &variant, const Phase &first, int seasons);

} // namespace entente
