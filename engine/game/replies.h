#pragma once

#include "game/turn.h"
#include "judge/adjudicator.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace entente {

/// What would beat this? Tries the answers that other powers could give to a power's orders, one adjudication at a
/// time, and keeps count of how often each of its orders holds. Knows no clock: the caller asks for a number of tries
/// and stops when its time is up; the same calls always give the same report.
///
///     ReplySearch search(board, rules, position, orders, power);
///     while (!search.done() && timeIsLeft()) search.tryMore(1000);
///     show(search.report());
///
/// The stages: every single change of one other unit's order; every pair of changes that meet in a place the power
/// cares for (an attack and its support, a support and its cut); all replies in groups (game/replytree.h), for all
/// orders together and then for each, which proves what it comes to the end of (at once, if there are few); and, where
/// that would take too long, full replies without end, bettered change by change. Between them replies are drawn
/// fairly, for the shares.
class ReplySearch {
public:
    enum class Stage : std::uint8_t { Singles, Pairs, Proofs, FullReplies, Done };

    /// What others order instead of what was assumed, and what of it befalls the power that would not befall it then.
    struct Reply {
        std::vector<GivenOrder> changes; ///< orders that differ from those assumed; ascending by power and place
        int broken = 0;                  ///< how many of the power's orders fail
        std::vector<UnitId> dislodged;   ///< its units that are driven out; ascending
        std::vector<ProvinceId> centres; ///< its centres in which others' units stand that take centres; ascending
    };

    /// How one order of the power fares.
    struct Fate {
        GivenOrder order;
        bool holdsNow = false; ///< under the assumed orders
        double counted = 0;    ///< replies: all that there are, if `proved`, else those that were drawn fairly
        double held = 0;       ///< of these: in how many it comes out as it should
        bool proved = false;   ///< every reply was tried, or one that makes no difference to it
        Reply worst;   ///< the smallest reply that breaks it: no order of it could be left out; of equal ones the one
                       ///< that breaks most orders; no changes: none found
        Reply driving; ///< the smallest that was found to drive the unit out, of an order that fails already too
        std::vector<UnitId>
            deciders; ///< units of others that break it by one change, or else those of `worst`; ascending

        bool safe() const { return worst.changes.empty() && holdsNow; }
    };

    struct Report {
        Stage stage = Stage::Singles;
        std::int64_t tried = 0;  ///< replies that were judged
        double possible = 1;     ///< how many replies there are: every legal order of every unit of the others
        bool proved = false;     ///< of all orders together: nothing is left to try
        std::vector<Fate> fates; ///< one per order of the power, in the order of its units
        Reply worst;             ///< of those found the one that costs most: first centres, then units, then orders
    };

    /// `orders` holds the power's own orders and those assumed for the others (units without one hold). Board, rules
    /// and position are copied where they have to live on. Only moves phases are searched: in others the search is done
    /// at once.
    ReplySearch(std::shared_ptr<const Board> board, const Rulebook &rules, const Position &position,
                std::vector<GivenOrder> orders, PowerId power);
    ~ReplySearch();
    ReplySearch(ReplySearch &&) noexcept;
    ReplySearch &operator=(ReplySearch &&) noexcept;

    /// Tries up to `count` further replies. Full replies go on for as long as they are asked for.
    void tryMore(int count);
    bool done() const;
    const Report &report() const;

private:
    struct Work;
    std::unique_ptr<Work> m_work;
};

} // namespace entente
