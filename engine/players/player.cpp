#include "players/player.h"

#include "base/lots.h"
#include "game/play.h"
#include "judge/adjudicator.h"
#include "orders/options.h"
#include "players/belief.h"
#include "players/dealing.h"
#include "players/dumbbot.h"
#include "players/ordergenerator.h"
#include "players/searchplayer.h"
#include "players/seatview.h"
#include "players/stopsign.h"
#include "players/worth.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

namespace entente {

namespace {

/// What retreats or a winter lead to if everybody then plays as OrderGenerators do, until centres have changed hands
/// once more: what a new unit is good for shows a year later. The view must outlive it.
class YearAhead {
public:
    explicit YearAhead(const SeatView &view);

    /// What the seat has then, if these are its orders now: centres, and what its units may take from where they stand.
    /// The same seed lets all others, and the seat in the seasons to come, draw the same lots.
    Amount after(const std::vector<GivenOrder> &own, std::uint64_t seed);

    std::int64_t adjudications() const { return m_adjudications; }

private:
    Amount weigh(const Position &position) const;

    const SeatView &m_view;
    Adjudicator m_judge;
    std::vector<GivenOrder> m_others; ///< what OrderGenerators at the other seats order now
    std::int64_t m_adjudications = 0;
};

constexpr int mostPhases = 12; ///< to the end of the year ahead; more than any calendar has

/// How often what is left is tried out, round by round, and how many go on to the next beside the OrderGenerator's own.
struct Round {
    int trials;
    std::size_t keeps;
};
constexpr Round rounds[] = {{2, 4}, {4, 2}, {8, 1}};
constexpr Amount sureness = 2; ///< how many times its own error a difference must be, squared

YearAhead::YearAhead(const SeatView &view) : m_view(view), m_judge(view.boardPointer(), view.rules())
{
    for (int p = 0; p < view.board().powerCount(); ++p) {
        const PowerId power(p);
        if (power == view.seat() || !view.board().power(power).playable)
            continue;
        const SeatView theirs = view.from(power);
        const std::vector<GivenOrder> orders =
            view.position().phase.stage == Stage::Retreats ? retreatsOf(theirs) : adjustmentsOf(theirs);
        m_others.insert(m_others.end(), orders.begin(), orders.end());
    }
}

Amount YearAhead::after(const std::vector<GivenOrder> &own, std::uint64_t seed)
{
    const Variant &variant = m_view.variant();
    std::vector<GivenOrder> orders = own;
    orders.insert(orders.end(), m_others.begin(), m_others.end());
    Position position = m_view.position();
    int year = 0; // of the first season of moves
    for (int phase = 0; phase < mostPhases; ++phase) {
        if (position.phase.stage == Stage::Moves && year == 0)
            year = position.phase.year;
        Turn turn = playPhase(m_judge, variant, position, std::move(orders));
        ++m_adjudications;
        position = std::move(turn.after);
        if (turn.winner.valid())
            return turn.winner == m_view.seat() ? 2 * weigh(position) : 0;
        if (year > 0 && (position.phase.stage == Stage::Adjustments || position.phase.year > year))
            break;
        orders.clear();
        const SeatView then(m_view.variantPointer(), m_view.rules(), position, m_view.seat(), m_view.settings());
        for (int p = 0; p < m_view.board().powerCount(); ++p) {
            if (!m_view.board().power(PowerId(p)).playable)
                continue;
            const std::vector<GivenOrder> theirs = decide(then.from(PowerId(p)), Level::Steady, seed).orders;
            orders.insert(orders.end(), theirs.begin(), theirs.end());
        }
    }
    return weigh(position);
}

Amount YearAhead::weigh(const Position &position) const
{
    const Worth worth(m_view.variant(), position, m_view.seat());
    Amount sum = 0;
    m_view.board().centres().forEach([&](ProvinceId centre) {
        if (position.owner[static_cast<std::size_t>(centre.index())] == m_view.seat())
            sum += worth.owned(centre);
    });
    for (const Unit &unit : position.units) {
        if (unit.power == m_view.seat() && unit.layer != Layer::Aboard)
            sum += worth.ofPost(unit.kind, unit.region);
    }
    return sum;
}

/// Of lists of orders that might be given in retreats or a winter the one that fares best in the year ahead, as an
/// index; the first is what an OrderGenerator would order, and stays unless another is better beyond chance.
/// `adjudications` are counted up.
std::size_t bestAhead(const SeatView &view, const std::vector<std::vector<GivenOrder>> &lists, std::uint64_t seed,
                      const StopSign *stop, std::int64_t &adjudications)
{
    if (lists.size() < 2)
        return 0;
    YearAhead ahead(view);
    std::vector<std::vector<Amount>> values(lists.size()); // by list and trial
    const auto sumOf = [&](std::size_t list) {
        Amount sum = 0;
        for (const Amount value : values[list])
            sum += value;
        return sum;
    };
    std::vector<std::size_t> left;
    for (std::size_t list = 0; list < lists.size(); ++list)
        left.push_back(list);
    std::uint64_t trial = 0;
    for (const Round &round : rounds) {
        for (int i = 0; i < round.trials; ++i, ++trial) {
            for (const std::size_t list : left) {
                if (isStopped(stop))
                    return 0;
                values[list].push_back(ahead.after(lists[list], seedFor(seed, trial)));
            }
        }
        // The OrderGenerator's own stays, to be held against.
        std::stable_sort(left.begin() + 1, left.end(),
                         [&](std::size_t a, std::size_t b) { return sumOf(a) > sumOf(b); });
        left.resize(std::min(left.size(), 1 + round.keeps));
    }
    adjudications += ahead.adjudications();
    const std::size_t best = left[1];
    Amount sum = 0, squares = 0;
    const auto trials = static_cast<Amount>(values[best].size());
    for (std::size_t i = 0; i < values[best].size(); ++i) {
        const Amount difference = (values[best][i] - values[0][i]) / 100; // so that squares fit
        sum += difference;
        squares += difference * difference;
    }
    const bool sure = sum * sum * (trials - 1) > sureness * (trials * squares - sum * sum);
    return sum > 0 && sure ? best : 0;
}

constexpr Hand astray = {70, 60};     ///< a Beginner's
constexpr Hand firm = {15, 10};       ///< an OrderGenerator's at play
constexpr std::size_t mostLists = 16; ///< of retreats, or of a winter's orders, that are thought over

constexpr std::array<const char *, levelCount> levelWords = {"chance", "dumbbot", "beginner",
                                                             "steady", "strong",  "expert"};

constexpr std::array<std::string_view, temperCount> temperWords = {"loyal", "sound", "sly"};

std::vector<GivenOrder> anyOrders(const SeatView &view, Lots &lots)
{
    const Board &board = view.board();
    const Position &position = view.position();
    std::vector<GivenOrder> orders;
    std::vector<Order> legal;
    const auto choose = [&](PowerId power) {
        if (power == view.seat() && !legal.empty())
            orders.push_back({power, legal[lots.below(legal.size())]});
    };
    switch (position.phase.stage) {
    case Stage::Moves: {
        const OptionTable options(board, view.rules().orders, position);
        for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
            const PowerId power = position.units[static_cast<std::size_t>(u)].power;
            legal.clear();
            if (power == view.seat())
                options.ordersOf(UnitId(u), legal);
            choose(power);
        }
        break;
    }
    case Stage::Retreats:
        for (int d = 0; d < static_cast<int>(position.dislodged.size()); ++d) {
            legal.clear();
            legalRetreats(board, position, d, legal);
            choose(position.dislodged[static_cast<std::size_t>(d)].unit.power);
        }
        break;
    case Stage::Adjustments: // by chance nobody would grow, and that measures nothing
        orders = adjustmentsOf(view);
        break;
    }
    return orders;
}

/// Retreats and winters of those who think.
Decision decideAhead(const SeatView &view, Lots &lots, const StopSign *stop)
{
    std::vector<std::vector<GivenOrder>> lists = view.position().phase.stage == Stage::Retreats
                                                     ? retreatListsOf(view, mostLists)
                                                     : adjustmentListsOf(view, mostLists, lots);
    Decision decision;
    const std::size_t best = bestAhead(view, lists, lots.next(), stop, decision.adjudications);
    decision.stopped = isStopped(stop);
    if (!decision.stopped)
        decision.orders = std::move(lists[best]);
    return decision;
}

std::vector<GivenOrder> given(PowerId power, const std::vector<Order> &orders)
{
    std::vector<GivenOrder> all;
    for (const Order &order : orders)
        all.push_back({power, order});
    return all;
}

/// How the search is widened by an effort: as many more replies of the others, and more plans as that takes time too.
Diligence diligenceOf(Level level, int effort)
{
    const Diligence once = level == Level::Expert ? Diligence{32, 6, 4} : Diligence();
    return {once.samples * effort, once.plans * effort, once.passes};
}

/// The time goes with plans times rounds, so each grows by the root.
Patience patienceOf(int effort)
{
    int root = 1;
    while ((root + 1) * (root + 1) <= effort)
        ++root;
    const Patience once;
    return {once.draws * root, once.searchers * root, once.rounds * effort / root};
}

/// Moves of those who think.
Decision searched(const SeatView &view, Level level, int effort, Lots &lots, const StopSign *stop)
{
    const std::vector<std::unique_ptr<Side>> sides = sidesOf(view);
    const auto own = std::find_if(sides.begin(), sides.end(),
                                  [&](const std::unique_ptr<Side> &side) { return side->power == view.seat(); });
    const Diligence diligence = diligenceOf(level, effort);
    SearchPlayer search((*own)->generator, diligence, lots, stop);
    Decision decision;
    if (level == Level::Expert) {
        const Beliefs beliefs = beliefsFrom(view, lots, stop);
        const Equilibrium equilibrium(sides, patienceOf(effort), lots, stop);
        foresee(sides, view.seat(), beliefs, &equilibrium, diligence.samples, lots, search);
        for (std::vector<Order> &plan : equilibrium.plansOf(static_cast<std::size_t>(own - sides.begin())))
            search.suggest(std::move(plan));
        decision.adjudications = beliefs.adjudications + equilibrium.adjudications();
    } else {
        foresee(sides, view.seat(), Beliefs(), nullptr, diligence.samples, lots, search);
    }
    decision.orders = given(view.seat(), search.best());
    decision.adjudications += search.adjudications();
    decision.stopped = isStopped(stop);
    if (decision.stopped)
        decision.orders.clear();
    return decision;
}

} // namespace

