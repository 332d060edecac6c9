#include "board/boardpage.h"

#include "actions/actions.h"
#include "actions/coalescedupdate.h"
#include "board/boardfilms.h"
#include "board/boardfloats.h"
#include "board/positionpanel.h"
#include "board/sentencebar.h"
#include "board/sidepanel.h"
#include "board/topbar.h"
#include "panels/orderspanel.h"
#include "panels/powerspanel.h"
#include "panels/replypanel.h"
#include "panels/resultspanel.h"
#include "panels/stepspanel.h"
#include "panels/timeline.h"
#include "panels/whypanel.h"
#include "tools/positiontool.h"

#include <QKeyEvent>
#include <QTimer>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

// Who tells the board what, and what it does about it.

void BoardPage::connectMap()
{
    connect(m_map, &MapView::hovered, this, [this](const UnitRef &at) {
        m_floats->pointAt(at);
        if (m_saidRefuses) // it was said of something else
            m_said.clear();
        m_side->orders().setPointedUnit(at);
        active().hover(at);
    });
    connect(m_map, &MapView::leftMap, this, [this] {
        m_floats->pointAt(UnitRef());
        m_side->orders().setPointedUnit(UnitRef());
        active().hover(UnitRef());
    });
    connect(m_map, &MapView::clicked, this, [this](const UnitRef &clicked, QPoint globalPos) {
        unsay();
        m_view.pointedOut = PowerId();
        m_view.lit = UnitRef();
        m_films->leave();
        m_trial.end();
        if (shownTurn(m_document) >= 0 && clicked.valid()) // a result of the past is looked at
            lookAt(resultAt(m_document.board(), m_document.turn(shownTurn(m_document)), clicked));
        m_tool.aimAt(m_map->powerAtViewPoint(m_map->viewport()->mapFromGlobal(globalPos)));
        active().click(clicked, globalPos);
    });
    m_map->setLiftable(
        [this](const UnitRef &at) { return m_document.viewsPresent() && !m_editing && m_tool.mayLift(at); });
    connect(m_map, &MapView::lifted, this, [this](const UnitRef &at, QPoint globalPos) {
        unsay();
        m_trial.end();
        m_tool.aimAt(m_map->powerAtViewPoint(m_map->viewport()->mapFromGlobal(globalPos)));
        m_tool.lift(at);
    });
    connect(m_map, &MapView::dropped, &m_tool, &OrderTool::drop);
    connect(m_map, &MapView::sketched, this, [this](const UnitRef &from, const UnitRef &to) {
        sketch(m_document.board().provinceOf(from.region), m_document.board().provinceOf(to.region));
    });
    connect(m_map, &MapView::contextRequested, this, &BoardPage::offerMenu);
    m_map->installEventFilter(this);
    m_map->viewport()->installEventFilter(this);
    m_middle->installEventFilter(this);
}

void BoardPage::connectTools()
{
    connect(&m_tool, &OrderTool::changed, this, [this] {
        if (m_tool.isWriting()) {
            m_floats->dismissCard();
            askToSeal(false); // a mind was changed
        }
        followWriter();
        refreshMap();
        refreshSentence();
        m_side->orders().setCurrentUnit(m_tool.selected());
        m_floats->showQuestion();
        m_floats->showFan();
    });
    connect(m_floats, &BoardFloats::unitChosen, &m_tool, &OrderTool::select);
    connect(m_floats, &BoardFloats::aboutToMeasure, this, [this] { m_sentenceDue->settle(); });
    connect(m_setup, &Tool::changed, this, [this] {
        refreshMap();
        refreshSentence();
        m_floats->showQuestion();
    });
    connect(m_palette, &PositionPanel::done, this, &BoardPage::editingEnded);
    connect(m_sentence, &SentenceBar::keyWanted, this, [this](int code) {
        const QKeyCombination keys = QKeyCombination::fromCombined(code);
        QKeyEvent pressed(QEvent::KeyPress, keys.key(), keys.keyboardModifiers());
        QAction *command = takeKey(pressed) ? nullptr : m_actions.withKey(keys);
        if (command)
            command->trigger();
        else
            m_map->setFocus(Qt::MouseFocusReason);
    });
    connect(m_sentence, &SentenceBar::verbWanted, this,
            [this](Verb verb) { tellChoice([this, verb] { m_tool.chooseVerb(verb); }); });
    connect(m_sentence, &SentenceBar::partnersWanted, this,
            [this] { tellChoice([this] { m_tool.acceptPartners(); }); });
    connect(m_sentence, &SentenceBar::verbsLeft, this, [this] { m_map->setFocus(Qt::OtherFocusReason); });
}

