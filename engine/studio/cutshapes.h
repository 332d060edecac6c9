#pragma once

#include "studio/drawing.h"

namespace entente {

/// The drawing with filled shapes on which several names stand (a power's lands in one, the sea as the ground of the
/// sheet) cut along the lines over them, so that each part has its name. A part that is cut off without a name is one
/// of its own where it is about as large as the others. Lines that part no names cut nothing.
Drawing cutShapes(const Drawing &drawing);

} // namespace entente
