#pragma once

#include "exports/mapexport.h"

#include "game/turn.h"

#include <QByteArray>

namespace entente::app {

/// A page that needs nothing beside it: the map as SVG and, for a turn, every order with what became
/// of it in words. `turn` may be null: then only the map and the title.
QByteArray htmlReport(const MapPicture &picture, const Turn *turn);

} // namespace entente::app
