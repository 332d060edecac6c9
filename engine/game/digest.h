#pragma once

#include "game/turn.h"

#include <cstdint>

namespace entente {

/// Stable 64-bit digests (FNV-1a over a fixed byte form), the same on every machine and run.
std::uint64_t digestOf(const Position &position);
std::uint64_t digestOf(const Turn &turn);
std::uint64_t combineDigests(std::uint64_t a, std::uint64_t b);

} // namespace entente
