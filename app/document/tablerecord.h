#pragma once

#include "document/gamedocument.h"

#include <QStringList>

namespace entente::app {

/// What the table did beside playing, as everybody may know it: seasons that were taken back, sealed orders that gave
/// way to a computer. A sentence each.
QStringList tableRecord(const GameDocument &document);

} // namespace entente::app
