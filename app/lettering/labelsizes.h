#pragma once

#include "sheet/maplook.h"

#include <array>
#include <vector>

namespace entente::app {

/// In what type the names of lands and of waters are written out at one scale. In pixels.
class LabelSizes {
public:
    LabelSizes(const MapLook &look, qreal scale);

    /// That of its class on this sheet, the second of the class for places that have less room, the least of a class,
    /// and, where nothing else serves, the least that can be read.
    std::vector<qreal> of(bool sea) const;
    /// The least of a class.
    static qreal least(bool sea);

private:
    std::array<qreal, 2> m_type; ///< of lands and of waters
};

} // namespace entente::app
