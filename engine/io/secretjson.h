#pragma once

#include "game/game.h"

#include <string>
#include <string_view>

namespace entente {

/// The secret order of a game as text, for whoever locks it away: {"seed": 7, "schedules": {"S1901M": ["Austria",
/// ...]}}. It must never be written to a file in the clear.
std::string secretText(const Game &game);
/// Gives the game the secret order that the text holds; false if it holds none, and the game is as it was.
bool takeSecret(Game &game, std::string_view text);

} // namespace entente
