#pragma once

#include "studio/drawing.h"
#include "studio/drawnstyle.h"

namespace entente {

struct Affine;

/// Takes what the last element of `path` draws, if it lies in a group that is called "sea ornaments" or "land
/// ornaments" (or one around it is). Colours of lines, widths and opacity are told by attributes, its own or of those
/// around it. False if it is of the board.
bool takeOrnament(Drawing &drawing, const XmlPath &path, const Affine &where, const DrawnStyle &style, int group);

} // namespace entente
