#include "tools/ordertool.h"

// A unit that is dragged to where it goes.

namespace entente::app {

bool OrderTool::mayLift(const UnitRef &at) const
{
    if (!m_composer || !at.valid() || position().phase.stage == Stage::Adjustments)
        return false;
    const Board &board = m_document.board();
    const ProvinceId place = board.provinceOf(at.region);
    const auto orders = [this](const Unit &unit) { return m_everyone || m_assuming || unit.power == m_power; };
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
