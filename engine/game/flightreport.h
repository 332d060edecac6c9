#pragma once

#include "judge/evidence.h"
#include "orders/order.h"
#include "orders/position.h"

#include <vector>

namespace entente {

class Board;
struct Turn;
namespace judge {
struct Landing;
}

/// What became of a bomber in one phase: its mission, where it came down, and why not as ordered (1939 III 38 to 44).
/// Missions are flown in the phase of moves; landings and raids follow the retreats, and where there are any they are
/// told in the phase of retreats.
struct FlightReport {
    enum class Task : std::uint8_t {
        None, ///< it only moved, or it stood; or its mission was told before the retreats
        Done,
        Useless, ///< it supported what was not ordered so: it flew all the same (ruling B3)
        GivenUp, ///< it is back at its base
        Pending, ///< a raid that is flown after the retreats
    };
    using Cause = FlightCause;

    Unit unit; ///< at its base
    Mission mission = Mission();
    ProvinceId over;  ///< where the mission is carried out
    ProvinceId bound; ///< where it was to land: its base, if it stood
    int result = -1;  ///< its order, an index into Turn::results; -1: it had none in this phase
    Task task = Task::None;
    Unit target;                ///< the unit that it supports or whose support it cuts; without a kind: none
    bool landed = false;        ///< false while retreats are to come first
    ProvinceId at;              ///< where it is then; none: it is lost
    Cause cause = Cause::None;  ///< of a mission given up, of another landing than ordered, of its loss
    Cause closed = Cause::None; ///< what was wrong with the place where it was ordered to land
    Unit culprit;               ///< whom these speak of; without a kind: none
    PowerId owner;              ///< whose land it could not land on, if anybody's
    PowerId baseOwner;          ///< of one that is lost: whose its base is

    /// It came down elsewhere than it was ordered to, and not because it gave its mission up.
    bool diverted() const { return landed && at.valid() && task != Task::GivenUp && at != bound; }
    bool lost() const { return landed && !at.valid(); }

    friend bool operator==(const FlightReport &, const FlightReport &) = default;
};

/// The report on the order with this index; null where it is none of a bomber that flew or was lost.
const FlightReport *reportOn(const Turn &turn, int result);

/// Begins the reports of a phase, once its results are there: missions, and who is in the air.
void reportMissions(const Board &board, Turn &turn);
/// Completes them, and the verdicts on flights, with where bombers came down.
void reportLandings(const Board &board, const std::vector<judge::Landing> &landings, Turn &turn);

} // namespace entente
