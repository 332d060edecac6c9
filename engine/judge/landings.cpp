#include "judge/landings.h"

#include "base/fixedlist.h"

#include <algorithm>

namespace entente::judge {

namespace {

class Settlement {
public:
    Settlement(const Board &board, const LandingField &field) : m_board(board), m_field(field)
    {
        for (const Leave &leave : field.leaves) {
            if (leave.by == field.holder[static_cast<std::size_t>(leave.at.index())])
                m_inForce.insert(leave.at);
        }
        auto flight = field.airborne.begin();
        for (const Unit &unit : field.bombers) {
            Bomber &bomber = m_bombers.emplace_back();
            bomber.unit = unit;
            bomber.base = board.provinceOf(unit.region);
            bomber.mayStay = owns(unit.power, bomber.base) || hasLeave(bomber, bomber.base);
            while (flight != field.airborne.end() && flight->unit < unit)
                ++flight;
            if (flight != field.airborne.end() && flight->unit == unit) {
                bomber.flight = &*flight;
                bomber.aborted = flight->aborted || !raidPossible(*flight);
                listEnd(bomber);
            }
        }
    }

    void settle(std::vector<Landing> &landings)
    {
        while (advance()) {
        }
        landings.assign(m_bombers.size(), Landing());
        for (std::size_t i = 0; i < m_bombers.size(); ++i)
            tell(m_bombers[i], landings[i]);
    }

private:
    struct Bomber;

    void tell(const Bomber &bomber, Landing &landing) const
    {
        landing.unit = bomber.unit;
        landing.at = place(bomber);
        landing.flew = bomber.flight != nullptr;
        landing.aborted = landing.flew && bomber.aborted;
        landing.raided = landing.flew && !bomber.aborted && bomber.flight->mission == Mission::Raid;
        const bool lost = landing.at == bomber.base && !bomber.mayStay;
        if (!m_field.untold)
            tellWhy(bomber, lost, landing);
        if (lost)
            landing.at = ProvinceId();
    }

    void tellWhy(const Bomber &bomber, bool lost, Landing &landing) const
    {
        const bool flies = landing.flew && !bomber.flight->aborted; // else all is told of it already
        if (flies && bomber.flight->mission == Mission::Raid)
            tellBarredRaid(*bomber.flight, landing);
        const bool barred = landing.cause != FlightCause::None;
        const bool astray = flies && !barred && landing.at != bomber.flight->path.back();
        const bool givenUp = flies && !barred && landing.aborted;
        if (astray || givenUp)
            tellClosed(bomber, landing);
        if (givenUp)
            landing.cause =
                bomber.flight->mission == Mission::Raid ? FlightCause::BaseClosed : FlightCause::NowhereToLand;
        if (lost)
            landing.baseOwner = ownerOf(bomber.base);
        if (lost && !landing.aborted) {
            const bool fell = changedHands(bomber.base);
            landing.cause = fell ? FlightCause::NoLeave : FlightCause::LeaveEnded;
            landing.culprit = fell ? keeperOf(bomber.base) : Unit();
        }
        landing.reason = lost              ? Reason::BaseLost
                         : landing.aborted ? Reason::Aborted
                         : landing.raided  ? Reason::Raids
                         : astray          ? Reason::Diverted
                                           : Reason::Lands;
    }

    /// Why the place where it was ordered to land was not open to it, or not to be had.
    void tellClosed(const Bomber &bomber, Landing &landing) const
    {
        const ProvinceId end = bomber.flight->path.back();
        const PowerId power = bomber.unit.power;
        landing.owner = ownerOf(end);
        landing.culprit = rivalOf(bomber);
        const auto lapsed = [&](const Leave &leave) {
            return leave.guest == power && leave.from == bomber.base && leave.at == end && leave.by != landing.owner;
        };
        if (landing.culprit.kind.valid())
            landing.closed = FlightCause::PlaceTaken;
        else if (std::any_of(m_field.leaves.begin(), m_field.leaves.end(), lapsed))
            landing.closed = FlightCause::LeaveLapsed;
        else if (landing.owner.valid() && m_field.earlier[static_cast<std::size_t>(end.index())] == power)
            landing.closed = FlightCause::LandLost;
        else
            landing.closed = FlightCause::NotOpen;
        if (!landing.culprit.kind.valid() && changedHands(end))
            landing.culprit = keeperOf(end);
    }

