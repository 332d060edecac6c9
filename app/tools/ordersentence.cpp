#include "tools/ordertool.h"

#include "orders/notation.h"
#include "orders/options.h"
#include "orders/supply.h"
#include "words/names.h"
#include "words/orderwords.h"

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

} // namespace

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
    const Province &place = board.province(province);
    QStringList parts;
    const PowerId owner = province.index() < static_cast<int>(shown.owner.size()) ? shown.owner[static_cast<std::size_t>(province.index())] : PowerId();
    if (place.centre)
        parts += owner.valid() ? tr("Supply centre of %1").arg(powerName(board, owner)) : tr("Supply centre, nobody's yet");
    if (place.home.valid() && place.home != owner)
        parts += tr("home of %1").arg(powerName(board, place.home));
    if (!place.centre)
        parts += place.terrain == Terrain::Inland ? tr("Inland") : place.terrain == Terrain::Sea ? tr("Sea") : place.terrain == Terrain::Coastal ? tr("Coast") : tr("Closed to all");
    QString text = parts.join(u", "_s) + u'.';
    const auto standing = [&](const Unit &unit) {
        QString line = tr("%1 of %2", "unit and its power").arg(unitName(board, unit), powerName(board, unit.power));
        const GivenOrder *given = m_document.viewsPresent() && showsOrder(unit.power) ? game.orderIn(unit.power, province) : nullptr;
        if (given)
            line = tr("%1: %2.", "power and its order").arg(powerName(board, unit.power), orderSentence(board, given->order, shown.phase.stage));
        else
            line += u'.';
        text += u' ' + line;
    };
    if (const UnitId unit = unitIn(board, shown, province))
        standing(shown.units[static_cast<std::size_t>(unit.index())]);
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
    const RegionId pointed = m_pointer.valid() ? m_pointer : m_hovered;
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
        if (pointed.valid() && out.detail.isEmpty()) {
            const Composer::Step step = m_composer->preview(pointed);
            switch (step.kind) {
            case Composer::Step::Kind::Completed:
                if (draft.route.valid() && board.provinceOf(draft.route) == board.provinceOf(pointed)) {
                    // The mouse still lies where the way was just led through.
                    out.detail = tr("Once more: %1").arg(fromUtf8(orderText(board, *step.order, stage)));
                    break;
                }
                out.main = orderSentence(board, *step.order, stage, Piece::Role::Accent);
                out.detail = fromUtf8(orderText(board, *step.order, stage));
                out.keys.append({tr("Click"), tr("to take it")});
                break;
            case Composer::Step::Kind::Extended: {
                Composer further = *m_composer;
                further.choose(pointed);
                if (!sameDraft(further.draft(), draft))
                    out.main = draftSentence(board, further.draft(), position());
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
        if (out.detail.isEmpty()) {
            QStringList verbs;
            for (Verb verb : m_composer->verbs())
                verbs += tr("%1 %2", "key and verb").arg(QString(QChar::fromLatin1(verbKey(verb))).toUpper(), verbName(verb));
            out.detail = verbs.isEmpty() ? tr("Click a marked place.") : verbs.join(u" · "_s);
        }
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
            const int left = pointsLeft();
            out.main = left < 0 ? tr("%1 must save %n supply points. Click units to disband.", nullptr, -left).arg(name)
                                : tr("%1 has %n supply points left. Click a home centre to build, a unit to disband it.", nullptr, left).arg(name);
            if (out.detail.isEmpty())
                out.detail = tr("Points are given by typing: Transfer 2 to France.");
        } else if (stage == Stage::Adjustments) {
            const int due = adjustmentsDue(board, position(), m_power);
            const int left = std::abs(due) - given;
            out.main = due > 0   ? tr("%1 builds: %n left. Click a home centre.", nullptr, left).arg(name)
                       : due < 0 ? tr("%1 removes units: %n left. Click a unit.", nullptr, left).arg(name)
                                 : tr("%1 has nothing to build or remove.").arg(name);
        } else if (given < expected) {
            out.main = stage == Stage::Retreats ? tr("Click a dislodged unit of %1.").arg(name) : tr("Click a unit of %1, or press a verb's key.").arg(name);
        } else {
            out.main = tr("Every unit of %1 has its order.").arg(name);
        }
    }
    if (m_partner)
        out.keys.append({tr("Tab"), tr("also %1").arg(fromUtf8(orderText(board, m_partner->order, stage)))});
    else if (!m_document.unordered(m_power).empty())
        out.keys.append({tr("Tab"), tr("next unit")});
    return out;
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
    state.selected = draft.unit;
    const RegionId pointed = m_pointer.valid() ? m_pointer : m_hovered;
    if (!pointed.valid())
        return;
    const Composer::Step step = m_composer->preview(pointed);
    if (step.kind != Composer::Step::Kind::Completed)
        return;
    MapOrder order;
    order.order = *step.order;
    order.unit = Unit{m_power, step.order->kind, step.order->at, step.order->layer};
    order.state = MapOrder::State::Draft;
    order.fromDislodged = position().phase.stage == Stage::Retreats;
    // The order that would be replaced gives way to the one being written.
    std::erase_if(state.orders, [&](const MapOrder &other) { return other.unit.region == order.unit.region; });
    state.orders.push_back(order);
}

} // namespace entente::app
