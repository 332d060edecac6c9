#include "orders/orderreader.h"

namespace entente {

// What is said of a line that is no order: what its writer may have meant.

OrderReader::Fault OrderReader::kindOrPlaceError()
{
    if (m_in.atEnd())
        return m_in.missing();
    const std::size_t first = m_in.mark();
    if (m_in.at(Token::Kind::Word) && m_in.token().text.size() <= 2) {
        m_in.advance();
        const bool placed = m_in.place().valid();
        m_in.rewind(first);
        const bool isKind = m_board.findKind(m_in.token().text).valid();
        if (isKind) {
            m_in.advance();
            if (Fault fault = unnamedError(first))
                return fault;
        } else if (placed) {
            ParseError fault = m_in.error(ParseError::Kind::UnknownKind, first, first);
            fault.suggestions = kindNames();
            return fault;
        }
    } else if (m_in.at(Token::Kind::Word) && m_board.findKind(m_in.token().text).valid()) {
        m_in.advance();
        if (Fault fault = unnamedError(first))
            return fault;
    } else if (m_in.at(Token::Kind::Word)) {
        // "Plane Wal - ENG": a whole place after one word that is none makes that word a kind.
        const ParseError whole = m_in.placeError();
        m_in.advance();
        const bool placed = m_in.place().valid();
        if (placed && whole.suggestions.empty()) {
            m_in.rewind(first);
            ParseError fault = m_in.error(ParseError::Kind::UnknownKind, first, first);
            fault.suggestions = kindNames();
            return fault;
        }
        m_in.rewind(first);
    }
    m_in.skip(Meaning::Filler);
    return m_in.placeError();
}

/// "support fleet into Bul": a kind alone, then where it goes.
OrderReader::Fault OrderReader::unnamedError(std::size_t kindWord)
{
    if (m_in.at(Meaning::To) || m_in.at(Token::Kind::Dash))
        return m_in.error(ParseError::Kind::Unnamed, kindWord, kindWord);
    return std::nullopt;
}

OrderReader::Fault OrderReader::verbError()
{
    if (m_in.at(Token::Kind::Word) && isForeignVerb(m_in.token().text))
        return m_in.error(ParseError::Kind::OtherGame, m_in.mark(), m_in.mark());
    ParseError fault = m_in.error(ParseError::Kind::UnknownVerb, m_in.mark(), m_in.mark());
    fault.stage = m_context.stage;
    if (std::string verb = nearestVerb(fault.piece); !verb.empty())
        fault.suggestions.push_back(std::move(verb));
    return fault;
}

std::vector<std::string> OrderReader::kindNames() const
{
    std::vector<std::string> names;
    for (const UnitKind &kind : m_board.kinds())
        names.push_back(kind.letter);
    return names;
}

} // namespace entente
