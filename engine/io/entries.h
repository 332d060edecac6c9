#pragma once

#include "io/jsoncursor.h"
#include "map/board.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace entente {

/// One of a few words as the value that it stands for; any other is a fault, and gives `fallback`.
template <class Enum>
Enum readWord(const JsonCursor &cursor, std::initializer_list<std::pair<std::string_view, Enum>> words, Enum fallback)
{
    const auto text = cursor.text();
    if (!text)
        return fallback;
    std::vector<std::string> names;
    for (const auto &[word, value] : words) {
        if (word == *text)
            return value;
        names.push_back('"' + std::string(word) + '"');
    }
    cursor.fault(worded("Faults", "\"%1\" is not one of %2.").with(*text, allOf(names)));
    return fallback;
}

/// The entries of a list that the variant must have, at most so many.
inline std::vector<JsonCursor> entriesOf(const JsonCursor &variant, const char *key, int most)
{
    const auto found = variant.need(key);
    if (!found)
        return {};
    std::vector<JsonCursor> items = found->items();
    if (found->value().kind == JsonValue::Kind::List && items.empty())
        found->fault(worded("Faults", "This list is empty."));
    if (static_cast<int>(items.size()) > most) {
        found->fault(worded("Faults", "There are %1 entries; the most is %2.")
                         .with(std::to_string(items.size()), std::to_string(most)));
        items.erase(items.begin() + most, items.end());
    }
    return items;
}

/// {"de": "Wien"}: what something is called in other languages, if the entry says so.
inline Translations readTranslations(const JsonCursor &item, std::string_view key)
{
    Translations names;
    if (const auto all = item.find(key)) {
        for (const JsonCursor::Member &member : all->members()) {
            if (auto name = member.value.text())
                names.emplace_back(member.key, std::move(*name));
        }
    }
    return names;
}

} // namespace entente
