#include "window/publicboard.h"

#include "document/callnames.h"
#include "document/gameend.h"
#include "document/scorechoice.h"
#include "look/icons.h"
#include "look/mainbutton.h"
#include "look/menuroom.h"
#include "look/onchange.h"
#include "look/rank.h"
#include "look/shrinkinglabel.h"
#include "look/theme.h"
#include "look/widgets.h"
#include "map/turnstate.h"
#include "panels/scoreboard.h"
#include "words/names.h"
#include "words/placewords.h"
#include "words/sentences.h"
#include "words/tablewords.h"
#include "words/turnsummary.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int newsPace = 5000; ///< milliseconds
constexpr int scoresWide = 272;

struct Sizes {
    int bar;
    int phase; ///< type
    int summary;
    int clock;
    int news;
};
constexpr Sizes closeBy{72, 24, 15, 44, 18};
constexpr Sizes farAway{112, 40, 24, 84, 34};

} // namespace

PublicBoard::PublicBoard(const GameDocument &document, const TableFlow &flow, const TableClock &clock,
                         const MapView &like, QWidget *parent)
    : QWidget(parent), m_document(document), m_flow(flow), m_clock(clock)
{
    setObjectName(u"publicBoard"_s);
    setSurface(*this, u"panel"_s);
    auto *column = flush<QVBoxLayout>(this, 0);
    makeTop();
    column->addWidget(m_top);
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    makeMap();
    middle->addWidget(m_map, 1);
    makeSide();
    middle->addWidget(m_side);
    column->addLayout(middle, 1);
    column->addWidget(makeFoot());

    m_pace.setObjectName(u"newsPace"_s);
    m_pace.setInterval(newsPace);
    connect(&m_pace, &QTimer::timeout, this, &PublicBoard::tellNext);
    connect(&clock, &TableClock::ticked, this, &PublicBoard::refreshClock);
    connect(&flow, &TableFlow::changed, this, &PublicBoard::refresh);
    connect(&flow, &TableFlow::awayChanged, this, &PublicBoard::refreshBack);
    m_map->shareGround(like);
    m_map->setSheet(like.look().sheet, like.look().board, like.look().livery);
    dressAs(like);
    layOut();
    refresh();
    setMotion(true);
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { refresh(); });
    onChange(this, {QEvent::WindowActivate}, [this] { refreshScores(); }); // another system may have been chosen
}

/// The phase, what happened, the clock, and the way back.
void PublicBoard::makeTop()
{
    m_top = new QWidget(this);
    setSurface(*m_top, u"bar"_s, u"bottom"_s);
    auto *row = new QHBoxLayout(m_top);
    row->setContentsMargins(metrics::margin, 0, metrics::margin, 0);
    row->setSpacing(metrics::margin);
    row->addWidget(new MenuRoom(m_top));
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    m_phase = named(new ShrinkingLabel(m_top), u"publicPhase"_s);
    m_summary = quiet(named(new ShrinkingLabel(m_top), u"publicSummary"_s));
    words->addStretch(1);
    words->addWidget(m_phase);
    words->addWidget(m_summary);
    words->addStretch(1);
    row->addLayout(words);
    row->addStretch(1);
    m_timeNote = quiet(named(new QLabel(m_top), u"publicClockNote"_s));
    row->addWidget(m_timeNote);
    m_time = named(new QLabel(m_top), u"publicClock"_s);
    row->addWidget(m_time);
    row->addStretch(1);
    m_orders = named(new QToolButton(m_top), u"publicOrders"_s);
    m_orders->setCheckable(true);
    m_orders->setChecked(true);
    m_orders->setIconSize(QSize(20, 20));
    connect(m_orders, &QToolButton::toggled, this, &PublicBoard::refreshMap);
    row->addWidget(m_orders);
    m_phones = named(new QPushButton(m_top), u"publicPhones"_s);
    m_phones->setFlat(true);
    connect(m_phones, &QPushButton::clicked, this, &PublicBoard::phonesWanted);
    row->addWidget(m_phones);
    m_back = named(new QPushButton(m_top), u"leavePublicBoard"_s);
    setMainButton(*m_back);
    m_back->setAutoDefault(true);
    connect(m_back, &QPushButton::clicked, this, &PublicBoard::left);
    row->addWidget(m_back);
}

void PublicBoard::makeMap()
{
    m_map = named(new MapView(this), u"publicMap"_s);
    m_map->setTeller([this](RegionId place) {
        if (!m_document.hasGame() || m_map->look().board.get() != &m_document.board()) // it is about to go
            return QString();
        const Board &board = m_document.board();
        return tr("%1. %2", "a place and what is to be said of it")
            .arg(regionName(board, place), placeSentences(board, m_document.game().position(), board.provinceOf(place),
                                                          m_document.sight().contains(board.provinceOf(place))));
    });
}

