#include "start/mapthumbnail.h"

#include "map/mappicture.h"
#include "map/turnstate.h"
#include "sheet/palette.h"
#include "start/picturepool.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QPainter>
#include <QPointer>
#include <QThreadPool>

namespace entente::app {

QImage paintThumbnail(const ThumbnailJob &job)
{
    const std::shared_ptr<const Board> board = job.variant->board;
    const Result<std::shared_ptr<const MapSheet>, QString> sheet = MapSheet::load(job.folder, *board);
    if (!sheet)
        return {};
    const Result<Livery, QString> livery = Livery::load(job.folder, *board);
    MapLook look;
    look.sheet = sheet.value();
    look.board = board;
    look.livery = dressed(livery.ok() ? livery.value() : Livery::standard(*board), ownColours(*board));
    look.theme = job.dark ? MapTheme::dark() : MapTheme::light();
    look.labels = Labels::None;
    MapState state;
    state.owner = tints(*board, job.position);
    state.units = mapUnits(*board, job.position);
    if (job.fogged)
        addFog(state, *board, {});
    look.owner = state.owner;
    if (job.variant->features.has(Feature::InSequence)) { // one power acts, and the others wait
        for (MapUnit &unit : state.units)
            unit.faded = unit.unit.power.index() != 0;
    }

    // The whole breadth of the sheet, at the height where most units stand.
    const QSizeF sheetSize = look.sheet->size();
    const QSizeF pixels = QSizeF(job.size) * job.devicePixelRatio;
    QRectF crowd;
    for (const Unit &unit : job.position.units) {
        const QPointF at = look.sheet->unitAnchor(unit.region, unit.layer);
        crowd = crowd.isNull() ? QRectF(at, QSizeF(1, 1)) : crowd.united(QRectF(at, QSizeF(1, 1)));
    }
    const QPointF centre = crowd.isNull() ? QRectF(QPointF(), sheetSize).center() : crowd.center();
    const qreal width = sheetSize.width();
    const qreal scale = pixels.width() / width;
    QRectF part(0, 0, width, pixels.height() / scale);
    part.moveCenter(centre);
    part.moveLeft(std::clamp(part.left(), 0.0, std::max(0.0, sheetSize.width() - part.width())));
    part.moveTop(std::clamp(part.top(), 0.0, std::max(0.0, sheetSize.height() - part.height())));

    QImage image(pixels.toSize(), QImage::Format_RGB32);
    image.fill(look.theme.sea);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMap(painter, look, part, scale);
    paintPieces(painter, look, state, part, scale, false);
    painter.end();
    image.setDevicePixelRatio(job.devicePixelRatio);
    return image;
}

void requestThumbnail(const ThumbnailJob &job, QObject *receiver, std::function<void(QImage)> done,
                      const Unwanted &unwanted)
{
    const QPointer<QObject> guard(receiver);
    picturePool().start([job, guard, done = std::move(done), unwanted] {
        if (unwanted && *unwanted)
            return;
        QImage image = paintThumbnail(job);
        QMetaObject::invokeMethod(
            qApp,
            [guard, done, image = std::move(image)] {
                if (guard)
                    done(image);
            },
            Qt::QueuedConnection);
    });
}

} // namespace entente::app
