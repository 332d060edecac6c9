#pragma once

#include "game/happenings.h"
#include "io/json.h"

#include <string>

namespace entente {

/// One happening as answers tell it: `event` (its word), and as far as it has them `power`, `unit` as it stood before,
/// `place`, `to`, `from` (whose a centre was), then `explanation` if there is one, `because` (the orders that brought
/// it about) and `rule`.
JsonValue eventJson(const Board &board, const Turn &turn, const Happening &happening,
                    const std::string &explanation = {});

} // namespace entente
