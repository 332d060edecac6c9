#pragma once

#include "game/turn.h"
#include "map/board.h"

#include <QList>
#include <QString>

namespace entente::app {

/// One thing that a turn brought, in a sentence, and how much people will talk about it.
struct News {
    QString text;
    int weight = 0;  ///< higher: told first, and longer remembered
    int result = -1; ///< the order that it speaks of, as an index into Turn::results; -1: none

    friend bool operator==(const News &, const News &) = default;
};

/// What is to be told of a turn, the weightiest first: who has won or is out, who was driven out, centres that changed
/// hands, stand-offs, and where the others went. Units that stood still are no news.
QList<News> newsOf(const Board &board, const Turn &turn);

/// Worth telling when the game is over: more than the way of a unit, and less than the victory.
bool isMemorable(const News &news);

} // namespace entente::app
