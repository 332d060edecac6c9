#pragma once

#include "judge/contest.h"
#include "judge/movesengine.h"
#include "judge/plainorders.h"
#include "orders/legality.h"
#include "orders/occupancy.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

namespace entente::judge {

/// Reads the orders of a phase of moves for FeatureJudge and SequenceEngine; MovesJudge reads them through lookup
/// tables. It finds the unit that each order is for, asks whether the unit can follow it, and completes it. So each
/// unit has one intent at most. The same order twice is one order; two that differ cancel each other.
class Intake {
public:
    /// Which orders reach no unit, whatever they say. Their judge answers them itself.
    using Apart = bool (*)(const Board &, const GivenOrder &);
    Intake(const Board &board, const Rulebook &rules, Apart isApart = nullptr);
    Intake(const Intake &) = delete; // the plain orders know where the occupancy lies

    /// Opens a phase: nobody is ordered yet.
    void open(const Position &position, std::span<const GivenOrder> orders, MovesOutcome &out);
    /// Reads its orders, and hands each that can be followed to the judge at once, while the processor still knows what
    /// kind it is: `judge.accept(unit, order)`. A second order that differs takes it back: `judge.revoke(unit)`. The
    /// full legality is asked only of orders that are not known to be legal: plain ones are, and those of which
    /// `judge.knows(unit, order)` says so and completes them. Orders that are for no unit are answered in `out`.
    template <class Judge>
    void read(MovesOutcome &out, Judge &judge);

    /// Of a unit: was it ordered, and can that be followed?
    bool follows(int unit) const { return m_following.contains(UnitId(unit)); }
    bool refuses(int unit) const { return m_refusing.contains(UnitId(unit)); }
    /// Of a unit that follows it: the order, completed. Of any other it is whatever its judge makes of it.
    Order &order(int unit) { return m_order[static_cast<std::size_t>(unit)]; }
    const Order &order(int unit) const { return m_order[static_cast<std::size_t>(unit)]; }
    /// Why a unit refuses.
    const Legality &why(int unit) const { return m_why[static_cast<std::size_t>(unit)]; }
    /// The unit that a given order is for, or nobody's (-1).
    int unitOf(std::size_t index) const { return m_unitOf[index]; }
    /// What is told by look-up of the position.
    const PlainOrders &plain() const { return m_plain; }
    /// Given orders that reach no unit.
    std::span<const std::size_t> apart() const { return m_apartOrders; }
    /// Who stands where.
    const Occupancy &occupancy() const { return m_occupancy; }

    /// A judge finds that the order cannot be followed after all, for what others are to do.
    void refuse(int unit, const Legality &why);
    /// The same of a given order that reaches no unit.
    void refuseApart(std::size_t index, const Legality &why) { m_refusedApart.push_back({index, why}); }
    /// Tells the units what they refuse, and why.
    void tellRefusals(MovesOutcome &out) const;
    /// Hands each order the verdict of its unit, and lists the intents where they are asked for.
    void answer(MovesOutcome &out);

private:
    template <class Judge>
    void readOrder(std::size_t index, MovesOutcome &out, Judge &judge);
    /// Notes whom the order is for: a unit, or -1.
    int address(std::size_t index, MovesOutcome &out);
    void cancel(int unit);
    int unitFor(const GivenOrder &given, Refusal &why);
    int apartUnitFor(const GivenOrder &given, Refusal &why); ///< off the field, or in a box
    int boxedUnitFor(const GivenOrder &given, ProvinceId box) const;
    int ownedBy(PowerId power, UnitId unit, Refusal &why) const;
    template <class Judge>
    bool isKnown(int unit, const GivenOrder &given, const Judge &judge);
    bool check(int unit, const GivenOrder &given);

    const Board &m_board;
    const Rulebook &m_rules;
    const Apart m_apart;
    bool m_hasBoxes = false; ///< some province holds any number of units

