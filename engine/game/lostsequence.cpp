#include "game/lostsequence.h"

#include "game/play.h"
#include "judge/adjudicator.h"

#include <algorithm>

namespace entente {

namespace {

/// More powers than this have too many orders to try.
constexpr std::size_t mostActing = 8;

} // namespace

std::optional<Turn> playTowards(const Variant &variant, const Rulebook &rules, const Position &before,
                                const std::vector<GivenOrder> &orders, const Position &after,
                                const std::function<Turn(Turn)> &asTaken)
{
    if (rules.policies.turns != Policies::Turns::InSequence || before.phase.stage != Stage::Moves)
        return std::nullopt;
    std::vector<PowerId> acting;
    for (const GivenOrder &given : orders)
        acting.push_back(given.power);
    std::sort(acting.begin(), acting.end());
    acting.erase(std::unique(acting.begin(), acting.end()), acting.end());
    if (acting.size() > mostActing)
        return std::nullopt;
    Adjudicator judge(variant.board, rules);
    Position tried = before;
    tried.schedule.clear();
    if (Turn turn = asTaken(playPhase(judge, variant, tried, orders)); turn.after == after)
        return turn;
    do {
        tried.schedule = acting;
        if (Turn turn = asTaken(playPhase(judge, variant, tried, orders)); turn.after == after)
            return turn;
    } while (std::next_permutation(acting.begin(), acting.end()));
    return std::nullopt;
}

} // namespace entente
