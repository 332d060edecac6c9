#pragma once

#include "mails/mail.h"

#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// Puts the name that is meant in place of the mistyped one at which `piece` could not be read, and notes it; false if
/// none is near enough, or several are.
bool respell(const Board &board, std::string &piece, const ParseError &fault, std::vector<MailNote> &notes);

/// Of the places that a fault proposes, keeps those that the unit of `piece` can reach.
void keepReachable(ParseError &fault, std::string_view piece, const ParseContext &context);

} // namespace entente
