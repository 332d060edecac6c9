#include "board/boardpage.h"

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
#include "actions/actions.h"
#include "board/boardfilms.h"
#include "board/boardfloats.h"
#include "board/boardpanels.h"
#include "actions/coalescedupdate.h"
#include "board/guidestrip.h"
#include "board/positionpanel.h"
#include "board/sentencebar.h"
#include "board/sidepanel.h"
#include "board/topbar.h"
#include "words/names.h"

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
    made->setAttribute(Qt::WA_StyledBackground);
    made->setProperty("surface", u"panel"_s);
    made->setProperty("edge", edge);
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
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_topBar = new TopBar(m_document, m_flow, m_actions, menu, this);
    column->addWidget(m_topBar);
    m_guideStrip = new GuideStrip(this);
    connect(m_guideStrip, &GuideStrip::againWanted, this, &BoardPage::lessonWanted);
    column->addWidget(m_guideStrip);
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

void BoardPage::setGuide(Guide &guide)
{
    m_guide = &guide;
    m_guideStrip->setGuide(guide);
    connect(&guide, &Guide::left, this, &BoardPage::refreshMap);
    connect(&guide, &Guide::left, this, &BoardPage::refreshStatuses);
}

/// A newcomer has no use for the timeline yet; in its place the map keeps its size.
void BoardPage::makeRoomForGuide()
{
    m_timeline->setVisible(!m_fromAfar && m_guideStrip->isHidden());
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
        && (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::Wheel
            || event->type() == QEvent::KeyPress))
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
    m_guideStrip->setFromAfar(on);
    makeRoomForGuide();
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

} // namespace entente::app
