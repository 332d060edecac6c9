#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace entente {

struct TextLine {
    std::string_view text; ///< without blanks at its ends
    int number = 1;        ///< in the file, from 1
};

std::string_view trimmed(std::string_view text);
std::string lowerCase(std::string_view text);
/// The lines that are not blank.
std::vector<TextLine> linesOf(std::string_view text);

} // namespace entente