    /// Whose it is was settled only now.
    bool changedHands(ProvinceId at) const
    {
        return m_field.earlier[static_cast<std::size_t>(at.index())] != ownerOf(at);
    }

    /// The owner's army or fleet that stands there, if one does.
    Unit keeperOf(ProvinceId at) const
    {
        const auto keeper = std::find_if(m_field.ground.begin(), m_field.ground.end(), [&](const Unit &unit) {
            return m_board.provinceOf(unit.region) == at && unit.power == ownerOf(at);
        });
        return keeper == m_field.ground.end() ? Unit() : *keeper;
    }

    PowerId ownerOf(ProvinceId at) const
    {
        return m_board.isSea(at) ? PowerId() : m_field.holder[static_cast<std::size_t>(at.index())];
    }

    struct Bomber {
        Unit unit;
        ProvinceId base;
        bool mayStay = false; ///< who may not is lost at its base
        bool aborted = false;
        const Airborne *flight = nullptr; ///< null: it stands
        FixedList<ProvinceId, Path<ProvinceId, 12>::capacity()>
            places; ///< where it may land, best first; after them its base
        std::size_t choice = 0;
        bool onlyEnd = false; ///< its way back is not listed yet: most land where they were told to
    };

    bool owns(PowerId power, ProvinceId at) const
    {
        return !m_board.isSea(at) && m_field.holder[static_cast<std::size_t>(at.index())] == power;
    }

    /// Leave counts while whoever gave it owns the place (44).
    bool hasLeave(const Bomber &bomber, ProvinceId at) const
    {
        if (!m_inForce.contains(at))
            return false;
        const PowerId owner = m_field.holder[static_cast<std::size_t>(at.index())];
        return std::any_of(m_field.leaves.begin(), m_field.leaves.end(), [&](const Leave &leave) {
            return leave.by == owner && leave.guest == bomber.unit.power && leave.from == bomber.base && leave.at == at;
        });
    }

    /// 40a: the centre is empty, and nobody moved for it.
    bool raidPossible(const Airborne &flight) const
    {
        return flight.mission != Mission::Raid || !(flight.disturbed || m_field.held.contains(flight.path[flight.leg]));
    }

    void tellBarredRaid(const Airborne &flight, Landing &landing) const
    {
        const ProvinceId centre = flight.path[flight.leg];
        if (m_field.held.contains(centre)) {
            landing.cause = FlightCause::Occupied;
            landing.culprit = *std::find_if(m_field.ground.begin(), m_field.ground.end(), [&](const Unit &unit) {
                return m_board.provinceOf(unit.region) == centre;
            });
        } else if (flight.disturbed) {
            landing.cause = FlightCause::Contested;
            landing.culprit = flight.disturber;
        }
    }

    /// 43 a, ruling B11: the end of its path first.
    void listEnd(Bomber &bomber) const
    {
        if (bomber.aborted)
            return;
        const ProvinceId end = bomber.flight->path.back();
        bomber.onlyEnd = bomber.flight->mission != Mission::Raid;
        if (!m_board.isSea(end) && (owns(bomber.unit.power, end) || hasLeave(bomber, end)))
            bomber.places.push_back(end);
        else
            listWayBack(bomber);
    }

    /// 43 b, ruling B12: then what it owns of the path, behind its mission from the end, before it from the start.
    void listWayBack(Bomber &bomber) const
    {
        if (!bomber.onlyEnd)
            return;
        bomber.onlyEnd = false;
        const Airborne &flight = *bomber.flight;
        const PowerId power = bomber.unit.power;
        ProvinceSet listed;
        if (!bomber.places.empty())
            listed.insert(bomber.places.front());
        const auto add = [&](ProvinceId at) {
            if (listed.contains(at))
                return;
            listed.insert(at);
            bomber.places.push_back(at);
        };
        const int first = flight.mission == Mission::None ? 0 : flight.leg;
        for (int i = flight.path.size() - 2; i >= first; --i) {
            if (owns(power, flight.path[i]))
                add(flight.path[i]);
        }
        for (int i = 0; i < first; ++i) {
            if (owns(power, flight.path[i]) && flight.path[i] != bomber.base)
                add(flight.path[i]);
        }
    }

