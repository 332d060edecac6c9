#include "judge/movesjudge.h"

#include "judge/knots.h"
#include "judge/movesrecord.h"
#include "orders/legality.h"

#include <algorithm>

namespace entente::judge {

template <class Mask>
MovesJudge<Mask>::MovesJudge(const Board &board, const Rulebook &rules) : m_board(board), m_rules(rules)
{
    m_alike = true;
    for (const UnitKind &kind : board.kinds()) {
        m_kinds.push_back({board.reachTable(kind.travel).data(), board.landingTable(kind.travel).data(),
                           static_cast<Small>(kind.strength), kind.convoys, kind.isConvoyed});
        m_alike = m_alike && kind.strength == board.kinds().front().strength;
    }
    m_place.fill(maxPlaces);
    for (int r = 0; r < board.regionCount(); ++r)
        m_place[static_cast<std::size_t>(r)] = static_cast<Small>(board.provinceOf(RegionId(r)).index());
    for (int p = 0; p < board.provinceCount(); ++p)
        m_mainRegion[static_cast<std::size_t>(p)] = board.mainRegion(ProvinceId(p));
    m_coastMayBeOmitted = rules.orders.supportCoast != OrderRules::SupportCoast::MustMatch;
    m_coastIgnored = rules.orders.supportCoast == OrderRules::SupportCoast::Ignored;
    m_exactWords = rules.orders.unitCoast == OrderRules::UnitCoast::Ignored
        && rules.orders.coastOmitted == OrderRules::CoastOmitted::Completed;
    c.attackers.fill(0);
    c.ofPower.fill(0);
    c.power.fill(0);
    c.occupant.fill(nobody);
    setSwitches(c, rules);
}

template <class Mask>
void MovesJudge<Mask>::run(const Position &position, const OrderSheet &sheet, Waters &waters, MovesOutcome &out)
{
    m_position = &position;
    m_units = position.units.data();
    m_sheet = &sheet;
    m_waters = &waters;
    m_out = &out;

    begin();
    hearAll();

    if (c.bySea)
        settle(paths());
    else
        settle(NoPaths());
}

template <class Mask>
template <class P>
void MovesJudge<Mask>::settle(const P &paths)
{
    Resolver<Mask, P> resolver(c, paths);
    settleContest(resolver, c, m_rules);
    record(resolver, paths);
}

// --- compile -----------------------------------------------------------------------------------

template <class Mask>
void MovesJudge<Mask>::begin()
{
    std::fill_n(c.attackers.begin(), m_board.provinceCount(), Mask(0));
    std::fill_n(c.occupant.begin(), m_board.provinceCount(), nobody);
    std::fill_n(c.ofPower.begin(), m_board.powerCount(), Mask(0));

    c.movers = c.supporters = c.carrying = c.bySea = c.mayWalk = 0;
    m_refused = m_unmatched = m_ownGround = m_carriage = 0;
    m_distant = m_asking = m_carried = 0;
    m_ordered = m_contradicted = 0;
    const std::size_t count = m_position->units.size();
    c.actors = static_cast<int>(count);
    if (m_out->units.size() != count) {
        m_out->units.resize(count);
        m_out->orderOf.resize(count);
        m_out->endsIn.resize(count);
    }
    m_out->orders.resize(m_sheet->orders().size());
    std::fill_n(c.dest.begin(), count, nowhere);
    std::fill_n(c.backers.begin(), count, Mask(0));
    std::fill_n(m_out->orderOf.begin(), count, -1);
    for (std::size_t u = 0; u < count; ++u) {
        const Unit unit = m_units[u];
        const Small place = m_place[static_cast<std::size_t>(unit.region.index())];
        c.power[u] = static_cast<Small>(unit.power.index());
        c.home[u] = place;
        c.occupant[place] = static_cast<Small>(u);
        c.ofPower[static_cast<std::size_t>(unit.power.index())] |= bit<Mask>(static_cast<int>(u));
    }
    if (m_alike) {
        std::fill_n(c.strength.begin(), count, m_kinds.front().strength);
        std::fill_n(c.fullStrength.begin(), count, m_kinds.front().strength);
    } else {
        for (std::size_t u = 0; u < count; ++u)
            c.strength[u] = c.fullStrength[u] = factsOf(static_cast<int>(u)).strength;
    }
}

/// Takes the orders in, verb by verb, so that whatever serves a move is heard after it: finds each one's unit,
/// settles legality by table look-up where it can, and asks the full legality for a reason only when the
/// look-up says no.
template <class Mask>
void MovesJudge<Mask>::hearAll()
{
    using Verb = OrderSheet::Verb;
    if (m_sheet->repeats())
        findRepeated();
    hearEach(Verb::Hold, [](int, const SheetOrder &) { return true; });
    hearEach(Verb::Other, [](int, const SheetOrder &) { return false; });
    hearEach(Verb::Move, [this](int unit, const SheetOrder &order) { return takeMove(unit, order); });
    hearEach(Verb::Convoy, [this](int unit, const SheetOrder &order) { return takeConvoy(unit, order); });
    hearEach(Verb::SupportHold, [this](int unit, const SheetOrder &order) { return takeHoldSupport(unit, order); });
    hearEach(Verb::SupportMove, [this](int unit, const SheetOrder &order) { return takeSupport(unit, order); });
    chooseWays();
}

template <class Mask>
template <class Hear>
inline void MovesJudge<Mask>::hearEach(OrderSheet::Verb verb, Hear &&hear)
{
    for (const SheetOrder &order : m_sheet->of(verb)) {
        const int unit = speaksTo(order);
        if (unit == nobody)
            continue;
        const Unit stands = m_units[unit];
        const bool plain = (order.kind == stands.kind || !order.kind.valid()) && order.layer == stands.layer && m_exactWords;
        if (!plain || !hear(unit, order)) [[unlikely]]
            hearSlowly(order, unit);
    }
}

/// The unit that is to follow the order; nobody if the order is answered already.
template <class Mask>
inline int MovesJudge<Mask>::speaksTo(const SheetOrder &order)
{
    const int unit = c.occupant[static_cast<std::size_t>(placeOf(order.at))];
    if (unit == nobody || c.power[static_cast<std::size_t>(unit)] != order.power.index()) [[unlikely]] {
        refuse(order.index, nobody, unit == nobody ? Refusal::NoUnit : Refusal::NotYours);
        return nobody;
    }
    int &counts = m_out->orderOf[static_cast<std::size_t>(unit)];
    if (m_ordered) [[unlikely]] {
        if (has(m_contradicted, unit)) {
            refuse(order.index, unit, Refusal::OrderedTwice);
            return nobody;
        }
        return counts == static_cast<int>(order.index) ? unit : int(nobody);
    }
    counts = static_cast<int>(order.index);
    return unit;
}

/// The same order twice is one order; two that differ cancel each other, whichever came first.
template <class Mask>
void MovesJudge<Mask>::findRepeated()
{
    const std::span<const GivenOrder> orders = m_sheet->orders();
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const int unit = c.occupant[static_cast<std::size_t>(placeOf(orders[i].order.at))];
        if (unit == nobody || c.power[static_cast<std::size_t>(unit)] != orders[i].power.index())
            continue;
        int &first = m_out->orderOf[static_cast<std::size_t>(unit)];
        if (!has(m_ordered, unit))
            first = static_cast<int>(i);
        else if (orders[static_cast<std::size_t>(first)].order != orders[i].order)
            m_contradicted |= bit<Mask>(unit);
        m_ordered |= bit<Mask>(unit);
    }
}

