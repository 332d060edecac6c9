#include "map/groundshelf.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace entente::app {

namespace {

/// The board before and after a change of owners or of theme; more would only take room.
constexpr std::size_t mostGrounds = 2;

bool isSame(const GroundShelf::Ground &ground, const MapLook &look, qreal scale, qreal ratio)
{
    return std::abs(ground.scale - scale) < 1e-9 && std::abs(ground.ratio - ratio) < 1e-9 && ground.look == look;
}

} // namespace

void GroundShelf::keep(Ground ground)
{
    std::erase_if(m_grounds, [&](const Ground &old) { return isSame(old, ground.look, ground.scale, ground.ratio); });
    if (m_grounds.size() == mostGrounds)
        m_grounds.erase(m_grounds.begin());
    m_grounds.push_back(std::move(ground));
}

const GroundShelf::Ground *GroundShelf::find(const MapLook &look, qreal scale, qreal ratio) const
{
    const auto found = std::find_if(m_grounds.begin(), m_grounds.end(),
                                    [&](const Ground &ground) { return isSame(ground, look, scale, ratio); });
    return found == m_grounds.end() ? nullptr : &*found;
}

QImage GroundShelf::preview(const MapLook &look) const
{
    const auto found =
        std::find_if(m_grounds.rbegin(), m_grounds.rend(), [&](const Ground &ground) { return ground.look == look; });
    return found == m_grounds.rend() ? QImage() : found->preview;
}

} // namespace entente::app
