#include "map/mapfloats.h"
#include "map/mapview.h"
#include "map/mapviewparts.h"
#include "map/playedpart.h"

#include <vector>

namespace entente::app {

/// The whole board, as large as may be while no place lies under the buttons in the corners or under what grows at the
/// lower edge. Where that can't be had, all of it above what grows.
void MapView::fit()
{
    if (!d->ready())
        return;
    const QMargins &floats = d->floatMargins;
    const QPointF offCentre(floats.right() - floats.left(), floats.bottom() - floats.top());
    const QPointF centre = QRectF(viewport()->rect()).center();
    std::vector<QRect> taken{QRect(0, viewport()->height() - floats.bottom() - d->floatGrows, viewport()->width(),
                                   floats.bottom() + d->floatGrows)};
    for (const QRect &corner : d->floats->corners())
        taken.push_back(corner);
    qreal nearness = 0;
    QPointF middle;
    const auto consider = [&](QSizeF kept, int below, bool anyhow) {
        const QSizeF room = d->room() - kept - QSizeF(0, below);
        const qreal fits = qMin(room.width() / d->played.width(), room.height() / d->played.height());
        const qreal scale = qBound(Private::leastZoom, fits, Private::mostZoom);
        if (scale <= nearness)
            return;
        const QPointF at = middleOf(d->played, d->look.sheet->size(), room / scale)
                           + QPointF(kept.width(), below - kept.height()) / scale / 2;
        const QPointF seen = centre - scale * at - offCentre / 2;
        if (!anyhow
            && coversPlaces(taken, *d->look.sheet, *d->look.board, QTransform(scale, 0, 0, scale, seen.x(), seen.y())))
            return;
        nearness = scale;
        middle = at;
    };
    for (const int below : {0, d->floatGrows / 3, 2 * d->floatGrows / 3, d->floatGrows}) {
        for (const QSizeF kept : d->floats->cornersToKeep())
            consider(kept, below, false);
    }
    if (nearness <= 0)
        consider({}, d->floatGrows, true);
    d->centre(nearness, middle);
}

} // namespace entente::app
