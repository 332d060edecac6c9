#include "game/replies.h"

#include "base/lots.h"
#include "judge/incremental.h"
#include "orders/options.h"
#include "orders/verbs.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace entente {

namespace {

constexpr std::size_t farEnough = 6;     ///< changes of a climb, before what was judged is judged anew
constexpr std::int64_t reduceEvery = 64; ///< replies, where the smallest that is known has more than two orders

} // namespace

struct ReplySearch::Work {
    /// One order of one other unit, in place of what it was assumed to do.
    struct Change {
        int slot; ///< whose: index into the orders tried
        Order order;
        ProvinceSet touches; ///< the provinces where it may be felt
    };

    Work(std::shared_ptr<const Board> theBoard, const Rulebook &rules, const Position &thePosition, PowerId thePower)
        : board(std::move(theBoard)), position(thePosition), power(thePower), judge(board, rules), whole(board, rules)
    {
    }

    std::shared_ptr<const Board> board;
    Position position;
    PowerId power;
    IncrementalJudge judge;

    std::vector<GivenOrder> assumed;         ///< one a unit, by unit; then those that are of no unit
    JudgedSeason season;                     ///< as it was assumed
    std::vector<int> mine;                   ///< units of the power
    ProvinceSet care;                        ///< where its orders stand, go and help
    std::vector<Change> changes;             ///< every legal order of every other unit but the assumed one
    std::vector<std::vector<int>> changesOf; ///< by unit: indices into `changes`
    std::vector<int> others;                 ///< units of others that have a choice
    std::size_t next = 0;                    ///< Singles: the change to try
    std::size_t first = 0, second = 1;       ///< Pairs
    Lots lots{0};                            ///< the same search goes the same way
    std::vector<std::size_t> found;          ///< orders for which the reply being judged may be the smallest
    std::vector<OrderChange> swapped;        ///< while a reply is judged
    std::vector<int> climb;                  ///< FullReplies: by unit, the change taken or -1
    std::vector<GivenOrder> tried;           ///< with these
    Adjudicator whole;                       ///< nearly everything differs there, so nothing is gained by judging parts
    int climbBroken = -1;
    int idle = 0;
    Report report;

    bool stands(const MovesOutcome &outcome, int unit) const
    {
        const Verdict &verdict = outcome.units[static_cast<std::size_t>(unit)];
        return outcomeOf(verdict.reason) == Outcome::Success && !verdict.dislodged;
    }

    /// Where an order may be felt: its own place, and every one that it names.
    ProvinceSet touchedBy(const GivenOrder &given) const
    {
        ProvinceSet set;
        const auto touch = [&](RegionId region) {
            if (region.valid())
                set.insert(board->provinceOf(region));
        };
        touch(given.order.at);
        if (const auto *move = std::get_if<Move>(&given.order.action)) {
            for (const RegionId hop : move->hops)
                touch(hop);
        } else if (const auto *support = std::get_if<Support>(&given.order.action)) {
            touch(support->of);
            touch(support->to);
        } else if (const auto *convoy = std::get_if<Convoy>(&given.order.action)) {
            touch(convoy->army);
            touch(convoy->to);
        } else if (const auto *flight = std::get_if<Flight>(&given.order.action)) {
            if (flight->mission != Mission::None) // what it passes on the way feels nothing of it
                set.insert(flight->over());
            set.insert(flight->path.back());
            touch(flight->backed.of);
            for (const RegionId hop : flight->backed.hops)
                touch(hop);
        } else if (const auto *raise = std::get_if<Raise>(&given.order.action)) {
            touch(raise->of);
        }
        return set;
    }

