#include "judge/adjudicator.h"

#include "judge/laterphases.h"
#include "judge/fieldengine.h"

namespace entente {

struct Adjudicator::Workspace {
    Workspace(std::shared_ptr<const Board> theBoard, const Rulebook &theRules)
        : board(std::move(theBoard)), rules(theRules), waters(*board), special(judge::makeMovesEngine(*board, rules)),
          field(*board, rules)
    {
    }

    const MovesOutcome &judgeMoves(const Position &position, std::span<const GivenOrder> orders, bool inFull)
    {
        waters.reset();
        moves.listsIntents = moves.listsEvidence = inFull;
        (special ? *special : field).run(position, orders, waters, moves);
        return moves;
    }

    std::shared_ptr<const Board> board;
    Rulebook rules;
    judge::Waters waters;
    std::unique_ptr<judge::MovesEngine> special; ///< null where the field is all there is
    judge::FieldEngine field;
    MovesOutcome moves;
    RetreatsOutcome retreats;
    AdjustmentsOutcome adjustments;
};

Adjudicator::Adjudicator(std::shared_ptr<const Board> board, const Rulebook &rules)
    : m_work(std::make_unique<Workspace>(std::move(board), rules))
{
}

Adjudicator::~Adjudicator() = default;
Adjudicator::Adjudicator(Adjudicator &&) noexcept = default;
Adjudicator &Adjudicator::operator=(Adjudicator &&) noexcept = default;

const Board &Adjudicator::board() const
{
    return *m_work->board;
}
const Rulebook &Adjudicator::rules() const
{
    return m_work->rules;
}

const MovesOutcome &Adjudicator::moves(const Position &position, std::span<const GivenOrder> orders)
{
    return m_work->judgeMoves(position, orders, false);
}

const MovesOutcome &Adjudicator::movesInFull(const Position &position, std::span<const GivenOrder> orders)
{
    return m_work->judgeMoves(position, orders, true);
}

const RetreatsOutcome &Adjudicator::retreats(const Position &position, std::span<const GivenOrder> orders)
{
    judge::judgeRetreats(*m_work->board, m_work->rules, position, orders, m_work->retreats);
    return m_work->retreats;
}

const AdjustmentsOutcome &Adjudicator::adjustments(const Position &position, std::span<const GivenOrder> orders)
{
    judge::judgeAdjustments(*m_work->board, m_work->rules, position, orders, m_work->adjustments);
    return m_work->adjustments;
}

std::vector<Adjudicator::Displaced> Adjudicator::displaced(const Position &position) const
{
    return judge::displacedUnits(*m_work->board, m_work->rules, position, m_work->moves);
}

} // namespace entente
