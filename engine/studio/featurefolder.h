#pragma once

#include "io/json.h"
#include "studio/boardsketch.h"

namespace entente {

/// Writes a board's features into its variant.json, which describes a board of armies and fleets so far.
void addFeatures(JsonValue &variant, const BoardSketch &sketch);

/// What the variant's file lists for a feature of the studio (rules/features.h); nothing: it is a rule, or has no
/// place.
std::vector<Feature> featuresWrittenFor(const BoardSketch &sketch, Switch feature);

/// What of the features a variant has, and what its places have of them; units are left alone.
FeatureChoice featuresOf(const Variant &variant);
std::set<Mark> marksOf(const Board &board, ProvinceId province);

/// Why this one can't come to those that are on; nothing if it can.
std::optional<Wording> refusalOf(const FeatureChoice &choice, Switch feature);

} // namespace entente
