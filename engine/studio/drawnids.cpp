#include "studio/drawnids.h"

#include "exchange/lines.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <map>

namespace entente {

namespace {

/// UTF-8 of a character of at most four hexadecimal digits.
std::string letterOf(std::uint32_t code)
{
    constexpr std::uint32_t one = 0x80;
    constexpr std::uint32_t two = 0x800;
    const auto tail = [code](int shift) { return static_cast<char>(0x80 | (code >> shift & 0x3f)); };
    if (code < one)
        return {static_cast<char>(code)};
    if (code < two)
        return {static_cast<char>(0xc0 | code >> 6), tail(0)};
    return {static_cast<char>(0xe0 | code >> 12), tail(6), tail(0)};
}

std::string decoded(std::string_view id)
{
    constexpr std::size_t mostDigits = 4;
    const auto isHex = [](unsigned char c) { return std::isxdigit(c) != 0; };
    std::string made;
    while (!id.empty()) {
        const std::size_t end = id.starts_with("_x") ? id.find('_', 2) : std::string_view::npos;
        const std::string digits(end == std::string_view::npos ? std::string_view() : id.substr(2, end - 2));
        if (digits.empty() || digits.size() > mostDigits || !std::all_of(digits.begin(), digits.end(), isHex)) {
            made += id.front();
            id.remove_prefix(1);
        } else {
            made += letterOf(static_cast<std::uint32_t>(std::stoul(digits, nullptr, 16)));
            id.remove_prefix(end + 1);
        }
    }
    return made;
}

/// "Paris_1_" -> "Paris"
std::string_view withoutCount(std::string_view id)
{
    if (!id.ends_with('_'))
        return id;
    const std::size_t last = id.find_last_not_of("0123456789", id.size() - 2);
    const bool counted = last != std::string_view::npos && last > 0 && last + 2 < id.size() && id[last] == '_';
    return counted ? id.substr(0, last) : id;
}

} // namespace

std::string drawnIdOf(const XmlElement &element)
{
    return decoded(withoutCount(element.attribute("id")));
}

std::optional<Wording> withoutCommonName(std::vector<DrawnShape> &shapes)
{
    constexpr std::size_t many = 4;
    std::map<std::string, std::size_t> counts;
    std::size_t named = 0;
    for (const DrawnShape &shape : shapes) {
        counts[shape.id] += !shape.id.empty();
        named += !shape.id.empty();
    }
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto &a, const auto &b) { return a.second < b.second; });
    if (most == counts.end() || most->second < many || 2 * most->second <= named)
        return std::nullopt;
    const auto [name, count] = *most;
    for (DrawnShape &shape : shapes) {
        if (shape.id == name)
            shape.id.clear();
    }
    return worded("Remarks",
                  "%1 shapes have the same id, “%2”: each is taken for a place of its own, without that name.")
        .with(std::to_string(count), name);
}

std::string drawnLabelOf(const XmlElement &element)
{
    for (const char *key : {"inkscape:label", "data-name", "serif:id", "aria-label", "data-province", "data-territory",
                            "data-label", "data-title"}) {
        if (const std::string_view label = element.attribute(key); !label.empty())
            return std::string(label);
    }
    const XmlElement *title = element.child("title");
    return title ? std::string(trimmed(title->text)) : std::string();
}

} // namespace entente
