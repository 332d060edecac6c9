#include "game/safest.h"

#include "base/lots.h"
#include "game/choices.h"
#include "judge/incremental.h"
#include "map/board.h"
#include "orders/options.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <optional>
#include <utility>

namespace entente {

namespace {

using GoalMask = std::uint32_t;

constexpr double everyPlan = 20000;    ///< plans that are gone through one by one
constexpr int mostGroups = 20000;      ///< of replies, after which a proof is given up
constexpr int mostGroupsOfMany = 2000; ///< the same where many plans are to be tried
constexpr int mostRestarts = 30;       ///< near the best plan, where many units are bettered step by step
constexpr int strayed = 3;             ///< orders of it that chance changes then
constexpr std::size_t mostKnown = 400; ///< replies that broke something and are tried first

} // namespace

struct SafestPlans::Work {
    Work(std::shared_ptr<const Board> theBoard, const Rulebook &rules, const Position &thePosition, PowerId thePower,
         std::vector<Goal> theGoals)
        : board(std::move(theBoard)), position(thePosition), power(thePower), goals(std::move(theGoals)),
          judge(board, rules), whole(board, rules)
    {
        if (goals.size() > mostGoals)
            goals.resize(mostGoals);
        all = goals.size() == mostGoals ? ~GoalMask(0) : (GoalMask(1) << goals.size()) - 1;
    }

    std::shared_ptr<const Board> board;
    Position position;
    PowerId power;
    std::vector<Goal> goals;
    GoalMask all = 0;
    IncrementalJudge judge; ///< for proofs
    Adjudicator whole;      ///< for all else

    std::vector<GivenOrder> season; ///< one a unit, by unit: the plan's, and others hold; then those of no unit
    std::vector<std::size_t> mine;  ///< units of the power
    std::vector<std::vector<Order>> choices; ///< of each of these; the first is what it has now
    std::vector<ReplyTree::Option> options;  ///< of the others
    std::vector<std::vector<int>> known;     ///< replies that broke a goal of some plan; the latest first
    std::vector<GoalMask> sures;             ///< of the plans in the report
    std::vector<std::size_t> pick;           ///< of each own unit: which choice
    std::vector<GivenOrder> tried;           ///< while a reply is judged
    bool over = false;
    bool leftOpen = false; ///< a proof was given up
    bool hurries = false;  ///< no proof may take long

    // Many units: the plan that is bettered, and which of its orders are being exchanged.
    bool climbs = false;
    std::vector<std::size_t> base, best;
    int baseSure = -1;
    int restarts = 0;
    Lots lots{0};
    std::size_t one = 0, other = 0, oneChoice = 0, otherChoice = 0;

    // The plan that is being proved.
    struct Check {
        GoalMask alive = 0, sure = 0, open = 0;
        std::size_t goal = 0;
        std::vector<std::vector<int>> breakers; ///< by goal
        JudgedSeason season;
        std::optional<ReplyTree> tree;
        int groups = 0;
    };
    std::optional<Check> check;
    Report report;

    void prepare(const std::vector<GivenOrder> &orders, Plans plans)
    {
        std::vector<GivenOrder> own;
        std::copy_if(orders.begin(), orders.end(), std::back_inserter(own),
                     [this](const GivenOrder &given) { return given.power == power; });
        season = dealtOrders(*board, whole, position, own);
        const OptionTable table(*board, whole.rules().orders, position);
        options = optionsOfOthers(*board, table, position, season, power);
        report.replies = countOfReplies(options);
        dropUncarried(options, *board, whole.rules().orders, position, season, power);
        for (std::size_t u = 0; u < position.units.size(); ++u) {
            if (position.units[u].power != power)
                continue;
            mine.push_back(u);
            choices.push_back({season[u].order});
            if (plans == Plans::AsWritten)
                continue;
            const std::vector<Order> more = ownChoices(*board, table, position, season, UnitId(static_cast<int>(u)));
            choices.back().insert(choices.back().end(), more.begin(), more.end());
        }
        if (plans == Plans::NearGoal) {
            leftOpen = true; // more might be reached otherwise
            keepNearGoals(choices, *board, position, options, goals);
        }
        for (const std::vector<Order> &each : choices)
            report.possible *= static_cast<double>(each.size());
        known.push_back({}); // everybody holds
        pick.assign(mine.size(), 0);
        base = best = pick;
        climbs = report.possible > everyPlan;
        hurries = climbs || (plans == Plans::NearGoal && report.replies > mostGroups);
        over = mine.empty() || goals.empty();
    }

