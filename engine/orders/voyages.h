#pragma once

#include "orders/legality.h"
#include "orders/occupancy.h"
#include "orders/orderrules.h"

#include <vector>

namespace entente {

/// Armies aboard fleets (Davis 6 and its module): an army goes aboard a fleet of its own power in a sea beside it,
/// sails with it and goes ashore, all in one season if it likes. As orders:
///
///     A Lon - ENG                 goes aboard
///     A Lon - Por via ENG MAO     goes aboard, sails with the fleet to MAO and lands from there
///     A ENG - Por via MAO         the same for an army that is aboard already
///     A ENG - Bre                 lands from where it is
///     A Lon - Bre                 is carried across one sea by one fleet that was ordered to; if it cannot land it
///                                 stays aboard
///
/// An army aboard stands in its fleet's region on Layer::Aboard. Fleets of one power in a box are alike: the first of
/// them carries the first army, and so on.

/// The fleet that carries this army; no id if it is not aboard.
UnitId shipOf(const Board &board, const Position &position, UnitId army);
/// The army that this fleet carries, or no id.
UnitId cargoOf(const Board &board, const Position &position, UnitId fleet);

/// What is asked about voyages in one position. Keeps references; made for the moment.
class Voyages {
public:
    Voyages(const Board &board, const OrderRules &rules, const Position &position, const Occupancy &occupancy)
        : m_board(board), m_rules(rules), m_position(position), m_occupancy(occupancy)
    {
    }

    /// Is this move of a unit that embarks one by sea, or of an army aboard? If not, it is judged as any other.
    bool isVoyage(const Unit &unit, const Move &move) const;
    /// May it be? Completes the move: regions without coasts, and a landing from where the army is says no way.
    Legality check(const Unit &unit, Move &move) const;
    /// May the fleet carry the army across its own sea?
    Refusal ferryRefusal(const Unit &fleet, const Unit &army, ProvinceId to) const;
    bool laden(const Unit &fleet) const;

    /// Seas in which the army could go aboard.
    ProvinceSet boardings(const Unit &army) const;
    /// Where it could be put ashore this season by fleets other than the one in `without`.
    ProvinceSet goals(const Unit &army, ProvinceId without = {}) const;
    /// Appends every voyage that the unit may be ordered on.
    void moves(const Unit &unit, std::vector<Move> &out) const;

private:
    ProvinceId placeOf(const Unit &unit) const { return m_board.provinceOf(unit.region); }
    ProvinceSet shoresOf(ProvinceId sea) const;
    ProvinceSet ferries(const Unit &army) const;
    ProvinceSet sailsTo(RegionId fleet) const;
    const Unit *fleetIn(ProvinceId sea) const;
    Legality checkBoarding(const Unit &army, ProvinceId sea) const;
    Legality checkLanding(ProvinceId from, Move &move) const;

    const Board &m_board;
    const OrderRules &m_rules;
    const Position &m_position;
    const Occupancy &m_occupancy;
};

} // namespace entente
