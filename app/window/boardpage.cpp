#include "window/boardpage.h"

#include "document/preferences.h"
#include "look/theme.h"
#include "map/turnstate.h"
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
#include "words/names.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QWidget *panel(QWidget *parent, const QString &edge, int width)
{
    auto *made = new QWidget(parent);
    made->setAttribute(Qt::WA_StyledBackground);
    made->setProperty("surface", u"panel"_s);
    made->setProperty("edge", edge);
    made->setFixedWidth(width);
    return made;
}

} // namespace

BoardPage::BoardPage(GameDocument &document, TableFlow &flow, Actions &actions, QMenu *menu, QWidget *parent)
    : QWidget(parent), m_document(document), m_flow(flow), m_tool(*new OrderTool(document, this)), m_actions(actions)
{
    setObjectName(u"boardPage"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_topBar = new TopBar(document, flow, actions, menu, this);
    column->addWidget(m_topBar);
    auto *row = m_row = new QHBoxLayout;
    row->setSpacing(0);
    column->addLayout(row, 1);

    QWidget *left = panel(this, u"right"_s, metrics::leftPanel);
    auto *leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 1, 0);
    m_powers = new PowersPanel(document, left);
    leftColumn->addWidget(m_powers);
    row->addWidget(left);

    m_middle = new QWidget(this);
    auto *middleColumn = new QVBoxLayout(m_middle);
    middleColumn->setContentsMargins(0, 0, 0, 0);
    m_map = new MapView(m_middle);
    m_map->setObjectName(u"map"_s);
    m_map->setFocusPolicy(Qt::StrongFocus);
    m_map->setTeller([this](RegionId place) {
        if (!m_document.hasGame() || m_map->look().board.get() != &m_document.board()) // the page is about to go
            return QString();
        return tr("%1. %2", "a place and what is to be said of it")
            .arg(regionName(m_document.board(), place), plainText(m_tool.describe(place)));
    });
    middleColumn->addWidget(m_map);
    row->addWidget(m_middle, 1);
    m_sentence = new SentenceBar(m_middle);
    m_chooser = new Chooser(m_middle);
    m_fan = new UnitFan(m_middle);
    m_card = new PlaceCard(m_middle);

    m_side = new SidePanel(document, this);
    row->addWidget(m_side);
    m_timeline = new Timeline(document, this);
    m_player = new ReplayPlayer(this);
    column->addWidget(m_timeline);

    m_setup = new PositionTool(document, this);
    m_palette = new PositionPanel(document, *m_setup, this);
    m_palette->hide();
    row->addWidget(m_palette);

    connect(m_topBar, &TopBar::primaryPressed, this, &BoardPage::goOn);
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
        m_pointedOut = PowerId();
        m_lit = UnitRef();
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
    connect(m_sentence, &SentenceBar::verbsLeft, this, [this] { m_map->setFocus(Qt::OtherFocusReason); });
    connect(&m_side->orders(), &OrdersPanel::unitChosen, this, [this](const UnitRef &unit) {
        m_said.clear();
        pointAt(unit);
        m_tool.select(unit);
        for (const MapOrder &order : m_map->state().orders) {
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
        m_pointed = result == m_lookedAt ? -1 : result;
        m_instead.clear();
        refreshMap();
    });
    connect(&m_side->why(), &WhyPanel::insteadPointed, this, [this](const std::vector<GivenOrder> &orders) {
        m_pointed = -1;
        m_instead = orders;
        refreshMap();
    });
    connect(m_powers, &PowersPanel::powerChosen, this, &BoardPage::choosePower);
    connect(&flow, &TableFlow::changed, this, [this] {
        askToSeal(QString());
        refresh();
        playReveal();
        beginNews();
        if (m_flow.step() == Step::Over && !std::exchange(m_endShown, true))
            QTimer::singleShot(0, this, &BoardPage::showStandings);
        else if (m_flow.step() != Step::Over)
            m_endShown = false;
    });
    connect(&document, &GameDocument::loading, this, [this] { m_endShown = false; });
    connect(&document, &GameDocument::changed, this, [this](const Change &change) {
        if (change.kind == Change::Kind::Orders || change.kind == Change::Kind::Loaded)
            askToSeal(QString());
        if (change.kind == Change::Kind::Orders)
            m_said.clear();
        if (change.kind == Change::Kind::Loaded) {
            m_filter = PowerId();
            m_turnsSeen = m_document.hasGame() ? m_document.game().turnCount() : 0;
        }
        if (change.kind != Change::Kind::File)
            refresh();
    });
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
    constexpr int newsEvery = 5000; // milliseconds
    m_newsPace.setObjectName(u"newsPace"_s);
    m_newsPace.setInterval(newsEvery);
    connect(&m_newsPace, &QTimer::timeout, this, &BoardPage::tellNews);
    constexpr int lookAtResults = 900; // milliseconds
    connect(m_player, &ReplayPlayer::ended, this,
            [this] { QTimer::singleShot(lookAtResults, this, &BoardPage::playNextTurn); });
    m_map->installEventFilter(this);
    m_map->viewport()->installEventFilter(this);
    m_middle->installEventFilter(this);
    retranslate();
    m_turnsSeen = document.hasGame() ? document.game().turnCount() : 0;
}

BoardPage::~BoardPage() = default;

void BoardPage::leave()
{
    m_playingGame = false;
    m_newsPace.stop();
    m_player->stop();
    m_sheet.reset();
    for (QObject *part : findChildren<QObject *>()) {
        m_document.disconnect(part);
        m_flow.disconnect(part);
        part->disconnect(this);
        if (auto *window = qobject_cast<QWidget *>(part); window && window->isWindow())
            window->hide();
    }
    m_document.disconnect(this);
    m_flow.disconnect(this);
}

void BoardPage::setSheet(std::shared_ptr<const MapSheet> sheet, const Livery &livery)
{
    m_sheet = std::move(sheet);
    m_filter = PowerId();
    m_lookedAt = -1;
    if (m_sheet) {
        m_map->setSheet(m_sheet, m_document.game().variant().board, livery);
        const std::shared_ptr<const MapSheet> places = m_sheet;
        m_map->setState(stateOf(m_document.board(), m_document.game().position())); // what everybody knows
        m_tool.setLocator([places](const UnitRef &at) { return places->unitAnchor(at.region, at.layer); });
    }
    showLivery(livery);
    refresh();
}

void BoardPage::setSymbols(SymbolSet set)
{
    m_symbols = set;
    if (m_sheet)
        showLivery(m_map->look().livery);
}

void BoardPage::showLivery(Livery livery)
{
    livery.setSymbolSet(m_symbols);
    if (m_sheet)
        m_map->setSheet(m_sheet, m_map->look().board, livery);
    m_powers->setLivery(livery);
    m_side->setLivery(livery);
    m_palette->setLivery(livery);
    m_timeline->setLivery(livery);
    m_topBar->setLivery(livery);
}

Tool &BoardPage::active() const
{
    return m_editing ? static_cast<Tool &>(*m_setup) : m_tool;
}

void BoardPage::setEditing(bool on)
{
    if (m_editing == on)
        return;
    m_editing = on;
    m_said.clear();
    m_side->setVisible(!on);
    m_palette->setVisible(on);
    if (on)
        m_document.viewTurn(m_document.game().turnCount());
    refresh();
    m_map->setFocus();
}

void BoardPage::setComputers(Thinker &thinker, Watcher &watcher)
{
    m_topBar->setComputers(thinker, watcher);
}

void BoardPage::setReplaySpeed(double speed)
{
    m_player->setSpeed(speed);
    m_timeline->replay().setSpeed(speed);
}

void BoardPage::setClock(const TableClock &clock)
{
    m_topBar->setClock(clock);
}

void BoardPage::setDark(bool dark)
{
    m_dark = dark;
    m_map->setTheme(MapTheme::of(m_style.value_or(dark ? MapStyle::Dark : MapStyle::Parchment)));
}

void BoardPage::setMapStyle(std::optional<MapStyle> style)
{
    m_style = style;
    setDark(m_dark);
}

PowerId BoardPage::filter() const
{
    return m_filter;
}

bool BoardPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_map->viewport() && event->type() == QEvent::ToolTip)
        return true; // the card tells of places
    if (watched == m_map->viewport()
        && (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::Wheel
            || event->type() == QEvent::KeyPress))
        m_card->dismiss();
    if (watched == m_middle && event->type() == QEvent::Resize)
        placeFloats();
    // Letters of a place's name come before the window's shortcuts.
    if (watched == m_map && event->type() == QEvent::ShortcutOverride && m_tool.wantsLetters()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() == Qt::NoModifier && key->text().size() == 1 && key->text().front().isLetter()) {
            event->accept();
            return true;
        }
    }
    if ((watched == m_map || watched == m_map->viewport()) && event->type() == QEvent::KeyPress
        && takeKey(*static_cast<QKeyEvent *>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

void BoardPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fold();
    placeFloats();
}

void BoardPage::retranslate()
{
    m_map->setAccessibleName(tr("Map"));
    m_map->viewport()->setAccessibleName(tr("Map"));
}

void BoardPage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_document.hasGame()) { // not refresh(): an order that is being written goes on
            refreshStatuses();
            refreshMap();
            refreshSentence();
        }
    }
}

} // namespace entente::app
