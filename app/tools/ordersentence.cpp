#include "tools/ordertool.h"

#include "orders/cities.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "orders/supply.h"
#include "words/happeningwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/placewords.h"

#include <cmath>

// What the tool shows: the sentence under the map, and its marks on it.

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

bool sameDraft(const Composer::Draft &a, const Composer::Draft &b)
{
    return a.verb == b.verb && a.unit == b.unit && a.target == b.target && a.to == b.to && a.kind == b.kind && a.waters == b.waters
        && a.layer == b.layer && a.flight == b.flight;
}

/// The order that would be replaced is not shown beside the one that is being written.
void giveWay(MapState &state, const Unit &unit)
{
    std::erase_if(state.orders, [&](const MapOrder &other) { return other.unit.region == unit.region && other.unit.layer == unit.layer; });
}

bool isLed(const Composer::Draft &draft)
{
    return draft.unit.valid() && (draft.route.valid() || !draft.waters.empty());
}

} // namespace

FlightPlan OrderTool::flightPlan() const
{
    std::vector<GivenOrder> seen = m_document.game().orders();
    std::erase_if(seen, [&](const GivenOrder &given) { return !showsOrder(given.power); });
    seen.insert(seen.end(), m_assumed.begin(), m_assumed.end());
    return {m_document.board(), position(), std::move(seen), m_power};
}

bool OrderTool::showsOrder(PowerId power) const
{
    return m_everyone || power == m_power;
}

QString OrderTool::describe(RegionId region) const
{
    if (!m_document.hasGame() || !region.valid())
        return {};
    const Board &board = m_document.board();
    const Game &game = m_document.game();
    const Position &shown = m_document.viewsPresent() ? game.position() : m_document.turn(m_document.viewedTurn()).after;
    const ProvinceId province = board.provinceOf(region);
    QString text = placeSentences(board, shown, province);
    const auto standing = [&](const Unit &unit) {
        QString line = unitOfPower(board, unit);
        const GivenOrder *given = m_document.viewsPresent() && showsOrder(unit.power) ? game.orderOf(unit.power, {unit.region, unit.layer}) : nullptr;
        if (given)
            line = tr("%1: %2.", "power and its order").arg(powerName(board, unit.power), orderSentence(board, given->order, shown.phase.stage));
        else
            line += u'.';
        text += u' ' + line;
        if (const QString siege = siegeSentence(board, shown, unit); !siege.isEmpty())
            text += u' ' + siege;
    };
    if (board.province(province).unlimited) {
        for (const Unit &unit : shown.units) {
            if (board.provinceOf(unit.region) == province)
                standing(unit);
        }
        return text;
    }
    for (const Layer layer : {Layer::Field, Layer::Air, Layer::Walls}) {
        if (const UnitId unit = unitIn(board, shown, province, layer))
            standing(shown.units[static_cast<std::size_t>(unit.index())]);
    }
    if (const int index = dislodgedIn(board, shown, province); index >= 0)
        standing(shown.dislodged[static_cast<std::size_t>(index)].unit);
    return text;
}

