#include "players/dumbbot.h"

#include "judge/adjudicator.h"
#include "orders/options.h"
#include "orders/purposes.h"
#include "players/worth.h"

#include <algorithm>
#include <array>
#include <optional>

namespace entente {

namespace {

constexpr int depth = 10; ///< steps from a place that count
using Weights = std::array<Amount, depth>;

/// What counts in a part of the year.
struct Leaning {
    Amount attack, defence;
    Weights near; ///< by steps
};
constexpr Leaning early = {700, 300, {100, 1000, 30, 10, 6, 5, 4, 3, 2, 1}};
constexpr Leaning late = {600, 400, {1000, 100, 30, 10, 6, 5, 4, 3, 2, 1}};
constexpr Amount thinned = 5;      ///< with each step
constexpr Amount perUnit = 1000;   ///< for each own unit near, against each of the strongest rival
constexpr Amount guarding = 1000;  ///< of a new unit, for the size of whoever may enter
constexpr std::size_t wander = 50; ///< per cent: how often the next best place is thought of
constexpr Amount aversion = 500;   ///< per cent of the loss that keep it from that
constexpr Travel travels[] = {Travel::Land, Travel::Sea};

std::size_t slot(ProvinceId province)
{
    return static_cast<std::size_t>(province.index());
}

/// What places are worth, all worked out at once.
class Prospects {
public:
    explicit Prospects(const SeatView &view);

    Amount of(KindId kind, RegionId region) const;
    /// Of a place for a unit that is raised or removed.
    Amount ofPost(KindId kind, RegionId region) const;
    int competition(ProvinceId place) const { return m_competition[slot(place)]; }

private:
    void countUnits();
    void spread(Travel travel);
    Amount near(KindId kind, RegionId region) const;

    const SeatView &m_view;
    const Board &m_board;
    Leaning m_leaning;
    std::vector<Amount> m_defence; ///< by province: the size of the largest power that can enter it, if it is own
    std::vector<int> m_strength, m_competition;
    std::array<std::vector<Amount>, travelCount> m_near; ///< by region
};

Amount sizeOfPower(int centres)
{
    return Amount{centres} * centres + 4 * centres + 16;
}

Prospects::Prospects(const SeatView &view)
    : m_view(view), m_board(view.board()), m_leaning(isLate(view.variant(), view.position().phase) ? late : early),
      m_defence(static_cast<std::size_t>(m_board.provinceCount())), m_strength(m_defence.size()),
      m_competition(m_defence.size())
{
    countUnits();
    for (const Travel travel : travels)
        spread(travel);
}

void Prospects::countUnits()
{
    const Position &position = m_view.position();
    for (int p = 0; p < m_board.powerCount(); ++p) {
        const PowerId power(p);
        const Amount size = sizeOfPower(centreCountOf(position, power));
        std::vector<int> present(m_strength.size());
        for (const Unit &unit : position.units) {
            if (unit.power != power)
                continue;
            const ProvinceId here = m_board.provinceOf(unit.region);
            ++present[slot(here)];
            m_board.reach(m_board.kind(unit.kind).travel, unit.region).forEach([&](ProvinceId place) {
                present[slot(place)] += place != here;
                if (power != m_view.seat() && position.owner[slot(place)] == m_view.seat())
                    m_defence[slot(place)] = std::max(m_defence[slot(place)], size);
            });
        }
        for (std::size_t i = 0; i < present.size(); ++i) {
            if (power == m_view.seat())
                m_strength[i] = present[i];
            else
                m_competition[i] = std::max(m_competition[i], present[i]);
        }
    }
}

/// A place is worth a part of what its neighbours are; of a neighbour's coasts the best counts alone.
void Prospects::spread(Travel travel)
{
    const auto regions = static_cast<std::size_t>(m_board.regionCount());
    std::vector<Amount> tier(regions), next(regions), &sum = m_near[static_cast<std::size_t>(travel)];
    sum.assign(regions, 0);
    for (std::size_t r = 0; r < regions; ++r) {
        const RegionId region(static_cast<int>(r));
        const ProvinceId place = m_board.provinceOf(region);
        if (!m_board.canStand(travel, region) || !m_board.province(place).centre)
            continue;
        const PowerId owner = m_view.position().owner[slot(place)];
        tier[r] = owner == m_view.seat()
                      ? m_leaning.defence * m_defence[slot(place)]
                      : m_leaning.attack * sizeOfPower(owner.valid() ? centreCountOf(m_view.position(), owner) : 0);
    }
    for (std::size_t step = 0; step < depth; ++step) {
        for (std::size_t r = 0; r < regions; ++r)
            sum[r] += m_leaning.near[step] * tier[r];
        for (std::size_t r = 0; r < regions; ++r) {
            const RegionId region(static_cast<int>(r));
            if (!m_board.canStand(travel, region))
                continue;
            Amount around = tier[r], best = 0;
            ProvinceId last;
            for (const RegionId beside : m_board.neighbours(travel, region)) {
                if (!m_board.canStand(travel, beside))
                    continue;
                const ProvinceId place = m_board.provinceOf(beside);
                if (place != last) {
                    around += best;
                    best = 0;
                }
                last = place;
                best = std::max(best, tier[static_cast<std::size_t>(beside.index())]);
            }
            next[r] = (around + best) / thinned;
        }
        std::swap(tier, next);
    }
}

Amount Prospects::near(KindId kind, RegionId region) const
{
    const std::vector<Amount> &sums = m_near[static_cast<std::size_t>(m_board.kind(kind).travel)];
    return sums.empty() ? 0 : sums[static_cast<std::size_t>(region.index())];
}

Amount Prospects::of(KindId kind, RegionId region) const
{
    const ProvinceId place = m_board.provinceOf(region);
    return near(kind, region) + perUnit * (m_strength[slot(place)] - m_competition[slot(place)]);
}

Amount Prospects::ofPost(KindId kind, RegionId region) const
{
    return near(kind, region) + guarding * m_defence[slot(m_board.provinceOf(region))];
}

/// A place for a unit, and the order that goes there.
struct Goal {
    Order order;
    ProvinceId place;
    Amount value = 0;
};

/// Steps down from the best goal by lot, as long as the next is nearly as good.
std::size_t chooseFrom(const std::vector<Goal> &goals, Lots &lots)
{
    std::size_t chosen = 0;
    while (chosen + 1 < goals.size()) {
        const Amount best = std::max<Amount>(1, goals[chosen].value);
        const Amount loss = (best - goals[chosen + 1].value) * aversion / best;
        if (lots.below(100) >= wander || static_cast<Amount>(lots.below(100)) < loss)
            break;
        ++chosen;
    }
    return chosen;
}

void sortBest(std::vector<Goal> &goals)
{
    std::stable_sort(goals.begin(), goals.end(), [](const Goal &a, const Goal &b) { return a.value > b.value; });
}

/// Orders for a season of moves.
class MovesWriter {
public:
    MovesWriter(const SeatView &view, Lots &lots) : m_view(view), m_board(view.board()), m_prospects(view), m_lots(lots)
    {
        const OptionTable options(m_board, view.rules().orders, view.position());
        for (int u = 0; u < static_cast<int>(view.position().units.size()); ++u) {
            const Unit &unit = view.position().units[static_cast<std::size_t>(u)];
            if (unit.power != view.seat())
                continue;
            m_units.push_back({unit, {}, {}, {}, false});
            options.ordersOf(UnitId(u), m_units.back().legal);
        }
        for (Own &own : m_units)
            listGoals(own);
    }

