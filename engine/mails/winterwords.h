#pragma once

#include <string_view>

namespace entente {

// The words of a winter's list in the languages that are read, all folded (base/names.h). A further language is further
// words.

bool isBuildWord(std::string_view folded);
bool isRemoveWord(std::string_view folded);
bool isWaiveWord(std::string_view folded);
/// What is given away in winter.
bool isPointWord(std::string_view word);
/// Words that carry no meaning between a power, a verb and a unit.
bool isTalk(std::string_view folded);
/// "armies": the kind of all units that follow without one.
bool isPluralKind(std::string_view folded);

} // namespace entente
