#pragma once

#include <QPen>

namespace entente::app {

/// A line whose ends and corners are round: that of units, signs and arrows.
inline QPen roundPen(const QColor &colour, qreal width)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

} // namespace entente::app
