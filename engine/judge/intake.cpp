#include "judge/intake.h"

#include <algorithm>

namespace entente::judge {

namespace {

constexpr int plainStrength = 2; // of an army, in half units

} // namespace

Intake::Intake(const Board &board, const Rulebook &rules, Apart isApart) : m_board(board), m_rules(rules), m_apart(isApart)
{
    for (const Province &province : board.provinces())
        m_hasBoxes = m_hasBoxes || province.unlimited;
}

void Intake::open(const Position &position, std::span<const GivenOrder> orders, MovesOutcome &out)
{
    m_position = &position;
    m_orders = orders;
    m_occupancy.reset();
    m_boxed.clear();
    m_refusedApart.clear();
    m_unitOf.assign(orders.size(), -1);
    const std::size_t count = position.units.size();
    std::fill_n(m_state.begin(), count, State::Unordered);
    std::fill_n(m_field.begin(), m_board.provinceCount(), nobody);
    for (std::size_t u = 0; u < count; ++u) {
        const Unit &unit = position.units[u];
        if (unit.layer == Layer::Field)
            m_field[static_cast<std::size_t>(m_board.provinceOf(unit.region).index())] = static_cast<Small>(u);
    }
    out.orders.assign(orders.size(), Verdict());
    out.orderOf.assign(count, -1);
}

const Occupancy &Intake::occupancy()
{
    if (!m_occupancy)
        m_occupancy.emplace(m_board, *m_position);
    return *m_occupancy;
}

int Intake::address(std::size_t index, MovesOutcome &out)
{
    const GivenOrder &given = m_orders[index];
    Refusal why = Refusal::None;
    const int unit = unitFor(given, why);
    if (unit < 0) {
        out.orders[index].reason = Reason::Illegal;
        out.orders[index].refusal = why;
        return -1;
    }
    m_unitOf[index] = unit;
    int &first = out.orderOf[static_cast<std::size_t>(unit)];
    if (first < 0) {
        first = static_cast<int>(index);
        return unit;
    }
    if (m_orders[static_cast<std::size_t>(first)].order != given.order) {
        const Unit &stands = m_position->units[static_cast<std::size_t>(unit)];
        const UnitKind &kind = m_board.kind(stands.kind);
        const bool splits = kind.strength > plainStrength && kind.hops == 1; // it counts double, and acts as one
        refuse(unit, {splits ? Refusal::SplitsActions : Refusal::OrderedTwice, m_board.provinceOf(stands.region)});
    }
    return -1;
}

int Intake::unitFor(const GivenOrder &given, Refusal &why)
{
    const Order &order = given.order;
    why = Refusal::NoUnit;
    if (!order.at.valid())
        return -1;
    const ProvinceId place = m_board.provinceOf(order.at);
    int unit = -1;
    if (m_hasBoxes && m_board.province(place).unlimited) {
        unit = boxedUnitFor(given, place);
        if (unit < 0 && occupancy().unitAt(place).valid())
            why = Refusal::NotYours;
        return unit;
    }
    if (order.layer == Layer::Field) {
        const Small there = m_field[static_cast<std::size_t>(place.index())];
        unit = there == nobody ? -1 : int(there);
    } else {
        const UnitId there = occupancy().unitAt(place, order.layer);
        unit = there.valid() ? there.index() : -1;
    }
    if (unit < 0 || m_position->units[static_cast<std::size_t>(unit)].power == given.power)
        return unit;
    why = Refusal::NotYours;
    return -1;
}

/// The unit that the number names; without one the first of its kind that has no order yet, else the last.
int Intake::boxedUnitFor(const GivenOrder &given, ProvinceId box) const
{
    int found = -1;
    int number = 0;
    for (std::size_t u = 0; u < m_position->units.size(); ++u) {
        const Unit &unit = m_position->units[u];
        if (unit.power != given.power || m_board.provinceOf(unit.region) != box || unit.layer != given.order.layer
            || (given.order.kind.valid() && unit.kind != given.order.kind))
            continue;
        ++number;
        if (given.order.number > 0) {
            if (number == given.order.number)
                found = static_cast<int>(u);
        } else if (found < 0 || m_state[static_cast<std::size_t>(found)] != State::Unordered) {
            found = static_cast<int>(u);
        }
    }
    return found;
}

void Intake::check(int unit, const GivenOrder &given)
{
    Order &order = m_order[static_cast<std::size_t>(unit)];
    order = given.order;
    const Legality legality = checkOrder(m_board, m_rules.orders, *m_position, occupancy(), given.power, order);
    if (!legality.ok())
        refuse(unit, legality);
}

void Intake::refuse(int unit, const Legality &why)
{
    m_state[static_cast<std::size_t>(unit)] = State::Refuses;
    m_why[static_cast<std::size_t>(unit)] = why;
}

void Intake::tellRefusals(MovesOutcome &out) const
{
    for (std::size_t u = 0; u < out.units.size(); ++u) {
        if (m_state[u] != State::Refuses)
            continue;
        Verdict &verdict = out.units[u];
        verdict.reason = Reason::Illegal;
        verdict.refusal = m_why[u].refusal;
        verdict.other = UnitId();
    }
}

void Intake::answer(MovesOutcome &out)
{
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        if (m_unitOf[i] >= 0)
            out.orders[i] = out.units[static_cast<std::size_t>(m_unitOf[i])];
    }
    if (!out.listsIntents)
        return;
    out.intents.clear();
    for (std::size_t i = 0; i < m_orders.size(); ++i) {
        const int unit = m_unitOf[i];
        Intent intent{UnitId(), m_orders[i].order, {}};
        if (Refusal why = Refusal::None; unit < 0 && m_apart && m_apart(m_board, m_orders[i]))
            intent.unit = UnitId(unitFor(m_orders[i], why)); // it is named, though it hears nothing
        else
            intent.unit = UnitId(unit);
        if (unit >= 0 && heeds(unit))
            intent.order = m_order[static_cast<std::size_t>(unit)];
        else if (unit >= 0)
            intent.why = m_why[static_cast<std::size_t>(unit)];
        out.intents.push_back(std::move(intent));
    }
    for (const auto &[index, why] : m_refusedApart)
        out.intents[index].why = why;
    finishIntents(m_board, *m_position, out);
}

void finishIntents(const Board &board, const Position &position, MovesOutcome &out)
{
    for (std::size_t i = 0; i < out.intents.size(); ++i) {
        auto &[unit, order, why] = out.intents[i];
        const Verdict &verdict = out.orders[i];
        if (verdict.reason == Reason::Illegal) {
            if (why.refusal != verdict.refusal)
                why = {verdict.refusal, order.at.valid() ? board.provinceOf(order.at) : ProvinceId()};
            continue;
        }
        why = {};
        if (!unit.valid())
            continue;
        // A lenient reading shows: the kind and the place are the unit's own.
        const Unit &stands = position.units[static_cast<std::size_t>(unit.index())];
        order.kind = stands.kind;
        order.at = stands.region;
        order.number = static_cast<std::uint8_t>(numberOf(board, position, unit));
    }
}

} // namespace entente::judge
