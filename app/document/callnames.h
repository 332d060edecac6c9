#pragma once

#include "document/gamedocument.h"

#include <QString>

namespace entente::app {

/// "Anna, it's your turn (England)"
QString turnCall(const GameDocument &document, PowerId power);
/// "England (Anna)": where the power counts and its player is told beside it; "England" where nobody is named.
QString powerWithPlayer(const GameDocument &document, PowerId power);

/// "Ada has won", or the power where nobody gave a name.
QString playerHasWon(const GameDocument &document, PowerId power);
/// "Turkey has won", "Turkey (Ada) has won"
QString powerHasWon(const GameDocument &document, PowerId power);

/// What became of the orders that the seat had sealed, as its player is to be told, a line each; empty: nothing.
QString meanwhileText(const GameDocument &document, PowerId power);

/// The phase whose sealed orders were opened again last; only where `timesReopened` is not 0.
Phase reopenedIn(const GameDocument &document, PowerId power);

} // namespace entente::app
