#include "tools/ordertool.h"

#include "orders/notation.h"
#include "orders/options.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/refusals.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

std::optional<Verb> verbOfKey(int key, Stage stage)
{
    switch (key) {
    case Qt::Key_H: return Verb::Hold;
    case Qt::Key_M: return Verb::Move;
    case Qt::Key_V: return Verb::ConvoyedMove;
    case Qt::Key_S: return Verb::Support;
    case Qt::Key_C: return Verb::Convoy;
    case Qt::Key_R: return Verb::Retreat;
    case Qt::Key_D: return stage == Stage::Adjustments ? Verb::Remove : Verb::Disband;
    case Qt::Key_B: return Verb::Build;
    case Qt::Key_A: return Verb::BuildArmy;
    case Qt::Key_F: return Verb::BuildFleet;
    case Qt::Key_W: return Verb::Waive;
    default: return std::nullopt;
    }
}

bool sameDraft(const Composer::Draft &a, const Composer::Draft &b)
{
    return a.verb == b.verb && a.unit == b.unit && a.target == b.target && a.to == b.to && a.kind == b.kind && a.waters == b.waters;
}

} // namespace

OrderTool::OrderTool(GameDocument &document, QObject *parent) : Tool(parent), m_document(document)
{
    connect(&document, &GameDocument::loading, this, [this] {
        m_composer.reset();
        m_power = PowerId();
        m_hovered = m_pointer = m_last = RegionId();
        m_lastOrder.reset();
        m_note.clear();
    });
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::File)
            return;
        if (change.kind == Change::Kind::Loaded || change.kind == Change::Kind::Played) {
            m_hovered = m_pointer = m_last = RegionId();
            m_lastOrder.reset();
            m_note.clear();
        }
        rebuild();
    });
}

void OrderTool::setWriter(PowerId power, bool everyone)
{
    if (power != m_power || everyone != m_everyone) {
        m_last = RegionId();
        m_lastOrder.reset();
        m_note.clear();
    }
    m_power = power;
    m_everyone = everyone;
    rebuild();
}

void OrderTool::rebuild()
{
    m_composer.reset();
    if (m_document.hasGame() && m_document.viewsPresent() && !m_document.game().winner().valid()) {
        if (m_everyone && !m_power.valid()) {
            const std::vector<PowerId> powers = m_document.toOrder();
            if (!powers.empty())
                m_power = powers.front();
        }
        if (m_power.valid())
            m_composer.emplace(m_document.board(), m_document.game().rules().orders, position(), m_power);
    }
    Q_EMIT changed();
}

RegionId OrderTool::selected() const
{
    if (m_composer && m_composer->draft().unit.valid())
        return m_composer->draft().unit;
    return m_last;
}

std::vector<ProvinceId> OrderTool::offers() const
{
    return m_composer ? m_composer->offers() : std::vector<ProvinceId>();
}

std::vector<Verb> OrderTool::verbs() const
{
    return m_composer ? m_composer->verbs() : std::vector<Verb>();
}

QString OrderTool::refusal(const Legality &why, const Composer::Draft &draft) const
{
    return refusalSentence({m_document.board(), position(), m_power, draft.unit, draft.kind}, why);
}

Legality OrderTool::full(RegionId at) const
{
    if (m_document.hasRoomFor(m_power, at))
        return {};
    const bool builds = adjustmentsDue(m_document.board(), position(), m_power) > 0;
    return {builds ? Refusal::NoBuildLeft : Refusal::NoRemovalDue, at.valid() ? m_document.board().provinceOf(at) : ProvinceId()};
}

QString OrderTool::refusalAt(RegionId region) const
{
    if (!m_composer || !region.valid())
        return {};
    if (const Legality why = full(region); !why.ok() && !m_composer->draft().unit.valid())
        return refusal(why, m_composer->draft());
    const Composer::Step step = m_composer->preview(region);
    return step.kind == Composer::Step::Kind::Refused ? refusal(step.why, m_composer->draft()) : QString();
}

void OrderTool::setNote(const QString &note, bool refuses)
{
    m_note = note;
    m_noteRefuses = refuses;
}

/// Where everybody's orders are written together, a click on a unit says whose turn it is.
void OrderTool::adoptWriter(RegionId region)
{
    if (!m_everyone || !m_composer)
        return;
    const Composer::Draft &draft = m_composer->draft();
    if (draft.unit.valid())
        return;
    const Board &board = m_document.board();
    const ProvinceId province = board.provinceOf(region);
    PowerId power;
    if (position().phase.stage == Stage::Retreats) {
        if (const int index = dislodgedIn(board, position(), province); index >= 0)
            power = position().dislodged[static_cast<std::size_t>(index)].unit.power;
    } else {
        if (const UnitId unit = unitIn(board, position(), province))
            power = position().units[static_cast<std::size_t>(unit.index())].power;
        else if (position().phase.stage == Stage::Adjustments)
            power = position().owner[static_cast<std::size_t>(province.index())];
    }
    if (!power.valid() || power == m_power)
        return;
    const std::optional<Verb> verb = draft.verb;
    m_power = power;
    m_composer.emplace(board, m_document.game().rules().orders, position(), m_power);
    if (verb)
        m_composer->choose(*verb);
}

