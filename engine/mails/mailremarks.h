#pragma once

#include "mails/mail.h"

#include <string>
#include <string_view>
#include <vector>

namespace entente {

/// "A Mun stands (retreat: Ber, Kie)": the bracket at the end of an order was passed over, so somebody should see it.
/// One that only repeats the order's way or coast says nothing.
void noteRemark(std::string_view piece, std::vector<MailNote> &notes);

/// "A Hol S A Bel (the English one), ...": blanks the bracket at which `piece` could not be read, if somebody only
/// talks in it, and notes it; false if there is none.
bool dropRemark(std::string &piece, const ParseError &fault, std::vector<MailNote> &notes);

/// Orders below the name of another phase are likely to be that phase's.
void noteOtherPhase(MailLine &line, const MailHeading &heading, const Phase &present, const YearCount &years);

/// Below a title of press talk is no fault, and what reads as an order says why it is none.
void notePress(MailLine &line, const MailHeading &heading);

} // namespace entente
