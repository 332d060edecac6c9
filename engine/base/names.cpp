#include "base/names.h"

#include "base/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <utf8proc.h>
#include <utility>

namespace entente {

namespace {

/// Letters that no accent was put to, and that people without such a key write otherwise.
std::string_view plainLetter(std::int32_t point)
{
    switch (point) {
    case 0xE6: return "ae";  // ash
    case 0xF0:               // eth
    case 0x111: return "d";  // d with a stroke
    case 0xF8: return "o";   // o with a stroke
    case 0xFE: return "th";  // thorn
    case 0x127: return "h";  // h with a stroke
    case 0x131: return "i";  // without a dot
    case 0x138: return "k";  // kra
    case 0x142: return "l";  // l with a stroke
    case 0x14B: return "n";  // eng
    case 0x153: return "oe"; // ligature
    case 0x167: return "t";  // t with a stroke
    default: return {};
    }
}

/// Letters and digits; what Unicode does not know yet is taken for such.
bool isOfName(std::int32_t point)
{
    switch (utf8proc_category(point)) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_CO: return true;
    default: return false;
    }
}

void appendFolded(std::string &folded, std::uint32_t point)
{
    constexpr auto options = static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD
                                                            | UTF8PROC_STRIPMARK | UTF8PROC_IGNORE);
    std::array<utf8proc_int32_t, 32> parts; // the longest of Unicode has 18
    int boundary = 0;
    const utf8proc_ssize_t count =
        utf8proc_decompose_char(static_cast<utf8proc_int32_t>(point), parts.data(),
                                static_cast<utf8proc_ssize_t>(parts.size()), options, &boundary);
    for (utf8proc_ssize_t i = 0; i < count; ++i) {
        const utf8proc_int32_t part = parts[static_cast<std::size_t>(i)];
        if (const std::string_view plain = plainLetter(part); !plain.empty())
            folded.append(plain);
        else if (isOfName(part))
            appendCodePoint(folded, static_cast<std::uint32_t>(part));
    }
}

} // namespace

std::string foldName(std::string_view name)
{
    std::string folded;
    folded.reserve(name.size());
    for (std::size_t i = 0; i < name.size();) {
        bool known = true;
        const char first = name[i];
        const std::uint32_t point = nextCodePoint(name, i, known);
        if (!known) {
            folded.push_back(first);
        } else if (point < 0x80) {
            const char c = static_cast<char>(point);
            if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
                folded.push_back(c);
            else if (c >= 'A' && c <= 'Z')
                folded.push_back(static_cast<char>(c - 'A' + 'a'));
        } else {
            appendFolded(folded, point);
        }
    }
    return folded;
}

int editDistance(std::string_view a, std::string_view b, int limit)
{
    const int rows = static_cast<int>(a.size());
    const int columns = static_cast<int>(b.size());
    if (std::abs(rows - columns) > limit)
        return limit + 1;

    // Three rows suffice: a swap of neighbours looks two rows back.
    std::vector<int> twoUp(b.size() + 1), up(b.size() + 1), row(b.size() + 1);
    for (int j = 0; j <= columns; ++j)
        up[static_cast<std::size_t>(j)] = j;
    for (int i = 1; i <= rows; ++i) {
        row[0] = i;
        int best = i;
        for (int j = 1; j <= columns; ++j) {
            const auto at = static_cast<std::size_t>(j);
            const char x = a[static_cast<std::size_t>(i - 1)];
            const char y = b[at - 1];
            int cost = std::min({up[at] + 1, row[at - 1] + 1, up[at - 1] + (x == y ? 0 : 1)});
            if (i > 1 && j > 1 && x == b[at - 2] && a[static_cast<std::size_t>(i - 2)] == y)
                cost = std::min(cost, twoUp[at - 2] + 1);
            row[at] = cost;
            best = std::min(best, cost);
        }
        // A swap can still win what the row before left over, hence both rows must be beyond it.
        if (best > limit && *std::min_element(up.begin(), up.end()) > limit)
            return limit + 1;
        std::swap(twoUp, up);
        std::swap(up, row);
    }
    return std::min(up[b.size()], limit + 1);
}

std::vector<std::string> nearestNames(std::string_view name, std::span<const std::string> candidates, int count)
{
    const int limit = std::max(1, static_cast<int>(name.size()) / 3);
    std::vector<std::pair<int, std::string>> found;
    for (const std::string &candidate : candidates) {
        const int distance = editDistance(name, candidate, limit);
        if (distance <= limit)
            found.emplace_back(distance, candidate);
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());

    std::vector<std::string> names;
    for (auto &[distance, candidate] : found) {
        if (static_cast<int>(names.size()) == count)
            break;
        names.push_back(std::move(candidate));
    }
    return names;
}

} // namespace entente
