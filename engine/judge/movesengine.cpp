#include "judge/movesengine.h"

#include "judge/armourjudge.h"
#include "judge/placesjudge.h"
#include "judge/sequence.h"
#include "judge/sortiejudge.h"

namespace entente::judge {

std::unique_ptr<MovesEngine> makeMovesEngine(const Board &board, const Rulebook &rules)
{
    if (rules.policies.turns == Policies::Turns::InSequence)
        return std::make_unique<SequenceEngine>(board, rules, std::make_unique<PlacesEngine>(board, rules));
    switch (rules.policies.combat) {
    case Policies::Combat::Field:
        if (needsPlaces(board, rules))
            return std::make_unique<PlacesEngine>(board, rules);
        break;
    case Policies::Combat::Armour: return std::make_unique<ArmourEngine>(board, rules);
    case Policies::Combat::Sorties: return std::make_unique<SortieJudge>(board, rules);
    }
    return nullptr;
}

} // namespace entente::judge
