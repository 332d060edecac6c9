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
constexpr int widestSlip = 2;            ///< where no word is nearer

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
        const std::vector<Token> said = wordsOf(meant);
        std::size_t named = said.size(); // "ankara bloody autocorrect"
        const auto name = [&] {
            return named == 0 ? std::string_view() : meant.substr(0, static_cast<std::size_t>(said[named - 1].end()));
        };
        while (named > 0 && !board.findRegion(name()).valid())
            --named;
        const std::size_t length = wordsOf(written).size();
        if (length == 0 || length > 3 || written.size() < 2 || named == 0)
            return {};
        words.push_back({std::string(written), std::string(name())});
        rest = trimmed(rest.substr(std::min(part.size() + 1, rest.size())));
    }
    return words;
}

/// Where the word stands, or without one the word that is nearest to what is meant; size 0: nowhere.
Token slipIn(std::string_view line, const OwnWord &word, int slips)
{
    const std::string meant = foldName(word.meant), written = foldName(word.written);
    Token found;
    if (word.written.find(' ') != std::string::npos) { // "anchor a"
        const std::size_t at = line.find(word.written);
        return at == std::string_view::npos
                   ? found
                   : Token{Token::Kind::Word, line.substr(at, word.written.size()), static_cast<int>(at)};
    }
    for (const Token &token : wordsOf(line)) {
        const std::string folded = foldName(token.text);
        const bool near = slips == nearestSlip ? folded.size() == meant.size()
                                               : folded.size() > meant.size() - 1 && folded.front() == meant.front();
        if (written.empty() ? folded != meant && meant.size() > 2 && near && editDistance(folded, meant, slips) <= slips
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
    const auto writeOut = [&](std::size_t at, const OwnWord &word, int slips) {
        const Token slip = slipIn(mail.lines[at], word, slips);
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
            for (const int slips : {nearestSlip, widestSlip}) {
                for (std::size_t above = i; above-- > 0 && i - above <= farthestAbove && !mail.taken[i];)
                    mail.taken[i] =
                        isSame(places[above], places[i]) && !mail.taken[above] && writeOut(above, *word, slips);
            }
        }
        const bool defines = legends < mostLegends && mail.lines[i].find(" = ") != std::string_view::npos;
        const std::vector<OwnWord> words = defines ? legend(mail.lines[i], board) : std::vector<OwnWord>();
        legends += words.size();
        for (const OwnWord &word : words) {
            for (std::size_t other = 0; other < mail.lines.size(); ++other) {
                if (other != i && isSame(places[other], places[i]))
                    mail.taken[i] = writeOut(other, word, nearestSlip) || mail.taken[i];
            }
        }
    }
    return changed;
}

} // namespace entente
