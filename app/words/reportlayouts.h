#pragma once

#include "game/game.h"
#include "words/report.h"

namespace entente::app {

// A turn as game masters send it round.

/// As the results of a turn are laid out.
enum class ReportLayout {
    Plain, ///< words and house notation, as it is copied
    Judge, ///< as the mail judges wrote it, in their English: programs read it
    Zine,  ///< a paragraph a power, what failed between underlines
};

QString reportText(const Board &board, const Turn &turn, const ReportHead &head, ReportLayout layout);

/// In how many turns each power has sent nothing, up to a turn and with it.
std::map<PowerId, int> timesSilent(const Game &game, int turn);

/// A mail to be written: it opens in the mail program of whoever sends it. What has no address is left out; a text that
/// mail programs could not take over is left out too, to be pasted.
QString mailLink(const QStringList &addresses, const QString &subject, const QString &text);

} // namespace entente::app
