#include "tools/ordertool.h"

#include "document/outlook.h"
#include "document/wordgiven.h"
#include "orders/legality.h"
#include "orders/notation.h"
#include "orders/options.h"
#include "orders/supply.h"
#include "words/names.h"
#include "words/orderwords.h"

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

OrderTool::OrderTool(GameDocument &document, QObject *parent) : Tool(parent), m_document(document)
{
    connect(&document, &GameDocument::loading, this, [this] {
        m_composer.reset();
        m_power = m_seat = PowerId();
        clearAssumed();
        m_hovered = m_last = UnitRef();
        m_pointer = RegionId();
        m_lastOrder.reset();
        m_question.reset();
        m_known.clear();
        clearNote();
    });
    connect(&document, &GameDocument::changed, this, &OrderTool::takeChange);
}

void OrderTool::takeChange(const Change &change)
{
    switch (change.kind) {
    case Change::Kind::File:
    case Change::Kind::Computers:
    case Change::Kind::Notes:
    case Change::Kind::Deals: // an order that is begun goes on
        return;
    case Change::Kind::Seats:
        if (m_composer && m_on == &position() && mayWrite())
            return;
        break;
    case Change::Kind::Loaded:
    case Change::Kind::Played:
    case Change::Kind::Line:
    case Change::Kind::Position:
        clearAssumed();
        m_hovered = m_last = UnitRef();
        m_pointer = RegionId();
        m_lastOrder.reset();
        m_known.clear();
        clearNote();
        break;
    case Change::Kind::Orders: noteChangedOrders(); break;
    case Change::Kind::Viewed: break;
    }
    rebuild();
}

void OrderTool::setWriter(PowerId power, bool everyone)
{
    const bool same = everyone == m_everyone && power == (everyone ? m_power : m_seat);
    if (same && m_composer && m_on == &position() && mayWrite())
        return; // nothing new: an order that is begun goes on
    if (power != m_power || everyone != m_everyone) {
        m_last = UnitRef();
        m_lastOrder.reset();
        clearNote();
    }
    if (power != m_seat || everyone != m_everyone)
        clearAssumed();
    m_power = m_seat = power;
    m_everyone = everyone;
    rebuild();
    m_known = seenOrders();
}

bool OrderTool::mayWrite() const
{
    return m_document.hasGame() && m_document.viewsPresent() && !m_document.game().isOver();
}

std::vector<GivenOrder> OrderTool::seenOrders() const
{
    std::vector<GivenOrder> seen;
    if (m_document.hasGame()) {
        seen = m_document.game().orders();
        std::erase_if(seen, [&](const GivenOrder &given) { return !m_everyone && given.power != m_seat; });
    }
    return seen;
}

/// The sentence goes on from what was given last, and says what was taken back; it never speaks of an order that is
/// gone.
void OrderTool::noteChangedOrders()
{
    const std::vector<GivenOrder> now = seenOrders();
    const auto without = [](std::vector<GivenOrder> some, const std::vector<GivenOrder> &others) {
        std::erase_if(
            some, [&](const GivenOrder &one) { return std::find(others.begin(), others.end(), one) != others.end(); });
        return some;
    };
    const std::vector<GivenOrder> added = without(now, m_known);
    const std::vector<GivenOrder> gone = without(m_known, now);
    m_known = now;
    if (added.empty() && gone.empty())
        return;
    clearNote();
    m_lastOrder.reset();
    if (added.size() == 1) {
        m_lastOrder = added.front();
        m_last = unitRefOf(added.front().order);
    } else if (added.empty() && !gone.empty()) {
        const auto taken = static_cast<int>(gone.size());
        const QString text = fromUtf8(orderText(m_document.board(), gone.front().order, position().phase.stage));
        setNote(
            [taken, text] {
                return taken == 1 ? tr("Taken back: %1").arg(text) : tr("%n order(s) taken back.", nullptr, taken);
            },
            false);
    }
}

void OrderTool::setAssuming(bool on)
{
    m_assuming = on && m_seat.valid() && !m_everyone && position().phase.stage == Stage::Moves;
    m_power = m_seat;
    rebuild();
}

void OrderTool::setPromising(Promising what)
{
    if (what == m_promising)
        return;
    m_promising = what;
    if (!m_everyone)
        m_power = m_seat;
    m_lastOrder.reset();
    clearNote();
    rebuild();
}

