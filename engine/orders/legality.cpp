#include "orders/legality.h"

#include "map/board.h"
#include "orders/cities.h"
#include "map/convoywaters.h"
#include "map/routes.h"
#include "orders/landing.h"
#include "orders/occupancy.h"
#include "orders/options.h"
#include "orders/orderrules.h"
#include "orders/sorties.h"
#include "orders/tours.h"
#include "orders/supply.h"

#include <algorithm>

namespace entente {

namespace {

constexpr Legality legal() { return {}; }
constexpr Legality refused(Refusal refusal, ProvinceId where = {}) { return {refusal, where, 0, 0}; }

/// A written kind against the kind that stands there (DATC 4.C.1 and 4.C.2); fills it in.
bool settleKind(const OrderRules &rules, KindId stands, KindId &written)
{
    if (written.valid() && written != stands && rules.wrongKind == OrderRules::WrongKind::Void)
        return false;
    written = stands;
    return true;
}

/// The coast written for a unit that stands on another (DATC 4.B.5).
bool settleCoast(const Board &board, const OrderRules &rules, RegionId stands, RegionId &written)
{
    const bool named = !board.region(written).coast.empty();
    if (named && written != stands && rules.unitCoast == OrderRules::UnitCoast::MustMatch)
        return false;
    written = stands;
    return true;
}

/// What a movement phase asks of each kind of order. One function a verb, in the order in which a
/// player would object.
class MoveRules {
public:
    MoveRules(const Board &board, const OrderRules &rules, const Position &position, const Occupancy &occupancy,
              const Unit &unit)
        : m_board(board)
        , m_rules(rules)
        , m_position(position)
        , m_occupancy(occupancy)
        , m_unit(unit)
        , m_kind(board.kind(unit.kind))
    {
    }

    Legality operator()(Hold &) const { return legal(); }

    Legality operator()(Move &move) const
    {
        if (move.hops.size() != 1)
            return checkMarch(move);
        const ProvinceId to = m_board.provinceOf(move.to());
        if (m_unit.layer == Layer::Walls) {
            if (to != here() || move.way != Way::Unsaid)
                return refused(Refusal::BehindWalls, here());
            move.hops.replaceBack(m_unit.region);
            return legal();
        }
        if (to == here())
            return refused(Refusal::ToItself, to);
        if (!mayEnter(m_board, m_unit.power, to))
            return refused(Refusal::NotAdmitted, to);
        if (!canStandIn(m_board, m_kind.travel, to))
            return refused(Refusal::CannotStand, to);

        Refusal why = Refusal::None;
        const RegionId landing = landingOf(m_board, m_rules, m_kind.travel, m_unit.region, move.to(), why);
        if (move.way == Way::Unsaid && (landing.valid() || why != Refusal::NotAdjacent)) {
            if (!landing.valid())
                return refused(why, to);
            move.hops.replaceBack(landing);
            return legal();
        }
        if (!m_kind.isConvoyed)
            return refused(move.way == Way::Unsaid ? Refusal::NotAdjacent : Refusal::CannotBeConvoyed,
                           move.way == Way::Unsaid ? to : here());
        const RegionId ashore = withoutCoast(m_board, m_rules, move.to(), why);
        if (!ashore.valid())
            return refused(why, to);
        move.hops.replaceBack(ashore);
        if (move.way == Way::ByRoute)
            return checkRoute(move, to);
        if (landing.valid()) // whether it may walk when nobody carries it is for the judge to say
            return legal();
        if (m_board.waters(here()).empty() || m_board.waters(to).empty())
            return refused(Refusal::NotAdjacent, to);
        return convoyPossible(m_board, here(), to, m_occupancy.carriers()) ? legal() : refused(Refusal::NoConvoyPossible, to);
    }

    Legality operator()(Support &support) const
    {
        return checkSupport(support, m_board.reach(m_kind.travel, m_unit.region));
    }

