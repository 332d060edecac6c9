#pragma once

#include "studio/drawing.h"

#include <QPainterPath>

namespace entente::app {

/// An outline as it is painted; points that lie closer to each other than `detail`, in units of the drawing, are one.
QPainterPath pathOf(const Rings &rings, qreal detail);

} // namespace entente::app
