#pragma once

#include "sheet/theme.h"

#include <QPointF>
#include <QString>

class QPainter;

namespace entente::app {

/// The signs that belong to the ground of a map and not to a game on it: kinds of centres, borders, ground nobody
/// enters. A sheet names those that it uses; its plate and the legend show them.

/// What a sign means, in a few words; empty where the name is unknown.
QString groundMeaning(const QString &mark);

/// "tank, 3 points": what a unit costs, or a centre yields, each winter; the words alone where nothing is counted.
QString withPoints(const QString &words, int points);

/// About 28 wide and 14 high around `at`, in the painter's units.
void paintGroundMark(QPainter &painter, const QString &mark, QPointF at, const MapTheme &theme);

} // namespace entente::app
