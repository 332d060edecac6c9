#pragma once

#include <QtGlobal>

namespace entente::app {

/// How large things are drawn, in pixels, at a scale of so many pixels a sheet unit. Everything
/// grows more slowly than the map, so that a near view has room and a far one stays legible.

qreal unitPixels(qreal scale);   ///< side of a unit's symbol
qreal centrePixels(qreal scale); ///< width of a supply centre
qreal linePixels(qreal scale);   ///< factor for the width of borders and arrows; 1 where a window first shows a map
qreal markPixels(
    qreal scale); ///< the same for marks and signs: on a small map they shrink with it, like what they mark
qreal waitingPixels(qreal scale); ///< radius of the dashed ring round a unit that has no order yet, at its outer edge
qreal labelPixels(qreal size, qreal scale); ///< type of `size` sheet units, before it is made legible

inline constexpr qreal waitingCasing = 3.6; ///< width of the light line below that ring, in line widths
inline constexpr qreal usualScale = 0.553;  ///< a sheet of 1600 units in a window of 1280 by 800
inline constexpr qreal leastLandType = 9.6; ///< of an abbreviation
inline constexpr qreal leastSeaType = 10.5;
/// Names are written out in letters that are so high at least: capitals of a land, small letters of a water.
constexpr qreal leastLetters(bool sea)
{
    return sea ? 5.5 : 6.6;
}
/// The same for the few that have no room among the others: in no smaller type than the abbreviations of lands.
constexpr qreal tightLetters(bool sea)
{
    return sea ? 4.6 : 6.2;
}

} // namespace entente::app