    GoalMask missedIn(const MovesOutcome &outcome) const
    {
        GoalMask missed = 0;
        for (std::size_t g = 0; g < goals.size(); ++g)
            missed |= isReached(*board, position, outcome, power, goals[g]) ? 0 : GoalMask(1) << g;
        return missed;
    }

    /// Which goals of the plan at hand a reply breaks.
    GoalMask missedWith(const std::vector<int> &reply)
    {
        ++report.judged;
        tried = season;
        for (const int index : reply) {
            const ReplyTree::Option &option = options[static_cast<std::size_t>(index)];
            tried[option.index].order = option.order;
        }
        return missedIn(whole.moves(position, tried));
    }

    bool isOutdone(GoalMask reached) const
    {
        return std::any_of(sures.begin(), sures.end(), [reached](GoalMask sure) { return (reached & ~sure) == 0; });
    }

    void lay(const std::vector<std::size_t> &plan)
    {
        for (std::size_t i = 0; i < mine.size(); ++i)
            season[mine[i]].order = choices[i][plan[i]];
    }

    /// Tries the plan against what is known, and begins to prove it if it might reach more than the others.
    void tryPlan()
    {
        ++report.tried;
        lay(pick);
        Check next{};
        next.alive = all;
        next.breakers.resize(goals.size());
        for (std::size_t k = 0; k < known.size(); ++k) {
            const GoalMask missed = missedWith(known[k]) & next.alive;
            for (std::size_t g = 0; g < goals.size(); ++g) {
                if (missed >> g & 1)
                    next.breakers[g] = known[k];
            }
            next.alive &= ~missed;
            if (isOutdone(next.alive)) {
                if (k > 1) // it is likely to break the next plan as well; who holds stays first
                    std::rotate(known.begin() + 1, known.begin() + static_cast<std::ptrdiff_t>(k),
                                known.begin() + static_cast<std::ptrdiff_t>(k) + 1);
                return;
            }
        }
        check.emplace(std::move(next));
        judge.open(check->season, position, season);
    }

    /// On a plain board: do too few units of others come near to break the goal, however they share the work? One must
    /// attack, and each of the rest helps it or cuts a support, but none does both.
    bool isBounded(const Goal &goal) const
    {
        if (judge.hasFeatures() || !judge.judgesParts(check->season))
            return false;
        RegionId from; // whence the one unit comes that has to get there or to stay
        int standing = 0, coming = 0;
        for (std::size_t u = 0; u < position.units.size(); ++u) {
            const bool own = position.units[u].power == power;
            const Order &order = season[u].order;
            const auto *move = own ? std::get_if<Move>(&order.action) : nullptr;
            const bool there = board->provinceOf(position.units[u].region) == goal.place;
            if (there && (!own || move))
                return false;
            const bool goes = move && board->provinceOf(move->to()) == goal.place;
            if (goes
                && !board->reach(board->kind(position.units[u].kind).travel, position.units[u].region)
                        .contains(goal.place))
                return false; // by convoy
            standing += there ? 1 : 0;
            coming += goes ? 1 : 0;
            if (there || goes)
                from = position.units[u].region;
        }
        if (standing + coming != 1)
            return false;
        int helped = 0;
        ProvinceSet near; // the place, and those who help
        near.insert(goal.place);
        for (const std::size_t unit : mine) {
            const auto *support = std::get_if<Support>(&season[unit].order.action);
            const bool helps = support && board->provinceOf(support->of) == board->provinceOf(from)
                               && support->toHold() == (standing > 0)
                               && (standing > 0 || board->provinceOf(support->to) == goal.place);
            if (!helps)
                continue;
            ++helped;
            near.insert(board->provinceOf(position.units[unit].region));
        }
        UnitSet felt;
        for (const ReplyTree::Option &option : options) {
            const auto *move = std::get_if<Move>(&option.order.action);
            const auto *support = std::get_if<Support>(&option.order.action);
            const bool comes = move && near.contains(board->provinceOf(move->to()));
            const bool joins = support && !support->toHold() && board->provinceOf(support->to) == goal.place;
            if (comes || joins)
                felt.insert(option.unit);
        }
        // Whoever stands is driven out by more than it has; whoever comes is stopped by as much.
        return felt.size() <= helped + (standing > 0 ? 1 : 0);
    }

