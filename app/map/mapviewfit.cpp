#include "map/mapfloats.h"
#include "map/mapview.h"
#include "map/mapviewparts.h"
#include "map/playedpart.h"

namespace entente::app {

/// The whole board, as large as may be; where a place would lie under the buttons in the corners, clear of them.
void MapView::fit()
{
    if (!d->ready())
        return;
    const QMargins &floats = d->floatMargins;
    const QPointF offCentre(floats.right() - floats.left(), floats.bottom() - floats.top());
    const QPointF centre = QRectF(viewport()->rect()).center();
    qreal nearness = 1;
    QPointF middle;
    for (const QSizeF kept : d->floats->cornersToKeep()) {
        const QSizeF room = d->room() - kept;
        const qreal fits = qMin(room.width() / d->played.width(), room.height() / d->played.height());
        nearness = qBound(Private::leastZoom, fits, Private::mostZoom);
        middle = middleOf(d->played, d->look.sheet->size(), room / nearness)
                 + QPointF(kept.width(), -kept.height()) / nearness / 2;
        const QPointF seen = centre - nearness * middle - offCentre / 2;
        const QTransform toView(nearness, 0, 0, nearness, seen.x(), seen.y());
        if (!coversPlaces(d->floats->corners(), *d->look.sheet, *d->look.board, toView))
            break;
    }
    d->centre(nearness, middle);
}

} // namespace entente::app
