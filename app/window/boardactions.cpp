// What the actions, keys and menus of the board do.

#include "window/boardpage.h"

#include "desks/enddesk.h"
#include "game/play.h"
#include "panels/orderspanel.h"
#include "panels/powerspanel.h"
#include "panels/resultspanel.h"
#include "panels/stepspanel.h"
#include "panels/timeline.h"
#include "panels/whypanel.h"
#include "tools/positiontool.h"
#include "window/actions.h"
#include "window/chooser.h"
#include "window/lookback.h"
#include "window/positionpanel.h"
#include "window/powerstatuses.h"
#include "window/replayplayer.h"
#include "window/sentencebar.h"
#include "window/sidepanel.h"
#include "window/topbar.h"
#include "window/unitfan.h"
#include "words/names.h"
#include "words/newswords.h"
#include "words/orderwords.h"

#include <QKeyEvent>
#include <QMenu>

#include <algorithm>
#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

void BoardPage::choosePower(PowerId power)
{
    // Where seats are private there is nothing to filter: the others' orders are not to be seen.
    if (m_flow.step() == Step::Writing && m_document.viewsPresent()) {
        pointOut(power == m_view.pointedOut ? PowerId() : power);
        return;
    }
    m_view.filter = power == m_view.filter ? PowerId() : power;
    if (m_flow.step() == Step::Open && m_view.filter.valid())
        m_tool.setWriter(m_view.filter, true);
    refresh();
}

/// Shows where a power stands and what it owns, until it is chosen again or something else is.
void BoardPage::pointOut(PowerId power)
{
    m_view.pointedOut = power;
    m_said.clear();
    refreshStatuses();
    refreshMap();
    if (power.valid()) {
        const Position &position = m_document.game().position();
        say(tr("%1: %2, %3", "a power, its centres, its units")
                .arg(powerName(m_document.board(), power), tr("%n centre(s)", nullptr, centreCountOf(position, power)),
                     tr("%n unit(s)", nullptr, unitCountOf(position, power)))
                + u'\n' + tr("Click it again, or press Esc, to see everything."), false);
    } else {
        refreshSentence();
    }
}

void BoardPage::seal()
{
    if (m_flow.step() != Step::Writing)
        return;
    m_document.viewTurn(m_document.game().turnCount());
    const QString missing = missingOrders(m_document, m_flow.seat());
    if (!missing.isEmpty() && !m_view.missing) {
        say(missing, false);
        askToSeal(sealAnyway(m_document, m_flow.seat()));
        return;
    }
    m_said.clear();
    m_flow.seal();
}

void BoardPage::askToSeal(const QString &button)
{
    if (m_view.missing == !button.isEmpty())
        return;
    m_view.missing = !button.isEmpty();
    m_topBar->askPrimary(button);
    refreshMap(); // whoever has no order is ringed
}

/// The filter goes with whoever is written for: what one writes is always seen.
void BoardPage::followWriter()
{
    if (!m_view.filter.valid() || m_flow.step() != Step::Open || m_tool.writer() == m_view.filter
        || !m_tool.writer().valid())
        return;
    m_view.filter = m_tool.writer();
    m_side->orders().setFilter(m_view.filter);
    refreshStatuses();
}

/// A game master is told once what is missing; whoever only tries things out is not asked.
void BoardPage::revealOpen()
{
    const QString missing = m_document.table().mode == Table::Mode::Gm ? missingOrdersOfAll(m_document) : QString();
    if (!missing.isEmpty() && !m_view.missing) {
        say(missing, false);
        askToSeal(tr("Reveal anyway"));
        return;
    }
    m_said.clear();
    m_flow.reveal();
}

void BoardPage::goOn()
{
    if (looksBack(m_document, m_flow)) { // nobody seals or plays on while looking at another season
        m_document.viewTurn(turnAtHand(m_document, m_flow));
        return;
    }
    switch (m_flow.step()) {
    case Step::Writing: seal(); break;
    case Step::Open: revealOpen(); break;
    case Step::Results: m_flow.next(); break;
    case Step::Over: Q_EMIT newGameWanted(); break;
    case Step::Watched: m_actions.watch->trigger(); break;
    case Step::None:
    case Step::Covered:
    case Step::AllSealed: break;
    }
}

void BoardPage::lookAt(int result)
{
    endShow(false);
    m_player->stop();
    m_side->steps().leave();
    m_view.lookedAt = result;
    m_view.happening = -1;
    m_view.pointed = -1;
    m_view.instead.clear();
    m_side->why().setResult(shownTurn(m_document), result);
    m_side->results().setCurrentResult(result);
    refreshMap();
    refreshSentence();
}