    /// The replies by which a goal is most likely to be broken: one unit comes, or whoever is there stays, all who can
    /// help it do, and the rest cut the power's supports; or those cut first.
    std::vector<std::vector<int>> assaultsOn(const Goal &goal) const
    {
        ProvinceSet helpers;
        for (const std::size_t unit : mine) {
            if (is<Support>(season[unit].order))
                helpers.insert(board->provinceOf(position.units[unit].region));
        }
        std::vector<std::vector<int>> assaults;
        const auto add = [&](int attack, bool cutsFirst) {
            const Order *lead = attack < 0 ? nullptr : &options[static_cast<std::size_t>(attack)].order;
            std::vector<int> chosen(position.units.size(), -1);
            std::vector<int> worth(position.units.size(), 0);
            for (std::size_t i = 0; i < options.size(); ++i) {
                const Order &order = options[i].order;
                const auto *support = std::get_if<Support>(&order.action);
                const auto *convoy = std::get_if<Convoy>(&order.action);
                const auto *move = std::get_if<Move>(&order.action);
                const bool helps = support
                                   && (lead ? support->of == lead->at && !support->toHold()
                                                  && board->provinceOf(support->to) == goal.place
                                            : support->toHold() && board->provinceOf(support->of) == goal.place);
                const bool carries =
                    lead && convoy && convoy->army == lead->at && board->provinceOf(convoy->to) == goal.place;
                const bool cuts = move && helpers.contains(board->provinceOf(move->to()));
                const int value = carries ? 3 : helps ? (cutsFirst ? 1 : 2) : cuts ? (cutsFirst ? 2 : 1) : 0;
                const std::size_t unit = options[i].index;
                if (value > worth[unit]) {
                    worth[unit] = value;
                    chosen[unit] = static_cast<int>(i);
                }
            }
            if (lead)
                chosen[options[static_cast<std::size_t>(attack)].index] = attack;
            std::erase(chosen, -1);
            assaults.push_back(std::move(chosen));
        };
        for (const bool cutsFirst : {false, true}) {
            add(-1, cutsFirst);
            for (std::size_t i = 0; i < options.size(); ++i) {
                const auto *move = std::get_if<Move>(&options[i].order.action);
                if (move && board->provinceOf(move->to()) == goal.place)
                    add(static_cast<int>(i), cutsFirst);
            }
        }
        return assaults;
    }

    /// Is the goal broken by one of these? Then it is remembered.
    bool isAssaulted(std::size_t goal)
    {
        for (std::vector<int> &reply : assaultsOn(goals[goal])) {
            const GoalMask missed = missedWith(reply) & check->alive & ~check->sure;
            if ((missed >> goal & 1) == 0)
                continue;
            learn(std::move(reply), missed);
            return true;
        }
        return false;
    }

