#include "game/schedule.h"

#include "base/lots.h"

#include <algorithm>
#include <numeric>

namespace entente {

namespace {

std::vector<int> shuffled(Lots &lots, int count)
{
    std::vector<int> items(static_cast<std::size_t>(count));
    std::iota(items.begin(), items.end(), 0);
    lots.shuffle(items);
    return items;
}

/// How many seasons of moves lie before this one since the start of the game.
int seasonsBefore(const Variant &variant, const Phase &phase)
{
    int perYear = 0;
    int here = 0;
    int first = 0;
    for (const SeasonPlan &plan : variant.seasons) {
        if (std::find(plan.steps.begin(), plan.steps.end(), StepKind::Moves) == plan.steps.end())
            continue;
        here += plan.season < phase.season;
        first += plan.season < variant.start.phase.season;
        ++perYear;
    }
    return std::max(0, (phase.year - variant.start.phase.year) * perYear + here - first);
}

} // namespace

std::vector<PowerId> scheduleOf(const Variant &variant, const Rulebook &rules, const Phase &phase)
{
    std::vector<PowerId> powers;
    if (rules.policies.turns != Policies::Turns::InSequence || phase.stage != Stage::Moves)
        return powers;
    for (int p = 0; p < variant.board->powerCount(); ++p) {
        if (variant.board->power(PowerId(p)).playable)
            powers.push_back(PowerId(p));
    }
    const int count = static_cast<int>(powers.size());
    int season = seasonsBefore(variant, phase);
    for (std::uint64_t cycle = 0;; ++cycle) {
        Lots lots(static_cast<std::uint64_t>(rules.sequence.scheduleSeed) * 0x100000001b3u + cycle);
        const std::vector<int> rows = shuffled(lots, count);
        const std::vector<int> ranks = shuffled(lots, count);
        const std::vector<int> names = shuffled(lots, count);
        // The cycle's seasons: a row of the square, or -1 for one in which all act at once.
        std::vector<int> seasons = rows;
        for (int odd = rules.sequence.oddSeasons ? static_cast<int>(lots.below(3)) : 0; odd > 0; --odd)
            seasons.insert(seasons.begin() + static_cast<std::ptrdiff_t>(lots.below(seasons.size() + 1)), -1);
        if (season >= static_cast<int>(seasons.size())) {
            season -= static_cast<int>(seasons.size());
            continue;
        }
        const int row = seasons[static_cast<std::size_t>(season)];
        std::vector<PowerId> schedule;
        for (int rank = 0; row >= 0 && rank < count; ++rank) {
            const int symbol = (row + ranks[static_cast<std::size_t>(rank)]) % count;
            schedule.push_back(powers[static_cast<std::size_t>(names[static_cast<std::size_t>(symbol)])]);
        }
        return schedule;
    }
}

} // namespace entente
