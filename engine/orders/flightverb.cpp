#include "orders/flightverb.h"

#include "base/names.h"
#include "map/board.h"
#include "map/flights.h"
#include "orders/moveverb.h"
#include "orders/notation.h"
#include "orders/sorties.h"
#include "orders/supportverb.h"
#include "orders/tours.h"

#include <algorithm>

namespace entente {

// How it is written and read.

namespace {

std::string tourText(const OrderWriting &out, const Flight &flight)
{
    std::string text = out.subject();
    for (int i = 0; i < flight.path.size(); ++i) {
        text += " - " + out.board.province(flight.path[i]).abbreviation;
        if (flight.mission == Mission::None || i != flight.leg)
            continue;
        if (flight.mission == Mission::Support)
            text += " [S " + out.quoted(flight.backed) + ']';
        else
            text += flight.mission == Mission::Cut ? " [N]" : " [R]";
    }
    return text;
}

} // namespace

std::string VerbModule<Flight>::text(const OrderWriting &out, const Flight &flight)
{
    const Mission mission = flight.mission;
    if (mission != Mission::Cover && mission != Mission::Bomb && mission != Mission::Invade)
        return tourText(out, flight);
    std::string text = out.subject();
    if (mission == Mission::Cover)
        text += " S " + out.quoted(flight.backed);
    else if (mission == Mission::Bomb)
        text += " B " + unitText(out.board, flight.backed.kind, flight.backed.of);
    else
        text += " - " + out.board.province(flight.path.back()).abbreviation;
    for (int i = 0; i + 1 < flight.path.size(); ++i)
        text += (i == 0 ? " via " : " ") + out.board.province(flight.path[i]).abbreviation;
    return text;
}

OrderReader::Fault VerbModule<Flight>::read(OrderReader &reader, KindId)
{
    return reader.readFlight();
}

namespace {

/// The missions' own words. They are no words of the common vocabulary: "B" builds elsewhere, and "N" and "I"
/// begin names.
bool means(std::string_view word, std::initializer_list<std::string_view> known)
{
    const std::string folded = foldName(word);
    return std::find(known.begin(), known.end(), folded) != known.end();
}

} // namespace

bool OrderReader::flies()
{
    if (m_context.stage != Stage::Moves)
        return false;
    const KindId written = m_out.order.kind;
    fillKind();
    const KindId kind = m_out.order.kind;
    if (kind.valid() && m_board.kind(kind).flying != Flying::No)
        return true;
    m_out.order.kind = written;
    return false;
}

OrderReader::Fault OrderReader::readFlight()
{
    const std::size_t start = m_in.mark();
    if (m_in.at(Token::Kind::Open) && m_board.kind(m_out.order.kind).flying == Flying::Tours) {
        // "B Pol [S A Pol]" names no way at all: read as a flight to its own base, which legality refuses with its
        // reason.
        Flight flight;
        flight.path.push_back(m_board.provinceOf(m_out.order.at));
        if (Fault fault = readMission(flight))
            return fault;
        m_out.order.action = flight;
        return std::nullopt;
    }
    const bool bracket = m_in.take(Token::Kind::Open); // "S Vie (S) A Gre - Ser"
    if (m_in.take(Meaning::Hold)) {
        m_out.order.action = Hold();
        return std::nullopt;
    }
    Flight flight;
    ProvinceId objective;
    const auto word = [&](std::initializer_list<std::string_view> known) {
        const bool found = m_in.at(Token::Kind::Word) && means(m_in.token().text, known);
        if (found)
            m_in.advance();
        return found;
    };
    if (m_in.take(Meaning::Support)) {
        flight.mission = Mission::Cover;
        if (bracket)
            m_in.take(Token::Kind::Close);
        if (Fault fault = readBacked(flight.backed))
            return fault;
        objective = m_board.provinceOf(flight.backed.hops.empty() ? flight.backed.of : flight.backed.hops.back());
    } else if (word({"b", "bomb", "bombs", "bombing", "raid", "raids", "bombardiert", "bombarde"})) {
        flight.mission = Mission::Bomb;
        if (bracket)
            m_in.take(Token::Kind::Close);
        UnitText unit;
        if (Fault fault = readUnit(unit))
            return fault;
        flight.backed.kind = unit.kind;
        flight.backed.of = unit.region;
        objective = m_board.provinceOf(unit.region);
    } else if (word({"i", "inv", "invade", "invades", "besetzt"}) || takeToward()) {
        takeToward();
        if (Fault fault = readTour(flight))
            return fault;
        m_out.order.action = flight;
        return std::nullopt;
    } else {
        m_in.rewind(start);
        return verbError();
    }
    if (Fault fault = readItinerary(flight, objective))
        return fault;
    m_out.order.action = flight;
    return std::nullopt;
}

/// "Aus - Cze [S A Aus - Cze] - Hun - Cro", or a sortie's "Ser via Bud".
OrderReader::Fault OrderReader::readTour(Flight &flight)
{
    do {
        takeToward();
        if (m_in.atEnd())
            return m_in.missing();
        const RegionId place = m_in.place();
        if (!place.valid())
            return m_in.placeError();
        if (flight.path.full())
            return m_in.extra();
        flight.path.push_back(m_board.provinceOf(place));
        if (m_in.at(Token::Kind::Open)) {
            if (flight.mission != Mission::None)
                return m_in.extra();
            if (Fault fault = readMission(flight))
                return fault;
        } else if (Fault fault = m_in.coastError(place)) {
            return fault;
        }
    } while (m_in.at(Token::Kind::Dash) || takeListComma());

    if (flight.path.size() == 1 && flight.mission == Mission::None && m_in.at(Meaning::Via)) {
        const ProvinceId objective = flight.path.back();
        flight.path.clear();
        if (Fault fault = readItinerary(flight, objective))
            return fault;
        flight.leg = 0;
    }
    if (flight.mission == Mission::None && m_board.kind(m_out.order.kind).flying == Flying::Tours) {
        if (Fault fault = readDeed(flight))
            return fault;
    }
    if (flight.mission == Mission::None && m_board.kind(m_out.order.kind).flying == Flying::Sorties) {
        flight.mission = Mission::Invade;
        flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
    }
    return std::nullopt;
}

/// "B Ven - Aus, Cze, Hun": a comma joins places of a tour where the next stands alone; else another order follows.
bool OrderReader::takeListComma()
{
    if (m_board.kind(m_out.order.kind).flying != Flying::Tours || !m_in.at(Token::Kind::Comma))
        return false;
    const std::size_t comma = m_in.mark();
    m_in.advance();
    const std::size_t next = m_in.mark();
    const bool alone =
        m_in.place().valid() && (m_in.atEnd() || m_in.at(Token::Kind::Comma) || m_in.at(Token::Kind::Open));
    m_in.rewind(alone ? next : comma);
    return alone;
}

OrderReader::Fault OrderReader::readMission(Flight &flight)
{
    m_in.take(Token::Kind::Open);
    if (m_in.atEnd())
        return m_in.missing();
    flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
    if (m_in.take(Meaning::Support)) {
        flight.mission = Mission::Support;
        if (Fault fault = readBacked(flight.backed))
            return fault;
    } else if (m_in.at(Token::Kind::Word) && means(m_in.token().text, {"n", "neutralise", "cut", "cuts"})) {
        flight.mission = Mission::Cut;
        m_in.advance();
    } else if (m_in.at(Token::Kind::Word) && means(m_in.token().text, {"r", "raid", "raids", "bomb", "bombs"})) {
        flight.mission = Mission::Raid;
        m_in.advance();
    } else {
        return m_in.at(Token::Kind::Word) ? verbError() : Fault(m_in.extra());
    }
    if (m_in.take(Token::Kind::Close))
        return std::nullopt;
    return m_in.atEnd() ? m_in.missing() : m_in.extra();
}

OrderReader::Fault OrderReader::readBacked(Backed &backed)
{
    UnitText unit;
    if (Fault fault = readUnit(unit))
        return fault;
    backed.kind = unit.kind;
    backed.of = unit.region;
    fillSupported(backed.kind, unit);
    const std::size_t start = m_in.mark();
    m_in.skip(Meaning::Filler); // "beim Halten"
    if (m_in.take(Meaning::Hold))
        return std::nullopt;
    m_in.rewind(start);
    while (m_in.at(Token::Kind::Dash) || m_in.at(Meaning::Move) || m_in.at(Meaning::To)) {
        takeToward();
        if (m_in.take(Meaning::Hold))
            return std::nullopt;
        RegionId to;
        if (Fault fault = readPlace(to))
            return fault;
        if (backed.hops.full())
            return m_in.extra();
        backed.hops.push_back(to);
    }
    return std::nullopt;
}

/// "via Tri": what lies between the base and the objective.
OrderReader::Fault OrderReader::readItinerary(Flight &flight, ProvinceId objective)
{
    while (m_in.takeVia()) {
        if (m_in.take(Meaning::Convoy)) // the way of the supported army is its own affair
            continue;
        do {
            m_in.skip(Meaning::Filler);
            RegionId place;
            if (Fault fault = readPlace(place))
                return fault;
            if (flight.path.size() + 1 >= flight.path.capacity())
                return m_in.extra();
            flight.path.push_back(m_board.provinceOf(place));
            while (m_in.take(Token::Kind::Dash) || takeThen()) {
            }
            if (const std::size_t comma = m_in.mark(); m_in.take(Token::Kind::Comma) && !takeThen()) {
                const std::size_t next = m_in.mark();
                m_in.rewind(m_in.place().valid() ? next : comma); // ", raiding Kiel" is no place
            }
        } while (m_in.at(Token::Kind::Word) && !m_in.at(Meaning::Via) && !m_in.at(Meaning::With));
    }
    flight.path.push_back(objective);
    flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
    return std::nullopt;
}

// What is asked of it.

namespace {

/// A bombed place may be named without its unit; a unit that is named must be of the kind that stands there.
bool settleNamedKind(const MoveCheck &now, KindId stands, KindId &written)
{
    return !written.valid() || settleKind(now.rules, stands, written);
}

/// What a bomber quotes is helped where it is fought: where the unit stands, or at a place that it enters; and it
/// must be an order that the unit can follow (1939 III 38, ruling B3).
Legality checkQuoted(const MoveCheck &now, Backed &backed, ProvinceId over)
{
    const ProvinceId of = now.board.provinceOf(backed.of);
    const Unit *const unit = now.unitIn(of, Layer::Field);
    if (!unit)
        return refused(Refusal::NothingToSupport, of);
    if (backed.kind.valid() && backed.kind != unit->kind)
        return refused(Refusal::WrongKind, of);
    backed.kind = unit->kind;
    backed.of = unit->region;
    const bool here =
        backed.hops.empty() ? over == of : std::any_of(backed.hops.begin(), backed.hops.end(), [&](RegionId hop) {
            return now.board.provinceOf(hop) == over;
        });
    if (!here)
        return refused(Refusal::MissionElsewhere, over);
    if (backed.hops.empty())
        return legal();
    const ProvinceId last = now.board.provinceOf(backed.hops.back());
    if (last == of)
        return refused(Refusal::ToItself, of);
    if (backed.hops.size() > 1) {
        Move march;
        for (const RegionId hop : backed.hops)
            march.hops.push_back(hop);
        const Legality way = checkMarch(MoveCheck{now.board, now.rules, now.position, now.occupancy, *unit}, march);
        return way.ok() ? way : refused(Refusal::SupportImpossible, last);
    }
    Support support{backed.kind, backed.of, backed.hops.back()};
    return mayEnter(now.board, unit->power, last) ? checkSupportedMove(now, *unit, support, last)
                                                  : refused(Refusal::SupportImpossible, last);
}

} // namespace

Legality VerbModule<Flight>::checkMoves(const MoveCheck &now, Flight &flight)
{
    if (now.kind.flying == Flying::Tours) {
        const Legality tour = checkTour(now.board, now.position, now.unit, flight);
        return tour.ok() && flight.mission == Mission::Support ? checkQuoted(now, flight.backed, flight.over()) : tour;
    }
    if (now.kind.flying != Flying::Sorties)
        return refused(Refusal::WrongMission, now.here());
    if (const Legality way = checkSortie(now.board, now.rules, now.position, now.unit, flight); !way.ok())
        return way;
    Backed &backed = flight.backed;
    if (flight.mission == Mission::Bomb) {
        const Unit *const below = now.unitIn(flight.over(), Layer::Field);
        backed.of = below && backed.kind.valid() ? below->region : now.board.mainRegion(flight.over());
        return below && !settleNamedKind(now, below->kind, backed.kind) ? refused(Refusal::WrongKind, flight.over())
                                                                        : legal();
    }
    if (flight.mission != Mission::Cover)
        return legal();
    if (backed.hops.size() > 1)
        return refused(Refusal::SupportImpossible, flight.over());
    Support support{backed.kind, backed.of, backed.hops.empty() ? RegionId() : backed.hops.front()};
    support.layer = coveredLayer(now.board, now.position, now.occupancy, backed);
    const Legality possible = checkSupport(now, support, now.board.flights().withinTwo(now.here()));
    backed = {support.kind, support.of, {}};
    if (!support.toHold())
        backed.hops.push_back(support.to);
    return possible;
}

Legality checkQuoted(const Board &board, const OrderRules &rules, const Position &position, const Unit &bomber,
                     Backed &backed, ProvinceId over)
{
    const Occupancy occupancy(board, position);
    return checkQuoted(MoveCheck{board, rules, position, occupancy, bomber}, backed, over);
}

} // namespace entente
