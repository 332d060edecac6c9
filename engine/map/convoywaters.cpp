#include "map/convoywaters.h"

#include <algorithm>

namespace entente {

/// Tarjan's search for blocks, on sets of seas.
struct ConvoyWaters::BlockSearch {
    ConvoyWaters &waters;
    const ProvinceSet &body;
    ProvinceSet seen;
    std::array<std::uint8_t, maxProvinces> found;
    std::array<std::uint8_t, maxProvinces> low;
    std::array<ProvinceId, maxProvinces> stack;
    int height = 0;
    int clock = 0;

    BlockSearch(ConvoyWaters &owner, const ProvinceSet &seas) : waters(owner), body(seas) {}

    void visit(ProvinceId sea)
    {
        seen.insert(sea);
        found[slot(sea)] = low[slot(sea)] = static_cast<std::uint8_t>(++clock);
        stack[static_cast<std::size_t>(height++)] = sea;
        (waters.m_board.waters(sea) & body).forEach([&](ProvinceId next) {
            if (seen.contains(next)) {
                low[slot(sea)] = std::min(low[slot(sea)], found[slot(next)]);
                return;
            }
            visit(next);
            low[slot(sea)] = std::min(low[slot(sea)], low[slot(next)]);
            if (low[slot(next)] < found[slot(sea)])
                return;
            ProvinceSet &block = waters.m_blocks[static_cast<std::size_t>(waters.m_blockCount++)];
            block = ProvinceSet();
            block.insert(sea);
            ProvinceId top;
            do {
                top = stack[static_cast<std::size_t>(--height)];
                block.insert(top);
            } while (top != next);
        });
    }
};

ConvoyWaters::ConvoyWaters(const Board &board, const ProvinceSet &fleets)
    : m_board(board)
    , m_fleets(fleets)
{
    ProvinceSet left = fleets;
    while (!left.empty()) {
        Body &body = m_bodies[static_cast<std::size_t>(m_bodyCount)];
        ProvinceSet fresh;
        fresh.insert(left.first());
        while (!fresh.empty()) {
            body.seas |= fresh;
            ProvinceSet next;
            fresh.forEach([&](ProvinceId sea) {
                m_bodyAt[slot(sea)] = static_cast<std::uint8_t>(m_bodyCount);
                const ProvinceSet &around = board.reach(Travel::Sea, board.mainRegion(sea));
                next |= around & left;
                body.shores |= around;
            });
            fresh = next - body.seas;
        }
        body.shores &= board.shores();
        left -= body.seas;
        ++m_bodyCount;

        const int firstBlock = m_blockCount;
        if (body.seas.size() > 2) {
            BlockSearch(*this, body.seas).visit(body.seas.first());
            for (int i = firstBlock; i < m_blockCount; ++i) {
                for (int k = i + 1; k < m_blockCount; ++k)
                    m_joints |= m_blocks[static_cast<std::size_t>(i)] & m_blocks[static_cast<std::size_t>(k)];
            }
        } else {
            m_blocks[static_cast<std::size_t>(m_blockCount++)] = body.seas;
        }
    }
}

ProvinceSet ConvoyWaters::shoresOf(const ProvinceSet &seas) const
{
    ProvinceSet shores;
    seas.forEach([&](ProvinceId sea) { shores |= m_board.reach(Travel::Sea, m_board.mainRegion(sea)); });
    return shores & m_board.shores();
}

ProvinceSet ConvoyWaters::destinations(ProvinceId from) const
{
    ProvinceSet shores;
    for (int i = 0; i < m_bodyCount; ++i) {
        if (body(i).shores.contains(from))
            shores |= body(i).shores;
    }
    shores.erase(from);
    return shores;
}

/// If one fleet stands between `fleet` and all of `ends`: that fleet and everything behind it,
/// otherwise nothing. `ends` is not empty, lies in the fleet's body and does not contain it.
ProvinceSet ConvoyWaters::behind(ProvinceId fleet, const ProvinceSet &ends) const
{
    const ProvinceSet &seas = bodyAt(fleet).seas;
    const ProvinceId end = ends.first();
    for (int i = 0; i < m_blockCount; ++i) {
        const ProvinceSet &block = m_blocks[static_cast<std::size_t>(i)];
        if (!block.contains(fleet))
            continue;
        if (!block.intersects(m_joints)) {
            // The block is the whole body, and each fleet stands only before itself.
            ProvinceSet only;
            only.insert(end);
            return (ends - only).empty() ? only : ProvinceSet();
        }
        ProvinceSet gates = block;
        gates.erase(fleet);
        while (!gates.empty()) {
            const ProvinceId gate = gates.first();
            gates.erase(gate);
            ProvinceSet hidden;
            hidden.insert(gate);
            if (m_joints.contains(gate)) {
                const ProvinceSet open = seas - block;
                ProvinceSet fresh = hidden;
                while (!fresh.empty()) {
                    ProvinceSet next;
                    fresh.forEach([&](ProvinceId sea) { next |= m_board.waters(sea); });
                    fresh = (next & open) - hidden;
                    hidden |= fresh;
                }
            }
            if (hidden.contains(end))
                return (ends - hidden).empty() ? hidden : ProvinceSet();
        }
    }
    return {};
}

ProvinceSet ConvoyWaters::destinations(ProvinceId fleet, ProvinceId from) const
{
    const Body &body = bodyAt(fleet);
    const ProvinceSet ends = m_board.waters(from) & body.seas;
    if (ends.empty())
        return {};
    ProvinceSet shores = body.shores;
    if (!ends.contains(fleet)) {
        // Both ends behind one fleet is the only bar.
        if (const ProvinceSet hidden = behind(fleet, ends); !hidden.empty())
            shores = shoresOf(body.seas - hidden);
    }
    shores.erase(from);
    return shores;
}

ProvinceSet ConvoyWaters::originsWithout(ProvinceId fleet, ProvinceId to) const
{
    ProvinceSet origins;
    for (int i = 0; i < m_bodyCount; ++i) {
        const Body &water = body(i);
        if (!water.shores.contains(to))
            continue;
        if (!water.seas.contains(fleet)) {
            origins |= water.shores;
            continue;
        }
        ProvinceSet rest = water.seas;
        rest.erase(fleet);
        ProvinceSet reached = m_board.waters(to) & rest;
        if (reached.empty())
            continue;
        if (!m_joints.contains(fleet)) {
            origins |= shoresOf(rest);
            continue;
        }
        ProvinceSet fresh = reached;
        while (!fresh.empty()) {
            ProvinceSet next;
            fresh.forEach([&](ProvinceId sea) { next |= m_board.waters(sea); });
            fresh = (next & rest) - reached;
            reached |= fresh;
        }
        origins |= shoresOf(reached);
    }
    return origins;
}

} // namespace entente
