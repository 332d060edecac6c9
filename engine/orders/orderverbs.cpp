#include "orders/orderreader.h"

#include "base/names.h"
#include "orders/cities.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace entente {

bool OrderReader::takeToward()
{
    const std::size_t start = m_in.mark();
    while (m_in.take(Token::Kind::Dash) || m_in.take(Meaning::Move) || m_in.take(Meaning::To)) {
    }
    const bool found = m_in.mark() != start;
    m_in.skip(Meaning::Filler);
    return found;
}

OrderReader::Fault OrderReader::readPlace(RegionId &region)
{
    if (m_in.atEnd())
        return m_in.missing();
    region = m_in.place();
    if (!region.valid())
        return m_in.placeError();
    return m_in.coastError(region);
}

OrderReader::Fault OrderReader::readMove()
{
    Chain chain;
    const bool embarks = m_out.order.kind.valid() && m_board.kind(m_out.order.kind).embarks;
    do {
        takeToward();
        if (embarks) // "A Lon embarks F ENG"
            (void)m_in.kind();
        RegionId place;
        if (Fault fault = readPlace(place))
            return fault;
        if (chain.full())
            return m_in.extra();
        chain.push_back(place);
    } while (m_in.at(Token::Kind::Dash) || (embarks && m_in.at(Meaning::Move)));

    Move move;
    if (isVoyage(chain)) {
        move.way = Way::ByRoute;
        for (int i = 0; i + 1 < chain.size(); ++i) {
            if (move.waters.full())
                return m_in.extra();
            move.waters.push_back(m_board.provinceOf(chain[i]));
        }
        move.hops.push_back(chain.back());
    } else {
        for (const RegionId hop : chain) {
            if (move.hops.full())
                return m_in.extra();
            move.hops.push_back(hop);
        }
    }
    if (Fault fault = readWay(move))
        return fault;
    marchByLand(move);
    if (m_context.stage == Stage::Retreats && move.hops.size() == 1 && move.way == Way::Unsaid)
        m_out.order.action = Retreat{move.to()};
    else
        m_out.order.action = move;
    return std::nullopt;
}

/// "T Mun - Cro via Aus": provinces named as the way of a unit that may go on are its route (1939 III 23).
void OrderReader::marchByLand(Move &move) const
{
    const KindId kind = m_out.order.kind;
    if (move.way != Way::ByRoute || !kind.valid() || m_board.kind(kind).hops < 2 || move.hops.size() != 1)
        return;
    Path<RegionId, 4> hops;
    for (const ProvinceId place : move.waters) {
        if (m_board.isSea(place) || hops.size() + 1 >= hops.capacity())
            return;
        hops.push_back(m_board.mainRegion(place));
    }
    hops.push_back(move.to());
    move = Move{hops, Way::Unsaid, {}};
}

bool OrderReader::isVoyage(const Chain &chain) const
{
    if (chain.size() < 2 || (m_out.order.kind.valid() && !m_board.kind(m_out.order.kind).isConvoyed))
        return false;
    for (int i = 0; i + 1 < chain.size(); ++i) {
        if (!m_board.isConvoySpace(m_board.provinceOf(chain[i])))
            return false;
    }
    // From the hold of a fleet it is a voyage as well.
    const KindId kind = m_out.order.kind;
    return !m_board.isSea(m_board.provinceOf(m_out.order.at)) || (kind.valid() && m_board.kind(kind).embarks);
}

OrderReader::Fault OrderReader::readWay(Move &move)
{
    const std::size_t start = m_in.mark();
    const bool bracket = m_in.take(Token::Kind::Open);
    if (bracket && !m_in.at(Meaning::ByConvoy) && !m_in.at(Meaning::Via)) {
        m_in.rewind(start);
        return std::nullopt;
    }
    if (m_in.take(Meaning::ByConvoy)) {
        move.way = move.waters.empty() ? Way::ByConvoy : Way::ByRoute;
    } else if (m_in.takeVia()) {
        if (!m_in.atEnd() && m_in.at(Token::Kind::Word) && m_in.token().text == "a")
            m_in.advance();
        if (m_in.take(Meaning::Convoy) || m_in.atEnd() || m_in.at(Token::Kind::Close)) {
            move.way = move.waters.empty() ? Way::ByConvoy : Way::ByRoute;
        } else {
            move.way = Way::ByRoute;
            const bool list = m_in.take(Token::Kind::Open); // "VIA (NTH SKA)"
            do {
                m_in.skip(Meaning::Filler);
                RegionId water;
                if (Fault fault = readPlace(water))
                    return fault;
                if (move.waters.full())
                    return m_in.extra();
                move.waters.push_back(m_board.provinceOf(water));
                while (m_in.take(Token::Kind::Dash) || m_in.take(Token::Kind::Comma)) {
                }
            } while (!m_in.atEnd() && !m_in.at(Token::Kind::Close) && !m_in.at(Token::Kind::Open));
            if (list)
                m_in.take(Token::Kind::Close);
        }
    }
    if (bracket && !m_in.take(Token::Kind::Close))
        return m_in.atEnd() ? m_in.missing() : m_in.extra();
    return std::nullopt;
}

