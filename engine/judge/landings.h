#pragma once

#include "judge/evidence.h"
#include "judge/verdict.h"
#include "map/board.h"
#include "orders/order.h"
#include "rules/rulebook.h"

#include <span>
#include <vector>

namespace entente::judge {

/// Where a bomber comes down, and why there (1939 III 42 to 44).
struct Landing {
    Unit unit;            ///< at its base
    ProvinceId at;        ///< none: it is lost with its base
    bool flew = false;    ///< else it stood
    bool aborted = false; ///< it is back at its base, and its mission had no effect
    bool raided = false;  ///< its raid was flown
    /// Of a flight, had it been told that it flies: what became of it.
    Reason reason = Reason::Lands;
    FlightCause cause = FlightCause::None;  ///< why its mission was given up, or why it is lost
    FlightCause closed = FlightCause::None; ///< why it did not land where it was ordered to
    Unit culprit = {};                      ///< whom either speaks of; without a kind: nobody
    PowerId owner = {};                     ///< whose the place is that it could not land in
    PowerId baseOwner = {};                 ///< whose its base is, of one that is lost with it
};

/// What there is to settle: bombers that fly and bombers that stand, and whom they may visit.
struct LandingField {
    std::span<const Unit> bombers;      ///< sorted
    std::span<const Airborne> airborne; ///< sorted
    std::span<const Leave> leaves;
    std::span<const PowerId> holder;  ///< by province: who owns the land
    std::span<const PowerId> earlier; ///< the same when the phase began
    std::span<const Unit> ground;     ///< armies and fleets where they stand now, ...
    ProvinceSet held;                 ///< ... and where that is
    bool untold = false;              ///< nobody asks why: `earlier` and `ground` may be empty
};

/// Settles the landings of every bomber, in their order. Two that want one place both go to their next (ruling B14); a
/// mission that ends at its base that way is aborted, and the others are settled again without it. What `landings` held
/// is gone.
void settleLandings(const Board &board, const LandingField &field, std::vector<Landing> &landings);
/// The same for a position whose retreats and occupation are done, those that stand among them, in the order of the
/// units; `before` is the position in which the phase began.
std::vector<Landing> settleLandings(const Board &board, const Rulebook &rules, const Position &before,
                                    const Position &position);

/// Where a centre is land of its owner since autumn, that owner takes the place of whoever was there last (ruling B9).
void ownCentresSinceAutumn(const Board &board, const Rulebook &rules, const Position &position,
                           std::vector<PowerId> &holder);

} // namespace entente::judge
