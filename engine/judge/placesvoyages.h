#pragma once

#include "judge/placesjudge.h"

#include "orders/voyages.h"

namespace entente::judge {

// Armies aboard fleets in PlacesJudge (Davis 6). Armies go aboard before anything else moves, and a legal embarkation
// never fails; so they stand apart, in the hold of their fleet, and what is left for the contest is landings: attacks
// from a sea, which the fleet must have reached if it sails. Included by placesjudge.cpp alone.

/// Where each army aboard is to be found, before any order is heard.
template <class Mask>
void PlacesJudge<Mask>::findShips()
{
    m_embarked = m_laden = 0;
    m_out->aboard.assign(static_cast<std::size_t>(c.actors), UnitId());
    each(m_aboard, [&](int army) { takeAboard(army, shipOf(m_board, *m_position, UnitId(army)).index()); });
    m_embarked = 0;
}

template <class Mask>
void PlacesJudge<Mask>::takeAboard(int army, int fleet)
{
    m_ship[static_cast<std::size_t>(army)] = static_cast<Small>(fleet);
    m_laden |= bit<Mask>(fleet);
    m_embarked |= bit<Mask>(army);
    if (c.home[army] != apart)
        c.occupant[c.home[army]] = nobody;
    c.home[army] = apart;
}

/// Everybody goes aboard. Two armies bound for one hold void each other's orders.
template <class Mask>
void PlacesJudge<Mask>::embark()
{
    const Mask boarding = m_boarding;
    Mask wanted = 0, twice = 0;
    each(boarding, [&](int army) {
        const Mask ship = bit<Mask>(shipAt(m_boardsIn[static_cast<std::size_t>(army)]));
        twice |= wanted & ship;
        wanted |= ship;
    });
    each(boarding, [&](int army) {
        const int ship = shipAt(m_boardsIn[static_cast<std::size_t>(army)]);
        if (has(twice, ship))
            refuse(army, {Refusal::ShipFull, m_boardsIn[static_cast<std::size_t>(army)]});
        else
            takeAboard(army, ship);
    });
    // A fleet with an army aboard carries nobody else.
    each(m_carriage & m_laden, [&](int fleet) { refuse(fleet, {Refusal::Laden, provinceOf(fleet)}); });
    ferry();
    each(c.movers & m_laden, [&](int fleet) {
        if (!m_board.isSea(ProvinceId(c.dest[fleet])))
            refuse(fleet, {Refusal::Laden, provinceOf(fleet)});
    });
    each((m_aboard | m_embarked) & c.movers, [&](int army) { launch(army); });
}

/// Armies that one fleet of their own carries across its sea go aboard it: the one named, or the first by name.
template <class Mask>
void PlacesJudge<Mask>::ferry()
{
    each(c.movers & ~m_embarked & ~m_aboard, [&](int army) {
        const Order &order = m_intake.order(army);
        if (!kindOf(army).embarks || (!has(m_distant, army) && std::get<Move>(order.action).way == Way::Unsaid))
            return;
        const Move &move = std::get<Move>(order.action);
        int ship = nobody;
        each(m_carriage & c.ofPower[c.power[army]] & ~m_laden, [&](int fleet) {
            const bool named = move.way != Way::ByRoute || move.waters.front() == provinceOf(fleet);
            if (named && c.target[fleet] == army && c.directed[fleet] == c.dest[army]
                && (ship == nobody
                    || m_board.provinceName(m_units[fleet].region) < m_board.provinceName(m_units[ship].region)))
                ship = fleet;
        });
        if (ship != nobody)
            takeAboard(army, ship);
    });
}

/// Makes a landing of the move: from where the army is, or from where its fleet is to sail.
template <class Mask>
void PlacesJudge<Mask>::launch(int army)
{
    const Mask self = bit<Mask>(army);
    const int ship = m_ship[static_cast<std::size_t>(army)];
    const Move &move = std::get<Move>(m_intake.order(army).action);
    c.disembarking |= self;
    c.bySea |= self;
    m_distant &= ~self;
    c.carriers[army] = 0;
    const bool sails = move.way == Way::ByRoute && move.waters.back() != provinceOf(ship);
    m_landsFrom[static_cast<std::size_t>(army)] = sails ? move.waters.back() : provinceOf(ship);
    if (!sails)
        return;
    c.carriers[army] = bit<Mask>(ship);
    if (c.dest[ship] != static_cast<Place>(move.waters.back().index()))
        c.adrift |= self;
}

/// Who is in whose hold when all is done, and what became of the rest.
template <class Mask>
template <class R>
void PlacesJudge<Mask>::recordVoyages(const R &r)
{
    MovesOutcome &out = *m_out;
    each(m_aboard | m_embarked, [&](int army) {
        const auto at = static_cast<std::size_t>(army);
        const int ship = m_ship[at];
        Verdict &verdict = out.units[at];
        if (has(r.moved, army))
            return;
        out.aboard[at] = UnitId(ship);
        out.endsIn[at] = m_board.mainRegion(m_board.provinceOf(out.endsIn[static_cast<std::size_t>(ship)]));
        const bool lapsed = has(c.disembarking & r.pathShut & ~r.knotted, army);
        if (lapsed || (has(m_embarked, army) && verdict.reason == Reason::Holds)) {
            verdict.reason = lapsed ? Reason::LandingLapsed : Reason::Embarks;
            verdict.other = UnitId(ship);
        }
    });
    // Whoever was driven out by a landing was struck from the sea.
    out.struckFrom.assign(static_cast<std::size_t>(c.actors), ProvinceId());
    for (std::size_t u = 0; u < out.units.size(); ++u) {
        if (!out.units[u].dislodged)
            continue;
        const int by = out.units[u].dislodger.index();
        out.struckFrom[u] = has(c.disembarking, by) ? m_landsFrom[static_cast<std::size_t>(by)]
                                                    : m_board.provinceOf(m_units[by].region);
    }
}

} // namespace entente::judge
