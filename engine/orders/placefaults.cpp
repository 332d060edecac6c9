#include "base/names.h"
#include "map/coastnames.h"
#include "orders/placereader.h"
#include "language/spelling.h"

#include <algorithm>

namespace entente {

// What is said where a place, or anything else, was expected and is not there.

ParseError PlaceReader::error(ParseError::Kind kind, std::size_t first, std::size_t last) const
{
    return {kind, std::string(span(first, last)), m_tokens[first].column, {}};
}

ParseError PlaceReader::missing() const
{
    if (m_tokens.empty())
        return {ParseError::Kind::Empty, {}, 0, {}};
    return error(ParseError::Kind::MissingPart, m_tokens.size() - 1, m_tokens.size() - 1);
}

ParseError PlaceReader::extra() const
{
    const std::size_t last = m_tokens.size() - 1;
    return error(ParseError::Kind::ExtraText, std::min(m_at, last), last);
}

ParseError PlaceReader::placeError() const
{
    std::size_t first = m_at;
    while (first < m_tokens.size() && m_tokens[first].is(Token::Kind::Open))
        ++first;
    if (first >= m_tokens.size())
        return missing();
    // The words up to the next sign or verb are the name that was meant.
    std::size_t last = first;
    for (std::size_t i = first + 1; i < m_tokens.size(); ++i) {
        if (!m_tokens[i].is(Token::Kind::Word) || meaningOf(m_tokens[i].text))
            break;
        last = i;
    }
    ParseError result = error(ParseError::Kind::UnknownProvince, first, last);
    for (const ProvinceId candidate : m_board.provincesBeginning(result.piece)) {
        if (result.suggestions.size() < 4)
            result.suggestions.push_back(m_board.province(candidate).name);
    }
    if (result.suggestions.empty())
        result.suggestions = m_board.suggestProvinces(result.piece);
    return result;
}

std::optional<ParseError> PlaceReader::misspeltName(const ParseError &fault) const
{
    const auto points = [&](const Token &token) { return token.column == fault.column; };
    const auto pointed = std::find_if(m_tokens.begin(), m_tokens.end(), points);
    if (pointed == m_tokens.end())
        return std::nullopt;
    const auto word = static_cast<std::size_t>(pointed - m_tokens.begin());
    const auto goesOn = [&](std::size_t index) { return m_tokens[index].is(Token::Kind::Word) && joins(index); };
    std::size_t first = word;
    while (first > 0 && word - first < 2 && goesOn(first) && m_tokens[first - 1].is(Token::Kind::Word)
           && !meaningOf(m_tokens[first - 1].text))
        --first;
    std::size_t end = word + 1;
    while (end < m_tokens.size() && end < word + 3 && goesOn(end) && !meaningOf(m_tokens[end].text))
        ++end;
    for (std::size_t last = end; last-- > word;) {
        for (std::size_t from = first; from < last && from <= word; ++from) {
            const ProvinceId meant = misspeltWordOf(m_board, span(from, last));
            if (!meant.valid())
                continue;
            ParseError result = error(ParseError::Kind::UnknownProvince, from, last);
            result.suggestions = {m_board.province(meant).name};
            return result;
        }
    }
    return std::nullopt;
}

std::optional<ParseError> PlaceReader::coastError(RegionId read) const
{
    if (atEnd() || !read.valid() || !m_board.region(read).coast.empty())
        return std::nullopt;
    std::size_t word = m_at;
    if (m_tokens[word].text == "[")
        return std::nullopt;
    if (m_tokens[word].is(Token::Kind::Slash) || m_tokens[word].is(Token::Kind::Open))
        ++word;
    else if (m_tokens[word].text.size() < 2) // a lone letter is a verb
        return std::nullopt;
    if (word >= m_tokens.size() || !m_tokens[word].is(Token::Kind::Word))
        return std::nullopt;
    const bool slashed = m_tokens[m_at].is(Token::Kind::Slash) && !m_board.findRegion(m_tokens[word].text).valid();
    if (!slashed && coastCode(foldName(m_tokens[word].text)).empty())
        return std::nullopt;
    // "F Lon North Sea": a place of its own.
    const bool further = word + 1 < m_tokens.size() && m_tokens[word + 1].is(Token::Kind::Word);
    if (!slashed && further && m_board.findRegion(span(word, word + 1)).valid())
        return std::nullopt;
    ParseError result = error(ParseError::Kind::UnknownCoast, word, word);
    for (const RegionId coast : m_board.coastsOf(m_board.provinceOf(read)))
        result.suggestions.push_back(m_board.regionText(coast));
    return result;
}

} // namespace entente
