#pragma once

#include "document/gamedocument.h"

#include <QList>
#include <QString>

#include <functional>

namespace entente::app {

/// What somebody is told who asks the board in words, and the place that it is about.
struct BoardAnswer {
    QString text;
    RegionId about; ///< none: the answer is about no single place
};

/// Answers for whoever does not see the map or would rather type: "what is in Bur", "who reaches Bel", or the name of a
/// place alone, which asks both. Names are read as in orders. What can go where stands in the list of legal orders.
/// `tell` says what is in a place where somebody stands, to whoever sits here. Empty: no place is named.
QList<BoardAnswer> answersTo(const QString &typed, const GameDocument &document,
                             const std::function<QString(RegionId)> &tell);

/// "read the results"
bool asksForResults(const QString &typed);

} // namespace entente::app
