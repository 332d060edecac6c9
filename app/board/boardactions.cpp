// What the actions, keys and menus of the board do.

#include "board/boardpage.h"

#include "desks/enddesk.h"
#include "look/widgets.h"
#include "panels/orderspanel.h"
#include "panels/ordertext.h"
#include "panels/powerspanel.h"
#include "panels/replypanel.h"
#include "panels/resultspanel.h"
#include "panels/stepspanel.h"
#include "panels/timeline.h"
#include "panels/whypanel.h"
#include "tools/positiontool.h"
#include "actions/actions.h"
#include "board/boardanswers.h"
#include "board/boardfilms.h"
#include "board/boardfloats.h"
#include "board/lookback.h"
#include "board/positionpanel.h"
#include "board/sentencebar.h"
#include "board/sidepanel.h"
#include "board/topbar.h"
#include "words/names.h"
#include "document/outlook.h"
#include "tools/undone.h"
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
    unsay();
    refreshStatuses();
    refreshMap();
    if (power.valid()) {
        const Position &position = m_document.game().position();
        const bool own = m_document.isFogged() && power == m_flow.seat();
        const QString pattern = m_document.isFogged() && !own
                                    ? tr("%1, as far as you see: %2, %3", "a power, its centres, its units")
                                    : tr("%1: %2, %3", "a power, its centres, its units");
        say(pattern.arg(powerName(m_document.board(), power),
                        tr("%n centre(s)", nullptr, centreCountOf(position, power)),
                        tr("%n unit(s)", nullptr, unitCountOf(position, power)))
                + u'\n' + tr("Click it again, or press Esc, to see everything."),
            false);
    } else {
        refreshSentence();
    }
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

void BoardPage::goOn()
{
    if (looksBack(m_document, m_flow)) { // nobody seals or plays on while looking at another season
        m_document.viewTurn(turnAtHand(m_document, m_flow));
        return;
    }
    if (m_document.isTrial())
        return;
    switch (m_flow.step()) {
    case Step::Writing: seal(); break;
    case Step::Open: revealOpen(); break;
    case Step::Results: m_flow.next(); break;
    case Step::Over:
        if (m_films->holdsBack()) {
            m_question.begin(); // a double click passes over the reveal and does no more
            m_films->endShow();
            m_films->leave();
        } else if (m_question.isOver()) {
            Q_EMIT newGameWanted();
        }
        break;
    case Step::Watched: m_actions.watch->trigger(); break;
    case Step::None:
    case Step::Covered:
    case Step::Away:
    case Step::AllSealed: break;
    }
}

