#pragma once

#include <QString>

class QApplication;

namespace entente::app {

/// Opens the window, on the saved game `file` if that is not empty, plays the script in it and closes it. The exit
/// status: 0 if every line held.
int playScript(QApplication &application, const QString &script, const QString &file);

} // namespace entente::app
