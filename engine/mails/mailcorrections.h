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

/// "No, make that an army", "nein, lieber eine Armee": does the sentence begin with words that correct what stands
/// before it?
bool beginsInCorrection(std::string_view said);

/// Do the words undo what stands before them and say nothing further: "Scratch that."
bool onlyUndoes(std::string_view correction, const Board &board);

/// "The army goes to Edinburgh instead", "..., statt dessen": does it end in words that correct something?
bool endsInCorrection(std::string_view said);

/// "Forget the last one": it is the order right before it and no other.
bool undoesLast(std::string_view correction);

} // namespace entente
