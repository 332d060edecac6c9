#include "mails/mailphase.h"

#include "base/names.h"
#include "base/wordtable.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace entente {

namespace {

constexpr std::size_t longestHeading = 9; ///< words; more is talk about a phase

const WordTable<Season> &seasonWords()
{
    static const WordTable<Season> words{
        {Season::Spring, {"spring", "fruhjahr", "fruehjahr", "fruhling", "fruehling", "printemps", "s"}},
        {Season::Summer, {"summer", "sommer", "ete"}},
        {Season::Autumn, {"autumn", "fall", "herbst", "automne", "f", "a"}},
        {Season::Winter, {"winter", "hiver", "w"}},
    };
    return words;
}

struct WrittenYear {
    int year = 0; ///< 0: it is none
    int figures = 0;
};

/// "1902", "'02", "02", "431". Less than four figures are a year only right after a season.
WrittenYear yearOf(std::string_view word, bool short_)
{
    while (!word.empty() && std::string_view(".,'’:").find(word.back()) != std::string_view::npos)
        word.remove_suffix(1);
    if (word.starts_with("'"))
        word.remove_prefix(1);
    const bool figures =
        !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!figures || word.size() > 4 || !(word.size() == 4 || short_))
        return {};
    int year = 0;
    for (const char c : word)
        year = year * 10 + (c - '0');
    return {word.size() == 2 ? year + 1900 : year, year};
}

std::optional<Season> seasonOf(std::string_view folded, bool letter)
{
    return letter || folded.size() > 1 ? seasonWords().find(folded) : std::nullopt;
}

/// "F1902", "S1902M", "W02".
std::optional<NamedPhase> compact(std::string_view word)
{
    const std::string folded = foldName(word);
    if (folded.size() < 3 || !std::isalpha(static_cast<unsigned char>(folded.front())))
        return std::nullopt;
    std::string_view figures = std::string_view(folded).substr(1);
    if (figures.size() > 1 && std::string_view("mrab").find(figures.back()) != std::string_view::npos)
        figures.remove_suffix(1);
    const auto season = seasonOf(folded.substr(0, 1), true);
    const WrittenYear written = yearOf(figures, true);
    if (!season || written.year == 0)
        return std::nullopt;
    return NamedPhase{*season, written.year, written.figures, std::string(word)};
}

} // namespace

std::optional<Season> seasonNamed(std::string_view word)
{
    return seasonOf(foldName(word), false);
}

std::optional<NamedPhase> phaseNamed(std::string_view line)
{
    std::vector<Token> words = tokenize(line);
    std::erase_if(words,
                  [](const Token &token) { return !token.is(Token::Kind::Word) || foldName(token.text).empty(); });
    if (words.empty() || words.size() > longestHeading)
        return std::nullopt;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (const auto whole = compact(words[i].text))
            return whole;
        const auto season = seasonOf(foldName(words[i].text), false);
        if (!season)
            continue;
        // "Spring 1902", "Fall of 1902", "1902 Fall", or the season alone where nothing else is said.
        for (const std::size_t at : {i + 1, i + 2, i - 1}) {
            if (at >= words.size())
                continue;
            const bool next = at == i + 1 || (at == i + 2 && foldName(words[i + 1].text) == "of");
            const WrittenYear written = yearOf(words[at].text, next);
            if (written.year > 0) {
                const std::size_t first = std::min(i, at);
                const int begin = words[first].column;
                const int end = words[std::max(i, at)].end();
                return NamedPhase{
                    *season, written.year, written.figures,
                    std::string(line.substr(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin)))};
            }
        }
        if (words.size() == 1)
            return NamedPhase{*season, 0, 0, std::string(words[i].text)};
    }
    return std::nullopt;
}

std::optional<Stage> resultsNamed(std::span<const Token> words, Season season)
{
    bool results = false, retreats = false, winter = season == Season::Winter, after = false;
    for (const Token &token : words) {
        const std::string word = foldName(token.text);
        results = results || word.starts_with("result") || word.starts_with("ergebnis") || word.starts_with("resultat")
                  || word.starts_with("adjudicat") || word.starts_with("auswertung");
        after = after || word == "after" || word == "nach";
        retreats = retreats || word.starts_with("retreat") || word.starts_with("ruckzug");
        winter = winter || word.starts_with("adjustment") || word.starts_with("build");
    }
    if (!results && !(after && retreats))
        return std::nullopt;
    return retreats ? Stage::Retreats : winter ? Stage::Adjustments : Stage::Moves;
}

bool mayMean(const NamedPhase &named, const Phase &present, const YearCount &years)
{
    if (named.results && *named.results != present.stage)
        return false;
    const bool winter = present.stage == Stage::Adjustments;
    const bool season = named.season == present.season
                        || (winter && (named.season == Season::Autumn || named.season == Season::Winter));
    return season
           && (named.year == 0 || named.year == present.year || named.figures == present.year
               || named.figures == years.told(present.year));
}

} // namespace entente
