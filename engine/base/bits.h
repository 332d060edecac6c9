#pragma once

#include "base/ids.h"

#include <bit>
#include <cstdint>

namespace entente {

/// A set of up to 128 ids in two machine words. All operations are a few instructions,
/// so that reach, routes and rivals are set algebra instead of walks over lists.
template <class IdType>
class IdSet {
public:
    constexpr IdSet() = default;
    constexpr IdSet(std::uint64_t low, std::uint64_t high) : m_words{low, high} {}

    constexpr void insert(IdType id) { word(id) |= bit(id); }
    constexpr void erase(IdType id) { word(id) &= ~bit(id); }
    constexpr bool contains(IdType id) const { return (m_words[id.index() >> 6 & 1] & bit(id)) != 0; }
    constexpr bool empty() const { return (m_words[0] | m_words[1]) == 0; }
    /// Counted in place: std::popcount is a call into a library where the processor is an unknown one.
    constexpr int size() const
    {
        constexpr std::uint64_t ones = ~std::uint64_t(0);
        const auto inPairs = [](std::uint64_t w) { return w - (w >> 1 & ones / 3); };
        const auto inFours = [](std::uint64_t w) { return (w & ones / 5) + (w >> 2 & ones / 5); };
        const std::uint64_t fours = inFours(inPairs(m_words[0])) + inFours(inPairs(m_words[1])); // each at most 8
        const std::uint64_t bytes = (fours & ones / 17) + (fours >> 4 & ones / 17);              // at most 16
        return static_cast<int>(bytes * (ones / 255) >> 56);
    }
    constexpr bool intersects(const IdSet &other) const
    {
        return ((m_words[0] & other.m_words[0]) | (m_words[1] & other.m_words[1])) != 0;
    }

    /// The lowest id in the set; the set must not be empty.
    constexpr IdType first() const
    {
        return m_words[0] ? IdType(std::countr_zero(m_words[0])) : IdType(64 + std::countr_zero(m_words[1]));
    }

    /// Calls `visit(id)` for each member in ascending order.
    template <class Visit>
    constexpr void forEach(Visit &&visit) const
    {
        for (int half = 0; half < 2; ++half) {
            for (std::uint64_t rest = m_words[half]; rest; rest &= rest - 1)
                visit(IdType(half * 64 + std::countr_zero(rest)));
        }
    }

    constexpr IdSet &operator|=(const IdSet &o) { m_words[0] |= o.m_words[0]; m_words[1] |= o.m_words[1]; return *this; }
    constexpr IdSet &operator&=(const IdSet &o) { m_words[0] &= o.m_words[0]; m_words[1] &= o.m_words[1]; return *this; }
    constexpr IdSet &operator-=(const IdSet &o) { m_words[0] &= ~o.m_words[0]; m_words[1] &= ~o.m_words[1]; return *this; }
    friend constexpr IdSet operator|(IdSet a, const IdSet &b) { return a |= b; }
    friend constexpr IdSet operator&(IdSet a, const IdSet &b) { return a &= b; }
    friend constexpr IdSet operator-(IdSet a, const IdSet &b) { return a -= b; }
    friend constexpr IdSet operator~(const IdSet &a) { return {~a.m_words[0], ~a.m_words[1]}; }
    friend constexpr bool operator==(const IdSet &, const IdSet &) = default;

private:
    static constexpr std::uint64_t bit(IdType id) { return std::uint64_t(1) << (id.index() & 63); }
    constexpr std::uint64_t &word(IdType id) { return m_words[id.index() >> 6 & 1]; }

    std::uint64_t m_words[2] = {0, 0};
};

using ProvinceSet = IdSet<ProvinceId>;
using UnitSet = IdSet<UnitId>;

} // namespace entente
