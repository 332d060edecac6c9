#pragma once

#include <QStringList>

namespace entente::app {

/// Whether a page of rules reads as it was meant. A line within a paragraph that begins with "1." or a dash becomes
/// a list, and tears its sentence in two: each such line is one sentence of the answer. `name`: the file's.
QStringList checkRulesText(const QString &name, const QString &markdown);

} // namespace entente::app
