#include "document/winteroutlook.h"

#include "judge/adjudicator.h"

#include <algorithm>

namespace entente::app {

const Verdict *WinterOutlook::of(const GivenOrder &given) const
{
    const auto found = std::find(orders.begin(), orders.end(), given);
    return found == orders.end() ? nullptr : &verdicts[static_cast<std::size_t>(found - orders.begin())];
}

WinterOutlook winterOutlook(const GameDocument &document, std::vector<GivenOrder> seen)
{
    Adjudicator judge(document.game().variantPointer()->board, document.game().rules());
    WinterOutlook outlook{std::move(seen), {}};
    outlook.verdicts = judge.adjustments(document.game().position(), outlook.orders).orders;
    return outlook;
}

} // namespace entente::app
