#include "game/puzzles.h"

#include "base/lots.h"
#include "game/choices.h"
#include "orders/options.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace entente {

namespace {

using Goal = SafestPlans::Goal;
using Goals = std::vector<Goal>;
using Plans = SafestPlans::Plans;

constexpr std::size_t mostPairs = 12;

bool areSure(const std::vector<SafestPlans::Fate> &fates)
{
    return !fates.empty() && std::all_of(fates.begin(), fates.end(), [](const SafestPlans::Fate &fate) {
        return fate.certainty == SafestPlans::Certainty::Sure;
    });
}

bool isGoal(const Board &board, const Goals &goals, RegionId region)
{
    return std::any_of(goals.begin(), goals.end(),
                       [&](const Goal &goal) { return board.provinceOf(region) == goal.place; });
}

/// Does the order do more than go to a goal?
bool helps(const Board &board, const Goals &goals, const Order &order)
{
    const auto *move = std::get_if<Move>(&order.action);
    return !move || !isGoal(board, goals, move->to());
}

/// The answer without what it does not need; false: something of it was not proved.
bool cutDown(const std::shared_ptr<const Board> &board, const Rulebook &rules, Puzzle &puzzle, int tries)
{
    if (!areSure(fatesOf(board, rules, puzzle, puzzle.answer, tries)))
        return false;
    for (bool again = true; again;) {
        again = false;
        for (std::size_t i = 0; i < puzzle.answer.size();) {
            std::vector<GivenOrder> fewer = puzzle.answer;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            if (is<Hold>(puzzle.answer[i].order) || areSure(fatesOf(board, rules, puzzle, fewer, tries))) {
                puzzle.answer = std::move(fewer);
                again = true;
            } else {
                ++i;
            }
        }
    }
    return true;
}

} // namespace

int levelOf(const Board &board, const Puzzle &puzzle)
{
    int helping = 0;
    bool isSpecial = false;
    for (const GivenOrder &given : puzzle.answer) {
        if (!helps(board, puzzle.goals, given.order))
            continue;
        ++helping;
        isSpecial = isSpecial || !is<Support>(given.order);
    }
    if (helping == 0 || puzzle.answer.size() < 2)
        return 0;
    return std::min(Puzzle::hardest, helping + (isSpecial ? 1 : 0) + (puzzle.goals.size() > 1 ? 1 : 0));
}

struct PuzzleSearch::Work {
    std::shared_ptr<const Board> board;
    Rulebook rules;
    Position position;
    PowerId power;
    ProvinceSet had;
    int tries = usualTries;

    std::vector<Goals> tasks;
    std::size_t next = 0;
    bool paired = false;
    std::optional<SafestPlans> search;
    std::vector<Goal> solved; ///< alone
    std::vector<Puzzle> found;
    bool over = false;

    /// Every centre to which two of the power's units might come, or where one stands that another might help, unless
    /// many more of the others could come.
    void prepare()
    {
        const OptionTable table(*board, rules.orders, position);
        std::vector<int> own(static_cast<std::size_t>(board->provinceCount()), 0);
        std::vector<int> others = own;
        std::vector<Order> legal;
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            const Unit &unit = position.units[static_cast<std::size_t>(u)];
            ProvinceSet near;
            near.insert(board->provinceOf(unit.region));
            legal.clear();
            table.ordersOf(UnitId(u), legal);
            for (const Order &order : legal) {
                if (const auto *move = std::get_if<Move>(&order.action))
                    near.insert(board->provinceOf(move->to()));
            }
            std::vector<int> &comers = unit.power == power ? own : others;
            near.forEach([&](ProvinceId place) { ++comers[static_cast<std::size_t>(place.index())]; });
        }
        for (int p = 0; p < board->provinceCount(); ++p) {
            const auto at = static_cast<std::size_t>(p);
            if (board->province(ProvinceId(p)).centre && own[at] > 1 && others[at] > 0 && others[at] <= own[at] + 1)
                tasks.push_back({{ProvinceId(p), true}});
        }
    }

    /// Two at once of those that can be had; what stands at the one does not help at the other.
    void pair()
    {
        paired = true;
        for (std::size_t i = 0; i < solved.size(); ++i) {
            for (std::size_t j = 0; j < i && tasks.size() - next < mostPairs; ++j)
                tasks.push_back({solved[j], solved[i]});
        }
    }

    void begin()
    {
        if (next == tasks.size() && !paired)
            pair();
        if (next == tasks.size()) {
            over = true;
            std::stable_sort(found.begin(), found.end(),
                             [](const Puzzle &a, const Puzzle &b) { return a.level > b.level; });
            return;
        }
        search.emplace(board, rules, position, std::vector<GivenOrder>(), power, tasks[next++], Plans::NearGoal);
    }

    void finish()
    {
        const SafestPlans::Report &report = search->report();
        const Goals goals = search->goals();
        if (!report.plans.empty() && report.plans.front().sure == static_cast<int>(goals.size())) {
            Puzzle puzzle{position, power, goals, report.plans.front().orders, 1};
            if (goals.size() == 1)
                solved.push_back(goals.front());
            const bool isHad =
                std::all_of(goals.begin(), goals.end(), [this](const Goal &goal) { return had.contains(goal.place); });
            if (!isHad && cutDown(board, rules, puzzle, tries)) {
                puzzle.level = levelOf(*board, puzzle);
                if (puzzle.level > 0)
                    found.push_back(std::move(puzzle));
            }
        }
        search.reset();
    }
};

