#pragma once

#include "mails/mail.h"

#include <QString>

namespace entente::app {

/// What is said of an order that was read in a mail: what was assumed, or why it does not count.
QString mailNoteSentence(const MailNote &note);

/// Does the order not count, whatever its unit can do? `namesPresent`: a heading of the mail names the present phase.
bool isMeantElsewhere(const MailOrder &order, bool namesPresent);

} // namespace entente::app
