#pragma once

#include "orders/mail.h"

#include <string_view>
#include <vector>

namespace entente {

/// "A Mun stands (retreat: Ber, Kie)": the bracket at the end of an order was passed over, so somebody should see it.
/// One that only repeats the order's way or coast says nothing.
void noteRemark(std::string_view piece, std::vector<MailNote> &notes);

} // namespace entente
