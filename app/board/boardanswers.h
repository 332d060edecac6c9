#pragma once

#include "document/gamedocument.h"
#include "orders/boardquestion.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace entente::app {

/// What somebody is told who asks the board in words, and the place that it is about.
struct BoardAnswer {
    QString text;
    RegionId about; ///< none: the answer is about no single place
};

/// Whoever asks, and what parts of the window tell.
struct Telling {
    std::function<QString(RegionId)> place;      ///< what is in a place where somebody stands
    std::function<QStringList(PowerId)> results; ///< what became of the orders (of a power, if it is one), a line each
    std::function<QStringList(PowerId)> orders;  ///< those that may be read (of a power, if it is one), a line each
    std::vector<PowerId> own;                    ///< the powers of whoever asks
};

/// Answers for whoever does not see the map or would rather type (`BoardQuestion`), as far as whoever sits here may
/// know: "what is in Bur", "who reaches Bel", or the name of a place alone, which asks all that can be told of it. What
/// can go where stands in the list of legal orders. None: the line is no question.
QList<BoardAnswer> answersTo(const BoardQuestion &question, const GameDocument &document, const Telling &telling);

} // namespace entente::app
