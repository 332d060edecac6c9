#pragma once

#include "orders/composer.h"

#include <QString>

namespace entente::app {

/// What a verb does, for buttons and key hints: "support", "hold".
QString verbName(Verb verb);
/// The same on a button: "Hold", "By sea".
QString verbLabel(Verb verb);
/// The key of a verb, as Qt names it: 's', 'h'.
char verbKey(Verb verb);

} // namespace entente::app
