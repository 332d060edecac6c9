#pragma once

#include "game/happenings.h"
#include "game/turn.h"

#include <string>
#include <string_view>
#include <vector>

namespace entente {

// Which paragraph says what happened. What happened has stable words, the most particular first; the variant's file
// gives its own paragraphs for those that its own rules speak of (`OwnRules`), and the printed edition has the rest.

/// The words for a result: "weakened", "wings:moves", "moves". Those with a feature before them speak of what a unit of
/// that feature does, or of what is done in one of its places.
std::vector<std::string> mattersOf(const Board &board, const Turn &turn, int result);
std::vector<std::string> mattersOf(const Board &board, const Turn &turn, const Happening &happening);

/// The paragraph that the result rests on: "Western Front 4c", "1971 IX.2", "2023 Support", "DATC 4.E.1". Never empty.
std::string ruleOf(const Board &board, const Turn &turn, int result);
std::string ruleOf(const Board &board, const Turn &turn, const Happening &happening);

/// What the printed edition has for such a word; empty where only variants know it.
std::string printedRule(Edition edition, std::string_view matter);
/// The feature whose rules a word belongs to that no printed edition knows: "tanks" of "halted"; empty: none.
std::string_view featureOfMatter(std::string_view matter);
/// Every word that a variant's file may give a paragraph for, without a feature before it.
std::vector<std::string_view> knownMatters();

} // namespace entente
