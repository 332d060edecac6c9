#pragma once

#include "document/gamedocument.h"
#include "map/livery.h"

#include <QDialog>

namespace entente::app {

/// What became of the game: who has won or how things stand, the centres of each year as lines and as a table, and
/// what can be done with a game that is played. Comes by itself when somebody has won, and whenever it is asked for.
class EndDesk : public QDialog {
    Q_OBJECT

public:
    EndDesk(const GameDocument &document, const Livery &livery, QWidget *parent = nullptr);

Q_SIGNALS:
    void replayWanted();  ///< from the first turn on
    void pageWanted();    ///< the whole game as a page for a browser
    void newGameWanted();
};

} // namespace entente::app
