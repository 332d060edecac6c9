#pragma once

#include "mails/mail.h"

#include <string_view>

namespace entente {

// Words beside an order that only say that it is taken back: "cancelled", "- scratch that", "gestrichen", "annulé".

/// Is one of these words in it, as a table's last column has it?
bool isTakenBack(std::string_view remark);

/// Notes it in the orders that are meant: the one before the words, those behind "Withdrawn:", and where the words
/// have a line of their own the last one above it, or all ("the above", "both"). Who is in doubt is asked.
void noteRecalls(Mail &mail, const ParseContext &context);

} // namespace entente
