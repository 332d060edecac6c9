#include "studio/coastedits.h"

#include "exchange/chartspots.h"

#include <algorithm>

namespace entente {

namespace {

std::string coastTowards(const std::vector<std::string> &coasts, ChartPoint from, ChartPoint to)
{
    const auto along = [&](const std::string &coast) {
        const ChartPoint way = wayToCoast(coast);
        return way.x * (to.x - from.x) + way.y * (to.y - from.y);
    };
    return *std::max_element(coasts.begin(), coasts.end(),
                             [&](const std::string &a, const std::string &b) { return along(a) < along(b); });
}

std::vector<std::string> &reachedAt(BoardSketch::Passage &passage, int place)
{
    return passage.from == place ? passage.fromCoasts : passage.toCoasts;
}

} // namespace

void setCoasts(BoardSketch &sketch, int index, const std::vector<std::string> &coasts)
{
    BoardSketch::Place &place = sketch.place(index);
    place.coasts = coasts.size() < 2 ? std::vector<std::string>() : coasts;
    const auto isThere = [&place](const std::string &coast) {
        return std::find(place.coasts.begin(), place.coasts.end(), coast) != place.coasts.end();
    };
    for (const char *coast : {"nc", "sc", "ec", "wc"}) {
        if (!isThere(coast))
            place.spots.erase(coast);
    }
    if (!isThere(place.unitCoast))
        setUnit(sketch, index, place.unit);
    for (BoardSketch::Passage &passage : sketch.passages) {
        if (passage.from != index && passage.to != index)
            continue;
        std::vector<std::string> &reached = reachedAt(passage, index);
        std::erase_if(reached, [&](const std::string &coast) { return !isThere(coast); });
        reachSomeCoast(sketch, passage);
    }
}

void reachSomeCoast(const BoardSketch &sketch, BoardSketch::Passage &passage)
{
    for (const int end : {passage.from, passage.to}) {
        const BoardSketch::Place &place = sketch.place(end);
        std::vector<std::string> &reached = reachedAt(passage, end);
        if (reached.empty() && passage.fleet && !place.coasts.empty())
            reached = {coastTowards(place.coasts, place.unitAt, passage.at)};
    }
}

void setShore(BoardSketch &sketch, int place, bool coast)
{
    sketch.place(place).shore = coast;
}

void setCoastsReached(BoardSketch &sketch, int passage, int place, const std::vector<std::string> &coasts)
{
    reachedAt(sketch.passages[static_cast<std::size_t>(passage)], place) = coasts;
}

const std::vector<std::string> &coastsReached(const BoardSketch::Passage &passage, int place)
{
    return passage.from == place ? passage.fromCoasts : passage.toCoasts;
}

} // namespace entente
