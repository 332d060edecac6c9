#include "judge/voyages.h"

#include "orders/voyages.h"

namespace entente::judge {

template <class Mask>
void Voyages<Mask>::open()
{
    m_aboard = m_boarding = m_laden = 0;
    p.out->aboard.assign(static_cast<std::size_t>(c.actors), UnitId());
    for (int u = 0; u < c.actors; ++u) {
        if (!p.inLayer(u, Layer::Aboard))
            continue;
        m_aboard |= bit<Mask>(u);
        takeAboard(u, shipOf(p.board, *p.position, UnitId(u)).index());
    }
    p.embarked = 0;
}

template <class Mask>
void Voyages<Mask>::takeAboard(int army, int fleet)
{
    m_ship[static_cast<std::size_t>(army)] = static_cast<Small>(fleet);
    m_laden |= bit<Mask>(fleet);
    p.embarked |= bit<Mask>(army);
    if (c.home[army] != apart)
        c.occupant[c.home[army]] = nobody;
    c.home[army] = apart;
}

template <class Mask>
bool Voyages<Mask>::takeMove(int army, const Move &move)
{
    const ProvinceId to = p.provinceOf(move.to());
    const bool toSea = p.board.isSea(to);
    if (!p.kindOf(army).embarks || has(m_aboard, army) || !(toSea || move.waters.size() > 1))
        return false;
    m_boarding |= bit<Mask>(army);
    m_boardsIn[static_cast<std::size_t>(army)] = toSea ? to : move.waters.front();
    return toSea;
}

template <class Mask>
void Voyages<Mask>::refuse(int unit, Refusal refusal, ProvinceId where)
{
    p.refuse(unit, {refusal, where});
    forget(unit);
}

template <class Mask>
void Voyages<Mask>::embark()
{
    const Mask boarding = m_boarding;
    Mask wanted = 0, twice = 0;
    each(boarding, [&](int army) {
        const Mask ship = bit<Mask>(p.occupantOf(m_boardsIn[static_cast<std::size_t>(army)]));
        twice |= wanted & ship;
        wanted |= ship;
    });
    each(boarding, [&](int army) {
        const ProvinceId sea = m_boardsIn[static_cast<std::size_t>(army)];
        const int ship = p.occupantOf(sea);
        if (has(twice, ship))
            refuse(army, Refusal::ShipFull, sea);
        else
            takeAboard(army, ship);
    });
    // A fleet with an army aboard carries nobody else.
    each(p.carriage & m_laden, [&](int fleet) { refuse(fleet, Refusal::Laden, p.provinceOf(fleet)); });
    ferry();
    each(c.movers & m_laden, [&](int fleet) {
        if (!p.board.isSea(ProvinceId(c.dest[fleet])))
            refuse(fleet, Refusal::Laden, p.provinceOf(fleet));
    });
    each((m_aboard | p.embarked) & c.movers, [&](int army) { launch(army); });
}

/// Armies that one fleet of their own carries across its sea go aboard it.
template <class Mask>
void Voyages<Mask>::ferry()
{
    each(c.movers & ~p.embarked & ~m_aboard, [&](int army) {
        const Move *move = std::get_if<Move>(&p.intake.order(army).action);
        if (!move || !p.kindOf(army).embarks || (!has(p.distant, army) && move->way == Way::Unsaid))
            return;
        const int ship = ferryFor(army);
        if (ship == nobody)
            return;
        takeAboard(army, ship);
        p.ferrying |= bit<Mask>(ship);
    });
}

/// The fleet that was told to: the one named, or the first by name.
template <class Mask>
int Voyages<Mask>::ferryFor(int army) const
{
    const Move &move = std::get<Move>(p.intake.order(army).action);
    int ship = nobody;
    each(p.carriage & c.ofPower[c.power[army]] & ~m_laden, [&](int fleet) {
        const bool named = move.way != Way::ByRoute || move.waters.front() == p.provinceOf(fleet);
        if (named && c.target[fleet] == army && c.directed[fleet] == c.dest[army]
            && (ship == nobody
                || p.board.provinceName(p.units[fleet].region) < p.board.provinceName(p.units[ship].region)))
            ship = fleet;
    });
    return ship;
}

/// Makes a landing of the move: from where the army is, or from where its fleet is to sail.
template <class Mask>
void Voyages<Mask>::launch(int army)
{
    const Mask self = bit<Mask>(army);
    const int ship = m_ship[static_cast<std::size_t>(army)];
    const Move &move = std::get<Move>(p.intake.order(army).action);
    c.disembarking |= self;
    c.bySea |= self;
    p.distant &= ~self;
    c.carriers[army] = 0;
    c.target[army] = static_cast<Small>(ship);
    const bool sails = move.way == Way::ByRoute && move.waters.back() != p.provinceOf(ship);
    p.struckFrom[static_cast<std::size_t>(army)] = sails ? move.waters.back() : p.provinceOf(ship);
    if (!sails)
        return;
    c.carriers[army] = bit<Mask>(ship);
    if (c.dest[ship] != static_cast<Place>(move.waters.back().index()))
        c.adrift |= self;
}

template <class Mask>
void Voyages<Mask>::place(const Findings<Mask> &found)
{
    each((m_aboard | p.embarked) & ~found.moved, [&](int army) {
        const auto at = static_cast<std::size_t>(army);
        const int ship = m_ship[at];
        p.out->aboard[at] = UnitId(ship);
        p.out->endsIn[at] = p.board.mainRegion(p.provinceOf(p.out->endsIn[static_cast<std::size_t>(ship)]));
    });
}

template <class Mask>
void Voyages<Mask>::record(const Findings<Mask> &found)
{
    each((m_aboard | p.embarked) & ~found.moved, [&](int army) {
        const int ship = m_ship[static_cast<std::size_t>(army)];
        Verdict &verdict = p.verdict(army);
        const bool lapsed = has(c.disembarking & found.pathShut & ~found.knotted, army);
        if (lapsed || (has(p.embarked, army) && verdict.reason == Reason::Holds)) {
            verdict.reason = lapsed ? Reason::LandingLapsed : Reason::Embarks;
            verdict.other = UnitId(ship);
        }
    });
    recordStrikes();
}

/// Whoever was driven out by a landing was struck from the sea.
template <class Mask>
void Voyages<Mask>::recordStrikes()
{
    const bool untold = p.out->struckFrom.empty();
    if (untold)
        p.out->struckFrom.assign(static_cast<std::size_t>(c.actors), ProvinceId());
    for (std::size_t u = 0; u < p.out->units.size(); ++u) {
        if (!p.out->units[u].dislodged)
            continue;
        const int by = p.out->units[u].dislodger.index();
        if (has(c.disembarking, by))
            p.out->struckFrom[u] = p.struckFrom[static_cast<std::size_t>(by)];
        else if (untold)
            p.out->struckFrom[u] = p.provinceOf(by);
    }
}

template class Voyages<Narrow>;
template class Voyages<Wide>;
template class Voyages<Vast>;

} // namespace entente::judge
