#pragma once

#include "base/result.h"
#include "io/fault.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// A JSON value that keeps what its text said: members in order, and a key given twice twice, so
/// that a reader can name the fault. `keys` and `items` run side by side in an object.
/// The JSON library itself is known to json.cpp alone.
struct JsonValue {
    enum class Kind : std::uint8_t { Null, Flag, Integer, Real, Text, List, Object };

    JsonValue() = default;
    JsonValue(const char *value) : kind(Kind::Text), text(value) {}
    JsonValue(std::string value) : kind(Kind::Text), text(std::move(value)) {}
    explicit JsonValue(bool value) : kind(Kind::Flag), flag(value) {}
    explicit JsonValue(std::int64_t value) : kind(Kind::Integer), integer(value) {}
    static JsonValue list()
    {
        JsonValue v;
        v.kind = Kind::List;
        return v;
    }
    static JsonValue object()
    {
        JsonValue v;
        v.kind = Kind::Object;
        return v;
    }

    void add(JsonValue item) { items.push_back(std::move(item)); }
    void add(std::string key, JsonValue item)
    {
        keys.push_back(std::move(key));
        items.push_back(std::move(item));
    }
    bool isObject() const { return kind == Kind::Object; }

    Kind kind = Kind::Null;
    bool flag = false;
    std::int64_t integer = 0;
    double real = 0;
    std::string text;
    std::vector<std::string> keys;
    std::vector<JsonValue> items;
};

/// No file that is read here holds as many values, by far. Each takes some hundred bytes, and may be told in two.
inline constexpr std::size_t mostJsonValues = 4'000'000;

/// Reads one JSON value and nothing after it. A fault says line and column (both from 1, columns in
/// bytes) and what is wrong there: end of text, bad UTF-8, text after the end, nesting deeper than
/// 64 levels, more than `mostJsonValues`, or anything else that is not JSON. `firstLine` is the number of the text's
/// first line.
Result<JsonValue, Fault> readJson(std::string_view text, int firstLine = 1);

/// What readJson says of a text that is cut off.
Wording textEndsEarly();

/// Writes a value as UTF-8. The members of the outer `brokenLevels` levels stand on lines of their own.
std::string writeJson(const JsonValue &value, int brokenLevels = 0);

} // namespace entente
