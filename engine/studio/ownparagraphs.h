#pragma once

#include "io/json.h"
#include "studio/boardsketch.h"

#include <map>
#include <string>

namespace entente {

// Which paragraph of a board's own rules speaks of what (`paragraphs` in variant.json). The page of rules that the
// studio writes numbers the features that are on; whoever writes other numbers into the file keeps them.

/// The number of this feature on the page, from "1"; empty: it is not on.
std::string paragraphOf(const BoardSketch &sketch, Switch feature);

/// Adds them to a variant.json that has its features already: the page's, and what somebody wrote instead or beside.
void addParagraphs(JsonValue &variant, const BoardSketch &sketch);
/// Takes over what a variant says of them where the page says something else.
void takeParagraphs(BoardSketch &sketch, const Variant &variant);

} // namespace entente
