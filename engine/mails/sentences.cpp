#include "mails/sentences.h"

#include "base/names.h"
#include "language/vocabulary.h"
#include "mails/linepieces.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <string>

namespace entente {

namespace {

bool isLetterOrDigit(char c)
{
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80;
}

bool endsSentence(std::string_view line, std::size_t at)
{
    const char sign = line[at];
    // What a dash goes on with is the same order still.
    const std::size_t next = line.find_first_not_of(" \t", at + 1);
    if (next != std::string_view::npos && std::string_view("-=>").find(line[next]) != std::string_view::npos)
        return false;
    if (sign == ';')
        return true;
    if (sign != '.' && sign != '!' && sign != '?')
        return false;
    if (at + 1 < line.size() && line[at + 1] != ' ')
        return false;
    if (sign != '.')
        return true;
    if (at > 0 && line[at - 1] == '.') // something was left out
        return false;
    std::size_t begin = at;
    while (begin > 0 && isLetterOrDigit(line[begin - 1]))
        --begin;
    const std::string word = foldName(line.substr(begin, at - begin));
    const bool number = !word.empty() && word.find_first_not_of("0123456789") == std::string::npos;
    // "A Wie unt. A Bud": a verb that wants more.
    const std::optional<Meaning> meaning = meaningOf(word);
    const bool open = meaning && *meaning < Meaning::Filler && *meaning != Meaning::Hold && *meaning != Meaning::Disband
                      && *meaning != Meaning::Waive && *meaning != Meaning::ByConvoy && word.size() > 1;
    return !number && !open && !isOneOf(word, {"st", "n", "s", "e", "w", "o", "nr", "no", "med", "atl"});
}

} // namespace

std::vector<Sentence> sentencesOf(std::string_view line)
{
    std::vector<Sentence> sentences;
    std::size_t begin = 0;
    int depth = 0;
    for (std::size_t at = 0; at <= line.size(); ++at) {
        if (at < line.size())
            depth += line[at] == '(' || line[at] == '[' ? 1 : line[at] == ')' || line[at] == ']' ? -1 : 0;
        if (at < line.size() && (depth > 0 || !endsSentence(line, at)))
            continue;
        if (!trimmed(line.substr(begin, at - begin)).empty())
            sentences.push_back({begin, std::min(at + 1, line.size())});
        begin = at + 1;
    }
    return sentences;
}

bool isHypothetical(std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    const auto follows = [&](std::size_t at, std::initializer_list<std::string_view> list) {
        return at + 1 < words.size() && isWord(words[at + 1], list);
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (isWord(words[i], {"last", "previous", "letzte", "letzten", "letztes", "vorige", "dernier", "derniere"})
            && follows(i, {"turn", "season", "month", "week", "time", "year", "spring", "fall", "autumn", "zug",
                           "runde", "monat", "jahr", "woche", "fois", "tour", "mois", "game"}))
            return true;
        if (isWord(words[i], {"would"}) && follows(i, {"like", "love", "prefer"}))
            continue;
        if (isWord(words[i],
                   {"yesterday", "gestern",   "would",      "might",      "maybe",     "perhaps",  "vielleicht",
                    "peutetre",  "thought",   "considered", "could",      "konnte",    "hope",     "expect",
                    "suppose",   "swears",    "ob",         "whether",    "talked",    "against",  "thinking",
                    "told",      "tells",     "said",       "says",       "promised",  "promises", "asked",
                    "asks",      "suggested", "suggests",   "proposed",   "proposes",  "claims",   "wrote",
                    "begged",    "offered",   "threatened", "warned",     "dreamt",    "dreamed",  "sagt",
                    "sagte",     "meint",     "meinte",     "verspricht", "versprach", "ware",     "waere",
                    "serait",    "behauptet", "fragt",      "fragte",     "wurde",     "hatte",    "dit",
                    "disait",    "promet",    "promis",     "pense",      "pensais",   "pretend",  "croit",
                    "schlug",    "schlagt",   "rumour"}))
            return true;
    }
    return false;
}

bool leavesOpen(std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    const bool goesOn =
        words.size() > 1
        && isWord(words.front(), {"then", "dann", "puis", "ensuite", "danach", "later", "weiter", "on"});
    return goesOn || std::any_of(words.begin(), words.end(), [](const Token &word) {
               return isWord(
                   word,
                   {"or",       "oder",         "ou",       "either",     "entweder",  "soit",      "maybe",
                    "perhaps",  "possibly",     "probably", "vielleicht", "womoglich", "eventuell", "wahrscheinlich",
                    "peutetre", "probablement", "unsure",   "undecided",  "tbd",       "tbc",       "unsicher"});
           });
}

bool unsettles(std::string_view text)
{
    const std::vector<Token> words = wordsOf(text);
    const auto approves = [](const Token &word) {
        return isWord(word, {"fine", "right", "good", "ok", "okay", "correct", "best", "better", "meant", "gut",
                             "richtig", "besser", "bien", "bon", "juste", "correcte"});
    };
    if (words.empty())
        return false;
    const bool judged = isWord(words.front(), {"was", "were", "is", "war", "waren", "ist", "etait", "est"})
                        && std::none_of(words.begin(), words.end(), approves);
    return judged || leavesOpen(text) || std::any_of(words.begin(), words.end(), [](const Token &word) {
               return isWord(word, {"might", "would", "could", "not", "never", "nicht", "nie", "pas", "jamais",
                                    "konnte", "ware", "waere", "serait"});
           });
}

std::string_view withoutOr(std::string_view text)
{
    for (const std::string_view joint : {"or ", "oder ", "ou ", "else ", "sonst ", "either ", "entweder "}) {
        if (text.starts_with(joint))
            text = trimmed(text.substr(joint.size()));
    }
    return text;
}

} // namespace entente