    Legality operator()(Flight &flight) const
    {
        if (m_kind.flying == Flying::Tours)
            return checkTour(m_board, m_position, m_unit, flight);
        if (m_kind.flying != Flying::Sorties)
            return refused(Refusal::WrongMission, here());
        if (const Legality way = checkSortie(m_board, m_position, m_unit, flight); !way.ok())
            return way;
        Backed &backed = flight.backed;
        if (flight.mission == Mission::Bomb) {
            const Unit *const below = unitIn(flight.over(), Layer::Field);
            backed.of = below && backed.kind.valid() ? below->region : m_board.mainRegion(flight.over());
            return below && !settleNamedKind(below->kind, backed.kind) ? refused(Refusal::WrongKind, flight.over()) : legal();
        }
        if (flight.mission != Mission::Cover)
            return legal();
        if (backed.hops.size() > 1)
            return refused(Refusal::SupportImpossible, flight.over());
        Support support{backed.kind, backed.of, backed.hops.empty() ? RegionId() : backed.hops.front()};
        const Legality possible = checkSupport(support, airRange(m_board, here()));
        backed = {support.kind, support.of, {}};
        if (!support.toHold())
            backed.hops.push_back(support.to);
        return possible;
    }

    Legality checkSupport(Support &support, const ProvinceSet &reach) const
    {
        const ProvinceId of = m_board.provinceOf(support.of);
        if (support.arrived && !m_rules.retrospective)
            return refused(Refusal::NoRetrospect, of);
        if (m_unit.layer == Layer::Walls || support.layer == Layer::Walls)
            return refused(Refusal::BehindWalls, of);
        const Unit *const backed = m_board.province(of).unlimited ? otherIn(of, support) : unitIn(of, support.layer);
        if (!backed)
            return refused(Refusal::NothingToSupport, of);
        if (backed == &m_unit)
            return refused(Refusal::ToItself, of);
        if (!settleKind(m_rules, backed->kind, support.kind))
            return refused(Refusal::WrongKind, of);
        if (!settleCoast(m_board, m_rules, backed->region, support.of))
            return refused(Refusal::CoastWrong, of);

        const ProvinceId place = support.toHold() ? of : m_board.provinceOf(support.to);
        if (!support.toHold() && place == of)
            return refused(Refusal::ToItself, of);
        const Province::Backing backing = m_board.province(here()).backing;
        if (backing == Province::Backing::None || (backing == Province::Backing::WayOut && (support.toHold() || of != here())))
            return refused(Refusal::FromBox, here());
        if (!mayEnter(m_board, m_unit.power, place))
            return refused(Refusal::SupportOutOfReach, place);
        if (!support.toHold() && !mayEnter(m_board, backed->power, place))
            return refused(Refusal::SupportImpossible, place);
        // Any coast will do: what is supported is the province (DATC 6.B.4).
        if (!reach.contains(place))
            return refused(Refusal::SupportOutOfReach, place);
        return support.toHold() ? legal() : checkSupportedMove(*backed, support, place);
    }

    Legality operator()(Convoy &convoy) const
    {
        const ProvinceId from = m_board.provinceOf(convoy.army);
        const ProvinceId to = m_board.provinceOf(convoy.to);
        if (!m_kind.convoys || !m_board.isSea(here()) || m_unit.layer != Layer::Field)
            return refused(Refusal::CannotConvoy, here());
        const Unit *const army = unitIn(from, Layer::Field);
        if (!army || !m_board.kind(army->kind).isConvoyed)
            return refused(Refusal::CannotBeConvoyed, from);
        if (!settleKind(m_rules, army->kind, convoy.kind))
            return refused(Refusal::WrongKind, from);
        convoy.army = army->region;
        if (from == to)
            return refused(Refusal::ToItself, from);
        if (!canStandIn(m_board, m_board.kind(army->kind).travel, to))
            return refused(Refusal::CannotStand, to);
        Refusal why = Refusal::None;
        const RegionId ashore = withoutCoast(m_board, m_rules, convoy.to, why);
        if (!ashore.valid())
            return refused(why, to);
        convoy.to = ashore;
        return refused(convoyRefusal(m_board, m_rules, *army, here(), to, m_occupancy.carriers()), to);
    }

