#pragma once

#include "mails/mail.h"

#include <string>
#include <string_view>
#include <vector>

namespace entente {

// Orders that hang on something: "If Russia moves to BLA then F Ank - Con", "A Con - Bul, unless Austria is there", the
// IF / THEN / ELSE of the judges. They are told with their condition and never written as orders.

/// Blanks what only sounds like a condition, and gives it: "if I may", "if this is allowed, ...".
std::vector<std::string> takeCourtesies(std::string &line, const Board &board);

/// Blanks the sentences of a line that hang on a condition and gives them, in turn. "If you have questions, call me"
/// hangs on nothing and stays.
std::vector<MailFault> takeConditions(std::string &line, const Board &board, MailHeading &heading);

/// Does an "if" stand in the last sentence?
bool saysIf(std::string_view text);

/// Marks the lines from an "IF" to its "ENDIF"; by index.
std::vector<bool> conditionBlocks(const std::vector<std::string_view> &lines);

} // namespace entente
