#include "map/borderinks.h"

#include "sheet/colourdistance.h"

namespace entente::app {

QColor tintOn(const MapTheme &theme, const QColor &tint)
{
    return mixed(theme.land, tint, theme.tintShare);
}

QColor innerBorderOn(const MapTheme &theme, const QColor &land)
{
    // The line lets a little of the land through: it belongs to one owner's ground.
    const QColor line = mixed(land, theme.minorBorder, theme.isDark ? 0.55 : 0.85);
    constexpr int steps = 20;
    for (int i = 0; i < steps; ++i) {
        const QColor ink = mixed(line, theme.label, qreal(i) / steps);
        if (contrast(ink, land) >= borderContrast)
            return ink;
    }
    return theme.label;
}

} // namespace entente::app
