#include "orders/voyages.h"

#include "map/board.h"
#include "map/routes.h"
#include "orders/arrival.h"
#include "orders/phaselegality.h"

namespace entente {

namespace {

bool isShip(const Board &board, const Unit &unit)
{
    return unit.layer == Layer::Field && board.kind(unit.kind).convoys;
}

/// Of the two kinds of partner, fleet and army aboard, the one that stands as far up the list as `id` does in its own.
template <class Wanted>
UnitId partnerOf(const Board &board, const Position &position, UnitId id, bool isArmy, Wanted &&wanted)
{
    const Unit &self = position.units[static_cast<std::size_t>(id.index())];
    const auto together = [&](const Unit &unit) {
        return unit.power == self.power && board.provinceOf(unit.region) == board.provinceOf(self.region);
    };
    int rank = 0;
    for (int i = 0; i < id.index(); ++i) {
        const Unit &unit = position.units[static_cast<std::size_t>(i)];
        rank += together(unit) && (isArmy ? unit.layer == Layer::Aboard : isShip(board, unit));
    }
    for (std::size_t i = 0; i < position.units.size(); ++i) {
        const Unit &unit = position.units[i];
        if (together(unit) && wanted(unit) && rank-- == 0)
            return UnitId(static_cast<int>(i));
    }
    return {};
}

} // namespace

UnitId shipOf(const Board &board, const Position &position, UnitId army)
{
    if (position.units[static_cast<std::size_t>(army.index())].layer != Layer::Aboard)
        return {};
    return partnerOf(board, position, army, true, [&](const Unit &unit) { return isShip(board, unit); });
}

UnitId cargoOf(const Board &board, const Position &position, UnitId fleet)
{
    if (!isShip(board, position.units[static_cast<std::size_t>(fleet.index())]))
        return {};
    return partnerOf(board, position, fleet, false, [](const Unit &unit) { return unit.layer == Layer::Aboard; });
}

/// In a box are many, and an order to go aboard does not say which: there nobody does.
const Unit *Voyages::fleetIn(ProvinceId sea) const
{
    if (m_board.province(sea).unlimited)
        return nullptr;
    const UnitId id = m_occupancy.unitAt(sea);
    return id.valid() && m_occupancy.carriers().contains(sea) ? &m_position.units[static_cast<std::size_t>(id.index())]
                                                              : nullptr;
}

bool Voyages::laden(const Unit &fleet) const
{
    const auto id = &fleet - m_position.units.data();
    return cargoOf(m_board, m_position, UnitId(static_cast<int>(id))).valid();
}

ProvinceSet Voyages::shoresOf(ProvinceId sea) const
{
    ProvinceSet shores;
    m_board.shores().forEach([&](ProvinceId shore) {
        if (m_board.waters(shore).contains(sea) && m_board.canStand(Travel::Land, m_board.mainRegion(shore)))
            shores.insert(shore);
    });
    return shores;
}

/// Seas whose fleet could be told to carry this army.
ProvinceSet Voyages::ferries(const Unit &army) const
{
    ProvinceSet seas;
    (m_board.waters(placeOf(army)) & m_occupancy.carriers()).forEach([&](ProvinceId sea) {
        const Unit *const fleet = fleetIn(sea);
        if (fleet && (fleet->power == army.power || m_rules.voyages.foreignFerry) && !laden(*fleet))
            seas.insert(sea);
    });
    return seas;
}

ProvinceSet Voyages::sailsTo(RegionId fleet) const
{
    return m_board.reach(Travel::Sea, fleet) & m_board.seas();
}

ProvinceSet Voyages::boardings(const Unit &army) const
{
    ProvinceSet seas;
    if (army.layer != Layer::Field || !m_board.kind(army.kind).embarks)
        return seas;
    (m_board.waters(placeOf(army)) & m_occupancy.carriers()).forEach([&](ProvinceId sea) {
        const Unit *const fleet = fleetIn(sea);
        if (fleet && fleet->power == army.power && !laden(*fleet))
            seas.insert(sea);
    });
    return seas;
}

ProvinceSet Voyages::goals(const Unit &army, ProvinceId without) const
{
    ProvinceSet shores;
    if (army.layer == Layer::Aboard) {
        shores = shoresOf(placeOf(army));
        sailsTo(army.region).forEach([&](ProvinceId sea) { shores |= shoresOf(sea); });
        return shores;
    }
    ProvinceSet carrying = ferries(army), boarding = boardings(army);
    if (without.valid()) {
        carrying.erase(without);
        boarding.erase(without);
    }
    carrying.forEach([&](ProvinceId sea) { shores |= shoresOf(sea); });
    boarding.forEach([&](ProvinceId sea) {
        sailsTo(fleetIn(sea)->region).forEach([&](ProvinceId next) { shores |= shoresOf(next); });
    });
    shores.erase(placeOf(army));
    return shores;
}

bool Voyages::isVoyage(const Unit &unit, const Move &move) const
{
    if (!m_board.kind(unit.kind).embarks || move.hops.size() != 1)
        return false;
    const ProvinceId to = m_board.provinceOf(move.to());
    return unit.layer == Layer::Aboard || move.way != Way::Unsaid || m_board.isSea(to)
           || !m_board.reach(m_board.kind(unit.kind).travel, unit.region).contains(to);
}

Legality Voyages::check(const Unit &unit, Move &move) const
{
    const ProvinceId here = placeOf(unit);
    const ProvinceId to = m_board.provinceOf(move.to());
    move.hops.replaceBack(m_board.mainRegion(to));
    if (unit.layer == Layer::Aboard) {
        if (m_board.isSea(to) || move.way == Way::ByConvoy)
            return refused(Refusal::OnlyLands, here);
        if (move.way == Way::ByRoute && move.waters.size() == 1 && move.waters.front() == here)
            move = Move{{m_board.mainRegion(to)}, Way::Unsaid, {}};
        if (move.way == Way::Unsaid)
            return checkLanding(here, move);
        if (move.waters.size() > 1 || !sailsTo(unit.region).contains(move.waters.front()))
            return refused(Refusal::TooFarToSail, move.waters.back());
        return checkLanding(move.waters.front(), move);
    }
    if (m_board.isSea(to))
        return move.way == Way::Unsaid ? checkBoarding(unit, to) : refused(Refusal::CannotStand, to);
    if (to == here)
        return refused(Refusal::ToItself, to);
    if (!m_board.canStand(Travel::Land, m_board.mainRegion(to)))
        return refused(Refusal::CannotStand, to);
    if (move.way != Way::ByRoute || move.waters.size() < 2) {
        const ProvinceSet across = ferries(unit) & m_board.waters(to);
        if (move.way == Way::ByRoute)
            return across.contains(move.waters.front()) ? legal() : refused(Refusal::RouteBroken, move.waters.front());
        if (m_board.waters(here).empty() || m_board.waters(to).empty())
            return refused(Refusal::NotAdjacent, to);
        if (!across.empty())
            return legal();
        return refused(convoyPossible(m_board, here, to, m_occupancy.carriers()) ? Refusal::LongerCrossing
                                                                                 : Refusal::NoConvoyPossible,
                       to);
    }
    const ProvinceId first = move.waters.front();
    if (move.waters.size() > 2)
        return refused(Refusal::TooFarToSail, move.waters.back());
    if (const Legality boarding = checkBoarding(unit, first); !boarding.ok())
        return boarding;
    if (move.waters.back() == first)
        return refused(Refusal::FerriedOnly, first);
    if (!sailsTo(fleetIn(first)->region).contains(move.waters.back()))
        return refused(Refusal::TooFarToSail, move.waters.back());
    return checkLanding(move.waters.back(), move);
}

Legality Voyages::checkBoarding(const Unit &army, ProvinceId sea) const
{
    if (!m_board.waters(placeOf(army)).contains(sea))
        return refused(Refusal::NotAdjacent, sea);
    const Unit *const fleet = fleetIn(sea);
    if (!fleet || fleet->power != army.power)
        return refused(Refusal::NoShip, sea);
    return laden(*fleet) ? refused(Refusal::ShipFull, sea) : legal();
}

Legality Voyages::checkLanding(ProvinceId from, Move &move) const
{
    const ProvinceId to = m_board.provinceOf(move.to());
    if (!m_board.canStand(Travel::Land, m_board.mainRegion(to)))
        return refused(Refusal::CannotStand, to);
    return m_board.waters(to).contains(from) ? legal() : refused(Refusal::NotAdjacent, to);
}

Refusal Voyages::ferryRefusal(const Unit &fleet, const Unit &army, ProvinceId to) const
{
    if (laden(fleet))
        return Refusal::Laden;
    if (fleet.power != army.power && !m_rules.voyages.foreignFerry)
        return Refusal::NotYours;
    const ProvinceId sea = placeOf(fleet);
    if (m_board.waters(placeOf(army)).contains(sea) && m_board.waters(to).contains(sea))
        return Refusal::None;
    return convoyPossible(m_board, placeOf(army), to, m_occupancy.carriers()) ? Refusal::LongerCrossing
                                                                              : Refusal::NoConvoyPossible;
}

void Voyages::moves(const Unit &unit, std::vector<Move> &out) const
{
    if (!m_board.kind(unit.kind).embarks)
        return;
    const ProvinceId here = placeOf(unit);
    const auto land = [&](ProvinceId from, Path<ProvinceId, 12> waters) {
        shoresOf(from).forEach([&](ProvinceId shore) {
            if (unit.layer == Layer::Aboard || shore != here)
                out.push_back({{m_board.mainRegion(shore)}, waters.empty() ? Way::Unsaid : Way::ByRoute, waters});
        });
    };
    if (unit.layer == Layer::Aboard) {
        land(here, {});
        sailsTo(unit.region).forEach([&](ProvinceId sea) { land(sea, {sea}); });
        return;
    }
    ProvinceSet across;
    ferries(unit).forEach([&](ProvinceId sea) { across |= shoresOf(sea); });
    across.erase(here);
    across.forEach([&](ProvinceId shore) { out.push_back({{m_board.mainRegion(shore)}, Way::ByConvoy, {}}); });
    boardings(unit).forEach([&](ProvinceId sea) {
        out.push_back({{m_board.mainRegion(sea)}, Way::Unsaid, {}});
        sailsTo(fleetIn(sea)->region).forEach([&](ProvinceId next) { land(next, {sea, next}); });
    });
}

} // namespace entente
