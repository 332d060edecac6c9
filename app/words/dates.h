#pragma once

#include <QDateTime>
#include <QString>

namespace entente::app {

/// When something was, as one says it at `now`: "2 minutes ago", "today, 19:49", "yesterday, 19:49", "20 November
/// 2026".
QString whenText(const QDateTime &then, const QDateTime &now);

} // namespace entente::app
