#pragma once

#include "io/xml.h"

#include <string>

namespace entente {

/// How an element is moved, as the attribute `transform` says it; where its style does ("translate(3px, 0)"), that
/// counts, in the attribute's way of writing.
std::string movementOf(const XmlElement &element);

} // namespace entente