    /// One group of replies of the goal that is being proved, or on to the next goal.
    void prove()
    {
        Check &at = *check;
        if (at.goal == goals.size() || isOutdone(at.alive)) {
            finish();
            return;
        }
        const GoalMask bit = GoalMask(1) << at.goal;
        if ((at.alive & bit) == 0) {
            ++at.goal;
            return;
        }
        if (!at.tree) {
            const bool bounded = isBounded(goals[at.goal]);
            at.sure |= bounded ? bit : 0;
            if (bounded || isAssaulted(at.goal)) {
                ++at.goal;
                return;
            }
        }
        if (!at.tree) {
            Ground ground;
            ground.whole.insert(goals[at.goal].place);
            at.tree.emplace(judge, at.season, options, ground);
            at.groups = 0;
        }
        if (!at.tree->next()) {
            at.sure |= bit;
            at.tree.reset();
            ++at.goal;
            return;
        }
        ++report.judged;
        const GoalMask missed = missedIn(at.tree->outcome()) & at.alive & ~at.sure;
        if (missed & bit) {
            learn(at.tree->reply(), missed);
            at.tree.reset();
            ++at.goal;
        } else if (++at.groups > (hurries ? mostGroupsOfMany : mostGroups)) {
            at.open |= bit;
            leftOpen = true;
            at.tree.reset();
            ++at.goal;
        }
    }

    /// A reply breaks goals of the plan at hand: no more of it than is needed is remembered.
    void learn(std::vector<int> reply, GoalMask missed)
    {
        const GoalMask wanted = missed & (GoalMask(1) << check->goal);
        for (std::size_t i = 0; i < reply.size();) {
            std::vector<int> fewer = reply;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (missedWith(fewer) & wanted)
                reply = std::move(fewer);
            else
                ++i;
        }
        missed = missedWith(reply) & check->alive & ~check->sure;
        for (std::size_t g = 0; g < goals.size(); ++g) {
            if (missed >> g & 1)
                check->breakers[g] = reply;
        }
        check->alive &= ~missed;
        known.insert(known.begin() + 1, std::move(reply));
        if (known.size() > mostKnown)
            known.pop_back();
    }

    void finish()
    {
        const int sure = std::popcount(check->sure);
        if (!isOutdone(check->sure) || sures.empty()) {
            Plan plan;
            for (const std::size_t unit : mine)
                plan.orders.push_back(season[unit]);
            plan.sure = sure;
            for (std::size_t g = 0; g < goals.size(); ++g) {
                Fate fate;
                fate.certainty = check->sure >> g & 1    ? Certainty::Sure
                                 : check->alive >> g & 1 ? Certainty::Open
                                                         : Certainty::Broken;
                if (fate.certainty == Certainty::Broken)
                    fate.breaker = breakerOf(check->breakers[g], GoalMask(1) << g);
                plan.fates.push_back(std::move(fate));
            }
            keep(std::move(plan), check->sure);
        }
        check.reset();
        if (climbs && sure > baseSure) {
            baseSure = sure;
            base = best = pick;
            one = other = oneChoice = otherChoice = 0;
        }
        if (isOutdone(all))
            over = report.complete = true;
    }

    /// The same reply may break several goals, and one of them with less.
    std::vector<GivenOrder> breakerOf(std::vector<int> reply, GoalMask goal)
    {
        for (std::size_t i = 0; i < reply.size();) {
            std::vector<int> fewer = reply;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (missedWith(fewer) & goal)
                reply = std::move(fewer);
            else
                ++i;
        }
        std::vector<GivenOrder> orders;
        for (const int index : reply) {
            const ReplyTree::Option &option = options[static_cast<std::size_t>(index)];
            orders.push_back({season[option.index].power, option.order});
        }
        std::sort(orders.begin(), orders.end());
        return orders;
    }

    /// Puts a plan among those of the report, in place of those whose goals it reaches as well.
    void keep(Plan plan, GoalMask sure)
    {
        for (std::size_t i = sures.size(); i-- > 0;) {
            if ((sures[i] & ~sure) != 0)
                continue;
            sures.erase(sures.begin() + static_cast<std::ptrdiff_t>(i));
            report.plans.erase(report.plans.begin() + static_cast<std::ptrdiff_t>(i));
        }
        const auto at = std::find_if(report.plans.begin(), report.plans.end(),
                                     [&](const Plan &kept) { return kept.sure < plan.sure; });
        sures.insert(sures.begin() + (at - report.plans.begin()), sure);
        report.plans.insert(at, std::move(plan));
        if (report.plans.size() > mostPlans) {
            report.plans.pop_back();
            sures.pop_back();
        }
    }

