#pragma once

#include "io/fault.h"

#include <QString>

namespace entente::app {

/// An engine's sentence in the reader's language.
QString spoken(const Wording &sentence);

/// "line 3, column 12: A case is a JSON object."
QString spoken(const Fault &fault);

} // namespace entente::app
