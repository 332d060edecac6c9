#include "tools/ordertool.h"

#include "orders/options.h"
#include "orders/tours.h"
#include "words/names.h"
#include "words/orderwords.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

// The keyboard's side of the tool: verbs by their letters, places by typing or by the arrow keys, units by Tab.

namespace {

/// One that the phase knows comes first; else the first with that key says why it can't be.
std::optional<Verb> verbOfKey(int key, Stage stage)
{
    std::optional<Verb> found;
    for (const DraftVerb &row : draftVerbs) {
        if (QChar::fromLatin1(verbKey(row.verb)).toUpper().unicode() == key && (!found || row.stage == stage))
            found = row.verb;
    }
    return found;
}

/// How well what was typed fits a place: 0 its abbreviation, 1 the beginning of its name, 2 of a later word of it; -1
/// not at all.
int fitOf(const Province &place, const QString &typed)
{
    if (fromUtf8(place.abbreviation).startsWith(typed, Qt::CaseInsensitive))
        return 0;
    const QString name = fromUtf8(place.name);
    if (name.startsWith(typed, Qt::CaseInsensitive))
        return 1;
    return name.contains(u' ' + typed, Qt::CaseInsensitive) ? 2 : -1;
}

} // namespace

std::vector<UnitRef> OrderTool::ownPlaces() const
{
    std::vector<UnitRef> places;
    if (!m_composer)
        return places;
    const auto add = [&](const Unit &unit, const UnitRef &station) {
        if (m_everyone || unit.power == m_power)
            places.push_back(station);
    };
    if (position().phase.stage == Stage::Retreats) {
        for (const DislodgedUnit &dislodged : position().dislodged)
            add(dislodged.unit, {dislodged.unit.region});
    } else if (position().phase.stage == Stage::Moves) {
        for (std::size_t i = 0; i < position().units.size(); ++i)
            add(position().units[i], unitRefOf(m_document.board(), position(), UnitId(static_cast<int>(i))));
    } else {
        Composer fresh(m_document.board(), m_document.game().rules().orders, position(), m_power);
        for (ProvinceId province : fresh.offers())
            places.push_back({m_document.board().mainRegion(province)});
    }
    return places;
}

void OrderTool::selectNextUnordered(bool backwards)
{
    if (!m_composer)
        return;
    std::vector<UnitRef> open;
    if (m_everyone) {
        // Whose units were ordered last goes first.
        std::vector<PowerId> powers = m_document.toOrder();
        const auto current = std::find(powers.begin(), powers.end(), m_power);
        std::rotate(powers.begin(), current == powers.end() ? powers.begin() : current, powers.end());
        for (PowerId power : powers) {
            const std::vector<UnitRef> some = m_document.unordered(power);
            open.insert(open.end(), some.begin(), some.end());
        }
    } else {
        open = openUnits(m_power);
    }
    if (open.empty()) {
        const bool building = position().phase.stage == Stage::Adjustments;
        setNote([building] { return building ? tr("Choose a place on the map.") : tr("All orders are in."); }, false);
        Q_EMIT changed();
        return;
    }
    const auto here = std::find(open.begin(), open.end(), selected());
    // From no unit on, the next is one of whoever was chosen, if it has one left.
    const std::vector<UnitRef> own = openUnits(m_power);
    std::size_t index =
        own.empty()
            ? 0
            : static_cast<std::size_t>(std::find(open.begin(), open.end(), own.front()) - open.begin()) % open.size();
    if (here != open.end()) {
        const std::size_t count = open.size();
        index = (static_cast<std::size_t>(here - open.begin()) + (backwards ? count - 1 : 1)) % count;
    } else if (backwards) {
        index = open.size() - 1;
    }
    select(open[index]);
}

/// The arrow keys: between own units while none is on its way, among the offers after a verb.
bool OrderTool::moveSelection(int key)
{
    if (!m_composer || !m_locator)
        return false;
    const bool choosing = m_composer->draft().verb.has_value();
    std::vector<UnitRef> places;
    if (choosing) {
        for (ProvinceId province : m_composer->offers())
            places.push_back({m_document.board().mainRegion(province)});
    } else {
        places = ownPlaces();
    }
    if (places.empty())
        return false;
    const UnitRef from = choosing && m_pointer.valid() ? UnitRef{m_pointer} : selected();
    if (!from.valid()) {
        if (choosing)
            m_pointer = places.front().region;
        else
            select(places.front());
        Q_EMIT changed();
        return true;
    }
    const QPointF start = m_locator(from);
    const QPointF direction = key == Qt::Key_Left    ? QPointF(-1, 0)
                              : key == Qt::Key_Right ? QPointF(1, 0)
                              : key == Qt::Key_Up    ? QPointF(0, -1)
                                                     : QPointF(0, 1);
    UnitRef best;
    qreal bestCost = 0;
    for (const UnitRef &place : places) {
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
        m_pointer = best.region;
        clearNote();
        Q_EMIT changed();
    } else {
        select(best);
    }
    return true;
}

