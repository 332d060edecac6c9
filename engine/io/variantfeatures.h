#pragma once

#include "io/jsoncursor.h"
#include "rules/variant.h"

namespace entente {

/// Reads which features a variant's file lists, and switches on those that are no matter of the board. Files written
/// before features had names say the same in "policies".
void readFeatures(const JsonCursor &variant, Rulebook &rules);

/// Is each feature listed that the variant has, and each setting one of those? Features are judged beside one another;
/// what no printed rule brings together is refused, so no season is ever judged with half of its rules.
void checkFeatures(const JsonCursor &root, const Variant &variant);

} // namespace entente
