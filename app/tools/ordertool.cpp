#include "tools/ordertool.h"

#include "orders/legality.h"
#include "orders/options.h"
#include "orders/supply.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/refusals.h"

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

OrderTool::OrderTool(GameDocument &document, QObject *parent) : Tool(parent), m_document(document)
{
    connect(&document, &GameDocument::loading, this, [this] {
        m_composer.reset();
        m_power = m_seat = PowerId();
        clearAssumed();
        m_hovered = m_last = Station();
        m_pointer = RegionId();
        m_lastOrder.reset();
        m_note.clear();
    });
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::File)
            return;
        if (change.kind == Change::Kind::Loaded || change.kind == Change::Kind::Played || change.kind == Change::Kind::Line || change.kind == Change::Kind::Position) {
            clearAssumed();
            m_hovered = m_last = Station();
        m_pointer = RegionId();
            m_lastOrder.reset();
            m_note.clear();
        }
        rebuild();
    });
}

void OrderTool::setWriter(PowerId power, bool everyone)
{
    if (power != m_power || everyone != m_everyone) {
        m_last = Station();
        m_lastOrder.reset();
        m_note.clear();
    }
    if (power != m_seat || everyone != m_everyone)
        clearAssumed();
    m_power = m_seat = power;
    m_everyone = everyone;
    rebuild();
}

void OrderTool::setAssuming(bool on)
{
    m_assuming = on && m_seat.valid() && !m_everyone && position().phase.stage == Stage::Moves;
    m_power = m_seat;
    rebuild();
}

void OrderTool::clearAssumed()
{
    m_assumed.clear();
    m_assuming = false;
}

void OrderTool::rebuild()
{
    m_composer.reset();
    m_partner.reset();
    m_typed.clear();
    if (m_document.hasGame() && m_document.viewsPresent() && !m_document.game().isOver()) {
        if (m_everyone && !m_power.valid()) {
            const std::vector<PowerId> powers = m_document.toOrder();
            if (!powers.empty())
                m_power = powers.front();
        }
        if (m_power.valid())
            beginWriting();
    }
    Q_EMIT changed();
}

void OrderTool::beginWriting()
{
    m_composer.emplace(m_document.board(), m_document.game().rules().orders, position(), m_power);
    m_composer->setLeaving(m_document.leavingFleet(m_power));
    m_composer->setLenient(m_document.table().lenient);
}

Station OrderTool::selected() const
{
    if (!m_composer || !m_composer->draft().unit.valid())
        return m_last;
    const Composer::Draft &draft = m_composer->draft();
    return {draft.unit, draft.layer, draft.kind, draft.number};
}

Station OrderTool::pointed() const
{
    return m_pointer.valid() ? Station{m_pointer} : m_hovered;
}

