#pragma once

#include "exchange/svgshape.h"
#include "studio/drawing.h"

#include <memory>

namespace entente {

/// What a `clipPath` leaves of what it cuts, where that lies on the drawing; `otherwise` if it can't be read.
std::shared_ptr<const Rings> clipOf(const XmlElement &clipPath, const Affine &where,
                                    std::shared_ptr<const Rings> otherwise);

/// Is a shape as large as what it is cut to, or larger? A colour or a texture that is has the shape of that.
bool spans(const Rings &shape, const Rings &clip);

} // namespace entente
