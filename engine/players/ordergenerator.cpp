#include "players/ordergenerator.h"

#include "orders/options.h"
#include "orders/purposes.h"

#include <algorithm>
#include <iterator>
#include <optional>

namespace entente {

namespace {

constexpr Amount lean = 1500;    ///< for each own unit near a place; against it for each of the strongest rival
constexpr Amount bombPart = 4;   ///< of the worth of a place: to raid it
constexpr Amount crossing = 130; ///< per cent of the best place on foot, before an army is carried
constexpr Amount clearing = 3 * Worth::most / 10; ///< against a place that is wanted for a new unit, and safe
constexpr int hoped = 1;                          ///< builds beyond those that are due already

} // namespace

struct OrderGenerator::Draft {
    Lots &lots;
    Hand hand;
    std::vector<std::optional<Order>> orders; ///< by unit
    std::vector<bool> asked;                  ///< by unit: it is deciding
    std::vector<int> coming;                  ///< by province: the own unit that will be there, or -1
    std::vector<int> standing;                ///< by province: the own unit that is there, or -1
};

OrderGenerator::OrderGenerator(const SeatView &view)
    : m_view(view), m_board(view.board()), m_worth(view.variant(), view.position(), view.seat(), view.friends())
{
    const OptionTable options(m_board, view.rules().orders, view.position());
    for (int u = 0; u < static_cast<int>(view.position().units.size()); ++u) {
        if (view.position().units[static_cast<std::size_t>(u)].power != view.seat())
            continue;
        m_units.push_back(UnitId(u));
        std::vector<Order> &legal = m_legal.emplace_back();
        options.ordersOf(UnitId(u), legal);
        std::vector<Order> kept;
        std::copy_if(legal.begin(), legal.end(), std::back_inserter(kept),
                     [&](const Order &order) { return !view.forbids(order); });
        if (!kept.empty())
            legal = std::move(kept);
    }
    findSites();
    m_goals.resize(m_units.size());
    for (std::size_t i = 0; i < m_units.size(); ++i)
        listGoals(i);
}

/// Where new units will stand, if more are to come than there is room for while nobody goes.
void OrderGenerator::findSites()
{
    Position winter = m_view.position();
    winter.phase.stage = Stage::Adjustments;
    m_due = adjustmentsDue(m_board, winter, m_view.seat());
    std::erase_if(winter.units, [this](const Unit &unit) { return unit.power == m_view.seat(); });
    std::vector<Order> legal;
    legalAdjustments(m_board, m_view.rules().orders, winter, m_view.seat(), legal);
    ProvinceSet taken;
    for (const Order &order : legal) {
        const ProvinceId place = is<Build>(order) ? m_board.provinceOf(order.at) : ProvinceId();
        if (place.valid() && !m_board.province(place).unlimited)
            m_posts.insert(place);
    }
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        if (unit(i).layer == Layer::Field)
            taken.insert(m_board.provinceOf(unit(i).region));
    }
    if (m_due + hoped > (m_posts - taken).size())
        m_sites = m_posts;
}

Amount OrderGenerator::valueOf(std::size_t i, const Order &order) const
{
    const RegionId goal = goalOf(m_board, order);
    const ProvinceId place = m_board.provinceOf(goal);
    Amount value = m_worth.of(unit(i).kind, goal) + lean * (m_worth.strength(place) - m_worth.competition(place));
    if (m_sites.contains(place) && m_worth.competition(place) == 0)
        value -= clearing;
    const auto *flight = std::get_if<Flight>(&order.action);
    const bool invades = flight && flight->mission == Mission::Invade;
    if (invades && m_view.position().owner[static_cast<std::size_t>(place.index())] != m_view.seat())
        value += m_worth.yield(place) * Worth::most / 2000;
    return value;
}

