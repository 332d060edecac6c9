#pragma once

#include "document/gamedocument.h"
#include "flow/tableflow.h"
#include "map/mapview.h"
#include "map/turnreplay.h"
#include "board/revealshow.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>

class QKeyEvent;

namespace entente::app {

class ReplayControls;
class ReplayPlayer;

/// What goes on by itself on a board: a turn that is played, a whole game turn after turn, a reveal that is told
/// conflict by conflict, the news read out for who sits far away. Whoever does something else ends it.
class BoardFilms : public QObject {
    Q_OBJECT

public:
    /// `map`: as everything that has changed makes it.
    BoardFilms(GameDocument &document, TableFlow &flow, std::function<MapView &()> map, ReplayControls &controls,
               QObject *parent);

    void setPlaysReveals(bool on) { m_playsReveals = on; } ///< a turn is played when it is revealed
    void setPaced(bool on) { m_paced = on; }               ///< conflicts of a reveal are told one after another
    void setSpeed(double speed);                           ///< as it was chosen last
    void setMotion(bool on);                               ///< off: a replay shows its end at once
    bool moves() const { return m_motion; }
    void setFromAfar(bool on);

    bool isReplaying() const;                                              ///< a turn is being played on the map
    bool isActive() const;                                                 ///< or held
    const RevealShow *show() const { return m_show ? &*m_show : nullptr; } ///< that is being told
    /// A reveal goes on: what came of it is not to be read anywhere else before it has been seen.
    bool holdsBack() const { return m_holdsBack; }
    bool showOn(MapView &map) const; ///< false: nothing goes on

    /// Plays the turn looked at (or the last one) on the map; pauses and goes on if it is playing.
    void playTurn();
    void playGame();   ///< turn after turn, from the first on
    void playReveal(); ///< of a turn that has just been revealed, if there is one
    void beginNews();  ///< of the results, if they are to be read from afar
    void startAnew();  ///< another game: what it has is not new, unless its last reveal was left amid it
    void stop();       ///< the turn that is played
    void endShow();
    void stopNews() { m_newsPace.stop(); }
    void leave(); ///< somebody looks or acts for themselves
    bool takeShowKey(const QKeyEvent &event);

Q_SIGNALS:
    void moved();   ///< the picture
    void changed(); ///< the picture and what is told
    void said(const QString &sentence);
    void lookedAt(int result); ///< a result is shown alone; -1: none is
    void heldBack(bool on);    ///< `holdsBack` is another
    void showBegan();
    void conflictTold();
    void showEnded();

private:
    void playNextTurn();
    TurnReplay filmOf(int turn) const; ///< as this table may see it
    bool beginShow();                  ///< false: nothing to tell
    void holdBack(bool on);
    void goOnShowing();
    void finishShow(bool withFilm);
    void tellNews();

    GameDocument &m_document;
    TableFlow &m_flow;
    std::function<MapView &()> m_map;
    ReplayPlayer *m_player;
    std::optional<RevealShow> m_show;
    QTimer m_newsPace{this};
    int m_newsTold = 0;
    bool m_holdsBack = false;
    bool m_fromAfar = false;
    bool m_playingGame = false; ///< the next turn follows when one has been played
    bool m_playsReveals = true;
    bool m_paced = true;
    bool m_motion = true;
    int m_turnsSeen = 0; ///< of this game: later ones are played when they come
};

} // namespace entente::app
