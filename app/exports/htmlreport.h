#pragma once

#include "exports/mapexport.h"

#include "game/turn.h"

#include <QByteArray>
#include <QStringList>

namespace entente::app {

/// A page that needs nothing beside it: the map as SVG and, for a turn, every order with what became
/// of it in words. `turn` may be null: then only the map and the title. `notes` follow at the end, an entry each.
QByteArray htmlReport(const MapPicture &picture, const Turn *turn, const QStringList &notes = {});

} // namespace entente::app
