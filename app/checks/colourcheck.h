#pragma once

#include "sheet/livery.h"
#include "sheet/mapsheet.h"

#include <QStringList>

namespace entente::app {

/// What is wrong with the colours of a variant, in every style of map: names of lands need a contrast of 7 on
/// every ground, names of waters 4.5; the tints of two powers are 10 apart (CIEDE2000), and from water,
/// neutral and impassable land, units of two powers 20, for every kind of vision; units have an edge that stands out
/// from their own land; no two powers share a pattern. Sentences.
QStringList checkColours(const Board &board, const MapSheet &sheet, const Livery &livery);

} // namespace entente::app
