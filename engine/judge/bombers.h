#pragma once

#include "judge/landings.h"
#include "judge/movesphase.h"
#include "orders/tours.h"

#include <vector>

namespace entente::judge {

/// Bombers (1939 III 37 to 44): what they lend and cut while the ground is settled, and which of them turn back because
/// they would find nowhere to land. They enter the tables as numbers alone.
template <class Mask>
class Bombers {
public:
    explicit Bombers(MovesPhase<Mask> &phase);

    void open();
    /// Is the flight legal as it is written? Told by look-up; anything else is for the full legality to say.
    bool knows(int unit, const Flight &flight) const
    {
        return checkTour(p.board, *p.position, p.units[unit], flight).ok()
               && (flight.mission != Mission::Support || p.intake.plain().knowsQuoted(flight.backed, flight.over()));
    }
    void take(int unit, const Flight &flight) { m_sent.push_back({unit, flight}); }
    void forget(int unit)
    {
        std::erase_if(m_sent, [unit](const Sent &sent) { return sent.unit == unit; });
    }
    /// All orders are heard: permissions to land are checked, and flights put in order.
    void readPermissions();
    /// Notes what each flight does to the orders below it.
    void send();

    /// Missions that find nowhere to land are aborted and have no effect (43b, ruling B12), judged by who owns the land
    /// after the moves. Says whether one of them had changed what happened below, so that the ground must be settled
    /// without it. `wanted` are the provinces that somebody tried to enter.
    bool abort(const ProvinceSet &wanted, Mask drivenOut);
    void record(const ProvinceSet &wanted);
    void recordEvidence() const;
    /// Whose missions cut this support, or took a part of it: `visit(bomber)`.
    template <class Visit>
    void eachCutter(int supporter, Visit &&visit) const
    {
        for (const Sent &sent : m_sent) {
            if (!sent.aborted && sent.flight.mission == Mission::Cut && sent.other == supporter)
                visit(sent.unit);
        }
    }
    /// Who lends to what a unit does, to the second hop of its double move or to all else: `visit(bomber, halves)`; the
    /// help that does not count against a unit of its own power among it.
    template <class Visit>
    void eachLent(int unit, bool onward, Visit &&visit) const
    {
        for (const Sent &sent : m_sent) {
            if (!sent.aborted && !sent.useless && sent.flight.mission == Mission::Support && sent.other == unit
                && sent.onward == onward)
                visit(sent.unit, sent.lent);
        }
    }

    static bool reachesNoUnit(const Board &, const GivenOrder &given) { return is<Permission>(given.order); }

private:
    /// A legal flight and what came of it so far.
    struct Sent {
        int unit;
        Flight flight;
        bool aborted = false;
        bool useless = false;                   ///< it supports what was not ordered
        int other = -1;                         ///< the unit that it supports or whose support it cuts
        bool onward = false;                    ///< it supports a second hop
        int lent = 0;                           ///< what its support counts, in half units
        FlightCause cause = FlightCause::None;  ///< why it was aborted, and ...
        int culprit = -1;                       ///< ... by whom, ...
        FlightCause closed = FlightCause::None; ///< ... what was wrong with its landing, ...
        PowerId owner = {};                     ///< ... and in whose land

        bool mayAbort() const { return !aborted && flight.mission != Mission::Raid && flight.mission != Mission::None; }
    };

    void answerApart(std::size_t index);
    bool lend(Sent &sent);
    bool cutFromAir(Sent &sent);
    void listAirborne(const ProvinceSet &wanted, std::vector<Airborne> &all) const;
    bool abortFlightOf(int unit, const Landing &landing, Mask drivenOut);
    int moverTo(ProvinceId place) const;
    int flyerAt(ProvinceId place) const;
    int indexOf(const Unit &unit, Mask drivenOut) const;

    MovesPhase<Mask> &p;
    TankTables<Mask> &c;
    Narrow m_playable = 0; ///< powers that are no garrisons
    Mask m_aloft = 0;      ///< bombers, ...
    Mask m_below = 0;      ///< ... all other units, ...
    Mask m_takers = 0;     ///< ... and whoever owns the land where it stands after the moves
    std::vector<Sent> m_sent;
    std::vector<Airborne> m_airborne; ///< what the landings are settled with: those in the air, ...
    std::vector<Unit> m_bombers;      ///< ... all bombers, ...
    std::vector<Unit> m_ground;       ///< ... all others where they stand now, ...
    std::vector<int> m_flyers;        ///< ... which units they are ...
    std::vector<PowerId> m_holder;    ///< ... whose land is whose, ...
    std::vector<PowerId> m_earlier;   ///< ... and whose it was before
    std::vector<Landing> m_landings;  ///< what came of them
};

extern template class Bombers<Narrow>;
extern template class Bombers<Wide>;
extern template class Bombers<Vast>;

} // namespace entente::judge
