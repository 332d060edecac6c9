#pragma once

#include <QStringList>

namespace entente::app {

/// Splits a line of a script at spaces; what stands in double quotes stays together.
QStringList scriptWords(const QString &line);

} // namespace entente::app
