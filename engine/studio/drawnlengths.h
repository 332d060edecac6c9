#pragma once

#include "exchange/svgshape.h"
#include "io/xml.h"

#include <optional>
#include <string_view>

namespace entente {

/// A length of SVG or CSS ("12", "21cm", "1.5em") in units of the drawing, 96 to the inch. Nothing for shares of
/// something ("100%") and for what is no length. `em`: the size of letters that "em" and "%" mean, if they are known.
std::optional<double> lengthOf(std::string_view text, std::optional<double> em = {});

/// Where what an `svg` or a `symbol` shows lies in the space of `width` by `height` that it has: its `viewBox` is made
/// as large as fits, in the middle. What has no view box, or no space, stays as it is.
Affine viewWithin(const XmlElement &element, std::optional<double> width, std::optional<double> height);

} // namespace entente
