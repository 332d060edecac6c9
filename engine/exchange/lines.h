#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace entente {

struct TextLine {
    std::string_view text; ///< without blanks at its ends
    int number = 1;        ///< in the file, from 1
};

std::string_view trimmed(std::string_view text);
std::string lowerCase(std::string_view text);
/// What stands between blanks.
std::vector<std::string> wordsOf(std::string_view text);
/// "England: F Lon - NTH" parted at its first colon; without one all of it is the rest.
std::pair<std::string, std::string> powerAndRest(std::string_view line);
/// The lines that are not blank.
std::vector<TextLine> linesOf(std::string_view text);
/// Does this begin like a JSON object, and speak of all these keys somewhere?
bool looksLikeObjectWith(std::string_view text, std::initializer_list<std::string_view> keys);

} // namespace entente
