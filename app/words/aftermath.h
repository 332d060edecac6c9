#pragma once

#include "game/told.h"
#include "words/tense.h"

#include <QString>

namespace entente::app {

/// What is to be said of a unit beside its verdict: how its siege stands, where a pass put it back, what became of it
/// at sea. Usually empty.
QString aftermathOf(const Board &board, const Turn &turn, const OrderResult &result, const Told &told, Tense tense);

} // namespace entente::app
