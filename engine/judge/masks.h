#pragma once

#include "base/bits.h"

#include <bit>
#include <cstdint>

namespace entente::judge {

/// Sets of actors as machine words: one word for up to 64 actors, two for up to 128, four for more. The judge is
/// a template over the width, so the usual board pays for one word only.
using Narrow = std::uint64_t;
__extension__ using Wide = unsigned __int128;

/// Four words, with the arithmetic of one number that the judge uses: `rest & (rest - 1)` takes the lowest member out.
class Vast {
public:
    constexpr Vast() = default; ///< unwritten, as the other two are: tables of sets cost nothing to make
    constexpr Vast(int few) : m_low(static_cast<Wide>(few)), m_high(0) {}
    constexpr Vast(Wide low, Wide high) : m_low(low), m_high(high) {}

    constexpr Wide low() const { return m_low; }
    constexpr Wide high() const { return m_high; }
    constexpr explicit operator bool() const { return (m_low | m_high) != 0; }

    constexpr Vast &operator|=(Vast o) { return *this = *this | o; }
    constexpr Vast &operator&=(Vast o) { return *this = *this & o; }
    constexpr Vast &operator^=(Vast o) { return *this = *this ^ o; }
    friend constexpr Vast operator|(Vast a, Vast b) { return {a.m_low | b.m_low, a.m_high | b.m_high}; }
    friend constexpr Vast operator&(Vast a, Vast b) { return {a.m_low & b.m_low, a.m_high & b.m_high}; }
    friend constexpr Vast operator^(Vast a, Vast b) { return {a.m_low ^ b.m_low, a.m_high ^ b.m_high}; }
    friend constexpr Vast operator~(Vast a) { return {~a.m_low, ~a.m_high}; }
    friend constexpr Vast operator-(Vast a, Vast b)
    {
        return {a.m_low - b.m_low, a.m_high - b.m_high - (a.m_low < b.m_low)};
    }
    /// Of a set of at most one member below 128.
    friend constexpr Vast operator<<(Vast a, int by)
    {
        return by < 128 ? Vast(a.m_low << by, 0) : Vast(0, a.m_low << (by - 128));
    }
    friend constexpr bool operator==(Vast, Vast) = default;

private:
    Wide m_low, m_high;
};

/// How many actors a set has room for.
template <class Mask>
inline constexpr int room = 8 * static_cast<int>(sizeof(Mask));

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

constexpr bool has(const Vast &mask, int i)
{
    return has(i < 128 ? mask.low() : mask.high(), i & 127);
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
constexpr int lowest(const Vast &mask)
{
    return mask.low() ? lowest(mask.low()) : 128 + lowest(mask.high());
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
constexpr UnitSet unitSet(const Vast &mask)
{
    return unitSet(mask.low()).withHigh(unitSet(mask.high()));
}

/// Calls `visit(i)` for each member in ascending order.
template <class Mask, class Visit>
constexpr void each(Mask mask, Visit &&visit)
{
    for (; mask; mask &= mask - 1)
        visit(lowest(mask));
}

} // namespace entente::judge
