#pragma once

#include "io/idtable.h"
#include "map/board.h"

#include <utility>
#include <vector>

namespace entente {

/// The kinds of units that a variant's file lists.
struct KindsRead {
    std::vector<UnitKind> kinds;
    IdTable ids{worded("Faults", "unit kind")}; ///< by letter
    /// Kinds that appear again at a province (`returnsTo`), which is not known yet: its name, and the kind's index.
    std::vector<std::pair<JsonCursor, int>> returns;
};

/// Reads them. What is wrong becomes faults.
KindsRead readKinds(const JsonCursor &variant);

} // namespace entente
