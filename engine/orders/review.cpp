#include "orders/review.h"

#include "map/board.h"
#include "map/routes.h"
#include "orders/occupancy.h"
#include "orders/options.h"
#include "orders/position.h"
#include "orders/supply.h"

#include <algorithm>
#include <cstdlib>

namespace entente {

namespace {

using Kind = OrderRemark::Kind;

class Reviewer {
public:
    Reviewer(const Board &board, const Position &position, std::span<const GivenOrder> orders,
             std::span<const PowerId> known, const ReviewRules &rules)
        : m_board(board), m_position(position), m_orders(orders), m_known(known), m_rules(rules)
    {
    }

    std::vector<OrderRemark> run()
    {
        for (std::size_t i = 0; i < m_orders.size(); ++i) {
            if (!isKnown(m_orders[i].power) || !m_orders[i].order.at.valid())
                continue;
            const int index = static_cast<int>(i);
            std::visit([&](const auto &action) { look(index, action); }, m_orders[i].order.action);
        }
        lookForMissing();
        return std::move(m_remarks);
    }

private:
    bool isKnown(PowerId power) const { return std::find(m_known.begin(), m_known.end(), power) != m_known.end(); }
    ProvinceId provinceOf(RegionId region) const { return m_board.provinceOf(region); }
    bool holdsMany(ProvinceId province) const { return m_board.province(province).unlimited; }

    /// The order of the unit in the field there; -1: none.
    int orderIn(ProvinceId province, Layer layer = Layer::Field) const
    {
        for (std::size_t i = 0; i < m_orders.size(); ++i) {
            const Order &order = m_orders[i].order;
            if (order.at.valid() && order.layer == layer && provinceOf(order.at) == province)
                return static_cast<int>(i);
        }
        return -1;
    }

    const Unit *unitIn(ProvinceId province) const
    {
        const UnitId unit = entente::unitIn(m_board, m_position, province);
        return unit.valid() ? &m_position.units[static_cast<std::size_t>(unit.index())] : nullptr;
    }

    const Move *moveOf(int order) const
    {
        const auto *move =
            order < 0 ? nullptr : std::get_if<Move>(&m_orders[static_cast<std::size_t>(order)].order.action);
        return move && !move->hops.empty() ? move : nullptr;
    }

    /// Does the move come through there? Support of a double move names one of its places (1939 III 25).
    bool leadsTo(const Move *move, RegionId place) const
    {
        return move && std::any_of(move->hops.begin(), move->hops.end(), [&](RegionId hop) {
                   return provinceOf(hop) == provinceOf(place);
               });
    }

    /// Whether a unit of the power stands there and is not ordered away. One that has no order yet may still go, and
    /// where powers act in turn it may have been driven out before.
    bool staysOwn(ProvinceId province, PowerId power, int &order) const
    {
        const Unit *unit = unitIn(province);
        order = orderIn(province);
        if (m_rules.inSequence || !unit || unit->power != power || holdsMany(province) || order < 0)
            return false;
        const Move *move = moveOf(order);
        return !move || provinceOf(move->to()) == province;
    }

    void say(Kind kind, int order, int other, ProvinceId where)
    {
        m_remarks.push_back({kind, m_orders[static_cast<std::size_t>(order)].power, order, other, where, 0});
    }

    bool goesBySea(const Order &order, const Move &move) const
    {
        const Unit *unit =
            order.layer == Layer::Field ? unitIn(provinceOf(order.at)) : nullptr; // a sortie stays in its province
        if (!unit || !m_board.kind(unit->kind).isConvoyed || move.hops.size() > 1)
            return false;
        return move.way != Way::Unsaid
               || !m_board.reach(m_board.kind(unit->kind).travel, unit->region).contains(provinceOf(move.to()));
    }

    /// Fleets that leave by one coast and come along another pass each other (Davis 7).
    bool crawl(ProvinceId here, const Move &move, ProvinceId there, const Move &back) const
    {
        const Unit *one = unitIn(here);
        const Unit *other = unitIn(there);
        return m_rules.coastalCrawl && one && other && m_board.kind(one->kind).travel == Travel::Sea
               && m_board.kind(other->kind).travel == Travel::Sea
               && (move.to() != other->region || back.to() != one->region);
    }

