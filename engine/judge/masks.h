#pragma once

#include "base/bits.h"

#include <bit>
#include <cstdint>

namespace entente::judge {

/// Sets of actors as machine words: one word for up to 64 actors, two for up to 128.
/// The judge is a template over the width, so the usual board pays for one word only.
using Narrow = std::uint64_t;
__extension__ using Wide = unsigned __int128;

template <class Mask>
constexpr Mask bit(int i)
{
    return Mask(1) << i;
}

template <class Mask>
constexpr bool has(Mask mask, int i)
{
    return (mask >> i & 1) != 0;
}

/// The lowest member; the mask must not be empty.
constexpr int lowest(Narrow mask)
{
    return std::countr_zero(mask);
}
constexpr int lowest(Wide mask)
{
    const auto low = static_cast<std::uint64_t>(mask);
    return low ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<std::uint64_t>(mask >> 64));
}

/// The member if `yes`, else the empty set; and one of two small values. Arithmetic, not a choice of ways: where
/// the answer is a matter of chance, a branch costs the processor as much as twenty instructions.
template <class Mask>
constexpr Mask only(bool yes, Mask mask)
{
    return mask & (Mask(0) - Mask(yes));
}
constexpr int pick(bool yes, int a, int b)
{
    return b ^ ((a ^ b) & -int(yes));
}

/// The same as a set of units.
constexpr UnitSet unitSet(Narrow mask)
{
    return {mask, 0};
}
constexpr UnitSet unitSet(Wide mask)
{
    return {static_cast<std::uint64_t>(mask), static_cast<std::uint64_t>(mask >> 64)};
}

/// Calls `visit(i)` for each member in ascending order.
template <class Mask, class Visit>
constexpr void each(Mask mask, Visit &&visit)
{
    for (; mask; mask &= mask - 1)
        visit(lowest(mask));
}

} // namespace entente::judge
