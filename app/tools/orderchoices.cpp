#include "tools/ordertool.h"

#include "words/names.h"

#include <algorithm>
#include <utility>

// What is chosen for the order that is written: by a click, a button, a list, or by its withdrawal.

namespace entente::app {

void OrderTool::click(const UnitRef &at, QPoint globalPos)
{
    if (!at.valid())
        return;
    if (!m_composer) {
        Q_EMIT changed();
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
    if (!m_document.hasGame() || !m_composer)
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

} // namespace entente::app
