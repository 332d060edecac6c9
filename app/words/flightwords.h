#pragma once

#include "game/turn.h"
#include "words/tense.h"
#include "map/board.h"

#include <QString>

namespace entente::app {

/// What became of a bomber, as the verdict on its order: its mission, then where it came down. Units are marked as
/// links to their results (see splitMarked).
QString flightSentence(const Board &board, const Turn &turn, const FlightReport &report, Tense tense);
/// What its mission came to; empty where it had none, or where that was told before the retreats.
QString missionSentence(const Board &board, const Turn &turn, const FlightReport &report);
/// Where it came down and why there.
QString landingSentence(const Board &board, const Turn &turn, const FlightReport &report);
/// The rule of thumb behind a flight that did not go as ordered; empty where it did.
QString flightRule(const FlightReport &report);

} // namespace entente::app
