#pragma once

#include "map/board.h"

#include <QByteArray>
#include <QStringList>

#include <memory>

namespace entente::app {

/// As much of a board as a faulty variant.json gives, so that one run can also look at the drawing:
/// provinces with an id, passages between two of them. Null if there is no province at all. `twice`
/// gets a sentence for every abbreviation or id that two provinces share, which the look-up of names cannot tell.
std::shared_ptr<const Board> readLooseBoard(const QByteArray &json, QStringList &twice);

} // namespace entente::app
