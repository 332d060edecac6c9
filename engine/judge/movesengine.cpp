#include "judge/movesengine.h"

#include "judge/bywidth.h"
#include "judge/featurejudge.h"
#include "judge/fieldengine.h"
#include "judge/sequence.h"

namespace entente::judge {

std::unique_ptr<MovesEngine> makeMovesEngine(const Board &board, const Rulebook &rules)
{
    std::unique_ptr<MovesEngine> engine;
    if (needsFeatures(board, rules))
        engine = std::make_unique<EngineOf<FeatureJudge>>(board, rules);
    if (rules.policies.turns == Policies::Turns::Together)
        return engine;
    if (!engine)
        engine = std::make_unique<FieldEngine>(board, rules);
    return std::make_unique<SequenceEngine>(board, rules, std::move(engine));
}

} // namespace entente::judge
