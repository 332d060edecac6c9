#pragma once

#include "io/jsoncursor.h"
#include "rules/variant.h"

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>

namespace entente {

/// The game's settings, {"edition": "1971", "viaFallback": true}, as text by name. A name that is no
/// setting, or a value that does not fit it, is a fault that says what would.
/// Names in `state` are read by others: they hold a part of the position. Whoever errs is told the settings that
/// `variant` offers; without one, those that every variant has.
std::map<std::string, std::string> readSettings(const JsonCursor &object,
                                                std::initializer_list<std::string_view> state = {},
                                                const Variant *variant = nullptr);

/// The same back, flags as true and false, numbers as numbers.
JsonValue settingsJson(const std::map<std::string, std::string> &settings);

} // namespace entente
