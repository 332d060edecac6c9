#pragma once

#include "game/ground.h"

#include <span>
#include <vector>

namespace entente {

/// Goes through every reply that others could give in a season, in groups of those that make no difference to certain
/// orders, so that what becomes of these in each group becomes of them whatever the others order.
///
/// It begins with the ground of these orders (Bearing), and asks whose order could touch it. Each order that does is
/// tried by itself, and may add to the ground; all orders of a unit that do not touch it are one. A group is whole when
/// no order of anybody who is still free could touch the ground.
class ReplyTree {
public:
    /// One order that a unit could be given in place of the one that it has in the season.
    struct Option {
        std::size_t index = 0; ///< of the order in the season, which is that of a unit
        UnitId unit;
        Order order;
    };

    /// `options`, by unit, live as long as the tree; so do judge and season, which must not be changed meanwhile. The
    /// orders asked about are those that the units in `asked` have in the season.
    ReplyTree(IncrementalJudge &judge, JudgedSeason &season, std::span<const Option> options,
              std::span<const UnitId> asked);

    /// As above, of what happens on a ground.
    ReplyTree(IncrementalJudge &judge, JudgedSeason &season, std::span<const Option> options, const Ground &asked);

    /// The next group; false: that was the last one.
    bool next();
    /// How many replies there are in this group, the one that is assumed among them.
    double size() const;
    /// The options that are taken in the reply that stands for the group; indices.
    std::vector<int> reply() const;
    /// What comes of it, until the judge is asked again.
    const MovesOutcome &outcome();

private:
    static constexpr int assumed = -1; ///< instead of an option: the order of the season
    static constexpr int open = -2;    ///< whichever of those that stay away

    struct Chooser {
        UnitId unit;
        std::vector<int> pool; ///< what is left to choose, if nothing is taken
        int taken = open;
    };
    struct Frame {
        std::size_t chooser;
        Ground ground;
        std::vector<int> before;   ///< its pool
        std::vector<int> touching; ///< of these: what touches the ground
        std::vector<int> away;     ///< and what does not
        std::size_t next = 0;      ///< of `touching`; behind them: all that stay away
    };

    static Ground groundOf(const IncrementalJudge &judge, const JudgedSeason &season, std::span<const UnitId> units);
    const Bearing &bearingOf(const Chooser &chooser, int option) const;
    bool take(Frame &frame);
    void grow(Ground &ground) const;
    void descend(Ground ground);
    int standIn(const Chooser &chooser) const;

    IncrementalJudge &m_judge;
    JudgedSeason &m_season;
    std::span<const Option> m_options;
    std::vector<Bearing> m_bearings;        ///< by option
    std::vector<Bearing> m_assumedBearings; ///< by chooser
    std::vector<Bearing> m_fixed;           ///< of those who have no choice
    std::vector<Chooser> m_choosers;
    std::vector<Frame> m_frames;
    std::vector<OrderChange> m_changes;
    Ground m_start;
    bool m_begun = false;
};

} // namespace entente
