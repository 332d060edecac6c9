#pragma once

#include <QByteArray>
#include <QString>

class QApplication;
class QWidget;

namespace entente::app {

/// What every window takes for granted: icon, language, how choices answer the wheel and texts the mouse.
void prepareApplication(QApplication &application);

/// How large the person wants everything, in parts of the system's own size; empty: as the system has it. To be put
/// into QT_SCALE_FACTOR before there is an application.
QByteArray chosenScale();

/// Where it stood when it was closed, at first as large as the screen has room for; never larger, nor beyond its edge.
void placeWindow(QWidget &window, const QByteArray &kept);

/// Opens the window, on the saved game `file` if that is not empty, and runs until it is closed. Returns the exit
/// status.
int runWindow(QApplication &application, const QString &file);

} // namespace entente::app