void BoardPage::lookAt(int result)
{
    m_films->endShow();
    m_films->stop();
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
    m_films->stop();
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

QList<CommandPalette::Answer> BoardPage::answers(const QString &typed)
{
    QList<CommandPalette::Answer> said;
    if (!m_document.hasGame() || m_flow.isCovered())
        return said;
    const std::optional<BoardQuestion> question = questionIn(m_document, typed);
    if (!question || (question->asks == BoardQuestion::Asks::Unclear && !typed.trimmed().contains(u' ')))
        return said;
    for (const BoardAnswer &answer : answersTo(*question, m_document, telling()))
        said.append({answer.text, [this, asks = question->asks, place = answer.about] { showAsked(asks, place); }});
    return said;
}

QString BoardPage::answer(const BoardQuestion &question)
{
    QStringList lines;
    for (const BoardAnswer &each : answersTo(question, m_document, telling()))
        lines += each.text;
    return lines.join(u'\n');
}

/// What parts of the page tell to whoever asks.
Telling BoardPage::telling() const
{
    const bool everyone = m_flow.step() == Step::Open || m_flow.step() == Step::Watched;
    return {[this](RegionId place) { return m_map->tell(place); },
            [this](PowerId power) { return m_side->results().readOut(power); },
            [this](PowerId power) { return m_side->orders().readOut(power); },
            everyone ? std::vector<PowerId>() : m_document.lookers()};
}

/// Shows in the window what an answer is about.
void BoardPage::showAsked(BoardQuestion::Asks asks, RegionId place)
{
    if (place.valid()) {
        m_map->reveal(m_document.board().provinceOf(place));
        m_tool.select({place});
        return focusMap();
    }
    const bool results = asks == BoardQuestion::Asks::Results;
    if (!results && asks != BoardQuestion::Asks::Orders)
        return focusMap();
    if (results && m_document.viewsPresent())
        m_document.viewTurn(m_document.game().turnCount() - 1);
    m_actions.panels->setChecked(true);
    m_side->show(results ? SidePanel::Tab::Results : SidePanel::Tab::Orders);
}

void BoardPage::showStandings()
{
    if (!m_document.hasGame() || m_flow.isCovered())
        return;
    auto *desk = new EndDesk(m_document, m_map->look().livery, this);
    connect(desk, &EndDesk::replayWanted, m_films, &BoardFilms::playGame);
    connect(desk, &EndDesk::pageWanted, this, &BoardPage::gamePageWanted);
    connect(desk, &EndDesk::newGameWanted, this, &BoardPage::newGameWanted);
    connect(desk, &EndDesk::playOnWanted, this, &BoardPage::playOnWanted);
    connect(desk, &EndDesk::againWanted, this, &BoardPage::againWanted, Qt::QueuedConnection); // this page will go
    connect(desk, &EndDesk::momentWanted, this, [this](int turn, int result) {
        m_document.viewTurn(turn);
        lookAt(result);
        focusMap();
    });
    desk->show();
    if (m_films->moves() && m_document.game().isOver())
        desk->play();
}

void BoardPage::toggleWhatIf()
{
    if (m_trial.isOn())
        m_trial.end();
    else
        m_trial.begin();
    unsay();
    refreshMap();
    refreshSentence();
}

void BoardPage::leaveWhatIf()
{
    if (m_trial.isOn())
        toggleWhatIf();
}

void BoardPage::askReplies()
{
    leaveWhatIf();
    if (!m_document.viewsPresent())
        m_document.viewTurn(m_document.game().turnCount());
    m_actions.panels->setChecked(true);
    m_side->askReplies(m_tool.writer());
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

void BoardPage::tellChoice(const std::function<void()> &choose)
{
    leaveWhatIf();
    unsay();
    choose();
    m_map->setFocus(Qt::OtherFocusReason);
}

bool BoardPage::takeKey(QKeyEvent &event)
{
    if (m_flow.isCovered() || !m_document.hasGame())
        return false;
    m_films->stopNews();
    const bool escape = event.key() == Qt::Key_Escape;
    if (escape && m_map->closeLegend()) // it lies over everything else that Esc would leave
        return true;
    if (m_films->takeShowKey(event))
        return true;
    if (m_view.pointedOut.valid() && escape) {
        pointOut(PowerId());
        return true;
    }
    if (m_trial.isOn()) { // whatever is done next is done to the orders
        toggleWhatIf();
        if (escape)
            return true;
    }
    if (m_films->isActive() && escape) {
        m_films->leave();
        return true;
    }
    if (m_editing && m_setup->key(event))
        return true;
    if (event.modifiers() == Qt::NoModifier && event.key() >= Qt::Key_1 && event.key() <= Qt::Key_9
        && m_floats->takeDigit(event.key() - Qt::Key_0))
        return true;
    if (m_document.viewsPresent() && m_tool.isActive() && !m_editing) {
        const QString before = std::exchange(m_said, {});
        if (m_tool.key(event)) {
            askToSeal(false);
            refreshSentence();
            return true;
        }
        m_said = before; // the key was not meant for what is written
    }
    switch (event.key()) {
    case Qt::Key_Down: return stepThroughResults(1);
    case Qt::Key_Up: return stepThroughResults(-1);
    case Qt::Key_Escape: return takeEscape();
    default: return false;
    }
}

bool BoardPage::takeEscape()
{
    if (m_side->replies().leaveReply()) {
        // the arrows go; the list stays
    } else if (m_view.lookedAt >= 0 || m_view.happening >= 0) {
        lookAt(-1);
    } else if (!m_side->steps().sentence().isEmpty()) {
        m_side->steps().leave();
    } else if (m_view.filter.valid()) {
        m_view.filter = PowerId();
        refresh();
    } else if (!m_said.isEmpty()) {
        unsay();
        refreshSentence();
    } else if (m_side->replies().isAsked()) {
        m_side->replies().end();
    } else {
        return false;
    }
    return true;
}

void BoardPage::offerMenu(const UnitRef &at, QPoint globalPos)
{
    if (!at.valid() || m_editing)
        return;
    const ProvinceId place = m_document.board().provinceOf(at.region);
    const bool writes = m_tool.isActive() && m_document.viewsPresent();
    if (writes)
        m_tool.select(at);
    if (m_tool.question()) // the board asks already
        return;
    if (!writes || !m_tool.isWriting()) // nothing can be ordered: the sentence says why not
        return sketch(place, place);
    auto *menu = named(new QMenu(this), u"unitMenu"_s);
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
    menu->addSeparator();
    QAction *ring = menu->addAction(tr("Ring"));
    ring->setObjectName(u"drawRing"_s);
    connect(ring, &QAction::triggered, this, [this, place] { sketch(place, place); });
    const std::pair<const char *, QString> marks[] = {
        {"!", tr("!  good")}, {"?", tr("?  bad")}, {"!?", tr("!?  risky")}};
    for (const auto &[mark, text] : marks) {
        QAction *action = menu->addAction(text);
        action->setObjectName(u"mark-"_s + QLatin1String(mark));
        connect(action, &QAction::triggered, this, [this, place, mark = mark] { sketch(place, place, mark); });
    }
    menu->popup(globalPos);
}

void BoardPage::sketch(ProvinceId from, ProvinceId to, const std::string &mark)
{
    if (!m_document.hasGame() || m_flow.isCovered() || m_editing)
        return;
    Note note{m_document.viewedPhase(), from, from == to ? ProvinceId() : to, m_flow.seat(), mark};
    const Notes notes = m_document.notesFor(m_flow.seat());
    if (std::find(notes.begin(), notes.end(), note) != notes.end())
        m_document.removeNote(note);
    else
        m_document.addNote(std::move(note));
}

void BoardPage::setMenuButtonShown(bool shown)
{
    m_topBar->setMenuShown(shown);
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

// The question that comes before orders are sealed or revealed while some are missing.

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
        return missingOrders(m_document, m_flow.seat(), outlook(m_document, m_flow.seat()));
    // A game master is told once what is missing; whoever only tries things out is not asked.
    return m_document.table().mode == Table::Mode::Gm ? missingOrdersOfAll(m_document) : QString();
}

void BoardPage::sayMissing()
{
    m_said = missingNow();
    m_saidRefuses = false;
    refreshSentence();
    if (m_flow.step() == Step::Writing)
        m_topBar->askPrimary(sealAnyway(m_document, m_flow.seat(), outlook(m_document, m_flow.seat())),
                             tr("Seal anyway"));
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
