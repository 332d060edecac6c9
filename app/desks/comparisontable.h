#pragma once

#include <QString>

class QTableWidget;
class QWidget;

namespace entente::app {

/// A table to read, not to write in: the first column as wide as what stands in it, the others share the rest
/// and break their lines. The parent owns it.
QTableWidget *comparisonTable(QWidget *parent, int columns, const QString &objectName, const QString &accessibleName);

} // namespace entente::app
