#pragma once

#include "sheet/maplook.h"

#include "game/game.h"
#include "words/report.h"

#include <QString>

#include <vector>

class QPagedPaintDevice;

namespace entente::app {

/// What of a game goes on paper, in this order.
struct BookletParts {
    bool map = true;        ///< the map of the turn, or of the position with the orders that may be seen
    bool list = true;       ///< the turn's results in words, or those orders
    bool sheets = false;    ///< for each power a sheet on which its orders of the present phase can be written by hand
    bool wholeGame = false; ///< map and list of every turn played instead of the one
};

/// A game on paper, ready for a printer or a PDF. Paper goes round: turns are told as every player may know them, also
/// where whoever prints knows more.
struct Booklet {
    MapLook look; ///< how maps are painted
    const Game *game = nullptr;
    int turn = -1;                  ///< the turn looked at; -1: the position now
    std::vector<GivenOrder> orders; ///< of the present phase, as far as they may be seen
    std::vector<PowerId> writers;   ///< powers that get a sheet
    BookletParts parts;
    ReportHead head;
    QStringList record; ///< what the table did beside playing, a sentence each
};

/// Paints the booklet, page after page, in the device's own page size. Returns how many pages it took; 0 if the device
/// can't be painted on. Needs a QGuiApplication.
int paintBooklet(const Booklet &booklet, QPagedPaintDevice &device);

} // namespace entente::app
