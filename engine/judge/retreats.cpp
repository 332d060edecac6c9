#include "judge/laterphases.h"

#include "map/board.h"
#include "orders/cities.h"
#include "orders/sorties.h"

#include <algorithm>

namespace entente::judge {

namespace {

/// Davis 7: a fleet may go back to where its dislodger, a fleet too, came from, along another coast than the one
/// on which it came.
bool crawls(const Board &board, const Position &position, const MovesOutcome &outcome, UnitId dislodger,
            const Unit &unit, RegionId to)
{
    const Unit &winner = position.units[static_cast<std::size_t>(dislodger.index())];
    if (board.kind(unit.kind).travel != Travel::Sea || board.kind(winner.kind).travel != Travel::Sea)
        return false;
    return outcome.endsIn[static_cast<std::size_t>(dislodger.index())] != unit.region || to != winner.region;
}

bool isCarried(const MovesOutcome &outcome, std::size_t unit)
{
    return !outcome.aboard.empty() && outcome.aboard[unit].valid();
}

UnitId cargoOf(const MovesOutcome &outcome, UnitId ship)
{
    const auto found = std::find(outcome.aboard.begin(), outcome.aboard.end(), ship);
    return found == outcome.aboard.end() ? UnitId() : UnitId(static_cast<int>(found - outcome.aboard.begin()));
}

/// City State 7a, 7h: behind the walls of a centre, if they were empty all season; fleets in ports only.
bool mayGoInside(const Board &board, const MovesOutcome &outcome, const Unit &unit)
{
    return mayStandInside(board, unit) && !outcome.besieged.contains(board.provinceOf(unit.region));
}

/// LiMa 4 and 11: around its base if it stood, around its objective if it flew, as far away as that was.
ProvinceSet squadronRefuges(const Board &board, const Rulebook &rules, const Position &position,
                            const MovesOutcome &outcome, UnitId squadron)
{
    const Unit &unit = position.units[static_cast<std::size_t>(squadron.index())];
    const ProvinceId base = board.provinceOf(unit.region);
    ProvinceSet refuges = airRefuges(board, base, base, 2);
    for (const MovesOutcome::Sortie &sortie : outcome.sorties) {
        if (sortie.unit == squadron)
            refuges = airRefuges(board, base, sortie.objective, sortie.distance);
    }
    if (!rules.squadrons.sparesForeignCentres)
        return refuges;
    const ProvinceSet open = refuges;
    open.forEach([&](ProvinceId place) {
        const PowerId owner = position.owner[static_cast<std::size_t>(place.index())];
        if (board.province(place).centre && owner.valid() && owner != unit.power)
            refuges.erase(place);
    });
    return refuges;
}

} // namespace

std::vector<Adjudicator::Displaced> displacedUnits(const Board &board, const Rulebook &rules, const Position &position,
                                                   const MovesOutcome &outcome)
{
    std::vector<Adjudicator::Displaced> all;
    ProvinceSet occupied;
    bool any = false;
    for (std::size_t u = 0; u < outcome.units.size(); ++u) {
        any = any || outcome.units[u].dislodged;
        const ProvinceId place = board.provinceOf(outcome.endsIn[u]);
        if (!outcome.units[u].dislodged && position.units[u].layer != Layer::Air && !isCarried(outcome, u)
            && !outcome.inside.contains(UnitId(static_cast<int>(u))) && !board.province(place).unlimited)
            occupied.insert(place);
    }
    if (!any)
        return all;
    for (std::size_t u = 0; u < outcome.units.size(); ++u) {
        const Verdict &verdict = outcome.units[u];
        if (!verdict.dislodged)
            continue;
        Unit unit = position.units[u];
        unit.region = outcome.endsIn[u];
        const ProvinceId origin = outcome.struckFrom.empty()
                                      ? board.provinceOf(position.units[verdict.dislodger.index()].region)
                                      : outcome.struckFrom[u];
        const bool byConvoy = outcome.convoyed.contains(verdict.dislodger);
        Adjudicator::Displaced displaced{UnitId(static_cast<int>(u)), origin, {}};
        if (!board.power(unit.power).playable) { // nobody leads its retreat
            all.push_back(std::move(displaced));
            continue;
        }
        if (board.kind(unit.kind).flying == Flying::Sorties) {
            const ProvinceSet closed = occupied | outcome.contested;
            (squadronRefuges(board, rules, position, outcome, displaced.unit) - closed).forEach([&](ProvinceId place) {
                if (place != origin)
                    displaced.retreats.push_back(board.mainRegion(place));
            });
            all.push_back(std::move(displaced));
            continue;
        }
        displaced.cargo = cargoOf(outcome, displaced.unit);
        for (const RegionId region : board.neighbours(board.kind(unit.kind).travel, unit.region)) {
            const ProvinceId place = board.provinceOf(region);
            if (displaced.cargo.valid() && !board.isSea(place)) // an army aboard keeps its fleet at sea (Davis 6)
                continue;
            if (occupied.contains(place) || outcome.contested.contains(place) || !mayEnter(board, unit.power, place))
                continue;
            if (place == origin && !(byConvoy && rules.retreatToConvoyOrigin)
                && !(rules.orders.coastalCrawl && rules.crawl.retreat
                     && crawls(board, position, outcome, verdict.dislodger, unit, region)))
                continue;
            displaced.retreats.push_back(region);
        }
        if (rules.orders.walls && mayGoInside(board, outcome, unit))
            displaced.retreats.push_back(unit.region);
        std::sort(displaced.retreats.begin(), displaced.retreats.end());
        all.push_back(std::move(displaced));
    }
    return all;
}

namespace {

/// The retreat that the order means: the region itself, or the only coast open in its province.
RegionId openRetreat(const Board &board, const Rulebook &rules, const Position &position,
                     const DislodgedUnit &dislodged, RegionId to, Refusal &why)
{
    why = to == dislodged.unit.region ? wallsRefusal(board, position, dislodged.unit) : Refusal::RetreatClosed;
    RegionId only;
    int matches = 0;
    for (const RegionId region : dislodged.retreats) {
        if (region == to)
            return region;
        if (board.provinceOf(region) == board.provinceOf(to)) {
            only = region;
            ++matches;
        }
    }
    if (matches == 0)
        return RegionId();
    const bool byKeel = board.kind(dislodged.unit.kind).travel == Travel::Sea;
    if (to != board.mainRegion(board.provinceOf(to))
        && (byKeel || rules.orders.armyCoast == OrderRules::ArmyCoast::Void)) {
        why = Refusal::CoastWrong;
        return RegionId();
    }
    if (matches > 1) {
        why = Refusal::CoastUnclear;
        return RegionId();
    }
    return only;
}

/// The unit that a retreat speaks to. Where several alike wait in one place, orders without a number are given out
/// in turn.
int dislodgedFor(const Board &board, const Position &position, const GivenOrder &given, const std::vector<int> &orderOf)
{
    const Order &order = given.order;
    if (!order.at.valid())
        return -1;
    const ProvinceId place = board.provinceOf(order.at);
    const int first = dislodgedIn(board, position, place, given.power, order.number);
    if (order.number > 0 || first < 0 || orderOf[static_cast<std::size_t>(first)] < 0)
        return first;
    for (int number = 2;; ++number) {
        const int next = dislodgedIn(board, position, place, given.power, number);
        if (next < 0)
            return first;
        if (orderOf[static_cast<std::size_t>(next)] < 0)
            return next;
    }
}

/// The place that such a refusal speaks of: of the unit, or where it was to go.
ProvinceId placeRefused(const Board &board, const Order &order, Refusal why)
{
    const Retreat *retreat = std::get_if<Retreat>(&order.action);
    const bool ofUnit = why == Refusal::NotDislodged || why == Refusal::NotYours || why == Refusal::WrongKind;
    const RegionId where = retreat && !ofUnit ? retreat->to : order.at;
    return where.valid() ? board.provinceOf(where) : ProvinceId();
}

} // namespace

void judgeRetreats(const Board &board, const Rulebook &rules, const Position &position,
                   std::span<const GivenOrder> orders, RetreatsOutcome &out)
{
    const std::size_t count = position.dislodged.size();
    out.orders.assign(orders.size(), Verdict());
    out.units.assign(count, Verdict());
    out.orderOf.assign(count, -1);
    out.endsIn.assign(count, RegionId());
    out.completed.resize(orders.size());

    const auto refuse = [](Verdict &verdict, Refusal why) {
        verdict.reason = Reason::Illegal;
        verdict.refusal = why;
    };
    std::vector<int> unitOf(orders.size(), -1);
    for (std::size_t i = 0; i < orders.size(); ++i) {
        const GivenOrder &given = orders[i];
        Order &order = out.completed[i] = given.order;
        const int d = dislodgedFor(board, position, given, out.orderOf);
        if (d < 0) {
            refuse(out.orders[i], Refusal::NotDislodged);
            continue;
        }
        const DislodgedUnit &dislodged = position.dislodged[d];
        if (dislodged.unit.power != given.power) {
            refuse(out.orders[i], Refusal::NotYours);
            continue;
        }
        if (out.orderOf[d] >= 0) {
            if (orders[out.orderOf[d]].order == given.order) {
                unitOf[i] = d;
                continue;
            }
            out.endsIn[d] = RegionId();
            refuse(out.units[d], Refusal::OrderedTwice);
            unitOf[i] = d;
            continue;
        }
        out.orderOf[d] = static_cast<int>(i);
        unitOf[i] = d;
        order.at = dislodged.unit.region;
        if (order.kind.valid() && order.kind != dislodged.unit.kind) {
            refuse(out.units[d], Refusal::WrongKind);
        } else if (is<Disband>(order)) {
            order.kind = dislodged.unit.kind;
            out.units[d].reason = Reason::Disbands;
        } else if (const Retreat *retreat = std::get_if<Retreat>(&order.action)) {
            order.kind = dislodged.unit.kind;
            Refusal why = Refusal::None;
            const RegionId to = openRetreat(board, rules, position, dislodged, retreat->to, why);
            if (to.valid()) {
                order.action = Retreat{to};
                out.endsIn[d] = to;
                out.units[d].reason = Reason::Retreats;
            } else {
                refuse(out.units[d], why);
            }
        } else {
            refuse(out.units[d], Refusal::WrongPhase);
        }
    }
    // Units that make for the same province destroy each other (1971 XIII).
    std::vector<RegionId> wanted = out.endsIn;
    for (std::size_t d = 0; d < count; ++d) {
        if (out.units[d].reason == Reason::Pending)
            out.units[d].reason = Reason::NoOrder;
        if (!wanted[d].valid())
            continue;
        for (std::size_t other = 0; other < count; ++other) {
            if (other != d && wanted[other].valid() && board.provinceOf(wanted[other]) == board.provinceOf(wanted[d])
                && !board.province(board.provinceOf(wanted[d])).unlimited) {
                out.units[d].reason = Reason::RetreatClash;
                out.units[d].other = UnitId(static_cast<int>(other));
                out.endsIn[d] = RegionId();
                break;
            }
        }
    }
    out.refusals.assign(orders.size(), Legality());
    for (std::size_t i = 0; i < orders.size(); ++i) {
        if (unitOf[i] >= 0)
            out.orders[i] = out.units[unitOf[i]];
        if (out.orders[i].reason == Reason::Illegal)
            out.refusals[i] = {out.orders[i].refusal, placeRefused(board, orders[i].order, out.orders[i].refusal)};
    }
}

} // namespace entente::judge