void BoardPage::connectLists()
{
    connect(m_topBar, &TopBar::primaryPressed, this, &BoardPage::goOn);
    connect(m_powers, &PowersPanel::powerChosen, this, &BoardPage::choosePower);
    connect(&m_side->orders(), &OrdersPanel::unitChosen, this, [this](const UnitRef &unit) {
        unsay();
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
    m_side->orders().setAsk([this](const BoardQuestion &question) { return answer(question); });
    connect(&m_side->orders(), &OrdersPanel::contractWanted, this, [this](PowerId power) {
        m_tool.setWriter(power, m_tool.seesEverybody());
        m_actions.contract->trigger();
    });
    connect(&m_side->orders(), &OrdersPanel::lineLeft, this, [this] {
        unsay();
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
    connect(&m_side->replies(), &ReplyPanel::replyChosen, this, &BoardPage::showReply);
    connect(&m_side->replies(), &ReplyPanel::replyLeft, this, [this] {
        leaveWhatIf();
        unsay();
        m_tool.assume({});
    });
    connect(&m_side->replies(), &ReplyPanel::left, this, [this] { // one thing at a time
        if (m_trial.isOn())
            toggleWhatIf();
        else if (!m_side->replies().leaveReply())
            m_side->replies().end();
    });
    connect(&m_side->replies(), &ReplyPanel::ended, this, [this] {
        m_tool.assume({});
        if (const QWidget *now = focusWidget(); !now || m_side->isAncestorOf(now))
            focusMap();
    });
    connect(&m_side->steps(), &StepsPanel::stepChosen, this, [this] {
        m_films->stop();
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
        if (m_askedAt != timeOfAsking()) // a computer that has sealed meanwhile takes no question away
            askToSeal(false);
        refresh();
        m_films->playReveal();
        m_films->beginNews();
        if (m_flow.step() != Step::Over)
            m_endShown = false;
        else
            tellEnd();
    });
    connect(&m_document, &GameDocument::loading, this, [this] {
        m_endShown = false;
        m_films->startAnew();
    });
    connect(&m_document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Orders || change.kind == Change::Kind::Loaded)
            askToSeal(false);
        if (change.kind == Change::Kind::Orders)
            m_said.clear();
        if (change.kind == Change::Kind::Loaded)
            m_view.filter = PowerId();
        if (change.kind != Change::Kind::File)
            refresh();
    });
}

/// Who has won is told once, after the reveal that decided it has been watched or passed over.
void BoardPage::tellEnd()
{
    if (m_flow.step() != Step::Over || m_endShown || m_films->isActive() || m_films->show())
        return;
    m_endShown = true;
    m_document.noteSeen();
    QTimer::singleShot(0, this, &BoardPage::showStandings);
}

void BoardPage::connectFilms()
{
    connect(m_films, &BoardFilms::moved, this, &BoardPage::refreshMap);
    connect(m_films, &BoardFilms::moved, this, &BoardPage::tellEnd);
    connect(m_films, &BoardFilms::changed, this, &BoardPage::tellEnd);
    connect(m_films, &BoardFilms::changed, this, [this] {
        refreshMap();
        refreshSentence();
    });
    connect(m_films, &BoardFilms::said, this, [this](const QString &sentence) { say(sentence, false); });
    connect(m_films, &BoardFilms::lookedAt, this, &BoardPage::lookAt);
    // Lists and rows that tell the outcome keep it to themselves until it has been told.
    connect(m_films, &BoardFilms::heldBack, this, [this](bool on) {
        m_flow.setTelling(on);
        if (on)
            unsay();
        m_topBar->setQuiet(on);
        m_side->results().setHeldBack(on);
        m_side->show(SidePanel::Tab::Results);
        refreshStatuses();
        refreshSentence();
    });
}

// Where the keyboard goes on the board's page.

void BoardPage::focusOrderLine()
{
    if (m_editing) {
        m_palette->focusLine();
        return;
    }
    if (!m_side->isVisible())
        m_actions.panels->setChecked(true);
    m_side->show(SidePanel::Tab::Orders);
    m_side->orders().focusLine();
}

void BoardPage::focusMap()
{
    m_map->setFocus(Qt::ShortcutFocusReason);
}

/// Round the parts of the window: the map first, then what the chosen unit may do, the powers, the timeline, the bar,
/// the list beside the map, and the map again.
void BoardPage::goRound(bool back)
{
    const QWidget *now = focusWidget();
    const auto holds = [now](const QWidget *part) { return now && (part == now || part->isAncestorOf(now)); };
    const auto enter = [](QWidget *part) {
        if (!part->isVisible())
            return false;
        for (QWidget *widget : part->findChildren<QWidget *>()) {
            if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus)) {
                widget->setFocus(Qt::TabFocusReason);
                return true;
            }
        }
        return false;
    };
    QList<QWidget *> parts{m_sentence, m_powers, m_timeline, m_topBar, m_side}; // between the map and the map
    if (back)
        std::reverse(parts.begin(), parts.end());
    const auto held = std::find_if(parts.begin(), parts.end(), holds);
    const bool fromMap = holds(m_map);
    if (held == parts.end() && !fromMap)
        return focusMap();
    for (auto part = fromMap ? parts.begin() : held + 1; part != parts.end(); ++part) {
        if (*part == m_sentence ? m_sentence->focusVerbs() : enter(*part))
            return;
    }
    focusMap();
}

} // namespace entente::app
