#pragma once

#include <atomic>

namespace entente {

/// Set to cancel a computation. Its partial result is discarded.
using StopSign = std::atomic<bool>;

/// Null never stops anybody.
inline bool isStopped(const StopSign *stop)
{
    return stop && stop->load(std::memory_order_relaxed);
}

} // namespace entente
