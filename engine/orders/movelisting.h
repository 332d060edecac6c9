#pragma once

#include "orders/verb.h"

#include <vector>

namespace entente {

class ConvoyWaters;

/// The legal orders of one unit in a phase of moves, verb by verb: each verb's module asks about everything that it
/// could be used for (`VerbModule::list`), and what `checkOrder` allows is listed. Right on every board and for every
/// kind of unit; `OptionTable` knows the same of armies, fleets and squadrons on plain boards, and is faster.
/// Keeps references; made for the moment.
class MoveListing : public MoveCheck {
public:
    /// Appends to `out`. The unit `id` is one of the position's.
    MoveListing(const MoveCheck &now, const ConvoyWaters &waters, UnitId id, std::vector<Order> &out);

    const ConvoyWaters &waters() const { return m_waters; }
    UnitId id() const { return m_id; }
    std::vector<Order> &out() { return m_out; }
    /// Does it march and sail as armies and fleets do: neither in the air nor behind walls nor aboard?
    bool inField() const { return kind.flying == Flying::No && unit.layer == Layer::Field; }

    /// Lists what needs no asking.
    void add(Action action);
    /// Lists the unit's order if it is legal, and as it is completed.
    void ask(Action action);
    /// The number by which a unit is told from others in the same box; 0 outside of boxes.
    std::uint8_t numberAt(UnitId other) const;

    /// Where another unit might go by a step, by sea or by air; then also where by several hops on land.
    ProvinceSet goalsBySteps(const Unit &other) const;
    ProvinceSet goals(const Unit &other) const;
    /// The regions of a province that another unit may enter: the coasts within its reach, or the province itself.
    std::vector<RegionId> arrivals(const Unit &other, ProvinceId to) const;

private:
    const ConvoyWaters &m_waters;
    UnitId m_id;
    std::uint8_t m_number;
    std::vector<Order> &m_out;
};

} // namespace entente