Sentence OrderTool::sentence() const
{
    Sentence out;
    if (!m_document.hasGame())
        return out;
    const Board &board = m_document.board();
    const Stage stage = position().phase.stage;
    const Station aimed = this->pointed();
    const RegionId pointed = aimed.region;
    if (m_note.size()) {
        out.detail = m_note;
        out.refusal = m_noteRefuses;
    }
    if (!m_composer || (m_composer->empty() && pointed.valid())) {
        if (pointed.valid()) {
            out.main = marked(regionName(board, pointed), Piece::Role::Strong);
            if (out.detail.isEmpty())
                out.detail = describe(pointed);
        }
        if (!m_composer)
            return out;
    }
    const Composer::Draft &draft = m_composer->draft();
    if (!m_composer->empty()) {
        out.main = draftSentence(board, draft, position());
        QString landing = draft.route.valid() ? tr("%n hop(s) left", nullptr, board.kind(draft.kind).hops - 1) : flightPlan().landing(draft);
        if (pointed.valid() && out.detail.isEmpty()) {
            const Composer::Step step = m_composer->preview(pointed, aimed.layer);
            switch (step.kind) {
            case Composer::Step::Kind::Completed:
                if (!draft.flight.path.empty()) // the path is told already, with the range that it takes
                    break;
                if (draft.route.valid() && board.provinceOf(draft.route) == board.provinceOf(pointed)) {
                    // The mouse still lies where the way was just led through.
                    out.detail = landing + u" · "_s + tr("Once more: %1").arg(fromUtf8(orderText(board, *step.order, stage)));
                    break;
                }
                out.main = orderSentence(board, *step.order, stage, Piece::Role::Accent);
                out.detail = step.why.ok() ? fromUtf8(orderText(board, *step.order, stage)) : warning(step.why, *step.order);
                out.refusal = !step.why.ok();
                out.keys.append({tr("Click"), tr("to take it")});
                break;
            case Composer::Step::Kind::Extended: {
                Composer further = *m_composer;
                further.choose(pointed, aimed.layer);
                if (draft.unit.valid() && further.draft().layer != draft.layer) {
                    // Below the mouse stands the unit just chosen; another shares its place.
                    out.detail = tr("Once more: %1").arg(unitName(board, further.draft().kind, further.draft().unit));
                } else if (!sameDraft(further.draft(), draft)) {
                    out.main = draftSentence(board, further.draft(), position());
                    landing = flightPlan().landing(further.draft());
                }
                break;
            }
            case Composer::Step::Kind::NeedsCoast:
                out.main = draftSentence(board, draft, position());
                out.detail = tr("%1 has more than one coast in reach: click to choose.").arg(provinceName(board, board.provinceOf(pointed)));
                break;
            case Composer::Step::Kind::NeedsKind:
                out.detail = tr("Click to choose what to build in %1.").arg(provinceName(board, board.provinceOf(pointed)));
                break;
            case Composer::Step::Kind::Refused:
                out.detail = refusal(step.why, draft);
                out.refusal = true;
                break;
            }
        }
        if (!m_typed.isEmpty())
            out.keys.prepend({m_typed, tr("typed: Enter takes %1").arg(provinceName(board, board.provinceOf(m_pointer)))});
        if (out.detail.isEmpty() || (!out.refusal && !landing.isEmpty() && m_note.isEmpty())) {
            QStringList verbs;
            for (Verb verb : m_composer->verbs()) {
                const QString key = QString(QChar::fromLatin1(verbKey(verb))).toUpper();
                if (landing.isEmpty())
                    verbs += tr("%1 %2", "key and verb").arg(key, verbName(verb));
                else
                    out.keys.append({key, verbName(verb)});
            }
            out.detail = !landing.isEmpty() ? landing : verbs.isEmpty() ? tr("Click a marked place.") : verbs.join(u" · "_s);
        }
        if (!draft.flight.path.empty() && draft.verb != Verb::Support)
            out.keys.append({tr("Enter"), tr("land here")});
        out.keys.append({tr("⌫"), tr("one step back")});
        out.keys.append({tr("Esc"), tr("leave")});
        return out;
    }
    if (out.main.isEmpty() && m_lastOrder) {
        out.main = orderSentence(board, m_lastOrder->order, stage);
        if (out.detail.isEmpty())
            out.detail = fromUtf8(orderText(board, m_lastOrder->order, stage));
    }
    if (out.main.isEmpty()) {
        const int expected = m_document.ordersExpected(m_power);
        const int given = m_document.ordersGiven(m_power);
        const QString name = powerName(board, m_power);
        if (stage == Stage::Adjustments && playsByPoints(board)) {
            const WinterAccount account = this->account();
            const int left = account.open();
            if (account.ledger.left() < 0)
                out.main = left < 0 ? tr("%1 must save %n supply points. Click units to disband.", nullptr, -left).arg(name)
                                    : tr("%1 has saved enough. Nothing can be built this winter.").arg(name);
            else
                out.main = left < 0 ? tr("%1 orders %n supply points too many: without more from others the last builds are struck.", nullptr, -left).arg(name)
                                    : tr("%1 has %n supply points left. Click a home centre to build, a unit to disband it.", nullptr, left).arg(name);
            if (out.detail.isEmpty())
                out.detail = tr("Builds count in the order in which they are written. Points are given beside the map, or typed: Transfer 2 to France.");
        } else if (stage == Stage::Adjustments && fleetsForfeit(board, position(), m_power) > 0 && !m_document.leavingFleet(m_power).valid()) {
            out.main = tr("%1 holds no port: one fleet is lost before anything else. Click the fleet that goes.").arg(name);
        } else if (stage == Stage::Adjustments) {
            const int due = adjustmentsDue(board, position(), m_power);
            const int left = expected - given;
            out.main = due > 0 || (due == 0 && left > 0) ? tr("%1 builds: %n left. Click a home centre.", nullptr, left).arg(name)
                       : due < 0 ? tr("%1 removes units: %n left. Click a unit.", nullptr, left).arg(name)
                                 : tr("%1 has nothing to build or remove.").arg(name);
        } else if (given < expected) {
            out.main = stage == Stage::Retreats ? tr("Click a dislodged unit of %1.").arg(name) : tr("Click a unit of %1, or press a verb's key.").arg(name);
        } else {
            out.main = tr("Every unit of %1 has its order.").arg(name);
        }
        const auto peril = perilOf(m_document.game().variant(), position(), m_power);
        if (peril && out.detail.isEmpty())
            out.detail = perilSentence(board, m_power, *peril);
    }
    if (m_partner)
        out.keys.append({tr("Tab"), tr("also %1").arg(fromUtf8(orderText(board, m_partner->order, stage)))});
    else if (!m_document.unordered(m_power).empty())
        out.keys.append({tr("Tab"), tr("next unit")});
    return out;
}

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
        return draft.route.valid() ? board.provinceOf(draft.route) : !draft.waters.empty() ? draft.waters.back()
            : !draft.flight.path.empty() ? draft.flight.path.back() : ProvinceId();
    };
    const ProvinceId end = endOf(m_composer->draft());
    if (const ProvinceId next = endOf(pointed); !end.valid() || (next.valid() && next != end)) // what is pointed at leads farther
        return;
    for (int p = 0; p < board.provinceCount(); ++p) {
        const ProvinceId place(p);
        if (board.distanceForAnyone(end, place) == 1 && m_composer->preview(board.mainRegion(place)).kind == Composer::Step::Kind::Refused)
            state.shades.push_back({place, 0, true});
    }
}

