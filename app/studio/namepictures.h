#pragma once

#include "studio/drawing.h"

#include <QImage>

namespace entente::app {

/// The part of a drawing's picture in which the name of a place is painted: what within its outline has another colour
/// than most of it, else all of it. `scale`: pixels to a unit of the outline. Null if nothing of it is on the picture.
QImage paintedNameIn(const QImage &picture, const Rings &outline, qreal scale);

} // namespace entente::app