void OrderTool::assume(std::vector<GivenOrder> orders)
{
    m_assumed = std::move(orders);
    Q_EMIT changed();
}

void OrderTool::suggest(std::vector<GivenOrder> orders)
{
    if (orders == m_suggested)
        return;
    m_suggested = std::move(orders);
    Q_EMIT changed();
}

void OrderTool::clearAssumed()
{
    m_assumed.clear();
    m_suggested.clear();
    m_assuming = false;
    m_promising = Promising::No;
    if (!m_everyone)
        m_power = m_seat;
}

void OrderTool::rebuild()
{
    m_composer.reset();
    m_partners.clear();
    m_question.reset();
    m_typed.clear();
    m_on = m_document.hasGame() ? &position() : nullptr;
    if (mayWrite()) {
        if (m_everyone) { // goes on with whoever has something to order
            const std::vector<PowerId> powers = m_document.toOrder();
            if (!powers.empty() && std::find(powers.begin(), powers.end(), m_power) == powers.end())
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
    m_composer->setLeaving(m_document.leavingFleet(orderedFor()));
    std::vector<RegionId> unloaded;
    for (const GivenOrder &given : m_document.game().orders()) {
        if (given.power == orderedFor() && is<Disband>(given.order) && given.order.layer == Layer::Aboard)
            unloaded.push_back(given.order.at);
    }
    m_composer->setUnloaded(std::move(unloaded));
    m_composer->setLenient(m_document.table().lenient && m_promising == Promising::No);
}

UnitRef OrderTool::selected() const
{
    if (!m_composer || !m_composer->draft().unit.valid())
        return m_last;
    const Composer::Draft &draft = m_composer->draft();
    return {draft.unit, draft.layer, draft.kind, draft.number};
}

UnitRef OrderTool::pointed() const
{
    return m_pointer.valid() ? UnitRef{m_pointer} : m_hovered;
}

/// Where an order is begun, the symbol of a fleet on a coast names its province: who attacks it means no coast by that.
/// Which one is asked, unless it is asked already and this is the answer.
UnitRef OrderTool::asGoal(const UnitRef &at) const
{
    const Composer::Draft &draft = m_composer->draft();
    const Board &board = m_document.board();
    if (!at.valid() || !draft.unit.valid() || m_question || position().phase.stage != Stage::Moves)
        return at;
    const ProvinceId place = board.provinceOf(at.region);
    const Unit *stands = unitAt(at);
    if (!stands || stands->region != at.region || place == board.provinceOf(draft.unit))
        return at;
    return {board.mainRegion(place), at.layer, at.kind, at.number};
}

const Unit *OrderTool::unitAt(const UnitRef &at) const
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
    RefusalContext context = refusalContext(m_document, {m_power, {}});
    context.unit = draft.unit;
    context.kind = draft.kind;
    context.verb = draft.verb;
    return refusalSentence(context, why);
}

QString OrderTool::warning(const Legality &why, const Order &order) const
{
    return failureSentence(refusalContext(m_document, {m_power, order}), why);
}

Legality OrderTool::full(const UnitRef &at) const
{
    return m_document.roomRefusal(orderedFor(), at);
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

void OrderTool::setNote(std::function<QString()> say, bool refuses)
{
    m_sayNote = std::move(say);
    m_note = m_sayNote();
    m_noteRefuses = refuses;
}

void OrderTool::refuse(const Legality &why, bool gently)
{
    setNote([this, why, draft = m_composer->draft()] { return refusal(why, draft); }, !gently);
}

void OrderTool::clearNote()
{
    m_sayNote = {};
    m_note.clear();
    m_noteRefuses = false;
}

void OrderTool::retranslate()
{
    if (m_sayNote)
        m_note = m_sayNote();
}

void OrderTool::take(const Composer::Step &step, RegionId about, QPoint globalPos)
{
    clearNote();
    m_partners.clear();
    m_question.reset();
    m_quiet = m_hovered.valid() ? m_document.board().provinceOf(m_hovered.region) : ProvinceId();
    if (step.kind != Composer::Step::Kind::Refused)
        m_typed.clear();
    switch (step.kind) {
    case Composer::Step::Kind::Extended: break;
    case Composer::Step::Kind::Completed:
        if (const Legality why = m_document.roomRefusal({orderedFor(), *step.order}); !why.ok()) {
            refuse(why);
            break;
        }
        m_last = unitRefOf(*step.order);
        m_lastOrder = GivenOrder{m_power, *step.order};
        m_pointer = RegionId();
        if (m_promising != Promising::No) {
            Q_EMIT promised(*std::exchange(m_lastOrder, std::nullopt));
            break;
        }
        if (m_assuming && m_power != m_seat) {
            std::erase_if(m_assumed, [&](const GivenOrder &other) {
                return other.order.at == step.order->at && other.order.layer == step.order->layer;
            });
            m_assumed.push_back(*m_lastOrder);
            break;
        }
        m_document.setOrder(m_power, *step.order); // what was said of the last order may be gone after this
        if (!step.why.ok())
            setNote([this, why = step.why, order = *step.order] { return warning(why, order); }, true);
        else if (const GivenOrder given{m_power, *step.order}; !wordBrokenBy(m_document, given).isEmpty())
            setNote([this, given] { return wordBrokenBy(m_document, given); }, true);
        m_partners = partnersOf(*step.order);
        break;
    case Composer::Step::Kind::NeedsCoast:
        m_question = Question{Question::About::Coast, step.coasts, {}, about, globalPos};
        break;
    case Composer::Step::Kind::NeedsArrival:
        m_question = Question{Question::About::Arrival, {}, {}, std::get<Support>(step.order->action).to, globalPos};
        break;
    case Composer::Step::Kind::NeedsKind:
        m_question = Question{Question::About::Kind, {}, step.kinds, about, globalPos};
        break;
    case Composer::Step::Kind::Refused:
        // Who clicks an empty land looks at it, and asks for nothing.
        refuse(step.why, m_composer->empty() && step.why.refusal == Refusal::NoUnit);
        break;
    }
    Q_EMIT changed();
}

void OrderTool::hover(const UnitRef &at)
{
    if (at == m_hovered)
        return;
    const Board *board = m_document.hasGame() ? &m_document.board() : nullptr;
    if (!at.valid() || !board || board->provinceOf(at.region) != m_quiet)
        m_quiet = ProvinceId();
    m_hovered = at;
    m_pointer = RegionId();
    m_typed.clear();
    clearNote(); // what it said was said of another place
    Q_EMIT changed();
}

bool OrderTool::isQuietAt(RegionId region) const
{
    return m_quiet.valid() && !m_pointer.valid() && region.valid() && m_document.board().provinceOf(region) == m_quiet;
}

// Who is meant by a click: which power where everybody's orders are written together, which unit where several stand.

void OrderTool::switchTo(PowerId power)
{
    const std::optional<Verb> verb = m_composer->draft().verb;
    m_power = power;
    beginWriting();
    if (verb)
        m_composer->choose(*verb);
}

/// The same for a verb that comes first and that not every power can use: a raid is some power's that has bombers.
void OrderTool::adoptVerb(Verb verb)
{
    if (!m_everyone || !m_composer->empty() || Composer(*m_composer).choose(verb).kind != Composer::Step::Kind::Refused)
        return;
    for (const PowerId power : m_document.toOrder()) {
        Composer other(m_document.board(), m_document.game().rules().orders, position(), power);
        if (other.choose(verb).kind != Composer::Step::Kind::Refused) {
            switchTo(power);
            return;
        }
    }
}

/// Where everybody's orders are written together, a click on a unit says whose turn it is; on the symbol of one power's
/// among others', its.
void OrderTool::adoptWriter(const UnitRef &at, PowerId meant)
{
    if ((!m_everyone && !m_assuming && m_promising == Promising::No) || !m_composer)
        return;
    const Composer::Draft &draft = m_composer->draft();
    const Board &board = m_document.board();
    const ProvinceId province = board.provinceOf(at.region);
    if (draft.verb == Verb::Admit) {
        adoptHost(province);
        return;
    }
    if (draft.unit.valid())
        return;
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
            power = board.province(province).yard.valid()
                        ? board.province(province).yard
                        : position().owner[static_cast<std::size_t>(province.index())];
        if (meant.valid() && unitOf(board, position(), meant, province, at.layer).valid())
            power = meant;
    }
    const std::vector<PowerId> &seats = m_document.table().seats;
    const bool isPlayed = std::find(seats.begin(), seats.end(), power) != seats.end();
    // At an open table with few seats (a puzzle has one) the others' units are not to be ordered: the composer says so.
    if (power.valid() && power != m_power && (m_assuming || isPlayed))
        switchTo(power);
}

/// Leave to land is given by whoever owns the place, to a bomber of somebody else: where all write, the clicks say who
/// that is.
void OrderTool::adoptHost(ProvinceId place)
{
    const Board &board = m_document.board();
    const Composer::Draft draft = m_composer->draft();
    if (!draft.target.valid()) {
        const UnitId guest = unitIn(board, position(), place, Layer::Air);
        if (!guest.valid() || position().units[static_cast<std::size_t>(guest.index())].power != m_power)
            return;
        for (const PowerId other : m_document.toOrder()) {
            if (other != m_power) {
                switchTo(other);
                return;
            }
        }
        return;
    }
    const auto at = static_cast<std::size_t>(place.index());
    const PowerId host =
        at < position().holder.size() && position().holder[at].valid() ? position().holder[at] : position().owner[at];
    if (!host.valid() || host == m_power)
        return;
    switchTo(host);
    m_composer->choose(draft.target, Layer::Air);
}

/// Where several own units stand in a box, a click means the first that has no order yet: which of them, from 1, in the
/// position's order. 0 where the place is no box.
int OrderTool::nextInBox(RegionId region) const
{
    const Board &board = m_document.board();
    const ProvinceId box = board.provinceOf(region);
    if (!board.province(box).unlimited)
        return 0;
    int count = 0;
    for (std::size_t i = 0; i < position().units.size(); ++i) {
        const Unit &unit = position().units[i];
        if (unit.power != m_power || board.provinceOf(unit.region) != box)
            continue;
        ++count;
        if (!knownOrder(m_power, unitRefOf(board, position(), UnitId(static_cast<int>(i)))))
            return count;
    }
    return 1;
}

/// The same for a unit that is known.
int OrderTool::numberInBox(const UnitRef &station) const
{
    const Board &board = m_document.board();
    int count = 0;
    for (std::size_t i = 0; i < position().units.size(); ++i) {
        const Unit &unit = position().units[i];
        count += unit.power == m_power && board.provinceOf(unit.region) == board.provinceOf(station.region);
        if (unit.power == m_power && unitRefOf(board, position(), UnitId(static_cast<int>(i))) == station)
            return count;
    }
    return nextInBox(station.region);
}

OrderTool::Stacked OrderTool::chosen() const
{
    return {m_power, selected()};
}

std::vector<OrderTool::Stacked> OrderTool::stack() const
{
    std::vector<Stacked> units;
    if (!m_composer || position().phase.stage != Stage::Moves)
        return units;
    const Composer::Draft &draft = m_composer->draft();
    if (!draft.unit.valid() || draft.verb || draft.route.valid() || draft.to.valid() || !draft.flight.path.empty())
        return units;
    const Board &board = m_document.board();
    const ProvinceId place = board.provinceOf(draft.unit);
    for (std::size_t i = 0; i < position().units.size(); ++i) {
        const Unit &unit = position().units[i];
        if (board.provinceOf(unit.region) == place && (unit.power == m_power || m_everyone))
            units.push_back({unit.power, unitRefOf(board, position(), UnitId(static_cast<int>(i)))});
    }
    if (units.size() < 2)
        units.clear();
    return units;
}

std::optional<OrderTool::Stacked> OrderTool::nextInStack(const UnitRef &clicked) const
{
    const std::vector<Stacked> units = stack();
    const Stacked now = chosen();
    const Board &board = m_document.board();
    if (units.empty() || board.provinceOf(clicked.region) != board.provinceOf(now.station.region))
        return {};
    if (clicked.layer != Layer::Field && clicked.layer != now.station.layer)
        return {}; // the symbol of another one was clicked
    // A sally goes to the unit's own place: there the click says what to do, not who.
    if (const Composer::Step step = m_composer->preview(clicked.region, clicked.layer);
        step.kind == Composer::Step::Kind::Completed && !is<Hold>(*step.order))
        return {};
    if (m_aimed.valid() && m_aimed != m_power && board.province(board.provinceOf(clicked.region)).unlimited) {
        const auto others =
            std::find_if(units.begin(), units.end(), [&](const Stacked &unit) { return unit.power == m_aimed; });
        if (others != units.end())
            return *others;
    }
    const auto here = std::find(units.begin(), units.end(), now);
    return here == units.end() || here + 1 == units.end() ? units.front() : *(here + 1);
}

} // namespace entente::app
