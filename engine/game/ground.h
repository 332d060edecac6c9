#pragma once

#include "judge/incremental.h"

namespace entente {

/// The provinces in which something happens that matters for what is asked about.
struct Ground {
    ProvinceSet whole; ///< all that happens there: who comes, how strong, who stays
    ProvinceSet cuts;  ///< only whether somebody attacks there: a support of somebody there matters

    friend bool operator==(const Ground &, const Ground &) = default;
};

/// What one order of one unit has to do with a ground, whoever else orders what.
///
/// On plain boards: a unit matters that stands on the ground or moves to it, and whoever helps one that does. If it
/// stands there it matters whether it gets away, so what happens where it goes does too; of one that comes from
/// elsewhere, only that it comes. Of a support it matters who attacks it. Where an order hangs on which fleets there
/// are, on boards with more features, and in sequence, what an order touches is its footprint (IncrementalJudge), and
/// whoever touches the ground is on it with all of that.
class Bearing {
public:
    Bearing(const IncrementalJudge &judge, const JudgedSeason &season, UnitId unit, const Order &order);

    bool touches(const Ground &ground) const
    {
        return m_felt.intersects(ground.whole) || m_attacks.intersects(ground.cuts);
    }
    /// Adds what matters then; false if all of it was there.
    bool addTo(Ground &ground) const;
    /// The ground of what becomes of the order itself.
    const Ground &ownGround() const { return m_own; }

private:
    ProvinceId m_home;
    ProvinceSet m_felt;    ///< where it is felt
    ProvinceSet m_attacks; ///< where it cuts supports
    ProvinceSet m_with;    ///< what joins the ground with it
    ProvinceSet m_leaves;  ///< what joins it if the unit stands on it
    ProvinceId m_backs;    ///< a support: where its help counts
    Ground m_own;
};

} // namespace entente
