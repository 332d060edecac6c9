#pragma once

#include "io/gamecase.h"
#include "io/jsoncursor.h"

namespace entente {

/// One case as a part of a file. What is wrong with it goes to the faults of `root`; it is whole if there are none.
GameCase readCase(const JsonCursor &root, const VariantFinder &variants, CaseOrders use = CaseOrders::Read);
/// What writeCase (gamecase.h) writes.
JsonValue caseJson(const std::string &id, const Variant &variant, const std::map<std::string, std::string> &settings,
                   const Position &position, const std::vector<GivenOrder> &orders, const GameCase::Wish &wish = {});

} // namespace entente