    std::vector<GivenOrder> write()
    {
        std::vector<std::size_t> sequence;
        for (std::size_t i = 0; i < m_units.size(); ++i)
            sequence.push_back(i);
        m_lots.shuffle(sequence);
        for (const std::size_t i : sequence) {
            if (!m_units[i].asked)
                decide(m_units[i]);
        }
        for (Own &own : m_units) {
            if (is<Hold>(*own.order))
                useIdle(own);
        }
        std::vector<GivenOrder> orders;
        for (const Own &own : m_units)
            orders.push_back({m_view.seat(), *own.order});
        return orders;
    }

private:
    struct Own {
        Unit unit;
        std::vector<Order> legal;
        std::vector<Goal> goals; ///< the best first
        std::optional<Order> order;
        bool asked = false;
    };

    void listGoals(Own &own) const
    {
        for (const Order &order : own.legal) {
            const auto *move = std::get_if<Move>(&order.action);
            if (is<Hold>(order) || (move && move->way != Way::ByConvoy && move->way != Way::ByRoute)) {
                const RegionId end = goalOf(m_board, order);
                own.goals.push_back({order, m_board.provinceOf(end), m_prospects.of(own.unit.kind, end)});
            }
        }
        sortBest(own.goals);
    }

    ProvinceId placeOf(const Own &own) const { return m_board.provinceOf(own.unit.region); }

    /// Nothing, if no order of the unit helps the other.
    static const Order *helpFor(const Board &board, const Own &helper, const Own &other)
    {
        const auto help = std::find_if(helper.legal.begin(), helper.legal.end(), [&](const Order &order) {
            return is<Support>(order) && backs(board, order, other.unit, *other.order);
        });
        return help == helper.legal.end() ? nullptr : &*help;
    }

