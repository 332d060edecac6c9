#pragma once

#include "game/explain.h"
#include "map/board.h"
#include "rules/rulebook.h"
#include "words/pieces.h"

#include <QList>

namespace entente::app {

// An explanation (engine/game/explain.h) in words. Units are links to their results.

/// What one side of a contest did: "Attack on Rumania", "Hold of Serbia".
QString sideName(const Board &board, const Explanation::Side &side);
/// Why a supporter does not count, in a word or two: "cut"; empty for one that does.
QString partNote(Evidence::Part::Why why);
/// How it came about, step by step, the causes first.
QList<Pieces> whySteps(const Board &board, const Rulebook &rules, const Turn &turn, int result,
                       const Explanation &explanation);
/// "Rule: 1971 IX.2"
QString ruleSentence(const Board &board, const Turn &turn, int result);
/// What another set of orders would have led to: "It would have arrived, 2 against 1."
QString wouldHave(const OrderResult &result, const Verdict &instead);

} // namespace entente::app