void OrderGenerator::listGoals(std::size_t i)
{
    std::vector<Goal> &goals = m_goals[i];
    for (std::size_t o = 0; o < m_legal[i].size(); ++o) {
        const Order &order = m_legal[i][o];
        const auto *move = std::get_if<Move>(&order.action);
        const auto *flight = std::get_if<Flight>(&order.action);
        const bool goes = (move && move->way != Way::ByConvoy)
                          || (flight && (flight->mission == Mission::Invade || flight->mission == Mission::None));
        if (!is<Hold>(order) && !goes)
            continue;
        const ProvinceId place = m_board.provinceOf(goalOf(m_board, order));
        const Amount value = valueOf(i, order);
        const auto known =
            std::find_if(goals.begin(), goals.end(), [&](const Goal &goal) { return goal.place == place; });
        if (known == goals.end())
            goals.push_back({place, o, value});
        else if (value > known->value)
            *known = {place, o, value};
    }
    std::stable_sort(goals.begin(), goals.end(), [](const Goal &a, const Goal &b) { return a.value > b.value; });
}

const Order *OrderGenerator::helpFor(std::size_t helper, std::size_t other, const Order &order) const
{
    const std::vector<Order> &legal = m_legal[helper];
    const auto found = std::find_if(legal.begin(), legal.end(), [&](const Order &each) {
        return !is<Convoy>(each) && backs(m_board, each, unit(other), order);
    });
    return found == legal.end() ? nullptr : &*found;
}

/// One army goes by sea where it gains by that and a fleet of its own side alone can carry it.
void OrderGenerator::carry(Draft &draft) const
{
    Amount best = 0;
    std::size_t army = 0, fleet = 0;
    const Order *voyage = nullptr, *ferry = nullptr;
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        const Amount afoot = m_goals[i].empty() ? 0 : m_goals[i].front().value;
        for (const Order &order : m_legal[i]) {
            const auto *move = std::get_if<Move>(&order.action);
            if (!move || move->way != Way::ByConvoy)
                continue;
            const ProvinceId place = m_board.provinceOf(move->to());
            const Amount value = valueOf(i, order);
            if (draft.standing[static_cast<std::size_t>(place.index())] >= 0 || value * 100 <= afoot * crossing)
                continue;
            for (std::size_t f = 0; f < m_units.size(); ++f) {
                const bool reaches =
                    f != i && m_board.waters(place).contains(m_board.provinceOf(unit(f).region))
                    && m_board.waters(m_board.provinceOf(unit(i).region)).contains(m_board.provinceOf(unit(f).region));
                if (!reaches || m_goals[f].empty())
                    continue;
                const auto found = std::find_if(m_legal[f].begin(), m_legal[f].end(), [&](const Order &each) {
                    return is<Convoy>(each) && backs(m_board, each, unit(i), order);
                });
                const Amount gain = value - afoot - (m_goals[f].front().value - valueOf(f, m_legal[f].front()));
                if (found != m_legal[f].end() && gain > best) {
                    best = gain;
                    army = i;
                    fleet = f;
                    voyage = &order;
                    ferry = &*found;
                }
            }
        }
    }
    if (!voyage)
        return;
    draft.orders[army] = *voyage;
    draft.orders[fleet] = *ferry;
    const auto slotOf = [this](RegionId region) {
        return static_cast<std::size_t>(m_board.provinceOf(region).index());
    };
    draft.coming[slotOf(goalOf(m_board, *voyage))] = static_cast<int>(army);
    draft.coming[slotOf(unit(fleet).region)] = static_cast<int>(fleet);
}

bool OrderGenerator::tryGoal(Draft &draft, std::size_t i, const Goal &goal) const
{
    const ProvinceId here = m_board.provinceOf(unit(i).region);
    const auto place = static_cast<std::size_t>(goal.place.index());
    const Order &order = m_legal[i][goal.order];
    // In a box there is room for all, and whoever stays above a unit or behind its walls is in nobody's way.
    const bool crowded =
        m_board.province(goal.place).unlimited || (goal.place == here && unit(i).layer != Layer::Field);
    if (goal.place != here && !crowded) {
        const int there = draft.standing[place];
        if (there >= 0 && !draft.orders[static_cast<std::size_t>(there)]) {
            if (draft.asked[static_cast<std::size_t>(there)])
                return false; // it waits for this very decision
            decide(draft, static_cast<std::size_t>(there));
        }
        const bool swaps =
            there >= 0 && m_board.provinceOf(goalOf(m_board, *draft.orders[static_cast<std::size_t>(there)])) == here;
        if (swaps)
            return false;
    }
    if (const int other = crowded ? -1 : draft.coming[place]; other >= 0) {
        const auto friendly = static_cast<std::size_t>(other);
        const Order &its = *draft.orders[friendly];
        const int needed = m_board.provinceOf(unit(friendly).region) == goal.place ? 1 : 0;
        const Order *help = m_worth.competition(goal.place) > needed ? helpFor(i, friendly, its) : nullptr;
        if (!help)
            return false;
        draft.orders[i] = *help;
        if (unit(i).layer == Layer::Field)
            draft.coming[static_cast<std::size_t>(here.index())] = static_cast<int>(i);
        return true;
    }
    draft.orders[i] = order;
    if (!crowded)
        draft.coming[place] = static_cast<int>(i);
    return true;
}

