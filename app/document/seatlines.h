#pragma once

#include "io/gamefile.h"

#include <string>
#include <string_view>

namespace entente::app {

// What a seat keeps to itself, as lines of text that can be locked.

/// Its vote and its notes, which outlive the phase.
std::string lastingOf(const SavedGame &saved, PowerId power);
/// Its orders of the present phase.
std::string linesOf(const SavedGame &saved, PowerId power);
/// Puts lines of either back into the game. False at the first that can't be read; those before it are in.
bool takeLines(SavedGame &saved, PowerId power, std::string_view text);

} // namespace entente::app