void OrderTool::take(const Composer::Step &step, RegionId about, QPoint globalPos)
{
    setNote(QString(), false);
    switch (step.kind) {
    case Composer::Step::Kind::Extended:
        break;
    case Composer::Step::Kind::Completed:
        if (const Legality why = full(is<Waive>(*step.order) ? RegionId() : step.order->at); !why.ok()) {
            setNote(refusal(why, m_composer->draft()), true);
            break;
        }
        m_last = step.order->at;
        m_lastOrder = GivenOrder{m_power, *step.order};
        m_pointer = RegionId();
        m_document.setOrder(m_power, *step.order);
        break;
    case Composer::Step::Kind::NeedsCoast:
        setNote(tr("Which coast?"), false);
        Q_EMIT changed();
        Q_EMIT coastNeeded(step.coasts, globalPos);
        return;
    case Composer::Step::Kind::NeedsKind:
        setNote(tr("Which kind of unit?"), false);
        Q_EMIT changed();
        Q_EMIT kindNeeded(step.kinds, about, globalPos);
        return;
    case Composer::Step::Kind::Refused:
        setNote(refusal(step.why, m_composer->draft()), true);
        break;
    }
    Q_EMIT changed();
}

void OrderTool::hover(RegionId region)
{
    if (region == m_hovered)
        return;
    m_hovered = region;
    m_pointer = RegionId();
    if (region.valid())
        setNote(QString(), false);
    Q_EMIT changed();
}

void OrderTool::click(RegionId region, QPoint globalPos)
{
    if (!region.valid())
        return;
    if (!m_composer) {
        Q_EMIT changed();
        return;
    }
    adoptWriter(region);
    if (const Legality why = full(region); !why.ok() && !m_composer->draft().unit.valid()) {
        setNote(refusal(why, m_composer->draft()), true);
        Q_EMIT changed();
        return;
    }
    take(m_composer->choose(region), region, globalPos);
}

void OrderTool::chooseVerb(Verb verb)
{
    if (!m_composer)
        return;
    // A unit picked by the keyboard or ordered a moment ago is not meant unless it is in the draft.
    take(m_composer->choose(verb), m_composer->draft().unit, {});
}

void OrderTool::chooseCoast(RegionId coast)
{
    if (m_composer)
        take(m_composer->choose(coast), coast, {});
}

void OrderTool::chooseKind(KindId kind)
{
    if (m_composer)
        take(m_composer->chooseKind(kind), m_composer->draft().unit, {});
}

void OrderTool::back()
{
    if (m_composer && m_composer->back())
        setNote(QString(), false);
    m_pointer = RegionId();
    Q_EMIT changed();
}

void OrderTool::reset()
{
    if (m_composer)
        m_composer->reset();
    setNote(QString(), false);
    m_pointer = RegionId();
    m_lastOrder.reset();
    Q_EMIT changed();
}

void OrderTool::finish()
{
    if (!m_composer)
        return;
    if (m_pointer.valid() && !m_composer->empty())
        take(m_composer->choose(m_pointer), m_pointer, {});
    else if (!m_composer->empty())
        take(m_composer->finish(), m_composer->draft().unit, {});
}

void OrderTool::select(RegionId unit)
{
    if (!m_composer || !unit.valid())
        return;
    m_composer->reset();
    adoptWriter(unit);
    take(m_composer->choose(unit), unit, {});
}

std::vector<RegionId> OrderTool::ownPlaces() const
{
    std::vector<RegionId> places;
    if (!m_composer)
        return places;
    const auto add = [&](const Unit &unit) {
        if (m_everyone || unit.power == m_power)
            places.push_back(unit.region);
    };
    if (position().phase.stage == Stage::Retreats) {
        for (const DislodgedUnit &dislodged : position().dislodged)
            add(dislodged.unit);
    } else if (position().phase.stage == Stage::Moves) {
        for (const Unit &unit : position().units)
            add(unit);
    } else {
        Composer fresh(m_document.board(), m_document.game().rules().orders, position(), m_power);
        for (ProvinceId province : fresh.offers())
            places.push_back(m_document.board().mainRegion(province));
    }
    return places;
}

