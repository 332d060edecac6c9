#pragma once

#include "studio/boardsketch.h"

#include <map>

namespace entente {

/// A package of variants for jDip, as files by name: variants.xml, the list of adjacencies and the drawn map. A fault
/// if the board does not hold together or has what jDip does not play.
Result<std::map<std::string, std::string>, Fault> jdipPackageOf(const BoardSketch &sketch);

} // namespace entente