void OrderGenerator::decide(Draft &draft, std::size_t i) const
{
    draft.asked[i] = true;
    const std::vector<Goal> &goals = m_goals[i];
    std::size_t first = 0;
    while (first + 1 < goals.size()) {
        const Amount best = std::max<Amount>(1, goals[first].value);
        const Amount loss = (best - goals[first + 1].value) * 100 / best; // per cent
        const Amount chance = draft.hand.wander * (draft.hand.width - loss) / std::max(1, draft.hand.width);
        if (chance <= 0 || static_cast<Amount>(draft.lots.below(100)) >= chance)
            break;
        ++first;
    }
    for (std::size_t g = first; g < goals.size(); ++g) {
        if (tryGoal(draft, i, goals[g]))
            return;
    }
    const ProvinceId here = m_board.provinceOf(unit(i).region);
    draft.orders[i] = m_legal[i].front(); // to hold
    if (unit(i).layer == Layer::Field)
        draft.coming[static_cast<std::size_t>(here.index())] = static_cast<int>(i);
}

/// Whoever stays helps the best of what is contested, if it can.
void OrderGenerator::useIdle(Draft &draft) const
{
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        if (!is<Hold>(*draft.orders[i]))
            continue;
        Amount best = 0;
        const Order *task = nullptr;
        for (const Order &order : m_legal[i]) {
            const auto *flight = std::get_if<Flight>(&order.action);
            if (flight && (flight->mission == Mission::Bomb || flight->mission == Mission::Raid)) {
                const ProvinceId target = flight->over();
                const PowerId owner = m_view.position().owner[static_cast<std::size_t>(target.index())];
                if (!m_board.province(target).centre || !owner.valid() || owner == m_view.seat())
                    continue;
                if (const Amount value = m_worth.yield(target) * Worth::most / 1000 / bombPart; value > best) {
                    best = value;
                    task = &order;
                }
            }
            const ProvinceId of = backedBy(m_board, order);
            if (!of.valid() || is<Convoy>(order))
                continue;
            for (std::size_t j = 0; j < m_units.size(); ++j) {
                if (j == i || m_board.provinceOf(unit(j).region) != of
                    || !backs(m_board, order, unit(j), *draft.orders[j]))
                    continue;
                const ProvinceId place = m_board.provinceOf(goalOf(m_board, *draft.orders[j]));
                const Amount value = 1 + valueOf(j, *draft.orders[j]) + Worth::most * m_worth.competition(place);
                if (m_worth.competition(place) > (is<Move>(*draft.orders[j]) ? 0 : 1) && value > best) {
                    best = value;
                    task = &order;
                }
            }
        }
        if (task)
            draft.orders[i] = *task;
    }
}

std::vector<Order> OrderGenerator::draw(Lots &lots, Hand hand) const
{
    const auto provinces = static_cast<std::size_t>(m_board.provinceCount());
    Draft draft{lots, hand, {}, {}, std::vector<int>(provinces, -1), std::vector<int>(provinces, -1)};
    draft.orders.resize(m_units.size());
    draft.asked.assign(m_units.size(), false);
    std::vector<std::size_t> sequence;
    for (std::size_t i = 0; i < m_units.size(); ++i) {
        sequence.push_back(i);
        if (unit(i).layer == Layer::Field)
            draft.standing[static_cast<std::size_t>(m_board.provinceOf(unit(i).region).index())] = static_cast<int>(i);
    }
    lots.shuffle(sequence);
    carry(draft);
    for (const std::size_t i : sequence) {
        if (!draft.orders[i])
            decide(draft, i);
    }
    useIdle(draft);
    std::vector<Order> orders;
    for (std::optional<Order> &order : draft.orders)
        orders.push_back(*order);
    return orders;
}

} // namespace entente
