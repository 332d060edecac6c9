#pragma once

#include "base/bits.h"
#include "orders/option.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <memory>
#include <vector>

namespace entente {

/// An option in one number, and copies of many at a time. Whole blocks are copied even where fewer options are wanted,
/// since how many there are is a matter of chance, and a processor that guesses wrong loses as much time as it takes
/// to copy thirty: a copy may read and write `slack` options more than it yields.
namespace optionblocks {

using Word = std::uint32_t;
static_assert(sizeof(Option) == sizeof(Word));
inline constexpr std::size_t slack = 8;

constexpr Word wordOf(Option option)
{
    return std::bit_cast<Word>(option);
}
constexpr Option optionOf(Word word)
{
    return std::bit_cast<Option>(word);
}

/// Copies one block with the pattern laid over each option.
inline void copyBlock(const Word *from, Word pattern, Option *out)
{
    const std::uint64_t laid = pattern | std::uint64_t(pattern) << 32;
    for (std::size_t i = 0; i < slack; i += 2) {
        std::uint64_t pair;
        std::memcpy(&pair, from + i, sizeof pair);
        pair |= laid;
        std::memcpy(static_cast<void *>(out + i), &pair, sizeof pair);
    }
}

/// Copies so many; gives the end of the copy.
inline Option *copy(const Word *from, std::size_t count, Word pattern, Option *out)
{
    for (std::size_t i = 0; i < count; i += slack)
        copyBlock(from + i, pattern, out + i);
    return out + count;
}

/// The same without a pattern, where more than a block is rare.
inline Option *copyFew(const Word *from, std::size_t count, Option *out)
{
    std::memcpy(static_cast<void *>(out), from, slack * sizeof(Word));
    if (count > slack) [[unlikely]]
        std::memcpy(static_cast<void *>(out + slack), from + slack, (count - slack) * sizeof(Word));
    return out + count;
}

} // namespace optionblocks

/// Rows of options that many units share but for an entry or two, written once and copied for each. Every entry is
/// known by an id, of which a row has at most one; a row's entries are added in ascending order of them.
class OptionRows {
public:
    using Word = optionblocks::Word;

    /// Starts over with so many rows and ids from 0 to `ids` - 1; keeps its memory.
    void reset(int rows, int ids)
    {
        m_length = static_cast<std::size_t>(ids);
        const std::size_t entries = static_cast<std::size_t>(rows) * m_length;
        if (entries > m_capacity) {
            m_capacity = entries;
            m_words.reset(new Word[entries + optionblocks::slack + 1]);
            m_positions.reset(new std::uint16_t[entries]);
        }
        if (static_cast<std::size_t>(rows) > m_counts.size())
            m_counts.resize(static_cast<std::size_t>(rows));
        std::fill_n(m_counts.begin(), rows, std::uint16_t(0));
    }

    void add(int row, int id, Word option)
    {
        const std::size_t begin = at(row);
        const std::size_t count = m_counts[static_cast<std::size_t>(row)]++;
        m_positions[begin + static_cast<std::size_t>(id)] = static_cast<std::uint16_t>(count);
        m_words[begin + count] = option;
    }

    std::size_t count(int row) const { return m_counts[static_cast<std::size_t>(row)]; }

    /// Copies the row, but for the entry of this id (which must be there), with the pattern laid over each option: what
    /// it fills in is zero in the row. The last entry takes the place of the one left out. Gives the end of the copy.
    Option *copyWithout(int row, int id, Word pattern, Option *out) const
    {
        Option *const last = optionblocks::copy(&m_words[at(row)], count(row), pattern, out) - 1;
        out[m_positions[at(row) + static_cast<std::size_t>(id)]] = *last;
        return last;
    }

private:
    std::size_t at(int row) const { return static_cast<std::size_t>(row) * m_length; }

    std::size_t m_length = 0;
    std::size_t m_capacity = 0;
    // Not vectors: only what is added is ever written.
    std::unique_ptr<Word[]> m_words;
    std::unique_ptr<std::uint16_t[]> m_positions; ///< by row and id
    std::vector<std::uint16_t> m_counts;
};

} // namespace entente
