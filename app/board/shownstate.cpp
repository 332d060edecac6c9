#include "board/shownstate.h"

#include "game/explain.h"
#include "map/turnstate.h"

#include <algorithm>

namespace entente::app {

namespace {

void addPresentOrders(MapState &state, const GameDocument &document, const BoardView &view)
{
    const Game &game = document.game();
    const Board &board = document.board();
    int id = 0;
    for (const GivenOrder &given : game.orders()) {
        ++id;
        const bool faint =
            !view.everyone && std::find(view.alsoOwn.begin(), view.alsoOwn.end(), given.power) != view.alsoOwn.end();
        const bool visible = view.everyone || faint || given.power == view.seat;
        if (const auto *leave = std::get_if<Permission>(&given.order.action); leave && visible)
            state.signs.push_back({MapSign::Kind::MayLandByLeave, leave->at, QString()});
        if (!visible || !given.order.at.valid() || (view.filter.valid() && given.power != view.filter))
            continue;
        MapOrder order = writtenOrder(board, game.position(), given);
        order.faint = faint;
        order.own = !view.everyone || given.power == view.filter || !view.filter.valid();
        order.lit = view.lit.valid() && game.isOrderOf(given, given.power, view.lit);
        state.hush = state.hush || order.lit;
        if (!document.legality(given).ok())
            order.state = MapOrder::State::Doomed;
        order.id = id - 1;
        state.orders.push_back(order);
    }
}

/// Units of whoever writes that have no order yet, once the first is written: before that all would be marked.
void markWaiting(MapState &state, const GameDocument &document, const BoardView &view)
{
    if (!view.own.valid() || (document.ordersGiven(view.own) == 0 && !view.missing))
        return;
    const Board &board = document.board();
    for (const UnitRef &waiting : document.unordered(view.own)) {
        for (MapUnit &unit : state.units) {
            if (unit.unit.power == view.own && unit.unit.layer == waiting.layer
                && board.provinceOf(unit.unit.region) == board.provinceOf(waiting.region)
                && unit.dislodged == (document.game().position().phase.stage == Stage::Retreats)
                && unit.slot == slotOf(board, document.game().position(), view.own, waiting))
                (view.missing ? unit.ringed : unit.waiting) = true;
        }
    }
}

/// Of the phase that is shown, as far as whoever looks may see them. House rules belong to no place.
void addNotes(MapState &state, const GameDocument &document, const Phase &phase, const BoardView &view)
{
    Notes notes = document.notesFor(view.seat);
    std::erase_if(notes, [&phase](const Note &note) { return note.phase != phase; });
    app::addNotes(state, document.board(), notes);
}

/// The results that a result hangs on, or the one among them that is pointed at.
std::vector<int> concerned(const Turn &turn, const BoardView &view)
{
    if (view.pointed >= 0 && view.pointed < static_cast<int>(turn.results.size()))
        return {view.pointed};
    std::vector<int> involved = explain(turn, view.lookedAt).involved;
    if (std::find(involved.begin(), involved.end(), view.lookedAt) == involved.end())
        involved.push_back(view.lookedAt);
    return involved;
}

/// Draws orders that were not given over those that were.
void showInstead(MapState &state, const Board &board, const Turn &turn, const std::vector<GivenOrder> &instead)
{
    for (const GivenOrder &given : instead) {
        if (!given.order.at.valid())
            continue;
        const ProvinceId province = board.provinceOf(given.order.at);
        const auto sameUnit = [&](const Unit &unit) {
            return unit.region.valid() && board.provinceOf(unit.region) == province && unit.layer == given.order.layer
                   && unit.power == given.power;
        };
        std::erase_if(state.orders, [&](const MapOrder &order) { return sameUnit(order.unit); });
        MapOrder order;
        for (const Unit &unit : turn.before.units) {
            if (sameUnit(unit))
                order.unit = unit;
        }
        order.order = given.order;
        order.state = MapOrder::State::Draft;
        order.lit = true;
        state.orders.push_back(order);
        state.lit.push_back(province);
    }
}

void lookAt(MapState &state, const Board &board, const Turn &turn, const BoardView &view)
{
    const int result = view.lookedAt;
    state.veil = true;
    const std::vector<int> involved = concerned(turn, view);
    for (const int index : involved) {
        const Unit &unit = turn.results[static_cast<std::size_t>(index)].unit;
        if (unit.region.valid())
            state.lit.push_back(board.provinceOf(unit.region));
        for (MapOrder &order : state.orders)
            order.lit = order.lit || order.id == index;
        // The unit may stand elsewhere by now.
        RegionId now = unit.region;
        for (const Event &happened : turn.events) {
            if (const auto *moved = std::get_if<event::Moved>(&happened); moved && moved->unit == unit)
                now = moved->to;
        }
        for (MapUnit &shown : state.units) {
            if (shown.unit.region == now && shown.unit.power == unit.power && shown.unit.kind == unit.kind)
                shown.ringed = true;
        }
    }
    if (const Move *move = std::get_if<Move>(&turn.results[static_cast<std::size_t>(result)].order.action);
        move && move->to().valid())
        state.lit.push_back(board.provinceOf(move->to()));
    showInstead(state, board, turn, view.instead);
    std::sort(state.lit.begin(), state.lit.end());
    state.lit.erase(std::unique(state.lit.begin(), state.lit.end()), state.lit.end());
}

/// Its place, where it led, and the orders that have to do with it, under a veil.
void lookAtHappening(MapState &state, const Board &board, const Turn &turn, int index)
{
    const std::vector<Happening> all = happeningsOf(board, turn);
    if (index >= static_cast<int>(all.size()) || !all[static_cast<std::size_t>(index)].at.valid())
        return;
    const Happening &happening = all[static_cast<std::size_t>(index)];
    state.veil = true;
    state.lit.push_back(happening.at);
    if (happening.to.valid() && board.provinceOf(happening.to) != happening.at)
        state.lit.push_back(board.provinceOf(happening.to));
    if (happening.cause >= 0) {
        const Unit &unit = turn.results[static_cast<std::size_t>(happening.cause)].unit;
        if (unit.region.valid() && board.provinceOf(unit.region) != happening.at)
            state.lit.push_back(board.provinceOf(unit.region));
    }
    std::sort(state.lit.begin(), state.lit.end());
    for (MapOrder &order : state.orders)
        order.lit = order.id >= 0 && (order.id == happening.result || order.id == happening.cause);
}

/// Where the power stands and what it owns, under a veil all else.
void pointOut(MapState &state, const Board &board, const Position &position, PowerId power)
{
    state.veil = true;
    for (const Unit &unit : position.units) {
        if (unit.power == power && unit.region.valid())
            state.lit.push_back(board.provinceOf(unit.region));
    }
    for (int i = 0; i < board.provinceCount(); ++i) {
        if (position.owner[static_cast<std::size_t>(i)] == power)
            state.lit.push_back(ProvinceId(i));
    }
    std::sort(state.lit.begin(), state.lit.end());
    state.lit.erase(std::unique(state.lit.begin(), state.lit.end()), state.lit.end());
}

bool isDrawn(const MapOrder &order, const BoardView &view)
{
    switch (view.shown) {
    case OrdersShown::All: return true;
    case OrdersShown::Own: return order.unit.power == view.own;
    case OrdersShown::Selected:
        return order.unit.region == view.selected.region && order.unit.layer == view.selected.layer;
    case OrdersShown::Failed:
        return order.state == MapOrder::State::Failure || order.state == MapOrder::State::Void || order.dislodged;
    case OrdersShown::None: return false;
    }
    return true;
}

} // namespace

int shownTurn(const GameDocument &document)
{
    return document.hasGame() && !document.viewsPresent() ? document.viewedTurn() : -1;
}

int resultAt(const Board &board, const Turn &turn, const UnitRef &at)
{
    int found = -1;
    for (int i = 0; i < static_cast<int>(turn.results.size()); ++i) {
        const Unit &unit = turn.results[static_cast<std::size_t>(i)].unit;
        if (!unit.region.valid() || board.provinceOf(unit.region) != board.provinceOf(at.region))
            continue;
        if (unit.layer == at.layer)
            return i;
        found = i;
    }
    return found;
}

MapState shownState(const GameDocument &document, const BoardView &view)
{
    MapState state;
    if (!document.hasGame())
        return state;
    const Game &game = document.game();
    const Board &board = document.board();
    const int past = shownTurn(document);
    if (past < 0) {
        state = stateOf(board, game.position());
        addPresentOrders(state, document, view);
        markWaiting(state, document, view);
        std::erase_if(state.orders, [&](const MapOrder &order) { return !isDrawn(order, view); });
        addNotes(state, document, game.position().phase, view);
        if (view.pointedOut.valid())
            pointOut(state, board, game.position(), view.pointedOut);
        addFog(state, board, document.sight());
        return state;
    }
    const Turn &turn = document.turn(past);
    state = resultsOf(board, turn);
    if (view.strengths)
        showStrengths(state, turn);
    if (view.filter.valid()) {
        std::erase_if(state.orders, [&](const MapOrder &order) {
            return turn.results[static_cast<std::size_t>(order.id)].power != view.filter;
        });
    }
    std::erase_if(state.orders, [&](const MapOrder &order) { return !isDrawn(order, view); });
    addNotes(state, document, turn.before.phase, view);
    if (view.lookedAt >= 0 && view.lookedAt < static_cast<int>(document.turn(past).results.size()))
        lookAt(state, board, document.turn(past), view);
    else if (view.happening >= 0)
        lookAtHappening(state, board, turn, view.happening);
    addFog(state, board, document.sight());
    return state;
}

} // namespace entente::app
