#include "rules/paragraphs.h"

#include <algorithm>

namespace entente {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isSmall(char c)
{
    return c >= 'a' && c <= 'z';
}

bool isCapital(char c)
{
    return c >= 'A' && c <= 'Z';
}

/// "7", "22a", "C13": how variants number what is their own.
bool isOwnMark(std::string_view word)
{
    if (!word.empty() && isCapital(word.front()))
        word.remove_prefix(1);
    if (!word.empty() && isSmall(word.back()))
        word.remove_suffix(1);
    return !word.empty() && word.size() <= 2 && std::all_of(word.begin(), word.end(), isDigit);
}

/// "IX", "XII.5": how the rules of 1971 are numbered.
bool isRoman(std::string_view word)
{
    const std::string_view numeral = word.substr(0, word.find('.'));
    return !numeral.empty() && numeral.find_first_not_of("IVX") == numeral.npos;
}

/// "4.A.2": an issue that editions settle differently. Those of section 6 are test cases.
bool isIssue(std::string_view word)
{
    return word.substr(0, 2) == "4.";
}

/// Editions whose rules have headings instead of numbers.
constexpr std::string_view laterEditions[] = {"1982", "2000", "2023"};

bool isLater(std::string_view word)
{
    return std::find(std::begin(laterEditions), std::end(laterEditions), word) != std::end(laterEditions);
}

bool isHeading(std::string_view word)
{
    return word.size() > 1 && isCapital(word.front())
           && std::all_of(word.begin() + 1, word.end(), [](char c) { return isSmall(c); });
}

std::vector<std::string_view> wordsOf(std::string_view text)
{
    constexpr std::string_view between = " ,;:()-\"";
    std::vector<std::string_view> words;
    for (std::size_t at = text.find_first_not_of(between); at != text.npos; at = text.find_first_not_of(between, at)) {
        const std::size_t end = std::min(text.find_first_of(between, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

} // namespace

std::vector<std::string> citedParagraphs(std::string_view citation, std::string_view title)
{
    std::string own(citation);
    for (std::size_t at = title.empty() ? own.npos : own.find(title); at != own.npos; at = own.find(title, at))
        own.erase(at, title.size());
    const std::vector<std::string_view> words = wordsOf(own);
    std::vector<std::string> marks;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string_view next = i + 1 < words.size() ? words[i + 1] : std::string_view();
        if (words[i] == "1971" && isRoman(next))
            marks.push_back("1971 " + std::string(words[++i]));
        else if (isLater(words[i]) && isHeading(next))
            marks.push_back(std::string(words[i++]) + ' ' + std::string(next));
        else if (words[i] == "DATC" && isIssue(next))
            marks.push_back("DATC " + std::string(words[++i]));
        else if (words[i] == "1971" || isOwnMark(words[i]))
            marks.emplace_back(words[i]);
    }
    return marks;
}

std::vector<std::string> marksOfLead(std::string_view lead)
{
    std::vector<std::string> marks = citedParagraphs(lead, {});
    if (marks.size() == 1 && marks.front() == lead)
        return marks;
    marks.clear();
    const std::vector<std::string_view> words = wordsOf(lead);
    if (words.size() != 3 || !isLater(words[0]) || !isLater(words[1]) || !isHeading(words[2]))
        return marks;
    for (const std::string_view edition : laterEditions) {
        if (words[0] <= edition && edition <= words[1])
            marks.push_back(std::string(edition) + ' ' + std::string(words[2]));
    }
    return marks;
}

std::vector<std::string> explainedParagraphs(std::string_view page)
{
    std::vector<std::string> explained;
    for (std::size_t at = 0; at < page.size();) {
        const std::size_t end = std::min(page.find('\n', at), page.size());
        std::string_view line = page.substr(at, end - at);
        at = end + 1;
        if (line.substr(0, 2) != "**")
            continue;
        line.remove_prefix(2);
        const std::string_view lead = line.substr(0, line.find("**"));
        for (std::string &mark : marksOfLead(lead))
            explained.push_back(std::move(mark));
    }
    return explained;
}

std::string wholeParagraph(std::string_view mark)
{
    if (mark.size() < 2 || !isSmall(mark.back()))
        return {};
    return std::string(mark.substr(0, mark.size() - 1));
}

} // namespace entente
