#pragma once

#include "judge/contest.h"
#include "judge/movesengine.h"
#include "orders/occupancy.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace entente::judge {

/// Takes the orders of a phase of moves in, for every judge but that of plain boards, which tells most of it by look-up:
/// finds the unit that each order is for, asks whether it can be followed, and completes it. So each unit comes to one
/// intent at most. The same order twice is one order; two that differ cancel each other, whichever came first.
class Intake {
public:
    /// Which orders reach no unit, whatever they say. Their judge answers them itself.
    using Apart = bool (*)(const Board &, const GivenOrder &);
    Intake(const Board &board, const Rulebook &rules, Apart isApart = nullptr);

    /// Reads all of them. `known(unit, order)` says whether an order that names its unit well is legal beyond doubt, and
    /// completes it; only of the others the full legality is asked. Orders that are for no unit are answered in `out`.
    template <class Known>
    void read(const Position &position, std::span<const GivenOrder> orders, MovesOutcome &out, Known &&known);
    void read(const Position &position, std::span<const GivenOrder> orders, MovesOutcome &out)
    {
        read(position, orders, out, NothingKnown());
    }

    /// Of a unit: was it ordered, and can that be followed?
    bool heeds(int unit) const { return m_state[static_cast<std::size_t>(unit)] == State::Heeds; }
    bool refuses(int unit) const { return m_state[static_cast<std::size_t>(unit)] == State::Refuses; }
    /// Of a unit that heeds it: the order, completed. Of any other it is whatever its judge makes of it.
    Order &order(int unit) { return m_order[static_cast<std::size_t>(unit)]; }
    const Order &order(int unit) const { return m_order[static_cast<std::size_t>(unit)]; }
    /// Why a unit refuses.
    const Legality &why(int unit) const { return m_why[static_cast<std::size_t>(unit)]; }
    /// The unit that a given order is for, or nobody's (-1).
    int unitOf(std::size_t index) const { return m_unitOf[index]; }
    /// Who stands where; made when it is first asked for.
    const Occupancy &occupancy();

    /// A judge finds that the order cannot be followed after all, for what others are to do.
    void refuse(int unit, const Legality &why);
    /// The same of a given order that reaches no unit.
    void refuseApart(std::size_t index, const Legality &why) { m_refusedApart.push_back({index, why}); }
    /// Tells the units what they refuse, and why.
    void tellRefusals(MovesOutcome &out) const;
    /// Hands each order the verdict of its unit, and lists the intents where they are asked for.
    void answer(MovesOutcome &out);

private:
    enum class State : std::uint8_t { Unordered, Heeds, Refuses };
    struct NothingKnown {};

    void open(const Position &position, std::span<const GivenOrder> orders, MovesOutcome &out);
    /// Notes whom the order is for. The unit if it has still to be heard, else -1.
    int address(std::size_t index, MovesOutcome &out);
    int unitFor(const GivenOrder &given, Refusal &why);
    int boxedUnitFor(const GivenOrder &given, ProvinceId box) const;
    void check(int unit, const GivenOrder &given);

    const Board &m_board;
    const Rulebook &m_rules;
    const Apart m_apart;
    bool m_hasBoxes = false; ///< some province holds any number of units

    // The phase at hand.
    const Position *m_position = nullptr;
    std::span<const GivenOrder> m_orders;
    std::optional<Occupancy> m_occupancy;
    std::array<Small, maxProvinces> m_field;  ///< who stands on the field of a province, but for boxes
    std::array<State, maxUnits> m_state;
    std::array<Order, maxUnits> m_order;
    std::array<Legality, maxUnits> m_why;     ///< of those that refuse
    std::vector<int> m_unitOf;                ///< per given order
    std::vector<std::size_t> m_boxed;         ///< orders for units in boxes
    std::vector<std::pair<std::size_t, Legality>> m_refusedApart;
};

/// Lists the intents of a judge that keeps them unit by unit: fills what is the same for all of them.
void finishIntents(const Board &board, const Position &position, MovesOutcome &out);

template <class Known>
void Intake::read(const Position &position, std::span<const GivenOrder> orders, MovesOutcome &out, Known &&known)
{
    open(position, orders, out);
    const auto hear = [&](std::size_t index) {
        if (m_apart && m_apart(m_board, m_orders[index]))
            return;
        const int unit = address(index, out);
        if (unit < 0)
            return;
        const GivenOrder &given = m_orders[index];
        m_state[static_cast<std::size_t>(unit)] = State::Heeds;
        if constexpr (!std::is_same_v<std::remove_cvref_t<Known>, NothingKnown>) {
            const Unit &stands = m_position->units[static_cast<std::size_t>(unit)];
            const bool sameKind = given.order.kind == stands.kind || !given.order.kind.valid();
            Order &order = m_order[static_cast<std::size_t>(unit)];
            order = given.order;
            if (sameKind && order.layer == stands.layer && known(unit, order))
                return;
        }
        check(unit, given);
    };
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        const RegionId at = m_orders[i].order.at;
        if (m_hasBoxes && at.valid() && m_board.province(m_board.provinceOf(at)).unlimited)
            m_boxed.push_back(i);
        else
            hear(i);
    }
    if (m_boxed.empty())
        return;
    // Orders without a number are given out in turn, so the turn must not hang on how they were listed. Those with
    // a number go first.
    std::sort(m_boxed.begin(), m_boxed.end(), [&](std::size_t a, std::size_t b) {
        const GivenOrder &one = m_orders[a];
        const GivenOrder &two = m_orders[b];
        if ((one.order.number > 0) != (two.order.number > 0))
            return one.order.number > 0;
        return one < two;
    });
    for (const std::size_t i : m_boxed)
        hear(i);
}

} // namespace entente::judge
