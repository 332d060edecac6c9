#pragma once

#include "game/turn.h"
#include "io/jsoncursor.h"
#include "rules/variant.h"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace entente {

/// One phase of a test case as data: a position, orders, and what is to come of them.
struct DatcStep {
    bool follows = false; ///< goes on from the step before it
    Position position;
    std::vector<GivenOrder> orders;

    std::vector<Unit> units;                                  ///< afterwards
    std::vector<Unit> dislodged;                              ///< afterwards, those with nowhere to go among them
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

/// Reads maps/standard/cases/datc.json; everything that is wrong with the file goes to `faults`.
std::vector<DatcCase> readDatc(std::string_view json, const Variant &variant, Faults &faults);

/// One thing that a step expects, beside what came of it.
struct DatcCheck {
    enum class About {
        Result,    ///< what became of a unit's order: `expected` is the case's word for it
        Units,     ///< where everybody stands afterwards
        Dislodged, ///< who was driven out
        Retreats,  ///< the places open to a unit
    };
    About about = About::Result;
    std::string unit; ///< as the case writes it; with Result and Retreats
    std::string expected;
    std::string found; ///< of a Result the reason's stable word, or those of all that could be meant
    int result = -1;   ///< index into Turn::results; -1: none
    bool equal = false;
};

/// The words of the cases for what becomes of an order.
inline constexpr const char *datcWords[] = {"success",   "void",      "bounced",   "cut",     "no-convoy",
                                            "disrupted", "dislodged", "no-effect", "disorder"};

/// Everything that the step expects, in the case's order; lists first.
std::vector<DatcCheck> checkDatc(const Board &board, const DatcStep &step, const Turn &turn);
/// Units that were driven out in the turn, those with nowhere to go among them; sorted.
std::vector<Unit> dislodgedUnits(const Turn &turn);

} // namespace entente
