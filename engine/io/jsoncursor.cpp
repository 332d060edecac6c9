#include "io/jsoncursor.h"

#include "base/names.h"

#include <algorithm>
#include <unordered_set>

namespace entente {

namespace {

Wording kindName(JsonValue::Kind kind)
{
    switch (kind) {
    case JsonValue::Kind::Null: return "null";
    case JsonValue::Kind::Flag: return worded("Faults", "true or false");
    case JsonValue::Kind::Integer: return worded("Faults", "a whole number");
    case JsonValue::Kind::Real: return worded("Faults", "a number with decimals");
    case JsonValue::Kind::Text: return worded("Faults", "text");
    case JsonValue::Kind::List: return worded("Faults", "a list");
    case JsonValue::Kind::Object: return worded("Faults", "an object");
    }
    return {};
}

/// The key, or its beginning.
std::string shortened(const std::string &key)
{
    constexpr std::size_t longest = 80;
    if (key.size() <= longest)
        return key;
    std::size_t end = longest;
    while ((static_cast<unsigned char>(key[end]) & 0xc0) == 0x80) // inside a letter
        --end;
    return key.substr(0, end) + "…";
}

} // namespace

bool JsonCursor::expect(bool met, const Wording &wanted) const
{
    if (!met)
        fault(worded("Faults", "This should be %1, not %2.").with(wanted, kindName(m_value->kind)));
    return met;
}

bool JsonCursor::noKeyTwice() const
{
    bool once = true;
    std::unordered_set<std::string_view> known;
    for (std::size_t i = 0; i < m_value->keys.size(); ++i) {
        if (known.insert(m_value->keys[i]).second)
            continue;
        at(i).fault(worded("Faults", "This key is given twice."));
        once = false;
    }
    return once;
}

bool JsonCursor::objectOf(std::initializer_list<std::string_view> keys) const
{
    if (!expect(m_value->isObject(), worded("Faults", "an object")))
        return false;
    for (std::size_t i = 0; i < m_value->keys.size(); ++i) {
        const std::string &key = m_value->keys[i];
        if (std::find(keys.begin(), keys.end(), key) != keys.end())
            continue;
        std::string nearest;
        int distance = 3; // further away it is no misspelling
        for (const std::string_view known : keys) {
            const int here = editDistance(key, known, distance);
            if (here < distance) {
                distance = here;
                nearest = known;
            }
        }
        at(i).fault(nearest.empty() ? worded("Faults", "This key is not known.")
                                    : worded("Faults", "This key is not known; the nearest is \"%1\".").with(nearest));
    }
    noKeyTwice();
    return true;
}

JsonCursor JsonCursor::at(std::size_t index) const
{
    std::string where = m_where;
    if (m_value->isObject())
        where += (where.empty() ? "" : ".") + shortened(m_value->keys[index]);
    else
        where += '[' + std::to_string(index) + ']';
    return JsonCursor(m_value->items[index], std::move(where), *m_faults);
}

std::optional<JsonCursor> JsonCursor::find(std::string_view key) const
{
    if (!m_value->isObject())
        return std::nullopt;
    const auto found = std::find(m_value->keys.begin(), m_value->keys.end(), key);
    if (found == m_value->keys.end())
        return std::nullopt;
    return at(static_cast<std::size_t>(found - m_value->keys.begin()));
}

std::optional<JsonCursor> JsonCursor::need(std::string_view key) const
{
    std::optional<JsonCursor> found = find(key);
    if (!found)
        fault(worded("Faults", "The key \"%1\" is missing.").with(key));
    return found;
}

std::vector<JsonCursor::Member> JsonCursor::members() const
{
    std::vector<Member> result;
    if (!expect(m_value->isObject(), worded("Faults", "an object")))
        return result;
    noKeyTwice();
    for (std::size_t i = 0; i < m_value->items.size(); ++i)
        result.push_back({m_value->keys[i], at(i)});
    return result;
}

std::vector<JsonCursor> JsonCursor::items() const
{
    std::vector<JsonCursor> result;
    if (!expect(m_value->kind == JsonValue::Kind::List, worded("Faults", "a list")))
        return result;
    for (std::size_t i = 0; i < m_value->items.size(); ++i)
        result.push_back(at(i));
    return result;
}

std::vector<std::string> JsonCursor::texts() const
{
    std::vector<std::string> result;
    for (const JsonCursor &item : items()) {
        if (auto text = item.text())
            result.push_back(std::move(*text));
    }
    return result;
}

std::vector<JsonCursor::Member> JsonCursor::membersOf(std::string_view key) const
{
    const auto member = find(key);
    return member ? member->members() : std::vector<Member>();
}

std::vector<JsonCursor> JsonCursor::itemsOf(std::string_view key) const
{
    const auto member = find(key);
    return member ? member->items() : std::vector<JsonCursor>();
}

std::vector<std::string> JsonCursor::textsOf(std::string_view key) const
{
    const auto member = find(key);
    return member ? member->texts() : std::vector<std::string>();
}

std::optional<std::string> JsonCursor::text() const
{
    if (!expect(m_value->kind == JsonValue::Kind::Text, worded("Faults", "text")))
        return std::nullopt;
    return m_value->text;
}

std::optional<std::int64_t> JsonCursor::integer(std::int64_t lowest, std::int64_t highest) const
{
    if (!expect(m_value->kind == JsonValue::Kind::Integer, worded("Faults", "a whole number")))
        return std::nullopt;
    if (m_value->integer < lowest || m_value->integer > highest) {
        fault(worded("Faults", "This should be from %1 to %2, not %3.")
                  .with(std::to_string(lowest), std::to_string(highest), std::to_string(m_value->integer)));
        return std::nullopt;
    }
    return m_value->integer;
}

std::optional<double> JsonCursor::number() const
{
    if (m_value->kind == JsonValue::Kind::Integer)
        return static_cast<double>(m_value->integer);
    if (!expect(m_value->kind == JsonValue::Kind::Real, worded("Faults", "a number")))
        return std::nullopt;
    return m_value->real;
}

std::optional<bool> JsonCursor::flag() const
{
    if (!expect(m_value->kind == JsonValue::Kind::Flag, worded("Faults", "true or false")))
        return std::nullopt;
    return m_value->flag;
}

std::string JsonCursor::textOr(std::string_view key, std::string fallback) const
{
    if (const auto found = find(key))
        return found->text().value_or(fallback);
    return fallback;
}

std::string JsonCursor::needText(std::string_view key) const
{
    const auto found = need(key);
    if (!found)
        return {};
    const auto text = found->text();
    if (text && text->empty())
        found->fault(worded("Faults", "This text is empty."));
    return text.value_or(std::string());
}

std::int64_t JsonCursor::integerOr(std::string_view key, std::int64_t fallback, std::int64_t lowest,
                                   std::int64_t highest) const
{
    if (const auto found = find(key))
        return found->integer(lowest, highest).value_or(fallback);
    return fallback;
}

bool JsonCursor::flagOr(std::string_view key, bool fallback) const
{
    if (const auto found = find(key))
        return found->flag().value_or(fallback);
    return fallback;
}

} // namespace entente
