#pragma once

#include "exchange/boarddraft.h"

#include <string>
#include <string_view>

namespace entente {

/// The layer of map.svg with what an author drew there, `scale` times as large; empty if that is nothing.
std::string ornamentLayer(std::string_view layer, const ChartOrnaments &ornaments, double scale);

} // namespace entente
