#include "tools/ordertool.h"

#include "orders/escort.h"
#include "orders/legality.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "words/names.h"
#include "words/orderwords.h"

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

// The tool's marks on the map: places that can be chosen, the order that is written, guesses and ghosts.

namespace {

/// The order that would be replaced is not shown beside the one that is being written.
void giveWay(MapState &state, const MapOrder &order)
{
    std::erase_if(state.orders, [&](const MapOrder &other) {
        return other.unit.region == order.unit.region && other.unit.layer == order.unit.layer
               && other.slot == order.slot;
    });
}

bool isLed(const Composer::Draft &draft)
{
    return draft.unit.valid() && (draft.route.valid() || !draft.waters.empty());
}

} // namespace

/// A way by land or by sea that is led on leg by leg, as far as it is said.
std::optional<MapOrder> OrderTool::wayWritten(const Composer::Draft &draft) const
{
    if (!isLed(draft))
        return std::nullopt;
    const Board &board = m_document.board();
    Move way;
    if (draft.route.valid()) {
        way.hops.push_back(draft.route);
    } else {
        way.way = Way::ByRoute;
        way.waters = draft.waters;
        way.hops.push_back(board.mainRegion(draft.waters.back()));
        way.waters.pop_back();
    }
    MapOrder order;
    order.unit = Unit{m_power, draft.kind, draft.unit, draft.layer};
    order.order = {draft.kind, draft.unit, draft.layer, way};
    order.state = MapOrder::State::Draft;
    order.numbered = true;
    return order;
}

/// Beside the end of a way that is led on, the places to which it can't go.
void OrderTool::barTheWay(MapState &state, const Composer::Draft &pointed) const
{
    const Board &board = m_document.board();
    const auto endOf = [&](const Composer::Draft &draft) {
        return draft.route.valid()          ? board.provinceOf(draft.route)
               : !draft.waters.empty()      ? draft.waters.back()
               : !draft.flight.path.empty() ? draft.flight.path.back()
                                            : ProvinceId();
    };
    const ProvinceId end = endOf(m_composer->draft());
    if (const ProvinceId next = endOf(pointed);
        !end.valid() || (next.valid() && next != end)) // what is pointed at leads farther
        return;
    for (int p = 0; p < board.provinceCount(); ++p) {
        const ProvinceId place(p);
        if (board.distanceForAnyone(end, place) == 1
            && m_composer->preview(board.mainRegion(place)).kind == Composer::Step::Kind::Refused)
            state.shades.push_back({place, 0, MapShade::Kind::Barred});
    }
}

/// In winter, where something can still be built, and what can go: before the first click as well.
void OrderTool::markSites(MapState &state) const
{
    if (position().phase.stage != Stage::Adjustments)
        return;
    const Board &board = m_document.board();
    for (const PowerId power : m_everyone ? m_document.toOrder() : std::vector<PowerId>{m_power}) {
        if (WriterTask{m_document, power, false, seenOrders()}.isDone())
            continue;
        const std::vector<ProvinceId> sites =
            Composer(board, m_document.game().rules().orders, position(), power).offers();
        state.offers.insert(state.offers.end(), sites.begin(), sites.end());
        for (const ProvinceId site : sites) {
            const UnitId standing = unitOf(board, position(), power, site, Layer::Field);
            const RegionId at = standing.valid() ? position().units[static_cast<std::size_t>(standing.index())].region
                                                 : board.mainRegion(site);
            if (!writtenAt({at}))
                state.signs.push_back(
                    {standing.valid() ? MapSign::Kind::MayRemove : MapSign::Kind::MayBuild, at, QString()});
        }
    }
    std::sort(state.offers.begin(), state.offers.end());
    state.offers.erase(std::unique(state.offers.begin(), state.offers.end()), state.offers.end());
}

/// The coasts that are asked about carry the figures of their choices, and can be clicked.
void OrderTool::markAnswers(MapState &state) const
{
    const Board &board = m_document.board();
    if (m_question->place.valid())
        state.offers = {board.provinceOf(m_question->place)};
    for (std::size_t i = 0; i < m_question->coasts.size(); ++i) {
        state.offers = {board.provinceOf(m_question->coasts[i])};
        state.signs.push_back({MapSign::Kind::Reach, m_question->coasts[i], QString::number(i + 1)});
    }
}

/// What others may do, as it is guessed or proposed.
void OrderTool::addGuesses(MapState &state) const
{
    for (const std::vector<GivenOrder> *guesses : {&m_assumed, &m_suggested}) {
        for (const GivenOrder &given : *guesses) {
            MapOrder guess;
            guess.order = given.order;
            guess.unit = Unit{given.power, given.order.kind, given.order.at, given.order.layer};
            guess.state = MapOrder::State::Assumed;
            guess.own = false;
            guess.slot = slotOf(m_document.board(), position(), given.power, unitRefOf(given.order));
            guess.fromDislodged = position().phase.stage == Stage::Retreats;
            giveWay(state, guess); // where the unit's own order may be seen, too
            state.orders.push_back(guess);
        }
    }
}

/// The unit whose order is being written; of several in one place (in a box, or beside the one that was driven out) the
/// one that is meant.
void OrderTool::markSelected(MapState &state) const
{
    state.selected = selected();
    const bool retreats = position().phase.stage == Stage::Retreats;
    const int slot = slotOf(m_document.board(), position(), m_power, state.selected);
    if (slot == 0 && !retreats)
        return;
    for (MapUnit &unit : state.units)
        unit.ringed = unit.ringed
                      || (unit.unit.region == state.selected.region && (retreats ? unit.dislodged : unit.slot == slot));
    state.selected = UnitRef();
}

