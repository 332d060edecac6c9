#pragma once

#include "game/turn.h"

#include <cstdint>

namespace entente {

/// What is hashed of the number of a place, a unit's kind or a power: all of it, or its lowest eight bits. Both are the
/// same on boards of up to 256 regions; files of larger ones were written with eight bits until digests told regions
/// apart that differ by 256.
enum class DigestForm : std::uint8_t { Whole, EightBits };

/// Stable 64-bit digests (FNV-1a over a fixed byte form), the same on every machine and run.
std::uint64_t digestOf(const Position &position, DigestForm form = DigestForm::Whole);
std::uint64_t digestOf(const Turn &turn);
std::uint64_t combineDigests(std::uint64_t a, std::uint64_t b);

} // namespace entente
