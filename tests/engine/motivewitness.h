#pragma once

#include "randomplay.h"

#include "game/play.h"
#include "judge/adjudicator.h"
#include "players/advice.h"
#include "orders/purposes.h"

#include <algorithm>
#include <string>
#include <vector>

namespace entente::test {

/// What a motive claims, looked at with legal orders and the judge alone.
class Witness {
public:
    Witness(const SeatView &view, const std::vector<GivenOrder> &plan)
        : m_view(view), m_board(view.board()), m_plan(plan), m_judge(view.boardPointer(), view.rules())
    {
        const std::vector<PowerId> ordering = powersToOrder(m_board, view.position());
        const OptionTable options(m_board, view.rules().orders, view.position());
        for (int u = 0; u < static_cast<int>(view.position().units.size()); ++u) {
            const PowerId power = view.position().units[static_cast<std::size_t>(u)].power;
            if (power == view.seat() || std::find(ordering.begin(), ordering.end(), power) == ordering.end())
                continue;
            m_foreign.push_back(u);
            m_legal.emplace_back();
            options.ordersOf(UnitId(u), m_legal.back());
        }
    }

    /// What is wrong with the claim; empty: nothing.
    std::string faultOf(std::size_t own, const Motive &motive, Chance &chance)
    {
        const Order &order = m_plan[own].order;
        const bool centre = motive.place.valid() && m_board.province(motive.place).centre;
        const bool mine = motive.place.valid() && m_view.position().owner[index(motive.place)] == m_view.seat();
        switch (motive.kind) {
        case Motive::Kind::Takes:
        case Motive::Kind::Enters:
            return !centre || mine || goal(order) != motive.place ? "no foreign centre" : conquest(own, motive, chance);
        case Motive::Kind::KeepsOut:
            if (!centre || !mine)
                return "no own centre";
            return anyDeeds(motive.by,
                            [&](const Deeds &deeds) {
                                return entered(none, deeds, motive.place).valid() == false
                                       && entered(own, deeds, motive.place).valid();
                            })
                       ? ""
                       : "nobody is kept out";
        case Motive::Kind::Helps: {
            const std::size_t helped = helpedBy(own);
            return helped == none || !arrives(none, {}, helped) || arrives(own, {}, helped) ? "its help is not needed"
                                                                                            : "";
        }
        case Motive::Kind::HelpsYet: {
            const std::size_t helped = helpedBy(own);
            return helped != none
                           && anyDeeds(motive.by,
                                       [&](const Deeds &deeds) {
                                           return arrives(none, deeds, helped) && !arrives(own, deeds, helped);
                                       })
                       ? ""
                       : "its help decides nothing";
        }
        case Motive::Kind::Joins: return helpedBy(own) == none ? "it helps nobody" : "";
        case Motive::Kind::Guards:
            if (!centre || !mine || goal(order) != motive.place)
                return "no own centre";
            for (std::size_t f = 0; f < m_foreign.size(); ++f) {
                const bool can = std::any_of(m_legal[f].begin(), m_legal[f].end(),
                                             [&](const Order &each) { return goal(each) == motive.place; });
                const bool named = std::count(motive.by.begin(), motive.by.end(), place(f)) > 0;
                if (can && place(f) != motive.place && !named)
                    return "not all attackers are named";
            }
            return std::all_of(motive.by.begin(), motive.by.end(),
                               [&](ProvinceId by) {
                                   for (std::size_t f = 0; f < m_foreign.size(); ++f) {
                                       if (place(f) == by
                                           && std::any_of(m_legal[f].begin(), m_legal[f].end(), [&](const Order &each) {
                                                  return goal(each) == motive.place;
                                              }))
                                           return true;
                                   }
                                   return false;
                               })
                           && !motive.by.empty()
                       ? ""
                       : "one can't attack";
        case Motive::Kind::Nears: {
            const Travel travel = m_board.kind(unit(own).kind).travel;
            return !centre || mine || m_board.distance(travel, goalOf(m_board, order), motive.place) != motive.steps
                           || motive.steps < 1
                       ? "the way is another"
                       : "";
        }
        case Motive::Kind::Reaches:
        case Motive::Kind::OnlyWay:
        case Motive::Kind::Farthest: return "not of a season of moves";
        case Motive::Kind::Best: return "";
        }
        return "unknown";
    }

private:
    using Deeds = std::vector<std::pair<std::size_t, const Order *>>;
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
    static std::size_t index(ProvinceId place) { return static_cast<std::size_t>(place.index()); }

    ProvinceId goal(const Order &order) const { return m_board.provinceOf(goalOf(m_board, order)); }
    const Unit &foreign(std::size_t f) const { return m_view.position().units[static_cast<std::size_t>(m_foreign[f])]; }
    ProvinceId place(std::size_t f) const { return m_board.provinceOf(foreign(f).region); }
    int unitIndex(std::size_t own) const
    {
        return unitIn(m_board, m_view.position(), m_board.provinceOf(m_plan[own].order.at), m_plan[own].order.layer)
            .index();
    }
    const Unit &unit(std::size_t own) const
    {
        return m_view.position().units[static_cast<std::size_t>(unitIndex(own))];
    }

