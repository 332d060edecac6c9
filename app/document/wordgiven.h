#pragma once

#include "document/gamedocument.h"

namespace entente::app {

/// "That breaks the word given to Russia.": of an order for the present phase, by the deals in force; empty if it
/// breaks none.
QString wordBrokenBy(const GameDocument &document, const GivenOrder &given);

} // namespace entente::app
