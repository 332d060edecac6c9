#include "game/seasonsteps.h"

#include "judge/movesengine.h"
#include "judge/waters.h"

#include <algorithm>

namespace entente {

namespace {

/// The result of each unit; -1 where there is none.
std::vector<int> resultsByUnit(const Turn &turn)
{
    std::vector<int> found(turn.before.units.size(), -1);
    for (std::size_t i = 0; i < turn.results.size(); ++i) {
        for (std::size_t u = 0; u < found.size(); ++u) {
            // A contract names no unit; units that are alike in one box have a result each.
            if (found[u] < 0 && turn.results[i].unit == turn.before.units[u]) {
                found[u] = static_cast<int>(i);
                break;
            }
        }
    }
    return found;
}

} // namespace

std::vector<SeasonStep> stepsOf(const Variant &variant, const Rulebook &rules, const Turn &turn)
{
    std::vector<SeasonStep> steps;
    if (turn.before.schedule.empty() || turn.before.phase.stage != Stage::Moves)
        return steps;
    const Board &board = *variant.board;
    std::vector<judge::PlayedStep> played;
    const auto engine = judge::makeMovesEngine(board, rules);
    if (!engine)
        return steps;
    engine->recordSteps(&played);
    judge::Waters waters(board);
    MovesOutcome outcome;
    engine->run(turn.before, turn.orders, waters, outcome);

    const std::vector<int> resultOf = resultsByUnit(turn);
    UnitSet gone;
    for (const judge::PlayedStep &one : played) {
        SeasonStep step;
        step.after = turn.before;
        step.after.schedule.clear();
        step.after.units.clear();
        for (std::size_t u = 0; u < turn.before.units.size(); ++u) {
            const UnitId id(static_cast<int>(u));
            Unit unit = turn.before.units[u];
            if (one.acted.contains(id)) {
                step.powers.push_back(unit.power);
                step.results.push_back(resultOf[u]);
            }
            if (one.gone.contains(id) && !gone.contains(id))
                step.drivenOut.push_back(resultOf[u]);
            unit.region = one.endsIn[u];
            if (!one.gone.contains(id))
                step.after.units.push_back(unit);
        }
        gone = one.gone;
        for (std::vector<int> *list : {&step.results, &step.drivenOut}) {
            std::erase(*list, -1);
            std::sort(list->begin(), list->end());
        }
        std::sort(step.powers.begin(), step.powers.end());
        step.powers.erase(std::unique(step.powers.begin(), step.powers.end()), step.powers.end());
        step.after.sort();
        steps.push_back(std::move(step));
    }
    return steps;
}

} // namespace entente
