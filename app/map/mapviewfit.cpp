#include "map/mapfloats.h"
#include "map/mapview.h"
#include "map/mapviewparts.h"
#include "sheet/playedpart.h"

#include <QtMath>

#include <vector>

namespace entente::app {

namespace {

constexpr qreal least = 0.85; ///< of the scale at which a board fills its room

} // namespace

int MapView::usefulWidth() const
{
    if (!d->ready() || d->played.height() <= 0)
        return 0;
    return qCeil(d->played.width() * d->room().height() / d->played.height());
}

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
    const auto clear = [&](qreal scale, QPointF at) {
        const QPointF seen = centre - scale * at - offCentre / 2;
        const QTransform toView(scale, 0, 0, scale, seen.x(), seen.y());
        return !coversPlaces(taken, *d->look.sheet, *d->look.board, toView);
    };
    const auto consider = [&](QSizeF kept, int below, bool anyhow) {
        const QSizeF room = d->room() - kept - QSizeF(0, below);
        const qreal fits = qMin(room.width() / d->played.width(), room.height() / d->played.height());
        // Where a button would lie on a place, a little smaller may do.
        for (qreal part = 1; part > least; part -= 0.01) {
            const qreal scale = qBound(Private::leastZoom, part * fits, Private::mostZoom);
            if (scale <= nearness)
                return;
            const QPointF at = middleOf(d->played, d->look.sheet->size(), room / scale)
                               + QPointF(kept.width(), below - kept.height()) / scale / 2;
            if (anyhow || clear(scale, at)) {
                nearness = scale;
                middle = at;
                return;
            }
        }
    };
    for (int below = 0; below <= d->floatGrows; ++below) {
        for (const QSizeF kept : d->floats->cornersToKeep())
            consider(kept, below, false);
    }
    if (nearness <= 0)
        consider({}, d->floatGrows, true);
    d->centre(nearness, middle);
}

} // namespace entente::app
