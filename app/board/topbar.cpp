#include "board/topbar.h"

#include "actions/actions.h"
#include "board/handstrip.h"
#include "board/lookback.h"
#include "document/callnames.h"
#include "document/due.h"
#include "document/gameend.h"
#include "flow/clocklabel.h"
#include "flow/thinkingbutton.h"
#include "flow/watcher.h"
#include "look/icons.h"
#include "look/mainbutton.h"
#include "look/menuroom.h"
#include "look/onchange.h"
#include "look/shrinkinglabel.h"
#include "look/singlebutton.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "map/symbols.h"
#include "orders/supply.h"
#include "words/accountwords.h"
#include "words/names.h"
#include "words/turnsummary.h"

#include <QDateTime>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStyle>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int sharedWithEase = 1440; ///< pixels of the row, from which the menus leave room for everything

} // namespace

TopBar::TopBar(GameDocument &document, TableFlow &flow, Actions &actions, QMenu *menu, QWidget *parent)
    : QWidget(parent), m_document(document), m_flow(flow), m_actions(actions)
{
    setObjectName(u"topBar"_s);
    setSurface(*this, u"bar"_s, u"bottom"_s);
    setFixedHeight(metrics::topBar);
    auto *row = m_row = new QHBoxLayout(this);
    row->setContentsMargins(7, 0, metrics::margin, 0);
    row->setSpacing(4);
    m_menuRoom = new MenuRoom(this);
    row->addWidget(m_menuRoom);
    m_menu = named(new QToolButton(this), u"menuButton"_s);
    m_menu->setPopupMode(QToolButton::InstantPopup);
    m_menu->setMenu(menu);
    m_menu->setIconSize(QSize(20, 20));
    row->addWidget(m_menu);
    row->addSpacing(8);
    m_phase = named(new ShrinkingLabel(this), u"phase"_s);
    m_phase->setFont(uiFont(metrics::large, 600));
    row->addWidget(m_phase);
    row->addSpacing(16);
    m_hand = new HandStrip(document, flow, this);
    row->addWidget(m_hand);
    m_emblem = new QLabel(this);
    row->addWidget(m_emblem);
    row->addSpacing(2);
    m_counter = quiet(named(new ShrinkingLabel(this), u"counter"_s));
    row->addWidget(m_counter);
    row->addStretch(1);
    const auto button = [&](QAction *action, const QString &name) {
        auto *made = named(new QToolButton(this), name);
        made->setDefaultAction(action);
        made->setIconSize(QSize(20, 20));
        made->setToolButtonStyle(Qt::ToolButtonIconOnly);
        row->addWidget(made);
        m_buttons.append(made);
    };
    button(actions.undo, u"undoButton"_s);
    button(actions.redo, u"redoButton"_s);
    row->addSpacing(8);
    auto *line = new QFrame(this);
    line->setFixedSize(1, 20);
    line->setAttribute(Qt::WA_StyledBackground);
    line->setProperty("edge", u"left"_s);
    row->addWidget(line);
    row->addSpacing(8);
    button(actions.showOrders, u"showOrdersButton"_s);
    button(actions.labels, u"labelsButton"_s);
    button(actions.patterns, u"patternsButton"_s);
    button(actions.panels, u"panelsButton"_s);
    row->addSpacing(12);
    m_handOver = named(new SingleButton(this), u"handOverButton"_s);
    connect(m_handOver, &QPushButton::clicked, actions.handOver, &QAction::trigger);
    row->addWidget(m_handOver);
    row->addSpacing(4);
    m_primary = named(new SingleButton(this), u"primary"_s);
    setMainButton(*m_primary);
    connect(m_primary, &QPushButton::clicked, this, &TopBar::primaryPressed);
    row->addWidget(m_primary);
    connect(m_menuRoom, &MenuRoom::changed, this, &TopBar::refreshRoom);
    connect(&flow, &TableFlow::changed, this, &TopBar::refresh);
    connect(&document, &GameDocument::changed, this, &TopBar::refresh);
    refresh();
    constexpr int minute = 60000; // what is due becomes overdue
    auto *clock = named(new QTimer(this), u"duePace"_s);
    connect(clock, &QTimer::timeout, this, &TopBar::refresh);
    clock->start(minute);
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { refresh(); });
}

void TopBar::setLivery(const Livery &livery)
{
    m_livery = livery;
    m_hand->setLivery(livery);
    refresh();
}