    /// One order a unit, as the judge deals them out; behind them what the powers order of their own: without leave to
    /// land a bomber's order fails, and without its contract a support.
    void assume(const std::vector<GivenOrder> &orders)
    {
        const MovesOutcome &dealt = whole.moves(position, orders);
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            const Unit &unit = position.units[static_cast<std::size_t>(u)];
            const int counts = dealt.orderOf[static_cast<std::size_t>(u)];
            GivenOrder given = counts < 0 ? GivenOrder{unit.power, {unit.kind, unit.region, unit.layer, Hold()}}
                                          : orders[static_cast<std::size_t>(counts)];
            given.order.number = static_cast<std::uint8_t>(numberOf(*board, position, UnitId(u)));
            assumed.push_back(given);
        }
        std::copy_if(orders.begin(), orders.end(), std::back_inserter(assumed),
                     [](const GivenOrder &given) { return !useOf(given.order.action).ofUnit; });
    }

    void prepare(const std::vector<GivenOrder> &orders)
    {
        assume(orders);
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            if (position.units[static_cast<std::size_t>(u)].power != power)
                continue;
            mine.push_back(u);
            care |= touchedBy(assumed[static_cast<std::size_t>(u)]);
        }

        changesOf.resize(position.units.size());
        const OptionTable options(*board, judge.rules().orders, position);
        std::vector<Order> legal;
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            const Unit &unit = position.units[static_cast<std::size_t>(u)];
            if (unit.power == power || !board->power(unit.power).playable)
                continue;
            legal.clear();
            options.ordersOf(UnitId(u), legal);
            for (const Order &order : legal) {
                if (order.action == assumed[static_cast<std::size_t>(u)].order.action)
                    continue;
                changesOf[static_cast<std::size_t>(u)].push_back(static_cast<int>(changes.size()));
                changes.push_back({u, order, touchedBy({unit.power, order})});
            }
            if (!changesOf[static_cast<std::size_t>(u)].empty())
                others.push_back(u);
        }
        climb.assign(position.units.size(), -1);

        judge.open(season, position, assumed);
        for (const int u : mine) {
            Fate fate;
            fate.order = assumed[static_cast<std::size_t>(u)];
            fate.holdsNow = stands(season.outcome(), u);
            report.fates.push_back(std::move(fate));
        }
        if (mine.empty() || changes.empty())
            report.stage = Stage::Done;
    }

    /// The season with a reply in place of what was assumed; until the judge is asked again.
    const MovesOutcome &judged(const std::vector<int> &reply)
    {
        swapped.clear();
        for (const int index : reply) {
            const Change &change = changes[static_cast<std::size_t>(index)];
            swapped.push_back({static_cast<std::size_t>(change.slot), &change.order});
        }
        return judge.with(season, swapped);
    }

    int tryReply(const std::vector<int> &reply) { return note(reply, judged(reply)); }

    /// Counts what a reply does. Gives how many of the power's orders it breaks.
    int note(const std::vector<int> &reply, const MovesOutcome &outcome)
    {
        ++report.tried;
        int broken = 0;
        for (const int u : mine)
            broken += stands(outcome, u) ? 0 : 1;
        for (std::size_t i = 0; i < mine.size(); ++i) {
            Fate &fate = report.fates[i];
            ++fate.tried;
            if (stands(outcome, mine[i])) {
                ++fate.held;
                continue;
            }
            if (!fate.holdsNow)
                continue;
            if (reply.size() == 1) {
                const UnitId decider(changes[static_cast<std::size_t>(reply.front())].slot);
                if (fate.deciders.empty() || fate.deciders.back() != decider)
                    fate.deciders.push_back(decider);
            }
            // A large reply is reduced now and then even so: another part of it may do with fewer orders.
            const std::size_t least = fate.worst.changes.size();
            if (least == 0 || reply.size() <= least || (least > 2 && fate.tried % reduceEvery == 0))
                found.push_back(i);
        }
        const bool more =
            broken > report.worst.broken
            || (broken == report.worst.broken && broken > 0 && reply.size() < report.worst.changes.size());
        if (more) {
            const std::vector<int> needed =
                reduced(reply, [this, broken](const MovesOutcome &each) { return brokenIn(each) >= broken; });
            report.worst = {ordersOf(needed), broken};
        }
        for (const std::size_t i : std::exchange(found, {})) {
            const int unit = mine[i];
            const std::vector<int> needed =
                reduced(reply, [this, unit](const MovesOutcome &each) { return !stands(each, unit); });
            remember(report.fates[i], needed);
        }
        return broken;
    }

    int brokenIn(const MovesOutcome &outcome) const
    {
        return static_cast<int>(
            std::count_if(mine.begin(), mine.end(), [&](int unit) { return !stands(outcome, unit); }));
    }

    /// The reply without every change that it does as well without; `still` says of an outcome whether it does.
    template <class Does>
    std::vector<int> reduced(std::vector<int> reply, Does still)
    {
        for (std::size_t i = 0; i < reply.size() && reply.size() > 1;) {
            std::vector<int> fewer = reply;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (still(judged(fewer)))
                reply = std::move(fewer);
            else
                ++i;
        }
        return reply;
    }

    /// Keeps the smallest reply, and of equal ones that which breaks most; whose orders it holds decide.
    void remember(Fate &fate, const std::vector<int> &reply)
    {
        const int broken = brokenIn(judged(reply));
        const bool better = fate.worst.changes.empty() || reply.size() < fate.worst.changes.size()
                            || (reply.size() == fate.worst.changes.size() && broken > fate.worst.broken);
        if (!better)
            return;
        fate.worst = {ordersOf(reply), broken};
        if (reply.size() < 2)
            return;
        fate.deciders.clear();
        for (const int change : reply)
            fate.deciders.push_back(UnitId(changes[static_cast<std::size_t>(change)].slot));
        std::sort(fate.deciders.begin(), fate.deciders.end());
    }

    std::vector<GivenOrder> ordersOf(const std::vector<int> &reply) const
    {
        std::vector<GivenOrder> orders;
        for (const int index : reply) {
            const Change &change = changes[static_cast<std::size_t>(index)];
            orders.push_back({assumed[static_cast<std::size_t>(change.slot)].power, change.order});
        }
        std::sort(orders.begin(), orders.end());
        return orders;
    }

    void trySingle()
    {
        tryReply({static_cast<int>(next++)});
        if (next == changes.size())
            report.stage = Stage::Pairs;
    }

    /// Two changes are tried together only where both are felt in one place that one of the power's orders cares for.
    bool worthTrying(const Change &a, const Change &b) const
    {
        if (a.slot == b.slot || !a.touches.intersects(b.touches))
            return false;
        return a.touches.intersects(care) || b.touches.intersects(care);
    }

    /// Gives false when there is no further pair.
    bool tryPair()
    {
        while (first + 1 < changes.size()) {
            for (; second < changes.size(); ++second) {
                if (!worthTrying(changes[first], changes[second]))
                    continue;
                tryReply({static_cast<int>(first), static_cast<int>(second++)});
                return true;
            }
            second = ++first + 1;
        }
        report.stage = Stage::FullReplies;
        return false;
    }

    /// One step of a climb: change one unit's order, keep it if no less breaks; start afresh when nothing helps for
    /// long.
    void tryFull()
    {
        constexpr int patience = 400;
        if (climbBroken < 0 || idle > patience) {
            idle = 0;
            for (const int u : others) {
                const auto &options = changesOf[static_cast<std::size_t>(u)];
                climb[static_cast<std::size_t>(u)] = options[lots.below(options.size())];
            }
            tried = assumed;
            for (const int u : others)
                tried[static_cast<std::size_t>(u)].order = chosenFor(u);
            climbBroken = note(chosen(), whole.moves(position, tried));
            return;
        }
        const int u = others[lots.below(others.size())];
        const auto &options = changesOf[static_cast<std::size_t>(u)];
        int &taken = climb[static_cast<std::size_t>(u)];
        const int before = taken;
        const std::size_t pick = lots.below(options.size() + 1);
        taken = pick < options.size() ? options[pick] : -1;
        Order &order = tried[static_cast<std::size_t>(u)].order;
        order = chosenFor(u);
        const int broken = note(chosen(), whole.moves(position, tried));
        if (broken < climbBroken) {
            taken = before;
            order = chosenFor(u);
        }
        idle = broken > climbBroken ? 0 : idle + 1;
        climbBroken = std::max(broken, climbBroken);
    }

    const Order &chosenFor(int unit) const
    {
        const int change = climb[static_cast<std::size_t>(unit)];
        return change >= 0 ? changes[static_cast<std::size_t>(change)].order
                           : assumed[static_cast<std::size_t>(unit)].order;
    }

    std::vector<int> chosen() const
    {
        std::vector<int> reply;
        for (const int change : climb) {
            if (change >= 0)
                reply.push_back(change);
        }
        return reply;
    }
};

ReplySearch::ReplySearch(std::shared_ptr<const Board> board, const Rulebook &rules, const Position &position,
                         std::vector<GivenOrder> orders, PowerId power)
    : m_work(std::make_unique<Work>(std::move(board), rules, position, power))
{
    if (position.phase.stage != entente::Stage::Moves) {
        m_work->report.stage = Stage::Done;
        return;
    }
    m_work->prepare(orders);
}

ReplySearch::~ReplySearch() = default;
ReplySearch::ReplySearch(ReplySearch &&) noexcept = default;
ReplySearch &ReplySearch::operator=(ReplySearch &&) noexcept = default;

void ReplySearch::tryMore(int count)
{
    Work &work = *m_work;
    for (int i = 0; i < count; ++i) {
        switch (work.report.stage) {
        case Stage::Singles: work.trySingle(); break;
        case Stage::Pairs:
            if (!work.tryPair())
                --i;
            break;
        case Stage::FullReplies: work.tryFull(); break;
        case Stage::Done: return;
        }
    }
}

bool ReplySearch::done() const
{
    return m_work->report.stage == Stage::Done;
}
const ReplySearch::Report &ReplySearch::report() const
{
    return m_work->report;
}

} // namespace entente
