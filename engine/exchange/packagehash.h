#pragma once

#include "orders/position.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace entente {

/// The number by which the Python package `diplomacy` knows a position (its `zobrist_hash`): units, dislodged units,
/// owned centres and home centres have a number each, and the position's is what is left of them by "exclusive or". The
/// numbers are those that Python's generator gives after a seed made of the board's centres.
class PackageHash {
public:
    /// `nameOf`: a region as that package calls it, in capitals: "STP/SC".
    PackageHash(const Board &board, const std::function<std::string(RegionId)> &nameOf);

    /// As text: it is larger than what JSON's readers take for a whole number.
    std::string of(const Position &position) const;

private:
    using Row = std::vector<std::uint64_t>;

    std::uint64_t unitHash(const Unit &unit, const std::vector<Row> &kinds, const std::vector<Row> &owners) const;

    const Board &m_board;
    std::vector<std::size_t> m_place; ///< by region: where it stands in the alphabet
    std::vector<std::size_t> m_power; ///< by power, likewise
    std::vector<Row> m_kinds;         ///< army and fleet, by place
    std::vector<Row> m_units;         ///< by power and place, as all below
    std::vector<Row> m_dislodgedKinds;
    std::vector<Row> m_dislodged;
    std::vector<Row> m_centres;
    std::vector<Row> m_homes;
};

} // namespace entente
