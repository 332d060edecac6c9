#include "mails/mailsender.h"

#include "base/names.h"
#include "language/tokenizer.h"
#include "language/vocabulary.h"
#include "map/board.h"
#include "mails/linepieces.h"

#include <algorithm>
#include <string>

namespace entente {

namespace {

constexpr std::size_t longestSignature = 5; ///< words

/// The words before a power's name by which somebody says that it is his.
bool introduces(const std::string &last, const std::string &before)
{
    if (isOneOf(last, {"im", "ich", "wir", "je", "ici", "suis", "joue", "jouons", "playing", "play", "spiele",
                       "spielen", "sommes"}))
        return true;
    const bool is = isOneOf(last, {"am", "is", "are", "bin", "ist", "sind", "its", "cest", "be", "as", "als"});
    return is
           && isOneOf(before,
                      {"i", "we", "this", "here", "it", "ich", "wir", "hier", "das", "its", "playing", "cest", "me"});
}

/// The name that begins at the word, if it is one and stands as such: not a letter, and no place before a dash.
PowerId powerAtWord(const Board &board, std::string_view line, const std::vector<Token> &words, std::size_t at,
                    std::size_t &count)
{
    for (count = std::min<std::size_t>(3, words.size() - at); count > 0; --count) {
        const auto begin = static_cast<std::size_t>(words[at].column);
        std::string_view name = line.substr(begin, static_cast<std::size_t>(words[at + count - 1].end()) - begin);
        name = trimmed(name, " .!?");
        for (const std::string_view article : {"l'", "L'", "l\u2019", "d'"}) {
            if (name.starts_with(article))
                name.remove_prefix(article.size());
        }
        if (const PowerId found = board.findPower(name); found.valid() && foldName(name).size() > 3)
            return found;
    }
    return {};
}

PowerId saidIn(std::string_view line, const Board &board, bool last)
{
    std::vector<Token> words;
    for (const Token &token : tokenize(line)) {
        if (token.is(Token::Kind::Word))
            words.push_back(token);
    }
    const auto folded = [&](std::size_t at) { return at < words.size() ? foldName(words[at].text) : std::string(); };
    for (std::size_t at = 0; at < words.size(); ++at) {
        std::size_t count = 0;
        const PowerId power = powerAtWord(board, line, words, at, count);
        if (!power.valid())
            continue;
        const auto begin = static_cast<std::size_t>(words[at].column);
        const auto end = static_cast<std::size_t>(words[at + count - 1].end());
        const std::string next = folded(at + count);
        std::size_t before = at;
        while (before > 0 && isOneOf(folded(before - 1), {"the", "die", "der", "das", "la", "le", "les"}))
            --before;
        const bool meant = before > 0 // "We are looking at Florence here"
                           && isOneOf(folded(before - 1), {"at", "to", "with", "against", "of", "in", "an", "auf",
                                                           "mit", "gegen", "a", "avec", "contre"});
        const bool here =
            (isOneOf(next, {"here", "hier", "ici", "speaking"}) && !meant) || (next == "again" && at == 0);
        const bool bracketed = begin > 0 && line[begin - 1] == '(' && end < line.size() && line[end] == ')'
                               && words.size() <= longestSignature + (at + count == words.size() ? 20 : 0);
        const bool slashed = begin > 1 && line[begin - 1] == '/' && line[begin - 2] != ' '; // "Tim/England"
        const std::string rest(trimmed(line.substr(end), " \t\r.!)"));
        const bool signs = last && words.size() <= longestSignature && rest.empty()
                           && line.find_first_of("-:>0123456789") == std::string_view::npos;
        // "Russia moves to BLA" is no title.
        const std::size_t more = words.size() - at - count;
        const bool heads =
            words.size() <= longestSignature + 3 && more < (isOneOf(next, {"moves", "builds", "retreats"}) ? 3U : 4U);
        const bool orders =
            heads
            && (isOneOf(next, {"orders", "moves", "builds", "retreats", "zuge", "zuege", "befehle"})
                || (before > 1 && isOneOf(folded(before - 1), {"for", "from", "of", "de", "fur", "fuer", "von", "pour"})
                    && isOneOf(folded(before - 2),
                               {"orders", "moves", "builds", "ordres", "befehle", "zuge", "zuege"})));
        const bool opens =
            before > 0 && introduces(folded(before - 1), before > 1 ? folded(before - 2) : std::string());
        if (here || bracketed || slashed || signs || opens || orders)
            return power;
        at += count - 1;
    }
    return {};
}

} // namespace

PowerId senderSaid(const std::vector<std::string_view> &lines, const Board &board)
{
    std::size_t end = lines.size();
    while (end > 0 && trimmed(lines[end - 1]).empty())
        --end;
    PowerId only;
    for (std::size_t i = 0; i < end; ++i) {
        const bool last = i + 1 == end && i > 0;
        const PowerId said = saidIn(lines[i], board, last);
        if (said.valid() && only.valid() && said != only)
            return {};
        only = said.valid() ? said : only;
    }
    return only;
}

} // namespace entente
