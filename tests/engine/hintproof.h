#pragma once

#include "randomplay.h"

#include "game/hints.h"
#include "game/schedule.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <string>
#include <vector>

namespace entente::test {

/// Holds what hints promise against chance boards of one variant: which orders have one, and that no reply of the
/// others contradicts one that is sure.
class HintProof {
public:
    HintProof(const Variant &variant, const Rulebook &rules)
        : m_variant(variant), m_board(*variant.board), m_rules(rules), m_judge(variant.board, rules)
    {
    }

    /// What is wrong with the hints of one board; empty: nothing.
    std::string faultOfBoard(Chance &chance, int replies)
    {
        ++m_boards;
        Position position = somePosition(chance);
        std::vector<GivenOrder> orders = someOrders(chance, position);
        if (const std::string fault = faultOfQuiet(position, orders); !fault.empty())
            return fault;
        position.schedule.clear();
        if (const std::string fault = faultOfQuiet(position, orders); !fault.empty())
            return fault;
        const std::vector<PowerId> powers = powersToOrder(m_board, position);
        if (powers.empty())
            return {};
        const PowerId seat = powers[static_cast<std::size_t>(chance.below(static_cast<int>(powers.size())))];
        return faultOfSeat(chance, position, orders, seat, replies);
    }

    int boards() const { return m_boards; }
    int quiet() const { return m_quiet; }
    int sure() const { return m_sure; }
    std::int64_t replies() const { return m_replies; }
    const std::array<int, 256> &sureBy() const { return m_sureBy; } ///< by reason

private:
    /// After up to five phases that were played by chance, so that there are sieges, retreats, flights and winters.
    Position somePosition(Chance &chance)
    {
        Position position = m_rules.orders.armyFleet && chance.oneIn(2) ? randomVoyages(chance, m_variant)
                                                                        : randomPosition(chance, m_variant);
        for (int phases = chance.below(6); phases > 0; --phases) {
            const Turn turn =
                playPhase(m_judge, m_variant, position, randomPhaseOrders(chance, m_board, m_rules.orders, position));
            if (turn.winner.valid())
                break;
            position = turn.after;
        }
        position.sort();
        Rulebook rules = m_rules;
        rules.sequence.scheduleSeed = chance.below(1000) + 1;
        position.schedule = scheduleOf(m_variant, rules, position.phase);
        return position;
    }

    /// Orders that lean to sense, and now and then one that makes none.
    std::vector<GivenOrder> someOrders(Chance &chance, const Position &position)
    {
        std::vector<GivenOrder> orders = randomPhaseOrders(chance, m_board, m_rules.orders, position);
        const std::size_t count = orders.size();
        for (std::size_t i = 0; i < count; ++i) {
            if (!chance.oneIn(8))
                continue;
            const std::size_t other = static_cast<std::size_t>(chance.below(static_cast<int>(count)));
            const RegionId any(chance.below(m_board.regionCount()));
            if (chance.oneIn(8))
                orders.push_back({orders[i].power, {orders[i].order.kind, orders[i].order.at, Layer::Field, Hold()}});
            else if (auto *move = std::get_if<Move>(&orders[i].order.action); move && chance.oneIn(2))
                move->hops = {any};
            else if (auto *support = std::get_if<Support>(&orders[i].order.action); support && chance.oneIn(2))
                support->to = chance.oneIn(2) ? support->of : any;
            else if (orders[other].power == orders[i].power)
                orders[i].order.action = orders[other].order.action;
        }
        return orders;
    }

    std::vector<PowerId> everybody() const
    {
        std::vector<PowerId> powers;
        for (int p = 0; p < m_board.powerCount(); ++p)
            powers.push_back(PowerId(p));
        return powers;
    }