    Legality operator()(Raise &raise) const
    {
        const ProvinceId of = m_board.provinceOf(raise.of);
        if (m_unit.layer == Layer::Walls)
            return refused(Refusal::BehindWalls, here());
        if (m_board.province(here()).sentTo.valid() || m_board.province(here()).unlimited)
            return refused(Refusal::FromBox, here());
        const Unit *const inside = unitIn(of, Layer::Walls);
        if (!inside || !unitIn(of, Layer::Field))
            return refused(Refusal::NoSiege, of);
        if (!settleKind(m_rules, inside->kind, raise.kind))
            return refused(Refusal::WrongKind, of);
        raise.of = inside->region;
        return m_board.reach(m_kind.travel, m_unit.region).contains(of) ? legal() : refused(Refusal::NotAdjacent, of);
    }

    Legality operator()(Contract &) const { return refused(Refusal::WrongPhase); }
    Legality operator()(Retreat &) const { return refused(Refusal::WrongPhase); }
    Legality operator()(Disband &) const { return refused(Refusal::WrongPhase); }
    Legality operator()(Build &) const { return refused(Refusal::WrongPhase); }
    Legality operator()(Waive &) const { return refused(Refusal::WrongPhase); }
    Legality operator()(Transfer &) const { return refused(Refusal::WrongPhase); }
    Legality operator()(Permission &) const { return refused(Refusal::WrongPhase); }

private:
    ProvinceId here() const { return m_board.provinceOf(m_unit.region); }

    /// A unit in a box that the support may mean: not the supporter itself.
    const Unit *otherIn(ProvinceId box, const Support &support) const
    {
        const Unit *found = nullptr;
        for (const Unit &unit : m_position.units) {
            if (&unit == &m_unit || m_board.provinceOf(unit.region) != box || unit.layer != support.layer)
                continue;
            if (!support.kind.valid() || unit.kind == support.kind)
                return &unit;
            found = found ? found : &unit;
        }
        return found;
    }
    /// A bombed place may be named without its unit; a unit that is named must be of the kind that stands there.
    bool settleNamedKind(KindId stands, KindId &written) const { return !written.valid() || settleKind(m_rules, stands, written); }

    const Unit *unitIn(ProvinceId province, Layer layer) const
    {
        const UnitId id = m_occupancy.unitAt(province, layer);
        return id.valid() ? &m_position.units[static_cast<std::size_t>(id.index())] : nullptr;
    }

    /// A move of several hops: each a step by land, none back to the start (1939 III 23, T20).
    Legality checkMarch(Move &move) const
    {
        if (move.hops.size() > m_kind.hops)
            return refused(Refusal::NotAdjacent, m_board.provinceOf(move.to()));
        if (move.way != Way::Unsaid)
            return refused(Refusal::CannotBeConvoyed, here());
        Path<RegionId, 4> hops;
        RegionId before = m_unit.region;
        for (const RegionId hop : move.hops) {
            const ProvinceId place = m_board.provinceOf(hop);
            if (place == here() || place == m_board.provinceOf(before))
                return refused(Refusal::ToItself, place);
            if (!canStandIn(m_board, m_kind.travel, place))
                return refused(Refusal::CannotStand, place);
            Refusal why = Refusal::None;
            const RegionId landing = landingOf(m_board, m_rules, m_kind.travel, before, hop, why);
            if (!landing.valid())
                return refused(why, place);
            hops.push_back(landing);
            before = landing;
        }
        move.hops = hops;
        return legal();
    }

    /// Can the unit get there by a move of two hops?
    bool marchesTo(const Unit &unit, ProvinceId place) const
    {
        const UnitKind &kind = m_board.kind(unit.kind);
        if (kind.hops < 2 || place == m_board.provinceOf(unit.region))
            return false;
        const auto routes = m_board.neighbours(kind.travel, unit.region);
        return std::any_of(routes.begin(), routes.end(), [&](RegionId route) { return m_board.reach(kind.travel, route).contains(place); });
    }

