#pragma once

#include "base/result.h"
#include "io/fault.h"

#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
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
    template <std::same_as<bool> Flag> // of nothing else that can be read as true or false
    JsonValue(Flag value) : kind(Kind::Flag), flag(value)
    {
    }
    template <std::integral Number>
    requires(!std::same_as<Number, bool>) JsonValue(Number value)
        : kind(Kind::Integer), integer(static_cast<std::int64_t>(value))
    {
    }
    JsonValue(double value) : kind(Kind::Real), real(value) {}
    JsonValue(const std::vector<std::string> &texts) : JsonValue(listOf(texts)) {}
    static JsonValue list() { return JsonValue(Kind::List); }
    /// What `write` makes of each in `range`.
    template <class Range, class Write = std::identity>
    static JsonValue listOf(const Range &range, const Write &write = {})
    {
        JsonValue made = list();
        for (const auto &each : range)
            made.add(write(each));
        return made;
    }
    static JsonValue object(std::initializer_list<std::pair<const char *, JsonValue>> members = {})
    {
        JsonValue made(Kind::Object);
        for (const auto &[key, item] : members)
            made.add(key, item);
        return made;
    }

    void add(JsonValue item) { items.push_back(std::move(item)); }
    void add(std::string key, JsonValue item)
    {
        keys.push_back(std::move(key));
        items.push_back(std::move(item));
    }
    /// Adds a member unless it says nothing: null, false, or an empty text, list or object.
    void addIfAny(std::string key, JsonValue item)
    {
        if (item.flag || !item.text.empty() || !item.items.empty() || item.kind == Kind::Integer
            || item.kind == Kind::Real)
            add(std::move(key), std::move(item));
    }
    bool isObject() const { return kind == Kind::Object; }

    Kind kind = Kind::Null;
    bool flag = false;
    std::int64_t integer = 0;
    double real = 0;
    std::string text;
    std::vector<std::string> keys;
    std::vector<JsonValue> items;

private:
    explicit JsonValue(Kind of) : kind(of) {}
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
