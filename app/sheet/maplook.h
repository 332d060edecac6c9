#pragma once

#include "sheet/livery.h"
#include "sheet/mapsheet.h"
#include "sheet/theme.h"

#include <QString>

#include <memory>
#include <vector>

namespace entente::app {

/// How much of the names is written: nothing, abbreviations, or names in full where there is room.
enum class Labels { None, Short, Full };

/// In the order in which a person is offered them.
inline constexpr Labels everyLabels[] = {Labels::Full, Labels::Short, Labels::None};

/// Everything that the base of a map depends on but for the scale: a value, copied into each
/// thread that paints a piece of it.
struct MapLook {
    std::shared_ptr<const MapSheet> sheet;
    std::shared_ptr<const Board> board;
    Livery livery;
    MapTheme theme = MapTheme::light();
    Labels labels = Labels::Full;
    QString language = QStringLiteral("en"); ///< of the names written out
    bool patterns = false;
    std::vector<PowerId> owner; ///< by province, as in MapState

    /// The theme in the sheet's own colours, if it is one that takes them.
    MapTheme inks() const { return sheet ? theme.onPaper(sheet->paper()) : theme; }

    friend bool operator==(const MapLook &, const MapLook &) = default;
};

} // namespace entente::app