bool OrderTool::wantsLetters() const
{
    return m_composer && (m_composer->draft().verb || !m_typed.isEmpty()) && !m_composer->offers().empty();
}

/// Of what is offered, or of any places, the one that such letters name best; of those that they name alike the
/// nearest.
template <class Places>
ProvinceId OrderTool::placeTyped(const QString &typed, const Places &places) const
{
    const Board &board = m_document.board();
    const Composer::Draft &draft = m_composer->draft();
    const ProvinceId from = !draft.flight.path.empty() ? draft.flight.path.back()
                            : draft.target.valid()     ? board.provinceOf(draft.target)
                            : draft.unit.valid()       ? board.provinceOf(draft.unit)
                                                       : ProvinceId();
    ProvinceId best;
    std::pair<int, int> bestFit{3, 0};
    for (const ProvinceId province : places) {
        const int away = from.valid() ? board.distanceForAnyone(from, province) : 0;
        const std::pair<int, int> fit{fitOf(board.province(province), typed), away < 0 ? board.provinceCount() : away};
        if (fit.first >= 0 && fit < bestFit) {
            best = province;
            bestFit = fit;
        }
    }
    return best;
}

bool OrderTool::beginsPlace(const QString &typed) const
{
    return placeTyped(typed, m_composer->offers()).valid();
}

/// A letter more of the place that is looked for. False if no place fits: then the letter may be a verb's.
bool OrderTool::find(const QString &typed)
{
    const Board &board = m_document.board();
    ProvinceId best = placeTyped(typed, m_composer->offers());
    // Where impossible orders may be given, what is offered comes first and anything else after it.
    if (!best.valid() && m_document.table().lenient) {
        std::vector<ProvinceId> others;
        for (int p = 0; p < board.provinceCount(); ++p) {
            if (m_composer->preview(board.mainRegion(ProvinceId(p))).kind != Composer::Step::Kind::Refused)
                others.emplace_back(p);
        }
        best = placeTyped(typed, others);
    }
    if (!best.valid())
        return false;
    m_typed = typed;
    m_pointer = board.mainRegion(best);
    clearNote();
    Q_EMIT changed();
    return true;
}

/// Is there such a thing to do on this map in this phase, for the unit that is chosen if one is?
bool OrderTool::knows(Verb verb) const
{
    if (!m_composer->draft().flight.path.empty())
        return true; // aloft every letter is a mission's, or says why it is none
    Composer asked = *m_composer;
    if (verb == Verb::Admit)
        asked.reset(); // it begins another order
    const std::vector<Composer::VerbChoice> choices = asked.verbChoices();
    return std::any_of(choices.begin(), choices.end(),
                       [verb](const Composer::VerbChoice &choice) { return choice.verb == verb; });
}

/// What only some maps have units for is no key on the others: it would be refused there with a reason of elsewhere.
std::optional<Verb> OrderTool::verbOfKey(int key) const
{
    const std::optional<Verb> verb = app::verbOfKey(key, position().phase.stage);
    const Board &board = m_document.board();
    const auto someFly = [&board] {
        for (int kind = 0; kind < board.kindCount(); ++kind) {
            if (board.kind(KindId(kind)).flying != Flying::No)
                return true;
        }
        return false;
    };
    const bool elsewheres = ((verb == Verb::Cut || verb == Verb::Admit) && !fliesTours(board))
                            || (verb == Verb::Bomb && !someFly())
                            || (verb == Verb::Raise && !m_document.game().rules().orders.walls);
    return elsewheres ? std::nullopt : verb;
}

bool OrderTool::key(QKeyEvent &event)
{
    if (!m_composer || event.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
        return false;
    switch (event.key()) {
    case Qt::Key_Backspace:
        if (m_typed.size() > 1)
            find(m_typed.chopped(1));
        else
            back();
        return true;
    case Qt::Key_Escape:
        if (m_composer->empty() && m_note.isEmpty() && !m_lastOrder)
            return false;
        reset();
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_partners.empty() && m_composer->empty()) {
            acceptPartners();
            return true;
        }
        if (m_composer->empty())
            return false;
        finish();
        return true;
    case Qt::Key_Delete: clearSelected(); return true;
    case Qt::Key_Tab:
    case Qt::Key_Backtab: return tabKey(event.key() == Qt::Key_Backtab);
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down: return moveSelection(event.key());
    default: return letterKey(event);
    }
}

