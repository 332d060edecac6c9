#include "orders/phaselegality.h"

#include "map/board.h"
#include "map/flights.h"
#include "map/routes.h"
#include "orders/arrival.h"
#include "orders/marches.h"
#include "orders/sorties.h"
#include "orders/tours.h"
#include "orders/voyages.h"

#include <algorithm>

namespace entente {

namespace {

/// What a movement phase asks of each kind of order. One function a verb, in the order in which a
/// player would object.
class MoveRules {
public:
    MoveRules(const Board &board, const OrderRules &rules, const Position &position, const Occupancy &occupancy,
              const Unit &unit)
        : m_board(board), m_rules(rules), m_position(position), m_occupancy(occupancy), m_unit(unit),
          m_kind(board.kind(unit.kind))
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
        if (m_rules.armyFleet) {
            if (voyages().isVoyage(m_unit, move))
                return voyages().check(m_unit, move);
            if (m_kind.convoys && !m_board.isSea(to) && voyages().laden(m_unit))
                return refused(Refusal::Laden, here());
        }
        if (to == here())
            return refused(Refusal::ToItself, to);
        if (!mayEnter(m_board, m_unit.power, to))
            return refused(Refusal::NotAdmitted, to);
        if (!canStandIn(m_board, m_kind.travel, to))
            return refused(Refusal::CannotStand, to);

        Refusal why = Refusal::None;
        const RegionId arrival = arrivalOf(m_board, m_rules, m_kind.travel, m_unit.region, move.to(), why);
        if (move.way == Way::Unsaid && (arrival.valid() || why != Refusal::NotAdjacent)) {
            if (!arrival.valid())
                return refused(why, to);
            move.hops.replaceBack(arrival);
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
        if (arrival.valid()) // whether it may walk when nobody carries it is for the judge to say
            return legal();
        if (m_board.waters(here()).empty() || m_board.waters(to).empty())
            return refused(Refusal::NotAdjacent, to);
        return convoyPossible(m_board, here(), to, m_occupancy.carriers()) ? legal()
                                                                           : refused(Refusal::NoConvoyPossible, to);
    }

    Legality operator()(Support &support) const
    {
        return checkSupport(support, m_board.reach(m_kind.travel, m_unit.region));
    }

    Legality operator()(Flight &flight) const
    {
        if (m_kind.flying == Flying::Tours) {
            const Legality tour = checkTour(m_board, m_position, m_unit, flight);
            return tour.ok() && flight.mission == Mission::Support ? checkQuoted(flight.backed, flight.over()) : tour;
        }
        if (m_kind.flying != Flying::Sorties)
            return refused(Refusal::WrongMission, here());
        if (const Legality way = checkSortie(m_board, m_rules, m_position, m_unit, flight); !way.ok())
            return way;
        Backed &backed = flight.backed;
        if (flight.mission == Mission::Bomb) {
            const Unit *const below = unitIn(flight.over(), Layer::Field);
            backed.of = below && backed.kind.valid() ? below->region : m_board.mainRegion(flight.over());
            return below && !settleNamedKind(below->kind, backed.kind) ? refused(Refusal::WrongKind, flight.over())
                                                                       : legal();
        }
        if (flight.mission != Mission::Cover)
            return legal();
        if (backed.hops.size() > 1)
            return refused(Refusal::SupportImpossible, flight.over());
        Support support{backed.kind, backed.of, backed.hops.empty() ? RegionId() : backed.hops.front()};
        support.layer = coveredLayer(m_board, m_position, m_occupancy, backed);
        const Legality possible = checkSupport(support, m_board.flights().withinTwo(here()));
        backed = {support.kind, support.of, {}};
        if (!support.toHold())
            backed.hops.push_back(support.to);
        return possible;
    }

    /// What a bomber quotes is helped where it is fought: where the unit stands, or at a place that it enters; and it
    /// must be an order that the unit can follow (1939 III 38, ruling B3).
    Legality checkQuoted(Backed &backed, ProvinceId over) const
    {
        const ProvinceId of = m_board.provinceOf(backed.of);
        const Unit *const unit = unitIn(of, Layer::Field);
        if (!unit)
            return refused(Refusal::NothingToSupport, of);
        if (backed.kind.valid() && backed.kind != unit->kind)
            return refused(Refusal::WrongKind, of);
        backed.kind = unit->kind;
        backed.of = unit->region;
        const bool here =
            backed.hops.empty() ? over == of : std::any_of(backed.hops.begin(), backed.hops.end(), [&](RegionId hop) {
                return m_board.provinceOf(hop) == over;
            });
        if (!here)
            return refused(Refusal::MissionElsewhere, over);
        if (backed.hops.empty())
            return legal();
        const ProvinceId last = m_board.provinceOf(backed.hops.back());
        if (last == of)
            return refused(Refusal::ToItself, of);
        if (backed.hops.size() > 1) {
            Move march;
            for (const RegionId hop : backed.hops)
                march.hops.push_back(hop);
            const Legality way = MoveRules(m_board, m_rules, m_position, m_occupancy, *unit).checkMarch(march);
            return way.ok() ? way : refused(Refusal::SupportImpossible, last);
        }
        Support support{backed.kind, backed.of, backed.hops.back()};
        return mayEnter(m_board, unit->power, last) ? checkSupportedMove(*unit, support, last)
                                                    : refused(Refusal::SupportImpossible, last);
    }

