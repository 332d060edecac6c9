#pragma once

#include "document/gamedocument.h"
#include "panels/rows.h"

#include <QList>

namespace entente::app {

/// A power's account of a winter in which units cost supply points, as rows: what it has, what it owes, what it may
/// build and what keeps it from building more. With `open` the transfers that others ordered are counted as well;
/// before they are revealed only the power's own are known.
QList<Row> ledgerRows(const GameDocument &document, PowerId power, bool open);

/// One row that sums up another power: what its centres yield and its units cost is known to all; with `open` what it
/// gives and is given as well.
Row ledgerLine(const GameDocument &document, PowerId power, bool open);

} // namespace entente::app
