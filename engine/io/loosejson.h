#pragma once

#include "io/json.h"

#include <string>
#include <string_view>

namespace entente {

/// A forgiving look into a JSON value: what is missing, or of another kind than asked for, is nothing, and nothing has
/// no members. For readers that take what they can use; whoever must name faults has JsonCursor. Cheap to copy; the
/// value must outlive it.
class LooseJson {
public:
    LooseJson() = default;
    LooseJson(const JsonValue &value) : m_value(&value) {}

    /// A member of an object; of a key that was given twice the last.
    LooseJson operator[](std::string_view key) const;
    /// An item of a list; nothing beyond its end.
    LooseJson at(std::size_t index) const;
    /// The items of a list, or the members of an object beside its keys; none of anything else.
    const std::vector<JsonValue> &items() const;
    const std::vector<std::string> &keys() const;

    bool isThere() const { return m_value != nullptr; }
    bool isNumber() const;
    std::string text(std::string fallback = {}) const;
    double number(double fallback = 0) const;
    bool flag(bool fallback = false) const;

private:
    bool is(JsonValue::Kind kind) const { return m_value && m_value->kind == kind; }

    const JsonValue *m_value = nullptr;
};

} // namespace entente
