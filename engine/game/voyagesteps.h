#pragma once

#include "game/turn.h"
#include "judge/adjudicator.h"

namespace entente {

/// Tells which armies are in a hold now, and counts how long they have been at sea where that is limited (Davis 6): the
/// clock is `Position::sieges`. Answers with the armies whose time is up; they are destroyed, their fleets are not.
UnitSet tellVoyages(const Rulebook &rules, const Position &before, const MovesOutcome &outcome, Turn &turn);

} // namespace entente
