#pragma once

#include "judge/movesphase.h"

namespace entente::judge {

/// The second stage of FeatureJudge: which orders go together. Every unit is known to do what it was told by now, so
/// each convoy and support finds the order that it serves, or none, and each mover its way.
template <class Mask>
class Matching {
public:
    explicit Matching(MovesPhase<Mask> &phase) : p(phase), c(phase.c) {}

    void matchConvoys();
    void chooseWays();
    void findCrossings();
    void matchSupports();

private:
    /// A support as the tables need it, whoever gives it: an army, a fleet or a squadron.
    Support supportOf(int unit);
    int backedBy(int supporter, const Support &support);
    int backedInBox(int supporter, const Support &support) const;
    bool stays(int unit) const;
    bool coastsAgree(RegionId said, int backed) const;

    MovesPhase<Mask> &p;
    TankTables<Mask> &c;
};

extern template class Matching<Narrow>;
extern template class Matching<Wide>;
extern template class Matching<Vast>;

} // namespace entente::judge