    // The phase at hand.
    const Position *m_position = nullptr;
    std::span<const GivenOrder> m_orders;
    Occupancy m_occupancy;
    PlainOrders m_plain;
    UnitSet m_following;
    UnitSet m_refusing;
    std::array<Order, maxUnits> m_order;
    std::array<Legality, maxUnits> m_why; ///< of those that refuse
    std::vector<int> m_unitOf;            ///< per given order
    std::vector<std::size_t> m_boxed;     ///< orders for units in boxes
    std::vector<std::size_t> m_apartOrders;
    std::vector<std::pair<std::size_t, Legality>> m_refusedApart;
};

/// Lists the intents of a judge that keeps them unit by unit: fills what is the same for all of them.
void finishIntents(const Board &board, const Position &position, MovesOutcome &out);

inline int Intake::ownedBy(PowerId power, UnitId unit, Refusal &why) const
{
    if (!unit.valid())
        return -1;
    if (m_position->units[static_cast<std::size_t>(unit.index())].power == power && m_board.power(power).playable)
        return unit.index();
    why = Refusal::NotYours; // a garrison stands whatever is written for it (1939 III 14)
    return -1;
}

inline int Intake::unitFor(const GivenOrder &given, Refusal &why)
{
    const RegionId at = given.order.at;
    why = Refusal::NoUnit;
    if (!at.valid())
        return -1;
    const ProvinceId place = m_board.provinceOf(at);
    if (given.order.layer != Layer::Field || (m_hasBoxes && m_board.province(place).unlimited))
        return apartUnitFor(given, why);
    return ownedBy(given.power, m_occupancy.unitAt(place), why);
}

inline int Intake::address(std::size_t index, MovesOutcome &out)
{
    const GivenOrder &given = m_orders[index];
    Refusal why = Refusal::None;
    const int unit = unitFor(given, why);
    m_unitOf[index] = unit;
    if (unit < 0) {
        out.orders[index].reason = Reason::Illegal;
        out.orders[index].refusal = why;
        return -1;
    }
    return unit;
}

inline bool Intake::check(int unit, const GivenOrder &given)
{
    Order &order = m_order[static_cast<std::size_t>(unit)];
    order = given.order;
    const Legality legality = checkOrder(m_board, m_rules.orders, *m_position, m_occupancy, given.power, order);
    if (legality.ok()) [[likely]]
        return true;
    refuse(unit, legality);
    return false;
}

template <class Judge>
void Intake::readOrder(std::size_t index, MovesOutcome &out, Judge &judge)
{
    if (m_apart && m_apart(m_board, m_orders[index])) {
        m_apartOrders.push_back(index);
        return;
    }
    const int unit = address(index, out);
    if (unit < 0)
        return;
    const auto u = static_cast<std::size_t>(unit);
    const GivenOrder &given = m_orders[index];
    if (int &first = out.orderOf[u]; first >= 0) {
        if (m_orders[static_cast<std::size_t>(first)].order == given.order)
            return;
        if (follows(unit))
            judge.revoke(unit);
        cancel(unit);
        return;
    } else {
        first = static_cast<int>(index);
    }
    m_following.insert(UnitId(unit));
    if (isKnown(unit, given, judge) || check(unit, given))
        judge.accept(unit, m_order[u]);
}

template <class Judge>
bool Intake::isKnown(int unit, const GivenOrder &given, const Judge &judge)
{
    const Unit &stands = m_position->units[static_cast<std::size_t>(unit)];
    Order &order = m_order[static_cast<std::size_t>(unit)];
    order = given.order;
    if (order.layer != stands.layer || (order.kind != stands.kind && order.kind.valid()))
        return false;
    if (m_plain.knows(stands, order))
        return true;
    if constexpr (requires { judge.knows(unit, order); })
        return judge.knows(unit, order);
    return false;
}

template <class Judge>
void Intake::read(MovesOutcome &out, Judge &judge)
{
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        const RegionId at = m_orders[i].order.at;
        if (m_hasBoxes && at.valid() && m_board.province(m_board.provinceOf(at)).unlimited)
            m_boxed.push_back(i);
        else
            readOrder(i, out, judge);
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
        readOrder(i, out, judge);
}

} // namespace entente::judge
