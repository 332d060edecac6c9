#pragma once

#include "game/game.h"
#include "map/mappicture.h"

#include <QImage>
#include <QObject>

#include <functional>

namespace entente::app {

/// What a small picture of a map needs; a value, so that it can be painted in another thread.
struct ThumbnailJob {
    QString folder; ///< of the variant
    std::shared_ptr<const Variant> variant;
    Position position;
    QSize size;
    qreal devicePixelRatio = 1;
    bool dark = false;
};

/// Reads the map and paints it; a null image if the folder holds no map. Any thread.
QImage paintThumbnail(const ThumbnailJob &job);
/// Paints it in the background; `done` is called in the receiver's thread, while it lives.
void requestThumbnail(const ThumbnailJob &job, QObject *receiver, std::function<void(QImage)> done);

} // namespace entente::app
