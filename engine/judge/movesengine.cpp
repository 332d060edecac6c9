#include "judge/movesengine.h"

#include "judge/armourjudge.h"

namespace entente::judge {

std::unique_ptr<MovesEngine> makeMovesEngine(const Board &board, const Rulebook &rules)
{
    switch (rules.policies.combat) {
    case Policies::Combat::Field: break;
    case Policies::Combat::Armour: return std::make_unique<ArmourEngine>(board, rules);
    }
    return nullptr;
}

} // namespace entente::judge
