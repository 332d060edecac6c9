#include "board/boardfilms.h"

#include "document/preferences.h"
#include "panels/replaycontrols.h"
#include "board/replayplayer.h"
#include "board/shownstate.h"
#include "words/newswords.h"

#include <QKeyEvent>

#include <utility>

namespace entente::app {

using namespace Qt::StringLiterals;

namespace {

constexpr int newsEvery = 5000;    ///< milliseconds
constexpr int lookAtResults = 900; ///< milliseconds

} // namespace

BoardFilms::BoardFilms(GameDocument &document, TableFlow &flow, std::function<MapView &()> map,
                       ReplayControls &controls, QObject *parent)
    : QObject(parent), m_document(document), m_flow(flow), m_map(std::move(map)), m_player(new ReplayPlayer(this))
{
    startAnew();
    connect(&controls, &ReplayControls::playPressed, this, &BoardFilms::playTurn);
    connect(&controls, &ReplayControls::scrubbed, m_player, &ReplayPlayer::setTime);
    connect(&controls, &ReplayControls::speedChosen, this, [this](double speed) {
        m_player->setSpeed(speed);
        preferences().setValue(u"replaySpeed"_s, speed);
    });
    connect(m_player, &ReplayPlayer::changed, this, [this, &controls] {
        controls.setState(m_player->isActive(), m_player->isPaused(), m_player->time());
        if (!m_player->isActive() && !m_show)
            holdBack(false);
        Q_EMIT moved();
    });
    connect(m_player, &ReplayPlayer::ended, this,
            [this] { QTimer::singleShot(lookAtResults, this, &BoardFilms::playNextTurn); });
    m_newsPace.setObjectName(u"newsPace"_s);
    m_newsPace.setInterval(newsEvery);
    connect(&m_newsPace, &QTimer::timeout, this, &BoardFilms::tellNews);
}

void BoardFilms::startAnew()
{
    m_turnsSeen = m_document.hasGame() ? m_document.game().turnCount() - (m_document.table().unseen ? 1 : 0) : 0;
}

void BoardFilms::setSpeed(double speed)
{
    m_player->setSpeed(speed);
}

void BoardFilms::setMotion(bool on)
{
    m_motion = on;
    if (!on)
        m_player->stop();
}

void BoardFilms::setFromAfar(bool on)
{
    m_fromAfar = on;
    beginNews();
}

bool BoardFilms::isReplaying() const
{
    return m_player->isActive() && !m_player->isPaused();
}

bool BoardFilms::isActive() const
{
    return m_player->isActive();
}

bool BoardFilms::showOn(MapView &map) const
{
    if (m_player->isActive() && !TurnReplay::isOver(m_player->time())) {
        map.setState(m_player->replay().before());
        map.setOffsets(m_player->replay().offsetsAt(m_player->time()));
        return true;
    }
    if (m_show)
        map.setState(m_show->state());
    return m_show.has_value();
}

void BoardFilms::stop()
{
    m_player->stop();
}

void BoardFilms::leave()
{
    m_newsPace.stop();
    m_playingGame = false;
    m_player->stop();
}

// --- turns -------------------------------------------------------------------------------------

void BoardFilms::playTurn()
{
    endShow();
    if (m_player->isActive()) {
        m_player->setPaused(!m_player->isPaused());
        return;
    }
    if (!m_document.hasGame() || m_flow.isCovered() || m_document.game().turnCount() == 0)
        return;
    if (m_document.viewsPresent())
        m_document.viewTurn(m_document.game().turnCount() - 1);
    Q_EMIT lookedAt(-1);
    if (!m_motion) {
        Q_EMIT said(tr("Animations are off: the results are shown at once."));
        return;
    }
    m_player->start(filmOf(m_document.viewedTurn()));
}

TurnReplay BoardFilms::filmOf(int turn) const
{
    const MapView &map = m_map();
    TurnReplay film(map.look(), m_document.turn(turn), map.zoom());
    film.layFog(m_document.board(), m_document.sightIn(turn));
    return film;
}

void BoardFilms::playGame()
{
    if (!m_document.hasGame() || m_flow.isCovered() || m_document.game().turnCount() == 0)
        return;
    m_player->stop();
    m_document.viewTurn(0);
    m_playingGame = true;
    playTurn();
}

void BoardFilms::playNextTurn()
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

// --- reveals -----------------------------------------------------------------------------------

/// A turn that has just been revealed goes its way before its results are read.
void BoardFilms::playReveal()
{
    const int turns = m_document.hasGame() ? m_document.game().turnCount() : 0;
    const bool fresh = turns > std::exchange(m_turnsSeen, turns);
    const Step step = m_flow.step();
    if (!fresh || !m_playsReveals || (step != Step::Results && step != Step::Watched && step != Step::Over))
        return;
    m_player->stop();
    const bool table = m_document.table().mode == Table::Mode::Hotseat && !m_flow.isAlone() && step != Step::Watched;
    if (m_paced && table && beginShow())
        return;
    if (!m_motion)
        return;
    holdBack(true);
    playTurn();
    if (!m_player->isActive()) // nothing came of it
        holdBack(false);
}

void BoardFilms::holdBack(bool on)
{
    if (on == m_holdsBack)
        return;
    m_holdsBack = on;
    Q_EMIT heldBack(on);
}

bool BoardFilms::beginShow()
{
    const int turn = shownTurn(m_document);
    if (turn < 0 || !m_map().look().sheet)
        return false;
    Q_EMIT lookedAt(-1);
    m_show.emplace(m_document.board(), m_document.turn(turn), filmOf(turn).before());
    if (!m_show->hasConflicts()) {
        m_show.reset();
        return false;
    }
    holdBack(true);
    Q_EMIT showBegan();
    Q_EMIT changed();
    return true;
}

void BoardFilms::goOnShowing()
{
    if (!m_show->next()) {
        finishShow(true);
        return;
    }
    Q_EMIT changed();
    Q_EMIT conflictTold();
}

void BoardFilms::endShow()
{
    finishShow(false);
}

void BoardFilms::finishShow(bool withFilm)
{
    if (!m_show)
        return;
    m_show.reset();
    holdBack(false);
    Q_EMIT showEnded();
    if (withFilm && m_motion)
        playTurn();
    Q_EMIT changed();
}

bool BoardFilms::takeShowKey(const QKeyEvent &event)
{
    if (!m_show || event.modifiers() != Qt::NoModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Space:
    case Qt::Key_Right: goOnShowing(); return true;
    case Qt::Key_S:
    case Qt::Key_Escape: endShow(); return true;
    default: return false;
    }
}

// --- news --------------------------------------------------------------------------------------

void BoardFilms::beginNews()
{
    m_newsTold = 0;
    if (m_fromAfar && m_motion && (m_flow.step() == Step::Results || m_flow.step() == Step::Over))
        m_newsPace.start();
    else
        m_newsPace.stop();
}

/// The next piece of news that an order brought, lit on the map; after the last one all is shown for once.
void BoardFilms::tellNews()
{
    const int turn = shownTurn(m_document);
    if (turn < 0 || m_player->isActive() || m_show)
        return;
    const QList<News> news = newsOf(m_document.board(), m_document.turn(turn));
    while (m_newsTold < news.size() && news[m_newsTold].result < 0)
        ++m_newsTold;
    const bool more = m_newsTold < news.size();
    Q_EMIT lookedAt(more ? news[m_newsTold].result : -1);
    m_newsTold = more ? m_newsTold + 1 : 0;
}

} // namespace entente::app
