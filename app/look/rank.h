#pragma once

#include <QString>

class QLabel;

namespace entente::app {

/// How loud a label is: "quiet", "faint", "failure" for what went wrong, "accent" for what went right, or empty for
/// plain text. Its colour is then the theme's, whichever that is at the time.
void setRank(QLabel &label, const QString &rank);
/// "failure" where something went wrong, else plain.
void setFailed(QLabel &label, bool failed = true);

} // namespace entente::app
