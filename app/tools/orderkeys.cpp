#include "tools/ordertool.h"

#include "orders/tours.h"
#include "orders/options.h"
#include "words/names.h"

#include <QKeyEvent>

#include <algorithm>
#include <cmath>
#include <utility>

// The keyboard's side of the tool: verbs by their letters, places by typing or by the arrow keys, units by Tab.

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
    case Qt::Key_R: return stage == Stage::Moves ? Verb::Raise : Verb::Retreat;
    case Qt::Key_D: return stage == Stage::Adjustments ? Verb::Remove : Verb::Disband;
    case Qt::Key_B: return stage == Stage::Moves ? Verb::Bomb : Verb::Build;
    case Qt::Key_N: return Verb::Cut;
    case Qt::Key_A: return stage == Stage::Moves ? Verb::Admit : Verb::BuildArmy;
    case Qt::Key_F: return Verb::BuildFleet;
    case Qt::Key_W: return Verb::Waive;
    default: return std::nullopt;
    }
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

} // namespace entente::app