void BoardPage::lookAtHappening(int happening)
{
    const int turn = shownTurn(m_document);
    if (turn < 0)
        return;
    m_player->stop();
    m_side->steps().leave();
    m_view.lookedAt = -1;
    m_view.pointed = -1;
    m_view.instead.clear();
    m_view.happening = happening;
    const std::vector<Happening> all = happeningsOf(m_document.board(), m_document.turn(turn));
    if (happening >= 0 && happening < static_cast<int>(all.size())
        && all[static_cast<std::size_t>(happening)].at.valid())
        m_map->reveal(all[static_cast<std::size_t>(happening)].at);
    refreshMap();
    refreshSentence();
}

void BoardPage::askWhy()
{
    if (shownTurn(m_document) < 0)
        return;
    if (m_view.lookedAt < 0)
        stepThroughResults(1);
    m_actions.panels->setChecked(true);
    m_side->show(SidePanel::Tab::Why);
}

void BoardPage::playTurn()
{
    endShow(false);
    if (m_player->isActive()) {
        m_player->setPaused(!m_player->isPaused());
        return;
    }
    if (!m_document.hasGame() || m_flow.isCovered() || m_document.game().turnCount() == 0)
        return;
    if (m_document.viewsPresent())
        m_document.viewTurn(m_document.game().turnCount() - 1);
    lookAt(-1);
    if (!m_motion) {
        say(tr("Animations are off: the results are shown at once."), false);
        return;
    }
    m_player->start(map().look(), m_document.turn(m_document.viewedTurn()), m_map->zoom());
}

void BoardPage::setMotion(bool on)
{
    m_motion = on;
    if (!on)
        m_player->stop();
}

/// A turn that has just been revealed goes its way before its results are read.
void BoardPage::playReveal()
{
    const int turns = m_document.hasGame() ? m_document.game().turnCount() : 0;
    const bool fresh = turns > std::exchange(m_turnsSeen, turns);
    if (fresh && m_playsReveals
        && (m_flow.step() == Step::Results || m_flow.step() == Step::Watched || m_flow.step() == Step::Over)) {
        m_player->stop();
        const bool table =
            m_document.table().mode == Table::Mode::Hotseat && !m_flow.isAlone() && m_flow.step() != Step::Watched;
        if (m_paced && table && beginShow())
            return;
        if (m_motion)
            playTurn();
    }
}

/// Lists and rows that tell the outcome keep it to themselves until it has been told.
bool BoardPage::beginShow()
{
    const int turn = shownTurn(m_document);
    if (turn < 0 || !m_sheet)
        return false;
    lookAt(-1);
    const Turn &played = m_document.turn(turn);
    m_show.emplace(m_document.board(), played, TurnReplay(map().look(), played, m_map->zoom()).before());
    if (!m_show->hasConflicts()) {
        m_show.reset();
        return false;
    }
    m_said.clear();
    m_topBar->setQuiet(true);
    m_side->show(SidePanel::Tab::Why);
    refreshStatuses();
    refreshMap();
    refreshSentence();
    return true;
}

void BoardPage::goOnShowing()
{
    if (!m_show->next()) {
        endShow(true);
        return;
    }
    refreshMap();
    refreshSentence();
}

void BoardPage::endShow(bool withFilm)
{
    if (!m_show)
        return;
    m_show.reset();
    m_topBar->setQuiet(false);
    m_side->show(SidePanel::Tab::Results);
    refreshStatuses();
    if (withFilm && m_motion)
        playTurn();
    refreshMap();
    refreshSentence();
}

bool BoardPage::isReplaying() const
{
    return m_player->isActive() && !m_player->isPaused();
}

void BoardPage::playGame()
{
    if (!m_document.hasGame() || m_flow.isCovered() || m_document.game().turnCount() == 0)
        return;
    m_player->stop();
    m_document.viewTurn(0);
    m_playingGame = true;
    playTurn();
}

void BoardPage::playNextTurn()
{
    const int next = m_document.viewedTurn() + 1;
    if (!m_playingGame || m_player->isActive())
        return;
    if (next >= m_document.game().turnCount()) {
        m_playingGame = false;
        return;
    }
    m_document.viewTurn(next);
    playTurn();
}