void TopBar::setClock(const TableClock &clock)
{
    auto *label = new ClockLabel(clock, this);
    label->setContentsMargins(metrics::margin, 0, 0, 0);
    m_row->insertWidget(m_row->indexOf(m_counter) + 1, label);
}

void TopBar::setComputers(Thinker &thinker, Watcher &watcher)
{
    m_row->insertWidget(m_row->indexOf(m_counter) + 1, new ThinkingButton(thinker, this));
    m_watcher = &watcher;
    connect(&watcher, &Watcher::changed, this, &TopBar::refresh);
}

void TopBar::setPrimary(const QString &text, const QString &english, const QString &icon, bool enabled)
{
    const bool asked = !m_askedPrimary.isEmpty() && !text.isEmpty() && !looksBack(m_document, m_flow);
    const QString shown = asked ? m_askedPrimary : text;
    m_primary->setText(shown);
    m_primary->setProperty("english", english);
    m_primary->setAccessibleName(shown);
    setMainIcon(*m_primary, icon);
    m_primary->setEnabled(enabled);
    m_primary->setVisible(!text.isEmpty() && !m_editing);
}

/// The past is told from the present at a glance, and not by its colour alone: phase and filled button say it too.
void TopBar::setTinted(bool past)
{
    const QString surface = past ? u"past"_s : u"bar"_s;
    if (property("surface").toString() == surface)
        return;
    setProperty("surface", surface);
    style()->unpolish(this);
    style()->polish(this);
}

void TopBar::setFromAfar(bool on)
{
    constexpr int tall = 72, counter = 20;
    m_fromAfar = on;
    setFixedHeight(on ? tall : metrics::topBar);
    m_counter->setFont(uiFont(on ? counter : metrics::base));
    refreshRoom();
}

void TopBar::setEditing(bool on)
{
    m_editing = on;
    refresh();
}

void TopBar::setNarrow(bool on)
{
    m_narrow = on;
    refreshRoom();
}

/// Where there is little, what the menus have too goes first.
void TopBar::refreshRoom()
{
    constexpr int seenFromAfar = 32;
    m_shared = m_menuRoom->isOpen() && width() < sharedWithEase;
    for (QToolButton *button : std::as_const(m_buttons)) {
        const QAction *action = button->defaultAction();
        const bool needed = action == m_actions.undo || action == m_actions.panels;
        const bool seldom = action == m_actions.labels || action == m_actions.patterns;
        button->setVisible(needed || (!m_narrow && !(m_shared && seldom)));
    }
    m_phase->setFont(uiFont(m_fromAfar             ? seenFromAfar
                            : m_narrow || m_shared ? metrics::base + 2
                                                   : metrics::large,
                            600));
    refresh();
}

void TopBar::setQuiet(bool on)
{
    m_quiet = on;
    m_counter->setVisible(!on);
    refreshPrimary();
}

void TopBar::setMenuShown(bool shown)
{
    m_menu->setVisible(shown);
}

void TopBar::askPrimary(const QString &text, const QString &brief)
{
    m_askedPrimary = text;
    m_askedBriefly = brief;
    refresh();
}

void TopBar::refresh()
{
    refreshButtons();
    if (!m_document.hasGame())
        return;
    const bool past = !m_document.viewsPresent();
    m_phase->setText(past ? resultsName(m_document.board(), m_document.turn(m_document.viewedTurn()).before.phase)
                          : phaseName(m_document.board(), m_document.game().position().phase));
    const Board &board = m_document.board();
    m_phase->setShorter(seasonAndYear(board, past ? m_document.turn(m_document.viewedTurn()).before.phase
                                                  : m_document.game().position().phase));
    const QFontMetrics letters(m_phase->font()); // the counter gives way before it
    m_phase->setMinimumWidth(letters.horizontalAdvance(m_narrow ? m_phase->shorter() : m_phase->text()));
    m_hand->refresh();
    refreshCounter(past);
    const bool back = looksBack(m_document, m_flow);
    setTinted(back);
    if (back)
        setPrimary(wayBack(m_document, m_flow), u"Back to the present"_s, u"forward"_s);
    else
        refreshPrimary();
    const QAction &keyed = back                             ? *m_actions.seal
                           : m_flow.step() == Step::Watched ? *m_actions.watch
                           : m_flow.step() == Step::Results ? *m_actions.next
                           : m_flow.step() == Step::Open    ? *m_actions.adjudicate
                                                            : *m_actions.seal;
    m_primary->setToolTip(tr("%1 (%2)", "what a button does, and its key")
                              .arg(m_primary->text(), keyed.shortcut().toString(QKeySequence::NativeText)));
    fitHand();
}

