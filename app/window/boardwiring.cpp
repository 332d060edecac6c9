// Who tells the board what, and what it does about it.

#include "window/boardpage.h"

#include "document/preferences.h"
#include "panels/orderspanel.h"
#include "panels/powerspanel.h"
#include "panels/replaycontrols.h"
#include "panels/resultspanel.h"
#include "panels/stepspanel.h"
#include "panels/timeline.h"
#include "panels/whypanel.h"
#include "tools/positiontool.h"
#include "window/actions.h"
#include "window/chooser.h"
#include "window/placecard.h"
#include "window/positionpanel.h"
#include "window/replayplayer.h"
#include "window/sentencebar.h"
#include "window/sidepanel.h"
#include "window/topbar.h"
#include "window/unitfan.h"

#include <QKeyEvent>

#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int newsEvery = 5000;    ///< milliseconds
constexpr int lookAtResults = 900; ///< milliseconds

} // namespace

void BoardPage::connectMap()
{
    connect(m_map, &MapView::hovered, this, [this](const UnitRef &at) {
        m_under = at;
        m_card->pointAt(at.valid() && !m_tool.isWriting());
        if (m_saidRefuses) // it was said of something else
            m_said.clear();
        m_side->orders().setPointedUnit(at);
        active().hover(at);
    });
    connect(m_map, &MapView::leftMap, this, [this] {
        m_under = UnitRef();
        m_card->dismiss();
        m_side->orders().setPointedUnit(UnitRef());
        active().hover(UnitRef());
    });
    connect(m_map, &MapView::clicked, this, [this](const UnitRef &clicked, QPoint globalPos) {
        m_said.clear();
        m_newsPace.stop();
        m_view.pointedOut = PowerId();
        m_view.lit = UnitRef();
        m_playingGame = false;
        m_player->stop();
        m_whatIf.reset();
        if (shownTurn(m_document) >= 0 && clicked.valid()) // a result of the past is looked at
            lookAt(resultAt(m_document.board(), m_document.turn(shownTurn(m_document)), clicked));
        m_tool.aimAt(m_map->powerAtViewPoint(m_map->viewport()->mapFromGlobal(globalPos)));
        active().click(clicked, globalPos);
    });
    m_map->setLiftable(
        [this](const UnitRef &at) { return m_document.viewsPresent() && !m_editing && m_tool.mayLift(at); });
    connect(m_map, &MapView::lifted, this, [this](const UnitRef &at, QPoint globalPos) {
        m_said.clear();
        m_whatIf.reset();
        m_tool.aimAt(m_map->powerAtViewPoint(m_map->viewport()->mapFromGlobal(globalPos)));
        m_tool.lift(at);
    });
    connect(m_map, &MapView::dropped, &m_tool, &OrderTool::drop);
    connect(m_map, &MapView::contextRequested, this, &BoardPage::offerMenu);
    m_map->installEventFilter(this);
    m_map->viewport()->installEventFilter(this);
    m_middle->installEventFilter(this);
}

void BoardPage::connectTools()
{
    connect(&m_tool, &OrderTool::changed, this, [this] {
        if (m_tool.isWriting())
            m_card->dismiss();
        followWriter();
        refreshMap();
        refreshSentence();
        m_side->orders().setCurrentUnit(m_tool.selected());
        showQuestion();
        showFan();
    });
    connect(m_fan, &UnitFan::chosen, &m_tool, &OrderTool::select);
    connect(m_setup, &Tool::changed, this, [this] {
        refreshMap();
        refreshSentence();
        showQuestion();
    });
    connect(m_palette, &PositionPanel::done, this, &BoardPage::editingEnded);
    connect(m_chooser, &Chooser::dismissed, this, [this] { active().leaveQuestion(); });
    connect(m_chooser, &Chooser::steppedBack, this, [this] { active().back(); });
    connect(m_card, &PlaceCard::wanted, this, &BoardPage::showCard);
    connect(m_sentence, &SentenceBar::keyWanted, this, [this](int code) {
        QKeyEvent pressed(QEvent::KeyPress, code, Qt::NoModifier);
        takeKey(pressed);
        m_map->setFocus(Qt::MouseFocusReason);
    });
    connect(m_sentence, &SentenceBar::verbWanted, this, [this](Verb verb) {
        leaveWhatIf();
        m_said.clear();
        m_tool.chooseVerb(verb);
        m_map->setFocus(Qt::OtherFocusReason);
    });
    connect(m_sentence, &SentenceBar::partnersWanted, this, [this] {
        leaveWhatIf();
        m_said.clear();
        m_tool.acceptPartners();
        m_map->setFocus(Qt::OtherFocusReason);
    });
    connect(m_sentence, &SentenceBar::verbsLeft, this, [this] { m_map->setFocus(Qt::OtherFocusReason); });
}

