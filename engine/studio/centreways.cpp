#include "studio/centreways.h"

#include <algorithm>
#include <queue>

namespace entente {

namespace {

constexpr int nowhere = -1;

/// By place: the moves of one kind of unit from the nearest of those in `from`, or `nowhere`.
std::vector<int> movesFrom(const BoardSketch &sketch, const std::vector<int> &from, bool fleet)
{
    std::vector<std::vector<int>> next(sketch.places.size());
    for (const BoardSketch::Passage &passage : sketch.passages) {
        if (!sketch.isOpen(passage) || !(fleet ? passage.fleet : passage.army))
            continue;
        next[static_cast<std::size_t>(passage.from)].push_back(passage.to);
        next[static_cast<std::size_t>(passage.to)].push_back(passage.from);
    }
    std::vector<int> moves(sketch.places.size(), nowhere);
    std::queue<int> waiting;
    for (const int place : from) {
        moves[static_cast<std::size_t>(place)] = 0;
        waiting.push(place);
    }
    while (!waiting.empty()) {
        const auto here = static_cast<std::size_t>(waiting.front());
        waiting.pop();
        for (const int there : next[here]) {
            if (moves[static_cast<std::size_t>(there)] != nowhere)
                continue;
            moves[static_cast<std::size_t>(there)] = moves[here] + 1;
            waiting.push(there);
        }
    }
    return moves;
}

/// By place, of whichever kind of unit comes there first.
std::vector<int> movesOf(const BoardSketch &sketch, int power)
{
    std::vector<int> armies, fleets, homes;
    for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
        if (sketch.ownerOfUnit(i) == power)
            (sketch.place(i).unit == "F" ? fleets : armies).push_back(i);
        if (sketch.place(i).home == power)
            homes.push_back(i);
    }
    if (armies.empty() && fleets.empty())
        armies = fleets = homes;
    std::vector<int> nearest = movesFrom(sketch, armies, false);
    const std::vector<int> sailing = movesFrom(sketch, fleets, true);
    for (std::size_t i = 0; i < nearest.size(); ++i) {
        if (nearest[i] == nowhere || (sailing[i] != nowhere && sailing[i] < nearest[i]))
            nearest[i] = sailing[i];
    }
    return nearest;
}

} // namespace

std::vector<std::vector<CentreWay>> waysToNeutralCentres(const BoardSketch &sketch)
{
    std::vector<std::vector<CentreWay>> ways;
    for (int power = 0; power < static_cast<int>(sketch.powers.size()); ++power) {
        const std::vector<int> moves = movesOf(sketch, power);
        std::vector<CentreWay> &own = ways.emplace_back();
        for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
            const BoardSketch::Place &place = sketch.place(i);
            if (const int far = moves[static_cast<std::size_t>(i)]; place.centre && place.home < 0 && far > 0)
                own.push_back({i, far});
        }
        std::stable_sort(own.begin(), own.end(),
                         [](const CentreWay &a, const CentreWay &b) { return a.moves < b.moves; });
    }
    return ways;
}

bool mayWinInFirstYear(const BoardSketch &sketch, int power)
{
    constexpr int movesInYear = 2;
    const std::vector<int> moves = movesOf(sketch, power);
    int homes = 0, units = 0, near = 0;
    for (int i = 0; i < static_cast<int>(sketch.places.size()); ++i) {
        const BoardSketch::Place &place = sketch.place(i);
        const int far = moves[static_cast<std::size_t>(i)];
        homes += place.home == power;
        units += sketch.ownerOfUnit(i) == power;
        near += place.centre && place.home < 0 && far > 0 && far <= movesInYear;
    }
    const int lacking = sketch.centresToWin() - homes;
    return homes > 0 && lacking <= std::min(units, near);
}

} // namespace entente
