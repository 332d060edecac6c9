#pragma once

#include "sheet/mapstate.h"
#include "orders/composer.h"

#include <QString>

#include <vector>

namespace entente::app {

/// What a bomber's path that is being written shows on the map (1939 III 33 to 44): all that can still be reached with
/// its cost, where the flight may end, and its legs with the range that is left after each.
struct FlightPlan {
    const Board &board;
    const Position &position;
    std::vector<GivenOrder> known; ///< orders that the writer may see: they take runways and give leave
    PowerId power;

    /// Adds shades, signs and the path so far: of `pointed`, which is the draft with the place pointed at. Does nothing
    /// for a draft that is no such flight.
    void decorate(MapState &state, const Composer::Draft &draft, const Composer::Draft &pointed) const;
    /// Where the path ends now, and whether the bomber may come down there. Empty before the first leg.
    QString landing(const Composer::Draft &draft) const;

private:
    bool isFlight(const Composer::Draft &draft) const;
};

} // namespace entente::app
