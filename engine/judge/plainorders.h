#pragma once

#include "map/board.h"
#include "orders/legality.h"
#include "orders/occupancy.h"
#include "orders/orderrules.h"

namespace entente::judge {

/// Tells by look-up that an order is legal beyond doubt: a hold, a move step by step, or a support, of a unit on the
/// field, where spaces hold one unit and are open to all. Of any other the full legality has to be asked
/// (orders/legality.h).
class PlainOrders {
public:
    /// `occupancy` is that of every position that is opened.
    PlainOrders(const Board &board, const OrderRules &rules, const Occupancy &occupancy);

    /// Opens a phase; the position must outlive it.
    void open(const Position &position) { m_position = &position; }
    /// Is the order, which names its unit well, legal beyond doubt? If so it is completed.
    bool knows(const Unit &unit, Order &order) const;
    /// The same of what a bomber quotes and helps `over` a space (1939 III 38).
    bool knowsQuoted(const Backed &backed, ProvinceId over) const;

private:
    bool isPlain(ProvinceId place) const { return !m_special.contains(place); }
    bool maySail(const UnitKind &kind) const;
    bool knowsMove(const Unit &unit, Move &move) const;
    /// Where the unit comes to by one hop from `before`, and hop by hop; none if it doesn't, or if that is not beyond
    /// doubt.
    RegionId arrival(const Unit &unit, RegionId before, RegionId hop) const;
    template <class Hops>
    Path<RegionId, 4> arrivals(const Unit &unit, const Hops &hops) const;
    const Unit *helped(KindId kind, RegionId at) const;
    bool knowsSupport(const Unit &unit, const Support &support) const;
    /// Does the unit reach the place in one step, and is this how it is written?
    bool arrives(const Unit &unit, RegionId to, ProvinceId place) const;

    const Board &m_board;
    const OrderRules &m_rules;
    const Occupancy &m_occupancy;
    ProvinceSet m_special; ///< boxes, passes, and what is open to one power only
    const Position *m_position = nullptr;
};

} // namespace entente::judge
