#pragma once

#include <QString>

class QApplication;

namespace entente::app {

/// What every window takes for granted: icon, language, how choices answer the wheel and texts the mouse.
void prepareApplication(QApplication &application);

/// Opens the window, on the saved game `file` if that is not empty, and runs until it is closed. Returns the exit
/// status.
int runWindow(QApplication &application, const QString &file);

} // namespace entente::app
