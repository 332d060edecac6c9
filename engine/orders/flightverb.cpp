#include "orders/flightverb.h"

#include "base/names.h"
#include "map/board.h"
#include "map/flights.h"
#include "orders/movelisting.h"
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

// The flights that a unit may be ordered on.

namespace {

/// A squadron's: to every place in its range, over each way that leads there.
class SortieListing {
public:
    explicit SortieListing(MoveListing &listing) : m_listing(listing) {}

    void list()
    {
        m_range.forEach([&](ProvinceId to) { ask(Mission::Invade, to, {}); });
        m_range.forEach([&](ProvinceId to) {
            const Unit *const below = m_listing.unitIn(to, Layer::Field);
            ask(Mission::Bomb, to, below ? Backed{below->kind, {}, {}} : Backed());
        });
        m_listing.forEachOther([&](UnitId id, const Unit &other) {
            const ProvinceId place = m_listing.board.provinceOf(other.region);
            if (other.layer == Layer::Field && m_range.contains(place) && isFirstOfItsLikes(id))
                ask(Mission::Cover, place, {other.kind, other.region, {}});
        });
        m_range.forEach([&](ProvinceId to) {
            m_listing.forEachComer(to, [&](const ListingGround::Comer &comer, const Unit &other) {
                if (isFirstOfItsLikes(comer.unit))
                    ask(Mission::Cover, to, {other.kind, other.region, {comer.to}});
            });
        });
    }

private:
    /// A flight does not number those in a box, so that one of several that are alike stands for all.
    bool isFirstOfItsLikes(UnitId id) const
    {
        const std::vector<Unit> &units = m_listing.position.units;
        const Unit &unit = units[static_cast<std::size_t>(id.index())];
        return !m_listing.board.province(m_listing.board.provinceOf(unit.region)).unlimited
               || std::none_of(units.begin(), units.begin() + id.index(), [&](const Unit &before) {
                      return before.kind == unit.kind && before.region == unit.region && before.layer == unit.layer;
                  });
    }

    void ask(Mission mission, ProvinceId objective, const Backed &backed)
    {
        const auto fly = [&](ProvinceId via) {
            Flight flight;
            flight.mission = mission;
            if (via.valid())
                flight.path.push_back(via);
            flight.path.push_back(objective);
            flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
            flight.backed = backed;
            m_listing.ask(flight);
        };
        const ProvinceSet &ways = m_listing.board.flights().between(m_base, objective);
        if (ways.empty())
            fly({});
        ways.forEach(fly);
    }

    MoveListing &m_listing;
    ProvinceId m_base = m_listing.here();
    const ProvinceSet &m_range = m_listing.board.flights().withinTwo(m_base);
};

/// A bomber's: of every place and mission one, by a shortest way.
class TourListing {
public:
    explicit TourListing(MoveListing &listing) : m_listing(listing)
    {
        for (const Unit &other : m_listing.position.units) {
            const bool goes = other.layer == Layer::Field && m_board.kind(other.kind).flying != Flying::Tours;
            const UnitId id(static_cast<int>(m_goals.size()));
            m_goals.push_back(goes ? m_listing.goalsBySteps(id) : ProvinceSet());
        }
    }

    void list()
    {
        for (int p = 0; p < m_board.provinceCount(); ++p) {
            const ProvinceId space(p);
            if (space == m_base || !m_flights.reaches(m_base, space, m_range))
                continue;
            Flight flight;
            flight.path = m_flights.wayTo(m_base, space);
            m_listing.ask(flight);
            if (m_board.province(space).centre)
                m_listing.ask(over(space, Mission::Raid));
            askAbout(space);
            askArrivals(space);
        }
    }

private:
    /// Who stands there is in the way, or is helped.
    void askAbout(ProvinceId space)
    {
        const Unit *const below = m_listing.unitIn(space, Layer::Field);
        if (!below)
            return;
        if (below->power != m_listing.unit.power)
            m_listing.ask(over(space, Mission::Cut));
        Flight hold = over(space, Mission::Support);
        hold.backed = {below->kind, below->region, {}};
        m_listing.ask(hold);
    }

    void askArrivals(ProvinceId space)
    {
        Flight flight = over(space, Mission::Support);
        for (std::size_t i = 0; i < m_goals.size(); ++i) {
            const Unit &other = m_listing.position.units[i];
            if (other.layer != Layer::Field || m_board.provinceOf(other.region) == space
                || !(m_goals[i].contains(space) || mayTravel(other, space)))
                continue;
            flight.backed = {other.kind, other.region, {m_board.mainRegion(space)}};
            m_listing.ask(flight);
        }
    }

    /// Farther than by one step: by sea, whatever fleets there are, or by two hops on land.
    bool mayTravel(const Unit &other, ProvinceId to) const
    {
        const UnitKind &kind = m_board.kind(other.kind);
        const ProvinceId from = m_board.provinceOf(other.region);
        const bool carried = kind.isConvoyed && !m_board.waters(from).empty() && !m_board.waters(to).empty();
        return carried || (kind.hops > 1 && m_board.distanceForAnyone(from, to) == 2);
    }

    /// There and, where the range allows, back to the base; else it comes down where it is.
    Flight over(ProvinceId space, Mission mission) const
    {
        Flight flight;
        flight.path = m_flights.wayTo(m_base, space);
        flight.mission = mission;
        flight.leg = static_cast<std::uint8_t>(flight.path.size() - 1);
        const Path<ProvinceId, 12> there = flight.path;
        const int spent = m_flights.cost(m_base, space);
        const int home = spent - legCost(m_board, space) + legCost(m_board, m_base); // the same way back
        if (spent + home <= m_range && 2 * there.size() <= there.capacity()) {
            for (int i = there.size() - 2; i >= 0; --i)
                flight.path.push_back(there[i]);
            flight.path.push_back(m_base);
        }
        return flight;
    }

    MoveListing &m_listing;
    const Board &m_board = m_listing.board;
    const FlightTable &m_flights = m_board.flights();
    ProvinceId m_base = m_listing.here();
    int m_range = tourRange(m_board, m_listing.unit.kind, m_listing.position.phase);
    std::vector<ProvinceSet> m_goals; ///< by unit
};

} // namespace

void VerbModule<Flight>::list(MoveListing &listing)
{
    switch (listing.kind.flying) {
    case Flying::No: break;
    case Flying::Sorties: SortieListing(listing).list(); break;
    case Flying::Tours: TourListing(listing).list(); break;
    }
}

} // namespace entente
