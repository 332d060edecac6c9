#include "game/counterfactual.h"

#include "game/explain.h"
#include "orders/options.h"

#include <algorithm>
#include <tuple>

namespace entente {

namespace {

bool good(const Verdict &verdict)
{
    const bool inPart = verdict.reason == Reason::Supports && comparesStrengths(verdict);
    return outcomeOf(verdict.reason) == Outcome::Success && !verdict.dislodged && !inPart;
}

class Search {
public:
    Search(Adjudicator &judge, const Turn &turn, int result, const SearchLimits &limits)
        : m_judge(judge), m_board(judge.board()), m_turn(turn), m_units(turn.before.units), m_limits(limits),
          m_result(turn.results[static_cast<std::size_t>(result)]), m_index(result)
    {
    }

    Alternatives run()
    {
        if (!prepare())
            return std::move(m_out);
        collect();
        tryOthers();
        if (!m_wasGood)
            tryOwn();
        m_out.trials = m_trials;
        return std::move(m_out);
    }

private:
    /// One other order of one unit.
    struct Choice {
        int unit = -1;
        Order order;
        int rank = 0;         ///< how near it is to the matter; lower is tried and told first
        bool touches = false; ///< a place or unit that the result hangs on
    };

    struct Found {
        std::vector<int> choices;
        Verdict verdict;
        int harm = 0; ///< results elsewhere that come out otherwise (own: that get worse)
        int rank = 0;
    };

    ProvinceId place(int unit) const { return m_board.provinceOf(m_units[static_cast<std::size_t>(unit)].region); }
    const Choice &choice(int index) const { return m_choices[static_cast<std::size_t>(index)]; }

    /// One order for each unit, so that an order is replaced by writing over it. False if there is
    /// nothing to look for.
    bool prepare()
    {
        if (m_turn.before.phase.stage != Stage::Moves || !m_result.unit.region.valid())
            return false;
        for (std::size_t u = 0; u < m_units.size(); ++u) {
            const Unit &unit = m_units[u];
            m_orders.push_back({unit.power, {unit.kind, unit.region, unit.layer, Hold{}}});
            for (const OrderResult &result : m_turn.results) {
                if (result.unit != unit)
                    continue;
                m_orders.back().order = result.order;
                if (&result == &m_result)
                    m_subject = static_cast<int>(u);
                if (result.verdict.reason != Reason::Illegal)
                    break; // of several orders for one unit this one counted
            }
        }
        if (m_subject < 0)
            return false;
        for (const GivenOrder &given : m_turn.orders) { // orders of no unit, which stay as they are
            if (is<Permission>(given.order) || is<Contract>(given.order))
                m_orders.push_back(given);
        }
        const MovesOutcome &outcome = m_judge.moves(m_turn.before, m_orders);
        ++m_trials;
        const Verdict &verdict = outcome.units[static_cast<std::size_t>(m_subject)];
        if (verdict.reason != m_result.verdict.reason || verdict.dislodged != m_result.verdict.dislodged)
            return false;
        m_wasGood = good(verdict);
        for (const Verdict &each : outcome.units)
            m_before.push_back(good(each));
        return true;
    }

    void collect()
    {
        const Explanation why = explain(m_turn, m_index);
        for (const int involved : why.involved) {
            const OrderResult &result = m_turn.results[static_cast<std::size_t>(involved)];
            if (result.unit.region.valid())
                m_places.insert(m_board.provinceOf(result.unit.region));
            if (const Move *move = std::get_if<Move>(&result.order.action); move && !move->hops.empty())
                m_places.insert(m_board.provinceOf(move->to()));
        }
        const OptionTable options(m_board, m_judge.rules().orders, m_turn.before);
        std::vector<Order> orders;
        for (std::size_t u = 0; u < m_units.size(); ++u) {
            orders.clear();
            options.ordersOf(UnitId(static_cast<int>(u)), orders);
            for (const Order &order : orders) {
                if (order != m_orders[u].order)
                    m_choices.push_back(rated(static_cast<int>(u), order));
            }
        }
        std::stable_sort(m_choices.begin(), m_choices.end(), [](const Choice &a, const Choice &b) {
            return std::tuple(!is<Hold>(a.order), a.rank) < std::tuple(!is<Hold>(b.order), b.rank);
        });
    }

