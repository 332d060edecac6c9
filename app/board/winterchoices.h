#pragma once

#include "document/gamedocument.h"
#include "sheet/livery.h"
#include "sheet/theme.h"
#include "actions/chooser.h"

namespace entente::app {

class OrderTool;

/// What can be done with a place in a winter in which units cost supply points: a choice for each kind with its price,
/// or the reason why not, and the removal of the own unit that stands there. `ratio` is that of the screen's pixels.
QList<Chooser::Choice> winterChoices(const GameDocument &document, OrderTool &tool, RegionId site, const Livery &livery,
                                     const MapTheme &theme, qreal ratio);

} // namespace entente::app
