#include "orders/orderreader.h"

#include "base/names.h"

namespace entente {

// The power that a line begins with.

OrderReader::Fault OrderReader::readPower()
{
    const std::size_t start = m_in.mark();
    if (const PowerId whole = m_in.power(); whole.valid() && (m_in.take(Token::Kind::Colon) || opensOrder(start))) {
        m_out.power = whole;
        return std::nullopt;
    }
    m_in.rewind(start);
    while (!m_in.atEnd() && m_in.at(Token::Kind::Word))
        m_in.advance();
    const std::size_t colon = m_in.mark();
    const bool headed = m_in.at(Token::Kind::Colon);
    m_in.rewind(start);
    if (!headed)
        return std::nullopt;
    if (colon == start)
        return m_in.error(ParseError::Kind::UnknownPower, start, start);
    if (namesNoPower(start, colon))
        return std::nullopt;
    ParseError unknown = m_in.error(ParseError::Kind::UnknownPower, start, colon - 1);
    m_out.power = powerBeginning(unknown.piece);
    if (!m_out.power.valid()) {
        unknown.suggestions = powersLike(unknown.piece);
        return unknown;
    }
    m_in.rewind(colon + 1);
    return std::nullopt;
}

/// Does an order follow the power that began at `start`, which has no colon? Leaves the cursor behind the power.
bool OrderReader::opensOrder(std::size_t start)
{
    const std::size_t behind = m_in.mark();
    m_in.take(Token::Kind::Dash);
    bool follows = m_in.kind().valid() || m_in.at(Meaning::Waive);
    if (m_in.at(Meaning::Build) || m_in.at(Meaning::Disband)) {
        // "ENG D" is the Channel's fleet where nothing else follows.
        m_in.advance();
        follows = !m_in.atEnd();
        m_in.rewind(start);
        follows = follows || !m_in.place().valid();
    }
    m_in.rewind(behind);
    return follows;
}

/// What stands before a colon and is no power: "A Vie : Gal", a typewriter's move; "Par: Bur"; "Builds: Turkey A Ank",
/// whose colon is dropped.
bool OrderReader::namesNoPower(std::size_t start, std::size_t colon)
{
    const bool unit = m_in.kind().valid() && m_in.place().valid() && m_in.mark() == colon;
    m_in.rewind(start);
    if (unit || colon != start + 1)
        return unit;
    const std::optional<Meaning> verb = m_in.meaning();
    const bool heading = verb && *verb <= Meaning::Waive && m_in.token().text.size() > 2;
    const bool place = m_in.place().valid() && m_in.mark() == colon;
    m_in.rewind(start);
    if (heading)
        m_in.drop(colon);
    return heading || (place && !powerBeginning(m_in.token().text).valid());
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

/// "A Rome of the Pope", as our own sentences put it.
void OrderReader::readOwner(UnitText &unit)
{
    const std::size_t start = m_in.mark();
    if (unit.power.valid() || !(m_in.takeWords({"of"}) || m_in.takeWords({"von"})))
        return;
    m_in.skip(Meaning::Filler);
    unit.power = m_in.power();
    if (!unit.power.valid())
        m_in.rewind(start);
}

} // namespace entente