    /// Of an army that goes aboard a fleet, or sails with one.
    bool isVoyage(const Order &order, const Move &move) const
    {
        const Unit *unit = order.layer == Layer::Field ? unitIn(provinceOf(order.at)) : nullptr;
        return m_rules.armiesAboard && unit && m_board.kind(unit->kind).embarks
               && (m_board.isSea(provinceOf(move.to())) || !move.waters.empty());
    }

    /// Goes aboard and stays there: meets nobody but who wants the same fleet.
    bool isBoarding(const Order &order, const Move &move) const
    {
        return isVoyage(order, move) && m_board.isSea(provinceOf(move.to()));
    }

    // What is looked at, verb by verb.
    void look(int index, const Move &move)
    {
        if (!move.hops.empty())
            reviewMove(index, move);
    }
    void look(int index, const Support &support) { reviewSupport(index, support); }
    void look(int index, const Convoy &convoy) { reviewConvoy(index, convoy); }
    void look(int index, const Flight &flight)
    {
        reviewFlight(index, flight);
        reviewMeeting(index, flight);
    }
    void look(int index, const Retreat &retreat) { reviewRetreat(index, retreat); }
    void look(int, const Hold &) {}
    void look(int, const Disband &) {}
    void look(int, const Build &) {}
    void look(int, const Waive &) {}
    void look(int, const Transfer &) {}
    void look(int, const Permission &) {}
    void look(int, const Raise &) {}
    void look(int, const Contract &) {}

    void reviewMove(int index, const Move &move)
    {
        const GivenOrder &given = m_orders[static_cast<std::size_t>(index)];
        const ProvinceId from = provinceOf(given.order.at);
        const ProvinceId to = provinceOf(move.to());
        const bool sails = goesBySea(given.order, move) && !isVoyage(given.order, move);
        const bool boards = isBoarding(given.order, move);
        for (int i = 0; i < index; ++i) {
            const Move *other = moveOf(i);
            if (other && isBoarding(m_orders[static_cast<std::size_t>(i)].order, *other) != boards)
                continue;
            if (other && m_orders[static_cast<std::size_t>(i)].power == given.power && provinceOf(other->to()) == to
                && !holdsMany(to))
                say(Kind::SamePlace, index, i, to);
        }
        if (boards)
            return;
        int there = -1;
        reviewOwnRaid(index, to);
        if (staysOwn(to, given.power, there) && to != from)
            say(Kind::IntoOwnUnit, index, there, to);
        if (const Move *other = moveOf(there);
            other && there < index && to != from && provinceOf(other->to()) == from
            && m_orders[static_cast<std::size_t>(there)].power == given.power && !sails
            && !goesBySea(m_orders[static_cast<std::size_t>(there)].order, *other) && !crawl(from, move, to, *other))
            say(Kind::ChangePlaces, index, there, to);
        for (int hop = 0; hop + 1 < move.hops.size(); ++hop) {
            int blocker = -1;
            if (staysOwn(provinceOf(move.hops[hop]), given.power, blocker))
                say(Kind::RouteBlocked, index, blocker, provinceOf(move.hops[hop]));
        }
        if (sails && !isCarried(from, to))
            say(Kind::NoConvoy, index, -1, to);
    }

    /// Over fleets that are ordered so, and those of powers whose orders are not known.
    bool isCarried(ProvinceId from, ProvinceId to) const
    {
        ProvinceSet carriers;
        for (const Unit &unit : m_position.units) {
            const ProvinceId place = provinceOf(unit.region);
            if (unit.layer != Layer::Field || !m_board.kind(unit.kind).convoys || !m_board.isConvoySpace(place))
                continue;
            const int order = orderIn(place);
            const auto *convoy =
                order < 0 ? nullptr : std::get_if<Convoy>(&m_orders[static_cast<std::size_t>(order)].order.action);
            // A fleet without an order may still get this one.
            const bool open = order < 0;
            if (open || !isKnown(unit.power)
                || (convoy && provinceOf(convoy->army) == from && provinceOf(convoy->to) == to))
                carriers.insert(place);
        }
        return convoyPossible(m_board, from, to, carriers);
    }