    /// Who fails in the world that was played has a hint, and nobody else.
    std::string faultOfQuiet(const Position &position, const std::vector<GivenOrder> &orders)
    {
        std::vector<Turn> worlds{playPhase(m_judge, m_variant, position, orders)};
        const bool unknown = position.schedule.empty() && position.phase.stage == Stage::Moves
                             && m_rules.policies.turns == Policies::Turns::InSequence;
        if (unknown) {
            Position scheduled = position;
            for (const PowerId power : everybody()) {
                if (m_board.power(power).playable)
                    scheduled.schedule.push_back(power);
            }
            worlds.push_back(playPhase(m_judge, m_variant, scheduled, orders));
            std::reverse(scheduled.schedule.begin(), scheduled.schedule.end());
            worlds.push_back(playPhase(m_judge, m_variant, scheduled, orders));
        }
        const std::vector<GivenOrder> &played = worlds.front().orders;
        const Hints hints = hintsOn(m_judge, m_variant, position, played, everybody());
        m_quiet += static_cast<int>(hints.hints.size());
        for (std::size_t asked = 0; asked < played.size(); ++asked) {
            const bool fails = std::all_of(worlds.begin(), worlds.end(), [asked](const Turn &world) {
                return std::any_of(world.results.begin(), world.results.end(), [asked](const OrderResult &result) {
                    return result.asked == static_cast<int>(asked) && isFailing(result);
                });
            });
            if (fails != (hints.ofOrder(asked) != nullptr))
                return (fails ? "no hint of " : "a hint of ") + text(played[asked], position) + '\n'
                       + describeTurn(m_board, worlds.front());
        }
        return {};
    }

    /// What a seat is told for sure holds whatever the others order.
    std::string faultOfSeat(Chance &chance, const Position &position, const std::vector<GivenOrder> &orders,
                            PowerId seat, int replies)
    {
        std::vector<GivenOrder> own = orders;
        std::erase_if(own, [seat](const GivenOrder &given) { return given.power != seat; });
        const std::vector<PowerId> known{seat};
        const Hints hints = hintsOn(m_judge, m_variant, position, orders, known);
        if (hints.quiet.results.size() > 0 && hintsOn(m_judge, m_variant, position, own, known).hints != hints.hints)
            return "what others ordered shows in the hints of one seat";
        std::vector<const OrderResult *> sure;
        for (const Hint &hint : hints.hints) {
            if (hint.certainty == Hint::Certainty::Sure)
                sure.push_back(&hints.quiet.results[static_cast<std::size_t>(hint.result)]);
        }
        if (sure.empty())
            return {};
        m_sure += static_cast<int>(sure.size());
        for (const OrderResult *result : sure)
            ++m_sureBy[static_cast<std::size_t>(result->verdict.reason)];

        Replies others(*this, position, own, seat, sure);
        for (int i = 0; i < replies; ++i) {
            ++m_replies;
            Position scheduled = position;
            if (m_rules.policies.turns == Policies::Turns::InSequence && !chance.oneIn(4)) {
                scheduled.schedule = everybody();
                chance.shuffle(scheduled.schedule);
            }
            const Turn turn = playPhase(m_judge, m_variant, scheduled, others.next(chance));
            for (const OrderResult *said : sure) {
                const GivenOrder &given = hints.quiet.orders[static_cast<std::size_t>(said->asked)];
                // Of an order that was given twice one is meant.
                const bool holds = std::any_of(turn.results.begin(), turn.results.end(), [&](const auto &result) {
                    return result.asked >= 0 && turn.orders[static_cast<std::size_t>(result.asked)] == given
                           && bearsOut(turn, result, hints.quiet, *said);
                });
                if (!holds)
                    return "told for sure: " + text(given, position) + ' ' + reasonWord(said->verdict.reason) + '\n'
                           + describeTurn(m_board, hints.quiet) + describeTurn(m_board, turn);
            }
        }
        return {};
    }

    /// Does a reply leave true what was said? Where more goes wrong than that, the judge may name the other thing.
    static bool bearsOut(const Turn &turn, const OrderResult &result, const Turn &quiet, const OrderResult &said)
    {
        if (outcomeOf(result.verdict.reason) == Outcome::Success)
            return false;
        switch (said.verdict.reason) {
        case Reason::NoMatchingOrder: return true; // it speaks of orders of the seat
        case Reason::OwnUnit: {
            const Unit &stood = quiet.before.units[static_cast<std::size_t>(said.verdict.other.index())];
            return std::none_of(turn.results.begin(), turn.results.end(), [&](const OrderResult &other) {
                return other.unit == stood && is<Move>(other.order)
                       && outcomeOf(other.verdict.reason) == Outcome::Success;
            });
        }
        case Reason::LeftPass:
            if (result.verdict.dislodged)
                return true;
            break;
        default: break;
        }
        return result.verdict.reason == said.verdict.reason && result.verdict.refusal == said.verdict.refusal;
    }

