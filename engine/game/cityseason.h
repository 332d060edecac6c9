#pragma once

#include "game/turn.h"

namespace entente {

class Board;
struct Rulebook;
struct Variant;

/// What a phase leaves behind where units stand behind walls, come back when they are lost, or hold a whole power up
/// (City State 7, 8). Each function appends what happens to the turn's events and does it to the position; on boards
/// without such things none of them does anything.

/// After any phase: units behind walls take fields that fell vacant (7e), clocks of sieges move on after moves and
/// those at two are disbanded (7g, 7h, C15, C16), lost units that return are noted (8e), and powers fall after the
/// retreats of a season (8f, C24).
void endCityPhase(const Board &board, const Rulebook &rules, const Position &before, Position &position, Turn &turn);

/// Whoever gave up behind its walls, or got its field back without having won it, is told so by its verdict (7e, 7g).
void tellSieges(const Board &board, Turn &turn);

/// When winter begins: a power that is out loses its last units, and its centres are nobody's (C24).
void removeFallen(const Board &board, Position &position, Turn &turn);
/// When winter ends: one lost unit returns, but never one more than there were at the start (8e, C23).
void returnLost(const Variant &variant, Position &position, Turn &turn);

} // namespace entente
