#pragma once

#include "rules/variant.h"

#include <vector>

namespace entente {

/// The powers in the order in which they act in this season of moves; empty where all act at once. Drawn from the
/// game's seed alone, so that a game file need not hold it and every machine finds the same.
///
/// Seasons are dealt out in cycles of as many as there are powers: a Latin square gives each power each rank once
/// (Sequential 6). With `oddSeasons` up to two seasons in which all act at once are strewn into a cycle; they do
/// not count.
std::vector<PowerId> scheduleOf(const Variant &variant, const Rulebook &rules, const Phase &phase);

} // namespace entente
