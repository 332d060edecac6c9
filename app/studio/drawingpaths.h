#pragma once

#include <QString>

namespace entente::app {

/// Where the drawing of a board was when it was read last: kept with the person's preferences, for the board's folder
/// is given to others. Nothing if nobody knows, or if no file is there any more.
QString drawingOf(const QString &folder);

/// What the program brings itself, and an empty path, are not kept.
void keepDrawingOf(const QString &folder, const QString &path);

} // namespace entente::app
