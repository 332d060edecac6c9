#pragma once

#include "sheet/maplook.h"

#include "game/game.h"

#include <QByteArray>
#include <QStringList>

namespace entente::app {

/// A whole game as one page for any browser, with nothing beside it and no network: the map of every turn played with
/// its orders and results, a slider and keys to go through them, results in words, and the centres of each year as
/// lines and as a table. Orders of the phase being written are not in it. `look` says how the map is painted, `record`
/// what the table did beside playing, a sentence each, `name` what the players call their game; needs a
/// QGuiApplication.
QByteArray gamePage(const MapLook &look, const Game &game, const QStringList &record, const QString &name = {});

} // namespace entente::app
