#pragma once

#include "base/ids.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace entente {

/// A legal order of a unit that is known, in four bytes: what the unit may do, with or for whom, and where.
/// `OptionTable::orderOf` makes the order of it.
class Option {
public:
    enum class Verb : std::uint8_t {
        Hold,
        Move,
        MoveByConvoy,
        SupportHold,
        SupportMove,
        Convoy,
        Invade,
        Bomb,
        CoverHold,
        CoverMove
    };

    /// Verbs and ids of zero leave their bits clear, so that options can be laid over one another.
    constexpr Option(Verb verb = Verb::Hold, UnitId other = {}, RegionId to = {}, ProvinceId via = {})
        : m_word(static_cast<std::uint32_t>(verb) | static_cast<std::uint32_t>(other.index()) << 4
                 | static_cast<std::uint32_t>(to.index()) << 12 | static_cast<std::uint32_t>(via.index()) << 21)
    {
    }

    constexpr Verb verb() const { return static_cast<Verb>(m_word & 15); }
    constexpr UnitId other() const { return UnitId(bits(4, 8)); }   ///< the supported or carried unit
    constexpr RegionId to() const { return RegionId(bits(12, 9)); } ///< but for holds and supports to hold
    /// Sorties: what is flown over; none if the objective is a neighbour.
    constexpr ProvinceId via() const { return ProvinceId(bits(21, 9)); }

    friend constexpr bool operator==(Option, Option) = default;

private:
    constexpr int bits(int from, int count) const { return static_cast<int>(m_word >> from & ((1u << count) - 1)); }

    std::uint32_t m_word;
};

/// Options one after another. Unlike a vector's, its memory is made ready ahead of what is written and stays so when
/// the list is cleared: adding is a plain store.
class OptionList {
public:
    std::size_t size() const { return m_size; }
    const Option *begin() const { return m_memory.data(); }
    const Option *end() const { return m_memory.data() + m_size; }
    void clear() { m_size = 0; }

    /// Makes place for so many more.
    void room(std::size_t more)
    {
        if (m_memory.size() - m_size < more)
            m_memory.resize((m_size + more) * 2);
    }
    /// Only where room was made.
    void add(Option option) { m_memory[m_size++] = option; }

    /// For those who write many at once: where the next option belongs, and where the last one ended.
    Option *next() { return m_memory.data() + m_size; }
    void endAt(const Option *end) { m_size = static_cast<std::size_t>(end - m_memory.data()); }

private:
    std::vector<Option> m_memory;
    std::size_t m_size = 0;
};

} // namespace entente
