#pragma once

#include "studio/sketch.h"

#include <QColor>

namespace entente::app {

/// What a ground looks like on the desk.
QColor groundColour(Ground ground, bool dark);

} // namespace entente::app
