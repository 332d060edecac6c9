#include "game/voyagesteps.h"

namespace entente {

UnitSet tellVoyages(const Rulebook &rules, const Position &before, const MovesOutcome &outcome, Turn &turn)
{
    constexpr int mostMoves = 3;
    UnitSet lost;
    for (std::size_t u = 0; u < outcome.aboard.size(); ++u) {
        if (!outcome.aboard[u].valid())
            continue;
        Unit army = before.units[u];
        const int moves = siegeOf(before, army) + 1;
        const RegionId hold = outcome.endsIn[u];
        if (army.layer != Layer::Aboard || army.region != hold)
            turn.events.push_back(event::Shipped{army, hold});
        army.region = hold;
        army.layer = Layer::Aboard;
        if (rules.voyages.limit != VoyageRules::Limit::ThreeMoves)
            continue;
        if (moves <= mostMoves) {
            turn.events.push_back(event::SiegeCounted{army, moves, {}});
        } else {
            turn.events.push_back(event::Destroyed{army});
            lost.insert(UnitId(static_cast<int>(u)));
        }
    }
    return lost;
}

} // namespace entente
