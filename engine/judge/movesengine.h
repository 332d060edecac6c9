#pragma once

#include "judge/adjudicator.h"

#include <memory>
#include <span>
#include <vector>

namespace entente::judge {

class Waters;

/// What stood where after one step of a season that is played power by power. Ids are those of the first position.
struct PlayedStep {
    UnitSet acted;
    UnitSet gone;                 ///< dislodged in this step or before
    std::vector<RegionId> endsIn; ///< per unit
};

/// A judge of a season's moves: of boards with features (FeatureJudge), of seasons that are played power by power
/// (SequenceEngine), or of the field alone, which is called directly where it can be.
class MovesEngine {
public:
    virtual ~MovesEngine() = default;
    /// Fills the whole outcome; the same promises as Adjudicator::moves.
    virtual void run(const Position &position, std::span<const GivenOrder> orders, Waters &waters,
                     MovesOutcome &out) = 0;
    /// From now on the steps of each run are written down there; null: no longer. Judges without steps write nothing.
    virtual void recordSteps(std::vector<PlayedStep> *) {}
};

/// Null where the field is all there is.
std::unique_ptr<MovesEngine> makeMovesEngine(const Board &board, const Rulebook &rules);

} // namespace entente::judge
