#pragma once

#include "game/turn.h"
#include "rules/variant.h"

namespace entente {

/// What follows the adjudication of a phase: the season's remaining steps, then the next phase that
/// somebody needs. Adds events to the turn, among them PhaseBegan; `position` is the turn's position
/// so far and is brought up to date.
void finishPhase(const Variant &variant, const Rulebook &rules, Position &position, Turn &turn);

/// A turn that somebody has won is gone on with: the steps of the season that follow the victory, and the next phase.
/// Who has won stays said in it.
void goOnAfterVictory(const Variant &variant, const Rulebook &rules, Turn &turn);

/// The power that has more centres than any other, or, where some win with a number of their own, that is nearest to
/// its number or furthest above it; none in a tie.
PowerId leaderOf(const Board &board, const Rulebook &rules, const Position &position);

/// Powers that have enough centres to win and as many to spare as each other, so that nobody has won by them; empty:
/// there is no such tie.
std::vector<PowerId> tiedForVictory(const Board &board, const Rulebook &rules, const Position &position);

/// Would its power take the centre where the unit stands, if its kind takes centres and they changed hands now?
bool winsCentre(const Board &board, const Position &position, const Unit &unit);

/// So many phases from this one on (it is the first), as the variant's calendar has them. Which of them come up hangs
/// on what happens.
std::vector<Phase> phasesAhead(const Variant &variant, const Phase &present, int count);

} // namespace entente
