#include "map/convoywaters.h"

#include <algorithm>

namespace entente {

namespace {

/// Do fleets that lie one beside the other lead from this one to one of `goals`?
template <class Set>
bool leadsTo(const Board &board, const Set &fleets, ProvinceId fleet, const Set &goals)
{
    Set reached, fresh;
    fresh.insert(fleet);
    while (!fresh.empty() && !fresh.intersects(goals)) {
        reached |= fresh;
        Set next;
        fresh.forEach([&](ProvinceId sea) { next |= Set(board.waters(sea)); });
        fresh = (next & fleets) - reached;
    }
    return !fresh.empty();
}

/// Nearly every chain is of three fleets at most, and seen at once. A fleet at either end is part of one if it is
/// joined to the other end; one in the middle may have the same fleet on both its ways.
template <class Set>
std::optional<bool> seenAmong(const Board &board, const Set &fleets, ProvinceId fleet, ProvinceId from, ProvinceId to)
{
    const Set first = Set(board.waters(from)) & fleets, last = Set(board.waters(to)) & fleets;
    if (first.empty() || last.empty())
        return false;
    const Set around = Set(board.waters(fleet)) & fleets;
    const bool starts = first.contains(fleet), ends = last.contains(fleet);
    if (starts || ends)
        return (starts && ends) || leadsTo(board, fleets, fleet, starts ? last : first);
    const Set before = first & around, after = last & around;
    if (!before.empty() && !after.empty() && (before | after).size() > 1)
        return true;
    return around.size() < 2 ? std::optional(false) : std::nullopt;
}

} // namespace

std::optional<bool> seenOnChain(const Board &board, ProvinceId fleet, ProvinceId from, ProvinceId to,
                                const ProvinceSet &fleets)
{
    return board.provinceCount() <= narrowProvinces ? seenAmong(board, NarrowProvinceSet(fleets), fleet, from, to)
                                                    : seenAmong(board, fleets, fleet, from, to);
}

bool joinedTo(const Board &board, ProvinceId fleet, ProvinceId shore, const ProvinceSet &fleets)
{
    if (board.provinceCount() > narrowProvinces)
        return leadsTo(board, fleets, fleet, board.waters(shore) & fleets);
    const NarrowProvinceSet narrow(fleets);
    return leadsTo(board, narrow, fleet, NarrowProvinceSet(board.waters(shore)) & narrow);
}

bool onSomeChain(const Board &board, ProvinceId fleet, ProvinceId from, ProvinceId to, const ProvinceSet &fleets,
                 const ConvoyWaters *cutUp)
{
    if (const auto seen = seenOnChain(board, fleet, from, to, fleets))
        return *seen;
    return (cutUp ? cutUp->destinations(fleet, from) : ConvoyWaters(board, fleets).destinations(fleet, from))
        .contains(to);
}

/// Tarjan's search for blocks, on sets of seas.
struct ConvoyWaters::BlockSearch {
    ConvoyWaters &waters;
    const ProvinceSet &body;
    ProvinceSet seen;
    std::array<std::uint8_t, maxProvinces> found;
    std::array<std::uint8_t, maxProvinces> low;
    FixedList<ProvinceId, maxProvinces> stack;
    int clock = 0;

    BlockSearch(ConvoyWaters &owner, const ProvinceSet &seas) : waters(owner), body(seas) {}

    void visit(ProvinceId sea)
    {
        seen.insert(sea);
        found[slot(sea)] = low[slot(sea)] = static_cast<std::uint8_t>(++clock);
        stack.push_back(sea);
        waters.m_foundAs[slot(sea)] = static_cast<std::uint16_t>(waters.m_behind.size());
        waters.m_behind.emplace_back().insert(sea);
        (waters.m_board->waters(sea) & body).forEach([&](ProvinceId next) {
            if (seen.contains(next)) {
                low[slot(sea)] = std::min(low[slot(sea)], found[slot(next)]);
                return;
            }
            visit(next);
            low[slot(sea)] = std::min(low[slot(sea)], low[slot(next)]);
            if (low[slot(next)] < found[slot(sea)])
                return;
            ProvinceSet block, below;
            block.insert(sea);
            ProvinceId top;
            do {
                top = stack.back();
                stack.pop_back();
                block.insert(top);
                below |= waters.behind(top);
            } while (top != next);
            waters.m_blocks.push_back({block, below, sea});
            waters.behind(sea) |= below;
        });
    }
};

void ConvoyWaters::open(const Board &board, const ProvinceSet &fleets)
{
    m_board = &board;
    m_fleets = fleets;
    m_bodies.clear();
    m_blocks.clear();
    m_behind.clear();
    ProvinceSet left = fleets;
    while (!left.empty()) {
        const auto index = static_cast<std::uint8_t>(m_bodies.size());
        Body &body = m_bodies.emplace_back();
        ProvinceSet fresh;
        fresh.insert(left.first());
        while (!fresh.empty()) {
            body.seas |= fresh;
            ProvinceSet next;
            fresh.forEach([&](ProvinceId sea) {
                m_bodyAt[slot(sea)] = index;
                const ProvinceSet &around = board.reach(Travel::Sea, board.mainRegion(sea));
                next |= around & left;
                body.shared |= body.shores & around;
                body.shores |= around;
            });
            fresh = next - body.seas;
        }
        body.shores &= board.shores();
        body.shared &= board.shores();
        left -= body.seas;

        if (body.seas.size() <= 2)
            continue;
        const std::size_t firstBlock = m_blocks.size();
        BlockSearch(*this, body.seas).visit(body.seas.first());
        body.torn = m_blocks.size() > firstBlock + 1;
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

/// A fleet is kept from helping where another stands between it and all the ends of a chain; which those are is told
/// by its blocks. Where no fleet's loss tears the body each stands only before itself.
ProvinceSet ConvoyWaters::destinations(ProvinceId fleet, ProvinceId from) const
{
    const Body &body = bodyAt(fleet);
    const ProvinceSet ends = m_board->waters(from) & body.seas;
    if (!body.shores.contains(from) || ends.empty())
        return {};
    ProvinceSet shores = body.shores;
    const ProvinceId end = ends.first();
    // What lies behind this fleet of the body is cut off from the one that asks: so are its shores, if all ends are
    // there.
    const auto hide = [&](const ProvinceSet &hidden) {
        if (hidden.contains(end) && (ends - hidden).empty())
            shores = shoresOf(body.seas - hidden);
    };
    if (!ends.contains(fleet)) {
        if (!body.torn && ends.size() == 1)
            shores -= shoresOf(end) - body.shared;
        for (const Block &block : m_blocks) {
            if (!body.torn || !block.seas.contains(fleet))
                continue;
            block.seas.forEach([&](ProvinceId gate) {
                if (gate != fleet)
                    hide(gate == block.top ? body.seas - block.below : behind(gate));
            });
        }
    }
    shores.erase(from);
    return shores;
}

} // namespace entente
