#pragma once

#include "base/result.h"
#include "sheet/maplook.h"

namespace entente {
struct Variant;
}

namespace entente::app {

/// How the board of a variant is drawn whose drawing lies in that folder, in the colours that the folder gives it and
/// the usual theme; or one sentence why it can't be.
Result<MapLook, QString> lookOfBoard(const QString &folder, const Variant &variant);

} // namespace entente::app