PuzzleSearch::PuzzleSearch(std::shared_ptr<const Board> board, const Rulebook &rules, const Position &position,
                           PowerId power, const ProvinceSet &had, int tries)
    : m_work(std::make_unique<Work>())
{
    m_work->board = std::move(board);
    m_work->rules = rules;
    m_work->position = position;
    m_work->power = power;
    m_work->had = had;
    m_work->tries = tries;
    m_work->over = position.phase.stage != Stage::Moves;
    if (!m_work->over)
        m_work->prepare();
}

PuzzleSearch::~PuzzleSearch() = default;
PuzzleSearch::PuzzleSearch(PuzzleSearch &&) noexcept = default;
PuzzleSearch &PuzzleSearch::operator=(PuzzleSearch &&) noexcept = default;

void PuzzleSearch::tryMore(int count)
{
    Work &work = *m_work;
    while (!work.over && count > 0) {
        if (!work.search)
            work.begin();
        if (!work.search)
            continue;
        const std::int64_t before = work.search->report().judged;
        work.search->tryMore(count);
        const std::int64_t after = work.search->report().judged;
        count -= static_cast<int>(std::max<std::int64_t>(after - before, 1));
        if (work.search->done() || after > work.tries)
            work.finish();
    }
}

bool PuzzleSearch::done() const
{
    return m_work->over;
}

const std::vector<Puzzle> &PuzzleSearch::found() const
{
    return m_work->found;
}

Position nearestUnits(const Board &board, const Position &position, ProvinceId place, int count)
{
    const auto wayOf = [&](const Unit &unit) {
        const int way = board.distance(board.kind(unit.kind).travel, unit.region, place);
        return way < 0 ? std::numeric_limits<int>::max() : way;
    };
    Position near = position;
    std::stable_sort(near.units.begin(), near.units.end(),
                     [&](const Unit &a, const Unit &b) { return wayOf(a) < wayOf(b); });
    if (near.units.size() > static_cast<std::size_t>(count))
        near.units.erase(near.units.begin() + count, near.units.end());
    near.sort();
    std::erase_if(near.sieges, [&](const Siege &siege) {
        return !std::binary_search(near.units.begin(), near.units.end(), siege.unit);
    });
    return near;
}

std::vector<SafestPlans::Fate> fatesOf(std::shared_ptr<const Board> board, const Rulebook &rules, const Puzzle &puzzle,
                                       const std::vector<GivenOrder> &orders, int tries)
{
    SafestPlans proof(std::move(board), rules, puzzle.position, orders, puzzle.power, puzzle.goals, Plans::AsWritten);
    proof.tryMore(tries);
    const std::vector<SafestPlans::Plan> &plans = proof.report().plans;
    return plans.empty() ? std::vector<SafestPlans::Fate>(puzzle.goals.size()) : plans.front().fates;
}

