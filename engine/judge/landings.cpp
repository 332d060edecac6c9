#include "judge/landings.h"

#include "base/fixedlist.h"

#include <algorithm>

namespace entente::judge {

namespace {

class Settlement {
public:
    Settlement(const Board &board, const LandingField &field) : m_board(board), m_field(field)
    {
        m_bombers.reserve(field.bombers.size());
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
                list(bomber);
            }
        }
    }

    std::vector<Landing> settle()
    {
        while (advance()) {
        }
        std::vector<Landing> landings;
        landings.reserve(m_bombers.size());
        for (const Bomber &bomber : m_bombers) {
            Landing landing{bomber.unit, place(bomber), bomber.flight && bomber.aborted, false};
            if (landing.at == bomber.base && !bomber.mayStay)
                landing.at = ProvinceId();
            landing.raided = bomber.flight && !bomber.aborted && bomber.flight->mission == Mission::Raid;
            if (bomber.flight && landing.at != bomber.flight->path.back())
                landing.rival = rivalOf(bomber);
            landings.push_back(landing);
        }
        return landings;
    }

private:
    struct Bomber {
        Unit unit;
        ProvinceId base;
        bool mayStay = false; ///< who may not is lost at its base
        bool aborted = false;
        const Airborne *flight = nullptr; ///< null: it stands
        FixedList<ProvinceId, Path<ProvinceId, 12>::capacity()>
            places; ///< where it may land, best first; after them its base
        std::size_t choice = 0;
    };

    bool owns(PowerId power, ProvinceId at) const
    {
        return !m_board.isSea(at) && m_field.holder[static_cast<std::size_t>(at.index())] == power;
    }

    /// Leave counts while whoever gave it owns the place (44).
    bool hasLeave(const Bomber &bomber, ProvinceId at) const
    {
        const PowerId owner = m_field.holder[static_cast<std::size_t>(at.index())];
        return std::any_of(m_field.leaves.begin(), m_field.leaves.end(), [&](const Leave &leave) {
            return leave.by == owner && leave.guest == bomber.unit.power && leave.from == bomber.base && leave.at == at;
        });
    }

    /// 40: the centre is empty, nobody moved into it, and the base is still there to land on.
    bool raidPossible(const Airborne &airborne) const
    {
        if (airborne.mission != Mission::Raid)
            return true;
        return !airborne.disturbed && !m_field.held.contains(airborne.path[airborne.leg]);
    }

    /// 43 a and b, rulings B11 and B12.
    void list(Bomber &bomber) const
    {
        if (bomber.aborted)
            return;
        const Airborne &flight = *bomber.flight;
        const PowerId power = bomber.unit.power;
        ProvinceSet listed;
        const auto add = [&](ProvinceId at) {
            if (listed.contains(at))
                return;
            listed.insert(at);
            bomber.places.push_back(at);
        };
        const ProvinceId end = flight.path.back();
        if (!m_board.isSea(end) && (owns(power, end) || hasLeave(bomber, end)))
            add(end);
        if (flight.mission == Mission::Raid)
            return;
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
    std::vector<Bomber> m_bombers;
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

std::vector<Landing> settleLandings(const Board &board, const LandingField &field)
{
    return Settlement(board, field).settle();
}

std::vector<Landing> settleLandings(const Board &board, const Position &position, const std::vector<PowerId> &holder)
{
    std::vector<Unit> bombers;
    ProvinceSet held;
    for (const Unit &unit : position.units) {
        if (unit.layer == Layer::Air)
            bombers.push_back(unit);
        else
            held.insert(board.provinceOf(unit.region));
    }
    return settleLandings(board, {bombers, position.airborne, position.leaves, holder, held});
}

} // namespace entente::judge