    bool exhausted(const Bomber &bomber) const { return bomber.aborted || bomber.choice >= bomber.places.size(); }
    ProvinceId place(const Bomber &bomber) const
    {
        return exhausted(bomber) ? bomber.base : bomber.places[bomber.choice];
    }

    /// Who keeps it from where it was ordered to land, although that is open to it: whoever is there now, or wanted to
    /// be.
    Unit rivalOf(const Bomber &bomber) const
    {
        const ProvinceId end = bomber.flight->path.back();
        if (m_board.isSea(end) || (!owns(bomber.unit.power, end) && !hasLeave(bomber, end)))
            return {};
        const Bomber *wanting = nullptr;
        for (const Bomber &other : m_bombers) {
            if (&other == &bomber)
                continue;
            if (place(other) == end && (end != other.base || other.mayStay))
                return other.unit;
            if (other.flight && other.flight->path.back() == end)
                wanting = &other;
        }
        return wanting ? wanting->unit : Unit();
    }

    /// One round: whoever cannot have its place goes to its next. False when all have theirs.
    bool advance()
    {
        ProvinceSet claimed, contended, kept;
        for (const Bomber &bomber : m_bombers) {
            const ProvinceId at = place(bomber);
            if (at != bomber.base)
                (claimed.contains(at) ? contended : claimed).insert(at);
            else if (bomber.mayStay) // who is lost with its base keeps nobody out
                kept.insert(bomber.base);
        }
        bool moved = false, aborted = false;
        for (Bomber &bomber : m_bombers) {
            if (exhausted(bomber) && (!bomber.flight || bomber.aborted || bomber.flight->mission == Mission::None))
                continue;
            if (exhausted(bomber)) {
                bomber.aborted = aborted = true;
                continue;
            }
            const ProvinceId at = place(bomber);
            if (at == bomber.base || (!contended.contains(at) && !kept.contains(at)))
                continue;
            listWayBack(bomber);
            ++bomber.choice;
            moved = true;
            if (exhausted(bomber) && bomber.flight->mission != Mission::None)
                bomber.aborted = aborted = true;
        }
        if (aborted) {
            for (Bomber &bomber : m_bombers)
                bomber.choice = 0;
        }
        return moved || aborted;
    }

    const Board &m_board;
    const LandingField &m_field;
    ProvinceSet m_inForce; ///< where somebody has leave to land
    FixedList<Bomber, maxUnits> m_bombers;
};

} // namespace

void ownCentresSinceAutumn(const Board &board, const Rulebook &rules, const Position &position,
                           std::vector<PowerId> &holder)
{
    if (rules.bombers.landingRight == BomberRules::LandingRight::EverySeason)
        return;
    board.centres().forEach([&](ProvinceId centre) {
        holder[static_cast<std::size_t>(centre.index())] = position.owner[static_cast<std::size_t>(centre.index())];
    });
}

void settleLandings(const Board &board, const LandingField &field, std::vector<Landing> &landings)
{
    Settlement(board, field).settle(landings);
}

std::vector<Landing> settleLandings(const Board &board, const Rulebook &rules, const Position &before,
                                    const Position &position)
{
    std::vector<PowerId> holder = position.holder, earlier = before.holder;
    ownCentresSinceAutumn(board, rules, position, holder);
    ownCentresSinceAutumn(board, rules, before, earlier);
    std::vector<Unit> bombers, ground;
    ProvinceSet held;
    for (const Unit &unit : position.units) {
        (unit.layer == Layer::Air ? bombers : ground).push_back(unit);
        if (unit.layer != Layer::Air)
            held.insert(board.provinceOf(unit.region));
    }
    std::vector<Landing> landings;
    settleLandings(board, {bombers, position.airborne, position.leaves, holder, earlier, ground, held}, landings);
    return landings;
}

} // namespace entente::judge
