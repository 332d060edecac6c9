#pragma once

#include "io/fault.h"
#include "io/json.h"

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace entente {

using Faults = std::vector<Fault>;

/// Walks a JSON value and writes down everything that is wrong with it, each fault with its place
/// ("orders.Austria[1]"), so that one reading finds them all. Asking for a value of a kind that is
/// not there records the fault and answers nothing. Cheap to copy; value and faults must outlive it.
/// Keys are named in places by their beginning: every item of a list keeps its place, and a key may be as long as a
/// file.
class JsonCursor {
public:
    static constexpr std::size_t mostFaults = 1000;

    JsonCursor(const JsonValue &value, std::string where, Faults &faults)
        : m_value(&value), m_where(std::move(where)), m_faults(&faults)
    {
    }

    const JsonValue &value() const { return *m_value; }
    const std::string &where() const { return m_where; }
    bool isNull() const { return m_value->kind == JsonValue::Kind::Null; }

    /// Of more than `mostFaults` the rest goes without saying.
    void fault(Wording message) const
    {
        if (m_faults->size() < mostFaults)
            m_faults->push_back({m_where, std::move(message)});
    }

    /// Is this an object with no keys but these, none twice? Unknown keys are faults that name the
    /// nearest known one.
    bool objectOf(std::initializer_list<std::string_view> keys) const;

    std::optional<JsonCursor> find(std::string_view key) const;
    std::optional<JsonCursor> need(std::string_view key) const; ///< a fault if missing

    struct Member;
    std::vector<Member> members() const;    ///< of an object with free keys
    std::vector<JsonCursor> items() const;  ///< of a list
    std::vector<std::string> texts() const; ///< of a list of texts

    std::vector<Member> membersOf(std::string_view key) const;    ///< none if the key is missing
    std::vector<JsonCursor> itemsOf(std::string_view key) const;  ///< the same
    std::vector<std::string> textsOf(std::string_view key) const; ///< the same

    /// Calls `read(member, rest...)` if the key is there.
    template <class Read, class... Rest>
    void readIfAny(std::string_view key, Read read, Rest &&...rest) const
    {
        if (const auto member = find(key))
            read(*member, std::forward<Rest>(rest)...);
    }
    /// Sets `into` to what the reader answers if the key is there.
    template <class Value, class Read, class... Rest>
    void takeIfAny(std::string_view key, Value &into, Read read, Rest &&...rest) const
    {
        if (const auto member = find(key))
            into = read(*member, std::forward<Rest>(rest)...);
    }

    std::optional<std::string> text() const;
    std::optional<std::int64_t> integer(std::int64_t lowest, std::int64_t highest) const;
    std::optional<double> number() const;
    std::optional<bool> flag() const;

    /// Members of an object by key, with a default where the key is missing.
    std::string textOr(std::string_view key, std::string fallback) const;
    std::string needText(std::string_view key) const; ///< a fault if missing or empty
    std::int64_t integerOr(std::string_view key, std::int64_t fallback, std::int64_t lowest,
                           std::int64_t highest) const;
    bool flagOr(std::string_view key, bool fallback) const;

private:
    JsonCursor at(std::size_t index) const;
    bool expect(bool met, const Wording &wanted) const;
    bool noKeyTwice() const;

    const JsonValue *m_value;
    std::string m_where;
    Faults *m_faults;
};

struct JsonCursor::Member {
    std::string key;
    JsonCursor value;
};

} // namespace entente