    /// Orders of the others, and of the seat's units that have none, with a liking for what the seat's orders touch.
    class Replies {
    public:
        Replies(const HintProof &proof, const Position &position, std::vector<GivenOrder> own, PowerId seat,
                const std::vector<const OrderResult *> &sure)
            : m_proof(proof), m_position(position), m_own(std::move(own)), m_seat(seat)
        {
            if (position.phase.stage != Stage::Moves)
                return;
            for (const OrderResult *result : sure) {
                touch(m_places, result->unit.region);
                touchOrder(m_places, result->order);
            }
            const OptionTable options(proof.m_board, proof.m_rules.orders, position);
            for (int u = 0; u < static_cast<int>(position.units.size()); ++u) {
                if (position.units[static_cast<std::size_t>(u)].power == seat && isOrdered(u))
                    continue;
                Choice choice;
                choice.power = position.units[static_cast<std::size_t>(u)].power;
                options.ordersOf(UnitId(u), choice.all);
                std::sort(choice.all.begin(), choice.all.end());
                for (const Order &order : choice.all) {
                    ProvinceSet places;
                    touchOrder(places, order);
                    if (places.intersects(m_places))
                        choice.near.push_back(order);
                }
                m_choices.push_back(std::move(choice));
            }
        }

        std::vector<GivenOrder> next(Chance &chance) const
        {
            std::vector<GivenOrder> orders = m_own;
            if (m_position.phase.stage != Stage::Moves) {
                for (const GivenOrder &given :
                     randomPhaseOrders(chance, m_proof.m_board, m_proof.m_rules.orders, m_position)) {
                    if (given.power != m_seat)
                        orders.push_back(given);
                }
                return orders;
            }
            for (const Choice &choice : m_choices) {
                if (chance.oneIn(10))
                    continue;
                const std::vector<Order> &pool = !choice.near.empty() && !chance.oneIn(3) ? choice.near : choice.all;
                if (!pool.empty())
                    orders.push_back(
                        {choice.power, pool[static_cast<std::size_t>(chance.below(static_cast<int>(pool.size())))]});
            }
            if (m_proof.m_rules.orders.retrospective)
                addContracts(chance, m_proof.m_board, m_position, orders);
            return orders;
        }

    private:
        struct Choice {
            PowerId power;
            std::vector<Order> all, near;
        };

        bool isOrdered(int unit) const
        {
            const Unit &stands = m_position.units[static_cast<std::size_t>(unit)];
            const ProvinceId place = m_proof.m_board.provinceOf(stands.region);
            return std::any_of(m_own.begin(), m_own.end(), [&](const GivenOrder &given) {
                return given.order.at.valid() && m_proof.m_board.provinceOf(given.order.at) == place
                       && (given.order.layer == stands.layer || m_proof.m_board.province(place).unlimited);
            });
        }

        void touch(ProvinceSet &places, RegionId region) const
        {
            if (region.valid())
                places.insert(m_proof.m_board.provinceOf(region));
        }

        void touchOrder(ProvinceSet &places, const Order &order) const
        {
            if (const auto *move = std::get_if<Move>(&order.action)) {
                for (const RegionId hop : move->hops)
                    touch(places, hop);
            } else if (const auto *support = std::get_if<Support>(&order.action)) {
                touch(places, support->of);
                touch(places, support->to);
            } else if (const auto *convoy = std::get_if<Convoy>(&order.action)) {
                touch(places, convoy->army);
                touch(places, convoy->to);
            } else if (const auto *flight = std::get_if<Flight>(&order.action)) {
                places.insert(flight->path.back());
                touch(places, flight->backed.of);
            } else if (const auto *raise = std::get_if<Raise>(&order.action)) {
                touch(places, raise->of);
            }
        }

        const HintProof &m_proof;
        const Position &m_position;
        const std::vector<GivenOrder> m_own;
        const PowerId m_seat;
        ProvinceSet m_places; ///< that the sure orders speak of
        std::vector<Choice> m_choices;
    };

    std::string text(const GivenOrder &given, const Position &position) const
    {
        return m_board.power(given.power).name + ' ' + orderText(m_board, given.order, position.phase.stage);
    }

    const Variant &m_variant;
    const Board &m_board;
    const Rulebook m_rules;
    Adjudicator m_judge;
    int m_boards = 0, m_quiet = 0, m_sure = 0;
    std::int64_t m_replies = 0;
    std::array<int, 256> m_sureBy{};
};

} // namespace entente::test
