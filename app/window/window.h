#pragma once

#include <QString>

class QApplication;

namespace entente::app {

struct WindowOptions {
    QString file;   ///< a saved game to open, or empty
    QString script; ///< a script to play, or empty
};

/// Opens the window and runs until it is closed (or the script ends). Returns the exit status.
int runWindow(QApplication &application, const WindowOptions &options);

} // namespace entente::app
