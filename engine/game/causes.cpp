#include "game/causes.h"

#include "game/play.h"

#include <algorithm>

namespace entente {

namespace {

/// Those who cut a support or a part of it, and those who weaken a unit whose strength is told.
std::vector<UnitId> namedBeside(const OrderResult &result)
{
    std::vector<UnitId> named;
    const Reason reason = result.verdict.reason;
    if (reason == Reason::Cut || reason == Reason::Supports || reason == Reason::CutLater)
        named = result.evidence.culprits;
    if (comparesStrengths(result.verdict) || result.route.fought()) {
        for (const Evidence::Side &side : result.evidence.sides) {
            if (!side.parts.empty() && side.parts.front().fights())
                named.insert(named.end(), side.parts.front().by.begin(), side.parts.front().by.end());
        }
    }
    std::sort(named.begin(), named.end());
    named.erase(std::unique(named.begin(), named.end()), named.end());
    return named;
}

/// A verdict with the figures that belong to it and no others.
Verdict told(Verdict verdict)
{
    if (!comparesStrengths(verdict))
        verdict.strength = verdict.against = 0;
    verdict.byConvoy = verdict.byConvoy && verdict.reason == Reason::ParadoxHeld; // else the reason says so
    switch (verdict.reason) {
    case Reason::Flies: // what these met is told with the flight
    case Reason::Lands:
    case Reason::Raids:
    case Reason::Diverted:
    case Reason::Aborted:
    case Reason::BaseLost: verdict.other = UnitId(); break;
    default: break;
    }
    return verdict;
}

/// The same result in another turn from the same position; none if it is not there.
const OrderResult *counterpart(const Turn &turn, const OrderResult &result)
{
    const OrderResult *found = nullptr;
    for (const OrderResult &other : turn.results) {
        const bool same = result.id.valid() ? other.id == result.id && other.power == result.power
                                            : other.power == result.power && other.unit == result.unit;
        if (!same)
            continue;
        if (other.order == result.order)
            return &other;
        found = found ? found : &other;
    }
    return found;
}

const FlightReport *flightOf(const Turn &turn, const OrderResult &result)
{
    return reportOn(turn, static_cast<int>(&result - turn.results.data()));
}

bool flewAlike(const FlightReport *one, const FlightReport *other)
{
    if (!one || !other)
        return one == other;
    FlightReport known = *other;
    known.result = one->result;
    if (one->lost() && known.lost()) { // where it could not land is not told of one whose base is gone
        known.bound = one->bound;
        known.closed = one->closed;
        known.owner = one->owner;
    }
    return *one == known;
}

/// Its absence leaves the unit where an order to hold does.
bool changesNothing(const OrderResult &result)
{
    return result.asked < 0 || is<Hold>(result.order)
           || (result.verdict.reason == Reason::Illegal && result.verdict.refusal != Refusal::OrderedTwice);
}

} // namespace

bool isToldAlike(const OrderResult &one, const OrderResult &other)
{
    return told(one.verdict) == told(other.verdict) && one.route == other.route && one.why.refusal == other.why.refusal
           && one.why.where == other.why.where && one.why.asked == other.why.asked
           && one.why.allowed == other.why.allowed && namedBeside(one) == namedBeside(other);
}

void findCauses(Adjudicator &judge, const Variant &variant, Turn &turn)
{
    for (OrderResult &result : turn.results)
        result.because.clear();
    for (std::size_t cause = 0; cause < turn.results.size(); ++cause) {
        if (changesNothing(turn.results[cause]))
            continue;
        std::vector<GivenOrder> others = turn.orders;
        others.erase(others.begin() + turn.results[cause].asked);
        const Turn without = playPhase(judge, variant, turn.before, std::move(others));
        for (OrderResult &result : turn.results) {
            const OrderResult *other = counterpart(without, result);
            if (&result == &turn.results[cause] || !other
                || (isToldAlike(result, *other) && flewAlike(flightOf(turn, result), flightOf(without, *other))))
                continue;
            result.because.push_back(static_cast<int>(cause));
        }
    }
}

} // namespace entente
