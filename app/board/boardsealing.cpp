// The question that comes before orders are sealed or revealed while some are missing.

#include "board/boardpage.h"

#include "board/powerstatuses.h"
#include "board/topbar.h"

namespace entente::app {

void BoardPage::seal()
{
    if (m_flow.step() != Step::Writing)
        return;
    m_document.viewTurn(m_document.game().turnCount());
    if (!missingNow().isEmpty() && !isAnswered()) {
        askToSeal(true);
        sayMissing();
        return;
    }
    m_said.clear();
    m_flow.seal();
}

bool BoardPage::isAnswered()
{
    const bool answered = m_view.missing && m_question.isOver();
    if (!answered)
        m_question.begin(); // a key that is held down is never an answer, however long
    return answered;
}

std::tuple<Step, PowerId, int> BoardPage::timeOfAsking() const
{
    return {m_flow.step(), m_flow.seat(), m_document.hasGame() ? m_document.game().turnCount() : 0};
}

void BoardPage::askToSeal(bool asked)
{
    if (m_view.missing == asked)
        return;
    m_view.missing = asked;
    m_askedAt = timeOfAsking();
    if (!asked)
        m_topBar->askPrimary({}, {});
    refreshMap(); // whoever has no order is ringed
}

void BoardPage::unsay()
{
    m_said.clear();
    askToSeal(false); // whoever leaves the question has not answered it
}

QString BoardPage::missingNow() const
{
    if (m_flow.step() == Step::Writing)
        return missingOrders(m_document, m_flow.seat());
    // A game master is told once what is missing; whoever only tries things out is not asked.
    return m_document.table().mode == Table::Mode::Gm ? missingOrdersOfAll(m_document) : QString();
}

void BoardPage::sayMissing()
{
    m_said = missingNow();
    m_saidRefuses = false;
    refreshSentence();
    if (m_flow.step() == Step::Writing)
        m_topBar->askPrimary(sealAnyway(m_document, m_flow.seat()), tr("Seal anyway"));
    else
        m_topBar->askPrimary(tr("Reveal anyway"), tr("Reveal anyway"));
}

void BoardPage::revealOpen()
{
    if (!missingNow().isEmpty() && !isAnswered()) {
        askToSeal(true);
        sayMissing();
        return;
    }
    m_said.clear();
    m_flow.reveal();
}

} // namespace entente::app