void OrderTool::selectNextUnordered(bool backwards)
{
    if (!m_composer)
        return;
    std::vector<RegionId> open;
    if (m_everyone) {
        for (PowerId power : m_document.toOrder()) {
            const std::vector<RegionId> some = m_document.unordered(power);
            open.insert(open.end(), some.begin(), some.end());
        }
    } else {
        open = m_document.unordered(m_power);
    }
    if (open.empty()) {
        setNote(position().phase.stage == Stage::Adjustments ? tr("Choose a place on the map.") : tr("Every unit has its order."), false);
        Q_EMIT changed();
        return;
    }
    const auto here = std::find(open.begin(), open.end(), selected());
    std::size_t index = 0;
    if (here != open.end()) {
        const std::size_t count = open.size();
        index = (static_cast<std::size_t>(here - open.begin()) + (backwards ? count - 1 : 1)) % count;
    } else if (backwards) {
        index = open.size() - 1;
    }
    select(open[index]);
}

void OrderTool::clearSelected()
{
    const RegionId unit = m_hovered.valid() && m_document.hasGame() && m_composer && m_composer->empty()
                                  && m_document.game().orderIn(m_power, m_document.board().provinceOf(m_hovered))
                              ? m_hovered
                              : selected();
    if (!unit.valid() || !m_composer)
        return;
    m_composer->reset();
    m_lastOrder.reset();
    m_document.clearOrder(m_power, m_document.board().provinceOf(unit));
    Q_EMIT changed();
}

/// The arrow keys: between own units while none is on its way, among the offers after a verb.
bool OrderTool::moveSelection(int key)
{
    if (!m_composer || !m_locator)
        return false;
    const bool choosing = m_composer->draft().verb.has_value();
    std::vector<RegionId> places;
    if (choosing) {
        for (ProvinceId province : m_composer->offers())
            places.push_back(m_document.board().mainRegion(province));
    } else {
        places = ownPlaces();
    }
    if (places.empty())
        return false;
    RegionId from = choosing && m_pointer.valid() ? m_pointer : selected();
    if (!from.valid()) {
        if (choosing)
            m_pointer = places.front();
        else
            select(places.front());
        Q_EMIT changed();
        return true;
    }
    const QPointF start = m_locator(from);
    const QPointF direction = key == Qt::Key_Left ? QPointF(-1, 0) : key == Qt::Key_Right ? QPointF(1, 0) : key == Qt::Key_Up ? QPointF(0, -1) : QPointF(0, 1);
    RegionId best;
    qreal bestCost = 0;
    for (RegionId place : places) {
        const QPointF way = m_locator(place) - start;
        const qreal ahead = QPointF::dotProduct(way, direction);
        if (place == from || ahead <= 0)
            continue;
        const qreal aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        const qreal cost = ahead + 2 * aside;
        if (!best.valid() || cost < bestCost) {
            best = place;
            bestCost = cost;
        }
    }
    if (!best.valid())
        return true;
    if (choosing) {
        m_pointer = best;
        setNote(QString(), false);
        Q_EMIT changed();
    } else {
        select(best);
    }
    return true;
}

bool OrderTool::key(QKeyEvent &event)
{
    if (!m_composer || event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Backspace:
        back();
        return true;
    case Qt::Key_Escape:
        if (m_composer->empty() && m_note.isEmpty() && !m_lastOrder)
            return false;
        reset();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_composer->empty())
            return false;
        finish();
        return true;
    case Qt::Key_Delete:
        clearSelected();
        return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab: {
        const bool backwards = event.key() == Qt::Key_Backtab;
        // With every unit ordered, Tab goes on to the next widget, so that the map is no trap.
        bool some = !m_document.unordered(m_power).empty();
        for (PowerId power : m_document.toOrder())
            some = some || (m_everyone && !m_document.unordered(power).empty());
        if (!some)
            return false;
        selectNextUnordered(backwards);
        return true;
    }
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
        return moveSelection(event.key());
    default:
        break;
    }
    if (const std::optional<Verb> verb = verbOfKey(event.key(), position().phase.stage)) {
        chooseVerb(*verb);
        return true;
    }
    return false;
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
    const Position &shown = m_document.viewsPresent() ? game.position() : game.turn(m_document.viewedTurn()).after;
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
        if (stage == Stage::Adjustments) {
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
    if (!m_document.unordered(m_power).empty())
        out.keys.append({tr("Tab"), tr("next unit")});
    return out;
}

void OrderTool::decorate(MapState &state) const
{
    if (!m_composer)
        return;
    const Composer::Draft &draft = m_composer->draft();
    if (m_pointer.valid())
        state.hovered = m_document.board().provinceOf(m_pointer);
    if (m_composer->empty())
        return;
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
