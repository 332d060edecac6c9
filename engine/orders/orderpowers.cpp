#include "orders/orderreader.h"

#include "base/names.h"

#include <algorithm>

namespace entente {

// The power that a line begins with.

OrderReader::Fault OrderReader::readPower()
{
    const std::size_t start = m_in.mark();
    const PowerId whole = m_in.power();
    if (m_in.take(Token::Kind::Colon)) {
        m_out.power = whole;
        if (whole.valid())
            return std::nullopt;
    } else if (whole.valid()) {
        m_in.take(Token::Kind::Dash);
        bool follows = m_in.kind().valid() || m_in.at(Meaning::Waive);
        if (m_in.at(Meaning::Build) || m_in.at(Meaning::Disband)) {
            // "ENG D" is the Channel's fleet where nothing else follows.
            m_in.advance();
            follows = !m_in.atEnd();
            m_in.rewind(start);
            follows = follows || !m_in.place().valid();
        }
        if (follows) {
            m_in.rewind(start);
            m_out.power = m_in.power();
            return std::nullopt;
        }
    }
    m_in.rewind(start);

    while (!m_in.atEnd() && m_in.at(Token::Kind::Word))
        m_in.advance();
    if (!m_in.at(Token::Kind::Colon)) {
        m_in.rewind(start);
        return std::nullopt;
    }
    const std::size_t colon = m_in.mark();
    if (colon == start) {
        m_in.rewind(start);
        return m_in.error(ParseError::Kind::UnknownPower, start, start);
    }
    // "A Vie : Gal": a typewriter's move.
    m_in.rewind(start);
    if (m_in.kind().valid() && m_in.place().valid() && m_in.mark() == colon) {
        m_in.rewind(start);
        return std::nullopt;
    }
    m_in.rewind(colon);
    // "Builds: Turkey A Ank" and "Par: Bur".
    if (colon == start + 1) {
        m_in.rewind(start);
        const std::optional<Meaning> verb = m_in.meaning();
        const bool heading = verb && *verb <= Meaning::Waive && m_in.token().text.size() > 2;
        const bool place = m_in.place().valid() && m_in.mark() == colon;
        m_in.rewind(start);
        if (heading) {
            m_in.drop(colon);
            return std::nullopt;
        }
        if (place && !powerBeginning(m_in.token().text).valid())
            return std::nullopt;
        m_in.rewind(colon);
    }
    const ParseError unknown = m_in.error(ParseError::Kind::UnknownPower, start, colon - 1);
    m_out.power = powerBeginning(unknown.piece);
    if (!m_out.power.valid()) {
        ParseError fault = unknown;
        fault.suggestions = powersLike(fault.piece);
        return fault;
    }
    m_in.advance();
    return std::nullopt;
}

PowerId OrderReader::powerBeginning(std::string_view piece) const
{
    const std::string folded = foldName(piece);
    PowerId byName, byAlias;
    bool several = false, severalAliases = false;
    for (int p = 0; p < m_board.powerCount(); ++p) {
        const Power &power = m_board.power(PowerId(p));
        if (foldName(power.name).starts_with(folded)) {
            several = several || byName.valid();
            byName = PowerId(p);
        }
        bool alias = false;
        for (const std::string &name : power.aliases) {
            if (piece.size() > folded.size() && name.starts_with(piece)) // an accent tells "Ö" from "O"
                return PowerId(p);
            alias = alias || foldName(name).starts_with(folded);
        }
        if (alias) {
            severalAliases = severalAliases || byAlias.valid();
            byAlias = PowerId(p);
        }
    }
    if (byName.valid())
        return several ? PowerId() : byName;
    return severalAliases ? PowerId() : byAlias;
}

std::vector<std::string> OrderReader::powersLike(std::string_view piece) const
{
    std::vector<std::string> folded;
    for (const Power &power : m_board.powers())
        folded.push_back(foldName(power.name));
    std::vector<std::string> names;
    for (const std::string &name : nearestNames(foldName(piece), folded))
        names.push_back(m_board.power(m_board.findPower(name)).name);
    return names;
}

} // namespace entente
