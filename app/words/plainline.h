#pragma once

#include <QString>

namespace entente::app {

inline constexpr int longestName = 40;     ///< of a player
inline constexpr int longestAddress = 254; ///< of a mail box; what is cut off would reach nobody

/// A name that somebody typed, or that a file holds, as one line of at most `longest` letters: without signs that
/// can't be
/// seen, and without those that turn the direction of what follows them. Letters of any script stay as they are.
QString plainLine(const QString &text, int longest = longestName);

/// A name as a button or a tick box shows it, where a single "&" would mark a key.
QString onButton(QString name);

} // namespace entente::app