    Choice rated(int unit, const Order &order) const
    {
        Choice made{unit, order, 0, m_places.contains(place(unit))};
        const ProvinceId home = place(m_subject);
        const auto touch = [&](RegionId region) {
            if (region.valid() && m_places.contains(m_board.provinceOf(region)))
                made.touches = true;
        };
        if (const Support *support = std::get_if<Support>(&order.action)) {
            touch(support->of);
            touch(support->to);
            made.rank = m_board.provinceOf(support->of) == home ? 0 : 3;
        } else if (const Convoy *convoy = std::get_if<Convoy>(&order.action)) {
            touch(convoy->army);
            touch(convoy->to);
            made.rank = m_board.provinceOf(convoy->army) == home ? 1 : 5;
        } else if (const Move *move = std::get_if<Move>(&order.action); move && !move->hops.empty()) {
            touch(move->to());
            made.rank = 4;
        } else {
            // That somebody else had stayed is the plainest thing to imagine.
            made.rank = m_units[static_cast<std::size_t>(unit)].power == m_result.power ? 2 : -1;
        }
        if (!made.touches)
            made.rank += 10;
        if (unit == m_subject)
            made.rank += 6;
        return made;
    }

    bool spent() const { return m_trials >= m_limits.trials; }

    /// Plays the turn with other orders; keeps what turned the result round.
    void attempt(std::vector<int> choices, PowerId power, std::vector<Found> &found)
    {
        std::vector<Order> kept;
        for (const int i : choices) {
            Order &order = m_orders[static_cast<std::size_t>(choice(i).unit)].order;
            kept.push_back(order);
            order = choice(i).order;
        }
        const MovesOutcome &outcome = m_judge.moves(m_turn.before, m_orders);
        ++m_trials;
        for (std::size_t i = 0; i < choices.size(); ++i)
            m_orders[static_cast<std::size_t>(choice(choices[i]).unit)].order = kept[i];
        const Verdict &verdict = outcome.units[static_cast<std::size_t>(m_subject)];
        if (!turned(verdict))
            return;
        Found hit{std::move(choices), verdict, 0, 0};
        const auto ordered = [&](std::size_t u) {
            return std::any_of(hit.choices.begin(), hit.choices.end(),
                               [&](int i) { return choice(i).unit == static_cast<int>(u); });
        };
        for (std::size_t u = 0; u < m_units.size(); ++u) {
            const bool now = good(outcome.units[u]);
            if (ordered(u))
                hit.harm += !now; // an order that comes to nothing is a poor piece of advice
            else if (static_cast<int>(u) != m_subject)
                hit.harm +=
                    power == m_result.power ? m_units[u].power == power && m_before[u] && !now : m_before[u] != now;
        }
        for (const int i : hit.choices)
            hit.rank += choice(i).rank;
        found.push_back(std::move(hit));
    }

    /// A dislodged unit need only stay; all else must come out the other way.
    bool turned(const Verdict &verdict) const
    {
        if (m_wasGood)
            return !good(verdict);
        return m_result.verdict.dislodged && !std::holds_alternative<Move>(m_result.order.action) ? !verdict.dislodged
                                                                                                  : good(verdict);
    }

    void tryOthers()
    {
        std::vector<Found> found;
        for (std::size_t i = 0; i < m_choices.size(); ++i) {
            const PowerId power = m_units[static_cast<std::size_t>(m_choices[i].unit)].power;
            if (power == m_result.power)
                continue;
            if (spent()) {
                m_out.complete = false;
                break;
            }
            attempt({static_cast<int>(i)}, power, found);
        }
        m_out.others = best(found);
        tryAgreements(false, m_out.others);
    }

    void tryOwn()
    {
        std::vector<int> own;
        for (std::size_t i = 0; i < m_choices.size(); ++i) {
            const int unit = m_choices[i].unit;
            if (m_units[static_cast<std::size_t>(unit)].power == m_result.power
                && (unit != m_subject || m_result.verdict.dislodged))
                own.push_back(static_cast<int>(i));
        }
        std::vector<Found> found;
        for (const int i : own) {
            if (spent())
                break;
            attempt({i}, m_result.power, found);
        }
        m_out.ownTried = spent() ? 0 : 1;
        if (found.empty() && m_limits.mostOrders >= 2) {
            std::erase_if(own, [&](int i) { return !choice(i).touches; });
            tryPairs(own, found);
            m_out.ownTried = 2;
        }
        m_out.complete = m_out.complete && !spent();
        m_out.own = best(found);
        tryAgreements(true, m_out.own);
    }

