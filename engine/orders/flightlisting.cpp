#include "orders/flightverb.h"

#include "map/board.h"
#include "map/flights.h"
#include "orders/movelisting.h"
#include "orders/sorties.h"
#include "orders/tours.h"

#include <algorithm>

namespace entente {

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