    Legality checkSupport(Support &support, const ProvinceSet &reach) const
    {
        const ProvinceId of = m_board.provinceOf(support.of);
        if (support.arrived && !m_rules.retrospective)
            return refused(Refusal::NoRetrospect, of);
        if (m_unit.layer == Layer::Walls || support.layer == Layer::Walls)
            return refused(Refusal::BehindWalls, of);
        if (m_unit.layer == Layer::Aboard || (support.layer == Layer::Aboard && support.toHold()))
            return refused(Refusal::OnlyLands, of);
        if (support.layer == Layer::Air) // 1939 III 32: a bomber receives none
            return refused(Refusal::NothingToSupport, of);
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
        if (backing == Province::Backing::None
            || (backing == Province::Backing::WayOut && of != here() && !(support.toHold() && m_rules.boxBacksStands))
            || (backing == Province::Backing::WayOut && of == here() && support.toHold()))
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
        const bool boxed = m_board.province(here()).unlimited && !m_rules.boxConvoys;
        if (!m_kind.convoys || !m_board.isConvoySpace(here()) || m_unit.layer != Layer::Field || boxed)
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
        if (m_rules.armyFleet && m_board.kind(army->kind).embarks) {
            if (const Refusal no = voyages().ferryRefusal(m_unit, *army, to); no != Refusal::None)
                return refused(no, no == Refusal::NotYours ? from : here());
        }
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
    Voyages voyages() const { return {m_board, m_rules, m_position, m_occupancy}; }
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
    bool settleNamedKind(KindId stands, KindId &written) const
    {
        return !written.valid() || settleKind(m_rules, stands, written);
    }

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
        if (m_unit.layer != Layer::Field)
            return refused(Refusal::BehindWalls, here());
        Path<RegionId, 4> hops;
        RegionId before = m_unit.region;
        for (const RegionId hop : move.hops) {
            const ProvinceId place = m_board.provinceOf(hop);
            if (place == here() || place == m_board.provinceOf(before))
                return refused(Refusal::ToItself, place);
            if (!mayEnter(m_board, m_unit.power, place))
                return refused(Refusal::NotAdmitted, place);
            if (!canStandIn(m_board, m_kind.travel, place))
                return refused(Refusal::CannotStand, place);
            Refusal why = Refusal::None;
            const RegionId arrival = arrivalOf(m_board, m_rules, m_kind.travel, before, hop, why);
            if (!arrival.valid())
                return refused(why, place);
            if (hops.size() + 1 < move.hops.size() && !isMarchRoute(m_board, m_unit.power, place))
                return refused(Refusal::NoRoute, place);
            hops.push_back(arrival);
            before = arrival;
        }
        move.hops = hops;
        return legal();
    }

    /// Can the unit get there by a move of two hops?
    bool marchesTo(const Unit &unit, ProvinceId place) const { return !marchRoutes(m_board, unit, place).empty(); }

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
            const bool open = m_board.flights().withinTwo(m_board.provinceOf(backed.region)).contains(place)
                              && mayInvade(m_board, m_rules, m_position, backed.power, place);
            return open ? legal() : refused(Refusal::SupportImpossible, place);
        }
        if (m_rules.armyFleet && kind.convoys && !m_board.isSea(place) && voyages().laden(backed))
            return refused(Refusal::SupportImpossible, place);
        Refusal why = Refusal::None;
        const RegionId arrival = arrivalOf(m_board, m_rules, kind.travel, backed.region, support.to, why);
        if (arrival.valid()) {
            const bool omitted = support.to == m_board.mainRegion(place);
            const bool unclear = omitted && !m_board.onlyArrival(kind.travel, backed.region, place).valid();
            if (!unclear && !(omitted && m_rules.supportCoast == OrderRules::SupportCoast::MustMatch))
                support.to = arrival;
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
        if (m_rules.armyFleet && kind.embarks) {
            support.to = m_board.mainRegion(place);
            return voyages().goals(backed, here()).contains(place) ? legal()
                                                                   : refused(Refusal::SupportImpossible, place);
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
                   ? legal()
                   : refused(Refusal::SupportImpossible, place);
    }

    const Board &m_board;
    const OrderRules &m_rules;
    const Position &m_position;
    const Occupancy &m_occupancy;
    const Unit &m_unit;
    const UnitKind &m_kind;
};

} // namespace

Legality checkQuoted(const Board &board, const OrderRules &rules, const Position &position, const Unit &bomber,
                     Backed &backed, ProvinceId over)
{
    const Occupancy occupancy(board, position);
    return MoveRules(board, rules, position, occupancy, bomber).checkQuoted(backed, over);
}

Legality checkAction(const Board &board, const OrderRules &rules, const Position &position, const Occupancy &occupancy,
                     const Unit &unit, Action &action)
{
    // Whoever is in the air by its base flies, or stands (1939 III 33).
    if (unit.layer == Layer::Air && !std::holds_alternative<Flight>(action) && !std::holds_alternative<Hold>(action))
        return refused(Refusal::WrongPhase, board.provinceOf(unit.region));
    return std::visit(MoveRules(board, rules, position, occupancy, unit), action);
}

} // namespace entente
