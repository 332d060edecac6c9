#pragma once

#include "document/gamedocument.h"
#include "tools/tool.h"

namespace entente::app {

class Actions;

/// Who won, and what can still be done with a game that is over.
Sentence endSentence(const GameDocument &document, const Actions &actions);

} // namespace entente::app
