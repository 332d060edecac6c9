#pragma once

#include <QString>

namespace entente::app {

/// Other words by which people look for a command, by its objectName; empty where its name is all there is.
QString synonymsOf(const QString &command);

} // namespace entente::app
