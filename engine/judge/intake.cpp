#include "judge/intake.h"

#include <algorithm>

namespace entente::judge {

namespace {

constexpr int plainStrength = 2; // of an army, in half units

} // namespace

Intake::Intake(const Board &board, const Rulebook &rules, Apart isApart)
    : m_board(board), m_rules(rules), m_apart(isApart), m_plain(board, rules.orders, m_occupancy)
{
    for (const Province &province : board.provinces())
        m_hasBoxes = m_hasBoxes || province.unlimited;
}

void Intake::open(const Position &position, std::span<const GivenOrder> orders, MovesOutcome &out)
{
    m_position = &position;
    m_orders = orders;
    m_occupancy.open(m_board, position);
    m_boxed.clear();
    m_apartOrders.clear();
    m_refusedApart.clear();
    m_unitOf.assign(orders.size(), -1);
    const std::size_t count = position.units.size();
    m_following = m_refusing = UnitSet();
    m_plain.open(position);
    out.orders.assign(orders.size(), Verdict());
    out.orderOf.assign(count, -1);
}

/// Of two orders that differ neither counts.
void Intake::cancel(int unit)
{
    const Unit &stands = m_position->units[static_cast<std::size_t>(unit)];
    const UnitKind &kind = m_board.kind(stands.kind);
    const bool splits = kind.strength > plainStrength && kind.hops == 1; // it counts double, and acts as one
    refuse(unit, {splits ? Refusal::SplitsActions : Refusal::OrderedTwice, m_board.provinceOf(stands.region)});
}

int Intake::apartUnitFor(const GivenOrder &given, Refusal &why)
{
    const ProvinceId place = m_board.provinceOf(given.order.at);
    if (m_board.province(place).unlimited) {
        const int unit = boxedUnitFor(given, place);
        if (unit < 0 && m_occupancy.unitAt(place).valid())
            why = Refusal::NotYours;
        return unit;
    }
    return ownedBy(given.power, m_occupancy.unitAt(place, given.order.layer), why);
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
        } else if (found < 0 || follows(found) || refuses(found)) {
            found = static_cast<int>(u);
        }
    }
    return found;
}

void Intake::refuse(int unit, const Legality &why)
{
    m_following.erase(UnitId(unit));
    m_refusing.insert(UnitId(unit));
    m_why[static_cast<std::size_t>(unit)] = why;
}

void Intake::tellRefusals(MovesOutcome &out) const
{
    m_refusing.forEach([&](UnitId unit) {
        Verdict &verdict = out.units[static_cast<std::size_t>(unit.index())];
        verdict.reason = Reason::Illegal;
        verdict.refusal = why(unit.index()).refusal;
        verdict.other = UnitId();
    });
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
        if (unit >= 0 && follows(unit))
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
