#pragma once

#include "exports/mapexport.h"

#include "game/turn.h"
#include "words/report.h"

#include <QByteArray>
#include <QStringList>

namespace entente::app {

/// How a page holds its map: drawn, sharp at any size; or as a picture, for mails, which no mail program takes drawn:
/// the page then has less than 500 kB.
enum class PageMap { Drawn, Picture };

/// A page that needs nothing beside it: the map and, for a turn, every order with what became
/// of it in words, who sent none, who must retreat and where to, and who owns what. `turn` may be null: then only the
/// map and the title. `notes` follow at the end, an entry each.
QByteArray htmlReport(const MapPicture &picture, const Turn *turn, const QStringList &notes = {},
                      const ReportHead &head = {}, PageMap map = PageMap::Drawn);

} // namespace entente::app
