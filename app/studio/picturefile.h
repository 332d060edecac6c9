#pragma once

#include "base/result.h"
#include "studio/patches.h"

#include <QImage>

namespace entente::app {

/// Is it a picture (PNG, JPEG), by the first of its bytes?
bool isPicture(const QString &path);

/// A picture on white paper, no larger than the search for areas wants it. The error is one sentence.
Result<QImage, QString> readPicture(const QString &path);

/// What a drawing (SVG) looks like, as wide or as high as a picture may be; null if it can't be painted.
QImage pictureOfDrawing(const QString &path);

/// The same pixels for the engine, as long as the picture lives.
Picture pixelsOf(const QImage &picture);

} // namespace entente::app
