#pragma once

#include <cstddef>
#include <span>

namespace entente {

/// Tells the processor that these will be read soon. Where many boards are judged one after another, each lies where
/// none was read before, and waiting for the first item of a list costs as much as judging a unit.
template <class T>
inline void prefetch(std::span<const T> items)
{
    constexpr std::size_t cacheLine = 64; // bytes
    constexpr std::size_t stride = sizeof(T) < cacheLine ? cacheLine / sizeof(T) : 1;
    for (std::size_t i = 0; i < items.size(); i += stride)
        __builtin_prefetch(&items[i]);
}

} // namespace entente
