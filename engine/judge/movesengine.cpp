#include "judge/movesengine.h"

namespace entente::judge {

std::unique_ptr<MovesEngine> makeMovesEngine(const Board &, const Rulebook &rules)
{
    switch (rules.policies.combat) {
    case Policies::Combat::Field:
    case Policies::Combat::Armour: break;
    }
    return nullptr;
}

} // namespace entente::judge
