#pragma once

#include <QStringList>

namespace entente::app {

/// Splits a line of a script at spaces; what stands in double quotes stays together.
QStringList scriptWords(const QString &line);

/// Empty if a line held, else what was expected and what was there.
using Complaint = QString;

} // namespace entente::app
