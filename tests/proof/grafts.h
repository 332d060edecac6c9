#pragma once

#include "world.h"

#include <cstdint>
#include <vector>

namespace entente::proof {

/// Larger worlds by chance, the same on every machine: two small ones of up to four units that share some powers, and
/// places of which one of them finds empty what the other fills or wants too. What takes more units than can be tried
/// whole is mostly two small things that meet.
class Grafts {
public:
    explicit Grafts(std::uint64_t seed);
    World next();

private:
    int below(int n);
    bool graft(const World &a, const World &b, World &both);

    std::uint64_t m_state;
    std::vector<World> m_worlds;
};

} // namespace entente::proof
