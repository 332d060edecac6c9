#include "judge/movesjudge.h"

#include "judge/cycles.h"
#include "judge/evidencerecorder.h"
#include "judge/intake.h"
#include "judge/verdictrecorder.h"
#include "orders/legality.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

namespace entente::judge {

// The first stage of MovesJudge: every order finds its unit, is found legal or refused, and is matched with what it
// serves.

/// Takes the orders in, verb by verb, so that whatever serves a move is heard after it. Legality is settled by table
/// look-up; only when that says no the full legality is asked for a reason.
template <class Mask>
void MovesJudge<Mask>::readOrders()
{
    using Verb = OrderSheet::Verb;
    if (m_sheet->repeats())
        findRepeated();
    if (!m_exactWords || m_out->listsIntents) {
        for (const Verb verb :
             {Verb::Hold, Verb::Other, Verb::Move, Verb::Convoy, Verb::SupportHold, Verb::SupportMove})
            readEach(verb, [](int, const SheetOrder &) { return false; });
        return chooseWays();
    }
    readEach(Verb::Hold, [](int, const SheetOrder &) { return true; });
    readEach(Verb::Other, [](int, const SheetOrder &) { return false; });
    readEach(Verb::Move, [this](int unit, const SheetOrder &order) {
        return order.way != Way::ByRoute && takeMove(unit, order); // whether its waters join up is not on the sheet
    });
    readEach(Verb::Convoy, [this](int unit, const SheetOrder &order) { return takeConvoy(unit, order); });
    readEach(Verb::SupportHold, [this](int unit, const SheetOrder &order) { return takeHoldSupport(unit, order); });
    readEach(Verb::SupportMove, [this](int unit, const SheetOrder &order) { return takeSupport(unit, order); });
    chooseWays();
}

template <class Mask>
template <class Read>
inline void MovesJudge<Mask>::readEach(OrderSheet::Verb verb, Read &&readOrder)
{
    // At once: that the unit is the power's own, and of the kind and in the layer that the order says. That it stands
    // there is known already.
    static_assert(offsetof(SheetOrder, power) == 0 && offsetof(SheetOrder, kind) == 1);
    static_assert(offsetof(Unit, power) == 0 && offsetof(Unit, kind) == 1);
    const auto powerAndKind = [](const auto &of) {
        std::uint16_t both;
        std::memcpy(&both, &of, sizeof both);
        return both;
    };
    const auto differ = [&](const SheetOrder &a, const Unit &b) {
        return (powerAndKind(a) != powerAndKind(b)) | (a.layer != b.layer);
    };
    int *const orderOf = m_out->orderOf.data();
    const bool repeats = m_ordered != 0;
    for (const SheetOrder &order : m_sheet->of(verb)) {
        const int unit = c.occupant[static_cast<std::size_t>(order.place.index())];
        if (unit == nobody) [[unlikely]] {
            refuse(order.index, nobody, Refusal::NoUnit);
            continue;
        }
        const bool differs = differ(order, m_units[unit]);
        if (!differs && !repeats) [[likely]] {
            orderOf[unit] = static_cast<int>(order.index);
            if (!readOrder(unit, order)) [[unlikely]]
                checkFully(order, unit);
        } else if (order.power != m_units[unit].power) {
            refuse(order.index, nobody, Refusal::NotYours);
        } else if (!repeats || !countsElsewhere(order, unit)) {
            orderOf[unit] = static_cast<int>(order.index);
            const bool plain = !order.kind.valid() && order.layer == m_units[unit].layer;
            if ((differs && !plain) || !readOrder(unit, order))
                checkFully(order, unit);
        }
    }
}

/// Only in seasons in which some unit is ordered more than once: is the order answered by another one?
template <class Mask>
bool MovesJudge<Mask>::countsElsewhere(const SheetOrder &order, int unit)
{
    if (!has(m_contradicted, unit))
        return m_out->orderOf[static_cast<std::size_t>(unit)] != static_cast<int>(order.index);
    refuse(order.index, unit, Refusal::OrderedTwice);
    return true;
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
void MovesJudge<Mask>::checkFully(const SheetOrder &order, int unit)
{
    Order completed = m_sheet->orders()[order.index].order;
    const Legality legality = checkOrder(m_board, m_rules.orders, *m_position, order.power, completed);
    if (m_out->listsIntents) {
        const UnitId whose(m_units[unit].layer == order.layer ? unit : -1);
        const Order &given = m_sheet->orders()[order.index].order;
        m_out->intents[order.index] = {whose, legality.ok() ? completed : given, legality};
    }
    SheetOrder line;
    OrderSheet::pack(m_board, completed, line);
    if (!legality.ok() || !take(OrderSheet::verbOf(completed), unit, line))
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
    const Board::Step step = stepOf(unit, order.goal);
    if (!(Board::isOneArrival(step) & (order.way == Way::Unsaid) & order.anyCoast))
        return takeSpecialMove(unit, order);
    enter(unit, RegionId(order.to.index() + step - 1), order.goal.index()); // `to` is the province's own region
    return true;
}

template <class Mask>
inline void MovesJudge<Mask>::enter(int unit, RegionId arrival, int place)
{
    const Mask self = bit<Mask>(unit);
    m_toRegion[unit] = arrival;
    c.dest[unit] = static_cast<Place>(place);
    m_plainPass.want(place);
    c.attackers[static_cast<std::size_t>(place)] |= self;
    c.movers |= self;
}

/// Moves by sea, and those that name a coast or should.
template <class Mask>
bool MovesJudge<Mask>::takeSpecialMove(int unit, const SheetOrder &order)
{
    const Unit stands = m_units[unit];
    const KindFacts &kind = factsOf(unit);
    const RegionId to = order.to;
    const ProvinceId goal = order.goal;
    RegionId arrival = m_board.onlyArrival(m_board.kind(stands.kind).travel, stands.region, goal);
    if (arrival.valid()) {
        if (to != arrival && !order.anyCoast)
            return false;
    } else if (reaches(unit, goal)) {
        // Two coasts within reach: the one that is named, if it is one of them.
        if (!m_board.adjacent(m_board.kind(stands.kind).travel, stands.region, to))
            return false;
        arrival = to;
    }
    const Mask self = bit<Mask>(unit);
    if (!arrival.valid() || order.way != Way::Unsaid) {
        if (!kind.isConvoyed || !order.anyCoast || order.place == goal)
            return false;
        if (!ferried(order.place, goal, nobody) && !m_waters->couldCarry(*m_position, order.place, goal))
            return false;
        if (!arrival.valid())
            m_distant |= self;
        if (order.way != Way::Unsaid)
            m_asking |= self;
        m_way[unit] = order.way;
        arrival = to;
    }
    enter(unit, arrival, goal.index());
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
    c.fullStrength[target] = static_cast<Halves<Mask>>(c.fullStrength[target] + pick(matches, c.strength[unit], 0));
    c.supporters |= backing;
    m_unmatched |= self ^ backing;
}

template <class Mask>
inline bool MovesJudge<Mask>::takeHoldSupport(int unit, const SheetOrder &order)
{
    const int target = c.occupant[static_cast<std::size_t>(order.of.index())];
    if (target == nobody || target == unit)
        return false;
    if (order.ofKind.valid() && order.ofKind != m_units[target].kind)
        return false;
    if (!reaches(unit, order.of))
        return false;
    c.directed[unit] = nowhere;
    back(unit, target, c.dest[target] == nowhere);
    return true;
}

template <class Mask>
inline bool MovesJudge<Mask>::takeSupport(int unit, const SheetOrder &order)
{
    const int target = c.occupant[static_cast<std::size_t>(order.of.index())];
    if (target == nobody || target == unit)
        return false;
    if (order.ofKind.valid() && order.ofKind != m_units[target].kind)
        return false;
    const ProvinceId goal = order.goal;
    if (!reaches(unit, goal) || goal == order.of)
        return false;
    // The supported unit must be able to get there at all, and without this one's help.
    if (!reaches(target, goal)
        && (!factsOf(target).isConvoyed || m_board.isSea(goal)
            || !(ferried(order.of, goal, unit)
                 || m_waters->couldCarryWithout(*m_position, order.place, order.of, goal))))
        return false;

    const int place = goal.index();
    c.directed[unit] = static_cast<Place>(place);
    m_ownGround |= only((m_plainPass.standing(place) & c.ofPower[c.power[unit]]) != 0, bit<Mask>(unit));
    // The coast of a support, DATC 4.B.4. Where there are coasts only an army goes to the province as such (4.B.6).
    const bool sameCoast = (order.to == m_toRegion[target]) | m_coastIgnored | (m_coastMayBeOmitted & order.anyCoast)
                           | (m_armyCoastIgnored & (m_toRegion[target] == m_board.mainRegion(goal)));
    back(unit, target, (c.dest[target] == place) & sameCoast);
    return true;
}

template <class Mask>
bool MovesJudge<Mask>::takeConvoy(int unit, const SheetOrder &order)
{
    const int army = c.occupant[static_cast<std::size_t>(order.of.index())];
    if (army == nobody || !factsOf(unit).convoys || !m_board.isConvoySpace(order.place))
        return false;
    const KindId kind = m_units[army].kind;
    if (!factsOf(army).isConvoyed || (order.ofKind.valid() && order.ofKind != kind) || order.of == order.goal
        || m_board.isSea(order.goal) || !(order.anyCoast | m_armyCoastIgnored) || !mayCarry(unit, army, order.goal))
        return false;
    const Mask self = bit<Mask>(unit);
    c.target[unit] = static_cast<Small>(army);
    c.directed[unit] = static_cast<Place>(order.goal.index());
    bool matches = c.dest[army] == c.directed[unit];
    if (matches && has(m_asking, army) && m_way[army] == Way::ByRoute) {
        const Move &move =
            *std::get_if<Move>(&m_sheet->orders()[static_cast<std::size_t>(m_out->orderOf[army])].order.action);
        matches = std::find(move.waters.begin(), move.waters.end(), order.place) != move.waters.end();
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
    return !reaches(army, to) || m_rules.orders.illegalOrders == OrderRules::IllegalOrders::CountAsOrdered
           || m_waters->useful(*m_position, sea, from, to);
}

// The third stage of MovesJudge: everything is settled, and every unit and order is told what became of
// it and why.

/// Writes a verdict for every unit that the plain pass left without one, then hands each order its unit's.
template <class Mask>
template <class R, class P>
void MovesJudge<Mask>::record(const R &r, const P &paths)
{
    MovesOutcome &out = *m_out;
    const VerdictRecorder<Mask, R, P> recorder(c, r, paths, out);
    const std::size_t count = static_cast<std::size_t>(c.actors);
    // Given, and nothing about the move that it backs can make it idle.
    const Mask plain = r.shut() ? Mask(0) : r.given & ~m_ownGround;
    recorder.helpers(plain, m_carriage, m_unmatched);
    recorder.moves(c.movers & ~m_plainPass.told(), m_toRegion.data());
    recorder.refusals(m_refused, m_refusal.data());
    recorder.sets();

    const Verdict *units = out.units.data();
    const int *orderOf = out.orderOf.data();
    Verdict *orders = out.orders.data();
    for (std::size_t u = 0; u < count; ++u) {
        if (orderOf[u] >= 0)
            orders[orderOf[u]] = units[u];
    }
    if (m_ordered) {
        const std::span<const GivenOrder> given = m_sheet->orders();
        for (std::size_t i = 0; i < given.size(); ++i) {
            const int u = c.occupant[static_cast<std::size_t>(placeOf(given[i].order.at))];
            if (u != nobody && c.power[u] == given[i].power.index())
                out.orders[i] = out.units[static_cast<std::size_t>(u)];
        }
    }
    if (out.listsEvidence)
        EvidenceRecorder<Mask, R, P>(c, r, recorder).record(out);
    if (out.listsIntents)
        listIntents();
}

/// What was heard order by order, and of orders repeated what was heard of the first.
template <class Mask>
void MovesJudge<Mask>::listIntents()
{
    const std::span<const GivenOrder> given = m_sheet->orders();
    for (std::size_t i = 0; m_ordered && i < given.size(); ++i) {
        const int u = c.occupant[static_cast<std::size_t>(placeOf(given[i].order.at))];
        if (u == nobody || c.power[u] != given[i].power.index() || given[i].order.layer != m_units[u].layer)
            continue;
        m_out->intents[i] = m_out->intents[static_cast<std::size_t>(m_out->orderOf[static_cast<std::size_t>(u)])];
        m_out->intents[i].unit = UnitId(u);
        if (has(m_contradicted, u))
            m_out->intents[i].order = given[i].order;
    }
    finishIntents(m_board, *m_position, *m_out);
}

template <class Mask>
MovesJudge<Mask>::MovesJudge(const Board &board, const Rulebook &rules) : m_board(board), m_rules(rules)
{
    m_alike = true;
    for (const UnitKind &kind : board.kinds()) {
        m_kinds.push_back(
            {board.stepTable(kind.travel).data(), static_cast<Small>(kind.strength), kind.convoys, kind.isConvoyed});
        m_alike = m_alike && kind.strength == board.kinds().front().strength;
    }
    m_provinces = board.provinceCount();
    m_place.fill(nowhere);
    for (int r = 0; r < board.regionCount(); ++r)
        m_place[static_cast<std::size_t>(r)] = static_cast<Place>(board.provinceOf(RegionId(r)).index());
    m_coastMayBeOmitted = rules.orders.supportCoast != OrderRules::SupportCoast::MustMatch;
    m_armyCoastIgnored = rules.orders.armyCoast == OrderRules::ArmyCoast::Ignored;
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
    readOrders();

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
    m_plainPass.settle(resolver, paths,
                       {m_out->units.data(), m_toRegion.data(), m_out->endsIn.data(), &m_out->contested});
    if (!resolver.done()) {
        resolver.resume();
        untieContest(resolver, c, knotRule(m_rules));
    }
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
    if (m_out->listsIntents) {
        m_out->intents.clear();
        for (const GivenOrder &given : m_sheet->orders())
            m_out->intents.push_back({{}, given.order, {}});
    }
    m_out->contested = ProvinceSet();
    m_plainPass.begin(m_board.provinceCount());
    Verdict held;
    held.reason = Reason::Holds;
    std::fill_n(m_out->units.begin(), count, held);
    std::fill_n(c.dest.begin(), count, nowhere);
    std::fill_n(c.backers.begin(), count, Mask(0));
    std::fill_n(c.carriers.begin(), count, Mask(0));
    std::fill_n(m_out->orderOf.begin(), count, -1);
    for (std::size_t u = 0; u < count; ++u) {
        const Unit unit = m_units[u];
        const Place place = m_place[static_cast<std::size_t>(unit.region.index())];
        c.power[u] = static_cast<Small>(unit.power.index());
        c.home[u] = place;
        c.occupant[place] = static_cast<Small>(u);
        m_out->endsIn[u] = unit.region;
        m_stepsOf[u] = m_kinds[static_cast<std::size_t>(unit.kind.index())].steps + unit.region.index() * m_provinces;
        m_plainPass.stand(static_cast<int>(u), place);
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

template <class Mask>
void MovesJudge<Mask>::chooseWays()
{
    each(m_distant | m_asking | m_carried, [&](int u) {
        chooseWay(m_rules, c, paths(), u, has(m_distant, u), has(m_asking, u) ? m_way[u] : Way::Unsaid);
    });
}

template class MovesJudge<Narrow>;
template class MovesJudge<Wide>;
template class MovesJudge<Vast>;

} // namespace entente::judge