/// "support move to Bur from Mar", "support TO Bul from Rum", "support hold to Spa": the destination
/// comes first. Leaves the cursor alone when the words say nothing of the kind.
bool OrderReader::readBackwards(UnitText &unit, bool &toHold)
{
    const std::size_t start = m_in.mark();
    toHold = m_in.take(Meaning::Hold);
    if (!toHold)
        m_in.take(Meaning::Move);
    bool read = m_in.take(Meaning::To);
    if (read && toHold) {
        read = !readUnit(unit);
    } else if (read) {
        m_in.skip(Meaning::Filler);
        m_backwards = m_in.place();
        read = m_backwards.valid() && m_in.take(Meaning::From) && !readUnit(unit);
    }
    if (!read)
        m_in.rewind(start);
    return read;
}

OrderReader::Fault OrderReader::readSupport(KindId fusedKind)
{
    UnitText unit;
    if (bool toHold = false; readBackwards(unit, toHold)) {
        Support support{unit.kind, unit.region, toHold ? RegionId() : m_backwards, unit.layer};
        fillSupported(support.kind, unit);
        m_out.order.action = support;
        return std::nullopt;
    }
    m_in.take(Meaning::Hold); // "support hold Spa"
    if (Support support; readArrived(support)) {
        m_out.order.action = support;
        return std::nullopt;
    }
    if (Fault fault = readUnit(unit))
        return fault;
    Support support{
        unit.kind.valid() ? unit.kind : fusedKind, unit.region, {}, unit.layer, static_cast<std::uint8_t>(unit.number)};
    fillSupported(support.kind, unit);

    const std::size_t start = m_in.mark();
    // "A Pav S A Mil R A ((Lod))": whoever helps to raise a siege supports an attack on the besieger.
    if (m_context.stage == Stage::Moves && hasPorts(m_board)) {
        Meaning verb{};
        KindId raisedKind;
        UnitText besieged;
        const bool raises =
            m_in.take(Meaning::Retreat) || (m_in.fusedVerb(verb, raisedKind) && verb == Meaning::Retreat);
        if (raises && readBesieged(besieged, raisedKind)) {
            support.to = m_board.mainRegion(m_board.provinceOf(besieged.region));
            m_out.order.action = support;
            return std::nullopt;
        }
        m_in.rewind(start);
    }
    // "A Vie in Gal" is the unit where its move has brought it, with or without the bracket.
    support.arrived = m_in.at(Meaning::Filler) && foldName(m_in.token().text) == "in";
    const bool dashed = takeToward();
    if (support.arrived && m_in.atEnd())
        return m_in.missing();
    if (m_in.take(Meaning::Hold) || (!dashed && m_in.atEnd())) {
        support.arrived = false;
        m_out.order.action = support;
        return std::nullopt;
    }
    if (!dashed && !m_in.at(Token::Kind::Word)) {
        m_in.rewind(start);
        return m_in.extra();
    }
    RegionId to;
    if (Fault fault = readPlace(to)) {
        if (!dashed)
            m_in.rewind(start);
        return dashed ? fault : Fault(m_in.extra());
    }
    if (support.arrived) {
        support.to = to;
        m_out.order.action = support;
        return std::nullopt;
    }
    // Old zines write "SF DEN-DEN" for a support to hold; anywhere else that is a move to itself.
    if (!fusedKind.valid() || m_board.provinceOf(to) != m_board.provinceOf(support.of))
        support.to = to;
    // The way of the supported army is its own affair; people write it all the same.
    Move ignored;
    if (Fault fault = readWay(ignored))
        return fault;
    m_out.order.action = support;
    return std::nullopt;
}

bool OrderReader::readArrived(Support &support)
{
    const std::size_t start = m_in.mark();
    UnitText unit;
    if (m_in.at(Token::Kind::Word) && m_board.findKind(m_in.token().text).valid()) {
        unit.kind = m_board.findKind(m_in.token().text);
        m_in.advance();
    }
    bool read = m_in.take(Token::Kind::Open);
    if (read) {
        if (!unit.kind.valid())
            unit.kind = m_in.kind();
        unit.region = m_in.place();
        read = unit.region.valid() && m_in.take(Meaning::Filler);
        const RegionId to = read ? m_in.place() : RegionId();
        read = to.valid() && m_in.take(Token::Kind::Close);
        support = {unit.kind, unit.region, to};
        support.arrived = true;
    }
    if (!read)
        m_in.rewind(start);
    else
        fillSupported(support.kind, unit);
    return read;
}

