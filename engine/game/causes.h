#pragma once

#include "game/turn.h"
#include "judge/adjudicator.h"
#include "rules/variant.h"

namespace entente {

/// Fills `because` of every result: the orders of other units without which something else would be told of it. The
/// judge is asked: the phase is played once more without each order, whose unit then stands, is disbanded or not built.
/// For what else happened (game/happenings.h) it finds the orders without which it would not have.
/// Whoever is named in a result is among them if it had an order that could be followed and that made a difference.
void findCauses(Adjudicator &judge, const Variant &variant, Turn &turn);

} // namespace entente
