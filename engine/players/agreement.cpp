#include "players/agreement.h"

#include <algorithm>

namespace entente {

namespace {

constexpr int yearsToPlay = 4;

bool leadsAlone(const SeatView &view)
{
    const int own = centreCountOf(view.position(), view.seat());
    for (int p = 0; p < view.board().powerCount(); ++p) {
        if (PowerId(p) != view.seat() && centreCountOf(view.position(), PowerId(p)) >= own)
            return false;
    }
    return true;
}

bool isStuck(const SeatView &view)
{
    return view.history().size() == SeatView::seasonsRemembered
           && std::all_of(view.history().begin(), view.history().end(),
                          [&](const ToldSeason &season) { return season.before.owner == view.position().owner; });
}

} // namespace

bool agreesTo(const SeatView &view, const Ending &ending)
{
    const Position &position = view.position();
    const int own = centreCountOf(position, view.seat());
    if (ending.kind == Ending::Kind::Concession) {
        const PowerId other = ending.powers.empty() ? PowerId() : ending.powers.front();
        const int theirs = other.valid() ? centreCountOf(position, other) : 0;
        return other.valid() && 4 * theirs >= 3 * view.centresToWin(other) && theirs >= 2 * own;
    }
    const bool shares = std::find(ending.powers.begin(), ending.powers.end(), view.seat()) != ending.powers.end();
    const bool late = position.phase.year >= view.variant().start.phase.year + yearsToPlay;
    return shares && !leadsAlone(view) && (late || isStuck(view));
}

} // namespace entente
