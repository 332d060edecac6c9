#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace entente {

/// Lots drawn from a seed (SplitMix64): the same seed draws the same lots on every machine, with every library. Saved
/// games keep seeds, for their schedules and for the players at the table, so what a seed draws stays as it is.
class Lots {
public:
    explicit Lots(std::uint64_t seed) : m_state(seed) {}

    std::uint64_t next()
    {
        m_state += 0x9E3779B97F4A7C15u;
        std::uint64_t mixed = m_state;
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
        return mixed ^ mixed >> 31;
    }
    std::size_t below(std::size_t count) { return static_cast<std::size_t>(next() % count); }

    template <class T>
    void shuffle(std::vector<T> &items)
    {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(i)]);
    }

private:
    std::uint64_t m_state;
};

/// A seed for a part of what another seed is for: a power, a phase, a game.
inline std::uint64_t seedFor(std::uint64_t seed, std::uint64_t part)
{
    return Lots(Lots(seed).next() ^ part * 0xD6E8FEB86659FD93u).next();
}

} // namespace entente
