#pragma once

#include "document/gamedocument.h"
#include "panels/rows.h"

#include <QList>

namespace entente::app {

/// A power's account of a winter in which units cost supply points, as rows: what it has, what it owes, what it may
/// build and what keeps it from building more. With `open` the transfers that others ordered are counted as well;
/// before they are revealed only the power's own are known.
QList<Row> ledgerRows(const GameDocument &document, PowerId power, bool open);

/// One row for a power whose orders are not seen: its own points and its upkeep are known to all.
Row ledgerLine(const GameDocument &document, PowerId power);

} // namespace entente::app