void OrderTool::decorate(MapState &state) const
{
    if (!m_composer)
        return;
    addGuesses(state);
    if (m_pointer.valid())
        state.hovered = m_document.board().provinceOf(m_pointer);
    if (m_composer->empty()) {
        markSites(state);
        markPartners(state);
        return;
    }
    markSelected(state);
    if (m_question) {
        markAnswers(state);
        return;
    }
    markChoices(state);
}

/// Where the order that is being written may go on to, and as far as it is written the order itself.
void OrderTool::markChoices(MapState &state) const
{
    const Composer::Draft &draft = m_composer->draft();
    state.offers = m_composer->offers();
    const UnitRef aimed = asGoal(pointed());
    Composer further = *m_composer;
    const Composer::Step step = aimed.valid() ? further.choose(aimed.region, aimed.layer) : Composer::Step();
    flightPlan().decorate(state, draft, further.draft());
    if (const std::optional<MapOrder> way =
            wayWritten(step.kind == Composer::Step::Kind::Extended ? further.draft() : draft);
        way && step.kind != Composer::Step::Kind::Completed) {
        giveWay(state, *way);
        state.orders.push_back(*way);
    }
    if (std::any_of(state.shades.begin(), state.shades.end(),
                    [](const MapShade &shade) { return shade.kind == MapShade::Kind::Reach; }))
        state.offers.clear(); // the tint and the figures say what can be reached
    barTheWay(state, further.draft());
    // A flight's path is drawn already, with its legs.
    if (step.kind != Composer::Step::Kind::Completed || draft.layer == Layer::Air)
        return;
    MapOrder order;
    order.order = *step.order;
    order.unit = Unit{m_power, step.order->kind, step.order->at, step.order->layer};
    order.state = step.why.ok() ? MapOrder::State::Draft : MapOrder::State::Doomed;
    order.fromDislodged = position().phase.stage == Stage::Retreats;
    order.slot = slotOf(m_document.board(), position(), m_power, unitRefOf(*step.order));
    giveWay(state, order);
    order.numbered = isLed(draft);
    state.orders.push_back(order);
}

// What goes with the order that was just given: the move that it supports, the army that it carries, the fleets that
// carry it. It is offered, drawn as a ghost, and given by one key or click.

/// Only units of the writer's that have no order yet.
std::vector<GivenOrder> OrderTool::partnersOf(const Order &order) const
{
    if (const Support *support = std::get_if<Support>(&order.action)) {
        const std::optional<GivenOrder> move = supportedMove(*support);
        return move ? std::vector{*move} : std::vector<GivenOrder>();
    }
    return escortOrders(m_document.board(), m_document.game().rules().orders, position(), {m_power, order},
                        {m_power, m_everyone, seenOrders()});
}

std::optional<GivenOrder> OrderTool::supportedMove(const Support &support) const
{
    if (support.toHold())
        return std::nullopt;
    const Board &board = m_document.board();
    const UnitId id = unitIn(board, position(), board.provinceOf(support.of), support.layer);
    if (!id.valid())
        return std::nullopt;
    const Unit &unit = position().units[static_cast<std::size_t>(id.index())];
    if ((!m_everyone && unit.power != m_power) || knownOrder(unit.power, {support.of, unit.layer}))
        return std::nullopt;
    Move move;
    move.hops.push_back(support.to);
    Order meant{unit.kind, unit.region, unit.layer, move};
    if (!checkOrder(board, m_document.game().rules().orders, position(), unit.power, meant).ok())
        return std::nullopt;
    return GivenOrder{unit.power, meant};
}

QString OrderTool::partnersOffer() const
{
    const Board &board = m_document.board();
    const auto isFleet = [](const GivenOrder &given) { return is<Convoy>(given.order); };
    const auto fleets = static_cast<int>(std::count_if(m_partners.begin(), m_partners.end(), isFleet));
    if (fleets == 0)
        return tr("Order %1 too").arg(fromUtf8(orderText(board, m_partners.front().order, position().phase.stage)));
    QStringList places;
    for (const GivenOrder &given : m_partners)
        places += fromUtf8(board.regionText(given.order.at));
    return (fleets < static_cast<int>(m_partners.size()) ? tr("Order the army and %n fleet(s) too: %1", nullptr, fleets)
                                                         : tr("Order %n fleet(s) too: %1", nullptr, fleets))
        .arg(places.join(u", "_s));
}

void OrderTool::acceptPartners()
{
    const std::vector<GivenOrder> given = std::exchange(m_partners, {});
    if (given.empty())
        return;
    const auto isOthers = [&](const GivenOrder &one) { return one.power != given.front().power; };
    QStringList texts;
    for (const GivenOrder &one : given)
        texts += fromUtf8(orderText(m_document.board(), one.order, position().phase.stage));
    if (given.size() == 1) {
        m_document.setOrder(given.front().power, given.front().order);
    } else {
        m_document.takeOrders(std::any_of(given.begin(), given.end(), isOthers) ? PowerId() : given.front().power,
                              given, [list = texts.join(u", "_s)] { return list; });
        setNote([list = texts.join(u", "_s)] { return tr("Ordered too: %1").arg(list); }, false);
    }
    m_last = unitRefOf(given.back().order);
    m_lastOrder = given.back();
    Q_EMIT changed();
}

void OrderTool::markPartners(MapState &state) const
{
    for (const GivenOrder &partner : m_partners) {
        MapOrder ghost;
        ghost.order = partner.order;
        ghost.unit = Unit{partner.power, partner.order.kind, partner.order.at, partner.order.layer};
        ghost.state = MapOrder::State::Assumed;
        ghost.slot = slotOf(m_document.board(), position(), partner.power, unitRefOf(partner.order));
        state.orders.push_back(ghost);
    }
}

} // namespace entente::app
