#pragma once

#include "base/wording.h"

#include <string_view>

namespace entente {

/// What an unpacked file is that no reader takes, as far as it is known: that it belongs to a board of another program,
/// and what it lacks. One sentence for whoever tried to open it; empty: nobody knows.
Wording whatStrangeFileIs(std::string_view bytes);

} // namespace entente
