#pragma once

#include <atomic>

namespace entente {

/// Set when nobody waits for a player's orders any more: it stops thinking, and what it has is worth nothing.
using StopSign = std::atomic<bool>;

/// Null never stops anybody.
inline bool isStopped(const StopSign *stop)
{
    return stop && stop->load(std::memory_order_relaxed);
}

} // namespace entente
