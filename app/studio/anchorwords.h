#pragma once

#include "studio/anchors.h"

#include <QString>

namespace entente::app {

/// What stands there, in words.
QString anchorText(Anchor anchor);
/// The key that takes it on the drawing, a letter that is also written into its handle; 0: it has none.
int anchorKey(Anchor anchor);
/// The words, and the key behind them.
QString anchorTextWithKey(Anchor anchor);

} // namespace entente::app
