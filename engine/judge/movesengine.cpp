#include "judge/movesengine.h"

#include "judge/armourjudge.h"
#include "judge/bywidth.h"
#include "judge/fieldengine.h"
#include "judge/placesjudge.h"
#include "judge/sequence.h"
#include "judge/sortiejudge.h"

namespace entente::judge {

std::unique_ptr<MovesEngine> makeMovesEngine(const Board &board, const Rulebook &rules)
{
    if (rules.policies.turns == Policies::Turns::InSequence) {
        std::unique_ptr<MovesEngine> inner;
        if (needsPlaces(board, rules))
            inner = std::make_unique<EngineOf<PlacesJudge>>(board, rules);
        else
            inner = std::make_unique<FieldEngine>(board, rules);
        return std::make_unique<SequenceEngine>(board, rules, std::move(inner));
    }
    switch (rules.policies.combat) {
    case Policies::Combat::Field:
        if (needsPlaces(board, rules))
            return std::make_unique<EngineOf<PlacesJudge>>(board, rules);
        break;
    case Policies::Combat::Armour: return std::make_unique<EngineOf<ArmourJudge>>(board, rules);
    case Policies::Combat::Sorties: return std::make_unique<EngineOf<SortieJudge>>(board, rules);
    }
    return nullptr;
}

} // namespace entente::judge
