#include "tools/flightplan.h"

#include "orders/tours.h"
#include "words/names.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace entente::app {

namespace {

struct Flights {
    Q_DECLARE_TR_FUNCTIONS(Flights)
};

/// Half points as "2.5".
QString pointsText(int halves)
{
    return QLocale().toString(halves / 2.0, 'f', halves % 2);
}

MapSign::Kind signOf(Runway runway)
{
    switch (runway) {
    case Runway::Own: return MapSign::Kind::MayLand;
    case Runway::ByLeave: return MapSign::Kind::MayLandByLeave;
    case Runway::Taken: return MapSign::Kind::LandingTaken;
    case Runway::Sea:
    case Runway::Neutral:
    case Runway::NoLeave: break;
    }
    return MapSign::Kind::Reach;
}

} // namespace

bool FlightPlan::isFlight(const Composer::Draft &draft) const
{
    return draft.unit.valid() && draft.layer == Layer::Air && position.phase.stage == Stage::Moves;
}

void FlightPlan::decorate(MapState &state, const Composer::Draft &draft, const Composer::Draft &pointed) const
{
    if (!isFlight(draft))
        return;
    const Unit bomber{power, draft.kind, draft.unit, draft.layer};
    const Flight &flight = draft.flight;
    const int range = tourRange(board, draft.kind, position.phase);
    const int spent = tourCost(board, flight);
    const ProvinceId here = flight.path.empty() ? board.provinceOf(draft.unit) : flight.path.back();
    const bool choosesTarget = draft.verb == Verb::Support;
    const FlightTable &flights = board.flights();
    for (int p = 0; p < board.provinceCount(); ++p) {
        const ProvinceId place(p);
        const bool passed = std::find(flight.path.begin(), flight.path.end(), place) != flight.path.end();
        if (place == here || passed || !flights.reaches(here, place, choosesTarget ? 0 : range - spent))
            continue;
        const int cost = spent + flights.cost(here, place);
        state.shades.push_back({place, std::clamp(3 - 4 * (cost - spent - 1) / std::max(1, range - spent), 0, 3)});
        state.signs.push_back(
            {signOf(runwayAt(board, position, known, bomber, place)), board.mainRegion(place), pointsText(cost)});
    }
    const Flight &shown = isFlight(pointed) && !pointed.flight.path.empty() ? pointed.flight : flight;
    if (shown.path.empty())
        return;
    MapOrder order;
    order.unit = bomber;
    order.order = {draft.kind, draft.unit, draft.layer, shown};
    order.state = MapOrder::State::Draft;
    int left = range;
    for (const ProvinceId place : shown.path) {
        left -= legCost(board, place);
        order.legNotes.push_back(Flights::tr("%1 left", "range left after a leg of a flight").arg(pointsText(left)));
    }
    std::erase_if(state.orders, [&](const MapOrder &other) {
        return other.unit.region == bomber.region && other.unit.layer == Layer::Air;
    });
    state.orders.push_back(order);
}

QString FlightPlan::landing(const Composer::Draft &draft) const
{
    if (!isFlight(draft) || draft.flight.path.empty() || draft.verb == Verb::Support)
        return {};
    const ProvinceId end = draft.flight.path.back();
    const auto holder = [&] { return powerName(board, position.holder[static_cast<std::size_t>(end.index())]); };
    switch (runwayAt(board, position, known, {power, draft.kind, draft.unit, draft.layer}, end)) {
    case Runway::Own: return Flights::tr("Yours: it may land.");
    case Runway::ByLeave: return Flights::tr("It may land with permission from %1.").arg(holder());
    case Runway::Taken: return Flights::tr("Another bomber will be there.");
    case Runway::NoLeave: return Flights::tr("Land of %1: only with permission.").arg(holder());
    case Runway::Neutral: return Flights::tr("Neutral land: no landing unless you take it.");
    case Runway::Sea: break;
    }
    return Flights::tr("Sea: it must fly on.");
}

} // namespace entente::app
