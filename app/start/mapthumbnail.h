#pragma once

#include "game/game.h"
#include "sheet/maplook.h"

#include <QImage>
#include <QObject>

#include <atomic>
#include <functional>
#include <memory>

namespace entente::app {

/// What a small picture of a map needs; a value, so that it can be painted in another thread.
struct ThumbnailJob {
    QString folder; ///< of the variant
    std::shared_ptr<const Variant> variant;
    Position position;
    QSize size;
    qreal devicePixelRatio = 1;
    bool dark = false;
    bool fogged = false; ///< fog lies on all of it
};

/// Reads the map and paints it; a null image if the folder holds no map. Any thread.
QImage paintThumbnail(const ThumbnailJob &job);
/// Whether a picture that was asked for is of no more use to anybody; shared with the thread that would paint it.
using Unwanted = std::shared_ptr<std::atomic<bool>>;
/// Paints it in the background; `done` is called in the receiver's thread, while it lives. What is `unwanted` before
/// its turn comes is not painted; null: it is wanted in any case.
void requestThumbnail(const ThumbnailJob &job, QObject *receiver, std::function<void(QImage)> done,
                      const Unwanted &unwanted = {});

} // namespace entente::app
