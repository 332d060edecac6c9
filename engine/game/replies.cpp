#include "game/replies.h"

#include "game/choices.h"
#include "game/replydraws.h"
#include "game/steps.h"
#include "judge/incremental.h"
#include "orders/options.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <tuple>
#include <utility>

namespace entente {

namespace {

constexpr std::int64_t reduceEvery = 64; ///< replies, where the smallest that is known has more than two orders
constexpr double allLimit = 1e7;         ///< replies that are gone through to the end, in some seconds
constexpr int treeLimit = 100000;        ///< groups of more replies than these, after which a proof is given up

} // namespace

struct ReplySearch::Work {
    Work(std::shared_ptr<const Board> theBoard, const Rulebook &rules, const Position &thePosition, PowerId thePower)
        : board(std::move(theBoard)), position(thePosition), power(thePower), judge(board, rules), whole(board, rules)
    {
    }

    std::shared_ptr<const Board> board;
    Position position;
    PowerId power;
    IncrementalJudge judge;

    std::vector<GivenOrder> assumed;                 ///< one a unit, by unit; then those that are of no unit
    JudgedSeason season;                             ///< as it was assumed
    std::vector<int> mine;                           ///< units of the power
    ProvinceSet care;                                ///< where its orders may be felt
    std::vector<ReplyTree::Option> options;          ///< every legal order of every other unit but the assumed one
    std::vector<ProvinceSet> touches;                ///< by option
    std::size_t next = 0;                            ///< Singles: the option to try
    std::size_t first = 0, second = 1;               ///< Pairs
    std::optional<ReplyTree> tree;                   ///< Proofs: while it is gone through
    std::size_t proof = 0;                           ///< of all orders together, then of each
    int groups = 0;                                  ///< that were tried of it
    std::vector<std::pair<double, double>> tallies;  ///< by order: how many replies it was, and in how many it holds
    std::optional<ReplyDraws> draws;                 ///< FullReplies
    int turn = 0;                                    ///< of those among which fair ones are drawn
    std::vector<std::pair<std::size_t, bool>> found; ///< orders for which the reply being judged may be the smallest,
                                                     ///< to break them or (true) to drive their units out
    ProvinceSet lostAnyhow; ///< the power's centres that others stand in under what was assumed
    int worstCost = 0;      ///< of the worst reply
    std::vector<int> worstReply;
    std::vector<std::vector<int>> kept; ///< replies that were once the smallest for an order, by options
    std::vector<OrderChange> swapped;   ///< while a reply is judged
    std::vector<GivenOrder> tried;      ///< with these
    Adjudicator whole;                  ///< where nearly everything differs nothing is gained by judging parts
    Report report;

    bool stands(const MovesOutcome &outcome, int unit) const
    {
        const Verdict &verdict = outcome.units[static_cast<std::size_t>(unit)];
        return outcomeOf(verdict.reason) == Outcome::Success && !verdict.dislodged;
    }

    void prepare(const std::vector<GivenOrder> &orders)
    {
        assumed = dealtOrders(*board, whole, position, orders);
        judge.open(season, position, assumed);
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            if (position.units[static_cast<std::size_t>(u)].power != power)
                continue;
            const GivenOrder &given = assumed[static_cast<std::size_t>(u)];
            mine.push_back(u);
            care |= judge.footprintOf(season, UnitId(u), given.order).places;
            Fate fate;
            fate.order = given;
            fate.holdsNow = stands(season.outcome(), u);
            report.fates.push_back(std::move(fate));
        }
        const OptionTable table(*board, judge.rules().orders, position);
        options = optionsOfOthers(*board, table, position, assumed, power);
        report.possible = countOfReplies(options);
        std::vector<std::vector<int>> choices;
        for (std::size_t i = 0; i < options.size(); ++i) {
            touches.push_back(judge.footprintOf(season, options[i].unit, options[i].order).places);
            if (i == 0 || options[i].unit != options[i - 1].unit)
                choices.emplace_back();
            choices.back().push_back(static_cast<int>(i));
        }
        draws.emplace(std::move(choices));
        lostAnyhow = centresHeldBy(season.outcome());
        if (mine.empty() || options.empty())
            report.stage = Stage::Done;
    }

    /// The season with a reply in place of what was assumed; until the judge is asked again.
    const MovesOutcome &judged(const std::vector<int> &reply)
    {
        swapped.clear();
        for (const int index : reply) {
            const ReplyTree::Option &option = options[static_cast<std::size_t>(index)];
            swapped.push_back({option.index, &option.order});
        }
        return judge.with(season, swapped);
    }

    void tryReply(const std::vector<int> &reply) { note(reply, judged(reply)); }

    bool breaks(std::size_t fate, const MovesOutcome &outcome) const
    {
        return report.fates[fate].holdsNow && !stands(outcome, mine[fate]);
    }

    bool drivesOut(std::size_t fate, const MovesOutcome &outcome) const
    {
        const std::size_t unit = static_cast<std::size_t>(mine[fate]);
        return outcome.units[unit].dislodged && !season.outcome().units[unit].dislodged;
    }

