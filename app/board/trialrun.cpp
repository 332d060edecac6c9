#include "board/trialrun.h"

#include "document/outlook.h"
#include "game/play.h"
#include "map/turnstate.h"
#include "words/turnsummary.h"

#include <QCoreApplication>

namespace entente::app {

namespace {

struct TrialWords {
    Q_DECLARE_TR_FUNCTIONS(TrialRun)
};

} // namespace

std::vector<GivenOrder> TrialRun::ordersSeen() const
{
    const bool writing = m_flow.step() == Step::Writing;
    std::vector<GivenOrder> orders = m_document.game().orders();
    std::erase_if(orders, [&](const GivenOrder &given) { return writing && given.power != m_flow.seat(); });
    for (const GivenOrder &assumed : m_orders.assumed()) {
        std::erase_if(orders, [&](const GivenOrder &given) {
            return given.power == assumed.power && unitRefOf(given.order) == unitRefOf(assumed.order);
        });
        orders.push_back(assumed);
    }
    return orders;
}

void TrialRun::begin()
{
    const bool writes = m_flow.step() == Step::Writing || m_flow.step() == Step::Open;
    if (!m_document.hasGame() || !m_document.viewsPresent() || !writes)
        return;
    const Game &game = m_document.game();
    m_turn = playPhase(game.variant(), game.rules(), m_document.positionForTrials(), ordersSeen());
}

MapState TrialRun::state() const
{
    MapState state = resultsOf(m_document.board(), *m_turn);
    addFog(state, m_document.board(), m_document.sight());
    return state;
}

Sentence TrialRun::sentence() const
{
    Sentence sentence;
    sentence.main = TrialWords::tr("What if: %1").arg(turnSummary(m_document.board(), *m_turn));
    if (m_document.hidesOrder())
        sentence.detail =
            TrialWords::tr("As if all powers acted at once, since their order of acting is secret. Nothing is played.");
    else if (m_orders.assumed().empty())
        sentence.detail = TrialWords::tr("With the orders shown; all other units hold. Nothing is played.");
    else
        sentence.detail =
            TrialWords::tr("With the orders shown and those guessed; all other units hold. Nothing is played.");
    sentence.detail = asFarAsSeen(m_document, sentence.detail);
    sentence.keys = {{TrialWords::tr("Esc"), TrialWords::tr("back to the orders")}};
    return sentence;
}

} // namespace entente::app
