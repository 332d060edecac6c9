#pragma once

#include "io/fault.h"

#include <functional>

namespace entente {

/// Whoever waits for a long task: told from time to time what share of it is done, 0 to 1. `false` ends the task.
using Watch = std::function<bool(double share)>;

/// Why a task has no result that its watcher ended.
inline Fault stoppedTask()
{
    return {"", worded("Faults", "It was stopped.")};
}

/// A part of a task as its watcher sees the whole.
inline Watch partOf(const Watch &watch, double from, double to)
{
    return [&watch, from, to](double share) { return !watch || watch(from + (to - from) * share); };
}

} // namespace entente
