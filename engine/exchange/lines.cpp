#include "exchange/lines.h"

#include <algorithm>
#include <cctype>

namespace entente {

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::string lowerCase(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;
}

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    while (!(text = trimmed(text)).empty()) {
        const std::size_t end = std::min(text.find_first_of(" \t\r\n"), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

std::pair<std::string, std::string> powerAndRest(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos)
        return {{}, std::string(trimmed(line))};
    return {std::string(trimmed(line.substr(0, colon))), std::string(trimmed(line.substr(colon + 1)))};
}

std::vector<TextLine> linesOf(std::string_view text)
{
    std::vector<TextLine> lines;
    int number = 1;
    for (std::size_t start = 0; start < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', start), text.size());
        if (const std::string_view line = trimmed(text.substr(start, end - start)); !line.empty())
            lines.push_back({line, number});
        start = end + 1;
    }
    return lines;
}

bool looksLikeObjectWith(std::string_view text, std::initializer_list<std::string_view> keys)
{
    const std::size_t start = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF"); // a byte order mark too
    return start != std::string_view::npos && text[start] == '{'
           && std::all_of(keys.begin(), keys.end(), [&](std::string_view key) {
                  return text.find('"' + std::string(key) + '"') != std::string_view::npos;
              });
}

} // namespace entente