const char *levelWord(Level level)
{
    return levelWords[static_cast<std::size_t>(level)];
}

std::optional<Level> levelNamed(std::string_view word)
{
    for (std::size_t i = 0; i < levelWords.size(); ++i) {
        if (word == levelWords[i])
            return static_cast<Level>(i);
    }
    if (word == "lesson") // played the others in a first lesson, as games of older programs have it
        return Level::Beginner;
    return std::nullopt;
}

std::uint64_t seedNow(const Game &game, std::uint64_t seed)
{
    const auto times = game.takenBack().find(game.position().phase);
    return times == game.takenBack().end() ? seed : seedFor(seed, static_cast<std::uint64_t>(times->second));
}

const char *temperWord(Temper temper)
{
    return temperWords[static_cast<std::size_t>(temper)].data();
}

std::optional<Temper> temperNamed(std::string_view word)
{
    const auto named = std::find(temperWords.begin(), temperWords.end(), word);
    return named == temperWords.end() ? std::nullopt : std::optional(static_cast<Temper>(named - temperWords.begin()));
}

Temper temperOf(Level level)
{
    return level == Level::Expert ? Temper::Sly : level == Level::Strong ? Temper::Sound : Temper::Loyal;
}

Decision decide(const SeatView &view, Level level, std::uint64_t seed, const StopSign *stop)
{
    return decide(view, level, temperOf(level), seed, stop);
}

