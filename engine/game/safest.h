#pragma once

#include "judge/adjudicator.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace entente {

/// Which of a power's orders are safest? Looks for orders of all its units that reach certain goals whatever the others
/// order: keep this place, take that one. Knows no clock, as ReplySearch (game/replies.h) does not:
///
///     SafestPlans search(board, rules, position, orders, power, goals);
///     while (!search.done() && timeIsLeft()) search.tryMore(1000);
///     show(search.report());
///
/// A plan is first tried against the replies that broke others. What is left is proved goal by goal, over all replies
/// in groups that make no difference to the place (game/replytree.h). A few units are gone through with every order
/// that could matter; of many, plans are bettered by one or two orders at a time.
class SafestPlans {
public:
    struct Goal {
        ProvinceId place;
        /// After the moves a unit of the power's stands there; else no unit of another power does. Units that never
        /// take a place (bombers) do not count, and a unit that is dislodged stands nowhere.
        bool take = false;

        friend bool operator==(const Goal &, const Goal &) = default;
    };

    enum class Certainty : std::uint8_t {
        Sure,   ///< proved over every reply
        Broken, ///< `breaker` breaks it
        Open,   ///< nothing that was tried breaks it, but not every reply was
    };

    struct Fate {
        Certainty certainty = Certainty::Open;
        /// Orders of others with which it fails while all their other units hold; none can be left out. Empty: it fails
        /// though everybody holds.
        std::vector<GivenOrder> breaker;
    };

    struct Plan {
        std::vector<GivenOrder> orders; ///< one a unit of the power's, in the order of its units
        std::vector<Fate> fates;        ///< by goal
        int sure = 0;                   ///< how many of them are Sure
    };

    struct Report {
        /// No plan's sure goals are all among another's; most sure goals first, at most `mostPlans`.
        std::vector<Plan> plans;
        double replies = 1;      ///< how many replies there are: every legal order of every unit of the others
        double possible = 1;     ///< how many plans there are of orders that could matter
        double tried = 0;        ///< of these
        std::int64_t judged = 0; ///< seasons
        bool complete = false;   ///< every plan was tried and none is left open, so no other keeps more
    };
    static constexpr std::size_t mostPlans = 8;
    static constexpr std::size_t mostGoals = 32;

    /// Among which plans it looks.
    enum class Plans : std::uint8_t {
        All,      ///< all whose orders could matter
        NearGoal, ///< of orders to go to a goal, to help there, or to disturb who could come there; never complete
        AsWritten ///< the one that is written
    };

    /// `orders`: the power's own as they are written, which are tried first, and what it orders beside its units
    /// (contracts, leave to land); units without one hold, and orders of others are passed over. Goals beyond
    /// `mostGoals` are dropped. Only moves phases are searched: in others the search is done at once.
    SafestPlans(std::shared_ptr<const Board> board, const Rulebook &rules, const Position &position,
                const std::vector<GivenOrder> &orders, PowerId power, std::vector<Goal> goals,
                Plans plans = Plans::All);
    ~SafestPlans();
    SafestPlans(SafestPlans &&) noexcept;
    SafestPlans &operator=(SafestPlans &&) noexcept;

    /// Judges about `count` further seasons.
    void tryMore(int count);
    bool done() const;
    const Report &report() const;
    const std::vector<Goal> &goals() const;

    /// Has the power reached the goal, by what the judge says of this position?
    static bool isReached(const Board &board, const Position &position, const MovesOutcome &outcome, PowerId power,
                          const Goal &goal);
    /// To keep every centre that the power owns.
    static std::vector<Goal> centresOf(const Board &board, const Position &position, PowerId power);

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

} // namespace entente