    /// The power's centres in which units of others stand that take centres.
    ProvinceSet centresHeldBy(const MovesOutcome &outcome) const
    {
        ProvinceSet held;
        for (std::size_t u = 0; u < position.units.size(); ++u) {
            const RegionId at = outcome.endsIn[u];
            if (position.units[u].power == power || outcome.units[u].dislodged || !at.valid())
                continue;
            const ProvinceId place = board->provinceOf(at);
            if (position.owner[static_cast<std::size_t>(place.index())] != power)
                continue;
            Unit unit = position.units[u];
            unit.region = at;
            if (board->kind(unit.kind).captures && winsCentre(*board, position, unit))
                held.insert(place);
        }
        return held - lostAnyhow;
    }

    /// How much a reply costs the power: a centre more than any number of units, a unit more than any of orders.
    int costOf(const MovesOutcome &outcome) const
    {
        constexpr int step = 1000; // more than there are units or centres
        int units = 0, orders = 0;
        for (std::size_t i = 0; i < mine.size(); ++i) {
            units += drivesOut(i, outcome);
            orders += breaks(i, outcome);
        }
        return (centresHeldBy(outcome).size() * step + units) * step + orders;
    }

    /// A large reply is reduced now and then even if a smaller one is known: another part of it may do with fewer.
    bool mayBeSmaller(const std::vector<int> &reply, const Reply &known) const
    {
        const std::size_t least = known.changes.size();
        return least == 0 || reply.size() <= least || (least > 2 && report.tried % reduceEvery == 0);
    }

    /// Keeps what is worst of a reply. Gives what it costs.
    int note(const std::vector<int> &reply, const MovesOutcome &outcome)
    {
        ++report.tried;
        const int cost = costOf(outcome);
        for (std::size_t i = 0; i < mine.size(); ++i) {
            Fate &fate = report.fates[i];
            const bool broken = breaks(i, outcome);
            if (broken && reply.size() == 1) {
                const UnitId decider = options[static_cast<std::size_t>(reply.front())].unit;
                if (std::find(fate.deciders.begin(), fate.deciders.end(), decider) == fate.deciders.end())
                    fate.deciders.push_back(decider);
            }
            if (broken && mayBeSmaller(reply, fate.worst))
                found.emplace_back(i, false);
            if (drivesOut(i, outcome) && mayBeSmaller(reply, fate.driving))
                found.emplace_back(i, true);
        }
        if (cost > worstCost || (cost == worstCost && cost > 0 && reply.size() < report.worst.changes.size())) {
            worstReply = reduced(reply, [&](const MovesOutcome &each) { return costOf(each) >= cost; });
            report.worst = told(worstReply);
            worstCost = cost;
        }
        for (const auto &[i, driving] : std::exchange(found, {})) {
            if (driving)
                keepIfBetter(report.fates[i].driving,
                             reduced(reply, [&, i = i](const auto &each) { return drivesOut(i, each); }));
            else
                remember(i, reduced(reply, [&, i = i](const auto &each) { return breaks(i, each); }));
        }
        return cost;
    }

