#pragma once

#include <mutex>

namespace entente::app {

/// "[#####.....] 512 of 1024" on standard error, where that is a terminal; elsewhere nothing. From any thread.
class ProgressBar {
public:
    explicit ProgressBar(int all);

    void show(int done);
    /// Makes room for a line of another's; the next `show` draws it anew.
    void clear();

private:
    int m_all;
    int m_done = -1;
    bool m_shown;
    std::mutex m_mutex;
};

} // namespace entente::app
