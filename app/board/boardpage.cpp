#include "board/boardpage.h"

#include "look/sheet.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "map/turnstate.h"
#include "panels/orderspanel.h"
#include "panels/powerspanel.h"
#include "panels/replaycontrols.h"
#include "panels/resultspanel.h"
#include "panels/stepspanel.h"
#include "panels/timeline.h"
#include "panels/whypanel.h"
#include "tools/positiontool.h"
#include "actions/actions.h"
#include "board/boardfilms.h"
#include "board/boardfloats.h"
#include "board/boardpanels.h"
#include "actions/coalescedupdate.h"
#include "board/positionpanel.h"
#include "board/sentencebar.h"
#include "board/sidepanel.h"
#include "board/topbar.h"
#include "words/names.h"
#include "board/endsentence.h"
#include "board/powerstatuses.h"
#include "words/happeningwords.h"
#include "words/orderwords.h"
#include "words/turnsummary.h"
#include "words/verdicts.h"

#include <QEvent>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

QWidget *panel(QWidget *parent, const QString &edge, int width)
{
    auto *made = new QWidget(parent);
    setSurface(*made, u"panel"_s, edge);
    made->setFixedWidth(width);
    return made;
}

} // namespace

BoardPage::BoardPage(GameDocument &document, TableFlow &flow, Actions &actions, QMenu *menu, QWidget *parent)
    : QWidget(parent), m_document(document), m_flow(flow), m_tool(*new OrderTool(document, this)), m_actions(actions),
      m_trial(document, flow, m_tool)
{
    setObjectName(u"boardPage"_s);
    layOut(menu);
    connectMap();
    connectTools();
    connectLists();
    connectGame();
    connectFilms();
    retranslate();
}

void BoardPage::layOut(QMenu *menu)
{
    auto *column = flush<QVBoxLayout>(this, 0);
    m_topBar = new TopBar(m_document, m_flow, m_actions, menu, this);
    column->addWidget(m_topBar);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    column->addLayout(row, 1);

    QWidget *left = panel(this, u"right"_s, metrics::leftPanel);
    auto *leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 1, 0);
    m_powers = new PowersPanel(m_document, left);
    leftColumn->addWidget(m_powers);
    row->addWidget(left);

    m_middle = new QWidget(this);
    auto *middleColumn = flush<QVBoxLayout>(m_middle);
    m_map = named(new MapView(m_middle), u"map"_s);
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
    m_mapDue = new CoalescedUpdate([this] { showOnMap(); }, this);
    m_sentenceDue = new CoalescedUpdate([this] { tellSentence(); }, this);
    m_statusesDue = new CoalescedUpdate([this] { tellStatuses(); }, this);
    m_side = new SidePanel(m_document, this);
    row->addWidget(m_side);
    m_timeline = new Timeline(m_document, this);
    column->addWidget(m_timeline);
    m_films = new BoardFilms(
        m_document, m_flow, [this]() -> MapView & { return map(); }, m_timeline->replay(), this);

    m_setup = new PositionTool(m_document, this);
    m_palette = new PositionPanel(m_document, *m_setup, this);
    m_palette->hide();
    row->addWidget(m_palette);
    m_floats = new BoardFloats(m_document, m_flow, m_tool, *m_setup, *m_map, *m_sentence, *m_middle);
    m_panels = std::make_unique<BoardPanels>(*row, *m_middle, *m_powers, *m_side, *m_topBar, *m_actions.panels);
}

BoardPage::~BoardPage() = default;

void BoardPage::leave()
{
    m_films->leave();
    m_sheet.reset();
    for (CoalescedUpdate *due : {m_mapDue, m_sentenceDue, m_statusesDue})
        due->drop();
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

/// It would come after the next game has begun, and before this page is gone.
void BoardPage::dropPutOff()
{
    for (QObject *part : findChildren<QObject *>())
        QCoreApplication::removePostedEvents(part, QEvent::MetaCall);
}

void BoardPage::showInCorner(Sheet &sheet)
{
    layout()->activate(); // the page may have come to the front just now
    if (m_side->isVisible()) {
        sheet.showInCorner(*m_side);
        m_side->giveWayTo(sheet);
    } else {
        sheet.showInCorner(*this);
    }
}

void BoardPage::giveWayTo(Sheet &sheet)
{
    m_side->giveWayTo(sheet);
}

void BoardPage::setSheet(std::shared_ptr<const MapSheet> sheet, const Livery &livery)
{
    m_sheet = std::move(sheet);
    m_view.filter = PowerId();
    m_view.lookedAt = -1;
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
    unsay();
    m_floats->setEditing(on);
    m_panels->setEditing(on);
    m_topBar->setEditing(on);
    keepFloatsClear();
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
    m_films->setSpeed(speed);
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

bool BoardPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_map->viewport() && event->type() == QEvent::ToolTip)
        return true; // the card tells of places
    if (watched == m_map->viewport()
        && (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::TouchBegin
            || event->type() == QEvent::Wheel || event->type() == QEvent::KeyPress))
        m_floats->dismissCard();
    if (watched == m_middle && event->type() == QEvent::Resize) {
        m_floats->place();
        makeRoomFromAfar();
    }
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
    m_panels->fold(width());
    keepFloatsClear();
}

/// Beside the side panel, where that lies over the map.
void BoardPage::keepFloatsClear()
{
    m_floats->setCovered(m_panels->drawerWidth());
}

void BoardPage::setPanelsShown(bool shown)
{
    m_panels->setShown(shown);
    keepFloatsClear();
}

/// High sheets leave water at their sides on a wide screen, where the panels may as well stand.
void BoardPage::makeRoomFromAfar()
{
    constexpr int leastMiddle = 1200; // pixels: the sentence in large type has its line
    const int left = width() - m_panels->wide();
    m_panels->setRoomBeside(left >= std::max(leastMiddle, m_map->usefulWidth()));
}

void BoardPage::setFromAfar(bool on)
{
    if (m_fromAfar == on)
        return;
    m_fromAfar = on;
    m_topBar->setFromAfar(on);
    m_sentence->setFromAfar(on);
    m_timeline->setVisible(!on);
    m_panels->setFromAfar(on);
    keepFloatsClear();
    m_floats->place();
    makeRoomFromAfar();
    m_films->setFromAfar(on);
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
        m_tool.retranslate();
        m_said.clear();             // in the other language
        if (m_document.hasGame()) { // not refresh(): an order that is being written goes on
            if (m_view.missing)
                sayMissing();
            refreshStatuses();
            refreshMap();
            refreshSentence();
        }
    }
}

// What the board shows: on the map, in the sentence, on a card at the mouse, and beside what is written.

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
    m_side->orders().setAsked(!m_flow.isCovered());
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
        m_map->setState(state);
    }
    Q_EMIT mapShown();
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
        sentence.main = fresh ? turnSummary(m_document.board(), played, !m_document.isFogged())
                              : resultsName(m_document.board(), played.before.phase);
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