/// The names of the powers at hand give way before anything of the row would lie over the menus, after them what the
/// filled button says beside its verb, then how many orders are in, and last the buttons that the menus have too.
void TopBar::fitHand()
{
    const int brief = m_counter->fontMetrics().horizontalAdvance(m_counter->shorter());
    const auto fits = [this](HandStrip::Names names, int counter) {
        m_hand->setNames(names);
        m_counter->setMinimumWidth(counter);
        m_row->invalidate();
        return m_row->minimumSize().width() <= width();
    };
    const auto showSpare = [this](bool on) {
        for (QToolButton *button : std::as_const(m_buttons)) {
            if (button->defaultAction() == m_actions.redo || button->defaultAction() == m_actions.showOrders)
                button->setVisible(on && !m_narrow);
        }
    };
    using Names = HandStrip::Names;
    showSpare(true);
    const auto fitsSomehow = [&] {
        return fits(Names::All, brief) || (brief > 0 && (fits(Names::Own, brief) || fits(Names::None, brief)));
    };
    const bool asked = !m_askedPrimary.isEmpty() && m_primary->text() == m_askedBriefly;
    if (asked)
        m_primary->setText(m_askedPrimary);
    if (fitsSomehow())
        return;
    if (!m_askedPrimary.isEmpty() && m_primary->text() == m_askedPrimary) {
        m_primary->setText(m_askedBriefly);
        if (fitsSomehow())
            return;
    }
    showSpare(fits(Names::None, 0));
}

void TopBar::refreshButtons()
{
    m_menu->setIcon(themedIcon(u"menu"_s, this));
    m_menu->setAccessibleName(tr("Menu"));
    m_menu->setToolTip(tr("Menu (Alt+M)"));
    m_menu->setShortcut(QKeySequence(u"Alt+M"_s));
    m_actions.undo->setIcon(themedIcon(u"undo"_s, this));
    m_actions.redo->setIcon(themedIcon(u"redo"_s, this));
    m_actions.showOrders->setIcon(themedIcon(u"orders"_s, this));
    m_actions.labels->setIcon(themedIcon(u"labels"_s, this));
    m_actions.patterns->setIcon(themedIcon(u"patterns"_s, this));
    m_actions.panels->setIcon(themedIcon(u"panels"_s, this));
    m_handOver->setText(m_actions.handOver->text());
    m_handOver->setToolTip(m_actions.handOver->toolTip());
    // Where there is little room, what is asked comes before what the menu has too.
    m_handOver->setVisible(m_flow.step() == Step::Writing && !m_flow.isAlone() && m_document.viewsPresent()
                           && !(m_narrow && !m_askedPrimary.isEmpty()));
    for (QToolButton *button : std::as_const(m_buttons))
        button->setAccessibleName(QString(button->defaultAction()->text()).remove(u'…'));
}

/// The filled button: what comes next.
void TopBar::refreshPrimary()
{
    const Stage stage = m_document.game().position().phase.stage;
    if (m_document.isTrial())
        return setPrimary(QString(), QString(), u"forward"_s); // its desk has the buttons
    switch (m_flow.step()) {
    case Step::Writing:
        setPrimary(stage == Stage::Moves      ? tr("Seal orders")
                   : stage == Stage::Retreats ? tr("Seal retreats")
                                              : tr("Seal builds"),
                   u"Seal orders"_s, u"seal"_s);
        break;
    case Step::Open: setPrimary(tr("Reveal"), u"Reveal"_s, u"reveal"_s); break;
    case Step::Results:
        setPrimary(m_quiet                       ? tr("Next phase") // which it is would tell what came of the orders
                   : stage == Stage::Retreats    ? tr("Go to retreats")
                   : stage == Stage::Adjustments ? tr("Go to builds")
                                                 : tr("Next phase"),
                   u"Next phase"_s, u"forward"_s);
        break;
    case Step::Watched:
        if (m_watcher && m_watcher->isRunning())
            setPrimary(tr("Pause"), u"Pause"_s, u"pause"_s);
        else
            setPrimary(tr("Go on"), u"Go on"_s, u"play"_s);
        break;
    case Step::Over: // until the reveal has been seen nobody knows
        setPrimary(m_quiet ? tr("Next phase") : tr("New game"), m_quiet ? u"Next phase"_s : u"New game"_s,
                   u"forward"_s);
        break;
    case Step::None:
    case Step::Covered:
    case Step::Away:
    case Step::AllSealed: setPrimary(QString(), QString(), u"seal"_s); break;
    }
}

void TopBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_shared != (m_menuRoom->isOpen() && width() < sharedWithEase))
        refreshRoom();
    else
        fitHand();
}

/// How far the table is, and whose emblem stands before it.
void TopBar::refreshCounter(bool past)
{
    const bool writing = !past && m_flow.step() == Step::Writing;
    const bool over = !past && m_flow.step() == Step::Over;
    const PowerId shown = writing ? m_flow.seat() : over ? m_document.game().winner() : PowerId();
    QString counter = past                  ? pastCount()
                      : writing             ? seatCount(shown)
                      : over                ? endCount(shown)
                      : !m_flow.isCovered() ? openCount() // how much sealed seats wrote is nobody's business
                                            : QString();
    const Line &line = m_document.lines().at(m_document.lines().current());
    if (!line.name.empty() && m_document.lines().count() > 1)
        counter = tr("%1: %2", "the line that is played, and how its orders stand").arg(fromUtf8(line.name), counter);
    const bool coloured =
        shown.valid() && m_hand->isHidden() && m_livery != Livery(); // the colours are told once the page stands
    const bool said = writing && (coloured || !m_hand->isHidden());  // whose orders they are
    if (m_flow.step() == Step::Open)
        counter = withHead(counter);
    const QString brief = !said            ? QString()
                          : countsPoints() ? accountFigures(accountOfSeat(shown))
                                           : tr("%1 of %2", "orders given, orders expected")
                                                 .arg(m_document.ordersGiven(shown))
                                                 .arg(m_document.ordersExpected(shown));
    m_counter->setText(m_narrow && said ? brief : counter);
    m_counter->setShorter(brief);
    m_counter->setToolTip(counter);
    m_emblem->setVisible(coloured);
    if (coloured) {
        const bool dark = isDark(palette());
        m_emblem->setPixmap(emblemPixmap(20, devicePixelRatioF(), m_livery.of(shown, dark),
                                         dark ? MapTheme::dark() : MapTheme::light()));
    }
}

/// Whoever leads several games sees which this is, and when its orders are due.
QString TopBar::withHead(const QString &counter) const
{
    QStringList parts{m_document.table().gameName, counter, whenItEnds(m_document.game(), m_document.table()),
                      deadlineBriefly(deadlineOf(m_document.table()), QDateTime::currentDateTime())};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

/// A winter in which supply points are spent.
bool TopBar::countsPoints() const
{
    return m_document.game().position().phase.stage == Stage::Adjustments && playsByPoints(m_document.board());
}

QString TopBar::pastCount() const
{
    const Game &game = m_document.game();
    const bool last = m_document.viewedTurn() + 1 == game.turnCount();
    return last && game.agreed()
               ? endingText(game)
               : turnSummary(m_document.board(), m_document.turn(m_document.viewedTurn()), !m_document.isFogged());
}

QString TopBar::seatCount(PowerId seat) const
{
    if (!countsPoints())
        return tr("%1, %2 of %3 ordered")
            .arg(powerWithPlayer(m_document, seat))
            .arg(m_document.ordersGiven(seat))
            .arg(m_document.ordersExpected(seat));
    return tr("%1, %2", "a power and how its orders stand")
        .arg(powerName(m_document.board(), seat), accountText(accountOfSeat(seat)));
}

/// By its own orders alone.
WinterAccount TopBar::accountOfSeat(PowerId seat) const
{
    std::vector<GivenOrder> own = m_document.game().orders();
    std::erase_if(own, [&](const GivenOrder &given) { return given.power != seat; });
    return accountOf(m_document.board(), m_document.game().position(), own, seat);
}

QString TopBar::endCount(PowerId winner) const
{
    const Game &game = m_document.game();
    return game.agreed() ? endingText(game) : powerHasWon(m_document, winner);
}

QString TopBar::openCount() const
{
    const Game &game = m_document.game();
    int given = 0, expected = 0;
    int used = 0, free = 0;
    for (const PowerId power : m_document.toOrder()) {
        if (countsPoints()) {
            const WinterAccount account = accountOf(m_document.board(), game.position(), game.orders(), power);
            used += account.builds;
            free += std::max(0, account.ledger.left());
        } else {
            given += m_document.ordersGiven(power);
            expected += m_document.ordersExpected(power);
        }
    }
    return countsPoints() ? tr("%1 of %2 points used").arg(used).arg(free)
                          : tr("%1 of %2 ordered").arg(given).arg(expected);
}

} // namespace entente::app