void OrderTool::decorate(MapState &state) const
{
    if (!m_composer)
        return;
    for (const GivenOrder &given : m_assumed) {
        MapOrder guess;
        guess.order = given.order;
        guess.unit = Unit{given.power, given.order.kind, given.order.at, given.order.layer};
        guess.state = MapOrder::State::Assumed;
        guess.own = false;
        state.orders.push_back(guess);
    }
    const Composer::Draft &draft = m_composer->draft();
    if (m_pointer.valid())
        state.hovered = m_document.board().provinceOf(m_pointer);
    if (m_composer->empty()) {
        if (m_partner) {
            MapOrder ghost;
            ghost.order = m_partner->order;
            ghost.unit = Unit{m_partner->power, m_partner->order.kind, m_partner->order.at, m_partner->order.layer};
            ghost.state = MapOrder::State::Assumed;
            state.orders.push_back(ghost);
        }
        return;
    }
    state.offers = m_composer->offers();
    state.selected = selected();
    const Station aimed = pointed();
    Composer further = *m_composer;
    const Composer::Step step = aimed.valid() ? further.choose(aimed.region, aimed.layer) : Composer::Step();
    flightPlan().decorate(state, draft, further.draft());
    if (const std::optional<MapOrder> way = wayWritten(step.kind == Composer::Step::Kind::Extended ? further.draft() : draft);
        way && step.kind != Composer::Step::Kind::Completed) {
        giveWay(state, way->unit);
        state.orders.push_back(*way);
    }
    if (!state.shades.empty())
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
    giveWay(state, order.unit);
    order.numbered = isLed(draft);
    state.orders.push_back(order);
}

} // namespace entente::app
