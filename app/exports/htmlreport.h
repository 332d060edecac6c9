#pragma once

#include "exports/mapexport.h"

#include "game/turn.h"
#include "words/report.h"

#include <QByteArray>
#include <QStringList>

namespace entente::app {

/// A page that needs nothing beside it: the map as SVG and, for a turn, every order with what became
/// of it in words, who sent none, who must retreat and where to, and who owns what. `turn` may be null: then only the
/// map and the title. `notes` follow at the end, an entry each.
QByteArray htmlReport(const MapPicture &picture, const Turn *turn, const QStringList &notes = {},
                      const ReportHead &head = {});

} // namespace entente::app
