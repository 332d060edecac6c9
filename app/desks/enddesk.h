#pragma once

#include "document/gamedocument.h"
#include "look/sheet.h"
#include "sheet/livery.h"

class QGridLayout;
class QLabel;
class QLayout;
class QVBoxLayout;

namespace entente::app {

class CentresChart;

/// What became of the game: who has won or how things stand, the powers in order, the race of centres as lines and as a
/// table, the moments that people will remember, and what can be done with a game that is played. Comes by itself when
/// somebody has won, and whenever it is asked for.
class EndDesk : public Sheet {
    Q_OBJECT

public:
    EndDesk(const GameDocument &document, const Livery &livery, QWidget *parent = nullptr);

    /// The race of centres runs once from the first year on.
    void play();

Q_SIGNALS:
    void replayWanted(); ///< from the first turn on
    void pageWanted();   ///< the whole game as a page for a browser
    void playOnWanted();
    void newGameWanted();
    void againWanted(bool lots);             ///< with the same players, who keep their powers or draw them anew
    void momentWanted(int turn, int result); ///< is to be looked at on the map

private:
    void addHeading(QVBoxLayout &column, const Livery &livery);
    QWidget *ranking(const Livery &livery);
    void addScores(QGridLayout &grid, int row);
    QWidget *moments();
    QLayout *makeFoot();

    const GameDocument &m_document;
    CentresChart *m_chart;
    QLabel *m_scoreHead;
    std::vector<std::pair<PowerId, QLabel *>> m_scores; ///< by power: where its score stands
};

} // namespace entente::app
