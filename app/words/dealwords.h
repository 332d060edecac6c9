#pragma once

#include "players/dealing.h"

#include <QStringList>

namespace entente::app {

/// One promise of a deal, without a stop: "peace", "Italy keeps out of Tyrolia".
QString promiseText(const Board &board, const Promise &promise);
/// All of them, and how long they hold: "peace; both keep out of Tyrolia (until autumn 1901)".
QString dealText(const Board &board, const Deal &deal);
/// Who offers it to whom, what it says, and what has become of it: two sentences.
QString dealLine(const Game &game, const Deal &deal);
/// What a computer answers to an offer of `other`, and why.
QString replySentence(const Board &board, PowerId other, const DealReply &reply);
/// Whose word was broken in a turn, a sentence each; everybody hears them. By which order is told as far as it is
/// `seen` (Game::seenBy; else the game itself). `turn`: of the told turns.
QStringList brokenWordSentences(const Game &game, const Game &seen, const Deals &deals, int turn);
/// How a computer takes its own word, for the list of seats.
QString temperSentence(Temper temper);

} // namespace entente::app