void BoardPage::connectLists()
{
    connect(m_topBar, &TopBar::primaryPressed, this, &BoardPage::goOn);
    connect(m_powers, &PowersPanel::powerChosen, this, &BoardPage::choosePower);
    connect(&m_side->orders(), &OrdersPanel::unitChosen, this, [this](const UnitRef &unit) {
        m_said.clear();
        pointAt(unit);
        m_tool.select(unit);
        for (const MapOrder &order : map().state().orders) {
            if (order.lit)
                m_map->reveal(placesOf(m_document.board(), order));
        }
        if (unit.valid() && !m_map->state().hush)
            m_map->reveal(m_document.board().provinceOf(unit.region));
    });
    connect(&m_side->orders(), &OrdersPanel::unitPointed, this, &BoardPage::pointAt);
    connect(&m_side->orders(), &OrdersPanel::said, this, &BoardPage::say);
    connect(&m_side->orders(), &OrdersPanel::contractWanted, this, [this](PowerId power) {
        m_tool.setWriter(power, m_tool.seesEverybody());
        m_actions.contract->trigger();
    });
    connect(&m_side->orders(), &OrdersPanel::lineLeft, this, [this] {
        m_said.clear();
        refreshSentence();
        focusMap();
    });
    connect(&m_side->results(), &ResultsPanel::resultChosen, this, &BoardPage::lookAt);
    connect(&m_side->results(), &ResultsPanel::ruleChosen, this, &BoardPage::ruleWanted);
    connect(&m_side->results(), &ResultsPanel::happeningChosen, this, &BoardPage::lookAtHappening);
    connect(&m_side->results(), &ResultsPanel::whyAsked, this, [this](int result) {
        lookAt(result);
        askWhy();
    });
    connect(&m_side->steps(), &StepsPanel::stepChosen, this, [this] {
        m_player->stop();
        refreshMap();
        refreshSentence();
    });
    connect(&m_side->steps(), &StepsPanel::scheduleWanted, this, &BoardPage::scheduleWanted);
    connect(&m_side->why(), &WhyPanel::resultChosen, this, &BoardPage::lookAt);
    connect(&m_side->why(), &WhyPanel::ruleChosen, this, &BoardPage::ruleWanted);
    connect(&m_side->why(), &WhyPanel::pointed, this, [this](int result) {
        m_view.pointed = result == m_view.lookedAt ? -1 : result;
        m_view.instead.clear();
        refreshMap();
    });
    connect(&m_side->why(), &WhyPanel::insteadPointed, this, [this](const std::vector<GivenOrder> &orders) {
        m_view.pointed = -1;
        m_view.instead = orders;
        refreshMap();
    });
}

void BoardPage::connectGame()
{
    connect(&m_flow, &TableFlow::changed, this, [this] {
        askToSeal(QString());
        refresh();
        playReveal();
        beginNews();
        if (m_flow.step() == Step::Over && !std::exchange(m_endShown, true))
            QTimer::singleShot(0, this, &BoardPage::showStandings);
        else if (m_flow.step() != Step::Over)
            m_endShown = false;
    });
    connect(&m_document, &GameDocument::loading, this, [this] { m_endShown = false; });
    connect(&m_document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Orders || change.kind == Change::Kind::Loaded)
            askToSeal(QString());
        if (change.kind == Change::Kind::Orders)
            m_said.clear();
        if (change.kind == Change::Kind::Loaded) {
            m_view.filter = PowerId();
            m_turnsSeen = m_document.hasGame() ? m_document.game().turnCount() : 0;
        }
        if (change.kind != Change::Kind::File)
            refresh();
    });
}

void BoardPage::connectReplay()
{
    ReplayControls &replay = m_timeline->replay();
    connect(&replay, &ReplayControls::playPressed, this, &BoardPage::playTurn);
    connect(&replay, &ReplayControls::scrubbed, m_player, &ReplayPlayer::setTime);
    connect(&replay, &ReplayControls::speedChosen, this, [this](double speed) {
        m_player->setSpeed(speed);
        preferences().setValue(u"replaySpeed"_s, speed);
    });
    connect(m_player, &ReplayPlayer::changed, this, [this, &replay] {
        replay.setState(m_player->isActive(), m_player->isPaused(), m_player->time());
        refreshMap();
    });
    m_newsPace.setObjectName(u"newsPace"_s);
    m_newsPace.setInterval(newsEvery);
    connect(&m_newsPace, &QTimer::timeout, this, &BoardPage::tellNews);
    connect(m_player, &ReplayPlayer::ended, this,
            [this] { QTimer::singleShot(lookAtResults, this, &BoardPage::playNextTurn); });
}

} // namespace entente::app
