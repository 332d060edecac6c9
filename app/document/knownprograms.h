#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <string>

namespace entente::app {

// Programs that play (document/playerprogram.h) as they are known on this machine: a name, and how the program is
// started. A game keeps the name alone, so that what it starts here is what somebody wrote down here.

inline constexpr int longestProgramName = 40; ///< characters

/// Their names, in the order of the alphabet.
QStringList knownPrograms();
/// How the program of that name is started; empty: none is known here.
QString commandOf(const QString &name);
/// Writes it down, in place of one of that name.
void rememberProgram(const QString &name, const QString &command);
/// Games that know it by its name know no longer how it is started.
void forgetProgram(const QString &name);

/// The word by which a game knows that a program of that name plays a seat.
std::string playerWordOf(const QString &program);
/// The name in such a word; nothing if it is another.
std::optional<QString> programNamed(const std::string &player);

} // namespace entente::app
