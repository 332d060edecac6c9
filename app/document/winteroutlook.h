#pragma once

#include "document/gamedocument.h"

namespace entente::app {

/// What the judge would make of a winter's orders if nobody wrote another.
struct WinterOutlook {
    std::vector<GivenOrder> orders;
    std::vector<Legality> refusals; ///< one an order: why it would not count

    /// Why the order as it is written would not count; null where it would, or is none of these.
    const Legality *refusalOf(const GivenOrder &given) const;
};

/// The outlook on the document's present phase with the orders that the asker may see; gifts of others may yet change
/// it.
WinterOutlook winterOutlook(const GameDocument &document, std::vector<GivenOrder> seen);

} // namespace entente::app
