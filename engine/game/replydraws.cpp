#include "game/replydraws.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace entente {

ReplyDraws::ReplyDraws(std::vector<std::vector<int>> options)
    : m_options(std::move(options)), m_taken(m_options.size(), assumed)
{
}

std::vector<int> ReplyDraws::fair()
{
    std::vector<int> reply;
    for (const std::vector<int> &options : m_options) {
        if (const std::size_t pick = m_lots.below(options.size() + 1); pick < options.size())
            reply.push_back(options[pick]);
    }
    return reply;
}

std::vector<int> ReplyDraws::climb()
{
    constexpr int patience = 400;
    m_starts = m_best < 0 || m_idle > patience;
    if (m_starts) {
        for (std::size_t u = 0; u < m_options.size(); ++u)
            m_taken[u] = m_options[u][m_lots.below(m_options[u].size())];
        return taken();
    }
    m_changed = m_lots.below(m_options.size());
    const std::vector<int> &options = m_options[m_changed];
    const std::size_t pick = m_lots.below(options.size() + 1);
    m_before = std::exchange(m_taken[m_changed], pick < options.size() ? options[pick] : assumed);
    return taken();
}

void ReplyDraws::note(int cost)
{
    if (m_starts) {
        m_best = cost;
        m_idle = 0;
        return;
    }
    if (cost < m_best)
        m_taken[m_changed] = m_before;
    m_idle = cost > m_best ? 0 : m_idle + 1;
    m_best = std::max(cost, m_best);
}

std::vector<int> ReplyDraws::taken() const
{
    std::vector<int> reply;
    std::copy_if(m_taken.begin(), m_taken.end(), std::back_inserter(reply),
                 [](int option) { return option != assumed; });
    return reply;
}

} // namespace entente
