#pragma once

#include "map/board.h"
#include "orders/legality.h"
#include "orders/orderrules.h"

#include <array>

namespace entente::judge {

/// Tells by look-up that an order is legal beyond doubt: a hold, a move step by step, or a support, of a unit on the
/// field, where spaces hold one unit and are open to all. Of any other the full legality has to be asked
/// (orders/legality.h).
class PlainOrders {
public:
    PlainOrders(const Board &board, const OrderRules &rules);

    /// Opens a phase; the position must outlive it.
    void open(const Position &position);
    /// Who stands on the field of a province, or no id; in a box, one of those who do.
    UnitId onField(ProvinceId place) const { return m_field[static_cast<std::size_t>(place.index())]; }
    /// Who stands in the air above it; to be asked where units fly alone.
    UnitId above(ProvinceId place) const { return m_air[static_cast<std::size_t>(place.index())]; }
    bool flies() const { return m_flies; }
    /// Is the order, which names its unit well, legal beyond doubt? If so it is completed.
    bool knows(const Unit &unit, Order &order) const;
    /// The same of what a bomber quotes and helps `over` a space (1939 III 38).
    bool knowsQuoted(const Backed &backed, ProvinceId over) const;

private:
    bool isPlain(ProvinceId place) const { return !m_special.contains(place); }
    bool maySail(const UnitKind &kind) const;
    bool knowsMove(const Unit &unit, Move &move) const;
    /// Where the unit comes to hop by hop; none if it doesn't, or if that is not beyond doubt.
    template <class Hops>
    Path<RegionId, 4> arrivals(const Unit &unit, const Hops &hops) const;
    bool knowsSupport(const Unit &unit, const Support &support) const;
    /// Does the unit reach the place in one step, and is this how it is written?
    bool arrives(const Unit &unit, RegionId to, ProvinceId place) const;

    const Board &m_board;
    const OrderRules &m_rules;
    ProvinceSet m_special; ///< boxes, passes, and what is open to one power only
    const Position *m_position = nullptr;
    bool m_flies = false; ///< some units stand in the air
    std::array<UnitId, maxProvinces> m_field;
    std::array<UnitId, maxProvinces> m_air;
};

} // namespace entente::judge
