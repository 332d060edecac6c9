#pragma once

#include "io/jsoncursor.h"
#include "rules/variant.h"

#include <functional>

namespace entente {

/// Reads a position's parts as positionjson.h writes them. Readers add what they find to the position and the rest to
/// the faults.

/// {"Austria": ["A Vie", "F Tri"]}
void readUnits(const JsonCursor &object, const Board &board, Position &position);
/// Every army at sea is in the hold of a fleet of its own; a fault where it is not.
void checkHolds(const JsonCursor &object, const Board &board, const Position &position);
/// {"Austria": ["Vie", "Tri"]}: provinces in no list are nobody's.
void readCentres(const JsonCursor &object, const Board &board, Position &position);
/// {"Austria": [{"unit": "A Ser", "from": "Bul", "retreats": ["Alb", "Gre"]}]}: without "retreats" they are
/// the free neighbours except `from`; a stand-off cannot be seen then.
void readDislodged(const JsonCursor &object, const Board &board, Position &position);
/// "S1901M"; a fault if the variant's year has no such phase.
void readPhaseOf(const JsonCursor &text, std::span<const SeasonPlan> seasons, Phase &phase);

/// {"France": ["Mun"]}: centres in which an army or fleet of the power has begun a season (LiMa 7c). A fault where no
/// rule asks.
void readHeld(const JsonCursor &object, const Board &board, Position &position);

/// All of a position.
Position readPosition(const JsonCursor &object, const Board &board, std::span<const SeasonPlan> seasons);

/// Strikes retreats that are closed in the position, however the file lists them (1971 XIII); a sentence for each.
std::vector<Wording> withoutClosedRetreats(const Board &board, Position &position);

/// Lists of provinces by power, a holder for each province: {"Austria": ["Vie"]}. What `bar` says of a province
/// that nobody can hold is a fault.
void readShares(const JsonCursor &object, const Board &board, std::vector<PowerId> &holders,
                const std::function<Wording(ProvinceId)> &bar);
/// The province that the text names, or none with a fault.
ProvinceId readProvince(const JsonCursor &item, const Board &board);
/// The power that the key names, or none with a fault.
PowerId readPowerName(const JsonCursor &where, const Board &board, const std::string &name);

} // namespace entente
