#include "exchange/packagehash.h"
#include "map/board.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace entente {

namespace {

/// Python's generator of chance: the Mersenne Twister, seeded from an array of one word, as `random.seed(int)` does it
/// and the standard library's does not.
class PythonChance {
public:
    explicit PythonChance(std::uint32_t key)
    {
        m_state[0] = 19650218;
        for (std::uint32_t i = 1; i < size; ++i)
            m_state[i] = 1812433253u * (m_state[i - 1] ^ (m_state[i - 1] >> 30)) + i;
        std::uint32_t at = 1;
        const auto step = [&] {
            if (++at == size) {
                m_state[0] = m_state[size - 1];
                at = 1;
            }
        };
        for (std::uint32_t i = 0; i < size; ++i, step())
            m_state[at] = (m_state[at] ^ ((m_state[at - 1] ^ (m_state[at - 1] >> 30)) * 1664525u)) + key;
        for (std::uint32_t i = 0; i < size - 1; ++i, step())
            m_state[at] = (m_state[at] ^ ((m_state[at - 1] ^ (m_state[at - 1] >> 30)) * 1566083941u)) - at;
        m_state[0] = 0x80000000u;
    }

    /// From 1 to 2^63 - 1: `randint(1, sys.maxsize)`.
    std::uint64_t number()
    {
        constexpr std::uint64_t width = (std::uint64_t(1) << 63) - 1;
        for (;;) {
            const std::uint64_t low = word();
            const std::uint64_t drawn = low | (std::uint64_t(word() >> 1) << 32);
            if (drawn < width)
                return drawn + 1;
        }
    }

private:
    static constexpr std::uint32_t size = 624;
    static constexpr std::uint32_t shift = 397;

    std::uint32_t word()
    {
        if (m_next == size) {
            for (std::uint32_t i = 0; i < size; ++i) {
                const std::uint32_t y = (m_state[i] & 0x80000000u) | (m_state[(i + 1) % size] & 0x7fffffffu);
                m_state[i] = m_state[(i + shift) % size] ^ (y >> 1) ^ (y & 1 ? 0x9908b0dfu : 0);
            }
            m_next = 0;
        }
        std::uint32_t y = m_state[m_next++];
        y ^= y >> 11;
        y ^= (y << 7) & 0x9d2c5680u;
        y ^= (y << 15) & 0xefc60000u;
        return y ^ (y >> 18);
    }

    std::array<std::uint32_t, size> m_state{};
    std::uint32_t m_next = size;
};

/// Sorts after every known name.
const std::string behindAll = "\xff";

/// By each name: its place in the alphabet.
std::vector<std::size_t> ranks(const std::vector<std::string> &names)
{
    std::vector<std::string> sorted = names;
    std::sort(sorted.begin(), sorted.end());
    std::vector<std::size_t> places;
    for (const std::string &name : names)
        places.push_back(
            static_cast<std::size_t>(std::lower_bound(sorted.begin(), sorted.end(), name) - sorted.begin()));
    return places;
}

} // namespace

PackageHash::PackageHash(const Board &board, const std::function<std::string(RegionId)> &nameOf) : m_board(board)
{
    std::vector<std::string> places;
    std::size_t open = 0;
    for (int r = 0; r < board.regionCount(); ++r) {
        const bool shut = board.province(board.provinceOf(RegionId(r))).terrain == Terrain::Impassable;
        places.push_back(shut ? behindAll : nameOf(RegionId(r)));
        open += !shut;
    }
    m_place = ranks(places);
    std::vector<std::string> powers;
    std::size_t playing = 0;
    for (const Power &power : board.powers()) {
        std::string name = power.name;
        std::transform(name.begin(), name.end(), name.begin(),
                       [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        powers.push_back(power.playable ? name : behindAll);
        playing += power.playable;
    }
    m_power = ranks(powers);

    std::vector<std::string> centres;
    board.centres().forEach([&](ProvinceId centre) { centres.push_back(nameOf(board.mainRegion(centre))); });
    std::sort(centres.begin(), centres.end());
    std::uint32_t seed = 12345 + static_cast<std::uint32_t>(open);
    std::uint32_t weight = 1;
    const auto count = [&](char c) {
        seed += static_cast<unsigned char>(c) * weight;
        weight *= 7;
    };
    for (std::size_t i = 0; i < centres.size(); ++i) {
        if (i > 0)
            count('-');
        std::for_each(centres[i].begin(), centres[i].end(), count);
    }
    PythonChance chance(seed);
    const auto table = [&](std::size_t rows) {
        std::vector<Row> all(rows, Row(open));
        for (Row &row : all)
            std::generate(row.begin(), row.end(), [&] { return chance.number(); });
        return all;
    };
    m_kinds = table(2);
    m_units = table(playing);
    m_dislodgedKinds = table(2);
    m_dislodged = table(playing);
    m_centres = table(playing);
    m_homes = table(playing);
}

std::uint64_t PackageHash::unitHash(const Unit &unit, const std::vector<Row> &kinds,
                                    const std::vector<Row> &owners) const
{
    if (!m_board.power(unit.power).playable)
        return 0;
    const std::size_t place = m_place[static_cast<std::size_t>(unit.region.index())];
    const bool army = m_board.kind(unit.kind).letter == "A";
    return kinds[army ? 0 : 1][place] ^ owners[m_power[static_cast<std::size_t>(unit.power.index())]][place];
}

std::string PackageHash::of(const Position &position) const
{
    std::uint64_t hash = 0;
    for (const Unit &unit : position.units)
        hash ^= unitHash(unit, m_kinds, m_units);
    for (const DislodgedUnit &dislodged : position.dislodged)
        hash ^= unitHash(dislodged.unit, m_dislodgedKinds, m_dislodged);
    m_board.centres().forEach([&](ProvinceId centre) {
        if (m_board.province(centre).terrain == Terrain::Impassable) // a file may say so
            return;
        const std::size_t place = m_place[static_cast<std::size_t>(m_board.mainRegion(centre).index())];
        const auto add = [&](PowerId power, const std::vector<Row> &rows) {
            if (power.valid() && m_board.power(power).playable)
                hash ^= rows[m_power[static_cast<std::size_t>(power.index())]][place];
        };
        add(position.owner[static_cast<std::size_t>(centre.index())], m_centres);
        add(m_board.province(centre).home, m_homes);
    });
    return std::to_string(hash);
}

} // namespace entente