void BoardPage::showStandings()
{
    if (!m_document.hasGame() || m_flow.isCovered())
        return;
    auto *desk = new EndDesk(m_document, m_map->look().livery, this);
    connect(desk, &EndDesk::replayWanted, this, &BoardPage::playGame);
    connect(desk, &EndDesk::pageWanted, this, &BoardPage::gamePageWanted);
    connect(desk, &EndDesk::newGameWanted, this, &BoardPage::newGameWanted);
    connect(desk, &EndDesk::againWanted, this, &BoardPage::againWanted, Qt::QueuedConnection); // this page will go
    connect(desk, &EndDesk::momentWanted, this, [this](int turn, int result) {
        m_document.viewTurn(turn);
        lookAt(result);
        focusMap();
    });
    desk->show();
    if (m_motion && m_document.game().isOver())
        desk->play();
}

void BoardPage::toggleWhatIf()
{
    const bool writing = m_flow.step() == Step::Writing;
    if (m_whatIf || !m_document.hasGame() || !m_document.viewsPresent() || (!writing && m_flow.step() != Step::Open)) {
        m_whatIf.reset();
    } else {
        std::vector<GivenOrder> orders = m_document.game().orders();
        std::erase_if(orders, [&](const GivenOrder &given) { return writing && given.power != m_flow.seat(); });
        for (const GivenOrder &assumed : m_tool.assumed()) {
            std::erase_if(orders, [&](const GivenOrder &given) {
                return given.power == assumed.power && unitRefOf(given.order) == unitRefOf(assumed.order);
            });
            orders.push_back(assumed);
        }
        const Game &game = m_document.game();
        m_whatIf = playPhase(game.variant(), game.rules(), m_document.positionForTrials(), orders);
    }
    m_said.clear();
    refreshMap();
    refreshSentence();
}

void BoardPage::leaveWhatIf()
{
    if (m_whatIf)
        toggleWhatIf();
}

void BoardPage::showReply(const std::vector<GivenOrder> &orders)
{
    leaveWhatIf();
    m_tool.assume(orders);
    if (orders.empty())
        say(tr("Nothing that was tried beats this order."), false);
    else
        say(tr("The reply is drawn on the map. “What if” shows the outcome."), false);
}

void BoardPage::toggleAssuming()
{
    const bool assuming = m_tool.isAssuming();
    m_tool.setAssuming(!assuming);
    if (m_tool.isAssuming())
        say(tr("Click other powers' units to write what they may do. Used only for “What if”."), false);
    else if (assuming)
        say(tr("Guessed orders stay on the map until you seal."), false);
    else
        say(tr("You can guess other players' orders only in your own seat, while you write moves."), true);
}

bool BoardPage::stepThroughResults(int by)
{
    const int turn = shownTurn(m_document);
    if (turn < 0)
        return false;
    const int count = static_cast<int>(m_document.turn(turn).results.size());
    if (count == 0)
        return false;
    lookAt(m_view.lookedAt < 0 ? (by > 0 ? 0 : count - 1) : (m_view.lookedAt + by + count) % count);
    return true;
}

bool BoardPage::takeKey(QKeyEvent &event)
{
    if (m_flow.isCovered() || !m_document.hasGame())
        return false;
    m_newsPace.stop();
    if (m_show && event.modifiers() == Qt::NoModifier) {
        switch (event.key()) {
        case Qt::Key_Space:
        case Qt::Key_Right: goOnShowing(); return true;
        case Qt::Key_S:
        case Qt::Key_Escape: endShow(false); return true;
        default: break;
        }
    }
    if (m_view.pointedOut.valid() && event.key() == Qt::Key_Escape) {
        pointOut(PowerId());
        return true;
    }
    if (m_whatIf && event.key() == Qt::Key_Escape) {
        toggleWhatIf();
        return true;
    }
    if (m_whatIf) // whatever is done next is done to the orders
        toggleWhatIf();
    if (m_player->isActive() && event.key() == Qt::Key_Escape) {
        m_playingGame = false;
        m_player->stop();
        return true;
    }
    if (m_editing && m_setup->key(event))
        return true;
    if (event.modifiers() == Qt::NoModifier && event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9
        && m_fan->take(event.key() - Qt::Key_0))
        return true;
    if (m_document.viewsPresent() && m_tool.isActive() && !m_editing) {
        const QString before = std::exchange(m_said, {});
        if (m_tool.key(event)) {
            refreshSentence();
            return true;
        }
        m_said = before; // the key was not meant for what is written
    }
    switch (event.key()) {
    case Qt::Key_Down:
        return stepThroughResults(1);
    case Qt::Key_Up:
        return stepThroughResults(-1);
    case Qt::Key_Escape:
        if (m_view.lookedAt >= 0 || m_view.happening >= 0) {
            lookAt(-1);
            return true;
        }
        if (!m_side->steps().sentence().isEmpty()) {
            m_side->steps().leave();
            return true;
        }
        if (m_view.filter.valid()) {
            m_view.filter = PowerId();
            refresh();
            return true;
        }
        if (!m_said.isEmpty()) {
            m_said.clear();
            refreshSentence();
            return true;
        }
        return false;
    default:
        return false;
    }
}

