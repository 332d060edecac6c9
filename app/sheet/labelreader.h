#pragma once

#include "io/loosejson.h"
#include "sheet/mapsheet.h"

namespace entente::app {

/// A point of a layout, `[x, y]`; false: it is none.
bool readPoint(LooseJson pair, QPointF &point);
/// The texts of a list.
QStringList textsOf(LooseJson list);
/// Where the name and the abbreviation of a place go; `nowhere` is a point that the layout leaves out.
LabelPlace readLabel(LooseJson province, QPointF nowhere);

} // namespace entente::app
