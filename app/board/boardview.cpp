// What the board shows: on the map, in the sentence, on a card at the mouse, and beside what is written.

#include "board/boardpage.h"

#include "map/turnstate.h"
#include "panels/orderspanel.h"
#include "panels/powerspanel.h"
#include "panels/resultspanel.h"
#include "panels/stepspanel.h"
#include "board/boardfilms.h"
#include "board/boardfloats.h"
#include "actions/coalescedupdate.h"
#include "board/endsentence.h"
#include "board/guidestrip.h"
#include "board/powerstatuses.h"
#include "board/sentencebar.h"
#include "board/sidepanel.h"
#include "words/happeningwords.h"
#include "words/names.h"
#include "words/orderwords.h"
#include "words/turnsummary.h"
#include "words/verdicts.h"

namespace entente::app {

using namespace Qt::StringLiterals;

void BoardPage::refresh()
{
    if (!m_document.hasGame())
        return;
    const int turn = shownTurn(m_document);
    m_trial.end();
    if (turn != m_shownTurn) {
        m_films->endShow();
        m_films->stop();
        m_shownTurn = turn;
        lookAt(-1);
        unsay();
        if (m_view.shown == OrdersShown::Failed || (turn >= 0 && m_view.shown != OrdersShown::None))
            m_view.shown = OrdersShown::All;
        m_side->show(turn >= 0 ? SidePanel::Tab::Results : SidePanel::Tab::Orders);
    }
    const bool writing = m_flow.step() == Step::Writing;
    const bool open = m_flow.step() == Step::Open;
    m_tool.setWriter(writing ? m_flow.seat() : m_tool.writer().valid() && open ? m_tool.writer() : PowerId(), open);
    m_side->orders().setVisibleTo(writing ? m_flow.seat() : PowerId(), open);
    m_side->orders().setFilter(m_view.filter);
    m_side->results().setTurn(turn);
    m_side->steps().setTurn(turn);
    m_side->setStepsOffered(m_document.game().hasSecretSequence() && !m_document.hidesOrder());
    m_side->results().setFilter(m_view.filter);
    refreshStatuses();
    refreshMap();
    refreshSentence();
    m_floats->showQuestion();
    Q_EMIT refreshed();
}

MapView &BoardPage::map()
{
    m_mapDue->settle();
    return *m_map;
}

void BoardPage::refreshMap()
{
    m_mapDue->ask();
}

void BoardPage::refreshSentence()
{
    m_sentenceDue->ask();
}

void BoardPage::refreshStatuses()
{
    m_statusesDue->ask();
}

BoardView BoardPage::viewNow() const
{
    BoardView view = m_view;
    const bool writing = m_flow.step() == Step::Writing;
    view.seat = writing ? m_flow.seat() : PowerId();
    for (const PowerId power : m_flow.hand()) {
        if (power != view.seat && m_flow.isAtHand(power))
            view.alsoOwn.push_back(power);
    }
    view.everyone = m_flow.step() == Step::Open;
    view.own = writing ? m_flow.seat() : view.filter.valid() ? view.filter : m_tool.writer();
    view.selected = m_tool.selected();
    if (!writing)
        view.pointedOut = PowerId();
    return view;
}

void BoardPage::showOnMap()
{
    if (!m_document.hasGame() || !m_sheet || m_flow.isCovered())
        return;
    if (m_films->showOn(*m_map)) {
        // it goes on by itself
    } else if (m_trial.isOn()) {
        m_map->setState(m_trial.state());
    } else if (const auto step = m_side->steps().shownStep()) {
        m_map->setState(*step);
    } else {
        MapState state = shownState(m_document, viewNow());
        if (m_document.viewsPresent())
            active().decorate(state);
        pointOutLesson(state);
        m_map->setState(state);
    }
    Q_EMIT mapShown();
}

/// What the guide speaks of: the units in a ring, the places with an edge, until the learner has taken hold of a unit.
void BoardPage::pointOutLesson(MapState &state) const
{
    if (!m_guide || m_tool.isWriting())
        return;
    const Guide::Advice advice = m_guide->advice();
    for (MapUnit &unit : state.units) {
        for (const UnitRef &at : advice.units)
            unit.ringed = unit.ringed || (unit.unit.region == at.region && unit.unit.layer == at.layer);
    }
    state.lit.insert(state.lit.end(), advice.places.begin(), advice.places.end());
}

void BoardPage::pointAt(const UnitRef &unit)
{
    if (unit == m_view.lit)
        return;
    m_view.lit = unit;
    refreshMap();
}

void BoardPage::tellSentence()
{
    if (!m_document.hasGame() || m_flow.isCovered())
        return;
    const int turn = shownTurn(m_document);
    Sentence sentence = m_films->show()        ? m_films->show()->sentence()
                        : m_films->holdsBack() ? RevealShow::sentenceOfFilm(m_document.board(), m_document.turn(turn))
                        : m_trial.isOn()       ? m_trial.sentence()
                        : turn >= 0            ? sentenceOfTurn(turn)
                                               : active().sentence();
    if (turn < 0 && sentence.main.isEmpty() && sentence.detail.isEmpty()) {
        if (m_document.game().isOver())
            sentence = endSentence(m_document, m_actions);
        else if (m_flow.step() == Step::Open)
            sentence.main = tr("There is nothing to order in this phase.");
    }
    // A typed order is said to whoever typed it; where it stands in large letters already, once is enough.
    if (!m_said.isEmpty() && (m_saidRefuses || plainText(sentence.main) != plainText(m_said))) {
        const qsizetype end = m_said.indexOf(u'\n');
        if (end >= 0) {
            sentence.main = m_said.left(end);
            sentence.keys.clear();
            sentence.verbs.clear();
        }
        sentence.detail = m_said.mid(end + 1);
        sentence.refusal = m_saidRefuses;
    }
    m_sentence->setSentence(sentence);
    m_floats->placeSentence();
}

/// Of a step, a result or an event that is looked at, else of the whole.
Sentence BoardPage::sentenceOfTurn(int turn) const
{
    const Turn &played = m_document.turn(turn);
    Sentence sentence;
    if (const QString step = m_side->steps().sentence(); !step.isEmpty()) {
        sentence.main = step;
        sentence.detail = tr("Powers that have not acted yet hold.");
        sentence.keys = {{tr("↑ ↓"), tr("step")}, {tr("Esc"), tr("the whole season")}};
    } else if (m_view.lookedAt >= 0) {
        const OrderResult &result = played.results[static_cast<std::size_t>(m_view.lookedAt)];
        sentence.main = orderSentence(m_document.board(), result.order, played.before.phase.stage);
        sentence.detail = verdictSentence(m_document.board(), played, m_view.lookedAt);
        sentence.keys = {{tr("?"), tr("why")}, {tr("↑ ↓"), tr("next result")}, {tr("Esc"), tr("show all")}};
    } else if (const QString happened = happeningSentenceNow(); !happened.isEmpty()) {
        sentence.main = happened;
        sentence.keys = {{tr("Esc"), tr("show all")}};
    } else {
        sentence = active().sentence();
        if (!sentence.main.isEmpty())
            return sentence;
        const bool fresh = m_flow.step() == Step::Results || m_flow.step() == Step::Watched;
        sentence.main =
            fresh ? turnSummary(m_document.board(), played) : resultsName(m_document.board(), played.before.phase);
        sentence.detail = tr("Click a unit or a row to see why.");
        sentence.keys = {{tr("↑ ↓"), tr("next result")}};
    }
    return sentence;
}

QString BoardPage::happeningSentenceNow() const
{
    const int turn = shownTurn(m_document);
    if (turn < 0 || m_view.happening < 0)
        return {};
    const Turn &played = m_document.turn(turn);
    const std::vector<Happening> all = happeningsOf(m_document.board(), played);
    return m_view.happening < static_cast<int>(all.size())
               ? happeningLine(m_document.board(), played, all[static_cast<std::size_t>(m_view.happening)])
               : QString();
}

void BoardPage::say(const QString &text, bool refusal)
{
    askToSeal(false); // the question stands there no longer
    m_said = text;
    m_saidRefuses = refusal;
    refreshSentence();
}

QString BoardPage::status() const
{
    m_sentenceDue->settle();
    return m_sentence->text();
}

void BoardPage::tellStatuses()
{
    if (!m_document.hasGame())
        return;
    if (!m_films->holdsBack())
        m_guideStrip->refresh();
    makeRoomForGuide();
    const int turn = shownTurn(m_document);
    m_powers->setBefore(m_films->holdsBack());
    m_powers->setStatuses(m_films->holdsBack() ? std::map<PowerId, PowerStatus>()
                                               : powerStatuses(m_document, m_flow, turn));
    m_powers->setCurrent(m_view.filter.valid()                        ? m_view.filter
                         : m_view.pointedOut.valid()                  ? m_view.pointedOut
                         : m_flow.step() == Step::Writing && turn < 0 ? m_flow.seat()
                                                                      : PowerId());
}

int BoardPage::ordersDrawn()
{
    return static_cast<int>(map().state().orders.size());
}

} // namespace entente::app