    /// Groups of a proof tell orders apart that have nothing to do with each other; the worst reply turns round all of
    /// them at once. Adds what breaks one to what breaks the others, as far as no unit is to do two things.
    void combine()
    {
        const std::vector<std::vector<int>> parts = std::exchange(kept, {});
        for (const std::vector<int> &part : parts) {
            std::vector<int> reply = worstReply;
            for (const int option : part) {
                const UnitId unit = options[static_cast<std::size_t>(option)].unit;
                if (std::none_of(worstReply.begin(), worstReply.end(),
                                 [&](int other) { return options[static_cast<std::size_t>(other)].unit == unit; }))
                    reply.push_back(option);
            }
            note(reply, judged(reply));
        }
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

    /// Of two as small that which costs more orders.
    static bool isBetter(const Reply &reply, const Reply &known)
    {
        return known.changes.empty() || reply.changes.size() < known.changes.size()
               || (reply.changes.size() == known.changes.size() && reply.broken > known.broken);
    }

    /// Keeps the reply if it is smaller than the known one.
    bool keepIfBetter(Reply &known, const std::vector<int> &reply)
    {
        Reply better = told(reply);
        if (!isBetter(better, known))
            return false;
        known = std::move(better);
        kept.push_back(reply);
        return true;
    }

    /// Keeps the smallest reply that breaks an order; whose orders it holds decide.
    void remember(std::size_t index, const std::vector<int> &reply)
    {
        Fate &fate = report.fates[index];
        if (!keepIfBetter(fate.worst, reply) || reply.size() < 2)
            return;
        fate.deciders.clear();
        for (const int option : reply)
            fate.deciders.push_back(options[static_cast<std::size_t>(option)].unit);
        std::sort(fate.deciders.begin(), fate.deciders.end()); // no unit has two orders in a reply
    }

    /// A reply with what comes of it.
    Reply told(const std::vector<int> &reply)
    {
        const MovesOutcome &outcome = judged(reply);
        Reply told;
        told.changes = ordersOf(reply);
        for (std::size_t i = 0; i < mine.size(); ++i) {
            told.broken += breaks(i, outcome);
            if (drivesOut(i, outcome))
                told.dislodged.push_back(UnitId(mine[i]));
        }
        centresHeldBy(outcome).forEach([&told](ProvinceId place) { told.centres.push_back(place); });
        return told;
    }

    std::vector<GivenOrder> ordersOf(const std::vector<int> &reply) const
    {
        std::vector<GivenOrder> orders;
        for (const int index : reply) {
            const ReplyTree::Option &option = options[static_cast<std::size_t>(index)];
            orders.push_back({assumed[option.index].power, option.order});
        }
        std::sort(orders.begin(), orders.end());
        return orders;
    }

    void trySingle()
    {
        tryReply({static_cast<int>(next++)});
        if (next == options.size())
            report.stage = report.possible <= allLimit ? Stage::Proofs : Stage::Pairs;
    }

    /// Two changes are tried together only where both are felt in one place that one of the power's orders cares for.
    bool worthTrying(std::size_t a, std::size_t b) const
    {
        if (options[a].unit == options[b].unit || !touches[a].intersects(touches[b]))
            return false;
        return touches[a].intersects(care) || touches[b].intersects(care);
    }

    /// Gives false when there is no further pair.
    bool tryPair()
    {
        while (first + 1 < options.size()) {
            for (; second < options.size(); ++second) {
                if (!worthTrying(first, second))
                    continue;
                tryReply({static_cast<int>(first), static_cast<int>(second++)});
                return true;
            }
            second = ++first + 1;
        }
        report.stage = Stage::Proofs;
        return false;
    }

    /// What the proof at hand speaks of: all orders, or one.
    bool speaksOf(std::size_t fate) const { return proof == 0 || proof == fate + 1; }

    /// One group of replies. Gives false when a proof has come to its end, or is given up.
    bool tryGroup()
    {
        if (!tree) {
            std::vector<UnitId> asked;
            for (std::size_t i = 0; i < mine.size(); ++i) {
                if (speaksOf(i))
                    asked.push_back(UnitId(mine[i]));
            }
            tree.emplace(judge, season, options, asked);
            tallies.assign(mine.size(), {});
            groups = 0;
        }
        const bool more = tree->next();
        if (more && (groups++ < treeLimit || report.possible <= allLimit)) {
            const MovesOutcome &outcome = tree->outcome();
            for (std::size_t i = 0; i < mine.size(); ++i) {
                tallies[i].first += tree->size();
                tallies[i].second += stands(outcome, mine[i]) ? tree->size() : 0;
            }
            note(tree->reply(), outcome);
            return true;
        }
        tree.reset();
        for (std::size_t i = 0; i < mine.size() && !more; ++i) {
            Fate &fate = report.fates[i];
            if (speaksOf(i) && !fate.proved) {
                std::tie(fate.counted, fate.held) = tallies[i];
                fate.proved = true;
            }
        }
        report.proved = proof == 0 && !more;
        if (report.proved) {
            combine();
            report.stage = Stage::Done;
        } else if (++proof > mine.size())
            report.stage = Stage::FullReplies;
        return false;
    }

    const MovesOutcome &judgedWhole(const std::vector<int> &reply)
    {
        tried = assumed;
        for (const int index : reply) {
            const ReplyTree::Option &option = options[static_cast<std::size_t>(index)];
            tried[option.index].order = option.order;
        }
        return whole.moves(position, tried);
    }

    /// For the shares of what is not proved.
    void tryFair()
    {
        const std::vector<int> reply = draws->fair();
        const MovesOutcome &outcome = judgedWhole(reply);
        for (std::size_t i = 0; i < mine.size(); ++i) {
            Fate &fate = report.fates[i];
            if (fate.proved)
                continue;
            fate.counted += 1;
            fate.held += stands(outcome, mine[i]) ? 1 : 0;
        }
        note(reply, outcome);
    }

    void climb()
    {
        const std::vector<int> reply = draws->climb();
        draws->note(note(reply, judgedWhole(reply)));
    }

    /// Is it time for a reply that is drawn fairly? Where all replies are to be gone through none is needed.
    bool isFairsTurn()
    {
        constexpr int every = 4;
        return report.possible > allLimit && ++turn % every == 0;
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
    for (int i = 0; i < count && !done();) {
        if (work.report.stage != Stage::Singles && work.isFairsTurn()) {
            work.tryFair();
            ++i;
            continue;
        }
        bool tried = true;
        switch (work.report.stage) {
        case Stage::Singles: work.trySingle(); break;
        case Stage::Pairs: tried = work.tryPair(); break;
        case Stage::Proofs: tried = work.tryGroup(); break;
        case Stage::FullReplies: work.climb(); break;
        case Stage::Done: break;
        }
        i += tried;
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
