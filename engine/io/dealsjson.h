#pragma once

#include "game/deal.h"
#include "io/jsoncursor.h"

namespace entente {

/// [{"from": "Austria", "to": "Italy", "first": "S1901M", "last": "F1901M", "state": "agreed", "promises": [
/// {"peace": true}, {"by": "Italy", "out": ["Tyr"]}, {"by": "Austria", "order": "A Vie - Gal"},
/// {"against": "Russia"}]}]; a promise without "by" binds both.
JsonValue dealsJson(const Board &board, const Deals &deals);
Deals readDeals(const JsonCursor &list, const Board &board);

} // namespace entente
