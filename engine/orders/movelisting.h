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

    UnitId id() const { return m_id; }
    std::vector<Order> &out() { return m_out; }
    /// Does it march and sail as armies and fleets do: neither in the air nor behind walls nor aboard?
    bool inField() const { return kind.flying == Flying::No && unit.layer == Layer::Field; }
    /// Does the unit obey its power at all?
    bool mayBeOrdered() const;

    /// Lists what needs no asking.
    template <class Verb>
    void add(const Verb &verb)
    {
        m_out.push_back(Order{unit.kind, unit.region, unit.layer, verb, numberAt(m_id)});
    }
    /// Lists the unit's order if it is legal, and as it is completed.
    template <class Verb>
    void ask(Verb verb)
    {
        if (checkVerb(*this, verb).ok())
            add(verb);
    }
    /// The number by which a unit is told from others in the same box; 0 outside of boxes.
    std::uint8_t numberAt(UnitId other) const { return m_ground.numbers[static_cast<std::size_t>(other.index())]; }

    /// Calls `act(id, unit)` for every unit but this one, by the places where they stand.
    template <class Act>
    void forEachOther(Act &&act) const
    {
        for (const UnitId other : m_ground.byPlace) {
            if (other != m_id)
                act(other, position.units[static_cast<std::size_t>(other.index())]);
        }
    }
    /// Calls `act(comer, unit)` for every other unit on the field or aboard that might come to the place, by the places
    /// where they stand.
    template <class Act>
    void forEachComer(ProvinceId place, Act &&act) const
    {
        for (const ListingGround::Comer &comer : m_ground.comersTo(place)) {
            if (comer.unit != m_id)
                act(comer, position.units[static_cast<std::size_t>(comer.unit.index())]);
        }
    }
    /// Where a unit might go by a step, by sea or by air.
    const ProvinceSet &goalsBySteps(UnitId other) const
    {
        return m_ground.goals[static_cast<std::size_t>(other.index())];
    }

private:
    const ListingGround &m_ground;
    UnitId m_id;
    std::vector<Order> &m_out;
};

} // namespace entente
