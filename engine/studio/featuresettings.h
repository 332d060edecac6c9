#pragma once

#include "io/json.h"
#include "studio/boardsketch.h"

#include <string>
#include <vector>

namespace entente {

/// The settings of the rulebook that come with a feature.
std::vector<std::string> settingsOf(Switch feature);

/// How the variant is played: the value of such a setting, as text.
void setSetting(BoardSketch &sketch, const std::string &name, const std::string &value);
/// May each game choose it?
void offerSetting(BoardSketch &sketch, const std::string &name, bool on);

/// Adds what variant.json says of them: values that are not the usual ones to `rules`, and names that games may choose
/// to `settings`.
void writeSettings(const FeatureChoice &choice, JsonValue &rules, JsonValue &settings);
/// The choice, with the settings of its features as the variant has them.
FeatureChoice withSettingsOf(const Variant &variant, FeatureChoice choice);

} // namespace entente
