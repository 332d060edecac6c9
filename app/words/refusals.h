#pragma once

#include "judge/verdict.h"
#include "orders/composer.h"
#include "orders/legality.h"
#include "orders/position.h"
#include "words/tense.h"

#include <QString>

namespace entente::app {

/// What a refusal speaks of besides the place: who orders, and which unit as far as it is known.
struct RefusalContext {
    const Board &board;
    const Position &position;
    PowerId power;                        ///< who gives the order
    RegionId unit;                        ///< the ordered unit's region, if chosen
    KindId kind;                          ///< its kind, if known
    std::optional<Verb> verb = {};        ///< what it was to do, if known
    Tense tense = Tense::Ahead;           ///< of an order that is written; otherwise one that was played
    std::optional<ProvinceSet> seen = {}; ///< under fog: what of the position is seen; else none
};

/// That of an order that is whole.
RefusalContext contextOf(const Board &board, const Position &position, const GivenOrder &given);

/// One plain sentence that names the blocking thing: "A Vienna can't reach Berlin in one step."
QString refusalSentence(const RefusalContext &context, const Legality &why);

/// What is said of an order that is given although it can't be followed: "Will fail: A Marseilles can't reach ..."
QString failureSentence(const RefusalContext &context, const Legality &why);

} // namespace entente::app
