#include "document/winteroutlook.h"

#include "judge/adjudicator.h"

#include <algorithm>

namespace entente::app {

const Legality *WinterOutlook::refusalOf(const GivenOrder &given) const
{
    const auto found = std::find(orders.begin(), orders.end(), given);
    const Legality *why = found == orders.end() ? nullptr : &refusals[static_cast<std::size_t>(found - orders.begin())];
    return !why || why->ok() ? nullptr : why;
}

WinterOutlook winterOutlook(const GameDocument &document, std::vector<GivenOrder> seen)
{
    Adjudicator judge(document.game().variantPointer()->board, document.game().rules());
    WinterOutlook outlook{std::move(seen), {}};
    outlook.refusals = judge.adjustments(document.game().position(), outlook.orders).refusals;
    return outlook;
}

} // namespace entente::app