OrderReader::Fault OrderReader::readConvoy(KindId fusedKind)
{
    UnitText unit;
    if (bool toHold = false; readBackwards(unit, toHold) && !toHold) {
        Convoy convoy{unit.kind, unit.region, m_backwards};
        fillSupported(convoy.kind, unit);
        m_out.order.action = convoy;
        return std::nullopt;
    }
    if (Fault fault = readUnit(unit))
        return fault;
    Convoy convoy{unit.kind.valid() ? unit.kind : fusedKind, unit.region, {}};
    fillSupported(convoy.kind, unit);
    if (!takeToward() && m_in.atEnd())
        return m_in.missing();
    if (Fault fault = readPlace(convoy.to))
        return fault;
    Move ignored;
    if (Fault fault = readWay(ignored))
        return fault;
    m_out.order.action = convoy;
    return std::nullopt;
}

bool OrderReader::readBesieged(UnitText &unit, KindId fusedKind)
{
    const std::size_t start = m_in.mark();
    m_in.skip(Meaning::Filler);
    (void)m_in.takeWords({"siege"});
    m_in.skip(Meaning::Filler);
    if (!readUnit(unit)
        && (unit.layer == Layer::Walls || unit.kind.valid() || fusedKind.valid() || hasPorts(m_board))) {
        unit.layer = Layer::Walls;
        if (fusedKind.valid())
            unit.kind = fusedKind;
        fillSupported(unit.kind, unit);
        return true;
    }
    m_in.rewind(start);
    return false;
}

OrderReader::Fault OrderReader::readRetreat(KindId fusedKind)
{
    takeToward();
    if (UnitText besieged; m_context.stage == Stage::Moves && readBesieged(besieged, fusedKind)) {
        m_out.order.action = Raise{besieged.kind, besieged.region};
        return std::nullopt;
    }
    if (takeBehindWalls()) { // of its own province, see Retreat
        m_out.stage = Stage::Retreats;
        m_out.order.action = Retreat{m_out.order.at};
        return std::nullopt;
    }
    Retreat retreat;
    bool walls = false;
    if (m_in.atEnd())
        return m_in.missing();
    retreat.to = m_in.place(&walls);
    if (!retreat.to.valid())
        return m_in.placeError();
    if (Fault fault = m_in.coastError(retreat.to))
        return fault;
    m_out.stage = Stage::Retreats;
    // The walls of its own province are written as the place itself (see Retreat).
    if (walls && m_board.provinceOf(retreat.to) == m_board.provinceOf(m_out.order.at))
        retreat.to = m_out.order.at;
    m_out.order.action = retreat;
    return std::nullopt;
}

OrderReader::Fault OrderReader::readTransfer()
{
    if (m_in.atEnd())
        return m_in.missing();
    Transfer transfer;
    const std::string_view digits = m_in.token().text;
    const auto [end, failed] = std::from_chars(digits.data(), digits.data() + digits.size(), transfer.points);
    if (failed != std::errc() || end != digits.data() + digits.size())
        return m_in.error(ParseError::Kind::UnknownNumber, m_in.mark(), m_in.mark());
    m_in.advance();
    if (!m_in.atEnd() && !m_in.at(Meaning::To))
        m_in.advance(); // "SP", "points"
    m_in.take(Meaning::To);
    if (m_in.atEnd())
        return m_in.missing();
    const std::size_t start = m_in.mark();
    transfer.to = m_in.power();
    if (!transfer.to.valid()) {
        ParseError fault = m_in.error(ParseError::Kind::UnknownPower, start, start);
        fault.suggestions = powersLike(fault.piece);
        return fault;
    }
    m_out.order.action = transfer;
    return std::nullopt;
}

OrderReader::Fault OrderReader::readPermission()
{
    UnitText unit;
    if (Fault fault = readUnit(unit))
        return fault;
    Permission permission{unit.power, unit.kind, unit.region, {}};
    m_in.skip(Meaning::Filler);
    m_in.take(Meaning::To);
    if (Fault fault = readPlace(permission.at))
        return fault;
    if (!permission.guest.valid() && m_context.position) {
        const UnitId guest = unitIn(m_board, *m_context.position, m_board.provinceOf(unit.region), unit.layer);
        if (guest.valid())
            permission.guest = m_context.position->units[static_cast<std::size_t>(guest.index())].power;
    }
    m_out.order.action = permission;
    return std::nullopt;
}

OrderReader::Fault OrderReader::readContract()
{
    m_in.skip(Meaning::With);
    if (m_in.atEnd())
        return m_in.missing();
    Contract contract;
    const std::size_t start = m_in.mark();
    contract.with = m_in.power();
    if (!contract.with.valid())
        return m_in.error(ParseError::Kind::UnknownPower, start, start);
    std::vector<RegionId> units;
    m_in.take(Token::Kind::Colon);
    do {
        UnitText unit;
        if (Fault fault = readUnit(unit))
            return fault;
        units.push_back(unit.region);
    } while (m_in.take(Token::Kind::Comma) || m_in.take(Meaning::With) || (!m_in.atEnd() && m_in.unitFollows()));
    std::sort(units.begin(), units.end());
    units.erase(std::unique(units.begin(), units.end()), units.end());
    for (const RegionId unit : units) {
        if (contract.units.full())
            return m_in.extra();
        contract.units.push_back(unit);
    }
    m_out.order.action = contract;
    return std::nullopt;
}

} // namespace entente
