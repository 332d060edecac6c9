#pragma once

#include <string>
#include <string_view>
#include <utility>

namespace entente {

/// The words of the DPjudge's map files: directives, places and names as they are written there.

/// COAST, LAND, WATER, PORT, SHUT, or AMEND, which adds to what one of these has said.
bool isTerrainWord(std::string_view upper);
/// Does the directive speak of something beyond the board: who is told of it, how it is shown, rules of other games?
bool isAsideWord(std::string_view upper);
/// "Austria" -> "AUSTRIA"; letters beyond ASCII stay.
std::string upperCase(std::string_view text);
/// Of a place: "STP/NC" -> "stp".
std::string baseOfPlace(std::string_view place);
/// "tus": closed to fleets.
bool isForArmies(std::string_view place);
/// "Tys": no army goes there by itself.
bool isForFleets(std::string_view place);
/// How people write a name: "AUSTRIA" -> "Austria", "HOLY+ROMAN+EMPIRE" -> "Holy Roman Empire", "U+S+A" -> "USA",
/// "_NEUTRAL" -> "Neutral".
std::string spokenName(std::string_view word);
/// What stands left and right of an arrow, "KIE -> Hannover"; the left is empty if there is none.
std::pair<std::string, std::string> renamed(std::string_view text);
/// The text as UTF-8. Old maps are written in Latin-1.
std::string utf8Of(std::string_view bytes);

} // namespace entente
