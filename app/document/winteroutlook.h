#pragma once

#include "document/gamedocument.h"

namespace entente::app {

/// What the judge would make of a winter's orders if nobody wrote another. `orders` are those that the asker may see,
/// so gifts of others may yet change it.
struct WinterOutlook {
    std::vector<GivenOrder> orders;
    std::vector<Verdict> verdicts; ///< one an order

    /// Of the order as it is written; null where it is none of these.
    const Verdict *of(const GivenOrder &given) const;
};

WinterOutlook winterOutlook(const GameDocument &document, std::vector<GivenOrder> seen);

} // namespace entente::app