const Unit *OrderTool::unitAt(const Station &at) const
{
    const UnitId id = unitIn(m_document.board(), position(), m_document.board().provinceOf(at.region), at.layer);
    return id.valid() ? &position().units[static_cast<std::size_t>(id.index())] : nullptr;
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

QString OrderTool::warning(const Legality &why, const Order &order) const
{
    return failureSentence({m_document.board(), position(), m_power, order.at, order.kind}, why);
}

Legality OrderTool::full(const Station &at) const
{
    const Refusal why = m_document.roomRefusal(m_power, at);
    return {why, at.valid() ? m_document.board().provinceOf(at.region) : ProvinceId()};
}

QString OrderTool::refusalAt(RegionId region) const
{
    if (!m_composer || !region.valid())
        return {};
    if (const Legality why = full({region}); !why.ok() && !m_composer->draft().unit.valid())
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
void OrderTool::adoptWriter(const Station &at)
{
    if ((!m_everyone && !m_assuming) || !m_composer)
        return;
    const Composer::Draft &draft = m_composer->draft();
    if (draft.unit.valid() || draft.verb == Verb::Admit)
        return;
    const Board &board = m_document.board();
    const ProvinceId province = board.provinceOf(at.region);
    PowerId power;
    if (position().phase.stage == Stage::Retreats) {
        if (const int index = dislodgedIn(board, position(), province); index >= 0)
            power = position().dislodged[static_cast<std::size_t>(index)].unit.power;
    } else {
        const Unit *unit = unitAt(at);
        for (const Layer layer : {Layer::Field, Layer::Air, Layer::Walls, Layer::Aboard})
            unit = unit ? unit : unitAt({at.region, layer});
        if (unit)
            power = unit->power;
        else if (position().phase.stage == Stage::Adjustments)
            power = board.province(province).yard.valid() ? board.province(province).yard : position().owner[static_cast<std::size_t>(province.index())];
    }
    if (!power.valid() || power == m_power)
        return;
    const std::optional<Verb> verb = draft.verb;
    m_power = power;
    beginWriting();
    if (verb)
        m_composer->choose(*verb);
}

void OrderTool::take(const Composer::Step &step, RegionId about, QPoint globalPos)
{
    setNote(QString(), false);
    m_partner.reset();
    if (step.kind != Composer::Step::Kind::Refused)
        m_typed.clear();
    switch (step.kind) {
    case Composer::Step::Kind::Extended:
        break;
    case Composer::Step::Kind::Completed:
        if (const Legality why = full(is<Waive>(*step.order) ? Station() : stationOf(*step.order)); !why.ok()) {
            setNote(refusal(why, m_composer->draft()), true);
            break;
        }
        m_last = stationOf(*step.order);
        m_lastOrder = GivenOrder{m_power, *step.order};
        m_pointer = RegionId();
        if (m_assuming && m_power != m_seat) {
            std::erase_if(m_assumed, [&](const GivenOrder &other) { return other.order.at == step.order->at && other.order.layer == step.order->layer; });
            m_assumed.push_back(*m_lastOrder);
            break;
        }
        m_document.setOrder(m_power, *step.order);
        if (!step.why.ok())
            setNote(warning(step.why, *step.order), true);
        m_partner = partnerOf(m_lastOrder->order);
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

/// The move that a support or convoy speaks of, if its unit is the writer's too and has no order yet.
std::optional<GivenOrder> OrderTool::partnerOf(const Order &order) const
{
    const Support *support = std::get_if<Support>(&order.action);
    const Convoy *convoy = std::get_if<Convoy>(&order.action);
    const RegionId of = support ? support->of : convoy ? convoy->army : RegionId();
    const RegionId to = support ? support->to : convoy ? convoy->to : RegionId();
    if (!of.valid() || !to.valid())
        return std::nullopt;
    const Board &board = m_document.board();
    const UnitId id = unitIn(board, position(), board.provinceOf(of), support ? support->layer : Layer::Field);
    if (!id.valid())
        return std::nullopt;
    const Unit &unit = position().units[static_cast<std::size_t>(id.index())];
    if ((!m_everyone && unit.power != m_power) || m_document.game().orderOf(unit.power, {of, unit.layer}))
        return std::nullopt;
    Move move;
    move.hops.push_back(to);
    if (convoy && board.adjacent(board.kind(unit.kind).travel, unit.region, to))
        move.way = Way::ByConvoy;
    Order meant{unit.kind, unit.region, unit.layer, move};
    if (!checkOrder(board, m_document.game().rules().orders, position(), unit.power, meant).ok())
        return std::nullopt;
    return GivenOrder{unit.power, meant};
}

void OrderTool::acceptPartner()
{
    const GivenOrder partner = *m_partner;
    m_last = stationOf(partner.order);
    m_lastOrder = partner;
    m_document.setOrder(partner.power, partner.order);
}

void OrderTool::hover(const Station &at)
{
    if (at == m_hovered)
        return;
    m_hovered = at;
    m_pointer = RegionId();
    m_typed.clear();
    if (at.valid())
        setNote(QString(), false);
    Q_EMIT changed();
}

void OrderTool::click(const Station &at, QPoint globalPos)
{
    if (!at.valid())
        return;
    if (!m_composer) {
        Q_EMIT changed();
        return;
    }
    if (const Station next = nextInStack(at); next.valid()) {
        select(next);
        return;
    }
    adoptWriter(at);
    if (const Legality why = full(at); !why.ok() && !m_composer->draft().unit.valid()) {
        setNote(refusal(why, m_composer->draft()), true);
        Q_EMIT changed();
        return;
    }
    m_composer->setNumber(nextInBox(at.region));
    take(m_composer->choose(at.region, at.layer), at.region, globalPos);
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
    m_typed.clear();
    m_partner.reset();
    Q_EMIT changed();
}

void OrderTool::reset()
{
    m_typed.clear();
    m_partner.reset();
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

void OrderTool::select(const Station &unit)
{
    if (!m_composer || !unit.valid())
        return;
    m_composer->reset();
    adoptWriter(unit);
    m_composer->setNumber(numberInBox(unit));
    take(m_composer->choose(unit.region, unit.layer), unit.region, {});
}

void OrderTool::clearSelected()
{
    const Station unit = m_hovered.valid() && m_document.hasGame() && m_composer && m_composer->empty()
                                 && m_document.game().orderOf(m_power, m_hovered)
                             ? m_hovered
                             : selected();
    if (!unit.valid() || !m_composer)
        return;
    m_composer->reset();
    m_lastOrder.reset();
    m_document.clearOrder(m_power, unit);
    Q_EMIT changed();
}

WinterAccount OrderTool::account() const
{
    std::vector<GivenOrder> known = m_document.game().orders();
    std::erase_if(known, [&](const GivenOrder &given) { return !showsOrder(given.power); });
    return accountOf(m_document.board(), position(), known, m_power);
}

} // namespace entente::app
