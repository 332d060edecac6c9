#pragma once

#include "base/ids.h"

#include <bit>
#include <cassert>
#include <cstdint>

namespace entente {

/// A set of up to 64 ids a word. All operations are a few instructions, so that reach, routes and rivals are set
/// algebra instead of walks over lists.
template <class IdType, int words>
class IdSet {
public:
    constexpr IdSet() = default;
    /// The ids below 128 as two words.
    constexpr IdSet(std::uint64_t low, std::uint64_t high) : m_words{low, high} {}
    /// The same members of a wider set, of which none is beyond this one's words; or of a narrower one.
    template <int others>
    constexpr explicit IdSet(const IdSet<IdType, others> &other) : m_words{other.word(0), other.word(1)}
    {
        for (int i = 2; i < words && i < others; ++i)
            m_words[i] = other.word(i);
    }

    constexpr std::uint64_t word(int index) const { return m_words[index]; }
    /// With the ids of another set's first two words as those from 128 on.
    constexpr IdSet withHigh(const IdSet &other) const requires(words >= 4)
    {
        IdSet set = *this;
        set.m_words[2] = other.m_words[0];
        set.m_words[3] = other.m_words[1];
        return set;
    }

    constexpr void insert(IdType id)
    {
        assert(holds(id));
        m_words[wordOf(id)] |= bit(id);
    }
    constexpr void erase(IdType id)
    {
        assert(holds(id));
        m_words[wordOf(id)] &= ~bit(id);
    }
    /// Also asked for "none", and by a narrow set for what it cannot hold: neither is in it.
    constexpr bool contains(IdType id) const
    {
        return (m_words[wordOf(id)] & bit(id) & -std::uint64_t(holdsNone || holds(id))) != 0;
    }
    constexpr bool empty() const { return (m_words[0] | m_words[1]) == 0 && !hasHigh(); }
    /// Counted in place: std::popcount is a call into a library where the processor is an unknown one.
    constexpr int size() const
    {
        constexpr std::uint64_t ones = ~std::uint64_t(0);
        const auto inPairs = [](std::uint64_t w) { return w - (w >> 1 & ones / 3); };
        const auto inFours = [](std::uint64_t w) { return (w & ones / 5) + (w >> 2 & ones / 5); };
        const auto inTwo = [&](std::uint64_t a, std::uint64_t b) {
            const std::uint64_t fours = inFours(inPairs(a)) + inFours(inPairs(b));      // each at most 8
            const std::uint64_t bytes = (fours & ones / 17) + (fours >> 4 & ones / 17); // at most 16
            return static_cast<int>(bytes * (ones / 255) >> 56);
        };
        int sum = inTwo(m_words[0], m_words[1]);
        if (hasHigh()) [[unlikely]] {
            for (int i = 2; i < words; i += 2)
                sum += inTwo(m_words[i], m_words[i + 1]);
        }
        return sum;
    }
    constexpr bool intersects(const IdSet &other) const
    {
        if (((m_words[0] & other.m_words[0]) | (m_words[1] & other.m_words[1])) != 0)
            return true;
        return hasHigh() && (IdSet(*this) &= other).hasHigh();
    }

    /// The lowest id in the set; the set must not be empty.
    constexpr IdType first() const
    {
        if (m_words[0])
            return IdType(std::countr_zero(m_words[0]));
        int i = 1;
        while (m_words[i] == 0)
            ++i;
        return IdType(i * 64 + std::countr_zero(m_words[i]));
    }

    /// Calls `visit(id)` for each member in ascending order.
    template <class Visit>
    constexpr void forEach(Visit &&visit) const
    {
        const int filled = hasHigh() ? words : 2;
        for (int i = 0; i < filled; ++i) {
            for (std::uint64_t rest = m_words[i]; rest; rest &= rest - 1)
                visit(IdType(i * 64 + std::countr_zero(rest)));
        }
    }

    constexpr IdSet &operator|=(const IdSet &o)
    {
        for (int i = 0; i < words; ++i)
            m_words[i] |= o.m_words[i];
        return *this;
    }
    constexpr IdSet &operator&=(const IdSet &o)
    {
        for (int i = 0; i < words; ++i)
            m_words[i] &= o.m_words[i];
        return *this;
    }
    constexpr IdSet &operator-=(const IdSet &o)
    {
        for (int i = 0; i < words; ++i)
            m_words[i] &= ~o.m_words[i];
        return *this;
    }
    friend constexpr IdSet operator|(IdSet a, const IdSet &b) { return a |= b; }
    friend constexpr IdSet operator&(IdSet a, const IdSet &b) { return a &= b; }
    friend constexpr IdSet operator-(IdSet a, const IdSet &b) { return a -= b; }
    friend constexpr IdSet operator~(IdSet a)
    {
        for (std::uint64_t &word : a.m_words)
            word = ~word;
        return a;
    }
    friend constexpr bool operator==(const IdSet &, const IdSet &) = default;

private:
    /// Is there a member from 128 on? Most boards have none, so most walks end before.
    constexpr bool hasHigh() const
    {
        std::uint64_t high = 0;
        for (int i = 2; i < words; ++i)
            high |= m_words[i];
        return high != 0;
    }
    static constexpr bool holds(IdType id) { return id.index() < words * 64; }
    /// Is there a place for "none" too, which never is in it? Then any id may be asked for without a question before.
    static constexpr bool holdsNone = IdType().index() < words * 64;
    static_assert(words % 2 == 0 && (holdsNone || words == 2));
    static constexpr int wordOf(IdType id) { return holdsNone ? id.index() >> 6 : id.index() >> 6 & (words - 1); }
    static constexpr std::uint64_t bit(IdType id) { return std::uint64_t(1) << (id.index() & 63); }

    std::uint64_t m_words[words] = {};
};

using ProvinceSet = IdSet<ProvinceId, 6>;
/// On boards of up to `narrowProvinces`, for searches that take time: half the work.
using NarrowProvinceSet = IdSet<ProvinceId, 2>;
inline constexpr int narrowProvinces = 128;
using UnitSet = IdSet<UnitId, 4>;
static_assert(ProvinceId().index() == 6 * 64 - 1 && UnitId().index() == 4 * 64 - 1);

} // namespace entente
