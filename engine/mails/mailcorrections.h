#pragma once

#include "mails/mail.h"

#include <string>
#include <string_view>

namespace entente {

// Second thoughts within a mail: "Sorry, correction: A War - Ukr and A Mos - StP", "scratch that, ...", "ich meinte
// ...". The last order for a unit counts, so what can be read of a correction wins by itself.

/// Blanks the words that say of a line that it corrects something, wherever they stand, and gives them with all that
/// follows; empty where there are none.
std::string takeCorrection(std::string &line, const Board &board);

/// What a correction may speak of and could not be read of it: the orders of the units that it names, else the order
/// that stands right before it. They turn doubtful.
void doubtCorrected(Mail &mail, const Board &board);

} // namespace entente
