#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace entente {

// Printed rules have numbered paragraphs, and verdicts, cases and cards cite them: "City State 7f", "1971 XII.5",
// "2023 Support", "DATC 4.A.2", "7d, C11". A page of rules (rules.md) explains a paragraph where a line begins with its
// mark in bold:
// "**7f** ...". A mark is a number with or without letters in the variant's own text, or the whole "1971 XII.5".

/// The marks that a citation names, in its order. `title`: the variant's, which may stand before its own numbers. Words
/// and test cases of other collections are read over.
std::vector<std::string> citedParagraphs(std::string_view citation, std::string_view title);
/// The marks that stand at the head of a paragraph; none if it begins with anything else. Of editions that say the same
/// one paragraph has all: "1982-2023 Support".
std::vector<std::string> marksOfLead(std::string_view lead);
/// The marks that a page of rules explains, in its order.
std::vector<std::string> explainedParagraphs(std::string_view page);
/// The mark of the whole paragraph of which this is a part or a printed example: "22" of "22a"; empty if it is whole.
std::string wholeParagraph(std::string_view mark);

} // namespace entente
