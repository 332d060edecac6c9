#pragma once

#include "orders/supply.h"

#include <QString>

namespace entente::app {

/// How a power stands in a winter by points: "4 of 5 points used", or what must still be saved.
QString accountText(const WinterAccount &account);
/// The same where there is no room for words: "4 of 5".
QString accountFigures(const WinterAccount &account);

} // namespace entente::app
