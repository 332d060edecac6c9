#include "map/grain.h"

#include <QImage>

#include <cstdint>

namespace entente::app {

namespace {

constexpr int tile = 120; ///< pixels, after which it begins again
constexpr int cell = 3;   ///< pixels, in which there is one dot at most: they neither clump nor line up

/// Scatters without chance: the same picture on every machine.
std::uint32_t scattered(std::uint32_t x, std::uint32_t y)
{
    std::uint32_t hash = x * 0x9e3779b1U ^ y * 0x85ebca6bU;
    hash = (hash ^ hash >> 15) * 0x2c1b3c6dU;
    hash = (hash ^ hash >> 12) * 0x297a2d39U;
    return hash ^ hash >> 15;
}

/// As many light dots as dark ones: seen from far it has the land's own colour.
QImage stipple(const MapTheme &theme)
{
    QImage image(tile, tile, QImage::Format_RGB32);
    image.fill(theme.land);
    const QColor light = mixed(theme.land, theme.label, theme.grain);
    const QColor dark = mixed(theme.land, theme.halo, 2.6 * theme.grain); // it is nearer to the land
    for (int x = 0; x < tile / cell; ++x) {
        for (int y = 0; y < tile / cell; ++y) {
            const std::uint32_t chance = scattered(static_cast<std::uint32_t>(x), static_cast<std::uint32_t>(y));
            if (chance % 8 < 2)
                continue;
            const int across = static_cast<int>(chance >> 8) % cell;
            const int down = static_cast<int>(chance >> 16) % cell;
            image.setPixelColor(x * cell + across, y * cell + down, (chance >> 20) % 2 ? light : dark);
        }
    }
    return image;
}

} // namespace

QBrush neutralGround(const MapTheme &theme)
{
    if (theme.grain <= 0)
        return theme.land;
    static const QImage dots = stipple(theme); // of the dark theme: no other has any
    return QBrush(dots);
}

} // namespace entente::app
