#include "words/moments.h"

#include <algorithm>

namespace entente::app {

QList<Moment> momentsOf(const Board &board, const std::vector<const Turn *> &turns, int most)
{
    struct Candidate {
        Moment moment;
        int score = 0;
    };
    std::vector<Candidate> candidates;
    for (int i = 0; i < static_cast<int>(turns.size()); ++i) {
        QList<News> news = newsOf(board, *turns[static_cast<std::size_t>(i)]);
        news.removeIf([](const News &each) { return !isMemorable(each); });
        if (news.isEmpty())
            continue;
        // A turn in which much happened is remembered before one with a single blow of the same weight.
        constexpr int weightCounts = 100;
        candidates.push_back({{i, news.first()}, news.first().weight * weightCounts + static_cast<int>(news.size())});
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate &a, const Candidate &b) { return a.score > b.score; });
    QList<Moment> moments;
    for (const Candidate &candidate : candidates) {
        if (moments.size() < most)
            moments.append(candidate.moment);
    }
    std::sort(moments.begin(), moments.end(), [](const Moment &a, const Moment &b) { return a.turn < b.turn; });
    return moments;
}

} // namespace entente::app