template <class Mask>
void MovesJudge<Mask>::hearSlowly(const SheetOrder &order, int unit)
{
    Order completed = m_sheet->orders()[order.index].order;
    const Legality legality = checkOrder(m_board, m_rules.orders, *m_position, order.power, completed);
    const bool taken = legality.ok() && take(OrderSheet::verbOf(completed), unit, OrderSheet::packed(completed));
    if (!taken)
        refuse(order.index, unit, legality.ok() ? Refusal::WrongPhase : legality.refusal);
}

template <class Mask>
void MovesJudge<Mask>::refuse(std::uint32_t index, int unit, Refusal refusal)
{
    Verdict &verdict = m_out->orders[index];
    verdict = Verdict();
    verdict.reason = Reason::Illegal;
    verdict.refusal = refusal;
    if (unit == nobody)
        return;
    m_refused |= bit<Mask>(unit);
    m_refusal[static_cast<std::size_t>(unit)] = refusal;
}

template <class Mask>
bool MovesJudge<Mask>::take(OrderSheet::Verb verb, int unit, const SheetOrder &order)
{
    switch (verb) {
    case OrderSheet::Verb::Hold: return true;
    case OrderSheet::Verb::Move: return takeMove(unit, order);
    case OrderSheet::Verb::Convoy: return takeConvoy(unit, order);
    case OrderSheet::Verb::SupportHold: return takeHoldSupport(unit, order);
    case OrderSheet::Verb::SupportMove: return takeSupport(unit, order);
    case OrderSheet::Verb::Other: break;
    }
    return false;
}

