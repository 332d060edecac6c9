#pragma once

#include "io/json.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

namespace entente {

/// The member of an object that has this key; null: there is none. For files that are changed after they were written.
inline const JsonValue *memberOf(const JsonValue &object, std::string_view key)
{
    const auto found = std::find(object.keys.begin(), object.keys.end(), key);
    return found == object.keys.end() ? nullptr : &object.items[static_cast<std::size_t>(found - object.keys.begin())];
}

/// The same, to be changed.
inline JsonValue *memberIn(JsonValue &object, std::string_view key)
{
    return const_cast<JsonValue *>(memberOf(object, key));
}

} // namespace entente
