#include "base/names.h"

#include "base/utf8.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace entente {

namespace {

/// The letters that U+00C0 to U+017F stand for once their accents are dropped, sixteen code points
/// a line; "-" marks what is no letter (multiplication and division signs).
// clang-format off
constexpr std::array<std::string_view, 192> plainLetters = {
    // U+00C0
    "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i", "i",
    "d", "n", "o", "o", "o", "o", "o", "-", "o", "u", "u", "u", "u", "y", "th", "ss",
    "a", "a", "a", "a", "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i", "i",
    "d", "n", "o", "o", "o", "o", "o", "-", "o", "u", "u", "u", "u", "y", "th", "y",
    // U+0100
    "a", "a", "a", "a", "a", "a", "c", "c", "c", "c", "c", "c", "c", "c", "d", "d",
    "d", "d", "e", "e", "e", "e", "e", "e", "e", "e", "e", "e", "g", "g", "g", "g",
    "g", "g", "g", "g", "h", "h", "h", "h", "i", "i", "i", "i", "i", "i", "i", "i",
    "i", "i", "ij", "ij", "j", "j", "k", "k", "k", "l", "l", "l", "l", "l", "l", "l",
    "l", "l", "l", "n", "n", "n", "n", "n", "n", "n", "n", "n", "o", "o", "o", "o",
    "o", "o", "oe", "oe", "r", "r", "r", "r", "r", "r", "s", "s", "s", "s", "s", "s",
    "s", "s", "t", "t", "t", "t", "t", "t", "u", "u", "u", "u", "u", "u", "u", "u",
    "u", "u", "u", "u", "w", "w", "y", "y", "y", "z", "z", "z", "z", "z", "z", "s",
};
// clang-format on

/// Punctuation, spaces and signs outside ASCII: what a name does not need.
bool isSign(std::uint32_t point)
{
    return (point >= 0x80 && point < 0xC0)         // Latin-1 signs
           || (point >= 0x0300 && point <= 0x036F) // combining accents
           || (point >= 0x2000 && point <= 0x206F) // general punctuation: dashes, quotes, spaces
           || (point >= 0x2190 && point <= 0x22FF) // arrows and mathematical signs
           || (point >= 0x2700 && point <= 0x27BF) // dingbats, with further arrows
           || point == 0x3000 || point == 0xFEFF;
}

} // namespace

std::string foldName(std::string_view name)
{
    std::string folded;
    folded.reserve(name.size());
    std::size_t i = 0;
    while (i < name.size()) {
        const std::size_t begin = i;
        bool known = true;
        const std::uint32_t point = nextCodePoint(name, i, known);
        if (!known) {
            folded.append(name.substr(begin, i - begin));
        } else if (point < 0x80) {
            const char c = static_cast<char>(point);
            if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
                folded.push_back(c);
            else if (c >= 'A' && c <= 'Z')
                folded.push_back(static_cast<char>(c - 'A' + 'a'));
        } else if (point >= 0xC0 && point < 0x180) {
            const std::string_view plain = plainLetters[point - 0xC0];
            if (plain != "-")
                folded.append(plain);
        } else if (!isSign(point)) {
            folded.append(name.substr(begin, i - begin));
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
