#pragma once

#include "document/gamedocument.h"

#include <QStringList>

namespace entente::app {

/// tableSentences() of the document.
QStringList tableRecord(const GameDocument &document);

} // namespace entente::app
