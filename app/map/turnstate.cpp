#include "map/turnstate.h"

#include "map/happeningsigns.h"
#include "orders/cities.h"
#include "words/names.h"

#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;
namespace {

MapOrder::State stateFrom(const OrderResult &result)
{
    switch (outcomeOf(result.verdict.reason)) {
    case Outcome::Success: return MapOrder::State::Success;
    case Outcome::Void: return MapOrder::State::Void;
    case Outcome::Failure: break;
    }
    return MapOrder::State::Failure;
}

bool stopsAtItsDestination(Reason reason)
{
    return reason == Reason::Bounced || reason == Reason::LostHeadToHead || reason == Reason::OwnUnit
           || reason == Reason::RetreatClash;
}

/// How long sieges can last, what was bombed, and in winter the routes on which double centres hang.
void addSigns(MapState &state, const Board &board, const Position &position)
{
    std::vector<RegionId> besieged;
    for (const Unit &unit : position.units) {
        if (unit.layer != Layer::Walls)
            continue;
        MapSign sign{MapSign::Kind::Siege, unit.region, QString::number(siegeSeasons - siegeOf(position, unit))};
        sign.clearOf = besieged;
        state.signs.push_back(std::move(sign));
        besieged.push_back(unit.region);
    }
    for (const ProvinceId centre : position.bombed)
        state.signs.push_back({MapSign::Kind::Bombed, board.mainRegion(centre), QString()});
    if (position.phase.stage != Stage::Adjustments)
        return;
    board.centres().forEach([&](ProvinceId centre) {
        const Province &province = board.province(centre);
        if (!province.doubled || position.owner[static_cast<std::size_t>(centre.index())] != province.home)
            return;
        const TradeRoute route = tradeRouteOf(board, position, centre);
        state.routes.push_back({centre, route.seas, route.brokenAt});
    });
}

} // namespace

MapState stateOf(const Board &board, const Position &position)
{
    MapState state;
    state.owner = tints(board, position);
    state.units = mapUnits(board, position);
    addSigns(state, board, position);
    if (position.phase.stage == Stage::Retreats)
        state.contested = position.contested;
    return state;
}

void addFog(MapState &state, const Board &board, const ProvinceSet &seen)
{
    for (int p = 0; p < board.provinceCount(); ++p) {
        if (seen.contains(ProvinceId(p)))
            continue;
        state.shades.push_back({ProvinceId(p), 0, MapShade::Kind::Unseen});
        state.owner[static_cast<std::size_t>(p)] = PowerId(); // whose land it was once says nothing of whose it is
    }
}

MapOrder resultOrder(const Board &board, const Turn &turn, int index)
{
    const OrderResult &result = turn.results[static_cast<std::size_t>(index)];
    MapOrder order;
    order.unit = result.unit;
    order.order = result.order;
    order.state = stateFrom(result);
    order.own = false;
    order.bounced = stopsAtItsDestination(result.verdict.reason);
    order.cut = result.verdict.reason == Reason::Cut || result.verdict.reason == Reason::CutLater
                || result.verdict.reason == Reason::SupportDislodged;
    order.dislodged = result.verdict.dislodged;
    order.fromDislodged = turn.before.phase.stage == Stage::Retreats;
    if (const auto *move = std::get_if<Move>(&result.order.action))
        order.waters.assign(move->waters.begin(), move->waters.end());
    order.slot = slotOf(board, turn.before, result.power, unitRefOf(result.order));
    order.id = index;
    return order;
}

void showStrengths(MapState &state, const Turn &turn)
{
    for (MapOrder &order : state.orders) {
        const Verdict &verdict = turn.results[static_cast<std::size_t>(order.id)].verdict;
        const bool moves = is<Move>(order.order);
        if (verdict.strength == 0 || (!moves && verdict.against == 0))
            continue;
        order.strength = strengthText(verdict.strength);
        if (verdict.against > 0)
            order.strength += u" : "_s + strengthText(verdict.against);
    }
}

MapState resultsOf(const Board &board, const Turn &turn)
{
    MapState state = stateOf(board, turn.after);
    state.contested.clear();
    for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
        const OrderResult &result = turn.results[static_cast<std::size_t>(i)];
        // A unit that nobody ordered stands still; a ring around each would say nothing.
        if (!result.given && is<Hold>(result.order))
            continue;
        state.orders.push_back(resultOrder(board, turn, i));
    }
    if (turn.before.phase.stage == Stage::Adjustments) {
        // What was removed is shown once more, faded.
        for (const Event &event : turn.events) {
            if (const auto *removed = std::get_if<event::Removed>(&event))
                state.units.push_back({.unit = removed->unit, .faded = true});
        }
    }
    addHappenings(state, board, turn);
    return state;
}

void addNotes(MapState &state, const Board &board, const Notes &notes)
{
    for (const Note &note : notes) {
        if (!note.at.valid())
            continue;
        const bool mark = note.text.size() <= 2 && note.text.find_first_not_of("!?") == std::string::npos;
        if (!note.text.empty())
            state.signs.push_back(
                {MapSign::Kind::Note, board.mainRegion(note.at), mark ? fromUtf8(note.text) : QString()});
        if (note.to.valid() && note.to != note.at)
            state.arrows.push_back({note.at, note.to});
        else if (note.text.empty())
            state.rings.push_back(note.at);
    }
}

MapOrder writtenOrder(const Board &board, const Position &position, const GivenOrder &given)
{
    MapOrder order;
    order.unit = Unit{given.power, given.order.kind, given.order.at, given.order.layer};
    order.fromDislodged = position.phase.stage == Stage::Retreats;
    const ProvinceId province = given.order.at.valid() ? board.provinceOf(given.order.at) : ProvinceId();
    const bool shared = province.valid() && board.province(province).unlimited; // with others of another colour
    for (const Unit &unit : position.units) {
        if (!order.fromDislodged && board.provinceOf(unit.region) == province && unit.layer == given.order.layer
            && (unit.power == given.power || !shared))
            order.unit = unit;
    }
    order.order = given.order;
    order.slot = slotOf(board, position, given.power, unitRefOf(given.order));
    if (const auto *move = std::get_if<Move>(&given.order.action))
        order.waters.assign(move->waters.begin(), move->waters.end());
    return order;
}

} // namespace entente::app
