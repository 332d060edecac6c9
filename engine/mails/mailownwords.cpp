#include "mails/mailownwords.h"

#include "base/names.h"
#include "map/board.h"
#include "mails/linepieces.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace entente {

namespace {

constexpr std::size_t farthestAbove = 8; ///< lines between a slip of the pen and what mends it
constexpr std::size_t mostLegends = 20;  ///< of a mailbox; each is looked for in all lines of its mail
constexpr int nearestSlip = 1;           ///< letters that differ

bool isSame(const LetterLine &one, const LetterLine &other)
{
    return !one.heading && !other.heading && one.letter == other.letter && one.quoted == other.quoted;
}

/// "*Bre", "Bre*", "*Ser not Set": what is meant, and what was written if he says so.
std::optional<OwnWord> mendedWord(std::string_view line)
{
    std::string_view text = trimmed(line, " \t\r.!");
    if (text.size() < 3 || text.starts_with('*') == text.ends_with('*'))
        return std::nullopt;
    const std::vector<Token> words = wordsOf(trimmed(text, "* "));
    if (words.size() == 1 && words[0].text.size() > 1)
        return OwnWord{{}, std::string(words[0].text)};
    if (words.size() == 3 && isWord(words[1], {"not", "nicht", "statt", "pas", "for", "instead"}))
        return OwnWord{std::string(words[2].text), std::string(words[0].text)};
    return std::nullopt;
}

/// "MAN = Manche, GDL = Golfe du Lion"; nothing where a part of the line is something else.
std::vector<OwnWord> legend(std::string_view line, const Board &board)
{
    std::vector<OwnWord> words;
    for (std::string_view rest = trimmed(line, " \t\r.()"); !rest.empty();) {
        const std::string_view part = rest.substr(0, rest.find_first_of(",;"));
        const std::size_t sign = part.find(" = ");
        if (sign == std::string_view::npos)
            return {};
        const std::string_view written = trimmed(part.substr(0, sign)), meant = trimmed(part.substr(sign + 3));
        if (wordsOf(written).size() != 1 || written.size() < 2 || !board.findRegion(meant).valid())
            return {};
        words.push_back({std::string(written), std::string(meant)});
        rest = trimmed(rest.substr(std::min(part.size() + 1, rest.size())));
    }
    return words;
}

/// Where the word stands, or without one the word that is nearest to what is meant; size 0: nowhere.
Token slipIn(std::string_view line, const OwnWord &word)
{
    const std::string meant = foldName(word.meant), written = foldName(word.written);
    Token found;
    for (const Token &token : wordsOf(line)) {
        const std::string folded = foldName(token.text);
        if (written.empty() ? folded != meant && folded.size() == meant.size() && meant.size() > 2
                                  && editDistance(folded, meant, nearestSlip) <= nearestSlip
                            : folded == written)
            found = found.text.empty() ? token : found;
    }
    return found;
}

} // namespace

std::map<std::size_t, std::vector<OwnWord>> writeOutOwnWords(UnwrappedLines &mail,
                                                             const std::vector<LetterLine> &places, const Board &board)
{
    std::map<std::size_t, std::vector<OwnWord>> changed;
    const auto writeOut = [&](std::size_t at, const OwnWord &word) {
        const Token slip = slipIn(mail.lines[at], word);
        if (slip.text.empty())
            return false;
        changed[at].push_back({std::string(slip.text), word.meant});
        std::string line(mail.lines[at]);
        line.replace(static_cast<std::size_t>(slip.column), slip.text.size(), word.meant);
        mail.kept.push_back(std::move(line));
        mail.lines[at] = mail.kept.back();
        return true;
    };
    std::size_t legends = 0;
    for (std::size_t i = 0; i < mail.lines.size(); ++i) {
        if (places[i].heading || mail.taken[i])
            continue;
        if (const auto word = mendedWord(mail.lines[i])) {
            for (std::size_t above = i; above-- > 0 && i - above <= farthestAbove && !mail.taken[i];)
                mail.taken[i] = isSame(places[above], places[i]) && !mail.taken[above] && writeOut(above, *word);
        }
        const bool defines = legends < mostLegends && mail.lines[i].find(" = ") != std::string_view::npos;
        const std::vector<OwnWord> words = defines ? legend(mail.lines[i], board) : std::vector<OwnWord>();
        legends += words.size();
        for (const OwnWord &word : words) {
            for (std::size_t other = 0; other < mail.lines.size(); ++other) {
                if (other != i && isSame(places[other], places[i]))
                    mail.taken[i] = writeOut(other, word) || mail.taken[i];
            }
        }
    }
    return changed;
}

} // namespace entente
