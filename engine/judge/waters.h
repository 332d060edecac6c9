#pragma once

#include "map/board.h"
#include "map/convoywaters.h"
#include "map/routes.h"
#include "orders/position.h"

namespace entente::judge {

/// Where the fleets now at sea could carry armies, whatever they are ordered. Looks for the fleets only when a phase
/// asks for them.
class Waters {
public:
    explicit Waters(const Board &board);

    /// Forgets the last phase.
    void reset() { m_known = false; }

    /// Do fleets on the board now lie so that an army could be carried between the two provinces?
    bool couldCarry(const Position &position, ProvinceId from, ProvinceId to);
    /// Does this fleet lie on some chain of the fleets on the board that joins the two?
    bool couldCarry(const Position &position, ProvinceId fleet, ProvinceId from, ProvinceId to);

    /// The same without the help of the unit in this place.
    bool couldCarryWithout(const Position &position, ProvinceId helper, ProvinceId from, ProvinceId to);
    /// Does it lie on a chain of them in which none is superfluous?
    bool useful(const Position &position, ProvinceId fleet, ProvinceId from, ProvinceId to);

private:
    void fill(const Position &position);

    const Board &m_board;
    bool m_everyoneThereConvoys = true;
    ProvinceSet m_fleets;
    ConvoyWaters m_lanes; ///< of these fleets
    bool m_known = false;
    bool m_lanesKnown = false;
};

} // namespace entente::judge
