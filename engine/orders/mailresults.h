#pragma once

#include "orders/mail.h"

namespace entente {

class Board;

/// Does a line tell what became of a season and hold no order: one of the list of centres or of events, or who may
/// retreat where? Titles of such lists are kept in the heading.
bool tellsResults(const Board &board, std::string_view line, MailHeading &heading);

/// At a blank line press ends, and so does a list that has begun.
void endBlocks(std::string_view line, MailHeading &heading);

} // namespace entente
