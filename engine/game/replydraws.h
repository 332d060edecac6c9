#pragma once

#include "base/lots.h"

#include <vector>

namespace entente {

/// Draws whole replies: one order for every unit that has a choice. The same calls always draw the same ones.
class ReplyDraws {
public:
    /// By unit: the options that it has beside the order that is assumed, at least one each.
    explicit ReplyDraws(std::vector<std::vector<int>> options);

    /// The options taken, if every order of every unit is as likely as the next.
    std::vector<int> fair();
    /// The next step of a climb towards the reply that costs most: one unit's order is changed, and stays so if that
    /// costs no less. When nothing has helped for long it starts afresh.
    std::vector<int> climb();
    /// What the last step cost.
    void note(int cost);

private:
    static constexpr int assumed = -1;
    std::vector<int> taken() const;

    Lots m_lots{0};
    std::vector<std::vector<int>> m_options;
    std::vector<int> m_taken; ///< by unit: an option, or what is assumed
    std::size_t m_changed = 0;
    int m_before = assumed; ///< what the unit changed last had taken
    int m_best = -1;        ///< what it costs; below 0: the climb starts
    int m_idle = 0;         ///< steps that cost no more
    bool m_starts = true;
};

} // namespace entente
