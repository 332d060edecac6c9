#pragma once

#include "studio/drawing.h"

namespace entente {

/// The drawing with what a trace or a drawing program has joined taken apart: a path without a name of its own in whose
/// separate parts several names stand is as many shapes. A path that is a net of lines is no shape; what it encloses
/// and nothing else fills is.
Drawing partedShapes(const Drawing &drawing);

} // namespace entente