    /// The next plan; false: there is none.
    bool nextPlan()
    {
        if (report.tried == 0)
            return true;
        return climbs ? nextStep() : nextOfAll();
    }

    bool nextOfAll()
    {
        for (std::size_t i = 0; i < pick.size(); ++i) {
            if (++pick[i] < choices[i].size())
                return true;
            pick[i] = 0;
        }
        report.complete = !leftOpen;
        return false;
    }

    /// One or two orders of the best plan are exchanged, in every way.
    bool nextStep()
    {
        while (one < mine.size()) {
            while (other < one) {
                while (otherChoice < choices[other].size()) {
                    const std::size_t second = otherChoice;
                    if (oneChoice >= choices[one].size()) {
                        oneChoice = 0;
                        ++otherChoice;
                        continue;
                    }
                    const std::size_t first = oneChoice++;
                    if (first == base[one] && second == base[other])
                        continue;
                    pick = base;
                    pick[other] = second;
                    pick[one] = first;
                    return true;
                }
                otherChoice = 0;
                ++other;
            }
            other = 0;
            ++one;
        }
        if (restarts++ >= mostRestarts)
            return false;
        base = best;
        for (int changes = 0; changes < strayed; ++changes) {
            const std::size_t unit = lots.below(base.size());
            base[unit] = lots.below(choices[unit].size());
        }
        pick = base;
        one = other = oneChoice = otherChoice = 0;
        return true;
    }
};

SafestPlans::SafestPlans(std::shared_ptr<const Board> board, const Rulebook &rules, const Position &position,
                         const std::vector<GivenOrder> &orders, PowerId power, std::vector<Goal> goals, Plans plans)
    : m_work(std::make_unique<Work>(std::move(board), rules, position, power, std::move(goals)))
{
    if (position.phase.stage == Stage::Moves)
        m_work->prepare(orders, plans);
    else
        m_work->over = true;
}

SafestPlans::~SafestPlans() = default;
SafestPlans::SafestPlans(SafestPlans &&) noexcept = default;
SafestPlans &SafestPlans::operator=(SafestPlans &&) noexcept = default;

void SafestPlans::tryMore(int count)
{
    Work &work = *m_work;
    const std::int64_t until = work.report.judged + count;
    while (!work.over && work.report.judged < until) {
        if (work.check)
            work.prove();
        else if (work.nextPlan())
            work.tryPlan();
        else
            work.over = true;
    }
}

bool SafestPlans::isReached(const Board &board, const Position &position, const MovesOutcome &outcome, PowerId power,
                            const Goal &goal)
{
    bool own = false, others = false;
    for (std::size_t u = 0; u < position.units.size(); ++u) {
        const Unit &unit = position.units[u];
        const bool stands = !outcome.units[u].dislodged && outcome.endsIn[u].valid()
                            && board.provinceOf(outcome.endsIn[u]) == goal.place && board.kind(unit.kind).captures;
        own = own || (stands && unit.power == power);
        others = others || (stands && unit.power != power && board.power(unit.power).playable);
    }
    return goal.take ? own : !others;
}

bool SafestPlans::done() const
{
    return m_work->over;
}

const SafestPlans::Report &SafestPlans::report() const
{
    return m_work->report;
}

const std::vector<SafestPlans::Goal> &SafestPlans::goals() const
{
    return m_work->goals;
}

std::vector<SafestPlans::Goal> SafestPlans::centresOf(const Board &board, const Position &position, PowerId power)
{
    std::vector<Goal> goals;
    for (int p = 0; p < board.provinceCount(); ++p) {
        if (board.province(ProvinceId(p)).centre && position.owner[static_cast<std::size_t>(p)] == power)
            goals.push_back({ProvinceId(p), false});
    }
    return goals;
}

} // namespace entente
