#pragma once

#include <QString>
#include <QStringList>

namespace entente::app {

/// Is this first word of a call one that needs no window: a command, --help or --version?
bool isHeadless(const QString &word);

/// Does the command of this name paint, so that it needs a QGuiApplication?
bool paintsPictures(const QString &word);

/// Runs the command that the first word names and answers the exit status. Needs a
/// QCoreApplication and no display. Answers go to standard output, messages to standard error.
int runHeadless(const QStringList &words);

} // namespace entente::app
