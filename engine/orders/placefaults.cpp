#include "base/names.h"
#include "map/coastnames.h"
#include "orders/placereader.h"

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
    ParseError result = error(ParseError::Kind::UnknownCoast, word, word);
    for (const RegionId coast : m_board.coastsOf(m_board.provinceOf(read)))
        result.suggestions.push_back(m_board.regionText(coast));
    return result;
}

} // namespace entente
