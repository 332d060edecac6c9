#pragma once

#include "io/json.h"
#include "studio/boardsketch.h"

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// What some place must have before a setting counts: without cities that raise double armies none starves. Nothing:
/// it counts wherever its feature is on.
std::optional<Mark> markNeededBy(std::string_view setting);

/// The settings of the rulebook that come with a feature.
std::vector<std::string> settingsOf(Switch feature);

/// How the variant is played: the value of such a setting, as text.
void setSetting(BoardSketch &sketch, const std::string &name, const std::string &value);
/// May each game choose it?
void offerSetting(BoardSketch &sketch, const std::string &name, bool on);

/// Adds what variant.json says of them: values that are not the usual ones to `rules`, and names that games may choose
/// to `settings`.
void writeSettings(const FeatureChoice &choice, const std::set<Mark> &marks, JsonValue &rules, JsonValue &settings);
/// The choice, with the settings of its features as the variant has them.
FeatureChoice withSettingsOf(const Variant &variant, FeatureChoice choice);

} // namespace entente
