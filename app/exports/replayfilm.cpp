#include "exports/replayfilm.h"

#include "exports/mapexport.h"
#include "sheet/mapscale.h"
#include "map/turnreplay.h"
#include "map/turnstate.h"
#include "map/unitpainter.h"

#include <QPainter>

namespace entente::app {

namespace {

/// The picture that `savePicture` writes, as an image.
QImage stillOf(const MapLook &look, const MapState &state, int width)
{
    MapPicture picture;
    picture.look = look;
    picture.state = state;
    picture.width = width;
    return QImage::fromData(pictureBytes(picture, PictureFormat::Png), "PNG").convertToFormat(QImage::Format_RGB32);
}

} // namespace

void paintFilm(const MapLook &look, const Turn &turn, int width, int frames,
               const std::function<bool(int, const QImage &)> &take)
{
    const qreal scale = width / look.sheet->size().width();
    const TurnReplay replay(look, turn, scale);
    // The ground with the orders is painted once; every frame has its units on top.
    MapState still = replay.before();
    still.units.clear();
    const QImage ground = stillOf(look, still, width);
    const MapState results = resultsOf(*look.board, turn);
    for (int frame = 1; frame <= frames; ++frame) {
        const qreal time = frames < 2 ? 1 : qreal(frame - 1) / (frames - 1);
        if (TurnReplay::isOver(time)) {
            if (!take(frame, stillOf(look, results, width)))
                return;
            continue;
        }
        QImage image = ground;
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(scale, scale);
        painter.translate(-look.sheet->rect().topLeft());
        const std::vector<QPointF> offsets = replay.offsetsAt(time);
        for (std::size_t i = 0; i < replay.before().units.size(); ++i) {
            painter.save();
            painter.translate(offsets[i]);
            paintMapUnit(painter, look, replay.before().units[i], scale);
            painter.restore();
        }
        painter.end();
        if (!take(frame, image))
            return;
    }
}

} // namespace entente::app
