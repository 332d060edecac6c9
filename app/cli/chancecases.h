#pragma once

#include "io/gamecase.h"

#include <cstddef>
#include <memory>
#include <vector>

namespace entente::app {

/// So many cases that nobody thought of, to measure with: the variant's board with as many units as it has centres, in
/// chance places and of all its kinds, each with a legal order by chance. Half of the units move where they can, so
/// that there is something to judge. The same on every machine.
std::vector<GameCase> chanceCases(const std::shared_ptr<const Variant> &variant, std::size_t count);

} // namespace entente::app
