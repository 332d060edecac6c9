#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace entente::app {

class MainWindow;

/// Everything that somebody at the screen could learn from a program, whatever key he presses and whatever tool he
/// reads the window with: key, where it stands ("mainWindow/…/orderLine.text"); value, what it says.
using Seen = QMap<QString, QString>;

/// Of every widget of every window, shown or hidden: its properties, and what undo would bring into its field. Of every
/// list and chooser its whole model. Every action. Every graphics item. What is read out (accessible names). The map's
/// state. What can be undone. Clipboard, focus, popups. What the program keeps between drawings counts, what the next
/// drawing makes anew from it (pixmaps, caches) does not.
Seen everythingSeen(MainWindow &window);

/// The part of it that can be had in a fraction of a millisecond: what is shown, and what can be pressed.
Seen glance(MainWindow &window);

/// Of every file below a folder: that it is there, its size, and what is not locked in it. Names that are drawn by lot
/// count as one name.
Seen filesSeen(const QString &folder);

/// Where two differ, a line each; empty if they don't.
QStringList differences(const Seen &one, const Seen &other);

} // namespace entente::app
