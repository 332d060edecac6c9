#include "studio/cracks.h"

#include <array>

namespace entente {

namespace {

/// To the right, down, to the left, up.
constexpr std::array<Corner, 4> stepsOfCracks{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};

class CrackWalker {
public:
    explicit CrackWalker(const Grid &grid)
        : m_grid(grid),
          m_gone(4 * (static_cast<std::size_t>(grid.width()) + 1) * (static_cast<std::size_t>(grid.height()) + 1))
    {
    }

    std::vector<CrackArc> walk()
    {
        for (const bool fromNodes : {true, false}) { // what is left after the first round goes in circles
            for (int y = 0; y <= m_grid.height(); ++y) {
                for (int x = 0; x <= m_grid.width(); ++x) {
                    if (fromNodes && !isNode({x, y}))
                        continue;
                    for (std::size_t way = 0; way < stepsOfCracks.size(); ++way) {
                        if (isCrack({x, y}, way) && !gone({x, y}, way))
                            follow({x, y}, way);
                    }
                }
            }
        }
        return std::move(m_arcs);
    }

private:
    int numberAt(int x, int y) const { return m_grid.holds(x, y) ? m_grid.at(x, y) : Grid::none; }

    /// The cells beside a step from a corner: to the left and to the right of whoever takes it.
    std::pair<int, int> beside(Corner at, std::size_t way) const
    {
        switch (way) {
        case 0: return {numberAt(at.x, at.y - 1), numberAt(at.x, at.y)};
        case 1: return {numberAt(at.x, at.y), numberAt(at.x - 1, at.y)};
        case 2: return {numberAt(at.x - 1, at.y), numberAt(at.x - 1, at.y - 1)};
        default: return {numberAt(at.x - 1, at.y - 1), numberAt(at.x, at.y - 1)};
        }
    }
    bool isCrack(Corner at, std::size_t way) const
    {
        const auto [left, right] = beside(at, way);
        return left != right;
    }
    bool isOnEdge(Corner at, std::size_t way) const
    {
        return way % 2 == 0 ? at.y == 0 || at.y == m_grid.height() : at.x == 0 || at.x == m_grid.width();
    }

    bool isNode(Corner at) const
    {
        int cracks = 0;
        int onEdge = 0;
        for (std::size_t way = 0; way < stepsOfCracks.size(); ++way) {
            if (isCrack(at, way)) {
                ++cracks;
                onEdge += isOnEdge(at, way);
            }
        }
        const bool cornerOfAll = (at.x == 0 || at.x == m_grid.width()) && (at.y == 0 || at.y == m_grid.height());
        return cracks > 2 || (cracks == 2 && (onEdge == 1 || cornerOfAll));
    }

    std::vector<bool>::reference gone(Corner at, std::size_t way)
    {
        const auto corner = static_cast<std::size_t>(at.y) * (static_cast<std::size_t>(m_grid.width()) + 1)
                            + static_cast<std::size_t>(at.x);
        return m_gone[4 * corner + way];
    }

    void follow(Corner from, std::size_t way)
    {
        CrackArc &arc = m_arcs.emplace_back();
        std::tie(arc.left, arc.right) = beside(from, way);
        arc.corners.push_back(from);
        Corner at = from;
        while (true) {
            gone(at, way) = true;
            at = {at.x + stepsOfCracks[way].x, at.y + stepsOfCracks[way].y};
            const std::size_t back = (way + 2) % 4;
            gone(at, back) = true;
            arc.corners.push_back(at);
            if (isNode(at) || at == from)
                return;
            for (std::size_t next = 0; next < stepsOfCracks.size(); ++next) {
                if (next != back && isCrack(at, next)) {
                    way = next;
                    break;
                }
            }
        }
    }

    const Grid &m_grid;
    std::vector<bool> m_gone; ///< by corner and way
    std::vector<CrackArc> m_arcs;
};

} // namespace

void joinCorners(Grid &grid)
{
    constexpr int rounds = 8; // a corner that is joined may make another; it ends after two or three
    for (int round = 0; round < rounds; ++round) {
        bool changed = false;
        for (int y = 0; y + 1 < grid.height(); ++y) {
            for (int x = 0; x + 1 < grid.width(); ++x) {
                const std::int16_t here = grid.at(x, y), right = grid.at(x + 1, y);
                const std::int16_t below = grid.at(x, y + 1), across = grid.at(x + 1, y + 1);
                if (here == across && here != right && here != below)
                    grid.at(x + 1, y) = here;
                else if (right == below && right != here && right != across)
                    grid.at(x, y) = right;
                else
                    continue;
                changed = true;
            }
        }
        if (!changed)
            return;
    }
}

std::vector<CrackArc> cracksOf(const Grid &grid)
{
    return CrackWalker(grid).walk();
}

} // namespace entente
