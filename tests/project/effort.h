#pragma once

#include <cstdlib>

namespace entente::test {

/// Tests that try things by chance try all of them under `packaging/test --thorough`, which sets ENTENTE_THOROUGH, and
/// a part of them before each change lands.
inline bool isThorough()
{
    return std::getenv("ENTENTE_THOROUGH") != nullptr;
}

/// Of so many trials those that are to be made; of a number that they must reach, the same part.
inline int trials(int all)
{
    return isThorough() ? all : all / 8;
}

/// Of rows that take long: is it this one's turn? One in `of` of them is tried before a change lands, and which one
/// goes round: by ENTENTE_ROUND, a number that `.ci/run` counts up from day to day. Without it the first has its turn.
inline bool isItsTurn(int row, int of)
{
    const char *round = std::getenv("ENTENTE_ROUND");
    return isThorough() || row % of == (round ? std::atoi(round) : 0) % of;
}

} // namespace entente::test
