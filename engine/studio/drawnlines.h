#pragma once

#include "io/xml.h"
#include "studio/drawing.h"

#include <vector>

namespace entente {

/// What an element draws as lines, where the element lies, each with its course. Only short ones: a coast of a thousand
/// points joins nothing.
std::vector<DrawnLine> drawnLinesOf(const XmlElement &element);

/// Does its outline end where it begins because somebody closed it?
bool isClosedShape(const XmlElement &element);

} // namespace entente
