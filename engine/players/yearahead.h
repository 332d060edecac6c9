#pragma once

#include "judge/adjudicator.h"
#include "players/seatview.h"
#include "players/stopsign.h"
#include "players/worth.h"

#include <cstdint>
#include <vector>

namespace entente {

/// What retreats or a winter lead to if everybody then plays as OrderGenerators do, until centres have changed hands
/// once more: what a new unit is good for shows a year later. The view must outlive it.
class YearAhead {
public:
    explicit YearAhead(const SeatView &view);

    /// What the seat has then, if these are its orders now: centres, and what its units may take from where they stand.
    /// The same seed lets all others, and the seat in the seasons to come, draw the same lots.
    Amount after(const std::vector<GivenOrder> &own, std::uint64_t seed);

    std::int64_t adjudications() const { return m_adjudications; }

private:
    Amount weigh(const Position &position) const;

    const SeatView &m_view;
    Adjudicator m_judge;
    std::vector<GivenOrder> m_others; ///< what OrderGenerators at the other seats order now
    std::int64_t m_adjudications = 0;
};

/// Of lists of orders that might be given in retreats or a winter the one that fares best in the year ahead, as an
/// index; the first is what an OrderGenerator would order, and stays unless another is better beyond chance.
/// `adjudications` are counted up.
std::size_t bestAhead(const SeatView &view, const std::vector<std::vector<GivenOrder>> &lists, std::uint64_t seed,
                      const StopSign *stop, std::int64_t &adjudications);

} // namespace entente
