#pragma once

#include "judge/adjudicator.h"

#include <span>
#include <vector>

namespace entente::judge {

/// Where each dislodged unit may retreat to: vacant, not disputed, one step by its own way of
/// travelling, and not where its dislodger came from (1971 XIII; DATC 4.A.5 for convoyed attackers). Squadrons look
/// for a refuge farther away (LiMa 4, 11).
std::vector<Adjudicator::Displaced> displacedUnits(const Board &board, const Rulebook &rules, const Position &position,
                                                   const MovesOutcome &outcome);

void judgeRetreats(const Board &board, const Rulebook &rules, const Position &position,
                   std::span<const GivenOrder> orders, RetreatsOutcome &out);

void judgeAdjustments(const Board &board, const Rulebook &rules, const Position &position,
                      std::span<const GivenOrder> orders, AdjustmentsOutcome &out);

/// The same where units cost points (1939 III 7-13, 18, 31). The list of a power's builds is one of preference:
/// what is too dear or too many is struck from its end.
void judgeSupply(const Board &board, const Rulebook &rules, const Position &position,
                 std::span<const GivenOrder> orders, AdjustmentsOutcome &out);

/// Says in the outcome that an order of winter is not followed, and why.
void refuse(AdjustmentsOutcome &out, std::size_t order, const Legality &why);

/// Of a power's builds that count so far (indices into the outcome's orders, in the order of the list) takes out and
/// refuses the last that breaks the limit of its kind once everything is built and `removed`; false if none does.
bool strikeOverLimit(const Board &board, const Position &position, PowerId power, std::span<const Unit> removed,
                     std::vector<std::size_t> &builds, AdjustmentsOutcome &out);

/// Which units a power loses when nobody names enough of them (DATC 4.D.8): the farthest from its
/// centres, fleets before armies before squadrons, then by province name. `count` of `units`.
std::vector<Unit> civilDisorder(const Board &board, const Rulebook &rules, const Position &position, PowerId power,
                                std::vector<Unit> units, int count);

} // namespace entente::judge
