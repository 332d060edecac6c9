#pragma once

#include "io/jsoncursor.h"
#include "rules/rulebook.h"

#include <map>
#include <string>

namespace entente {

/// The game's settings, {"edition": "1971", "viaFallback": true}, as text by name. A name that is no
/// setting, or a value that does not fit it, is a fault that says what would.
std::map<std::string, std::string> readSettings(const JsonCursor &object);

/// The same back, flags as true and false, numbers as numbers.
JsonValue settingsJson(const std::map<std::string, std::string> &settings);

} // namespace entente
