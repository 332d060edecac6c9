#pragma once

#include "io/xml.h"
#include "studio/drawing.h"

#include <optional>
#include <string>
#include <vector>

namespace entente {

/// The id of an element as its author wrote it: Illustrator writes "_x20_" for a blank and what else no id may hold,
/// and "Paris_1_" for a second "Paris".
std::string drawnIdOf(const XmlElement &element);

/// What a drawing program lets its author call an element beside its id (Inkscape, Illustrator, Affinity), else its
/// title. May be empty.
std::string drawnLabelOf(const XmlElement &element);

/// Takes away an id that most shapes have, which names none of them. What to say of it, or nothing if there is none.
std::optional<Wording> withoutCommonName(std::vector<DrawnShape> &shapes);

} // namespace entente
