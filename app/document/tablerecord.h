#pragma once

#include "document/gamedocument.h"

#include <QStringList>

namespace entente::app {

/// tableSentences() of the document; `only`: no more than what is about this phase.
QStringList tableRecord(const GameDocument &document, const Phase *only = nullptr);

} // namespace entente::app