Decision decide(const SeatView &whole, Level level, Temper temper, std::uint64_t seed, const StopSign *stop, int effort)
{
    const SeatView view = breaksItsWord(whole, temper, seed, stop) ? whole.doubting(whole.seat()) : whole;
    const Phase &phase = view.position().phase;
    const auto when = static_cast<std::uint64_t>(phase.year) * 16 + static_cast<std::uint64_t>(phase.season) * 4
                      + static_cast<std::uint64_t>(phase.stage);
    Lots lots(seedFor(seedFor(seed, when), static_cast<std::uint64_t>(view.seat().index())));
    if (level == Level::ByChance)
        return {anyOrders(view, lots), 0};
    if (level == Level::DumbBot)
        return {dumbBotsOrders(view, lots), 0};
    const bool thinks = level == Level::Strong || level == Level::Expert;
    if (phase.stage != Stage::Moves && thinks)
        return decideAhead(view, lots, stop);
    if (phase.stage == Stage::Retreats)
        return {retreatsOf(view), 0};
    if (phase.stage == Stage::Adjustments)
        return {adjustmentsOf(view), 0};
    if (unitCountOf(view.position(), view.seat()) == 0)
        return {};
    if (!thinks) {
        const OrderGenerator generator(view);
        return {given(view.seat(), generator.draw(lots, level == Level::Beginner ? astray : firm)), 0};
    }
    return searched(view, level, effort, lots, stop);
}

} // namespace entente
