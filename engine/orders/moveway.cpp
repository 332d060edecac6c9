#include "map/board.h"
#include "map/routes.h"
#include "orders/orderreader.h"

namespace entente {

// What is written of a move's way: over which waters, only that it goes by convoy, or nothing at all.

OrderReader::Fault OrderReader::readWay(Move &move)
{
    const std::size_t start = m_in.mark();
    const bool bracket = m_in.take(Token::Kind::Open);
    // "via land", "by land", "overland": as a move that says nothing of a convoy.
    const std::size_t way = m_in.mark();
    const bool land = (m_in.takeVia() && m_in.takeWords({"land"})) || m_in.takeWords({"overland"});
    if (!land)
        m_in.rewind(way);
    else if (!bracket || m_in.take(Token::Kind::Close))
        return std::nullopt;
    const bool convoyed = m_in.take(Meaning::ByConvoy) || takeWithConvoy();
    if (convoyed || m_in.takeVia()) {
        move.way = move.waters.empty() ? Way::ByConvoy : Way::ByRoute;
        bool named = !convoyed; // "via NTH"; "via convoy" names no water
        if (named && m_in.at(Token::Kind::Word) && m_in.token().text == "a")
            m_in.advance();
        if (m_in.take(Meaning::Convoy))
            named = false;
        if (!named) // "convoyed by F NTH"
            named = m_in.takeVia() || m_in.takeWords({"of"});
        if (named && !m_in.atEnd() && !m_in.at(Token::Kind::Close)) {
            if (Fault fault = readWaters(move))
                return fault;
        }
    } else if (!bracket && readCarrier(move)) {
        return std::nullopt;
    } else if (bracket) {
        m_in.rewind(start);
        return std::nullopt;
    }
    if (bracket && !m_in.take(Token::Kind::Close))
        return m_in.atEnd() ? m_in.missing() : m_in.extra();
    return std::nullopt;
}

/// "with convoy", "mit Konvoi", "im Geleit".
bool OrderReader::takeWithConvoy()
{
    const std::size_t start = m_in.mark();
    const bool joined = m_in.take(Meaning::With) || m_in.takeWords({"im"}) || m_in.takeWords({"per"});
    if (joined && m_in.take(Meaning::Convoy))
        return true;
    m_in.rewind(start);
    return false;
}

/// The waters of a route and the fleets in them: "NTH SKA", "(NTH, SKA)", "F NTH and F SKA".
OrderReader::Fault OrderReader::readWaters(Move &move)
{
    move.way = Way::ByRoute;
    const bool list = m_in.take(Token::Kind::Open);
    do {
        m_in.skip(Meaning::Filler);
        (void)m_in.kind();
        m_in.skip(Meaning::Filler);
        RegionId water;
        if (Fault fault = readPlace(water))
            return fault;
        if (move.waters.full())
            return m_in.extra();
        move.waters.push_back(m_board.provinceOf(water));
        if (atNextMove())
            return std::nullopt;
        while (m_in.take(Token::Kind::Dash) || m_in.take(Token::Kind::Comma) || m_in.take(Meaning::With)
               || takeThen()) {
        }
    } while (!m_in.atEnd() && !m_in.at(Token::Kind::Close) && !m_in.at(Token::Kind::Open) && !m_in.at(Meaning::To));
    if (list)
        m_in.take(Token::Kind::Close);
    return std::nullopt;
}

/// Behind a comma or semicolon: "F ENG - MAO", which is no part of a route.
bool OrderReader::atNextMove()
{
    const std::size_t start = m_in.mark();
    const bool next =
        m_in.take(Token::Kind::Comma) && m_in.kind().valid() && m_in.place().valid() && m_in.at(Token::Kind::Dash);
    m_in.rewind(start);
    return next;
}

/// "A Lon - Bel c NTH": the fleet that carries it, at the end of the line.
bool OrderReader::readCarrier(Move &move)
{
    const std::size_t start = m_in.mark();
    if (m_in.take(Meaning::Convoy)) {
        (void)m_in.kind();
        const RegionId water = m_in.place();
        if (water.valid() && m_in.atEnd() && m_board.isSea(m_board.provinceOf(water)) && !move.waters.full()) {
            move.way = Way::ByRoute;
            move.waters.push_back(m_board.provinceOf(water));
            return true;
        }
    }
    m_in.rewind(start);
    return false;
}

/// "A Vie Gal": the goal stands where the verb should. Only where nothing else follows and the unit reaches it, or
/// could be meant by nobody else, so that a list of places stays one.
bool OrderReader::takeBareGoal()
{
    if (m_context.stage != Stage::Moves || !m_in.at(Token::Kind::Word))
        return false;
    const std::size_t start = m_in.mark();
    const RegionId goal = m_in.place();
    fillKind();
    if (goal.valid() && m_in.atEnd() && isGoal(m_board.provinceOf(goal))) {
        Move move;
        move.hops.push_back(goal);
        m_out.order.action = move;
        return true;
    }
    m_in.rewind(start);
    return false;
}

/// Is the place in reach, whatever stands there; or does the position tell that this is a unit and that is none?
bool OrderReader::isGoal(ProvinceId place) const
{
    const Order &order = m_out.order;
    for (int k = 0; k < m_board.kindCount(); ++k) {
        const Travel travel = m_board.kind(KindId(k)).travel;
        if ((!order.kind.valid() || order.kind == KindId(k)) && m_board.reach(travel, order.at).contains(place))
            return true;
    }
    if (m_context.position)
        return order.kind.valid() && !unitIn(m_board, *m_context.position, place).valid();
    // Where nobody knows who stands there, an army may be meant that goes over the sea: "yor nwy".
    return (!order.kind.valid() || m_board.kind(order.kind).isConvoyed)
           && convoyPossible(m_board, m_board.provinceOf(order.at), place, m_board.seas());
}

} // namespace entente