    const MovesOutcome &judged(std::size_t without, const Deeds &deeds)
    {
        m_orders = m_plan;
        if (without != none)
            m_orders.erase(m_orders.begin() + static_cast<std::ptrdiff_t>(without));
        for (const auto &[f, order] : deeds)
            m_orders.push_back({foreign(f).power, *order});
        return m_judge.moves(m_view.position(), m_orders);
    }
    bool arrives(std::size_t without, const Deeds &deeds, std::size_t own)
    {
        const MovesOutcome &outcome = judged(without, deeds);
        const auto at = static_cast<std::size_t>(unitIndex(own));
        return !outcome.units[at].dislodged && m_board.provinceOf(outcome.endsIn[at]) == goal(m_plan[own].order);
    }
    /// The foreign unit that has come into the place.
    UnitId entered(std::size_t without, const Deeds &deeds, ProvinceId into)
    {
        const MovesOutcome &outcome = judged(without, deeds);
        for (const auto &[f, order] : deeds) {
            const auto at = static_cast<std::size_t>(m_foreign[f]);
            if (place(f) != into && !outcome.units[at].dislodged && m_board.provinceOf(outcome.endsIn[at]) == into)
                return UnitId(m_foreign[f]);
        }
        return {};
    }
    std::size_t helpedBy(std::size_t own) const
    {
        for (std::size_t j = 0; j < m_plan.size(); ++j) {
            if (j != own && m_plan[j].order.at.valid() && backs(m_board, m_plan[own].order, unit(j), m_plan[j].order))
                return j;
        }
        return none;
    }
    /// Does it hold of any orders of the units there, one each?
    template <class Holds>
    bool anyDeeds(const std::vector<ProvinceId> &by, Holds &&holds)
    {
        for (std::size_t f = 0; f < m_foreign.size(); ++f) {
            if (by.empty() || std::count(by.begin(), by.end(), place(f)) == 0)
                continue;
            for (const Order &order : m_legal[f]) {
                if (by.size() == 1 && holds(Deeds{{f, &order}}))
                    return true;
                for (std::size_t g = 0; by.size() == 2 && g < f; ++g) {
                    if (place(g) == place(f) || std::count(by.begin(), by.end(), place(g)) == 0)
                        continue;
                    for (const Order &other : m_legal[g]) {
                        if (holds(Deeds{{f, &order}, {g, &other}}))
                            return true;
                    }
                }
            }
        }
        return false;
    }
    std::string conquest(std::size_t own, const Motive &motive, Chance &chance)
    {
        const bool bare = arrives(none, {}, own);
        if (motive.against == Motive::Against::Unsure)
            return bare ? "it does get in" : "";
        if (motive.against == Motive::Against::Occupant)
            return !bare
                           && anyDeeds({motive.place},
                                       [&](const Deeds &deeds) {
                                           return goal(*deeds.front().second) != motive.place
                                                  && arrives(none, deeds, own);
                                       })
                       ? ""
                       : "the occupant does not decide it";
        if (!bare)
            return "it does not get in";
        for (std::size_t f = 0; f < m_foreign.size(); ++f) {
            const bool stops = std::any_of(m_legal[f].begin(), m_legal[f].end(), [&](const Order &order) {
                return !arrives(none, {{f, &order}}, own);
            });
            const bool named =
                motive.against == Motive::Against::Each && std::count(motive.by.begin(), motive.by.end(), place(f)) > 0;
            const bool alike =
                std::count_if(m_foreign.begin(), m_foreign.end(),
                              [&](int u) {
                                  return m_board.provinceOf(m_view.position().units[static_cast<std::size_t>(u)].region)
                                         == place(f);
                              })
                > 1;
            if (stops != named && !alike)
                return stops ? "a unit stops it that is not named" : "a unit is named that can't stop it";
        }
        if (motive.against == Motive::Against::Together
            && !anyDeeds(motive.by, [&](const Deeds &deeds) { return !arrives(none, deeds, own); }))
            return "the two can't stop it";
        for (int round = 0; motive.against == Motive::Against::Nobody && round < 40; ++round) {
            Deeds deeds;
            for (std::size_t f = 0; f < m_foreign.size(); ++f) {
                const Order &order =
                    m_legal[f][static_cast<std::size_t>(chance.below(static_cast<int>(m_legal[f].size())))];
                if (goal(order) == motive.place)
                    return "somebody else can go there";
                deeds.push_back({f, &order});
            }
        }
        return "";
    }

    const SeatView &m_view;
    const Board &m_board;
    const std::vector<GivenOrder> &m_plan;
    Adjudicator m_judge;
    std::vector<int> m_foreign;
    std::vector<std::vector<Order>> m_legal;
    std::vector<GivenOrder> m_orders;
};

} // namespace entente::test