    void reviewSupport(int index, const Support &support)
    {
        const PowerId power = m_orders[static_cast<std::size_t>(index)].power;
        const ProvinceId of = provinceOf(support.of);
        const Unit *unit = unitIn(of);
        if (holdsMany(of) || support.layer != Layer::Field)
            return;
        reviewContract(index, of, support.toHold() || support.arrived);
        const int order = orderIn(of);
        const Move *move = moveOf(order);
        if (unit && isKnown(unit->power) && order >= 0) {
            if (support.toHold() && move)
                say(Kind::SupportedMoves, index, order, of);
            if (!support.toHold() && !leadsTo(move, support.to)
                && !is<Flight>(m_orders[static_cast<std::size_t>(order)].order))
                say(Kind::SupportedElsewhere, index, order, of);
        }
        int there = -1;
        if (!support.toHold() && !support.arrived && staysOwn(provinceOf(support.to), power, there))
            say(Kind::AgainstOwnUnit, index, there, provinceOf(support.to));
    }

    /// Help for another power's unit counts under a contract that names both.
    void reviewContract(int index, ProvinceId helped, bool toHold)
    {
        using Contracts = ReviewRules::Contracts;
        const GivenOrder &given = m_orders[static_cast<std::size_t>(index)];
        const Unit *unit = unitIn(helped);
        if (m_rules.contracts == Contracts::ForNothing || (toHold && m_rules.contracts == Contracts::ForMoves) || !unit
            || unit->power == given.power)
            return;
        const auto names = [&](const Contract &contract, ProvinceId place) {
            return std::any_of(contract.units.begin(), contract.units.end(),
                               [&](RegionId region) { return provinceOf(region) == place; });
        };
        const bool written = std::any_of(m_orders.begin(), m_orders.end(), [&](const GivenOrder &other) {
            const auto *contract = other.power == given.power ? std::get_if<Contract>(&other.order.action) : nullptr;
            return contract && contract->with == unit->power && names(*contract, provinceOf(given.order.at))
                   && names(*contract, helped);
        });
        if (!written)
            say(Kind::NeedsContract, index, -1, helped);
    }

    /// The order that a bomber quotes must be the one that is given (1939 III 38).
    void reviewFlight(int index, const Flight &flight)
    {
        const ProvinceId of = flight.backed.of.valid() ? provinceOf(flight.backed.of) : ProvinceId();
        const int order = of.valid() ? orderIn(of) : -1;
        const Unit *unit = of.valid() ? unitIn(of) : nullptr;
        if ((flight.mission != Mission::Support && flight.mission != Mission::Cover) || !unit || !isKnown(unit->power)
            || order < 0)
            return;
        const Move *move = moveOf(order);
        const auto &quoted = flight.backed.hops;
        if (quoted.empty() && move)
            say(Kind::SupportedMoves, index, order, of);
        else if (!quoted.empty()
                 && !(quoted.size() > 1
                          ? move && std::equal(quoted.begin(), quoted.end(), move->hops.begin(), move->hops.end())
                          : leadsTo(move, quoted.back())))
            say(Kind::SupportedElsewhere, index, order, of);
    }

    /// Where a squadron flies to, and over which space on the way (LiMa 5).
    static ProvinceId goalOf(const Flight &flight) { return flight.path.back(); }
    static ProvinceId wayOf(const Flight &flight) { return flight.path.size() > 1 ? flight.path[0] : ProvinceId(); }

    /// The flight that a squadron of this power is ordered to make; null: none.
    const Flight *flightOf(int index, PowerId power) const
    {
        const GivenOrder &given = m_orders[static_cast<std::size_t>(index)];
        const auto *flight = given.power == power && given.order.layer == Layer::Field
                                 ? std::get_if<Flight>(&given.order.action)
                                 : nullptr;
        return flight && !flight->path.empty() ? flight : nullptr;
    }