    /// Can the unit go for it? If so it has its order.
    bool take(Own &own, const Goal &goal)
    {
        if (m_board.province(goal.place).unlimited || goal.place == placeOf(own)) {
            own.order = goal.order;
            return true;
        }
        for (Own &other : m_units) {
            if (&other == &own)
                continue;
            const bool there = placeOf(other) == goal.place;
            if (there && !other.order) {
                if (other.asked)
                    return false; // it waits for this very unit
                decide(other);
            }
            if (!other.order)
                continue;
            const bool stays = there && !is<Move>(*other.order);
            const bool comes =
                !there && m_board.provinceOf(goalOf(m_board, *other.order)) == goal.place && is<Move>(*other.order);
            if (!stays && !comes)
                continue;
            const Order *help =
                m_prospects.competition(goal.place) > (stays ? 1 : 0) ? helpFor(m_board, own, other) : nullptr;
            if (help)
                own.order = *help;
            return help != nullptr;
        }
        own.order = goal.order;
        return true;
    }

    void decide(Own &own)
    {
        own.asked = true;
        for (std::size_t goal = chooseFrom(own.goals, m_lots); goal < own.goals.size() && !own.order; ++goal)
            take(own, own.goals[goal]);
        if (!own.order)
            own.order = own.legal.front(); // to hold
    }

    /// The best support there is, of what is contested.
    void useIdle(Own &own)
    {
        Amount most = 0;
        const Order *best = nullptr;
        for (const Own &other : m_units) {
            const RegionId end = goalOf(m_board, *other.order);
            const ProvinceId place = m_board.provinceOf(end);
            const Order *help = &other == &own || m_prospects.competition(place) <= (is<Move>(*other.order) ? 0 : 1)
                                    ? nullptr
                                    : helpFor(m_board, own, other);
            if (const Amount value = m_prospects.of(other.unit.kind, end); help && value > most) {
                most = value;
                best = help;
            }
        }
        if (best)
            own.order = *best;
    }

    const SeatView &m_view;
    const Board &m_board;
    Prospects m_prospects;
    Lots &m_lots;
    std::vector<Own> m_units;
};

/// Each to the best place that none of its own retreats to.
std::vector<GivenOrder> retreats(const SeatView &view, Lots &lots)
{
    const Board &board = view.board();
    const Prospects prospects(view);
    ProvinceSet taken;
    std::vector<GivenOrder> orders;
    std::vector<Order> legal;
    for (int d = 0; d < static_cast<int>(view.position().dislodged.size()); ++d) {
        const Unit &unit = view.position().dislodged[static_cast<std::size_t>(d)].unit;
        if (unit.power != view.seat())
            continue;
        legal.clear();
        legalRetreats(board, view.position(), d, legal);
        std::vector<Goal> goals;
        std::optional<Order> chosen;
        for (const Order &order : legal) {
            if (const auto *retreat = std::get_if<Retreat>(&order.action))
                goals.push_back({order, board.provinceOf(retreat->to), prospects.of(unit.kind, retreat->to)});
            else
                chosen = order;
        }
        sortBest(goals);
        for (std::size_t goal = chooseFrom(goals, lots); goal < goals.size(); ++goal) {
            if (!taken.contains(goals[goal].place)) {
                taken.insert(goals[goal].place);
                chosen = goals[goal].order;
                break;
            }
        }
        if (chosen)
            orders.push_back({view.seat(), *chosen});
    }
    return orders;
}

/// Builds in the best places, removals from the worst, as many as the judge carries out.
std::vector<GivenOrder> adjustments(const SeatView &view)
{
    const Board &board = view.board();
    const Prospects prospects(view);
    Adjudicator judge(view.boardPointer(), view.rules());
    std::vector<Order> legal;
    legalAdjustments(board, view.rules().orders, view.position(), view.seat(), legal);
    std::vector<Goal> goals;
    for (const Order &order : legal) {
        if (is<Build>(order) || is<Disband>(order)) {
            const Amount value = prospects.ofPost(order.kind, order.at);
            goals.push_back({order, board.provinceOf(order.at), is<Build>(order) ? value : -value});
        }
    }
    sortBest(goals);
    std::vector<GivenOrder> orders;
    const auto mustGo = [&] {
        const AdjustmentsOutcome &outcome = judge.adjustments(view.position(), orders);
        return std::any_of(outcome.disordered.begin(), outcome.disordered.end(),
                           [&](const Unit &unit) { return unit.power == view.seat(); });
    };
    for (const Goal &goal : goals) {
        if (is<Disband>(goal.order) && !mustGo())
            continue;
        orders.push_back({view.seat(), goal.order});
        const AdjustmentsOutcome &outcome = judge.adjustments(view.position(), orders);
        const bool stands = std::all_of(outcome.orders.begin(), outcome.orders.end(), [](const Verdict &verdict) {
            return outcomeOf(verdict.reason) == Outcome::Success;
        });
        if (!stands)
            orders.pop_back();
    }
    return orders;
}

} // namespace

std::vector<GivenOrder> dumbBotsOrders(const SeatView &view, Lots &lots)
{
    switch (view.position().phase.stage) {
    case Stage::Moves: return MovesWriter(view, lots).write();
    case Stage::Retreats: return retreats(view, lots);
    case Stage::Adjustments: break;
    }
    return adjustments(view);
}

} // namespace entente
