#include "orders/escort.h"

#include "map/board.h"
#include "map/routes.h"
#include "orders/legality.h"
#include "orders/occupancy.h"

#include <algorithm>
#include <optional>

namespace entente {

namespace {

using Chain = std::vector<ProvinceId>;

class EscortSearch {
public:
    EscortSearch(const Board &board, const OrderRules &rules, const Position &position, const OrdersWriter &writer)
        : m_board(board), m_rules(rules), m_position(position), m_writer(writer), m_occupancy(board, position)
    {
    }

    std::vector<GivenOrder> lacking(const GivenOrder &given)
    {
        if (const Move *move = std::get_if<Move>(&given.order.action)) {
            if (!isCarried(given, *move))
                return {};
            readFleets(given.order.at, move->to());
            return ordersOf(move->way == Way::ByRoute ? Chain(move->waters.begin(), move->waters.end())
                                                      : chainOver(std::nullopt));
        }
        const Convoy *convoy = std::get_if<Convoy>(&given.order.action);
        const Unit *army = convoy ? fieldUnitIn(m_board.provinceOf(convoy->army)) : nullptr;
        if (!army)
            return {};
        readFleets(army->region, convoy->to);
        const ProvinceId fleet = m_board.provinceOf(given.order.at);
        m_free.erase(fleet);
        std::vector<GivenOrder> orders = ordersOf(chainOver(fleet));
        if (const std::optional<GivenOrder> crossing = crossingOf(*army))
            orders.push_back(*crossing);
        return orders;
    }

private:
    const Unit *fieldUnitIn(ProvinceId place) const
    {
        const UnitId id = m_occupancy.unitAt(place);
        return id.valid() ? &m_position.units[static_cast<std::size_t>(id.index())] : nullptr;
    }

    /// A march that a unit can make on its own feet needs nobody, unless it asked for ships. A way for which it goes
    /// aboard is its fleet's to sail.
    bool isCarried(const GivenOrder &given, const Move &move) const
    {
        const Unit *unit = fieldUnitIn(m_board.provinceOf(given.order.at));
        if (!unit || given.order.layer != Layer::Field || move.hops.size() != 1)
            return false;
        const UnitKind &kind = m_board.kind(unit->kind);
        if (!kind.isConvoyed || (kind.embarks && move.way == Way::ByRoute))
            return false;
        return move.way != Way::Unsaid || !m_board.adjacent(kind.travel, unit->region, move.to());
    }

    const GivenOrder *knownOrderOf(const Unit &unit) const
    {
        const auto found = std::find_if(m_writer.known.begin(), m_writer.known.end(), [&](const GivenOrder &other) {
            return other.power == unit.power && other.order.at.valid() && other.order.layer == unit.layer
                   && m_board.provinceOf(other.order.at) == m_board.provinceOf(unit.region);
        });
        return found == m_writer.known.end() ? nullptr : &*found;
    }

    /// The fleets by what they can do for this journey.
    void readFleets(RegionId from, RegionId to)
    {
        m_from = m_board.provinceOf(from);
        m_to = m_board.provinceOf(to);
        const Unit *army = fieldUnitIn(m_from);
        m_convoy = {army ? army->kind : KindId(), army ? army->region : from, m_board.mainRegion(m_to)};
        m_occupancy.carriers().forEach([&](ProvinceId sea) {
            const Unit &fleet = *fieldUnitIn(sea);
            if (const GivenOrder *known = knownOrderOf(fleet)) {
                const Convoy *carries = std::get_if<Convoy>(&known->order.action);
                if (carries && m_board.provinceOf(carries->army) == m_from && m_board.provinceOf(carries->to) == m_to)
                    m_carrying.insert(sea);
            } else if (isPossible(orderFor(sea))) {
                (m_writer.mayOrder(fleet.power) ? m_free : m_foreign).insert(sea);
            }
        });
    }

    GivenOrder orderFor(ProvinceId sea) const
    {
        const UnitId id = m_occupancy.unitAt(sea);
        const UnitRef at = unitRefOf(m_board, m_position, id);
        return {m_position.units[static_cast<std::size_t>(id.index())].power,
                {fieldUnitIn(sea)->kind, at.region, at.layer, m_convoy, static_cast<std::uint8_t>(at.number)}};
    }

    bool isPossible(GivenOrder order) const
    {
        return checkOrder(m_board, m_rules, m_position, m_occupancy, order.power, order.order).ok();
    }

    /// With what is ordered already if that is enough, else with fleets that can still be ordered, else with those of
    /// others too.
    Chain chainOver(std::optional<ProvinceId> through) const
    {
        ProvinceSet fleets = m_carrying;
        for (const ProvinceSet &more : {ProvinceSet(), m_free, m_foreign}) {
            fleets |= more;
            if (through)
                fleets.erase(*through);
            if (const auto chain = through ? convoyRouteThrough(m_board, m_from, *through, m_to, fleets)
                                           : convoyRoute(m_board, m_from, m_to, fleets))
                return *chain;
        }
        return {};
    }

    std::vector<GivenOrder> ordersOf(const Chain &chain) const
    {
        std::vector<GivenOrder> orders;
        for (const ProvinceId sea : chain) {
            if (m_free.contains(sea))
                orders.push_back(orderFor(sea));
        }
        return orders;
    }

    std::optional<GivenOrder> crossingOf(const Unit &army) const
    {
        if (!m_writer.mayOrder(army.power) || knownOrderOf(army))
            return std::nullopt;
        Move move;
        move.hops.push_back(m_convoy.to);
        if (m_board.adjacent(m_board.kind(army.kind).travel, army.region, m_convoy.to))
            move.way = Way::ByConvoy;
        const GivenOrder crossing{army.power, {army.kind, army.region, army.layer, move}};
        return isPossible(crossing) ? std::optional(crossing) : std::nullopt;
    }

    const Board &m_board;
    const OrderRules &m_rules;
    const Position &m_position;
    const OrdersWriter &m_writer;
    Occupancy m_occupancy;
    ProvinceId m_from;
    ProvinceId m_to;
    Convoy m_convoy;
    ProvinceSet m_carrying; ///< ordered to convoy it
    ProvinceSet m_free;     ///< without an order, and the writer's
    ProvinceSet m_foreign;  ///< of others, who may do what they like
};

} // namespace

std::vector<GivenOrder> escortOrders(const Board &board, const OrderRules &rules, const Position &position,
                                     const GivenOrder &given, const OrdersWriter &writer)
{
    return position.phase.stage == Stage::Moves ? EscortSearch(board, rules, position, writer).lacking(given)
                                                : std::vector<GivenOrder>();
}

} // namespace entente
