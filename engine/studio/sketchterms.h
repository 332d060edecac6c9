#pragma once

#include "io/jsoncursor.h"
#include "studio/boardsketch.h"

#include <string>
#include <string_view>
#include <vector>

namespace entente {

// What studio.json keeps of how the variant is played: its general rules and its features. What is not known here, of a
// later program, is left out.

/// The most that a unit may cost and a centre may yield.
inline constexpr std::int64_t mostCost = 20;

std::vector<std::string> wordsIn(const JsonCursor &json, std::string_view key);

void addTerms(JsonValue &root, const BoardSketch &sketch);
void readTerms(BoardSketch &sketch, const JsonCursor &root);

JsonValue jsonOf(const FeatureChoice &choice);
FeatureChoice featuresIn(const JsonCursor &json);

} // namespace entente