    /// The waters of a named route hold fleets and join up, from shore to shore.
    Legality checkRoute(const Move &move, ProvinceId to) const
    {
        ProvinceId before = here();
        for (const ProvinceId sea : move.waters) {
            if (!m_occupancy.carriers().contains(sea) || !m_board.waters(before).contains(sea))
                return refused(Refusal::RouteBroken, sea);
            before = sea;
        }
        return m_board.waters(to).contains(before) ? legal() : refused(Refusal::RouteBroken, before);
    }

    /// The supported unit must be able to go there: by a step, or carried by fleets that lie on the
    /// board, the supporter excepted (it cannot do both; DATC 6.D.31).
    Legality checkSupportedMove(const Unit &backed, Support &support, ProvinceId place) const
    {
        const UnitKind &kind = m_board.kind(backed.kind);
        if (kind.flying == Flying::Sorties) {
            support.to = m_board.mainRegion(place);
            return invasionsOf(m_board, m_position, backed).contains(place) ? legal() : refused(Refusal::SupportImpossible, place);
        }
        Refusal why = Refusal::None;
        const RegionId landing = landingOf(m_board, m_rules, kind.travel, backed.region, support.to, why);
        if (landing.valid()) {
            const bool omitted = support.to == m_board.mainRegion(place);
            const bool unclear = omitted && !m_board.onlyLanding(kind.travel, backed.region, place).valid();
            if (!unclear && !(omitted && m_rules.supportCoast == OrderRules::SupportCoast::MustMatch))
                support.to = landing;
            return legal();
        }
        switch (why) {
        case Refusal::CoastUnclear: // DATC 4.B.4: the support need not say which coast
            return legal();
        case Refusal::CoastWrong:
            if (m_rules.supportCoast != OrderRules::SupportCoast::Ignored || kind.travel != Travel::Sea)
                return refused(Refusal::CoastWrong, place);
            support.to = m_board.mainRegion(place);
            return legal();
        default: break;
        }
        if (!kind.isConvoyed || !canStandIn(m_board, kind.travel, place))
            return refused(Refusal::SupportImpossible, place);
        const RegionId ashore = withoutCoast(m_board, m_rules, support.to, why);
        if (!ashore.valid())
            return refused(why, place);
        support.to = ashore;
        if (marchesTo(backed, place))
            return legal();
        ProvinceSet others = m_occupancy.carriers();
        others.erase(here());
        return convoyPossible(m_board, m_board.provinceOf(backed.region), place, others)
            ? legal() : refused(Refusal::SupportImpossible, place);
    }

