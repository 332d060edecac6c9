#include "sheet/mapscale.h"

#include <algorithm>
#include <cmath>

namespace entente::app {
namespace {

qreal grown(qreal scale, qreal power)
{
    return std::pow(scale / usualScale, power);
}

} // namespace

qreal unitPixels(qreal scale)
{
    return qBound(13.0, 22 * grown(scale, 0.6), 56.0);
}

qreal centrePixels(qreal scale)
{
    return qBound(7.0, 11.5 * grown(scale, 0.55), 30.0);
}

qreal linePixels(qreal scale)
{
    return qBound(0.7, grown(scale, 0.4), 2.4);
}

qreal markPixels(qreal scale)
{
    return std::max(0.6, linePixels(scale) * std::min(1.0, grown(scale, 1)));
}

qreal waitingPixels(qreal scale)
{
    return 0.7 * unitPixels(scale) + waitingCasing / 2 * linePixels(scale);
}

qreal labelPixels(qreal size, qreal scale)
{
    return scale <= 1 ? size * scale : size * std::pow(scale, 0.68);
}

} // namespace entente::app