void PublicBoard::makeSide()
{
    m_side = new QWidget(this);
    setSurface(*m_side, u"panel"_s, u"left"_s);
    m_side->setFixedWidth(scoresWide);
    m_sideColumn = new QVBoxLayout(m_side);
    m_sideColumn->setContentsMargins(1, metrics::floatMargin, 0, metrics::floatMargin);
    m_scores = new ScoreBoard(m_document, m_side);
    m_sideColumn->addWidget(m_scores);
    m_scoredBy = quiet(named(new QLabel(m_side), u"publicScoredBy"_s));
    m_scoredBy->setContentsMargins(metrics::margin, 0, metrics::margin, 0);
    m_scoredBy->setWordWrap(true);
}

/// The news, one after another.
QWidget *PublicBoard::makeFoot()
{
    auto *below = new QWidget(this);
    setSurface(*below, u"bar"_s, u"top"_s);
    m_foot = new QVBoxLayout(below);
    m_foot->setContentsMargins(metrics::margin, 8, metrics::margin, 8);
    m_foot->setSpacing(0);
    m_news = named(new QLabel(below), u"publicNews"_s);
    m_news->setWordWrap(true);
    m_news->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_foot->addWidget(m_news);
    return below;
}

void PublicBoard::dressAs(const MapView &like)
{
    const MapLook &look = like.look();
    m_map->setTheme(look.theme);
    m_map->setPatterns(look.patterns);
    if (look.livery != m_map->look().livery)
        m_map->setSheet(look.sheet, look.board, look.livery);
    m_scores->setLivery(look.livery);
}

void PublicBoard::setFromAfar(bool on)
{
    m_fromAfar = on;
    layOut();
    refreshClock();
}

void PublicBoard::layOut()
{
    const Sizes &sizes = m_fromAfar ? farAway : closeBy;
    m_top->setFixedHeight(sizes.bar);
    m_phase->setFont(uiFont(sizes.phase, 600));
    m_summary->setFont(uiFont(sizes.summary));
    m_time->setFont(uiFont(sizes.clock, 600));
    m_timeNote->setFont(uiFont(sizes.summary));
    m_news->setFont(uiFont(sizes.news, 500));
    m_news->setMinimumHeight(2 * QFontMetrics(m_news->font()).lineSpacing()); // the map stays where it is
    m_scores->setStrip(m_fromAfar);
    m_scoredBy->setFont(uiFont(m_fromAfar ? sizes.summary : metrics::small));
    if (m_fromAfar) {
        m_foot->insertWidget(0, m_scores);
        m_foot->insertWidget(1, m_scoredBy);
    } else {
        m_sideColumn->addWidget(m_scores);
        m_sideColumn->addWidget(m_scoredBy);
    }
    refreshScores();
}

void PublicBoard::setMotion(bool on)
{
    m_motion = on;
    if (on && m_told.size() > 1)
        m_pace.start();
    else
        m_pace.stop();
}

QString PublicBoard::status() const
{
    return m_back->text() + u' ' + m_news->text();
}

const Turn *PublicBoard::lastTurn() const
{
    // Under fog nobody learns here what anybody saw.
    const int turns = m_document.hasGame() && !m_document.isFogged() ? m_document.game().turnCount() : 0;
    return turns > 0 ? &m_document.turn(turns - 1) : nullptr;
}

void PublicBoard::refresh()
{
    if (!m_document.hasGame() || !m_flow.isCovered())
        return;
    const Board &board = m_document.board();
    const Turn *last = lastTurn();
    m_phase->setText(phaseName(board, m_document.game().position().phase));
    QStringList told{
        whenItEnds(m_document.game(), m_document.table()), whoWinsWithOther(m_document.game()),
        last ? tr("%1: %2", "results of a phase, in short")
                   .arg(resultsName(board, last->before.phase), turnSummary(board, *last, !m_document.isFogged()))
        : m_document.wholeGame().turnCount() == 0 ? tr("The game begins.")
                                                  : QString()};
    told.removeAll(QString()); // when the game ends stands before what is long
    m_summary->setText(told.join(u" · "_s));
    m_told = last ? newsOf(board, *last) : QList<News>();
    m_now = -1;
    refreshBack();
    m_orders->setVisible(last != nullptr);
    m_orders->setIcon(themedIcon(u"orders"_s, this));
    m_orders->setAccessibleName(last ? tr("Orders of %1").arg(resultsName(m_document.board(), last->before.phase))
                                     : QString());
    m_orders->setToolTip(tr("%1 (O)", "what a button does, and its key").arg(m_orders->accessibleName()));
    m_map->setAccessibleName(tr("Map"));
    refreshScores();
    refreshClock();
    tell();
    setMotion(m_motion);
}

