#include "judge/waters.h"

namespace entente::judge {

Waters::Waters(const Board &board) : m_board(board)
{
    const auto count = static_cast<std::size_t>(board.provinceCount());
    m_seaNeighbours.resize(count);
    m_coastsOf.resize(count);
    m_bodies.reserve(16);
    for (int p = 0; p < board.provinceCount(); ++p) {
        const ProvinceId province(p);
        if (board.isSea(province)) {
            m_seaNeighbours[p] = board.reach(Travel::Sea, board.mainRegion(province)) & board.seas();
        } else {
            board.waters(province).forEach([&](ProvinceId sea) { m_coastsOf[sea.index()].insert(province); });
        }
    }
}

void Waters::fill(const Position &position)
{
    m_known = true;
    m_bodies.clear();
    ProvinceSet left;
    for (const Unit &unit : position.units) {
        const ProvinceId place = m_board.provinceOf(unit.region);
        if (m_board.isSea(place) && m_board.kind(unit.kind).convoys)
            left.insert(place);
    }
    while (!left.empty()) {
        Body body;
        ProvinceSet edge;
        edge.insert(left.first());
        while (!edge.empty()) {
            const ProvinceId sea = edge.first();
            edge.erase(sea);
            left.erase(sea);
            body.seas.insert(sea);
            body.coasts |= m_coastsOf[sea.index()];
            edge |= m_seaNeighbours[sea.index()] & left;
        }
        m_bodies.push_back(body);
    }
}

bool Waters::couldCarry(const Position &position, ProvinceId from, ProvinceId to)
{
    if (!m_known)
        fill(position);
    for (const Body &body : m_bodies) {
        if (body.coasts.contains(from) && body.coasts.contains(to))
            return true;
    }
    return false;
}

bool Waters::couldCarry(const Position &position, ProvinceId fleet, ProvinceId from, ProvinceId to)
{
    if (!m_known)
        fill(position);
    for (const Body &body : m_bodies) {
        if (body.seas.contains(fleet))
            return body.coasts.contains(from) && body.coasts.contains(to);
    }
    return false;
}

} // namespace entente::judge
