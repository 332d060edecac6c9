#pragma once

#include "sheet/maplook.h"

#include <QStringList>

namespace entente::app {

/// What stands wrong on a sheet: units and centres outside their provinces, and, with a unit in every
/// province, names that cover each other, a unit, a centre or a foreign land, in a map 1600 pixels wide and in
/// a small one. Sentences.
QStringList checkPlacement(const MapLook &look);

} // namespace entente::app
