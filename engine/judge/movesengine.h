#pragma once

#include "judge/adjudicator.h"

#include <memory>
#include <span>

namespace entente::judge {

class Waters;

/// A judge of a season's moves that knows more than the field: flights, second hops, walls. One for
/// each value of Policies::Combat but Field, whose judge is called directly.
class MovesEngine {
public:
    virtual ~MovesEngine() = default;
    /// Fills the whole outcome; the same promises as Adjudicator::moves.
    virtual void run(const Position &position, std::span<const GivenOrder> orders, Waters &waters, MovesOutcome &out) = 0;
};

/// Null for Combat::Field.
std::unique_ptr<MovesEngine> makeMovesEngine(const Board &board, const Rulebook &rules);

} // namespace entente::judge
