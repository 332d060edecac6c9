#pragma once

#include "mails/mail.h"

namespace entente {

class Board;

/// Is a line one of the list of centres or of events, so that it holds no order? Titles of such lists are kept in the
/// heading.
bool tellsResults(const Board &board, std::string_view line, MailHeading &heading);

/// Has a line words in which this program or a mail judge says who may retreat where, who ordered nothing, what comes
/// next ("The Austrian Army in Serbia can retreat to Albania or Greece.")? Orders may stand before them.
bool announces(std::string_view line);

/// At a blank line press ends, and so does a list that has begun.
void endBlocks(std::string_view line, MailHeading &heading);

} // namespace entente