    const Board &m_board;
    const OrderRules &m_rules;
    const Position &m_position;
    const Occupancy &m_occupancy;
    const Unit &m_unit;
    const UnitKind &m_kind;
};

Legality checkRetreat(const Board &board, const OrderRules &rules, const Position &position, PowerId power, Order &order)
{
    const ProvinceId here = board.provinceOf(order.at);
    const int index = dislodgedIn(board, position, here, power, order.number);
    if (index < 0)
        return refused(unitIn(board, position, here, order.layer).valid() ? Refusal::NotDislodged : Refusal::NoUnit, here);
    const DislodgedUnit &dislodged = position.dislodged[static_cast<std::size_t>(index)];
    if (dislodged.unit.power != power)
        return refused(Refusal::NotYours, here);
    if (!is<Retreat>(order) && !is<Disband>(order))
        return refused(Refusal::WrongPhase);
    if (!settleKind(rules, dislodged.unit.kind, order.kind))
        return refused(Refusal::WrongKind, here);
    order.at = dislodged.unit.region;
    order.layer = dislodged.unit.layer;
    if (is<Disband>(order))
        return legal();

    RegionId &to = std::get<Retreat>(order.action).to;
    const ProvinceId place = board.provinceOf(to);
    const Travel travel = board.kind(dislodged.unit.kind).travel;
    const auto &open = dislodged.retreats;
    if (to == order.at || place == here) { // behind its own walls
        if (std::find(open.begin(), open.end(), order.at) == open.end())
            return refused(wallsRefusal(board, position, dislodged.unit), place);
        to = order.at;
        return legal();
    }
    if (!canStandIn(board, travel, place))
        return refused(Refusal::CannotStand, place);
    const auto inPlace = [&](RegionId region) { return board.provinceOf(region) == place; };
    const auto count = std::count_if(open.begin(), open.end(), inPlace);
    if (count == 0)
        return refused(travel == Travel::Air || board.reach(travel, order.at).contains(place) ? Refusal::RetreatClosed : Refusal::NotAdjacent, place);
    if (std::find(open.begin(), open.end(), to) != open.end())
        return legal();
    const bool omitted = to == board.mainRegion(place);
    if (!omitted && travel == Travel::Sea && rules.coastWrong == OrderRules::CoastWrong::Void)
        return refused(Refusal::CoastWrong, place);
    if (count > 1 && rules.coastUnclear == OrderRules::CoastUnclear::Void)
        return refused(Refusal::CoastUnclear, place);
    to = *std::find_if(open.begin(), open.end(), inPlace);
    return legal();
}

Legality checkBuild(const Board &board, const OrderRules &rules, const Position &position, PowerId power, Order &order)
{
    const ProvinceId site = board.provinceOf(order.at);
    const Province &province = board.province(site);
    const bool yard = province.yard == power && power.valid();
    if (!yard && order.kind.valid() && !isSiteFor(board, power, order.kind, site))
        return refused(hasPorts(board) && board.kind(order.kind).travel == Travel::Sea ? Refusal::NoPort : Refusal::NotHome, site);
    if (!yard && !order.kind.valid() && !isSiteFor(board, power, site))
        return refused(Refusal::NotHome, site);
    const ProvinceId owned = yard ? province.yardOf : site;
    if (position.owner[static_cast<std::size_t>(owned.index())] != power)
        return refused(Refusal::NotOwned, owned);
    if (std::find(position.bombed.begin(), position.bombed.end(), site) != position.bombed.end())
        return refused(Refusal::Bombed, site);
    order.layer = layerOf(board, order.kind);
    if (const UnitId there = unitIn(board, position, site, order.layer); !province.unlimited && there.valid()) {
        // Where units cost points an own one may be disbanded first, which is for the judge to see.
        const bool mayGo = playsByPoints(board) && position.units[static_cast<std::size_t>(there.index())].power == power;
        if (!mayGo)
            return refused(Refusal::Occupied, site);
    }

    if (!order.kind.valid()) {
        // Only one kind may be possible there; otherwise the order does not say what to build.
        for (int k = 0; k < board.kindCount(); ++k) {
            if (!canStandIn(board, board.kind(KindId(k)).travel, site) || !hasAirfield(board, KindId(k), site)
                || board.kind(KindId(k)).returnsTo.valid() || !(yard || isSiteFor(board, power, KindId(k), site)))
                continue;
            if (order.kind.valid())
                return refused(Refusal::WrongKind, site);
            order.kind = KindId(k);
        }
    }
    if (order.kind.valid() && !canStandIn(board, board.kind(order.kind).travel, site) && rules.buildInland == OrderRules::BuildInland::BuildsArmy) {
        for (int k = 0; k < board.kindCount(); ++k) {
            if (board.kind(KindId(k)).travel == Travel::Land) {
                order.kind = KindId(k);
                break;
            }
        }
    }
    if (!order.kind.valid() || !canStandIn(board, board.kind(order.kind).travel, site)
        || (yard && board.kind(order.kind).travel != Travel::Sea) || board.kind(order.kind).returnsTo.valid())
        return refused(Refusal::CannotBuild, site);
    if (!hasAirfield(board, order.kind, site))
        return refused(Refusal::NotAirBase, site);

    if (board.kind(order.kind).travel != Travel::Sea) {
        Refusal why = Refusal::None;
        order.at = withoutCoast(board, rules, order.at, why);
        return refused(why, site);
    }
    if (board.canStand(Travel::Sea, order.at))
        return legal();
    if (rules.buildCoast == OrderRules::BuildCoast::Void)
        return refused(Refusal::CoastUnclear, site);
    order.at = board.coastsOf(site).front();
    return legal();
}

/// Points for another power (1939 III 12). Whether several come to more than a fifth together is for the judge.
Legality checkTransfer(const Board &board, const Position &position, PowerId power, const Transfer &transfer)
{
    if (!playsByPoints(board))
        return refused(Refusal::WrongPhase);
    if (transfer.points == 0 || !canReceive(board, power, transfer.to))
        return refused(Refusal::CannotReceive);
    const int most = transferLimit(ownPoints(board, position, power));
    return transfer.points > most ? Legality{Refusal::OverTransfer, {}, transfer.points, most} : legal();
}

/// Leave to land for somebody else's unit (1939 III 44).
Legality checkPermission(const Board &board, const Position &position, PowerId power, Permission &permission)
{
    const ProvinceId at = board.provinceOf(permission.at);
    const ProvinceId base = board.provinceOf(permission.from);
    permission.at = board.mainRegion(at);
    permission.from = board.mainRegion(base);
    if (position.holder.empty())
        return refused(Refusal::WrongPhase);
    // Who means to take a base may let the bomber that stands there remain (ruling B16).
    if (at != base && position.holder[static_cast<std::size_t>(at.index())] != power)
        return refused(Refusal::NotYourLand, at);
    const UnitId id = unitIn(board, position, base, Layer::Air);
    if (!id.valid())
        return refused(Refusal::NoUnit, base);
    const Unit &guest = position.units[static_cast<std::size_t>(id.index())];
    if (permission.guest.valid() && permission.guest != guest.power)
        return refused(Refusal::NotYours, base);
    if (permission.kind.valid() && permission.kind != guest.kind)
        return refused(Refusal::WrongKind, base);
    permission.guest = guest.power;
    permission.kind = guest.kind;
    return legal();
}

Legality checkAdjustment(const Board &board, const OrderRules &rules, const Position &position, PowerId power, Order &order)
{
    if (isOut(board, position, power))
        return refused(Refusal::OutOfPlay);
    const bool byPoints = playsByPoints(board);
    const int due = byPoints ? 0 : adjustmentsDue(board, position, power);
    if (const Transfer *transfer = std::get_if<Transfer>(&order.action))
        return checkTransfer(board, position, power, *transfer);
    if (is<Waive>(order))
        return (due > 0 || byPoints) && rules.mayWaive ? legal() : refused(Refusal::NoBuildLeft);
    const ProvinceId here = board.provinceOf(order.at);
    if (is<Build>(order))
        return due > 0 || byPoints ? checkBuild(board, rules, position, power, order) : refused(Refusal::NoBuildLeft, here);
    if (!is<Disband>(order))
        return refused(Refusal::WrongPhase);
    const UnitId id = unitIn(board, position, here, order.layer);
    if (!id.valid())
        return refused(Refusal::NoUnit, here);
    const Unit &unit = position.units[static_cast<std::size_t>(id.index())];
    if (unit.power != power)
        return refused(Refusal::NotYours, here);
    if (!settleKind(rules, unit.kind, order.kind))
        return refused(Refusal::WrongKind, here);
    if (!settleCoast(board, rules, unit.region, order.at))
        return refused(Refusal::CoastWrong, here);
    if (board.kind(unit.kind).returnsTo.valid())
        return refused(Refusal::NeedsNoCentre, here);
    const bool forfeit = board.kind(unit.kind).travel == Travel::Sea && fleetsForfeit(board, position, power) > 0;
    return due < 0 || forfeit || byPoints ? legal() : refused(Refusal::NoRemovalDue, here);
}

/// A contract is of two parties and names units of both. Whether the other has signed is for the judge to say.
Legality checkContract(const Board &board, const OrderRules &rules, const Position &position, PowerId power, const Contract &contract)
{
    if (!rules.retrospective || position.phase.stage != Stage::Moves)
        return refused(Refusal::WrongPhase);
    bool own = false;
    bool theirs = false;
    for (const RegionId region : contract.units) {
        const ProvinceId place = board.provinceOf(region);
        const UnitId id = unitIn(board, position, place);
        if (!id.valid())
            return refused(Refusal::NoUnit, place);
        const PowerId owner = position.units[static_cast<std::size_t>(id.index())].power;
        if (owner != power && owner != contract.with)
            return refused(Refusal::ContractParties, place);
        own = own || owner == power;
        theirs = theirs || owner == contract.with;
    }
    return own && theirs && contract.with != power ? legal() : refused(Refusal::ContractParties);
}

/// The unit that an order speaks to, or a unit of somebody else in its place, or nothing.
UnitId addressed(const Board &board, const Position &position, const Occupancy &occupancy, PowerId power, const Order &order)
{
    const ProvinceId here = board.provinceOf(order.at);
    if (board.province(here).unlimited) {
        const UnitId own = unitOf(board, position, power, here, order.layer, order.number, order.kind);
        if (own.valid())
            return own;
    }
    return occupancy.unitAt(here, order.layer);
}

} // namespace

Refusal wallsRefusal(const Board &board, const Position &position, const Unit &unit)
{
    const ProvinceId place = board.provinceOf(unit.region);
    const Province &province = board.province(place);
    if (province.centre && !province.port && board.kind(unit.kind).travel == Travel::Sea)
        return Refusal::WallsNeedPort;
    return unitIn(board, position, place, Layer::Walls).valid() ? Refusal::WallsFull : Refusal::RetreatClosed;
}

bool mayEnter(const Board &board, PowerId power, ProvinceId province)
{
    const PowerId only = board.province(province).only;
    return !only.valid() || only == power;
}

Refusal convoyRefusal(const Board &board, const OrderRules &rules, const Unit &army, ProvinceId fleet, ProvinceId to,
                      const ProvinceSet &carriers)
{
    const ProvinceId from = board.provinceOf(army.region);
    if (!carriers.contains(fleet) || !ConvoyWaters(board, carriers).destinations(fleet, from).contains(to))
        return Refusal::NoConvoyPossible;
    const bool mayWalk = board.reach(board.kind(army.kind).travel, army.region).contains(to);
    if (mayWalk && rules.illegalOrders == OrderRules::IllegalOrders::Ignored
        && !fleetsOnSomeRoute(board, from, to, carriers).contains(fleet))
        return Refusal::ConvoyUnneeded;
    return Refusal::None;
}

Legality checkOrder(const Board &board, const OrderRules &rules, const Position &position, const Occupancy &occupancy,
                    PowerId power, Order &order)
{
    if (Permission *permission = std::get_if<Permission>(&order.action))
        return checkPermission(board, position, power, *permission);
    if (!order.at.valid()) {
        const Contract *contract = std::get_if<Contract>(&order.action);
        return contract ? checkContract(board, rules, position, power, *contract) : refused(Refusal::WrongPhase);
    }
    const ProvinceId here = board.provinceOf(order.at);
    const UnitId id = addressed(board, position, occupancy, power, order);
    if (!id.valid())
        return refused(Refusal::NoUnit, here);
    const Unit &unit = position.units[static_cast<std::size_t>(id.index())];
    if (unit.power != power)
        return refused(Refusal::NotYours, here);
    if (std::find(position.out.begin(), position.out.end(), power) != position.out.end())
        return refused(Refusal::OutOfPlay);
    if (!settleKind(rules, unit.kind, order.kind))
        return refused(Refusal::WrongKind, here);
    if (!settleCoast(board, rules, unit.region, order.at))
        return refused(Refusal::CoastWrong, here);
    if (board.kind(unit.kind).flying == Flying::Sorties)
        makeFlight(board, order);
    return std::visit(MoveRules(board, rules, position, occupancy, unit), order.action);
}

Legality checkOrder(const Board &board, const OrderRules &rules, const Position &position, PowerId power, Order &order)
{
    switch (position.phase.stage) {
    case Stage::Moves: return checkOrder(board, rules, position, Occupancy(board, position), power, order);
    case Stage::Retreats:
        return order.at.valid() ? checkRetreat(board, rules, position, power, order) : refused(Refusal::WrongPhase);
    case Stage::Adjustments:
        return order.at.valid() || is<Waive>(order) || is<Transfer>(order) ? checkAdjustment(board, rules, position, power, order)
                                                    : refused(Refusal::WrongPhase);
    }
    return refused(Refusal::WrongPhase);
}

const char *refusalWord(Refusal refusal)
{
    switch (refusal) {
    case Refusal::None: return "none";
    case Refusal::NoUnit: return "no-unit";
    case Refusal::NotYours: return "not-yours";
    case Refusal::WrongKind: return "wrong-kind";
    case Refusal::OrderedTwice: return "ordered-twice";
    case Refusal::WrongPhase: return "wrong-phase";
    case Refusal::ToItself: return "to-itself";
    case Refusal::CannotStand: return "cannot-stand";
    case Refusal::NotAdjacent: return "not-adjacent";
    case Refusal::NoConvoyPossible: return "no-convoy-possible";
    case Refusal::RouteBroken: return "route-broken";
    case Refusal::CoastUnclear: return "coast-unclear";
    case Refusal::CoastWrong: return "coast-wrong";
    case Refusal::SupportOutOfReach: return "support-out-of-reach";
    case Refusal::SupportImpossible: return "support-impossible";
    case Refusal::NothingToSupport: return "nothing-to-support";
    case Refusal::CannotConvoy: return "cannot-convoy";
    case Refusal::CannotBeConvoyed: return "cannot-be-convoyed";
    case Refusal::ConvoyUnneeded: return "convoy-unneeded";
    case Refusal::NotDislodged: return "not-dislodged";
    case Refusal::RetreatClosed: return "retreat-closed";
    case Refusal::NotHome: return "not-home";
    case Refusal::NotOwned: return "not-owned";
    case Refusal::Occupied: return "occupied";
    case Refusal::NoBuildLeft: return "no-build-left";
    case Refusal::NoRemovalDue: return "no-removal-due";
    case Refusal::CannotBuild: return "cannot-build";
    case Refusal::Bombed: return "bombed";
    case Refusal::InDeficit: return "in-deficit";
    case Refusal::OverBudget: return "over-budget";
    case Refusal::OverLimit: return "over-limit";
    case Refusal::OverTransfer: return "over-transfer";
    case Refusal::CannotReceive: return "cannot-receive";
    case Refusal::NoRoute: return "no-route";
    case Refusal::NotYourLand: return "not-your-land";
    case Refusal::NotAdmitted: return "not-admitted";
    case Refusal::BehindWalls: return "behind-walls";
    case Refusal::NoSiege: return "no-siege";
    case Refusal::FromBox: return "from-box";
    case Refusal::NoRetrospect: return "no-retrospect";
    case Refusal::NoContract: return "no-contract";
    case Refusal::OneSignature: return "one-signature";
    case Refusal::ContractParties: return "contract-parties";
    case Refusal::NoPort: return "no-port";
    case Refusal::OutOfPlay: return "out-of-play";
    case Refusal::NotAirBase: return "not-air-base";
    case Refusal::WrongMission: return "wrong-mission";
    case Refusal::BeyondRange: return "beyond-range";
    case Refusal::PathBroken: return "path-broken";
    case Refusal::NoOverflight: return "no-overflight";
    case Refusal::ItineraryUnclear: return "itinerary-unclear";
    case Refusal::FliesDirect: return "flies-direct";
    case Refusal::OverRange: return "over-range";
    case Refusal::MissionElsewhere: return "mission-elsewhere";
    case Refusal::NoCentreToRaid: return "no-centre-to-raid";
    case Refusal::RaidReturns: return "raid-returns";
    case Refusal::InvasionClosed: return "invasion-closed";
    case Refusal::WallsFull: return "walls-full";
    case Refusal::WallsNeedPort: return "walls-need-port";
    case Refusal::SplitsActions: return "splits-actions";
    case Refusal::NoGuest: return "no-guest";
    case Refusal::OwnGuest: return "own-guest";
    case Refusal::NeedsNoCentre: return "needs-no-centre";
    }
    return "none";
}

} // namespace entente
