#include "players/yearahead.h"

#include "game/play.h"
#include "players/ordergenerator.h"
#include "base/lots.h"
#include "players/player.h"

#include <algorithm>

namespace entente {

namespace {

constexpr int mostPhases = 12; ///< to the end of the year ahead; more than any calendar has

/// How often what is left is tried out, round by round, and how many go on to the next beside the OrderGenerator's own.
struct Round {
    int trials;
    std::size_t keeps;
};
constexpr Round rounds[] = {{2, 4}, {4, 2}, {8, 1}};
constexpr Amount sureness = 2; ///< how many times its own error a difference must be, squared

} // namespace

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

} // namespace entente