template <class Mask>
inline bool MovesJudge<Mask>::takeMove(int unit, const SheetOrder &order)
{
    const int place = placeOf(order.to);
    const RegionId landing = factsOf(unit).landing[m_units[unit].region.index() * m_board.provinceCount() + place];
    const bool step = landing.valid() && order.way == Way::Unsaid
        && (order.to == landing || order.to == m_mainRegion[static_cast<std::size_t>(place)]);
    if (!step)
        return takeOddMove(unit, order);
    const Mask self = bit<Mask>(unit);
    m_way[unit] = Way::Unsaid;
    m_toRegion[unit] = landing;
    c.dest[unit] = static_cast<Small>(place);
    c.carriers[unit] = 0;
    c.attackers[static_cast<std::size_t>(place)] |= self;
    c.movers |= self;
    return true;
}

/// Moves by sea, and those to one of two coasts.
template <class Mask>
bool MovesJudge<Mask>::takeOddMove(int unit, const SheetOrder &order)
{
    const Unit stands = m_units[unit];
    const KindFacts &kind = factsOf(unit);
    const RegionId to = order.to;
    const int place = placeOf(to);
    const int row = stands.region.index();
    RegionId landing = kind.landing[row * m_board.provinceCount() + place];
    if (landing.valid()) {
        if (to != landing && to != m_mainRegion[static_cast<std::size_t>(place)])
            return false;
    } else if (kind.reach[row].contains(ProvinceId(place))) {
        // Two coasts within reach: the one that is named, if it is one of them.
        if (!m_board.adjacent(m_board.kind(stands.kind).travel, stands.region, to))
            return false;
        landing = to;
    }
    const Mask self = bit<Mask>(unit);
    if (!landing.valid() || order.way != Way::Unsaid) {
        if (!kind.isConvoyed || to != m_mainRegion[static_cast<std::size_t>(place)] || c.home[unit] == place)
            return false;
        if (!landing.valid()) {
            const ProvinceId from(c.home[unit]);
            if (!ferried(from, ProvinceId(place), nobody) && !m_waters->couldCarry(*m_position, from, ProvinceId(place)))
                return false;
            m_distant |= self;
        }
        if (order.way != Way::Unsaid)
            m_asking |= self;
        landing = to;
    }
    m_way[unit] = order.way;
    m_toRegion[unit] = landing;
    c.dest[unit] = static_cast<Small>(place);
    c.carriers[unit] = 0;
    c.attackers[static_cast<std::size_t>(place)] |= self;
    c.movers |= self;
    return true;
}

/// Notes whom a support backs, and whether that is being done. Without branches: whether a support matches is
/// what a processor guesses worst.
template <class Mask>
inline void MovesJudge<Mask>::back(int unit, int target, bool matches)
{
    const Mask self = bit<Mask>(unit);
    const Mask backing = only(matches, self);
    c.target[unit] = static_cast<Small>(target);
    c.backers[target] |= backing;
    c.fullStrength[target] = static_cast<Small>(c.fullStrength[target] + pick(matches, c.strength[unit], 0));
    c.supporters |= backing;
    m_unmatched |= self ^ backing;
}

template <class Mask>
inline bool MovesJudge<Mask>::takeHoldSupport(int unit, const SheetOrder &order)
{
    const int place = placeOf(order.of);
    const int target = c.occupant[static_cast<std::size_t>(place)];
    if (target == nobody || target == unit)
        return false;
    if (order.ofKind.valid() && order.ofKind != m_units[target].kind)
        return false;
    if (!factsOf(unit).reach[m_units[unit].region.index()].contains(ProvinceId(place)))
        return false;
    c.directed[unit] = nowhere;
    back(unit, target, c.dest[target] == nowhere);
    return true;
}

