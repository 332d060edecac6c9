#pragma once

#include "document/gamedocument.h"
#include "panels/rows.h"

#include <QList>

namespace entente::app {

/// What a winter in which units cost supply points asks of a power, as rows: what must yet be saved, the limits of its
/// kinds, and what keeps it from building in its home centres. The figures themselves stand in the LedgerTable. With
/// `open` the transfers that others ordered are counted as well; before they are revealed only the power's own are
/// known.
QList<Row> ledgerRows(const GameDocument &document, PowerId power, bool open);

} // namespace entente::app
