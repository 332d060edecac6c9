#pragma once

#include "judge/adjudicator.h"
#include "players/ordergenerator.h"

#include <vector>

namespace entente {

/// What the outcome of a season of moves counts for a seat, as if centres changed hands now: the centres that it has
/// then, and what its units may take from where they end.
class Appraisal {
public:
    explicit Appraisal(const OrderGenerator &generator);

    /// Of an outcome of the generator's position.
    Amount of(const MovesOutcome &outcome) const;

private:
    Amount ofRaid(const Airborne &flight, const ProvinceSet &held) const;
    static std::size_t slot(ProvinceId province) { return static_cast<std::size_t>(province.index()); }

    const Board &m_board;
    const Position &m_position;
    PowerId m_seat;
    ProvinceSet m_owned;                      ///< what the seat has
    std::vector<Amount> m_takes;              ///< by province: what it counts to have it
    std::vector<std::vector<Amount>> m_worth; ///< by kind of the own units, and region
    ProvinceSet m_posts;                      ///< for builds next winter: more own units are near than of any rival
    int m_due = 0;                            ///< units that are due if centres stay as they are
    std::vector<bool> m_owns;                 ///< by unit: it is the seat's
    std::vector<bool> m_holds;                ///< by unit: where it stands in the end is its power's
};

} // namespace entente
