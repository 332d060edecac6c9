#include "judge/waters.h"

namespace entente::judge {

Waters::Waters(const Board &board) : m_board(board)
{
    const auto count = static_cast<std::size_t>(board.provinceCount());
    m_coastsOf.resize(count);
    m_bodies.reserve(16);
    m_useful.reserve(16);
    for (int p = 0; p < board.provinceCount(); ++p) {
        const ProvinceId province(p);
        if (!board.isSea(province))
            board.waters(province).forEach([&](ProvinceId sea) { m_coastsOf[sea.index()].insert(province); });
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
    m_fleets = left;
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
            edge |= m_board.waters(sea) & left;
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

const ProvinceSet &Waters::useful(const Position &position, ProvinceId from, ProvinceId to)
{
    if (!m_known)
        fill(position);
    for (const Useful &known : m_useful) {
        if (known.from == from && known.to == to)
            return known.fleets;
    }
    m_useful.push_back({from, to, fleetsOnSomeRoute(m_board, from, to, m_fleets)});
    return m_useful.back().fleets;
}

bool Waters::onRoute(ProvinceId fleet, ProvinceId from, ProvinceId to, const ProvinceSet &fleets) const
{
    return fleetsOnSomeRoute(m_board, from, to, fleets).contains(fleet);
}

} // namespace entente::judge
