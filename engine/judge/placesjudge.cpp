#include "judge/placesjudge.h"

#include "judge/cycles.h"
#include "judge/placesrecord.h"
#include "judge/placesvoyages.h"
#include "orders/legality.h"

#include <algorithm>

namespace entente::judge {

bool needsPlaces(const Board &board, const Rulebook &rules)
{
    return rules.orders.coastalCrawl || rules.orders.armyFleet || rules.orders.walls || board.hasSpecialSpaces();
}

template <class Mask>
PlacesJudge<Mask>::PlacesJudge(const Board &board, const Rulebook &rules)
    : m_board(board), m_rules(rules), m_intake(board, rules)
{
    for (const Province &province : board.provinces())
        m_passes = m_passes || province.sentTo.valid();
    c.attackers.fill(0);
    c.ofPower.fill(0);
    c.occupant.fill(nobody);
    setSwitches(c, rules);
}

template <class Mask>
void PlacesJudge<Mask>::run(const Position &position, std::span<const GivenOrder> orders, Waters &waters,
                            MovesOutcome &out)
{
    m_position = &position;
    m_units = position.units.data();
    m_orders = orders;
    m_waters = &waters;
    m_out = &out;

    begin();
    readOrders();
    if (m_rules.orders.armyFleet)
        embark();
    matchConvoys();
    chooseWays();
    findCrossings();
    matchSupports();

    const Paths paths = waysOver();
    Resolver<Mask, Paths> resolver(c, paths);
    settleContest(resolver, c, knotRule(m_rules));
    record(resolver);
}

// --- compile -----------------------------------------------------------------------------------

template <class Mask>
void PlacesJudge<Mask>::begin()
{
    std::fill_n(c.attackers.begin(), m_board.provinceCount(), Mask(0));
    std::fill_n(c.occupant.begin(), m_board.provinceCount(), nobody);
    std::fill_n(c.ofPower.begin(), m_board.powerCount(), Mask(0));
    c.movers = c.supporters = c.carrying = c.bySea = c.mayWalk = c.crossing = c.raising = c.disembarking = c.adrift =
        c.exposed = 0;
    m_aboard = m_boarding = m_embarked = 0;
    m_unmatched = m_distant = m_backing = m_carriage = 0;

    const std::size_t count = m_position->units.size();
    c.actors = static_cast<int>(count);
    Verdict held;
    held.reason = Reason::Holds;
    m_out->units.assign(count, held);
    m_out->endsIn.resize(count);
    m_out->inside = UnitSet();
    m_out->besieged = ProvinceSet();
    std::fill_n(c.dest.begin(), count, nowhere);
    std::fill_n(c.directed.begin(), count, nowhere);
    std::fill_n(c.backers.begin(), count, Mask(0));
    std::fill_n(c.carriers.begin(), count, Mask(0));
    for (std::size_t u = 0; u < count; ++u) {
        const Unit unit = m_units[u];
        const ProvinceId place = m_board.provinceOf(unit.region);
        m_home[u] = static_cast<Place>(place.index());
        m_out->endsIn[u] = unit.region;
        c.power[u] = static_cast<Small>(unit.power.index());
        c.strength[u] = c.fullStrength[u] = static_cast<Small>(m_board.kind(unit.kind).strength);
        c.ofPower[static_cast<std::size_t>(unit.power.index())] |= bit<Mask>(static_cast<int>(u));
        const bool alone = unit.layer == Layer::Field && !m_board.province(place).unlimited;
        c.home[u] = alone ? static_cast<Place>(place.index()) : apart;
        if (alone)
            c.occupant[static_cast<std::size_t>(place.index())] = static_cast<Small>(u);
        if (unit.layer == Layer::Walls)
            m_out->besieged.insert(place);
        if (unit.layer == Layer::Aboard)
            m_aboard |= bit<Mask>(static_cast<int>(u));
    }
    if (m_rules.orders.armyFleet)
        findShips();
}

template <class Mask>
void PlacesJudge<Mask>::readOrders()
{
    m_intake.open(*m_position, m_orders, *m_out);
    m_intake.read(*m_out, *this);
}

/// For what others are to do the order cannot be followed after all.
template <class Mask>
void PlacesJudge<Mask>::refuse(int unit, const Legality &why)
{
    m_intake.refuse(unit, why);
    unheed(unit);
}

template <class Mask>
void PlacesJudge<Mask>::unheed(int unit)
{
    const Mask self = bit<Mask>(unit);
    if (c.movers & self) {
        c.attackers[c.dest[unit]] &= ~self;
        c.dest[unit] = nowhere;
        c.movers &= ~self;
        c.raising &= ~self;
    }
    m_distant &= ~self;
    m_boarding &= ~self;
    m_backing &= ~self;
    m_carriage &= ~self;
}

template <class Mask>
void PlacesJudge<Mask>::heed(int unit, const Order &order)
{
    const Mask self = bit<Mask>(unit);
    if (const Move *move = std::get_if<Move>(&order.action)) {
        heedMove(unit, *move);
    } else if (const Raise *raise = std::get_if<Raise>(&order.action)) {
        aim(unit, m_board.provinceOf(raise->of), raise->of);
        c.raising |= self;
    } else if (is<Support>(order)) {
        m_backing |= self;
    } else if (const Convoy *convoy = std::get_if<Convoy>(&order.action)) {
        m_carriage |= self;
        c.target[unit] = c.occupant[static_cast<std::size_t>(m_board.provinceOf(convoy->army).index())];
        c.directed[unit] = static_cast<Place>(m_board.provinceOf(convoy->to).index());
    }
}

template <class Mask>
void PlacesJudge<Mask>::heedMove(int unit, const Move &move)
{
    const ProvinceId place = m_board.provinceOf(move.to());
    const bool voyage = m_rules.orders.armyFleet && kindOf(unit).embarks;
    if (voyage && !has(m_aboard, unit) && (m_board.isSea(place) || move.waters.size() > 1)) {
        m_boarding |= bit<Mask>(unit);
        m_boardsIn[static_cast<std::size_t>(unit)] = m_board.isSea(place) ? place : move.waters.front();
        if (m_board.isSea(place))
            return; // it goes nowhere else
    }
    aim(unit, place, move.to());
    if (!besieged(unit) && !m_board.reach(kindOf(unit).travel, m_units[unit].region).contains(place))
        m_distant |= bit<Mask>(unit);
}

/// Entering a box meets nobody, so nobody there knows of it.
template <class Mask>
void PlacesJudge<Mask>::aim(int unit, ProvinceId place, RegionId arrival)
{
    m_to[static_cast<std::size_t>(unit)] = arrival;
    c.dest[unit] = static_cast<Place>(place.index());
    c.movers |= bit<Mask>(unit);
    if (!m_board.province(place).unlimited)
        c.attackers[static_cast<std::size_t>(place.index())] |= bit<Mask>(unit);
}

template <class Mask>
void PlacesJudge<Mask>::matchConvoys()
{
    each(m_carriage, [&](int fleet) {
        const int army = c.target[fleet];
        const Order &order = m_intake.order(army);
        if (has(c.disembarking, army) && m_ship[static_cast<std::size_t>(army)] == fleet
            && c.dest[army] == c.directed[fleet])
            return; // its army is aboard
        bool matches = has(c.movers & ~c.raising & ~c.disembarking, army) && c.dest[army] == c.directed[fleet];
        if (matches) {
            const Move &move = std::get<Move>(order.action);
            matches = move.way != Way::ByRoute
                      || std::find(move.waters.begin(), move.waters.end(), provinceOf(fleet)) != move.waters.end();
        }
        if (matches)
            c.carriers[army] |= bit<Mask>(fleet);
        else
            m_unmatched |= bit<Mask>(fleet);
    });
}

template <class Mask>
void PlacesJudge<Mask>::chooseWays()
{
    const Paths paths = waysOver();
    each(c.movers & ~c.raising & ~c.disembarking, [&](int u) {
        const Way way = std::get_if<Move>(&m_intake.order(u).action)->way;
        if (has(m_distant, u) || way != Way::Unsaid || c.carriers[u]) // the others walk
            chooseWay(m_rules, c, paths, u, has(m_distant, u), way);
    });
}

/// Davis 7: two fleets that go opposite ways, but not along the same coast.
template <class Mask>
void PlacesJudge<Mask>::findCrossings()
{
    if (!m_rules.orders.coastalCrawl)
        return;
    each(c.movers & ~c.raising, [&](int u) {
        const int v = c.occupant[c.dest[u]];
        if (v == nobody || !has(c.movers & ~c.raising, v) || c.dest[v] != c.home[u] || kindOf(u).travel != Travel::Sea
            || kindOf(v).travel != Travel::Sea)
            return;
        if (m_to[static_cast<std::size_t>(u)] != m_units[v].region
            || m_to[static_cast<std::size_t>(v)] != m_units[u].region)
            c.crossing |= bit<Mask>(u);
    });
}

template <class Mask>
void PlacesJudge<Mask>::matchSupports()
{
    each(m_backing, [&](int s) {
        const Support &support = std::get<Support>(m_intake.order(s).action);
        const ProvinceId of = m_board.provinceOf(support.of);
        const bool boxed = m_board.province(of).unlimited;
        c.directed[s] = support.toHold() ? nowhere : static_cast<Place>(m_board.provinceOf(support.to).index());
        int t = boxed ? backedInBox(s, support) : int(c.occupant[static_cast<std::size_t>(of.index())]);
        if (m_rules.orders.armyFleet && !boxed) // whoever is aboard by now is no occupant
            t = m_intake.occupancy().unitAt(of, support.layer).index();
        c.target[s] = static_cast<Small>(t == nobody ? s : t);
        // Both nowhere: a hold support of a unit that stays. A raiser attacks, so nothing backs it at home.
        const bool gone = has(m_embarked, t == nobody ? s : t) && support.toHold();
        const bool matches = t != nobody && !gone && !support.arrived && c.directed[s] == c.dest[t]
                             && (c.dest[t] == nowhere || coastsAgree(s, t));
        if (!matches) {
            m_unmatched |= bit<Mask>(s);
            return;
        }
        c.backers[t] |= bit<Mask>(s);
        c.fullStrength[t] = static_cast<Small>(c.fullStrength[t] + c.strength[s]);
        c.supporters |= bit<Mask>(s);
    });
}

/// Which of the units in a box a support means: by number, else the one that was ordered so; where several were,
/// the only one of the supporter's own power.
template <class Mask>
int PlacesJudge<Mask>::backedInBox(int supporter, const Support &support) const
{
    const ProvinceId box = m_board.provinceOf(support.of);
    Mask fitting = 0;
    std::array<int, maxPowers> number{};
    for (int u = 0; u < c.actors; ++u) {
        if (provinceOf(u) != box || m_units[u].kind != support.kind)
            continue;
        const int own = ++number[static_cast<std::size_t>(c.power[u])];
        if (u != supporter && c.dest[u] == c.directed[supporter] && (support.number == 0 || support.number == own))
            fitting |= bit<Mask>(u);
    }
    const Mask allied = fitting & c.ofPower[c.power[supporter]];
    if (allied && !(allied & (allied - 1)))
        return lowest(allied);
    return fitting && !(fitting & (fitting - 1)) ? lowest(fitting) : int(nobody);
}

/// The coast of a support, DATC 4.B.4.
template <class Mask>
bool PlacesJudge<Mask>::coastsAgree(int supporter, int backed) const
{
    const RegionId said = std::get<Support>(m_intake.order(supporter).action).to;
    const RegionId meant = m_to[static_cast<std::size_t>(backed)];
    if (said == meant || has(c.raising, backed))
        return true;
    switch (m_rules.orders.supportCoast) {
    case OrderRules::SupportCoast::MayBeOmitted: return said == m_board.mainRegion(m_board.provinceOf(meant));
    case OrderRules::SupportCoast::MustMatch: return false;
    case OrderRules::SupportCoast::Ignored: return true;
    }
    return false;
}

template class PlacesJudge<Narrow>;
template class PlacesJudge<Wide>;

} // namespace entente::judge
