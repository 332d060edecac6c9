#include "language/lineclean.h"

#include "base/names.h"
#include "language/vocabulary.h"

#include <algorithm>
#include <array>

namespace entente {

namespace {

/// What reports say of an order that is over; never a part of one.
constexpr std::array resultWords = std::to_array<std::string_view>({
    "ann", "annihilated", "bounce", "bounced", "cut",      "dislodged", "failed",   "fails",   "invalid", "nso",
    "nsu", "nsp",         "nrp",    "ok",      "resolved", "succeeded", "succeeds", "success", "void",
});

/// Of a convoy alone "cancelled" is a result; of an order its writer says it.
bool isResult(const std::vector<Token> &tokens, std::size_t at)
{
    if (!tokens[at].is(Token::Kind::Word))
        return false;
    const std::string folded = foldName(tokens[at].text);
    if (folded == "cancelled" || folded == "canceled")
        return at > 0 && tokens[at - 1].is(Token::Kind::Word) && meaningOf(tokens[at - 1].text) == Meaning::Convoy;
    return std::find(resultWords.begin(), resultWords.end(), folded) != resultWords.end();
}

bool numbersALine(std::string_view text)
{
    while (!text.empty() && text.back() == '.')
        text.remove_suffix(1);
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

/// The place of the bracket that closes the one at `open`, or the end.
std::size_t closing(const std::vector<Token> &tokens, std::size_t open)
{
    int depth = 0;
    for (std::size_t i = open; i < tokens.size(); ++i) {
        depth += tokens[i].is(Token::Kind::Open) ? 1 : tokens[i].is(Token::Kind::Close) ? -1 : 0;
        if (depth == 0)
            return i;
    }
    return tokens.size();
}

void stripBefore(std::vector<Token> &tokens)
{
    std::size_t begin = 0;
    const auto at = [&](std::size_t i, Token::Kind kind) { return i < tokens.size() && tokens[i].is(kind); };
    while (at(begin, Token::Kind::Dash)) // "> " and "- "
        ++begin;
    if (at(begin, Token::Kind::Word) && numbersALine(tokens[begin].text)
        && (at(begin + 1, Token::Kind::Close) || tokens[begin].text.ends_with('.')
            || at(begin + 1, Token::Kind::Colon)))
        begin += tokens[begin].text.ends_with('.') ? 1 : 2;
    if (begin < tokens.size())
        tokens.erase(tokens.begin(), tokens.begin() + static_cast<std::ptrdiff_t>(begin));
}

/// A machine's "SUB ((FRA FLT BRE) MTO MAO)".
void stripCommand(std::vector<Token> &tokens)
{
    if (tokens.size() > 1 && tokens[0].is(Token::Kind::Word) && foldName(tokens[0].text) == "sub"
        && tokens[1].is(Token::Kind::Open))
        tokens.erase(tokens.begin());
}

void stripAround(std::vector<Token> &tokens)
{
    while (tokens.size() > 2 && tokens.front().is(Token::Kind::Open) && closing(tokens, 0) == tokens.size() - 1) {
        tokens.pop_back();
        tokens.erase(tokens.begin());
    }
}

void stripAfter(std::vector<Token> &tokens)
{
    if (tokens.size() > 2 && tokens.back().text == ">" && !tokens.back().spaceBefore) // "<F Nwy - StP>"
        tokens.pop_back();
    std::size_t end = tokens.size();
    while (end > 2 && isResult(tokens, end - 1))
        --end;
    if (end == tokens.size())
        return;
    // The sign or word before the result belongs to it: "/NSO", "-> resolved", "-> Convoy cancelled".
    if (end > 2 && tokens[end - 1].is(Token::Kind::Word)
        && meaningOf(tokens[end - 1].text).value_or(Meaning::To) < Meaning::To && tokens[end - 1].text.size() > 2
        && tokens[end - 2].is(Token::Kind::Dash))
        --end;
    if (end > 2 && (tokens[end - 1].is(Token::Kind::Slash) || tokens[end - 1].is(Token::Kind::Dash)))
        --end;
    else if (end < tokens.size() && !tokens[end].spaceBefore)
        return;
    tokens.resize(end, tokens.front());
}

/// "A Par (S) A Mar - Bur", "A Mun (H)": a verb in brackets. "(S)" before a sign or the end would be a coast.
void unbracketVerbs(std::vector<Token> &tokens)
{
    for (std::size_t open = 1; open + 2 < tokens.size(); ++open) {
        const bool bracketed = tokens[open].text == "(" && tokens[open].spaceBefore
                               && tokens[open + 1].is(Token::Kind::Word) && tokens[open + 2].is(Token::Kind::Close);
        if (!bracketed || meaningOf(tokens[open + 1].text).value_or(Meaning::Filler) > Meaning::Convoy)
            continue;
        const bool unitFollows = open + 3 < tokens.size() && tokens[open + 3].is(Token::Kind::Word);
        if (meaningOf(tokens[open + 1].text) == Meaning::Support && !unitFollows)
            continue;
        tokens[open + 1].spaceBefore = true;
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(open + 2));
        tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(open));
    }
}

} // namespace

void stripMarks(std::vector<Token> &tokens)
{
    // Full stops and commas at the end of a line part it from the next one and say nothing.
    const auto saysNothing = [](const Token &token) {
        return token.is(Token::Kind::Comma) || (token.is(Token::Kind::Word) && foldName(token.text).empty());
    };
    while (!tokens.empty() && saysNothing(tokens.back()))
        tokens.pop_back();
    stripBefore(tokens);
    stripCommand(tokens);
    stripAround(tokens);
    stripAfter(tokens);
    unbracketVerbs(tokens);
}

} // namespace entente
