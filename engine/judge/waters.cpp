#include "judge/waters.h"

#include "map/board.h"

namespace entente::judge {

Waters::Waters(const Board &board) : m_board(board)
{
    const bool onCoasts = !(board.convoySpaces() - board.seas()).empty();
    for (const UnitKind &kind : board.kinds()) {
        const bool comesThere = onCoasts || kind.travel == Travel::Sea || kind.travel == Travel::Over;
        m_everyoneThereConvoys = m_everyoneThereConvoys && (!comesThere || kind.convoys);
    }
}

void Waters::fill(const Position &position)
{
    m_known = true;
    m_lanesKnown = false;
    m_fleets = ProvinceSet();
    for (const Unit &unit : position.units)
        m_fleets.insert(m_board.provinceOf(unit.region));
    m_fleets &= m_board.convoySpaces();
    if (m_everyoneThereConvoys)
        return;
    for (const Unit &unit : position.units) {
        if (!m_board.kind(unit.kind).convoys)
            m_fleets.erase(m_board.provinceOf(unit.region));
    }
}

bool Waters::couldCarry(const Position &position, ProvinceId from, ProvinceId to)
{
    if (!m_known)
        fill(position);
    return !m_board.isSea(to) && convoyPossible(m_board, from, to, m_fleets);
}

bool Waters::couldCarry(const Position &position, ProvinceId fleet, ProvinceId from, ProvinceId to)
{
    if (!m_known)
        fill(position);
    if (m_board.isSea(to) || !m_fleets.contains(fleet))
        return false;
    if (const auto seen = seenOnChain(m_board, fleet, from, to, m_fleets))
        return *seen;
    if (!m_lanesKnown) {
        m_lanes.open(m_board, m_fleets);
        m_lanesKnown = true;
    }
    return m_lanes.destinations(fleet, from).contains(to);
}

bool Waters::couldCarryWithout(const Position &position, ProvinceId helper, ProvinceId from, ProvinceId to)
{
    if (!couldCarry(position, from, to))
        return false;
    if (!m_fleets.contains(helper))
        return true;
    ProvinceSet others = m_fleets;
    others.erase(helper);
    return m_board.waters(from).intersects(m_board.waters(to) & others) || convoyPossible(m_board, from, to, others);
}

bool Waters::useful(const Position &position, ProvinceId fleet, ProvinceId from, ProvinceId to)
{
    if (!m_known)
        fill(position);
    return m_fleets.contains(fleet) && fleetOnSomeRoute(m_board, fleet, from, to, m_fleets);
}

} // namespace entente::judge
