#include "base/names.h"
#include "map/board.h"
#include "orders/orderreader.h"

#include <algorithm>

namespace entente {

// The program's own sentences, where they say more than a verb and its places, in either of its languages: what is
// copied from a page that it wrote is read back.

bool OrderReader::takeBehindWalls()
{
    return m_in.takeWords({"behind", "the", "walls"}) || m_in.takeWords({"behind", "its", "walls"})
           || m_in.takeWords({"hinter", "die", "mauern"}) || m_in.takeWords({"hinter", "den", "mauern"});
}

bool OrderReader::takeAboard()
{
    const std::size_t start = m_in.mark();
    if (m_in.take(Token::Kind::Open) && (m_in.takeWords({"aboard"}) || m_in.takeWords({"an", "bord"}))
        && m_in.take(Token::Kind::Close))
        return true;
    m_in.rewind(start);
    return false;
}

bool OrderReader::takeSally()
{
    return m_in.takeWords({"from", "behind", "its", "walls"}) || m_in.takeWords({"from", "behind", "the", "walls"})
           || m_in.takeWords({"macht", "einen", "ausfall"});
}

/// A garrison that comes out from behind its walls.
OrderReader::Fault OrderReader::readSally()
{
    m_out.order.layer = Layer::Walls;
    Move sally;
    sally.hops.push_back(m_board.mainRegion(m_board.provinceOf(m_out.order.at)));
    m_out.order.action = sally;
    return std::nullopt;
}

bool OrderReader::takeLeave()
{
    return m_in.takeWords({"may", "land"}) || m_in.takeWords({"darf"});
}

OrderReader::Fault OrderReader::readLeave(const UnitText &guest)
{
    m_in.skip(Meaning::Filler);
    (void)m_in.take(Meaning::To);
    RegionId at;
    if (Fault fault = readPlace(at))
        return fault;
    (void)m_in.takeWords({"landen"});
    giveLeave(guest, at);
    return std::nullopt;
}

/// Whose the bomber is, the position tells where the words do not.
void OrderReader::giveLeave(const UnitText &guest, RegionId at)
{
    Permission permission{guest.power, guest.kind, guest.region, at};
    if (!permission.guest.valid() && m_context.position) {
        const UnitId unit = unitIn(m_board, *m_context.position, m_board.provinceOf(guest.region), guest.layer);
        if (unit.valid())
            permission.guest = m_context.position->units[static_cast<std::size_t>(unit.index())].power;
    }
    m_out.order = {{}, {}, Layer::Field, permission};
}

bool OrderReader::takeArrival()
{
    const std::size_t start = m_in.mark();
    (void)m_in.take(Token::Kind::Comma);
    if (m_in.takeWords({"once", "it", "is", "in"}) || m_in.takeWords({"sobald", "sie", "in"}))
        return true;
    m_in.rewind(start);
    return false;
}

bool OrderReader::takeThen()
{
    return m_in.takeWords({"then"}) || m_in.takeWords({"dann"});
}

/// "2 Versorgungspunkte an Italien": no verb says that they are given.
bool OrderReader::atPoints()
{
    const std::size_t start = m_in.mark();
    const bool points =
        m_in.number() > 0 && (m_in.takeWords({"versorgungspunkt"}) || m_in.takeWords({"versorgungspunkte"}));
    m_in.rewind(start);
    return points;
}

OrderReader::Fault OrderReader::readDeed(Flight &flight)
{
    const std::size_t start = m_in.mark();
    if (!m_in.take(Token::Kind::Comma))
        (void)m_in.take(Meaning::With);
    const auto legOver = [&flight](ProvinceId place) {
        const auto at = std::find(flight.path.begin(), flight.path.end(), place);
        flight.leg = static_cast<std::uint8_t>((at == flight.path.end() ? at - 1 : at) - flight.path.begin());
    };
    if (m_in.at(Meaning::Support) && m_in.token().text.size() > 1) {
        m_in.advance();
        if (Fault fault = readBacked(flight.backed))
            return fault;
        flight.mission = Mission::Support;
        legOver(m_board.provinceOf(flight.backed.hops.empty() ? flight.backed.of : flight.backed.hops.back()));
        return std::nullopt;
    }
    const bool cuts = m_in.takeWords({"cutting", "the", "support", "given", "in"})
                      || m_in.takeWords({"unterbricht", "die", "unterstutzung", "aus"});
    if (!cuts && !m_in.takeWords({"raiding"}) && !m_in.takeWords({"bombardiert"})) {
        m_in.rewind(start);
        return std::nullopt;
    }
    RegionId place;
    if (Fault fault = readPlace(place))
        return fault;
    flight.mission = cuts ? Mission::Cut : Mission::Raid;
    legOver(m_board.provinceOf(place));
    return std::nullopt;
}

} // namespace entente