template <class Mask>
inline bool MovesJudge<Mask>::takeSupport(int unit, const SheetOrder &order)
{
    const int of = placeOf(order.of);
    const int target = c.occupant[static_cast<std::size_t>(of)];
    if (target == nobody || target == unit)
        return false;
    if (order.ofKind.valid() && order.ofKind != m_units[target].kind)
        return false;
    const int place = placeOf(order.to);
    if (!factsOf(unit).reach[m_units[unit].region.index()].contains(ProvinceId(place)) || place == of)
        return false;
    // The supported unit must be able to get there at all, and without this one's help.
    const KindFacts &kind = factsOf(target);
    if (!kind.reach[m_units[target].region.index()].contains(ProvinceId(place))
        && (!kind.isConvoyed || m_board.isSea(ProvinceId(place))
            || !(ferried(ProvinceId(of), ProvinceId(place), unit)
                 || m_waters->couldCarryWithout(*m_position, ProvinceId(c.home[unit]), ProvinceId(of), ProvinceId(place)))))
        return false;

    c.directed[unit] = static_cast<Small>(place);
    const int holder = c.occupant[static_cast<std::size_t>(place)];
    const bool ownGround = (c.power[holder & (maxUnits - 1)] == c.power[unit]) & (holder != nobody);
    m_ownGround |= only(ownGround, bit<Mask>(unit));
    // The coast of a support, DATC 4.B.4.
    const bool sameCoast = (order.to == m_toRegion[target]) | m_coastIgnored
        | (m_coastMayBeOmitted & (order.to == m_mainRegion[static_cast<std::size_t>(place)]));
    back(unit, target, (c.dest[target] == place) & sameCoast);
    return true;
}

template <class Mask>
bool MovesJudge<Mask>::takeConvoy(int unit, const SheetOrder &order)
{
    const int from = placeOf(order.of);
    const int place = placeOf(order.to);
    const ProvinceId to(place);
    const int army = c.occupant[static_cast<std::size_t>(from)];
    if (army == nobody || !factsOf(unit).convoys || !m_board.isSea(ProvinceId(c.home[unit])))
        return false;
    const KindId kind = m_units[army].kind;
    if (!factsOf(army).isConvoyed || (order.ofKind.valid() && order.ofKind != kind) || from == place || m_board.isSea(to)
        || order.to != m_mainRegion[static_cast<std::size_t>(place)] || !mayCarry(unit, army, to))
        return false;
    const Mask self = bit<Mask>(unit);
    c.target[unit] = static_cast<Small>(army);
    c.directed[unit] = static_cast<Small>(place);
    bool matches = c.dest[army] == place;
    if (matches && m_way[army] == Way::ByRoute) {
        const Move &move = *std::get_if<Move>(&m_sheet->orders()[static_cast<std::size_t>(m_out->orderOf[army])].order.action);
        matches = std::find(move.waters.begin(), move.waters.end(), ProvinceId(c.home[unit])) != move.waters.end();
    }
    if (matches) {
        m_carriage |= self;
        c.carriers[army] |= self;
        m_carried |= bit<Mask>(army);
    } else {
        m_unmatched |= self;
    }
    return true;
}

/// Does one fleet by itself join the two coasts, some fleet but `helper`? Most convoys are of this kind, and need
/// no search of the waters.
template <class Mask>
bool MovesJudge<Mask>::ferried(ProvinceId from, ProvinceId to, int helper) const
{
    bool found = false;
    if (m_board.isSea(to))
        return false;
    (m_board.waters(from) & m_board.waters(to)).forEach([&](ProvinceId sea) {
        const int fleet = c.occupant[static_cast<std::size_t>(sea.index())];
        found = found || (fleet != nobody && fleet != helper && factsOf(fleet).convoys);
    });
    return found;
}

/// May this fleet be of use to such a convoy? One that joins both coasts by itself needs no search; one
/// that offers a neighbour's army a detour is of no use where that counts as no order (DATC 6.G.19).
template <class Mask>
bool MovesJudge<Mask>::mayCarry(int fleet, int army, ProvinceId to)
{
    const ProvinceId sea(c.home[fleet]);
    const ProvinceId from(c.home[army]);
    if (m_board.waters(from).contains(sea) && m_board.waters(to).contains(sea))
        return true;
    if (!m_waters->couldCarry(*m_position, sea, from, to))
        return false;
    const bool mayWalk = factsOf(army).reach[m_units[army].region.index()].contains(to);
    return !mayWalk || m_rules.orders.illegalOrders == OrderRules::IllegalOrders::CountAsOrdered
        || m_waters->useful(*m_position, from, to).contains(sea);
}

template <class Mask>
void MovesJudge<Mask>::chooseWays()
{
    each(m_distant | m_asking | m_carried, [&](int u) { chooseWay(m_rules, c, paths(), u, has(m_distant, u), m_way[u]); });
}

template class MovesJudge<Narrow>;
template class MovesJudge<Wide>;

} // namespace entente::judge