void PublicBoard::refreshScores()
{
    m_scores->refresh();
    const bool fogged = m_document.isFogged();
    m_scores->setVisible(!fogged);
    m_side->setVisible(!m_fromAfar && !fogged);
    const ScoreSystem *system = fogged ? nullptr : chosenScoreSystem();
    m_scoredBy->setVisible(system);
    m_scoredBy->setText(system ? tr("Points if the game ended now, by %1").arg(spoken(system->title)) : QString());
}

/// Where the way back leads: to the reveal, to whoever is called, or, while phones write, to who is waited for.
void PublicBoard::refreshBack()
{
    m_phones->setText(tr("Phones…"));
    m_phones->setAccessibleName(m_phones->text());
    m_phones->setToolTip(tr("Everybody writes at once, each on their own phone"));
    m_phones->setVisible(!m_flow.isAlone());
    if (!m_document.hasGame() || !m_flow.isCovered())
        return;
    const bool ready = m_flow.step() == Step::AllSealed;
    const std::vector<PowerId> all = m_document.toOrder();
    const auto sealed =
        std::count_if(all.begin(), all.end(), [this](PowerId power) { return m_document.table().isSealed(power); });
    const bool away = m_flow.step() == Step::Away;
    m_back->setText(ready  ? tr("To the reveal")
                    : away ? tr("%1 of %2 sealed").arg(sealed).arg(all.size())
                           : turnCall(m_document, m_flow.seat()));
    m_back->setProperty("english", u"Leave the board"_s);
    m_back->setAccessibleName(m_back->text());
    m_back->setToolTip(tr("%1 (Esc)", "what a button does, and its key").arg(m_back->text()));
    setMainIcon(*m_back, ready ? u"reveal"_s : u"forward"_s);
}

void PublicBoard::refreshClock()
{
    const bool talk = m_clock.kind() == TableClock::Kind::Talk;
    m_time->setVisible(talk);
    m_timeNote->setVisible(talk);
    if (!talk)
        return;
    const bool over = m_clock.left() <= 0;
    m_time->setText(m_clock.text());
    setFailed(*m_time, over);
    m_timeNote->setText(m_clock.isStopped() ? tr("Clock paused at", "the time follows")
                        : over              ? tr("Time to negotiate is up", "the time follows")
                                            : tr("Time to negotiate", "the time follows"));
    m_time->setAccessibleName(m_timeNote->text() + u": "_s + m_clock.text());
}

/// The order that is told of lies on the map alone; all of them while the summary is read.
void PublicBoard::refreshMap()
{
    if (!m_document.hasGame() || !m_flow.isCovered() || !m_map->look().sheet)
        return;
    const Board &board = m_document.board();
    const Turn *last = lastTurn();
    if (!last || !m_orders->isChecked()) {
        MapState state = stateOf(board, m_document.game().position());
        addFog(state, board, m_document.sight());
        m_map->setState(state);
        return;
    }
    MapState state = resultsOf(board, *last);
    state.owner = stateOf(board, m_document.game().position()).owner;
    const int told = m_now >= 0 ? m_told[m_now].result : -1;
    if (told >= 0) {
        for (MapOrder &order : state.orders)
            order.lit = order.id == told;
        state.hush = true;
    }
    m_map->setState(state);
}

void PublicBoard::say(const QString &sentence)
{
    m_news->setText(sentence);
    if (m_pace.isActive()) // the news go on after a while
        m_pace.start();
}

void PublicBoard::tellNext()
{
    const int count = static_cast<int>(m_told.size());
    m_now = m_now + 1 < count ? m_now + 1 : -1;
    tell();
}

void PublicBoard::tell()
{
    QStringList said{m_document.isFogged() ? fogSentence(m_document.wholeGame().rules().fog) : QString(),
                     m_now >= 0                    ? m_told[m_now].text
                     : !m_told.isEmpty()           ? m_told.first().text
                     : m_flow.step() == Step::Away ? tr("Negotiate, and write your orders on your phones.")
                                                   : tr("Negotiate, then write your orders one after another.")};
    said.removeAll(QString());
    m_news->setText(said.join(u' '));
    refreshMap();
}

void PublicBoard::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Escape: Q_EMIT left(); break;
    case Qt::Key_O: m_orders->toggle(); break;
    case Qt::Key_Right: tellNext(); break;
    default: QWidget::keyPressEvent(event);
    }
}

void PublicBoard::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_back->setFocus();
}

} // namespace entente::app
