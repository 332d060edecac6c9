#pragma once

#include "base/result.h"
#include "io/fault.h"
#include "rules/variant.h"

namespace entente {

/// Armies and fleets on a plain board, in years of spring, autumn and winter: what other programs play.
bool isPlain(const Variant &variant);

/// A map file for the DPjudge and the Python package `diplomacy`. A fault if the variant has what such a map can't say:
/// units beside armies and fleets, boxes, walls, seasons of its own.
Result<std::string, Fault> judgeMapOf(const Variant &variant);

} // namespace entente
