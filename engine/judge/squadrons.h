#pragma once

#include "judge/findings.h"
#include "judge/movesphase.h"

namespace entente::judge {

/// Squadrons (LiMa): flights from a base to an objective and, unless they invade, back. Those that meet over a province
/// turn back, which the written orders alone tell; the others cover a unit as armies support it, or invade as armies
/// move, or raid: an attack that never enters.
template <class Mask>
class Squadrons {
public:
    explicit Squadrons(MovesPhase<Mask> &phase) : p(phase), c(phase.c) {}

    /// Is the flight legal as it is written? Told by look-up; anything else is for the full legality to say.
    bool knows(int unit, const Flight &flight) const;
    /// Flights meet; those that do not join the tables, but for raids.
    void takeOff();
    /// Raids join the tables last: until here their squadrons stand, which is what supports of them ask.
    void launchRaids();
    /// What became of raids, of flights that met, and of what was to support them, by the tables that were settled
    /// last. To be told before moves are.
    void record(const Findings<Mask> &found, const Contest<Mask> &tables);
    /// Whom they met, and who attacked the base of a raid that failed.
    void recordEvidence(const Findings<Mask> &found, const Contest<Mask> &tables) const;

private:
    void groundMeetings();
    Mask metBy(int unit) const;
    bool coverIsPlain(int unit, const Flight &flight, int below) const;
    void recordRaid(const Findings<Mask> &found, const Contest<Mask> &tables, int unit);
    Mask strikersAt(const Findings<Mask> &found, const Contest<Mask> &tables, int raider) const;

    MovesPhase<Mask> &p;
    TankTables<Mask> &c;
    std::array<Small, room<Mask>> m_met; ///< who turned a grounded squadron back
    std::array<Mask, maxPlaces> m_over;  ///< flights that pass over a place on their way
    std::array<Mask, maxPlaces> m_bound; ///< flights whose objective it is
};

extern template class Squadrons<Narrow>;
extern template class Squadrons<Wide>;
extern template class Squadrons<Vast>;

} // namespace entente::judge
