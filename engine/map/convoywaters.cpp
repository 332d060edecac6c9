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
        (waters.m_board->waters(sea) & body).forEach([&](ProvinceId next) {
            if (seen.contains(next)) {
                low[slot(sea)] = std::min(low[slot(sea)], found[slot(next)]);
                return;
            }
            visit(next);
            low[slot(sea)] = std::min(low[slot(sea)], low[slot(next)]);
            if (low[slot(next)] < found[slot(sea)])
                return;
            ProvinceSet &block = waters.m_blocks.push_back({});
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
    : m_board(&board)
    , m_fleets(fleets)
{
    ProvinceSet left = fleets;
    while (!left.empty()) {
        const auto index = static_cast<std::uint8_t>(m_bodies.size());
        Body &body = m_bodies.push_back({});
        ProvinceSet fresh;
        fresh.insert(left.first());
        while (!fresh.empty()) {
            body.seas |= fresh;
            ProvinceSet next;
            fresh.forEach([&](ProvinceId sea) {
                m_bodyAt[slot(sea)] = index;
                const ProvinceSet &around = board.reach(Travel::Sea, board.mainRegion(sea));
                next |= around & left;
                body.shores |= around;
            });
            fresh = next - body.seas;
        }
        body.shores &= board.shores();
        left -= body.seas;

        if (body.seas.size() <= 2) {
            m_blocks.push_back(body.seas);
            continue;
        }
        const std::size_t firstBlock = m_blocks.size();
        BlockSearch(*this, body.seas).visit(body.seas.first());
        for (std::size_t i = firstBlock; i < m_blocks.size(); ++i) {
            for (std::size_t k = i + 1; k < m_blocks.size(); ++k)
                m_joints |= m_blocks[i] & m_blocks[k];
        }
    }
}

ProvinceSet ConvoyWaters::shoresOf(const ProvinceSet &seas) const
{
    ProvinceSet shores;
    seas.forEach([&](ProvinceId sea) { shores |= m_board->reach(Travel::Sea, m_board->mainRegion(sea)); });
    return shores & m_board->shores();
}

ProvinceSet ConvoyWaters::destinations(ProvinceId from) const
{
    ProvinceSet shores;
    for (const Body &body : m_bodies) {
        if (body.shores.contains(from))
            shores |= body.shores;
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
    for (const ProvinceSet &block : m_blocks) {
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
                    fresh.forEach([&](ProvinceId sea) { next |= m_board->waters(sea); });
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
    const ProvinceSet ends = m_board->waters(from) & body.seas;
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

ConvoyWaters::Rest::Rest(const ConvoyWaters &waters, ProvinceId fleet)
{
    for (const Body &body : waters.m_bodies) {
        if (!body.seas.contains(fleet)) {
            m_shores.push_back(body.shores);
            continue;
        }
        ProvinceSet left = body.seas;
        left.erase(fleet);
        if (left.empty())
            continue;
        if (!waters.m_joints.contains(fleet)) {
            m_shores.push_back(waters.shoresOf(left));
            continue;
        }
        while (!left.empty()) {
            ProvinceSet part, fresh;
            fresh.insert(left.first());
            while (!fresh.empty()) {
                part |= fresh;
                ProvinceSet next;
                fresh.forEach([&](ProvinceId sea) { next |= waters.m_board->waters(sea); });
                fresh = (next & left) - part;
            }
            m_shores.push_back(waters.shoresOf(part));
            left -= part;
        }
    }
}

ProvinceSet ConvoyWaters::Rest::origins(ProvinceId to) const
{
    ProvinceSet origins;
    for (const ProvinceSet &shores : m_shores) {
        if (shores.contains(to))
            origins |= shores;
    }
    return origins;
}

} // namespace entente