/// To the next unit without an order. With every unit ordered, Tab goes on to the next widget, so that the map is no
/// trap.
bool OrderTool::tabKey(bool backwards)
{
    if (!m_partners.empty() && !backwards && m_composer->empty()) {
        acceptPartners();
        return true;
    }
    bool some = !openUnits(m_power).empty();
    for (PowerId power : m_document.toOrder())
        some = some || (m_everyone && !m_document.unordered(power).empty());
    if (some)
        selectNextUnordered(backwards);
    return some;
}

/// A verb, or a letter of a place's name: the name comes first where one is begun or none but names are asked for.
bool OrderTool::letterKey(const QKeyEvent &event)
{
    const bool letter = event.text().size() == 1 && event.text().front().isLetter();
    if (letter && wantsLetters() && find(m_typed + event.text()))
        return true;
    if (letter && wantsLetters() && !m_typed.isEmpty()) // a name that is begun has no verb in it
        return sayNoPlace(event.text());
    const std::optional<Verb> verb = verbOfKey(event.key());
    if (verb && (!m_composer->draft().unit.valid() || knows(*verb))) {
        chooseVerb(*verb);
        return true;
    }
    // After a unit a letter that is no verb's here begins the name of where it goes.
    if (letter && m_composer->draft().unit.valid() && find(event.text()))
        return true;
    if (verb) {
        chooseVerb(*verb);
        return true;
    }
    return letter && wantsLetters() && sayNoPlace(event.text());
}

bool OrderTool::sayNoPlace(const QString &letter)
{
    setNote([typed = m_typed + letter] { return tr("No marked place begins with “%1”.").arg(typed); }, true);
    Q_EMIT changed();
    return true;
}

// What is chosen for the order that is written: by a click, a button, a list, or by its withdrawal.

void OrderTool::click(const UnitRef &at, QPoint globalPos)
{
    if (!at.valid())
        return;
    if (!m_composer) {
        Q_EMIT changed();
        return;
    }
    if (m_promising == Promising::Places) {
        Q_EMIT placePromised(m_document.board().provinceOf(at.region));
        return;
    }
    if (const std::optional<Stacked> next = nextInStack(at)) {
        select(next->station, next->power);
        return;
    }
    adoptWriter(at, m_aimed);
    if (const Legality why = full(at); !why.ok() && !m_composer->draft().unit.valid()) {
        m_question.reset();
        refuse(why);
        Q_EMIT changed();
        return;
    }
    m_composer->setNumber(nextInBox(at.region));
    const UnitRef goal = asGoal(at);
    take(m_composer->choose(goal.region, goal.layer), goal.region, globalPos);
}

void OrderTool::chooseVerb(Verb verb)
{
    if (!m_composer)
        return;
    adoptVerb(verb);
    // A unit picked by the keyboard or ordered a moment ago is not meant unless it is in the draft.
    take(m_composer->choose(verb), m_composer->draft().unit, {});
}

void OrderTool::chooseCoast(RegionId coast)
{
    if (m_composer)
        take(m_composer->choose(coast), coast, m_question ? m_question->at : QPoint());
}

void OrderTool::chooseKind(KindId kind)
{
    if (m_composer)
        take(m_composer->chooseKind(kind), m_composer->draft().unit, m_question ? m_question->at : QPoint());
}

void OrderTool::chooseArrival(bool arrived)
{
    if (m_composer && m_question && m_question->about == Question::About::Arrival)
        take(m_composer->chooseArrival(m_question->place, arrived), m_question->place, {});
}

void OrderTool::back()
{
    const std::optional<Question> asked = std::exchange(m_question, std::nullopt);
    m_pointer = RegionId();
    m_typed.clear();
    m_partners.clear();
    clearNote();
    const bool building = position().phase.stage == Stage::Adjustments;
    if (m_composer && (building || !asked)) // elsewhere the question was no choice yet
        m_composer->back();
    if (building && m_composer && m_composer->draft().unit.valid()) { // one question back
        take(m_composer->choose(m_composer->draft().unit), m_composer->draft().unit, asked ? asked->at : QPoint());
        return;
    }
    Q_EMIT changed();
}

void OrderTool::leaveQuestion()
{
    if (!m_question)
        return;
    if (position().phase.stage == Stage::Adjustments) {
        reset();
        return;
    }
    m_question.reset();
    clearNote();
    Q_EMIT changed();
}

