#pragma once

#include "io/json.h"
#include "rules/rulebook.h"
#include "studio/boardsketch.h"

#include <string>
#include <vector>

namespace entente {

/// The general rules that a variant may settle for itself, one by one; its edition settles all others. Every game may
/// still choose its own.
std::vector<const SettingInfo *> generalRules();

/// Played by these printed rules from now on. What differs from them stays as it was chosen.
void setEdition(BoardSketch &sketch, Edition edition);
/// A general rule as text: as the edition has it, unless it was chosen.
std::string ruleOf(const BoardSketch &sketch, const std::string &name);
/// How the printed rules alone would have it.
std::string printedRule(Edition edition, const std::string &name);
/// Settles one; with the value of the edition it follows the edition again. What does not fit is left out.
void setRule(BoardSketch &sketch, const std::string &name, const std::string &value);

/// Adds them to a variant.json that has its features already.
void addRules(JsonValue &variant, const BoardSketch &sketch);
/// Takes over what a variant says of them.
void takeRules(BoardSketch &sketch, const Variant &variant);

} // namespace entente