void BoardPage::offerMenu(const UnitRef &at, QPoint globalPos)
{
    if (!at.valid() || !m_tool.isActive() || !m_document.viewsPresent() || m_editing)
        return;
    m_tool.select(at);
    if (!m_tool.isWriting()) // the sentence says why not
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"unitMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (Verb verb : m_tool.verbs()) {
        const QString name = verbName(verb);
        QAction *action = menu->addAction(name.left(1).toUpper() + name.mid(1));
        action->setObjectName(u"verb-"_s + QChar::fromLatin1(verbKey(verb)));
        action->setShortcut(QKeySequence(QString(QChar::fromLatin1(verbKey(verb))).toUpper()));
        connect(action, &QAction::triggered, this, [this, verb] { m_tool.chooseVerb(verb); });
    }
    menu->addSeparator();
    QAction *clear = menu->addAction(tr("Take the order back"));
    clear->setObjectName(u"clearOrder"_s);
    clear->setShortcut(QKeySequence::Delete);
    clear->setEnabled(m_tool.hasOrderSelected());
    connect(clear, &QAction::triggered, this, [this] { m_tool.clearSelected(); });
    menu->popup(globalPos);
}

void BoardPage::setMenuButtonShown(bool shown)
{
    m_topBar->setMenuShown(shown);
}


void BoardPage::beginNews()
{
    m_newsTold = 0;
    if (m_fromAfar && m_motion && (m_flow.step() == Step::Results || m_flow.step() == Step::Over))
        m_newsPace.start();
    else
        m_newsPace.stop();
}

/// The next piece of news that an order brought, lit on the map; after the last one all is shown for once.
void BoardPage::tellNews()
{
    const int turn = shownTurn(m_document);
    if (turn < 0 || m_player->isActive() || m_show)
        return;
    const QList<News> news = newsOf(m_document.board(), m_document.turn(turn));
    while (m_newsTold < news.size() && news[m_newsTold].result < 0)
        ++m_newsTold;
    const bool more = m_newsTold < news.size();
    lookAt(more ? news[m_newsTold].result : -1);
    m_newsTold = more ? m_newsTold + 1 : 0;
}

void BoardPage::setLabels(Labels labels)
{
    m_labels = labels;
    m_map->setLabels(labels);
}

void BoardPage::cycleLabels()
{
    setLabels(m_labels == Labels::Full ? Labels::Short : m_labels == Labels::Short ? Labels::None : Labels::Full);
}

void BoardPage::cycleOrdersShown()
{
    // Nothing has failed yet while orders are being written, and nothing is being written in the past.
    const bool past = shownTurn(m_document) >= 0;
    switch (m_view.shown) {
    case OrdersShown::All: m_view.shown = past ? OrdersShown::Failed : OrdersShown::Own; break;
    case OrdersShown::Own: m_view.shown = OrdersShown::Selected; break;
    case OrdersShown::Selected:
    case OrdersShown::Failed: m_view.shown = OrdersShown::None; break;
    case OrdersShown::None: m_view.shown = OrdersShown::All; break;
    }
    m_actions.showOrders->setChecked(m_view.shown != OrdersShown::None);
    refreshMap();
    const int count = ordersDrawn();
    switch (m_view.shown) {
    case OrdersShown::All: say(tr("All orders are shown: %1.").arg(count), false); break;
    case OrdersShown::Own: say(tr("Only your own orders are shown: %1.").arg(count), false); break;
    case OrdersShown::Selected: say(tr("Only the chosen unit's order is shown: %1.").arg(count), false); break;
    case OrdersShown::Failed: say(tr("Only orders that failed are shown: %1.").arg(count), false); break;
    case OrdersShown::None: say(tr("No orders are shown."), false); break;
    }
}

void BoardPage::setStrengthsShown(bool shown)
{
    m_view.strengths = shown;
    refreshMap();
    if (shown && shownTurn(m_document) < 0)
        say(tr("Strengths are shown once the orders are adjudicated."), false);
}

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