void OrderTool::reset()
{
    m_typed.clear();
    m_partners.clear();
    m_question.reset();
    if (m_composer)
        m_composer->reset();
    clearNote();
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

void OrderTool::select(const UnitRef &unit, PowerId power)
{
    if (!m_composer || !unit.valid())
        return;
    m_composer->reset();
    m_picked = unit;
    m_question.reset();
    adoptWriter(unit, power);
    m_composer->setNumber(numberInBox(unit));
    take(m_composer->choose(unit.region, unit.layer), unit.region, {});
}

/// The order written for the unit or the site, whoever of those gave it whose orders may be seen.
const GivenOrder *OrderTool::writtenAt(const UnitRef &at) const
{
    for (const GivenOrder &given : m_document.game().orders()) {
        if (showsOrder(given.power) && m_document.game().isOrderOf(given, given.power, at))
            return &given;
    }
    return nullptr;
}

/// What is pointed at comes first, whoever of those who write gave the order: the sentence speaks of it.
const GivenOrder *OrderTool::erasable() const
{
    if (!m_document.hasGame() || !m_composer || m_promising != Promising::No)
        return nullptr;
    if (m_composer->empty() && m_hovered.valid()) {
        if (const GivenOrder *known = knownOrder(m_power, m_hovered))
            return known;
        if (const GivenOrder *written = writtenAt(m_hovered))
            return written;
    }
    if (const GivenOrder *known = knownOrder(m_power, selected()))
        return known;
    if (m_composer->empty() && m_lastOrder && !m_lastOrder->order.at.valid()) { // a waived build, a gift
        for (const GivenOrder &given : m_document.game().orders()) {
            if (given == *m_lastOrder && showsOrder(given.power))
                return &given;
        }
    }
    return m_picked.valid() ? writtenAt(m_picked) : nullptr;
}

void OrderTool::clearSelected()
{
    if (!m_composer)
        return;
    const GivenOrder *const found = erasable();
    const std::optional<GivenOrder> given = found ? std::optional(*found) : std::nullopt;
    m_composer->reset();
    m_lastOrder.reset();
    const UnitRef station = given ? unitRefOf(given->order) : UnitRef();
    if (given && showsOrder(given->power) && knownOrder(given->power, station) == found)
        m_document.clearOrder(given->power, station); // its step in the history names the place
    else if (given && showsOrder(given->power))
        m_document.dropOrder(*given);
    else if (given)
        std::erase(m_assumed, *given);
    Q_EMIT changed();
}

// A unit that is dragged to where it goes.

bool OrderTool::mayLift(const UnitRef &at) const
{
    if (!m_composer || !at.valid() || position().phase.stage == Stage::Adjustments || m_promising == Promising::Places)
        return false;
    const Board &board = m_document.board();
    const ProvinceId place = board.provinceOf(at.region);
    const auto orders = [this](const Unit &unit) {
        return m_everyone || m_assuming || m_promising == Promising::Orders || unit.power == m_power;
    };
    if (position().phase.stage == Stage::Retreats) {
        const int index = dislodgedIn(board, position(), place);
        return index >= 0 && orders(position().dislodged[static_cast<std::size_t>(index)].unit);
    }
    for (const Unit &unit : position().units) {
        if (board.provinceOf(unit.region) == place && orders(unit)
            && (at.layer == Layer::Field || unit.layer == at.layer))
            return true;
    }
    return false;
}

void OrderTool::lift(const UnitRef &at)
{
    if (!mayLift(at))
        return;
    const Composer::Draft &draft = m_composer->draft();
    const Board &board = m_document.board();
    const bool going =
        !draft.verb || draft.verb == Verb::Move || draft.verb == Verb::ConvoyedMove || draft.verb == Verb::Retreat;
    const bool begun = draft.unit.valid() && board.provinceOf(draft.unit) == board.provinceOf(at.region);
    if (begun && going && !m_question) // a way that is led on, or the one of several that was chosen
        return;
    select(at, m_aimed);
}

void OrderTool::drop(const UnitRef &target, QPoint globalPos)
{
    if (!m_composer || !m_composer->draft().unit.valid() || !target.valid())
        return;
    const UnitRef at = asGoal(target);
    const Board &board = m_document.board();
    const ProvinceId place = board.provinceOf(at.region);
    if (place == board.provinceOf(m_composer->draft().unit)) // put back where it stood
        return;
    Composer trial = *m_composer;
    const bool stands = position().phase.stage == Stage::Moves && unitAt(at) && !m_composer->draft().verb;
    const bool supports = stands && trial.choose(Verb::Support).kind != Composer::Step::Kind::Refused
                          && trial.choose(at.region, at.layer).kind != Composer::Step::Kind::Refused;
    const bool moves = m_composer->preview(at.region, at.layer).kind != Composer::Step::Kind::Refused;
    if (!supports) {
        take(m_composer->choose(at.region, at.layer), at.region, globalPos);
        return;
    }
    clearNote();
    m_question = Question{Question::About::Drop, {}, {}, at.region, globalPos};
    if (!moves)
        chooseDrop(true);
    else
        Q_EMIT changed();
}

void OrderTool::chooseDrop(bool supports)
{
    if (!m_composer || !m_question || m_question->about != Question::About::Drop)
        return;
    const Question asked = *m_question;
    if (supports)
        take(m_composer->choose(Verb::Support), asked.place, asked.at);
    take(m_composer->choose(asked.place), asked.place, asked.at);
}

} // namespace entente::app
