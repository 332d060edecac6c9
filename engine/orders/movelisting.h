#pragma once

#include "orders/options.h"
#include "orders/verb.h"

#include <vector>

namespace entente {

/// The list of one unit's orders while it is made: each verb's module asks about everything that it could be used for,
/// and what is allowed is listed. Keeps references; made for the moment.
class MoveListing : public MoveCheck {
public:
    /// Appends to `out`. The unit `id` is one of the position's.
    MoveListing(const MoveCheck &now, const ListingGround &ground, UnitId id, std::vector<Order> &out);

    const ConvoyWaters &waters() const { return m_ground.waters; }
    UnitId id() const { return m_id; }
    std::vector<Order> &out() { return m_out; }
    /// Does it march and sail as armies and fleets do: neither in the air nor behind walls nor aboard?
    bool inField() const { return kind.flying == Flying::No && unit.layer == Layer::Field; }
    /// Does the unit obey its power at all?
    bool mayBeOrdered() const;

    /// Lists what needs no asking.
    void add(const Action &action);
    /// Lists the unit's order if it is legal, and as it is completed.
    void ask(Action action);
    /// The number by which a unit is told from others in the same box; 0 outside of boxes.
    std::uint8_t numberAt(UnitId other) const;

    /// Calls `act(id, unit)` for every unit but this one, by the places where they stand.
    template <class Act>
    void forEachOther(Act &&act) const
    {
        for (const UnitId other : m_ground.byPlace) {
            if (other != m_id)
                act(other, position.units[static_cast<std::size_t>(other.index())]);
        }
    }
    /// Where a unit might go by a step, by sea or by air.
    const ProvinceSet &goalsBySteps(UnitId other) const
    {
        return m_ground.goals[static_cast<std::size_t>(other.index())];
    }
    /// The same, and where by several hops on land.
    ProvinceSet goals(UnitId other) const;
    /// Calls `act(region)` for each region of a province that another unit may enter: the coasts within its reach, or
    /// the province itself.
    template <class Act>
    void forEachArrival(const Unit &other, ProvinceId to, Act &&act) const
    {
        const Travel travel = board.kind(other.kind).travel;
        if (const RegionId only = board.onlyArrival(travel, other.region, to); only.valid())
            return act(only);
        bool any = false;
        for (const RegionId next : board.neighbours(travel, other.region)) {
            if (board.provinceOf(next) != to)
                continue;
            act(next);
            any = true;
        }
        if (!any)
            act(board.mainRegion(to));
    }

private:
    const ListingGround &m_ground;
    UnitId m_id;
    std::uint8_t m_number;
    std::vector<Order> &m_out;
};

} // namespace entente