namespace {

/// Replies one after another to the same orders, judged as the window judges them.
class Replies {
public:
    Replies(const std::shared_ptr<const Board> &board, const Rulebook &rules, const Puzzle &puzzle)
        : m_board(*board), m_puzzle(puzzle), m_judge(board, rules), m_season(puzzle.answer)
    {
        const Position &position = puzzle.position;
        m_options = optionsOfOthers(m_board, OptionTable(m_board, rules.orders, position), position,
                                    dealtOrders(m_board, m_judge, position, {}), puzzle.power);
        m_count = countOfReplies(m_options);
        for (std::size_t i = 0; i < m_options.size(); ++i) {
            if (i == 0 || m_options[i].unit != m_options[i - 1].unit)
                m_repliers.emplace_back();
            m_repliers.back().push_back(i);
        }
        m_pick.assign(m_repliers.size(), 0);
    }

    double count() const { return m_count; }
    int judged() const { return m_judged; }

    /// True: the replies that were picked break a goal.
    bool isBroken()
    {
        ++m_judged;
        m_season.resize(m_puzzle.answer.size());
        for (std::size_t i = 0; i < m_repliers.size(); ++i) {
            if (m_pick[i] == 0)
                continue;
            const ReplyTree::Option &option = m_options[m_repliers[i][m_pick[i] - 1]];
            m_season.push_back({m_puzzle.position.units[option.index].power, option.order});
        }
        const MovesOutcome &outcome = m_judge.moves(m_puzzle.position, m_season);
        return !std::all_of(m_puzzle.goals.begin(), m_puzzle.goals.end(), [&](const Goal &goal) {
            return SafestPlans::isReached(m_board, m_puzzle.position, outcome, m_puzzle.power, goal);
        });
    }
    /// The orders of the others that were judged last.
    std::vector<GivenOrder> reply() const
    {
        return {m_season.begin() + static_cast<std::ptrdiff_t>(m_puzzle.answer.size()), m_season.end()};
    }

    bool isBrokenByAny(std::size_t from = 0)
    {
        if (from == m_repliers.size())
            return isBroken();
        for (m_pick[from] = 0; m_pick[from] <= m_repliers[from].size(); ++m_pick[from]) {
            if (isBrokenByAny(from + 1))
                return true;
        }
        m_pick[from] = 0;
        return false;
    }
    /// By one or two orders, the others hold; until `tries` seasons are judged.
    bool isBrokenByTwo(int tries)
    {
        for (std::size_t i = 0; i < m_repliers.size(); ++i) {
            for (m_pick[i] = 1; m_pick[i] <= m_repliers[i].size(); ++m_pick[i]) {
                if (isBroken())
                    return true;
                for (std::size_t j = 0; j < i; ++j) {
                    for (m_pick[j] = 1; m_pick[j] <= m_repliers[j].size(); ++m_pick[j]) {
                        if (m_judged >= tries)
                            return false;
                        if (isBroken())
                            return true;
                    }
                    m_pick[j] = 0;
                }
            }
            m_pick[i] = 0;
        }
        return false;
    }
    bool isBrokenBy(Lots &lots)
    {
        for (std::size_t i = 0; i < m_repliers.size(); ++i)
            m_pick[i] = lots.below(m_repliers[i].size() + 1);
        return isBroken();
    }

private:
    const Board &m_board;
    const Puzzle &m_puzzle;
    Adjudicator m_judge;
    std::vector<ReplyTree::Option> m_options;
    std::vector<std::vector<std::size_t>> m_repliers; ///< a unit's options
    std::vector<std::size_t> m_pick;                  ///< of each: 0: it holds; else one more than the option's number
    std::vector<GivenOrder> m_season;
    double m_count = 1;
    int m_judged = 0;
};

} // namespace

Refutation refute(const std::shared_ptr<const Board> &board, const Rulebook &rules, const Puzzle &puzzle, int tries,
                  std::uint64_t seed)
{
    Replies replies(board, rules, puzzle);
    if (replies.count() <= tries) {
        const bool isBroken = replies.isBrokenByAny();
        return {isBroken ? std::optional(replies.reply()) : std::nullopt, true};
    }
    if (replies.isBroken() || replies.isBrokenByTwo(tries / 2))
        return {replies.reply(), false};
    Lots lots(seed);
    while (replies.judged() < tries) {
        if (replies.isBrokenBy(lots))
            return {replies.reply(), false};
    }
    return {};
}

} // namespace entente