    /// What binds units and is no unit's order: one more of it, or one less. Those of the order's own power, or of
    /// others.
    void tryAgreements(bool own, std::vector<Alternative> &out)
    {
        const std::size_t most = out.size() + static_cast<std::size_t>(m_limits.listed);
        const auto attempt = [&](const GivenOrder &agreement, bool leftOut) {
            if ((agreement.power == m_result.power) != own || out.size() >= most)
                return;
            std::vector<GivenOrder> orders = m_orders;
            if (leftOut)
                orders.erase(std::find(orders.begin(), orders.end(), agreement));
            else
                orders.push_back(agreement);
            const Verdict verdict = m_judge.moves(m_turn.before, orders).units[static_cast<std::size_t>(m_subject)];
            ++m_trials;
            if (turned(verdict))
                out.push_back({{agreement}, leftOut, verdict});
        };
        for (std::size_t i = m_units.size(); i < m_orders.size(); ++i) {
            attempt(m_orders[i], true);
            if (const Contract *contract = std::get_if<Contract>(&m_orders[i].order.action)) {
                Contract same = *contract;
                same.with = m_orders[i].power;
                attempt({contract->with, {{}, {}, Layer::Field, same}}, false);
            }
        }
        for (std::size_t u = 0; u < m_units.size(); ++u) {
            const Flight *flight = std::get_if<Flight>(&m_orders[u].order.action);
            for (const ProvinceId place : flight && !m_turn.before.holder.empty() ? flight->path : Flight().path) {
                const PowerId holder = m_turn.before.holder[static_cast<std::size_t>(place.index())];
                const Permission leave{m_units[u].power, m_units[u].kind, m_units[u].region, m_board.mainRegion(place)};
                if (holder.valid() && holder != leave.guest)
                    attempt({holder, {{}, {}, Layer::Field, leave}}, false);
            }
        }
    }

    /// In the order of their ranks together, so that the likeliest are tried before the trials run out.
    void tryPairs(const std::vector<int> &own, std::vector<Found> &found)
    {
        const int count = static_cast<int>(own.size());
        for (int sum = 1; sum < 2 * count - 2 && !spent(); ++sum) {
            for (int a = std::max(0, sum - count + 1); 2 * a < sum && !spent(); ++a) {
                const int first = own[static_cast<std::size_t>(a)];
                const int second = own[static_cast<std::size_t>(sum - a)];
                if (choice(first).unit != choice(second).unit)
                    attempt({first, second}, m_result.power, found);
            }
        }
    }

    /// Had this unit of another power only stood?
    bool isAbsence(const Found &hit) const
    {
        return hit.choices.size() == 1 && is<Hold>(choice(hit.choices.front()).order)
               && m_units[static_cast<std::size_t>(choice(hit.choices.front()).unit)].power != m_result.power;
    }

    /// Everybody whose absence would have done it, then the best few, one of each set of units.
    std::vector<Alternative> best(std::vector<Found> &found) const
    {
        std::stable_sort(found.begin(), found.end(), [&](const Found &a, const Found &b) {
            return std::tuple(!isAbsence(a), a.harm, a.rank) < std::tuple(!isAbsence(b), b.harm, b.rank);
        });
        std::vector<Alternative> told;
        std::vector<std::vector<int>> units;
        for (const Found &hit : found) {
            if (static_cast<int>(told.size()) >= m_limits.listed && !isAbsence(hit))
                break;
            std::vector<int> those;
            for (const int i : hit.choices)
                those.push_back(choice(i).unit);
            std::sort(those.begin(), those.end());
            if (std::find(units.begin(), units.end(), those) != units.end())
                continue;
            units.push_back(those);
            Alternative alternative{{}, false, hit.verdict};
            for (const int i : hit.choices)
                alternative.orders.push_back(
                    {m_units[static_cast<std::size_t>(choice(i).unit)].power, choice(i).order});
            std::sort(alternative.orders.begin(), alternative.orders.end());
            told.push_back(std::move(alternative));
        }
        return told;
    }

    Adjudicator &m_judge;
    const Board &m_board;
    const Turn &m_turn;
    const std::vector<Unit> &m_units;
    SearchLimits m_limits;
    const OrderResult &m_result;
    int m_index;
    int m_subject = -1; ///< the result's unit
    bool m_wasGood = false;
    std::vector<GivenOrder> m_orders; ///< one a unit
    std::vector<bool> m_before;       ///< per unit: how it came out
    ProvinceSet m_places;             ///< where the result was decided
    std::vector<Choice> m_choices;
    int m_trials = 0;
    Alternatives m_out;
};

} // namespace

Alternatives whatWouldChange(Adjudicator &judge, const Turn &turn, int result, const SearchLimits &limits)
{
    return Search(judge, turn, result, limits).run();
}

} // namespace entente