    /// Two squadrons meet where both pass, or where one passes and the other is bound for (LiMa 13).
    void reviewMeeting(int index, const Flight &flight)
    {
        const PowerId power = m_orders[static_cast<std::size_t>(index)].power;
        if (!m_rules.ownFlightsMeet || flightOf(index, power) != &flight)
            return;
        const ProvinceId way = wayOf(flight);
        for (int i = 0; i < index; ++i) {
            const Flight *other = flightOf(i, power);
            if (!other)
                continue;
            const ProvinceId otherWay = wayOf(*other);
            if (way.valid() && (way == otherWay || way == goalOf(*other)))
                say(Kind::FlightsMeet, index, i, way);
            else if (otherWay.valid() && otherWay == goalOf(flight))
                say(Kind::FlightsMeet, index, i, otherWay);
        }
    }

    /// A raid keeps attackers out, the raider's own as well, unless they are two (LiMa 6, ruling L12).
    void reviewOwnRaid(int index, ProvinceId to)
    {
        const PowerId power = m_orders[static_cast<std::size_t>(index)].power;
        for (int i = 0; i < static_cast<int>(m_orders.size()); ++i) {
            const Flight *raid = i == index ? nullptr : flightOf(i, power);
            if (raid && raid->mission == Mission::Bomb && goalOf(*raid) == to)
                say(Kind::OwnRaid, index, i, to);
        }
    }

    void reviewConvoy(int index, const Convoy &convoy)
    {
        const ProvinceId from = provinceOf(convoy.army);
        reviewContract(index, from, false);
        const Unit *army = unitIn(from);
        const int order = orderIn(from);
        if (!army || !isKnown(army->power) || order < 0)
            return;
        const Move *move = moveOf(order);
        if (!move || provinceOf(move->to()) != provinceOf(convoy.to))
            say(Kind::CarriedElsewhere, index, order, from);
    }

    void reviewRetreat(int index, const Retreat &retreat)
    {
        for (int i = 0; i < index; ++i) {
            const GivenOrder &other = m_orders[static_cast<std::size_t>(i)];
            const auto *also = std::get_if<Retreat>(&other.order.action);
            if (also && other.power == m_orders[static_cast<std::size_t>(index)].power
                && provinceOf(also->to) == provinceOf(retreat.to) && !holdsMany(provinceOf(retreat.to)))
                say(Kind::RetreatsMeet, index, i, provinceOf(retreat.to));
        }
    }

    void lookForMissing()
    {
        const auto unordered = [&](const Unit &unit) {
            if (isKnown(unit.power) && !holdsMany(provinceOf(unit.region))
                && orderIn(provinceOf(unit.region), unit.layer) < 0)
                m_remarks.push_back({Kind::Unordered, unit.power, -1, -1, provinceOf(unit.region), 0});
        };
        switch (m_position.phase.stage) {
        case Stage::Moves: std::for_each(m_position.units.begin(), m_position.units.end(), unordered); break;
        case Stage::Retreats:
            for (const DislodgedUnit &dislodged : m_position.dislodged)
                unordered(dislodged.unit);
            break;
        case Stage::Adjustments:
            if (playsByPoints(m_board))
                break;
            for (const PowerId power : m_known) {
                const int due = adjustmentsDue(m_board, m_position, power);
                const auto given = std::count_if(m_orders.begin(), m_orders.end(),
                                                 [power](const GivenOrder &order) { return order.power == power; });
                const int left = std::abs(due) - static_cast<int>(given);
                if (left > 0)
                    m_remarks.push_back({due > 0 ? Kind::BuildsLeft : Kind::RemovalsLeft, power, -1, -1, {}, left});
            }
            break;
        }
    }

    const Board &m_board;
    const Position &m_position;
    std::span<const GivenOrder> m_orders;
    std::span<const PowerId> m_known;
    const ReviewRules &m_rules;
    std::vector<OrderRemark> m_remarks;
};

} // namespace

std::vector<OrderRemark> reviewOrders(const Board &board, const Position &position, std::span<const GivenOrder> orders,
                                      std::span<const PowerId> known, const ReviewRules &rules)
{
    return Reviewer(board, position, orders, known, rules).run();
}

} // namespace entente
