#pragma once

#include "judge/bombers.h"
#include "judge/matching.h"
#include "judge/movesengine.h"
#include "judge/squadrons.h"
#include "judge/tankpasses.h"
#include "judge/voyages.h"

#include <memory>

namespace entente::judge {

/// Do the board and its rules need this judge? Most features are of the moves; yards, held land and supply points are
/// not, wings are units like others, and turns in sequence are each a phase of their own.
bool needsFeatures(const Board &board, const Rulebook &rules);

/// The judge of moves for boards that have features, any of them beside one another:
///
///  1. read: which orders can be followed; each feature hears of its own.
///  2. take off, embark: what is told from the written orders alone (squadrons.h, voyages.h).
///  3. match: which supports and convoys find the order that they serve (matching.h).
///  4. settle: in one pass, or in those of tanks (onepass.h, tankpasses.h), again when a bomber turns back; then it is
///     known where everybody ends.
///  5. record: a verdict for every unit and order.
///
/// On a board without features it finds what MovesJudge finds (a test compares them), only more slowly.
template <class Mask>
class FeatureJudge {
public:
    FeatureJudge(const Board &board, const Rulebook &rules);
    FeatureJudge(const FeatureJudge &) = delete; // its parts know where the phase lies

    void run(const Position &position, std::span<const GivenOrder> orders, Waters &waters, MovesOutcome &out);

private:
    friend class Intake;
    bool knows(int unit, Order &order) const; ///< of what flies
    void accept(int unit, const Order &order);
    void revoke(int unit);
    class Taker;

    template <class Paths>
    void settleTanks();
    template <class Passes>
    void settle(Passes &passes);
    template <class Passes>
    void record(Passes &passes);
    template <class Passes>
    void recordEvidence(Passes &passes);

    FeatureSet m_features;
    bool m_armour;  ///< tanks or bombers: strengths that hang on who attacks
    bool m_special; ///< a province is more than one place to stand
    MovesPhase<Mask> p;
    Matching<Mask> m_matching{p};
    Voyages<Mask> m_voyages{p};
    Squadrons<Mask> m_squadrons{p};
    Bombers<Mask> m_bombers{p};
    std::unique_ptr<TankTables<Mask>> m_second; ///< only where there are tanks or bombers
};

extern template class FeatureJudge<Narrow>;
extern template class FeatureJudge<Wide>;
extern template class FeatureJudge<Vast>;

} // namespace entente::judge
