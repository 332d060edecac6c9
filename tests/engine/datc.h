#pragma once

#include "io/jsoncursor.h"
#include "orders/order.h"
#include "rules/variant.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace entente::test {

/// One phase of a test case as data: a position, orders, and what is to come of them.
struct DatcStep {
    bool follows = false;              ///< goes on from the step before it
    Position position;
    std::vector<GivenOrder> orders;

    std::vector<Unit> units;           ///< afterwards
    std::vector<Unit> dislodged;       ///< afterwards, those with nowhere to go among them
    std::map<std::string, std::vector<std::string>> retreats; ///< by unit as written: the places open to it
    std::map<std::string, std::vector<std::string>> results;  ///< by unit as written: what became of its orders
};

/// Another choice of the rules for the first step, and what it changes.
struct DatcRuling {
    std::map<std::string, std::string> settings;
    std::map<std::string, std::string> ends; ///< by unit as written: the place where it is afterwards
    bool namesDislodged = false;
    std::vector<std::string> dislodged;
};

struct DatcCase {
    std::string id;
    std::string name;
    std::vector<DatcStep> steps;
    std::vector<DatcRuling> rulings;
};

/// Reads tests/cases/datc.json; everything that is wrong with the file goes to `faults`.
std::vector<DatcCase> readDatc(std::string_view json, const Variant &variant, Faults &faults);

} // namespace entente::test
