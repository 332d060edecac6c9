#pragma once

#include "document/gamedocument.h"

#include <QString>

namespace entente::app {

/// An order that could be typed now, short as people type: "bud s vie - gal". It is about units of the writer's own
/// (none: of whoever is to order first); empty where none comes to mind. It looks at the position alone, never at
/// orders.
QString orderExample(const GameDocument &document, PowerId writer);

} // namespace entente::app
