#pragma once

#include "judge/findings.h"
#include "judge/movesphase.h"

namespace entente::judge {

/// Armies aboard fleets (Davis 6). Armies go aboard before anything else moves, and a legal embarkation never fails; so
/// they stand apart, in the hold of their fleet, and what is left for the tables is landings: attacks from a sea, which
/// the fleet must have reached if it sails.
template <class Mask>
class Voyages {
public:
    explicit Voyages(MovesPhase<Mask> &phase) : p(phase), c(phase.c) {}

    /// Where each army aboard is to be found, before any order is heard.
    void open();
    /// Hears of a move that leads aboard; says whether it leads nowhere else.
    bool takeMove(int army, const Move &move);
    void forget(int army) { m_boarding &= ~bit<Mask>(army); }
    /// Everybody goes aboard. Two armies bound for one hold void each other's orders.
    void embark();
    /// Who is in whose hold when all is done.
    void place(const Findings<Mask> &found);
    /// What became of all that went aboard or ashore; they are in their places.
    void record(const Findings<Mask> &found);

private:
    void takeAboard(int army, int fleet);
    void ferry();
    int ferryFor(int army) const;
    void launch(int army);
    void recordStrikes();
    void refuse(int unit, Refusal refusal, ProvinceId where);

    MovesPhase<Mask> &p;
    TankTables<Mask> &c;
    Mask m_aboard = 0;                             ///< armies that are in a hold when the season begins
    Mask m_boarding = 0;                           ///< armies told to go aboard
    Mask m_laden = 0;                              ///< fleets with an army aboard, once everybody is
    std::array<Small, room<Mask>> m_ship;          ///< of those aboard or embarked
    std::array<ProvinceId, room<Mask>> m_boardsIn; ///< of those in m_boarding
};

extern template class Voyages<Narrow>;
extern template class Voyages<Wide>;
extern template class Voyages<Vast>;

} // namespace entente::judge
