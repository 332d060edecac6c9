#pragma once

#include "base/ids.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace entente {

/// A legal order of a unit that is known, in four bytes: what the unit may do, with or for whom, and where.
/// `OptionTable::orderOf` makes the order of it.
struct Option {
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
    Verb verb = Verb::Hold;
    UnitId other;  ///< the supported or carried unit
    RegionId to;   ///< but for holds and supports to hold
    ProvinceId via = {}; ///< sorties: what is flown over; none if the objective is a neighbour

    friend bool operator==(const Option &, const Option &) = default;
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
