#pragma once

#include "mails/mail.h"

namespace entente {

/// Turns orders into questions of which the writer says something that nobody understood: he corrects, denies or takes
/// back something of their units ("scrap the bit about Venice", "only not with Liverpool", "pas la Suède"), or tells
/// one of them to do something else. Where a correction names no unit, the order right before it is meant. What is
/// quoted corrects nothing of the mail that quotes it.
void doubtUnread(Mail &mail, const ParseContext &context);

} // namespace entente
