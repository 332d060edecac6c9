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
    return isThorough() ? all : all / 5;
}

} // namespace entente::test
